"""Who finishes higher of players who went out in the same hand, or where one did alone, told with who won it."""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.asked import DESK
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.grading.answers.room.out_last import out_last
from trainer.grading.answers.state import State
from trainer.grading.rulings import on_room
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord

BUSTS = "busted-together"
ALONE = ("{} is out alone in ", "{} is paid ")
"""How it begins which place one has who went out alone, and what it pays."""


def place_told(record: RoomRecord, law: Book) -> Answer | None:
    """The answer on their places, where one of theirs is paid, or the house rules on them and no one told how many are
    paid.
    """
    paid = record.setup.places
    if paid and len(record.rooms[-1].left_in()) >= paid:
        return None
    names = out_last(record).names
    if len(names) == 1:
        alone = places_asked(record, law)
        begins = tuple(each.format(names[0]) for each in ALONE)
        return alone if alone is not None and alone.sentence.startswith(begins) else None
    of_them = next((each.matter for each in on_room(record, law).values() if each.matter.kind == BUSTS), None)
    answer = answer_on_room(record, law, name=of_them.detail) if of_them is not None else None
    if answer is None or answer.lead is None or answer.lead.matter.kind != BUSTS:
        return None
    return answer if paid or not answer.lead.silent else None


def places_asked(record: RoomRecord, law: Book, who: str = "") -> Answer | None:
    """The answer for the desk on who went out, paid or not; None where nobody did, or not who is asked about by name,
    or nothing is to be told of it.
    """
    names = out_last(record).names
    made = answer_on_room(record, law, DESK) if names and who in ("", *names) else None
    if made is None or (made.state is State.RULED and (made.lead is None or not made.lead.silent)):
        return made
    if made.state is State.RULED:
        return replace(made, lead=None)
    return made if made.lead is not None and made.lead.matter.kind == BUSTS else None
