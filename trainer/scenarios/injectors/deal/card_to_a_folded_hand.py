"""The dealer before pitches a card of a later stud street to a player who has folded, as the deal gets to that seat."""

from collections.abc import Iterator

from trainer.kernel.games import STUD_GAMES
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling
from trainer.scenarios.injectors.stud.streets import BURN, before, card, coming, dealt_so, order


def where(hand: Hand) -> Iterator[Place]:
    """Everybody who is out as a later street comes, with a live hand still to get its card after that seat."""
    for each in coming(hand):
        live = order(hand, each.street)
        if len(live) > 1:
            out = (seat for seat in hand.order if seat not in live and seat < live[-1])
            yield from (Place(before(each.street), each.street, seat) for seat in out)


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    street, seat = how.place.street, how.place.seat
    first = (card(street, live) for live in order(hand, street) if live < seat)
    return dealt_so(hand, street, BURN, *first, card(street, seat))


INJECTOR = Injector(
    "card-to-a-folded-hand",
    "A card dealt to a folded hand",
    ("card-to-a-dead-hand",),
    ("rp.randomness", "stud.absent"),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands",)),
    games=STUD_GAMES,
)
