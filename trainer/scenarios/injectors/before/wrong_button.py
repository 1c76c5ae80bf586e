"""The hand is begun with the button in the wrong place, and a player says so while the first cards go round."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Protest, Scenario
from trainer.scenarios.grammar import Guard
from trainer.scenarios.injectors.before.wrong_places import dealt_from, elsewhere, lying_at
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

SEES_IT = 350
"""Milliseconds from when a player's first card lands until the player speaks up."""
WORDS = (
    "Hold up, the button's in the wrong spot. It belongs on seat {due} this hand.",
    "Dealer, the button should be on seat {due}.",
    "The button's wrong. Seat {due} has it this hand.",
    "Wait, isn't seat {due} the button?",
)


def where(hand: Hand) -> Iterator[Place]:
    """Every seat at which the button may lie by mistake."""
    yield from (Place(f"button {seat}", seat=seat) for seat in elsewhere(hand))


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """Who sees it, as the first cards come to the table, how it is said, and how much the dealer before dealt."""
    return {"by": hand.order, "dealt": (0, 1, 2), "words": tuple(range(len(WORDS)))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    made, dealt, seat = lying_at(hand, how.place.seat), int(how["dealt"]), int(how["by"])
    order = dealt_from(hand, how.place.seat)
    takeover = hand.moment(f"deal {min(dealt, order.index(seat))}" if dealt and order.index(seat) else "shuffle")
    words = WORDS[int(how["words"])].format(due=hand.scenario.button)
    speaks = Protest(seat, g.Say(words), Guard("cards", 1), SEES_IT)
    return replace(made, takeover=takeover, protests=(*made.protests, speaks))


INJECTOR = Injector(
    "wrong-button",
    "The button in the wrong place",
    ("wrong-button",),
    ("button.move",),
    Cause.TABLE,
    where,
    spoil,
    Evidence(("button", "bets"), heard=True),
    parameters,
    ("by", "dealt", "words"),
)
