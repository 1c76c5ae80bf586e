"""How much a file may ask for: numbers, names and ids within bounds, and what is said where they are not."""

from enum import StrEnum

import pytest

from trainer.kernel.cards import BadCard, card
from trainer.kernel.chips import BadChips, Chips, chips, pick
from trainer.kernel.limits import MOST_CHIPS, MOST_PIECES, id_fault, name_fault, quoted, said, too_much, unseen, whole
from trainer.kernel.nearest import nearest
from trainer.questions.model import Form
from trainer.rules.ruling import Authority, Deadline, Discretion


@pytest.mark.parametrize(("text", "value"), [("0", 0), ("007", 7), ("999999999999", 999_999_999_999)])
def test_a_whole_number_is_read(text: str, value: int) -> None:
    assert whole(text) == value


@pytest.mark.parametrize("text", ["", "-1", "1.5", "٣", "²", "1000000000000", "9" * 5000, "1_000", " 1"])
def test_what_is_no_whole_number_or_too_large_is_refused_in_a_short_line(text: str) -> None:
    with pytest.raises(ValueError, match=r"isn.t a whole number|more than 999,999,999,999") as refused:
        whole(text)
    assert len(str(refused.value)) < 120


@pytest.mark.parametrize("value", [10**12, -(10**12), 1 << 30_000, -(1 << 30_000)], ids=["12", "-12", "9000", "-9000"])
def test_a_number_of_any_length_can_be_told(value: int) -> None:
    assert 10 < len(too_much(value)) < 120
    assert len(said(value)) < 60
    assert not too_much(999_999_999_999)


@pytest.mark.parametrize("value", ["con", "nul", "lpt9", "a" * 65, "A", "a_b", "-a", "a--b", "../a", "", "é", "a\n"])
def test_what_is_no_id_is_refused(value: str) -> None:
    assert id_fault(value)


@pytest.mark.parametrize("value", ["a", "four-card-flop", "con-1", "x" * 64, "7"])
def test_an_id_is_taken(value: str) -> None:
    assert not id_fault(value)


@pytest.mark.parametrize(
    "value", ["\u202e", "\x00", "\x1b[31m", "a\nb", "a\tb", "\u200b", "\ud800", "\ufeff", "A" * 61]
)
def test_a_name_holds_nothing_that_cannot_be_seen(value: str) -> None:
    assert name_fault(value)


@pytest.mark.parametrize("value", ["Ana", "Zoë Ångström", "Łukasz", "سارة", "שרה", "さくら", "D'Arcy-O’Neil", ""])
def test_names_of_all_the_world_are_taken(value: str) -> None:
    assert not name_fault(value) and not unseen(value)


def test_what_is_said_back_is_cut() -> None:
    assert quoted("ab") == "'ab'"
    assert len(quoted("a" * 9999)) == 62
    assert quoted(True) == "True"
    assert len(quoted([1] * 9999)) == 60


@pytest.mark.parametrize(
    ("word", "known", "meant"),
    [
        ("rulling", Form, "ruling"),
        ("flor", Authority, "floor"),
        *((f"{each.value}e", type(each), each.value) for each in (*Deadline, *Discretion) if each.value),
    ],
)
def test_the_nearest_word_of_an_enum_is_said_as_it_is_written(word: str, known: type[StrEnum], meant: str) -> None:
    assert nearest(word, known) == f"; the nearest is '{meant}'"


@pytest.mark.parametrize(
    "text",
    ["1x1000000000", "1000000000x1", "25000x40000", f"1x{MOST_PIECES + 1}", "+".join(["1x1"] * 21), "9" * 5000 + "x1"],
)
def test_more_chips_than_anybody_can_have_are_refused(text: str) -> None:
    with pytest.raises(BadChips) as refused:
        chips(text)
    assert len(str(refused.value)) < 160


def test_the_largest_stack_of_a_tournament_is_read() -> None:
    assert chips("25000x39999").amount == 999_975_000 <= MOST_CHIPS


def test_a_card_of_many_stars_is_none() -> None:
    assert card("Ah**~").face == "Ah"
    with pytest.raises(BadCard):
        card("Ah" + "*" * 400)


@pytest.mark.parametrize("amount", [499_999_999, 500_000_001, 7])
def test_paying_out_of_a_huge_stack_comes_to_an_end(amount: int) -> None:
    held = Chips(((1000, 400_000), (7, 90_000), (5, 90_000), (3, 90_000)))
    found = pick(held, amount)
    assert found is None or found.amount == amount
    assert pick(Chips(((1000, 900_000), (100, 50), (25, 8))), 450_000_125) == Chips(
        ((1000, 450_000), (100, 1), (25, 1))
    )
