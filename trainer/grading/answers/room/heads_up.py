"""Two players left in a room: who has the button and who posts the big blind in the hand to come."""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.rooms import OF_A_DEAL
from trainer.grading.answers.state import State
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.state import Player
from trainer.rules.book import Book
from trainer.rules.room.record import RoomRecord

TOPIC, BUTTON = "button.heads-up.", "button"
SAID = "{} in seat {} has the button and small blind, and {} in seat {} the big blind."


def with_the_last_two(record: RoomRecord, law: Book, ask: str, made: Answer) -> Answer:
    """The answer; where nothing else is to be said as two players are left, or the button is asked for, who has it."""
    rule = next((each for key, each in law.rules.items() if key.startswith(TOPIC)), None)
    lead = made.lead
    nothing = lead is None or lead.silent or lead.matter.kind in OF_A_DEAL
    nothing = nothing and (ask == BUTTON or (not ask and made.state is not State.RULED))
    places = _places(record) if rule is not None and nothing else None
    if rule is None or places is None:
        return made
    button, big = places
    paragraph = rule.paragraphs[0]
    note = law.ledger.in_words(paragraph)
    said = SAID.format(button.name, button.seat, big.name, big.seat)
    return replace(made, state=State.RULED, sentence=said, lead=None, notes=(*made.notes, note))


def _places(record: RoomRecord) -> tuple[Player, Player] | None:
    """Button and big blind of the next hand: whoever had the big blind last has the button, else it goes on in turn.

    None where more are left, or nobody has gone out since the last hand that was told.
    """
    now = record.rooms[-1]
    left = now.left_in()
    told = (at for at, each in enumerate(record.happenings) if isinstance(each.act, t.Deal | s.Bust))
    at = max(told, default=-1)
    last = record.happenings[at].act if at >= 0 else None
    if len(left) != 2 or not isinstance(last, s.Bust) or left[0].table != left[1].table or not left[0].table:
        return None
    table = record.rooms[at].table(left[0].table)  # a button told since is that of the hand to come
    if not table.big:
        return None
    turns = sorted(left, key=lambda each: (each.seat - table.big - 1) % table.seats)
    return turns[1], turns[0]
