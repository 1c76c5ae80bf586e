"""What the engine decides on the situation of a question, house by house."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache

from trainer.kernel.document import BadTranscript
from trainer.kernel.room.document import room_of
from trainer.kernel.room.head import FIRST_LINE as ROOM_LINE
from trainer.kernel.room.head import WORD
from trainer.kernel.table import Impossible, Table
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book, keys
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.kinds import KINDS, OF_HANDS, OF_ROOMS
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.sheets import printed
from trainer.rules.ruling import Decision, Matter
from trainer.shorthand.body import told
from trainer.shorthand.head import BadHand

KEPT = 16  # each with its record and what every house says; a question asks for its own a few times in a row


class NothingThere(ValueError):
    """The situation holds no point of the kind that is to be decided."""


@dataclass(frozen=True, slots=True)
class Situation:
    """A situation as it stands, asked of every book; `table` is how it stands where it is a hand's.

    `decisions` are by house, None where its paragraphs clash. `facts` are those of a hand.
    """

    hand: Transcript | None
    table: Table | None
    decisions: Mapping[str, Decision | None]
    facts: Facts | None = None


@lru_cache(maxsize=KEPT)
def situation(hand: str, room: str, kinds: tuple[str, ...], seat: int, about: str, seed: str) -> Situation:
    """The situation that a text tells, decided everywhere. Raises BadHand, and NothingThere.

    `kinds` are asked about in order until a house speaks; without any nothing is decided. `seat` 0 is any seat, `about`
    "" anything; of a hand it names a pot.
    """
    if room:
        facts = _room_facts(room)
        asked = tuple(_last(facts, kind, 0, about) for kind in kinds)
        return Situation(None, None, _all_houses(facts, asked))
    record = told(hand, seed)
    hand_facts = Facts(record, len(record))
    asked = tuple(_last(hand_facts, kind, seat, about) for kind in kinds)
    return Situation(record.transcript, record.table, _all_houses(hand_facts, asked), hand_facts)


def topic_of_kind(kind: str) -> str:
    """The law's topic of a kind of matter or point. Raises KeyError."""
    return KINDS[kind].topic


def _room_facts(text: str) -> RoomFacts:
    """The facts of a room. Raises BadHand."""
    first = text.lstrip().splitlines()[0].strip() if text.strip() else ""
    added = 0 if first.split(" ")[0] == WORD else 1
    try:
        whole = room_of(f"{ROOM_LINE}\n{text}" if added else text)
        if whole.setup.sheet and whole.setup.sheet not in printed():
            raise BadHand([(0, f"sheet: {whole.setup.sheet!r} isn't a sheet of any house")])
        record = RoomRecord.of(whole)
    except BadTranscript as bad:
        raise BadHand([(max(0, number - added), what) for number, what in bad.faults]) from bad
    except Impossible as fault:
        raise BadHand([(0, str(fault))]) from fault
    return RoomFacts(record, len(record))


def _last(facts: Facts | RoomFacts, kind: str, seat: int, about: str) -> Matter | None:
    """The last matter or point of a kind, of that seat and about that name if they are given."""
    if isinstance(facts, RoomFacts):
        found = list(OF_ROOMS[kind].detector(facts)) if kind in OF_ROOMS else []
    else:
        found = list(OF_HANDS[kind].detector(facts)) if kind in OF_HANDS else []
    meant = [each for each in found if (not seat or seat in each.seats) and about in ("", each.detail)]
    return max(meant, key=lambda each: (each.onset, each.error)) if meant else None


def _all_houses(facts: Facts | RoomFacts, asked: tuple[Matter | None, ...]) -> Mapping[str, Decision | None]:
    if not asked:
        return {}
    matters = [each for each in asked if each is not None]
    if not matters:
        raise NothingThere("nothing of that kind needs a decision here")
    return {key: _decided(key, facts, matters) for key in keys()}


def _decided(key: str, facts: Facts | RoomFacts, matters: list[Matter]) -> Decision | None:
    """What a house says on the first of these on which it speaks; its silence on the first where it never does."""
    first = agreed(book(key), facts.about(matters[0]))
    if first is None or not first.silent:
        return first
    for each in matters[1:]:
        found = agreed(book(key), facts.about(each))
        if found is None or not found.silent:
            return found
    return first
