"""A hand at a table of a cash game: what a rulebook that has such games rules otherwise there than in a tournament."""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.shown_in_event import BY_THE_EVENT, SHOWN
from trainer.grading.answers.state import State
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord

CASH = "cash"
HAS_CASH_GAMES = "blind.post.straddle-under-the-gun"
"""A rule that a rulebook has for cash games alone."""
SAID_RAISE = "bet.string.raise-said-several-motions"
"""The rule on a raise that is said and put out in several motions, which it forbids in tournaments alone."""
GOES_ON = "In a cash game seat {}, who said raise, may put it out in several motions: the raise is to {:,}."
REVEALS = (
    "Seat {} may not reveal a live hand before the betting is over: the hand stays live, and a warning, a suspension "
    "or a bar may follow."
)


def as_in_a_cash_game(answer: Answer, law: Book, hand: Record, room: RoomRecord | None) -> Answer:
    """The answer on the hand as it is in a cash game, where the room around it is one; the same elsewhere."""
    lead = answer.lead
    if lead is None or room is None or room.setup.event != CASH or HAS_CASH_GAMES not in law.rules:
        return answer
    if lead.matter.kind == SHOWN and lead.key == BY_THE_EVENT:
        return replace(answer, sentence=REVEALS.format(lead.matter.seats[0]))
    made = maker(Facts(hand, len(hand), lead.matter))
    if made is not None and any(each.held and each.rule == SAID_RAISE for each in lead.trace):
        sentence = GOES_ON.format(made.seat, made.total)
        return replace(answer, state=State.NOTHING_WRONG, sentence=sentence, lead=None, also=())
    return answer
