"""What is posted before the cards: who is due for the blinds, and which of the chips are antes.

An ante is dead money: it is in the pot from the first, part of no bet, and nobody has to match it.
"""

from bisect import bisect_right

from trainer.kernel.games import is_stud
from trainer.kernel.table import Setup, Table


def clockwise(seats: tuple[int, ...], after: int) -> tuple[int, ...]:
    """The seats in turn, beginning left of `after`."""
    in_order = sorted(seats)
    first = bisect_right(in_order, after)
    return (*in_order[first:], *in_order[:first])


def small_blind_seat(dealt_in: tuple[int, ...], button: int) -> int:
    """Who posts the small blind: left of the button, or the button itself heads-up."""
    return button if len(dealt_in) == 2 and button in dealt_in else clockwise(dealt_in, button)[0]


def big_blind_seat(dealt_in: tuple[int, ...], button: int) -> int:
    """Who posts the big blind."""
    return clockwise(dealt_in, small_blind_seat(dealt_in, button))[0]


def small_blind_is_dead(setup: Setup, lying: Table, dealt_in: tuple[int, ...], button: int) -> bool:
    """Is the seat left of the button empty, and did the next one post the big blind, alone? No small blind is due.

    Chips that are all somebody has are a big one that is short, however short.
    """
    if len(dealt_in) < 3 or is_stud(setup.game):
        return False
    small = small_blind_seat(dealt_in, button)
    between = clockwise(tuple(seat.number for seat in lying.seats), button)[0] not in dealt_in
    whole = setup.stakes.big_blind, setup.stakes.big_blind + setup.stakes.big_blind_ante
    alone = not any(seat.bet for seat in lying.seats if seat.number != small)
    posted = lying.seat(small)
    short = posted.bet.amount > 0 and not posted.stack
    return between and alone and (posted.bet.amount in whole or short)


def antes(setup: Setup, paid: tuple[int, ...], dealt_in: tuple[int, ...], button: int) -> tuple[int, ...]:
    """By seat (index 0 = seat 1), how much of what it posted is an ante; empty where nobody posted one.

    Everybody's own ante goes before a blind. The one for all comes after it: of fewer chips the blind is posted first,
    as the only book has it that speaks of it.
    """
    stakes = setup.stakes
    if stakes.big_blind_ante and len(dealt_in) > 1:
        return _for_all(setup, paid, big_blind_seat(dealt_in, button))
    if stakes.ante and _everybody_paid(setup, paid, dealt_in, button):
        return tuple(min(stakes.ante, amount) for amount in paid)
    return ()


def _for_all(setup: Setup, paid: tuple[int, ...], big: int) -> tuple[int, ...]:
    """The big blind's own; where nothing is posted there, it is with whoever posted most."""
    stakes, most = setup.stakes, max(paid)
    place = big - 1 if paid[big - 1] else paid.index(most)
    ante = min(stakes.big_blind_ante, max(0, paid[place] - stakes.big_blind))
    return tuple(ante if each == place else 0 for each in range(len(paid))) if ante else ()


def for_all_in_the_pot(setup: Setup, table: Table, paid: tuple[int, ...]) -> tuple[int, ...]:
    """By seat, what lies in the pot as the ante for all: what its player paid and doesn't have in front any more."""
    within = [max(0, amount - seat.bet.amount) for amount, seat in zip(paid, table.seats, strict=True)]
    ante, place = min(setup.stakes.big_blind_ante, max(within)), within.index(max(within))
    return tuple(ante if each == place else 0 for each in range(len(paid))) if ante else ()


def antes_posted(
    setup: Setup, table: Table, paid: tuple[int, ...], dealt_in: tuple[int, ...], button: int
) -> tuple[int, ...]:
    """The same as `antes` when the cards are out. The ante for all stays an ante in the pot when the button is put
    right after it was brought in, whoever posts the big blind by then.
    """
    kept = setup.stakes.big_blind_ante and table.pot and len(dealt_in) > 1
    within = for_all_in_the_pot(setup, table, paid) if kept else ()
    another = within and not within[big_blind_seat(dealt_in, button) - 1]
    return within if another else antes(setup, paid, dealt_in, button)


def _everybody_paid(setup: Setup, paid: tuple[int, ...], dealt_in: tuple[int, ...], button: int) -> bool:
    """Did others post than those in the blinds, or the small blind more than a blind?"""
    if is_stud(setup.game) or not setup.stakes.big_blind or len(dealt_in) < 2:
        return sum(map(bool, paid)) > 1
    small, big = small_blind_seat(dealt_in, button), big_blind_seat(dealt_in, button)
    others = any(paid[seat - 1] for seat in dealt_in if seat not in (small, big))
    return others or paid[small - 1] > setup.stakes.small_blind


def less(amounts: tuple[int, ...], parts: tuple[int, ...]) -> tuple[int, ...]:
    """The amounts by seat without those parts; no parts are nothing."""
    return tuple(amount - part for amount, part in zip(amounts, parts, strict=True)) if parts else amounts


def more(amounts: tuple[int, ...], parts: tuple[int, ...]) -> tuple[int, ...]:
    """The amounts by seat with those parts; either may be empty for nothing."""
    return less(amounts, tuple(-part for part in parts)) if amounts else parts


def still_in_front(setup: Setup, table: Table, paid: tuple[int, ...], antes: tuple[int, ...]) -> tuple[int, ...]:
    """By seat, how much of the antes has not been brought in yet; empty where all of them have."""
    blind = setup.stakes.big_blind
    fronts = [
        max(0, min(ante, seat.bet.amount - min(blind, amount - ante)))
        for seat, amount, ante in zip(table.seats, paid, antes, strict=bool(antes))
    ]
    return tuple(fronts) if any(fronts) else ()


def button_put_right(setup: Setup, begun: Table, now: Table) -> bool:
    """Was the hand begun with the button in the wrong place, and does it lie where it is due by now?"""
    return bool(setup.button_due) and now.button == setup.button_due != begun.button


def due_in_front(setup: Setup, now: Table, dealt_in: tuple[int, ...]) -> dict[int, int]:
    """By seat, the blinds due by the place of the button, with antes until anything lies in the pot."""
    stakes, some = setup.stakes, len(dealt_in) > 1
    due = dict.fromkeys(dealt_in, 0 if now.pot else stakes.ante)
    small, big = (small_blind_seat(dealt_in, now.button), big_blind_seat(dealt_in, now.button)) if some else (0, 0)
    for seat, amount in ((small, stakes.small_blind), (big, stakes.big_blind)):
        due[seat] = due.get(seat, 0) + amount
    due[big] += 0 if now.pot else stakes.big_blind_ante
    return due
