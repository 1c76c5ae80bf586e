"""Chips of a player turn up in a room after he has lost everything else: the hand in which he lost it, in short."""

from trainer.grading.answers.told_in_part.as_meant import is_quiet
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.act import RoomAct
from trainer.kernel.room.desk_acts import Ask, Find
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import room_points
from trainer.rules.room.record import RoomRecord

BEGINS: dict[type[RoomAct], str] = {
    t.Riffle: "D shuffle",
    t.Shuffler: "D shuffler",
    t.Push: "D push",
    t.Deal: "D shuffle",
}
"""What may begin the next hand at the table, as each rulebook has it, in the words of a hand."""
HAND = """blinds {small} {big}
seats {seats} 0
seat {winner} {held} {winner_name}
seat {loser} {stack} {loser_name}
button {winner}
cards {winner} As Ad
cards {loser} Kh Kd
board 2c 7d 9s Jc 3h
---
deal
P{winner} call
P{loser} say all-in
P{loser} wager {behind_the_blind}
P{winner} call
run-out
show {loser} {winner}
D muck {loser}
D push-pot {winner} {pot}
{next_hand}
D tell behind {loser}
"""


def hand_of_the_found(record: RoomRecord) -> str:
    """The hand that he lost all-in to another player, up to where his chips are told of; "" where the room ends on
    nothing like that.
    """
    told = record.happenings
    at = max((at for at, each in enumerate(told) if isinstance(each.act, Find)), default=-1)
    found = told[at].act if at >= 0 else None
    if not isinstance(found, Find) or _came_up_since(record, at):
        return ""
    lost = [some for some in range(at) if isinstance(win := told[some].act, t.Win) and win.loser == found.name]
    if not lost or record.rooms[at].player(found.name).chips.amount > found.chips.amount:
        return ""
    return _told(record, found, lost[-1], at)


def _came_up_since(record: RoomRecord, at: int) -> bool:
    """Has anything come up after happening `at` on which a rulebook might be asked, but for what somebody asks for?"""
    facts = RoomFacts(record, len(record))
    later = (record.happenings[each.onset - 1].act for each in room_points(facts) if each.onset - 1 > at)
    return any(not (isinstance(each, Ask) or is_quiet(each)) for each in later)


def _told(record: RoomRecord, found: Find, lost: int, until: int) -> str:
    win, before = record.happenings[lost].act, record.rooms[lost]
    assert isinstance(win, t.Win)
    loser, winner = before.player(win.loser), before.player(win.name)
    level = record.setup.levels[before.level - 1]
    table, sight = before.table(loser.table), win.chips.amount
    others = [each for each in record.happenings[:until] if isinstance(each.act, t.Win) and each.act.loser == win.loser]
    alone = len({each.act.name for each in others if isinstance(each.act, t.Win)}) == 1
    if not (alone and level.big < sight <= winner.chips.amount and winner.table == loser.table):
        return ""
    later = [each.act for each in record.happenings[lost + 1 : until] if each.table == table.name]
    return HAND.format(
        small=level.small,
        big=level.big,
        seats=table.seats,
        winner=winner.seat,
        loser=loser.seat,
        winner_name=winner.name,
        loser_name=loser.name,
        held=winner.chips.amount,
        stack=sight + found.chips.amount,
        behind_the_blind=sight - level.big,
        pot=2 * sight,
        next_hand="\n".join(dict.fromkeys(BEGINS[type(each)] for each in later if type(each) in BEGINS)),
    )
