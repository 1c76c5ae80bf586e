"""The room in which a hand is told, as that hand leaves it: who has acted in it, got up from it, and gone out."""

from collections.abc import Iterator

from trainer.grading.answers.pots.pots import PotsTold, not_given
from trainer.grading.answers.told_in_part.all_in_shown import winners_by_the_push
from trainer.kernel import gestures as g
from trainer.kernel.room.act import DEALER, FLOOR, Happening
from trainer.kernel.room.seat_acts import Away, Bust
from trainer.kernel.room.table_acts import Deal, End, Play, Win
from trainer.kernel.table import Impossible
from trainer.rules.betting import Action
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord

RAISING = ("bet", "raise")


def acted_in(room: RoomRecord, hand: Record, pots: PotsTold | None, at_table: str = "") -> RoomRecord:
    """The room whose players have acted as the hand tells, and gone out in it; the same where its table plays no hand.

    During hand for hand, or `at_table`, the hand that is told is the one that is played.
    """
    record, at = RoomRecord.of(room.transcript), max((each.at for each in room.happenings), default=0)
    try:
        if table := at_table or _not_dealt_yet(room, hand):
            record.add(Happening(at, f"{DEALER}{table}", Deal(room.rooms[-1].level)))
        for action in hand.course.actions:
            record.add(Happening(at, hand.setup.seats[action.seat - 1].name, Play(_played(hand, action))))
        for name in _got_up(record, hand):
            record.add(Happening(at, name, Away()))
        for each in _gone_out(record, hand, pots, at):
            record.add(each)
    except Impossible:
        return room
    return record


def _got_up(room: RoomRecord, hand: Record) -> list[str]:
    """Who has left the table in hand for hand after a fold."""
    start, folded = hand.course.deal_start, hand.course.folded
    seats = dict.fromkeys(each.seat for each in hand.gestures[start:] if isinstance(each.act, g.Away))
    names = [hand.setup.seats[each - 1].name for each in seats if each in folded]
    return [each for each in names if room.rooms[-1].hand_for_hand and room.rooms[-1].player(each).here]


def _gone_out(room: RoomRecord, hand: Record, pots: PotsTold | None, at: int) -> Iterator[Happening]:
    """What a room has of a hand that is over, if somebody lost all his chips in it: who won them, who is out."""
    paid = _winners(hand, pots)
    last = hand.tables[-1]
    broke = [each for each in hand.course.dealt_in if not last.seat(each).stack and each not in paid]
    names = [hand.setup.seats[each - 1].name for each in broke]
    if not names or not paid:
        return
    dealer = f"{DEALER}{room.rooms[-1].player(names[0]).table}"
    for name in names:
        chips = room.rooms[-1].player(name).chips
        yield Happening(at, dealer, Win(hand.setup.seats[paid[0] - 1].name, name, chips))
    yield Happening(at, dealer, End())
    yield from (Happening(at, FLOOR, Bust(name)) for name in names)


def _winners(hand: Record, pots: PotsTold | None) -> list[int]:
    """Who gets the pots by cards that are given, or got them as they were pushed; of both unknown, by any cards."""
    told = pots is not None and pots.won
    by_cards = [seat for pot in pots.pots for seat, _ in pot.wins] + [seat for seat, _ in pots.back] if pots else []
    return by_cards if told and not not_given(pots) else [*winners_by_the_push(hand)] or (by_cards if told else [])


def _played(hand: Record, action: Action) -> str:
    """What the player did, in the words of a room: a bet or raise of all his chips is an all-in."""
    broke = not hand.tables[action.index + 1].seat(action.seat).stack
    return "all-in" if broke and action.kind in RAISING else action.kind


def _not_dealt_yet(room: RoomRecord, hand: Record) -> str:
    """The table of the hand, if the room plays hand for hand and has not told of the deal."""
    return own_table(room, hand) if room.rooms[-1].hand_for_hand else ""


def own_table(room: RoomRecord, hand: Record) -> str:
    """The table at which the hand is played, if the room has not told of the deal."""
    now = room.rooms[-1]
    if not hand.course.actions:
        return ""
    name = hand.setup.seats[hand.course.actions[0].seat - 1].name
    table = now.table_of(name)
    return "" if not table or now.table(table).playing else table
