"""A hand at a table of a cash game: what a rulebook that has such games rules otherwise there than in a tournament."""

from dataclasses import replace

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.citing import cited, citing
from trainer.grading.answers.room.board_in_cash import with_the_board_kept
from trainer.grading.answers.room.shown_in_event import BY_THE_EVENT, SHOWN
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import lower
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.button import blinds_due, next_on
from trainer.rules.facts.wager import maker
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

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
STRADDLE, OF_STRADDLES = "straddle-posted", "no-limit-15"
"""The kind of chips posted before the cards by the seat left of the big blind."""
STRADDLES = (
    "In a cash game seat {0}, left of the big blind, may straddle {1:,}: it's live, the bring-in is {1:,}, and "
    "seat {0} acts last in the first round."
)
NO_STRADDLE_OF = "In a cash game seat {} may not straddle {:,}: a straddle is twice the big blind, {:,}."
ONLY_LEFT = "In a cash game seat {} may not straddle: only seat {}, left of the big blind, may."
SPOKEN = "conduct.saying-hand-may-be-penalized"
REVEALS = (
    "Seat {} may not reveal a live hand before the betting is over: the hand stays live, and a warning, a suspension "
    "or a bar may follow."
)


def as_in_a_cash_game(answer: Answer, law: Book, hand: Record, room: RoomRecord | None, ask: str = "") -> Answer:
    """The answer on the hand as it is in a cash game, where the room around it is one; the same elsewhere."""
    if room is None or not is_cash_game(law, room):
        return answer
    answer = with_the_board_kept(answer, law, hand, ask)
    lead = answer.lead
    if lead is None:
        return answer
    if (lead.matter.kind == SHOWN and lead.key == BY_THE_EVENT) or lead.key == SPOKEN:
        return replace(answer, sentence=REVEALS.format(lead.matter.seats[0]))
    if lead.matter.kind == STRADDLE:
        return _of_a_straddle(answer, _citing(lead, law, OF_STRADDLES), hand)
    made = maker(Facts(hand, len(hand), lead.matter))
    if made is not None and any(each.held and each.rule == SAID_RAISE for each in lead.trace):
        sentence = GOES_ON.format(made.seat, made.total)
        return replace(answer, state=State.NOTHING_WRONG, sentence=sentence, lead=None, also=())
    return not_for_a_tournament(answer, law, room)


def _of_a_straddle(answer: Answer, lead: Decision, hand: Record) -> Answer:
    """A straddle is the left neighbor's of the big blind, and twice as much."""
    facts, seat, blind = Facts(hand, lead.matter.error), lead.matter.seats[0], hand.setup.stakes.big_blind
    amount, left = facts.table.seat(seat).bet.amount, next_on(facts, blinds_due(facts, facts.setup.button)[1])
    if seat != left:
        return replace(answer, sentence=ONLY_LEFT.format(seat, left), lead=lead)
    if amount == 2 * blind:
        return replace(answer, state=State.NOTHING_WRONG, sentence=STRADDLES.format(seat, amount), lead=lead)
    return replace(answer, sentence=NO_STRADDLE_OF.format(seat, amount, 2 * blind), lead=lead)


def is_cash_game(law: Book, room: RoomRecord) -> bool:
    """Is the room a cash game, for a rulebook that has some?"""
    return room.setup.event == CASH and HAS_CASH_GAMES in law.rules


def not_for_a_tournament(answer: Answer, law: Book, room: RoomRecord) -> Answer:
    """The answer in a cash game: what only the paragraphs on tournaments say doesn't hold there."""
    lead = answer.lead
    if lead is None or lead.silent or not all(each.at.startswith(OF_TOURNAMENTS) for each in lead.citations):
        return answer
    if lead.key in MISBEHAVED:
        sentence = CODE.format(answer.sentence.partition(" may be ")[0])
        return replace(answer, sentence=sentence, lead=_citing(lead, law, THE_CODE))
    named = answer.sentence.startswith(tuple(each.name for each in room.rooms[-1].players))
    there = answer.sentence if named else lower(answer.sentence)
    return replace(answer, state=State.NOT_COVERED, sentence=THERE_ALONE.format(law.ledger.known_as, there))


def _citing(lead: Decision, law: Book, at: str) -> Decision:
    """The decision resting on that paragraph instead of its own."""
    return citing(lead, (cited(law, law.paragraph(at)),))
