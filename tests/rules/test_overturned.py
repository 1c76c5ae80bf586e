"""A rule overturned in a copy: taken out, its figures or its verdict another; the book itself stays as it is."""

from dataclasses import replace

import pytest

from tests.rules.conftest import PlantBook, PlantRule, row
from tests.rules.situations import Hand, steps
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.overturned import AS, FIGURES, OUT, VERDICT, overturned, watched, ways
from trainer.rules.ruling import Authority

BASE, EXCEPTION, OTHER = "planted.base", "planted.exception", "planted.other"


def one_boxed() -> Facts:
    """A hand with one boxed card in the initial deal, asked about it."""
    hand = Hand(top="2c ^3c").blinds().deal()
    return hand.facts().about(hand.matter("boxed-in-deal"))


@pytest.fixture
def law(plant: PlantRule, planted_book: PlantBook) -> Book:
    """The base holds from two boxed cards on, or so it says; its exception always; another never."""
    plant("base", "stop-the-action", numbers=("from",), holds=lambda _, numbers: numbers["from"] <= 1)
    plant("exception", "play-on", excepts=("base",))
    plant("other", "gather-the-cards", holds=lambda *_: False)
    return planted_book(row("1", "base", more="numbers = { from = 1 }"), row("2", "exception"), row("3", "other"))


@pytest.mark.parametrize(
    ("rule", "way", "expected"),
    [
        pytest.param(EXCEPTION, OUT, ["stop-the-action"], id="without the exception its base decides"),
        pytest.param(BASE, OUT, [], id="without the base its exception has nothing to except"),
        pytest.param(OTHER, OUT, ["play-on"], id="what never holds is not missed"),
        pytest.param(BASE, "from-1", ["play-on"], id="below the figure it holds all the more"),
        pytest.param(BASE, "from+1", [], id="above it, it holds no more"),
        pytest.param(EXCEPTION, f"{AS}{OTHER}", ["gather-the-cards"], id="another rule's verdict in its place"),
        pytest.param(EXCEPTION, VERDICT, [], id="the reverse asks for nothing"),
    ],
)
def test_what_a_book_decides_with_a_rule_overturned(law: Book, rule: str, way: str, expected: list[str]) -> None:
    assert way in ways(law, rule)
    assert steps(decide(overturned(law, rule, way), one_boxed())) == expected
    assert steps(decide(law, one_boxed())) == ["play-on"], "the book itself has changed"


def test_the_reverse_of_a_verdict_finds_fault_where_there_was_none_and_has_the_other_decide(law: Book) -> None:
    was, ruling = law.rules[EXCEPTION].rule.ruling, decide(overturned(law, EXCEPTION, VERDICT), one_boxed()).ruling
    assert ruling is not None
    assert (ruling.fault, ruling.authority) == (not was.fault, Authority.FLOOR)
    back = overturned(overturned(law, EXCEPTION, VERDICT), EXCEPTION, VERDICT).rules[EXCEPTION].rule.ruling
    assert (back.fault, back.authority) == (was.fault, Authority.DEALER)


def test_nothing_follows_from_the_reverse_of_a_verdict(law: Book) -> None:
    force = law.rules[EXCEPTION]
    ruling = replace(force.rule.ruling, effect=Effect.ALL_FACE_UP)
    told = Book(
        law.ledger, {"deal.boxed-card": (law.rules[BASE], replace(force, rule=replace(force.rule, ruling=ruling)))}
    )
    assert decide(told, one_boxed()).effect is Effect.ALL_FACE_UP
    assert decide(overturned(told, EXCEPTION, VERDICT), one_boxed()).effect is Effect.AS_TOLD


def test_all_that_a_rule_works_out_is_one_higher(law: Book) -> None:
    force = law.rules[EXCEPTION]
    counting = replace(force, rule=replace(force.rule, figures=lambda *_: {"to": 9, "seat": 3}))
    counted = Book(law.ledger, {"deal.boxed-card": (law.rules[BASE], counting)})
    assert FIGURES not in ways(law, EXCEPTION)
    assert FIGURES in ways(counted, EXCEPTION)
    assert decide(overturned(counted, EXCEPTION, FIGURES), one_boxed()).figures == (("seat", 4), ("to", 10))


def test_a_watched_book_decides_the_same_and_tells_what_held(law: Book) -> None:
    held: list[str] = []
    watching = watched(law, lambda force, _: held.append(force.rule.key))
    assert decide(watching, one_boxed()) == decide(law, one_boxed())
    assert held == [BASE, EXCEPTION]
