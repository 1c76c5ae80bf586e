"""What would never come to an end at the table, in a book that ships and in planted ones."""

import pytest

from tests.rules.test_sixth_house import HARBOUR
from trainer.grading.endless import endless
from trainer.kernel.altered import replace
from trainer.rules.book import Book, InForce, all_books, book, make
from trainer.rules.ledger_file import read
from trainer.rules.options import OPTIONS
from trainer.rules.ruling import Authority, Discretion, Ruling, Step

FLOP = "deal.four-card-flop.one-card-too-many"
MONEY = "bet.size.multi-chip-all-needed"
ENDS = Ruling("deal.four-card-flop", "", Authority.FLOOR, (Step("call-the-floor"), Step("obey-the-floor")))


def planted(ruling: Ruling, key: str = FLOP, law: Book | None = None) -> list[str]:
    """What never ends at a house, the sixth unless another is named, whose rule comes to that ruling."""
    law = law or make(read(HARBOUR, "harbour-2026.toml"), "harbour-2026.toml")
    assert key in law.rules
    by_topic = {
        topic: tuple(_with(each, ruling) if each.rule.key == key else each for each in some)
        for topic, some in law.by_topic.items()
    }
    return [each.why for each in endless(Book(law.ledger, by_topic)) if each.rule == key]


def _with(force: InForce, ruling: Ruling) -> InForce:
    return InForce(replace(force.rule, ruling=ruling), force.paragraphs, force.numbers)


@pytest.mark.parametrize("law", all_books(), ids=lambda law: law.key)
def test_every_matter_of_the_books_that_ship_comes_to_an_end(law: Book) -> None:
    assert [each.says for each in endless(law)] == []


def test_what_a_dealer_can_do_ends() -> None:
    assert planted(ENDS) == []


def test_a_step_that_nothing_is_never_ends() -> None:
    (why,) = planted(replace(ENDS, steps=(*ENDS.steps, Step("sing-a-song"))))
    assert why == "nothing the dealer does is the step sing-a-song"


def test_steps_that_wait_for_each_other_never_end() -> None:
    around = (Step("stop-the-action", ("call-the-floor",)), Step("call-the-floor", ("stop-the-action",)))
    assert planted(replace(ENDS, steps=around)) == [
        "the step stop-the-action waits for itself",
        "the step call-the-floor waits for itself",
    ]
    one_after_another = (Step("stop-the-action"), Step("call-the-floor", ("stop-the-action", "play-on")))
    assert planted(replace(ENDS, steps=one_after_another)) == []  # what is no step of it is waited for by nobody


def test_a_floor_that_nobody_calls_is_never_obeyed() -> None:
    (why,) = planted(replace(ENDS, steps=(Step("obey-the-floor"),)))
    assert why == "the floor's ruling has to be followed, but no step calls the floor"


def test_a_floor_that_decides_needs_something_to_order() -> None:
    left = replace(ENDS, discretion=Discretion.FULL)
    (why,) = planted(left)
    assert why.startswith("the floor decides, and there is nothing that it can order")
    assert planted(replace(left, options=(next(iter(OPTIONS)),))) == []
    assert planted(replace(left, fault=False)) == []
    assert planted(replace(left, discretion=Discretion.PARTIAL)) == []
    assert planted(replace(left, steps=()), MONEY) == []  # what was put out binds, and the hand goes on


def test_a_hand_cannot_be_ordered_dead_where_the_matter_is_nobodys() -> None:
    law = book("tda-2022")
    kills = replace(ENDS, options=("a-dead-hand",))
    (why,) = planted(kills, "rp.bring-in-bets.while-betting-goes-on", law)
    assert why == "the floor may rule a hand dead, and the matter belongs to no seat"
    assert planted(replace(kills, options=("misdeal",)), "rp.bring-in-bets.while-betting-goes-on", law) == []
    assert planted(kills) == []  # cards are somebody's


@pytest.mark.parametrize("kept", ["with_chips", "any", "", "both"])
def test_substantial_action_that_nobody_counts_never_comes(kept: str) -> None:
    law = book("tda-2022")
    cut = {
        topic: tuple(InForce(f.rule, f.paragraphs, _figures(f, kept)) for f in some)
        for topic, some in law.by_topic.items()
    }
    found = [each.why for each in endless(Book(law.ledger, cut))]
    missing = {"with_chips": "any", "any": "with_chips", "": "with_chips and any"}.get(kept, "")
    assert bool(found) is bool(missing)
    assert all(each.endswith(f" has {missing}") for each in found)


def _figures(force: InForce, kept: str) -> dict[str, int]:
    return {
        name: each
        for name, each in force.numbers.items()
        if kept == "both" or name == kept or name not in ("with_chips", "any")
    }
