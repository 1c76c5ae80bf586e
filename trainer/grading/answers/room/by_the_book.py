"""What begins a hand is each rulebook's own: at what level the next one is played, and which rebuys came before it."""

from collections.abc import Iterator

from trainer.grading.open_matter import decided
from trainer.kernel.room.state import BEGINS
from trainer.kernel.room.table_acts import Deal
from trainer.rules.book import Book
from trainer.rules.common.rebuys import BEHIND
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import room_points
from trainer.rules.room.rebuying import chips_behind
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

BY_ONE_OF_THESE = {
    "level.new-hand.begun-by-riffle": ("riffle",),
    "level.new-hand.begun-by-riffle-or-shuffler": ("riffle", "shuffler"),
}
"""The rules of houses at which fewer acts than elsewhere begin a hand, with the verbs of those that do."""
LEVEL_OF_A_HAND, REBUYING = "level-of-a-hand", "rebuy-announced"


def verbs_that_begin(law: Book) -> frozenset[str]:
    """The verbs that begin a hand at a house before its cards are dealt."""
    return next((frozenset(verbs) for rule, verbs in BY_ONE_OF_THESE.items() if rule in law.rules), BEGINS)


def level_to_come(room: RoomRecord, table: str, law: Book) -> int:
    """The level of the hand that is dealt next at a table; 0 where nothing that was told leaves it open."""
    for each in _decisions(room, law, LEVEL_OF_A_HAND):
        to_come = not isinstance(room.happenings[each.matter.error - 1].act, Deal)
        if each.matter.detail == table and to_come and not each.silent:
            return dict(each.figures).get("level", 0)
    return 0


def chips_behind_at(room: RoomRecord, law: Book) -> dict[str, int]:
    """Players at a table with what a rebuy of theirs is to bring that they announced in time, by that book."""
    in_time = {
        (each.matter.detail, each.matter.error - 1)
        for each in _decisions(room, law, REBUYING)
        if each.ruling is not None and each.ruling.key == BEHIND.key
    }
    return chips_behind(room, lambda name, at: (name, at) not in in_time)


def _decisions(room: RoomRecord, law: Book, kind: str) -> Iterator[Decision]:
    facts = RoomFacts(room, len(room))
    return (decided(law, facts.about(each)) for each in room_points(facts) if each.kind == kind)
