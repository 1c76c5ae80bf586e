"""A player who is dealt a hand is away as the last card lands, and stays away or comes back too late."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Coming, Scenario
from trainer.scenarios.injectors.before.away import FROM_THE_START, in_turn, without
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

NEVER = "never"


def where(hand: Hand) -> Iterator[Place]:
    """Everybody who acts after somebody else: the table would wait at once for the one who acts first."""
    yield from (Place(f"deal {hand.dealt}", seat=seat) for seat in in_turn(hand)[1:])


def parameters(hand: Hand, _: Place) -> Mapping[str, tuple[Value, ...]]:
    """When the player leaves, so many milliseconds after the last card he is back, and where the trainee taps in."""
    some = len(hand.order)
    return {
        "leaves": (FROM_THE_START, f"deal {some}", f"deal {hand.dealt - some}"),
        "back": (NEVER, "300", "900", "2500"),
        "until": ("shuffle", f"deal {some - 1}", f"deal {hand.dealt - 1}"),
    }


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    seat, back = how.place.seat, str(how["back"])
    comes = () if back == NEVER else (Coming(seat, g.Back(), hand.moment(how.place.text), int(back)),)
    made = without(hand, seat, str(how["leaves"]), *comes)
    return replace(made, takeover=hand.moment(str(how["until"])))


INJECTOR = Injector(
    "absent-player",
    "A hand dealt to a player who is away",
    ("absent-hand",),
    ("presence.at-seat",),
    Cause.TABLE,
    where,
    spoil,
    Evidence(("seats",)),
    parameters,
    ("leaves", "back", "until"),
)
