"""Where button and blinds go in the hand to come at a table of more than two, once the last one is told to be over."""

from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.grading.answers.room.heads_up import BUTTON
from trainer.grading.answers.room.rooms import OF_A_DEAL
from trainer.grading.answers.state import State
from trainer.kernel.cards import Placed, standard_deck
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.state import RoomTable
from trainer.kernel.table import LastHand, Seat, Setup, Stakes
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.seating import STUD

MANY = 3
GAME = ("holdem", "no-limit")


def with_the_next_button(record: RoomRecord, law: Book, ask: str, made: Answer) -> Answer:
    """The answer; where the button is asked for after a hand, or nothing else is to be said as that ends with somebody
    out, where it goes by the places of that hand.
    """
    about = made.lead is None or made.lead.silent or made.lead.matter.kind in OF_A_DEAL
    acts = [each.act for each in record.happenings]
    out = any(isinstance(act, s.Bust) for act in acts) and isinstance(acts[-1], t.End)
    about = about and (ask == BUTTON or (not ask and out and made.state is State.NOTHING_WRONG))
    table = _over(record) if about else None
    if table is None:
        return made
    found = answer_on_hand(Record(_next_hand(record, table)), law, BUTTON)
    return found if found.state is not State.NOT_COVERED else made


def _over(record: RoomRecord) -> RoomTable | None:
    """The table at which the hand is over that was told last, as that left the places; None where none is."""
    told, now = record.happenings, record.rooms[-1]
    if not told or not isinstance(told[-1].act, t.End | s.Bust):
        return None
    dealt = [each.table for each in told if isinstance(each.act, t.Deal | t.End)]
    table = now.table(dealt[-1]) if dealt else None
    if table is None or table.ready or not table.big or table.game in STUD:
        return None
    return table if len(now.seated(table.name)) >= MANY else None


def _next_hand(record: RoomRecord, table: RoomTable) -> Setup:
    """The hand to come there, after one with those places."""
    players = {each.seat: each for each in record.rooms[-1].seated(table.name)}
    level = record.setup.levels[record.rooms[-1].level - 1]
    numbers = range(1, table.seats + 1)
    seats = tuple(Seat(at, players[at].name, players[at].chips) if at in players else Seat(at) for at in numbers)
    last = LastHand(table.button, table.small, table.big)
    deck = tuple(Placed(each) for each in standard_deck())
    stakes = Stakes(level.small, level.big)
    return Setup(*GAME, stakes, seats, table.small or table.button, deck, last_hand=last)
