"""Who moves if tables are balanced, told where somebody asks whether they are to be and it shows which two they are."""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.citing import citing_besides
from trainer.grading.answers.room.rooms import MOVER
from trainer.grading.answers.room.sizes import SHORT, with_the_rest
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.telling import as_sent, in_a_row
from trainer.grading.answers.words.room_words import words
from trainer.grading.rulings import on_room
from trainer.kernel.room.act import FLOOR, Happening
from trainer.kernel.room.desk_acts import Ask
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.room.seat_acts import Balance
from trainer.kernel.room.state import Room
from trainer.rules.book import Book
from trainer.rules.room.points.tables import BALANCE
from trainer.rules.room.positions import button_is_untold
from trainer.rules.room.record import RoomRecord

APART, TABLES = 2, 2  # players by which one table has more, before a move makes them more even; how many there are


def with_who_would_move(record: RoomRecord, law: Book, made: Answer) -> Answer:
    """The answer on tables of different size, with who moves to balance them and to which seat as the house has it."""
    last = record.happenings[-1] if record.happenings else None
    if last is None or not (isinstance(last.act, Ask) and last.act.word == BALANCE and _on_sizes(made)):
        return made
    full, short = _fuller_and_shorter(record.rooms[-1])
    if not full or button_is_untold(record, full):
        return made
    moves = Happening(last.at, FLOOR, Balance(full, short))
    meant = RoomRecord.of(RoomTranscript(record.setup, (*record.happenings[:-1], moves)))
    found = tuple(on_room(meant, law).values())
    lead = next((each for each in found if each.matter.kind == MOVER and not each.silent), None)
    if lead is None:
        return made
    told = {each.matter: as_sent(law, each, sentence_of(each, None, words(meant, each, found))) for each in found}
    said = f"To balance, {with_the_rest(meant, law, lead, found, told)}"
    names = tuple(each.name for each in record.rooms[-1].players)
    both = citing_besides(made.lead, lead.citations) if made.lead is not None else None
    return replace(made, sentence=in_a_row([made.sentence, said], names), lead=both)


def _on_sizes(made: Answer) -> bool:
    """Is it on how short a table is, and not already on who moves?"""
    return made.lead is not None and made.lead.matter.kind == SHORT


def _fuller_and_shorter(room: Room) -> tuple[str, str]:
    """Of two tables the one with more players and the other, where a move makes them more even; "" twice where not.

    Of several it is a procedure set in advance that names the one to give up a player.
    """
    sizes = sorted((len(room.seated(each.name)), each.name) for each in room.live_tables())
    if len(sizes) != TABLES or sizes[1][0] - sizes[0][0] < APART:
        return "", ""
    return sizes[1][1], sizes[0][1]
