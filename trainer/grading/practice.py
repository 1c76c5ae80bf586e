"""Routine dealing held against common practice, apart from any law."""

from dataclasses import dataclass, replace

from trainer.kernel import gestures as g
from trainer.rules.at_showdown import need_not_show
from trainer.rules.awarding import award
from trainer.rules.book import Book
from trainer.rules.building import SIDE_POTS, explained
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.showdown import tabled
from trainer.rules.practice import practice_of
from trainer.rules.routine import Due, due, fits

ROUTINE = (
    *(g.Pitch, g.Burn, g.Lay, g.NextHand),
    *(g.BringInBets, g.Collect, g.Shift, g.PushPot, g.PushSide, g.ReturnBet),
)
"""Acts that are routine and nothing else: done at the wrong time they are a slip."""


@dataclass(frozen=True, slots=True)
class Judged:
    """What practice says of one act: the id it goes by, whether the act `fits`, and our words for it.

    `slip` when practice has something else in mind; neither when it has no opinion.
    """

    practice: str = ""
    fits: bool = False
    slip: bool = False
    says: str = ""


NO_OPINION = Judged()
SQUARING = Due("square", "practice:square-the-stub")
_due = remembered(due)


def judge(law: Book, facts: Facts, act: g.Act) -> Judged:
    """What practice says of an act of the dealer at that moment."""
    if isinstance(act, g.Square):
        return _known(law, SQUARING, fits_it=True) if facts.table.loose else NO_OPINION
    expected = _due(facts)
    if _may_stay_down(law, facts, expected):
        expected = (*expected, *award(facts))
    for each in expected:
        if fits(each, act):
            return _known(law, each, fits_it=True)
    if not isinstance(act, ROUTINE):
        return NO_OPINION
    if expected:
        return _told(_known(law, expected[0], fits_it=False), facts)
    return _while_betting(law, facts)


def _may_stay_down(law: Book, facts: Facts, expected: tuple[Due, ...]) -> bool:
    """Are the only hands still to be shown those that need not be at this house?"""
    if not any(each.verb == "ask-to-show" for each in expected):
        return False
    down = {seat for seat in facts.course.contesting if not tabled(facts, seat)}
    return down <= need_not_show(law, facts)


def _known(law: Book, one: Due, fits_it: bool) -> Judged:
    practice = practice_of(law, one.practice)
    return Judged(one.practice, fits_it, not fits_it, practice.says) if practice else NO_OPINION


def _told(judged: Judged, facts: Facts) -> Judged:
    """Wrong pots are told apart pot by pot."""
    return replace(judged, says=f"{judged.says} {explained(facts)}".strip()) if judged.practice == SIDE_POTS else judged


def _while_betting(law: Book, facts: Facts) -> Judged:
    """A routine act while players are to act: the dealer was ahead of them."""
    if not facts.course.betting:
        return NO_OPINION
    practice = practice_of(law, "practice:bets-before-burn")
    return Judged(practice.at, False, True, practice.says) if practice else NO_OPINION
