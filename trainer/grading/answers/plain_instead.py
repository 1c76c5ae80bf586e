"""The plain answer in place of one to a question: where that finds nothing, only what goes without saying, or what the
plain one has made void.
"""

import re
from collections.abc import Callable
from typing import NamedTuple

from trainer.grading.answers.asked import DESK, POTS, RIGHT, SHOWDOWN, WAGER, Question, asked_for, is_about_in_room
from trainer.grading.answers.choice.beside import DEAD, NUMBERS, OF_ONE_DEAL
from trainer.grading.answers.choice.foremost import TURNS
from trainer.grading.answers.choice.last_words import LIVE, NOT_LIVE
from trainer.grading.answers.made import Answer
from trainer.grading.answers.plain.of_pots import settles_the_pots
from trainer.grading.answers.plain.of_turns import keeps_his_turn, tells_what_went_past_him
from trainer.grading.answers.plain.of_wagers import (
    is_on_his_words,
    is_on_the_same_player,
    leaves_no_wager,
    rests_on_a_wager,
    tells_rights,
)
from trainer.grading.answers.plain.weighed import (
    Plain,
    Weighed,
    about_anybody,
    halves,
    is_void,
    kind_of,
    maker_of,
    names,
    said,
)
from trainer.grading.answers.room.rooms import SHARED
from trainer.grading.answers.state import State
from trainer.rules.amiss import TURNS as OUT_OF_TURN
from trainer.rules.points.clock import ASKED, ASKED_AWAY, CLOCK, TIME_UP

BLINDS = "blinds"
"""A kind that comes up in every room: that a print is silent on it answers nobody where it rules on what was told."""
OF_ANY_WAGER = ("bet-made", "declaration", "chips-added", "chips-let-go", "asked-before-acting", "amount-of-a-bet")
"""Kinds that come up with any wager, and are no answer to what becomes of one."""
OF_SHOWN_CARDS = ("cards-shown-early", "flashed-by-a-player")
REFUSED = "rest-refused"
OVER = "all-in-over"
"""The kind of an all-in whose hands are to be tabled: what is asked of it once they are comes first."""
LIVE_OR_NOT = (LIVE.rpartition("{}")[2], NOT_LIVE.rpartition("{}")[2])
"""How it ends that a hand is live, or is not."""


class Reason(NamedTuple):
    """Why the plain answer may be told: by what was asked and answered it `comes_up`, beside the plain answer it
    `holds`. A `last` one that comes up and doesn't hold leaves the answer to what was asked.
    """

    comes_up: Callable[[Question, Answer], bool]
    holds: Callable[[Weighed], bool]
    last: bool = False


def else_plain(unasked: Plain, asked: Question, made: Answer, seat: int) -> Answer:
    """The answer to a question, or the plain one where that rules on the same thing, or on what binds the same player,
    by another word: no question makes it void. Of the rest of a hand that is refused, what becomes of the hand.
    """
    for reason in REASONS if asked.ask else (WHAT_BECOMES_OF_THE_HAND,):
        if reason.comes_up(asked, made):
            if reason.holds(Weighed(asked, made, unasked(), seat)):
                return unasked()
            if reason.last:
                return made
    return made


def _rest_refused(_: Question, made: Answer) -> bool:
    return made.state is State.NOT_COVERED and kind_of(made) == REFUSED


def _tells_of_that_hand(w: Weighed) -> bool:
    seats = maker_of(w.made)
    return w.plain.state is not State.NOT_COVERED and any(f"eat {seat}'s" in w.plain.sentence for seat in seats)


def _of_a_hand_in_play(asked: Question, _: Answer) -> bool:
    """Is it about what somebody did or may do in the hand, or about its chips?"""
    return asked.ask in (WAGER, RIGHT, TURNS, POTS, SHOWDOWN)


def _is_void(w: Weighed) -> bool:
    return is_void(w.plain)


def _on_a_wager(asked: Question, _: Answer) -> bool:
    return asked.ask == WAGER


def _not_asked_for(asked: Question, made: Answer) -> bool:
    """Is it the first thing that is open, told because nothing was found on what was asked?"""
    if made.lead is None or asked.ask in (RIGHT, POTS, SHOWDOWN):
        return False
    if (asked.ask == WAGER and kind_of(made) in OUT_OF_TURN) or (asked.ask == TURNS and kind_of(made) in NUMBERS):
        return False
    shares = asked.ask == DESK and made.lead.key == SHARED
    return not (shares or asked_for((made.lead,), asked.ask, 0) or is_about_in_room(made.lead, asked.ask))


