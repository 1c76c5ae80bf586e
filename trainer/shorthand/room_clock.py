"""The level clock of a room told in short: what lines tell of it, and what hands take off it hand for hand."""

from collections.abc import Iterable

from trainer.grading.answers.room.by_the_book import level_to_come
from trainer.kernel.room import table_acts as t
from trainer.rules.book import Book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import left_by_hands
from trainer.rules.room.record import RoomRecord

ANNOUNCED = "hand-for-hand"
BEGINS = ("deal", "riffle", "shuffler")
PUSH = "push"
OF_A_HAND = (t.Push, t.Riffle, t.Shuffler, t.Deal, t.Misdeal, t.End)
AFTER_ZERO = {"level", "set", "recess", "deal", "riffle", "shuffler"}


def left_so_far(record: RoomRecord) -> int:
    """Seconds the clock shows, hand for hand, after all that was told."""
    return left_by_hands(RoomFacts(record, len(record)), len(record))


def level_of_a_deal(record: RoomRecord, table: str, law: Book | None) -> int:
    """The level that runs, or the one at which the hand was begun before another came up, as `law` has it and else by
    riffle or machine; that of the hand which was a misdeal where it is dealt again.
    """
    told, room = record.happenings, record.rooms[-1]
    last = max(
        (at for at, each in enumerate(told) if each.table == table and isinstance(each.act, OF_A_HAND)), default=-1
    )
    act = told[last].act if last >= 0 else None
    if isinstance(act, t.Misdeal):
        return room.table(table).level
    if not isinstance(act, t.Riffle | t.Shuffler | t.Push):
        return room.level
    if law is not None:
        return level_to_come(record, table, law) or room.level
    return room.level if isinstance(act, t.Push) else record.rooms[last].level


def as_the_clock_stood(lines: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """The lines, up to the announcement of hand for hand in one second where none of them tells another: what the head
    says of the clock is what it shows then.
    """
    announced = next((at for at, (_, line) in enumerate(lines) if ANNOUNCED in line.split()[:3]), -1)
    before = [line.split()[0] for _, line in lines[: announced + 1]]
    if any(each.isdigit() and each != "0" for each in before):
        return lines
    timed = [(number, line if line.split()[0] == "0" else f"0 {line}") for number, line in lines[: announced + 1]]
    return [*timed, *lines[announced + 1 :]]


def tells_a_level(line: str) -> bool:
    """Does a line tell of the clock's end, of a level, or set the clock?"""
    return bool({"zero", "level", "set"} & set(line.split()[:3]))


def ends_with_its_signal(lines: Iterable[str]) -> bool:
    """Does nothing told after the clock's end announce a level, begin a hand or a break? Then its signal is heard."""
    told = [set(line.split()[:3]) for line in lines]
    last = max((at for at, words in enumerate(told) if "zero" in words), default=len(told))
    return not any(words & AFTER_ZERO for words in told[last + 1 :])
