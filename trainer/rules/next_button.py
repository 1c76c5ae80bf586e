"""Where the button goes once a hand is over, by common practice; and the hand to come, of which a house is asked."""

from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.table import LastHand, Setup
from trainer.rules.course import big_blind_seat, clockwise, small_blind_seat
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import button_belongs
from trainer.rules.facts.button import playing
from trainer.rules.posting import small_blind_is_dead
from trainer.rules.record import Record

NOBODY: frozenset[int] = frozenset()


def play_on(facts: Facts) -> tuple[int, ...]:
    """The seats that were in the hand and still have chips, now that the pots are pushed."""
    return tuple(seat for seat in playing(facts) if facts.table.seat(seat).stack)


def next_buttons(facts: Facts, button: int) -> tuple[int, ...]:
    """The seats to which the button may go: the next player's, and those before it of players who just busted."""
    ahead = [seat for seat in clockwise(playing(facts), button) if seat != button]
    until = next((place for place, seat in enumerate(ahead) if facts.table.seat(seat).stack), len(ahead) - 1)
    return tuple(ahead[: until + 1])


def hand_to_come(facts: Facts, button: int) -> Record | None:
    """The next hand before its first gesture, after one that was dealt with the button in that seat.

    None where the table is down to one player, or where nobody knows which empty seat had the small blind.
    """
    last = _last_hand(facts, button)
    ahead = next_buttons(facts, button)
    if last is None or not ahead or len(play_on(facts)) < 2:
        return None
    table = facts.table
    seats = tuple(replace(each, stack=table.seat(each.number).stack) for each in facts.setup.seats)
    setup = replace(facts.setup, seats=seats, button=ahead[-1], button_due=0, last_hand=last)
    return Record(replace(setup, absent=NOBODY, penalty=NOBODY, moved=NOBODY))


def _last_hand(facts: Facts, button: int) -> LastHand | None:
    """The places of the hand that is over; None where the small blind was dead and may have been in several seats."""
    seats, due = playing(facts), button_belongs(facts)
    small, big = small_blind_seat(seats, button), big_blind_seat(seats, button)
    if _dead_small_blind(facts, button):
        small, big = _only_empty_seat(facts.setup, button, small), small
    return LastHand(button, small, big, due if due != button else 0) if small else None


def _dead_small_blind(facts: Facts, button: int) -> bool:
    dealt = next((index for index, _, _ in facts.done(g.Pitch)), None)
    return dealt is not None and small_blind_is_dead(facts.setup, facts.record.tables[dealt], playing(facts), button)


def _only_empty_seat(setup: Setup, button: int, until: int) -> int:
    """The one seat between the button and that one, 0 where there are several."""
    around = clockwise(tuple(seat.number for seat in setup.seats), button)
    between = around[: around.index(until)]
    return between[0] if len(between) == 1 else 0