def _rules_on_who_is_asked_about(w: Weighed) -> bool:
    return w.ruled and names(w.plain.sentence, w.asked)


def _may_be_void(asked: Question, made: Answer) -> bool:
    """Is it one that the plain answer may leave no room for?"""
    by_kind = _goes_without_saying(asked, made) or tells_rights(made) or _takes_for_live(made) or _of_one_deal(made)
    return by_kind or asked.ask in (POTS, SHOWDOWN, CLOCK)


def _goes_without_saying(asked: Question, made: Answer) -> bool:
    """Does it tell only what comes up of itself: the blinds of a room, on which a print is silent, what any wager has,
    that a hand is live?
    """
    if made.lead is None:
        return made.state is State.RULED and made.sentence.endswith(LIVE_OR_NOT)
    silent = made.state is State.NOT_COVERED and kind_of(made) == BLINDS
    return silent or (not asked.seat and kind_of(made) in OF_ANY_WAGER)


def _takes_for_live(made: Answer) -> bool:
    """Is it about cards shown early or flashed, which stay in a hand that is live?"""
    return kind_of(made) in OF_SHOWN_CARDS


def _of_one_deal(made: Answer) -> bool:
    """Is it that nobody plays a hand of this deal, which may be called off?"""
    return kind_of(made) in OF_ONE_DEAL


def _leaves_no_room(w: Weighed) -> bool:
    """Is nothing left of what was asked, by what the plain answer rules?"""
    return w.ruled and _has_made_it_void(w)


def _has_made_it_void(w: Weighed) -> bool:
    if w.made.lead is None and w.made.sentence.endswith(LIVE_OR_NOT):
        return all(said(each, w.plain.sentence) for each in re.findall(r"\d+", w.made.sentence))
    if _goes_without_saying(w.asked, w.made):
        return True
    if w.asked.ask in (POTS, SHOWDOWN) and not _takes_for_live(w.made):
        return settles_the_pots(w)
    if kind_of(w.made) in (ASKED, ASKED_AWAY):
        return kind_of(w.plain) == TIME_UP
    return _no_hand_left(w)


def _no_hand_left(w: Weighed) -> bool:
    """Is the deal called off, or the hand dead of the player of whom it tells what he may do?"""
    if w.plain.lead is None or w.made.lead is None:
        return False
    dead = w.plain.lead.effect in DEAD and maker_of(w.plain) == maker_of(w.made)
    return dead or is_void(w.plain)


def _may_be_told_in_full(asked: Question, made: Answer) -> bool:
    """Is it about nobody in particular, or on an act out of turn that is asked about as a wager?"""
    out_of_turn = asked.ask == WAGER and kind_of(made) in OUT_OF_TURN
    return made.lead is not None and (about_anybody(asked) or out_of_turn)


def _tells_it_in_full(w: Weighed) -> bool:
    """Is it on the very same wager that is asked about and tells of what goes back as well? Or does it say the same of
    nobody in particular, with what becomes of others?
    """
    if not w.ruled or w.plain.lead is None or w.made.lead is None:
        return False
    same = w.plain.lead.matter == w.made.lead.matter and w.asked.ask not in (RIGHT, POTS, SHOWDOWN)
    same = same and not halves(w.plain) < halves(w.made)
    waits = kind_of(w.plain) in OUT_OF_TURN and maker_of(w.plain) == maker_of(w.made) and w.asked.ask == WAGER
    alike = halves(w.made) <= halves(w.plain) and not (kind_of(w.plain) == OVER != kind_of(w.made))
    return same or waits or (about_anybody(w.asked) and alike)


WHAT_BECOMES_OF_THE_HAND = Reason(_rest_refused, _tells_of_that_hand, last=True)
"""The one reason where only a seat is asked about, and nothing of it."""
REASONS = (
    WHAT_BECOMES_OF_THE_HAND,
    Reason(_of_a_hand_in_play, _is_void),
    Reason(keeps_his_turn, tells_what_went_past_him),
    Reason(_on_a_wager, leaves_no_wager),
    Reason(_on_a_wager, is_on_his_words),
    Reason(_not_asked_for, _rules_on_who_is_asked_about, last=True),
    Reason(_may_be_void, _leaves_no_room),
    Reason(rests_on_a_wager, is_on_the_same_player, last=True),
    Reason(_may_be_told_in_full, _tells_it_in_full),
)
"""In the order in which they are gone by."""
