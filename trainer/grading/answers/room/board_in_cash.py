"""A player of a cash game who says that he plays the board and throws his cards away after it: his claim stays."""

from dataclasses import replace

from trainer.grading.answers.asked import POTS, SHOWDOWN
from trainer.grading.answers.made import Answer
from trainer.grading.answers.pots.board_shared import board_shared
from trainer.grading.answers.state import State
from trainer.kernel.asking_acts import Claimed
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import contenders, live, showdown
from trainer.rules.points.showdown import claims
from trainer.rules.record import Record

KEEPS = "In a cash game seat {0}, who said before throwing the cards away that the board plays, keeps the claim: {1}."
OPEN = "the board is seat {}'s hand against those shown"
OF_THE_BOARD = "holdem-9"


def with_the_board_kept(answer: Answer, law: Book, hand: Record, ask: str) -> Answer:
    """The answer on a showdown in which somebody let his cards go after those words; any other one as it is."""
    facts = Facts(hand, len(hand))
    seat = _said_and_let_go(facts)
    if not seat or ask not in ("", POTS, SHOWDOWN):
        return answer
    said = KEEPS.format(seat, board_shared(facts, answer.pots, seat) or OPEN.format(seat))
    notes = (*answer.notes, f"{law.ledger.known_as} {OF_THE_BOARD}: {law.paragraph(OF_THE_BOARD).says}")
    return replace(answer, state=State.RULED, sentence=said, lead=None, also=(), pot_lines=(), notes=notes)


def _said_and_let_go(facts: Facts) -> int:
    """Who said at the showdown, with his cards before him, that he plays the board, and has let them go since."""
    began = showdown(facts)
    for _, gesture, before, _ in facts.happened(began) if began else ():
        said = gesture.seat in contenders(facts) and claims(gesture.act, Claimed.PLAYS_THE_BOARD)
        if said and before.seat(gesture.seat).hand and gesture.seat not in live(facts):
            return gesture.seat
    return 0
