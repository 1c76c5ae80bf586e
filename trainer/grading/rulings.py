"""What books say on a situation as it lies: on every matter of a hand or room, and every point one would ask about."""

from collections.abc import Mapping

from trainer.grading.open_matter import decided
from trainer.kernel.gestures import SPOKEN
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.points.wager import PLAIN
from trainer.rules.record import Record
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points import room_points
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter
from trainer.rules.together import as_it_lies

Told = Mapping[str, list[Decision]]
Key = tuple[str, str, tuple[int, ...], str]
Asked = tuple[Matter, bool]  # what is asked about, and whether it is so whatever the answer


def on_hand(record: Record, law: Book) -> dict[Asked, Decision]:
    """Every matter and point of a hand after its last gesture."""
    return at_once(deciding(record, law))


def deciding(record: Record, law: Book) -> Pieces[dict[Asked, Decision]]:
    """The same in pieces, one decision in each."""
    facts, found, latest = Facts(record, len(record)), dict[Asked, Decision](), _last_event(record)
    for each in matters(facts):
        yield
        found[each, True] = decided(law, facts.about(each))
    for each in points(facts):
        yield
        found[each, _matters_now(each, latest)] = decided(law, facts.about(each))
    return found


def on_room(record: RoomRecord, law: Book) -> dict[Asked, Decision]:
    """Every point of a room after its last happening."""
    room = RoomFacts(record, len(record))
    return {(each, _matters_now(each, room.at)): decided(law, room.about(each)) for each in room_points(room)}


def _matters_now(point: Matter, at: int) -> bool:
    """Did it come up with the last thing that happened, and would anybody ask?"""
    return point.onset >= at and point.detail != PLAIN


def _last_event(record: Record) -> int:
    """The gesture count after the last thing that happened: nothing is over by words of the dealer's."""
    at = len(record)
    while at and record.gestures[at - 1].by_dealer and isinstance(record.gestures[at - 1].act, SPOKEN):
        at -= 1
    return at


def telling(told: Mapping[str, dict[Asked, Decision]]) -> Told:
    """Without what nobody asks about: points that came up earlier and are, wherever one speaks, what they look like."""
    kept = {_key(asked) for found in told.values() for asked, each in found.items() if asked[1] or not plain(each)}
    return {book: [each for asked, each in found.items() if _key(asked) in kept] for book, found in told.items()}


def plain(decision: Decision) -> bool:
    """Is there nothing to it: silence, or chips that are what they look like?"""
    return decision.silent or as_it_lies(decision)


def _key(asked: Asked) -> Key:
    return key_of(asked[0])


def key_of(matter: Matter) -> Key:
    """What is the same matter at every house."""
    return matter.key, matter.topic, matter.seats, matter.detail
