"""Right and wrong places that a file tells and its engine's ruling does not: each is read off the hand itself."""

from collections.abc import Iterator

import pytest

from tests.questions.proving import KNOWN
from tests.seeds import seeds
from trainer.questions.at_house import Drawing, drawing
from trainer.questions.engine import situation
from trainer.rules.book import BOOKS
from trainer.rules.common.rights import CLOSED
from trainer.rules.facts.deal import deals
from trainer.rules.facts.stud import openings

SEEDS = seeds(12)


def drawings(name: str) -> Iterator[Drawing]:
    yield from (drawing(KNOWN[name], seed) for seed in SEEDS)


def right_seat(draw: Drawing) -> int:
    """The seat of the one place that the file calls right where its ruling holds."""
    [right] = [each for each in draw.question.spots if each.right.decided]
    return int(draw.text(right.at).removeprefix("seat:"))


def test_the_first_card_belongs_to_the_first_player_left_of_the_button() -> None:
    for draw in drawings("first-card-belongs-where"):
        assert draw.situation is not None and draw.situation.facts is not None
        [deal] = deals(draw.situation.facts)
        assert right_seat(draw) == deal.order(draw.situation.facts)[0]


def test_fourth_street_begins_with_the_higher_suit_of_two_equal_boards() -> None:
    for draw in drawings("opened-by-the-wrong-ace"):
        assert draw.situation is not None and draw.situation.facts is not None
        *_, opened = openings(draw.situation.facts)
        assert (opened.action.seat, opened.course.to_act) == (draw.values["wrong"], right_seat(draw))


@pytest.mark.parametrize("who", ["one", "two"])
def test_who_has_acted_may_not_raise_a_short_all_in_at_any_house(who: str) -> None:
    """The bettor at once, who called behind him once he has called."""
    for draw in drawings("short-all-in-who-may-raise"):
        assert draw.question.engine is not None
        called = "call {four}\n" if who == "one" else "call {four} {one}\n"
        hand, seat = draw.text(draw.question.engine.hand + called), draw.values[who]
        decided = situation(hand, "", ("rights",), int(seat), "", "deck").decisions
        assert {house: decision and decision.ruling for house, decision in decided.items()} == dict.fromkeys(
            BOOKS, CLOSED
        )
