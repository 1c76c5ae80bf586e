"""Which cards go together, however many were pointed at: a hand, and the stub."""

from collections.abc import Collection

from trainer.kernel.cards import Card, Placed
from trainer.kernel.table import Table


def whole_hand(carried: Card, table: Table) -> int | None:
    """The seat whose hand goes to the muck with this card of it; None for other cards and a hand with too many."""
    zone = table.where(carried)
    if not zone.startswith("hand-"):
        return None
    seat = int(zone.removeprefix("hand-"))
    held = len(table.seat(seat).hand)
    others = (len(each.hand) for each in table.seats if each.number != seat and each.hand)
    return seat if held <= max(others, default=held) else None


def whole_stub(chosen: Collection[Card], table: Table) -> bool:
    """Is it the whole stub that was taken up? Its last card is one card like any other."""
    return len(chosen) > 1 and set(chosen) == {each.card for each in table.stub}


def to_set_aside(table: Table) -> Placed:
    """What goes aside out of the stub: its top card, or the joker where the whole deck lies there to look through."""
    gathered = len(table.stub) == sum(len(lying) for _, lying in table.zones())
    joker = next((each for each in table.stub if each.card.is_joker), None)
    return joker if gathered and joker is not None else table.stub[0]
