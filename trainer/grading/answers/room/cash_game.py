"""A hand at a table of a cash game: what a rulebook that has such games rules otherwise there than in a tournament."""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.shown_in_event import BY_THE_EVENT, SHOWN
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import lower
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Citation

CASH = "cash"
HAS_CASH_GAMES = "blind.post.straddle-under-the-gun"
"""A rule that a rulebook has for cash games alone."""
SAID_RAISE = "bet.string.raise-said-several-motions"
"""The rule on a raise that is said and put out in several motions, which it forbids in tournaments alone."""
GOES_ON = "In a cash game seat {}, who said raise, may put it out in several motions: the raise is to {:,}."
OF_TOURNAMENTS = "tournament-"
"""How the numbers of paragraphs begin that are on tournaments alone, in a rulebook that has cash games too."""
THERE_ALONE = "{} doesn't cover this for cash games; in tournaments, {}"
MISBEHAVED = ("conduct.may-be-evicted", "conduct.may-be-dealt-out")
THE_CODE, CODE = "conduct", "{} breaks the code of conduct, and may be denied entry to the game."
SPOKEN = "conduct.saying-hand-may-be-penalized"
REVEALS = (
    "Seat {} may not reveal a live hand before the betting is over: the hand stays live, and a warning, a suspension "
    "or a bar may follow."
)


def as_in_a_cash_game(answer: Answer, law: Book, hand: Record, room: RoomRecord | None) -> Answer:
    """The answer on the hand as it is in a cash game, where the room around it is one; the same elsewhere."""
    lead = answer.lead
    if lead is None or room is None or not is_cash_game(law, room):
        return answer
    if (lead.matter.kind == SHOWN and lead.key == BY_THE_EVENT) or lead.key == SPOKEN:
        return replace(answer, sentence=REVEALS.format(lead.matter.seats[0]))
    made = maker(Facts(hand, len(hand), lead.matter))
    if made is not None and any(each.held and each.rule == SAID_RAISE for each in lead.trace):
        sentence = GOES_ON.format(made.seat, made.total)
        return replace(answer, state=State.NOTHING_WRONG, sentence=sentence, lead=None, also=())
    return not_for_a_tournament(answer, law, room)


def is_cash_game(law: Book, room: RoomRecord) -> bool:
    """Is the room a cash game, for a rulebook that has some?"""
    return room.setup.event == CASH and HAS_CASH_GAMES in law.rules


def not_for_a_tournament(answer: Answer, law: Book, room: RoomRecord) -> Answer:
    """The answer in a cash game: what only the paragraphs on tournaments say doesn't hold there."""
    lead = answer.lead
    if lead is None or lead.silent or not all(each.at.startswith(OF_TOURNAMENTS) for each in lead.citations):
        return answer
    if lead.key in MISBEHAVED:
        cited = replace(lead, citations=(Citation(law.key, THE_CODE, law.paragraph(THE_CODE).says),))
        return replace(answer, sentence=CODE.format(answer.sentence.partition(" may be ")[0]), lead=cited)
    named = answer.sentence.startswith(tuple(each.name for each in room.rooms[-1].players))
    there = answer.sentence if named else lower(answer.sentence)
    return replace(answer, state=State.NOT_COVERED, sentence=THERE_ALONE.format(law.ledger.known_as, there))
