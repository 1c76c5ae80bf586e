"""PHH out: a hand that was dealt to its end at our table, written so that any PHH tool reads it."""

from collections.abc import Iterator
from typing import Any

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board, is_stud
from trainer.rules.betting import Action
from trainer.rules.course import FLOP_CARDS, HOLE_CARDS, LAST_STREET, clockwise
from trainer.rules.record import Record
from trainer.scenarios.phh.proving import Untold, reason, replayed, stacks
from trainer.scenarios.phh.variants import Variant, variant_of

__all__ = ["Untold", "phh_of", "players"]
BOARD_AFTER = (0, FLOP_CARDS, FLOP_CARDS + 1, FLOP_CARDS + 2)


def phh_of(record: Record, event: str = "") -> str:
    """The hand as PHH text. Raises Untold where the notation has no words for it, or for what happened in it."""
    setup, course = record.setup, record.course
    variant = variant_of(setup.game, setup.limit)
    if variant is None:
        raise Untold(f"PHH has no code for {setup.limit} {setup.game}")
    if not record.table.over or record.table.pot or any(seat.bet for seat in record.table.seats):
        raise Untold("the hand isn't finished")
    if course.deals > 1:
        raise Untold("the hand was dealt again, and PHH has one deal")
    order = players(record)
    for idle in (False, True):  # PHH does not ask everybody to check whom our table asks, once the others are all-in
        text = _text(record, variant, event, idle)
        if replayed(text) == stacks(record, order):
            return text
    raise Untold(reason(record, text, order))


def _text(record: Record, variant: Variant, event: str, idle: bool) -> str:
    from pokerkit import HandHistory  # imported late: it takes 0.2 s

    setup, order = record.setup, players(record)
    seats = [setup.seats[seat - 1] for seat in order]
    told = HandHistory(
        variant=variant.code,
        **_stakes(record, len(order)),
        starting_stacks=[seat.stack.amount for seat in seats],
        actions=list(_actions(record, order, idle)),
        event=event or None,
        seats=list(order),
        players=[seat.name for seat in seats],
        finishing_stacks=[record.table.seat(seat).stack.amount for seat in order],
    )
    return str(told.dumps()) + "\n"


def players(record: Record) -> tuple[int, ...]:
    """The seats as PHH counts players: from the left of the button, in stud from the dealer's left."""
    seats = record.course.dealt_in
    return clockwise(seats, record.setup.button) if has_board(record.setup.game) else tuple(sorted(seats))


def _stakes(record: Record, count: int) -> dict[str, Any]:
    setup, stakes = record.setup, record.setup.stakes
    told: dict[str, Any] = {"antes": _antes(record, count), "ante_trimming_status": bool(stakes.ante)}
    if has_board(setup.game):
        told["blinds_or_straddles"] = [stakes.small_blind, stakes.big_blind, *[0] * (count - 2)]
    else:
        told["bring_in"] = stakes.bring_in
    if setup.limit == "limit":
        return told | {"small_bet": stakes.small_bet, "big_bet": stakes.big_bet}
    return told | {"min_bet": stakes.big_blind}


def _antes(record: Record, count: int) -> list[int]:
    """Everybody's ante; or the one for all as it was posted: pokerkit takes it before the blind, the table after it.

    The big blind is the second of the list, of two players, too.
    """
    stakes = record.setup.stakes
    if not stakes.big_blind_ante:
        return [stakes.ante] * count
    return [0, sum(record.course.antes), *[0] * (count - 2)]


# --- actions ---------------------------------------------------------------------------------------------------


def _actions(record: Record, order: tuple[int, ...], idle: bool) -> Iterator[str]:
    """Cards and acts, `idle` checks too, street by street; when nobody can bet any more who shows and who gives up."""
    acts = [each for each in record.course.actions if not _given_up(record, each)]
    acts = [each for each in acts if not _void(record, each) and (idle or not _idle(record, each))]
    last = max((each.street for each in acts), default=0)
    for street in range(LAST_STREET[record.setup.game] + 1):
        yield from _cards(record, order, street)
        yield from _brought_in(record, order) if street == 0 else ()
        yield from (_act(each, order) for each in acts if each.street == street)
        yield from _showing(record, order, street) if street == last or _shown_again(record, last, street) else ()


def _cards(record: Record, order: tuple[int, ...], street: int) -> Iterator[str]:
    """The cards that come before the betting of a street."""
    game = record.setup.game
    if street and has_board(game):
        board = _faces(max((table.board for table in record.tables), key=len))[BOARD_AFTER[street - 1] :]
        some = board[: BOARD_AFTER[street] - BOARD_AFTER[street - 1]]
        yield from [f"d db {''.join(some)}"] if some else []
        return
    first = 0 if street == 0 else HOLE_CARDS[game] + street - 1
    for number, seat in enumerate(order, 1):
        some = _held(record, seat)[first : HOLE_CARDS[game] + street]
        yield from [f"d dh p{number} {''.join(some)}"] if some else []


def _held(record: Record, seat: int) -> list[str]:
    """Every card that the seat was dealt, in order."""
    return _faces(max((table.seat(seat).hand for table in record.tables), key=len))


def _faces(cards: Any) -> list[str]:
    return [each.card.face for each in cards]


def _brought_in(record: Record, order: tuple[int, ...]) -> Iterator[str]:
    if not is_stud(record.setup.game):
        return
    for gesture, course in zip(record.gestures, record.courses, strict=False):
        if isinstance(gesture.act, g.Post) and course.street == 0:
            yield f"p{order.index(gesture.seat) + 1} pb"


def _act(action: Action, order: tuple[int, ...]) -> str:
    player = f"p{order.index(action.seat) + 1}"
    if action.kind in ("bet", "raise"):
        return f"{player} cbr {action.to}"
    return f"{player} {'f' if action.kind == 'fold' else 'cc'}"


def _given_up(record: Record, action: Action) -> bool:
    """Is it a fold when the betting was over: a hand given up at the showdown?"""
    return record.courses[action.index].closed


def _void(record: Record, action: Action) -> bool:
    """Is it a check against a bet, which is none?"""
    table = record.tables[action.index]
    return action.kind == "check" and any(table.seat(seat).bet.amount > action.to for seat in _others(record, action))


def _idle(record: Record, action: Action) -> bool:
    """Is it a check when all others are all-in already?"""
    table = record.tables[action.index]
    return action.kind == "check" and not any(table.seat(seat).stack for seat in _others(record, action))


def _others(record: Record, action: Action) -> list[int]:
    return [seat for seat in record.courses[action.index].contesting if seat != action.seat]


def _shown_again(record: Record, last: int, street: int) -> bool:
    """Stud's last card comes face down: who is all-in before it turns it up too."""
    return is_stud(record.setup.game) and last < street == LAST_STREET[record.setup.game]


def _showing(record: Record, order: tuple[int, ...], street: int) -> Iterator[str]:
    """Hands shown as they are on that street, from the left of the button on; then those that were given up."""
    done = [each for each in record.course.actions if each.kind == "fold" and _given_up(record, each)]
    folded = {each.seat for each in record.course.actions if each.kind == "fold"}
    left = [seat for seat in order if seat not in folded]
    cards = HOLE_CARDS[record.setup.game] + (street if is_stud(record.setup.game) else 0)
    if len(left) + len(done) > 1 and all(len(_held(record, seat)) >= cards for seat in left):
        yield from (f"p{order.index(seat) + 1} sm {''.join(_held(record, seat)[:cards])}" for seat in left)
        yield from (f"p{order.index(each.seat) + 1} sm" for each in done)
