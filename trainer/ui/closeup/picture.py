"""What a close-up shows: one pure value. No Qt, no kernel; the view is told a picture and draws exactly that.

What happened is counted from 1 (`order`); 0 is what lay there before. Places are named "bet-3", "stack-3", "hand-3",
"pot", "side-1" and "board".
"""

from dataclasses import dataclass

from trainer.ui.table.picture import Cards, Chips


@dataclass(frozen=True, slots=True)
class Heap:
    """Chips laid down together in one motion. `until` is the event by which they were taken back, 0 for none."""

    chips: Chips
    label: str = ""
    order: int = 0
    until: int = 0


@dataclass(frozen=True, slots=True)
class Remark:
    """What somebody says (`spoken`) or does at event `order`, in a few words, and in fewer where these are too long."""

    order: int
    words: str
    spoken: bool = True
    short: str = ""


@dataclass(frozen=True, slots=True)
class CloseSeat:
    """One seat. `words` are the second line of its plate, from long to short; `stack` are chips that are shown."""

    number: int
    name: str
    words: tuple[str, ...] = ()
    cards: Cards = ()
    stack: Chips = ()
    bet: tuple[Heap, ...] = ()
    remarks: tuple[Remark, ...] = ()
    folded: bool = False


@dataclass(frozen=True, slots=True)
class Pot:
    """`place` is "pot" or "side-1"."""

    place: str
    label: str
    chips: Chips


@dataclass(frozen=True, slots=True)
class Event:
    """One entry of the timeline; `after` are the milliseconds since the one before."""

    words: str
    after: int


@dataclass(frozen=True, slots=True)
class ClosePicture:
    """Seats from the dealer's left to the right. `hero` is the seat whose bet is laid out large, 0 for none.

    `button` is the dealer button's seat (0 for none), whether or not that seat is shown.
    """

    seats: tuple[CloseSeat, ...]
    board: Cards = ()
    pots: tuple[Pot, ...] = ()
    events: tuple[Event, ...] = ()
    hero: int = 0
    button: int = 0

    def seat(self, number: int) -> CloseSeat | None:
        """The seat of that number, None where it is not shown."""
        return next((each for each in self.seats if each.number == number), None)
