"""What was asked in a room before its last happening and no rule hears: that it isn't covered is told as well."""

from collections.abc import Iterable, Iterator, Mapping

from trainer.grading.answers.choice.paragraphs import paragraph_on
from trainer.grading.answers.room.rooms import happening_of
from trainer.grading.answers.state import state_of
from trainer.grading.answers.telling import UNCOVERED, uncovered
from trainer.kernel.room.act import Happening
from trainer.kernel.room.chip_acts import Lost
from trainer.kernel.room.desk_acts import Ask
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

UNHEARD: Mapping[str, str] = {
    "absence": "a player wants to be away from the table",
    "wait-for-me": "a player wants the hand to wait",
    "entry-limits": "until which level and how often a player may enter",
    "entry-by-phone": "an entry by phone",
    "second-event": "a player wants to play two events at once",
    "pass-receipt": "a receipt passed on to another player",
    "enter-without-card": "an entry without a player's card",
    "pass-prize": "a prize passed on to another person",
    "rebuy": "a rebuy of a player who has no seat",
    "late-voucher": "how long a voucher for a prize is good",
}
"""Requests that a rulebook may have no rule on, in words that go on in a sentence."""
REBUY = "rebuy"


def with_what_was_asked(
    record: RoomRecord, law: Book, lead: Decision, points: Iterable[Decision], some: Iterable[Decision], sentence: str
) -> str:
    """The sentence with what was asked before and isn't covered, in one row with what else isn't."""
    begins, plain = f"{law.ledger.known_as}{UNCOVERED}", sentence.removesuffix(".")
    found = dict.fromkeys(_not_covered(record, law, lead, tuple(points), tuple(some)))
    more = [each for each in found if each.removeprefix(begins) not in plain]
    if not more:
        return sentence
    joined = "; ".join([more[0], *(each.removeprefix(begins) for each in more[1:])])
    return f"{plain}; {joined.removeprefix(begins) if plain.startswith(begins) else joined}."


def _not_covered(
    record: RoomRecord, law: Book, lead: Decision, points: tuple[Decision, ...], some: tuple[Decision, ...]
) -> Iterator[str]:
    for index, happening in enumerate(record.happenings, 1):
        act, of_it = happening.act, [each for each in points if each.matter.error == index]
        ruled = any(not each.silent for each in of_it)
        if not isinstance(act, Ask | Lost) or index == lead.matter.error or ruled:
            continue
        silent = next((each for each in some if each.silent and each.matter.error == index), None)
        if silent is not None:
            yield uncovered(law, silent.matter, state_of(law, None, silent)).removesuffix(".")
        elif not of_it and isinstance(act, Ask) and _unheard(law, act) and not _same_wish(record, happening, lead):
            yield f"{law.ledger.known_as}{UNCOVERED}{UNHEARD[act.word]}"


def _unheard(law: Book, act: Ask) -> bool:
    return act.word in UNHEARD and paragraph_on(law, act.word) is None


def _same_wish(record: RoomRecord, happening: Happening, lead: Decision) -> bool:
    """Is it the rebuy wanted by the player of whom the answer says how a new stack is to be had?"""
    own = lead.matter.detail == happening.who or happening_of(record, lead.matter).who == happening.who
    return isinstance(happening.act, Ask) and happening.act.word == REBUY and own
