"""The hand is begun with the button in the wrong place, and the dealer sees it only once players have acted."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.before.wrong_places import dealt_from, elsewhere, lying_at
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer

WORDS = (
    "The button's wrong. It should be on seat {due}.",
    "I just noticed the button's not on seat {due}, where it belongs.",
    "I had the button in the wrong spot. Seat {due} has it this hand.",
)
BLINDS = 2
NO_ANTE, FOR_ALL = "none", "big-blind"


def where(hand: Hand) -> Iterator[Place]:
    """Each seat at which the button may lie by mistake, once some of those who act first from there have acted."""
    acted = {each.seat for each in hand.record.course.actions if each.street == 0}
    for button in elsewhere(hand):
        first = dealt_from(hand, button)[BLINDS:-1]
        yield from (Place(f"preflop: P{seat}", 0, button) for seat in first if seat in acted)


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """How the dealer before says it, and whether the big blind antes for everyone: then an error can cost a blind."""
    ante = FOR_ALL if hand.scenario.stakes.big_blind_ante else NO_ANTE
    return {"words": tuple(range(len(WORDS))), "ante": (ante,)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    words = WORDS[int(how["words"])].format(due=hand.scenario.button)
    made = lying_at(hand, how.place.seat)
    lying = Hand(made, hand.record)
    return by_the_dealer(lying, how.place.text, (g.Say(words),), how.place.text)


INJECTOR = Injector(
    "wrong-button-after-action",
    "Wrong button, found after action",
    ("wrong-button",),
    ("button.move",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("button", "bets"), heard=True),
    parameters,
    ("words", "ante"),
)
