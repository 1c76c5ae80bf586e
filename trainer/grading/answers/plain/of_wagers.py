"""When the plain answer is told in place of one on a wager or on a player's rights."""

from trainer.grading.answers.asked import RIGHT, WAGER, Question
from trainer.grading.answers.choice.beside import BEHIND, DEAD, RIGHTS
from trainer.grading.answers.choice.foremost import IN_A_ROW, SHORT_CALLS, TURNS
from trainer.grading.answers.choice.leading import EARLY
from trainer.grading.answers.choice.own_wager import CHECKS, FOLDS, NO_WAGER, NOT_YET
from trainer.grading.answers.halves.done_besides import HASTY
from trainer.grading.answers.made import Answer
from trainer.grading.answers.plain.weighed import Weighed, kind_of, leads_on_a_wager, maker_of
from trainer.grading.answers.state import State
from trainer.rules.points.clock import TIME_UP
from trainer.rules.stands import SIZED

DECLARED, UNCLEAR = "general-declaration", "unclear-amount"
"""Kinds of a word without an amount, and of a bet whose amount has to be asked first."""
CONDITIONAL = "conditional"
"""The kind of words that are no wager and bind all the same, or may."""

CHECKED = "clock.hand-checked"


def leaves_no_wager(w: Weighed) -> bool:
    """Is his hand dead or checked who put chips in, as his time was up, or has the floor to say what of a stack was in
    it?
    """
    lead = w.plain.lead
    if lead is not None and lead.matter.kind == TIME_UP and (lead.effect in DEAD or lead.key == CHECKED):
        return w.seat in (0, lead.matter.seats[0])
    return kind_of(w.plain) == BEHIND and w.ruled and w.made.sentence != NOT_YET.format(w.seat)


def is_on_his_words(w: Weighed) -> bool:
    """Is it on what the seat said, where its wager is told to be none, a check, a fold, or unknown for words alone, or
    came before the bet was clear? Or on that bet, where words alone answered it?
    """
    if not w.seat:
        return False
    silent, kind = w.made.state is State.NOT_COVERED, kind_of(w.made)
    if silent and kind == DECLARED:
        return kind_of(w.plain) == UNCLEAR
    if _tells_of_no_wager(w):
        return _on_words_of_his(w) if w.plain.lead is not None else _tells_of_him(w)
    if kind != WAGER:
        return False
    return _on_words_of_his(w) if silent else kind_of(w.plain) == HASTY and _on_him(w)


def _tells_of_no_wager(w: Weighed) -> bool:
    return w.made.sentence in (each.format(w.seat) for each in (NOT_YET, CHECKS, FOLDS))


def _on_words_of_his(w: Weighed) -> bool:
    on_words = leads_on_a_wager(w.plain) or kind_of(w.plain) == CONDITIONAL
    return w.ruled and on_words and _on_him(w)


def _tells_of_him(w: Weighed) -> bool:
    return f"eat {w.seat}" in w.plain.sentence and w.plain.state is not State.NOTHING_WRONG


def _on_him(w: Weighed) -> bool:
    return maker_of(w.plain) == (w.seat,)


def rests_on_a_wager(_: Question, made: Answer) -> bool:
    """Is it what a player may do, what is still to be put in, or that the rulebook is silent on a wager?"""
    silent = made.state is State.NOT_COVERED and leads_on_a_wager(made)
    return silent or tells_rights(made) or _tells_what_is_owed(made)


def tells_rights(made: Answer) -> bool:
    """Is it what a player may do whose turn it is, or that the floor has to say what a short call is?"""
    return kind_of(made) in (RIGHTS, *SHORT_CALLS)


def _tells_what_is_owed(made: Answer) -> bool:
    return made.lead is not None and leads_on_a_wager(made) and bool(dict(made.lead.figures).get("owed"))


def is_on_the_same_player(w: Weighed) -> bool:
    """Does it rule on the same wager, or on what binds the same player?"""
    if not w.ruled or w.plain.lead is None or w.plain.lead.silent:
        return False
    of_rights, kind = w.asked.ask in (RIGHT, TURNS), kind_of(w.plain)
    if _tells_what_is_owed(w.made):
        return kind == BEHIND and maker_of(w.plain) == maker_of(w.made) and of_rights
    if kind_of(w.made) in SHORT_CALLS:
        return kind == IN_A_ROW and of_rights
    if maker_of(w.plain) != ((w.seat,) if w.seat else maker_of(w.made)):
        return False
    if tells_rights(w.made):
        return kind in (*SIZED, *NO_WAGER, EARLY, TIME_UP)
    return leads_on_a_wager(w.plain)
