"""Rules that belong together: who cites one of them is told what of the rest is missing, until a reason is given."""

import pytest

from tests.rules.test_sixth_house import HARBOUR
from trainer.rules.book import Book, all_books, make
from trainer.rules.encoded import encoded
from trainer.rules.families import Half, families, family_of, halves, idle
from trainer.rules.ledger_file import read

HEADS_UP, MULTIWAY = "bet.undercall.heads-up-any-bet", "bet.undercall.multiway-opening-bet"
RAISE_ON = ("bet.undercall.multiway-raise-as-meant", "bet.undercall.multiway-raise-as-put-out")
NAME = "harbour-2026.toml"


def house(*rules: str, uncited: str = "") -> Book:
    """The sixth house with one paragraph on undercalls more, which cites these."""
    cites = ", ".join(f'"{each}"' for each in rules)
    row = f"""
[[paragraph]]
at = "30"
topic = "bet.undercall"
status = "encoded"
says = "Who puts out too little calls in full."
rules = [{cites}]
tests = ["tests/x.py::test_y"]
"""
    text = HARBOUR.replace("[[paragraph]]", f"{uncited}\n[[paragraph]]", 1) + (row if rules else "")
    return make(read(text, NAME), NAME)


def undercalls(law: Book) -> list[Half]:
    return [each for each in halves(law) if each.topic == "bet.undercall"]


def test_every_rule_of_a_family_is_one_and_no_family_is_named_twice() -> None:
    keys = [key for family in families() for key in family.keys]
    assert keys and set(keys) <= encoded().keys()
    assert len({family.places for family in families()}) == len(families())
    assert all(len(family.places) > 1 and len(set(family.keys)) == len(family.keys) for family in families())


@pytest.mark.parametrize("law", all_books(), ids=lambda law: law.key)
def test_the_books_that_ship_cite_whole_families_or_say_why_not(law: Book) -> None:
    assert [each.says for each in halves(law) if not each.why] == []
    assert list(idle(law)) == []


def test_half_a_family_is_told_with_what_is_missing() -> None:
    (one, two) = undercalls(house(HEADS_UP))
    assert (one.cited, one.lacking) == ((HEADS_UP,), (MULTIWAY,))
    assert two.lacking == RAISE_ON
    assert one.says == (
        f"cites {HEADS_UP}, but not its other half {MULTIWAY}: cite it, or say why not under [uncited], "
        f'"{MULTIWAY}" = "…"'
    )


def test_another_rule_for_the_same_case_fills_its_place() -> None:
    for each in RAISE_ON:
        assert undercalls(house(HEADS_UP, MULTIWAY, each)) == []
    assert [each.lacking for each in undercalls(house(HEADS_UP, MULTIWAY))] == [RAISE_ON]
    assert undercalls(house()) == []


def test_a_reason_is_told_instead() -> None:
    law = house(HEADS_UP, MULTIWAY, uncited=f'[uncited]\n"{RAISE_ON[1]}" = "30 covers no later bets."\n')
    (half,) = undercalls(law)
    assert half.why == "30 covers no later bets." and half.says.endswith("as-put-out: 30 covers no later bets.")
    assert list(idle(law)) == []


@pytest.mark.parametrize("key", [HEADS_UP, MULTIWAY, "bet.undercall.of-nothing"])
def test_a_reason_without_need_is_told(key: str) -> None:
    law = house(HEADS_UP, MULTIWAY, RAISE_ON[0], uncited=f'[uncited]\n"{key}" = "It is not printed."\n')
    assert list(idle(law)) == [key]


def test_a_rule_knows_what_it_belongs_with() -> None:
    assert family_of(HEADS_UP) == (MULTIWAY, *RAISE_ON)
    assert family_of("deal.four-card-flop.one-card-too-many") == ()
