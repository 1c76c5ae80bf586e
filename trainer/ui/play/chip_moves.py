"""What becomes of chips in the dealer's hand: the act for each place they go to, and what places are called. Pure."""

from dataclasses import dataclass

from trainer.grading.words import chip_place
from trainer.kernel import gestures as g
from trainer.kernel.chips import NO_CHIPS, Chips
from trainer.kernel.happen_chips import RACK, chips_at
from trainer.kernel.table import MAIN, Table
from trainer.ui.play.split import split
from trainer.ui.table.picture import pot_place, seat_of
from trainer.ui.table.targets import Target


@dataclass(frozen=True, slots=True)
class Held:
    """Chips in the hand, and the place out of which they were taken."""

    place: str
    chips: Chips


@dataclass(frozen=True, slots=True)
class Exchange:
    """Chips of a place are to be changed with another one; what comes back is still to be said."""

    place: str
    give: Chips
    other: str


def is_pot(place: str) -> bool:
    return place == MAIN or place.startswith("side-")


def sent(held: Held, to: str) -> g.Act:
    """The act by which the chips in the hand get to another place, in one direction."""
    if is_pot(to) and held.place.startswith("bet-"):
        return g.Collect(seat_of(held.place) or 0, held.chips, to)
    if is_pot(to) and is_pot(held.place):
        return g.Shift(held.chips, held.place, to)
    if to.startswith("stack-"):
        return _to_seat(held, seat_of(to) or 0)
    return g.Trade(held.place, held.chips, to, NO_CHIPS)


def _to_seat(held: Held, number: int) -> g.Act:
    if held.place == f"bet-{number}":
        return g.ReturnBet(number, held.chips)
    if held.place == MAIN:
        return g.PushPot(number, held.chips)
    if is_pot(held.place):
        return g.PushSide(number, held.chips, held.place)
    return g.Trade(held.place, held.chips, f"stack-{number}", NO_CHIPS)


def pushed(table: Table, seats: tuple[int, ...], pot: str) -> tuple[g.Act, ...]:
    """A pot pushed to these seats, split evenly; what cannot be split goes left of the button first."""
    order = sorted(seats, key=lambda seat: (seat <= table.button, seat))
    change, shares = split(table, len(order), pot)
    parts = zip(order, shares, strict=True)
    return (*change, *(_to_seat(Held(pot, part), seat) for seat, part in parts if part))


def pots_with_chips(table: Table) -> tuple[str, ...]:
    """The pots in which chips lie, main first."""
    return tuple(pot_place(number) for number, pot in enumerate(table.pots) if pot)


def chip_places(table: Table) -> dict[str, tuple[str, ...]]:
    """Every place with chips by groups: bets, pots, stacks, the tray."""
    numbers = [seat.number for seat in table.seats]
    groups = {
        "bets": tuple(f"bet-{number}" for number in numbers),
        "pots": pots_with_chips(table),
        "stacks": tuple(f"stack-{number}" for number in numbers),
        "racks": (RACK,),
    }
    lying = {name: tuple(place for place in places if chips_at(table, place)) for name, places in groups.items()}
    return {name: places for name, places in lying.items() if places}


def place_target(place: str) -> Target:
    """What is pointed at for all chips of a place."""
    part = place.partition("-")[0]
    if part == "bet" or part == "stack":
        return Target("bet" if part == "bet" else "stack", seat_of(place))
    return Target("rack") if place == RACK else Target("pot", zone=None if place == MAIN else place)


def place_name(place: str, table: Table) -> str:
    """What a place is called: "the bet of seat 3", "side pot 1", where there is but one "the pot"."""
    return "the pot" if place == MAIN and len(table.pots) == 1 else chip_place(place)


def chips_words(chips: Chips, here: int = 0) -> str:
    """Chips by denomination, the one at hand in brackets: "2 × 1,000 + [3 × 100]"."""
    words = [f"{count} × {value:,}" for value, count in chips.piles]
    marked = [f"[{word}]" if value == here else word for word, (value, _) in zip(words, chips.piles, strict=True)]
    return " + ".join(marked) or "no chips"


def pile(chips: Chips, value: int) -> Chips:
    """All chips of one denomination."""
    return Chips(tuple(each for each in chips.piles if each[0] == value))


def with_count(chips: Chips, value: int, count: int) -> Chips:
    """The same chips with another number of one denomination."""
    rest = Chips(tuple(each for each in chips.piles if each[0] != value))
    return rest + Chips(((value, count),)) if count else rest
