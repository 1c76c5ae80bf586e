"""When the plain answer is told in place of one on whose turn it is."""

from trainer.grading.answers.asked import Question
from trainer.grading.answers.halves.out_of_turn import SKIPPED
from trainer.grading.answers.made import Answer
from trainer.grading.answers.plain.weighed import Weighed, kind_of, maker_of

TURNS, KEEPS = "turns", "bet.backs-up-to-skipped-player"
MAY = "the action is on seat {}, who may "
"""How it is told who has the action with what he may do, after what went past him and binds."""


def keeps_his_turn(asked: Question, made: Answer) -> bool:
    """Is it only that a player who was passed over has his turn?"""
    return asked.ask == TURNS and kind_of(made) == SKIPPED and made.lead is not None and made.lead.key == KEEPS


def tells_what_went_past_him(w: Weighed) -> bool:
    """Does it tell that too, with what he may do and what becomes of the acts that went past him?"""
    return w.ruled and any(MAY.format(seat) in w.plain.sentence for seat in maker_of(w.made))
