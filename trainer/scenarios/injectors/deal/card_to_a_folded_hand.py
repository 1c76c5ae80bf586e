"""The dealer pitches a card to a player who has folded."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.struck import by_the_dealer


def where(hand: Hand) -> Iterator[Place]:
    """Everybody who is out as a later street comes."""
    for street in hand.streets[1:]:
        before = f"{STREETS[hand.game][street - 1]} cleared"
        live = hand.live(before)
        if len(live) > 1:
            yield from (Place(before, street, seat) for seat in hand.order if seat not in live)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    street = how.place.street
    burn = (g.Burn(),)
    return by_the_dealer(
        hand, how.place.text, (*burn, g.Pitch(how.place.seat, not hand.board)), f"{STREETS[hand.game][street]} burned"
    )


INJECTOR = Injector(
    "card-to-a-folded-hand",
    "A card dealt to a folded hand",
    ("card-to-a-dead-hand",),
    ("rp.randomness", "stud.absent"),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
)
