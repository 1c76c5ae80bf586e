"""What a paragraph says that no rule encodes, where a word of the notation tells of it: the answer of its ledger."""

from trainer.grading.answers.citing import cited
from trainer.grading.answers.letters import begun, lower
from trainer.kernel.room.act import Happening
from trainer.kernel.room.desk_acts import Ask
from trainer.kernel.room.manner_acts import Conduct
from trainer.rules.book import Book
from trainer.rules.ledger_file import Paragraph
from trainer.rules.points.manners import TOLD
from trainer.rules.room.absence import TOLD as TOLD_ABSENCE
from trainer.rules.room.points.manners import TOLD_IN_THE_ROOM
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Ruling

KEY = "house.paragraph"


def paragraph_on(law: Book, word: str) -> Paragraph | None:
    """The paragraph of the house that answers where that word is told."""
    return next((each for each in law.ledger.paragraphs if word in each.told), None)


def by_paragraph(law: Book, decision: Decision, record: RoomRecord | None = None) -> Decision:
    """The decision as its paragraph answers it, where a player's conduct is told on which the house has no rule."""
    matter = decision.matter
    if not decision.silent or matter.kind not in (TOLD, TOLD_IN_THE_ROOM):
        return decision
    act = record.happenings[matter.error - 1].act if record is not None else None
    word = act.word if isinstance(act, Conduct) else matter.detail
    found = paragraph_on(law, word)
    if found is None:
        return decision
    player = matter.detail if record is not None else f"seat {matter.seats[0]}"
    ruling = Ruling(KEY, found.answer.format(player=player).removesuffix("."), fault=False)
    return Decision(law.key, matter, ruling, (cited(law, found),), decision.trace, law.key)


def asked_of(record: RoomRecord, law: Book) -> tuple[str, str]:
    """What a paragraph answers to the last request of a room, and the paragraph in words; "" where none does."""
    last = record.happenings[-1] if record.happenings else None
    found = _found(last, law) if last is not None else None
    if last is None or found is None:
        return "", ""
    return _said(found, last), law.ledger.in_words(found)


def with_requests(record: RoomRecord, law: Book, sentence: str) -> str:
    """The sentence with what paragraphs answer to the other requests of the room."""
    asked = (each for each in record.happenings if each.who[0].isupper() or not _is_of_others(each))
    told = [_said(found, each) for each in asked if (found := _found(each, law)) is not None]
    more = [each.removesuffix(".") for each in dict.fromkeys(told) if each.removesuffix(".") not in sentence]
    names = tuple(each.name for each in record.rooms[-1].players)
    begun = [each if each.startswith(names) else lower(each) for each in more]
    return "; ".join([sentence.removesuffix("."), *begun]) + "."


def _found(happening: Happening, law: Book) -> Paragraph | None:
    return paragraph_on(law, happening.act.word) if isinstance(happening.act, Ask) else None


def _is_of_others(happening: Happening) -> bool:
    """Is it asked how long players may be away? The floor asks that about those who are, whom rules hear."""
    return isinstance(happening.act, Ask) and happening.act.word == TOLD_ABSENCE


def _said(found: Paragraph, happening: Happening) -> str:
    return begun(found.answer.format(player=happening.who if happening.who[0].isupper() else "a player"))
