"""The pots where wagers are still to be put right: with what is missing in, and without what goes back."""

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from trainer.grading.answers.asked import POTS, SHOWDOWN
from trainer.grading.answers.choice.beside import BEHIND
from trainer.grading.answers.pots.bound_chips import as_left_in, goes_back_in
from trainer.grading.answers.telling import lower, told_of
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.kinds import on_a_wager
from trainer.rules.record import Record
from trainer.rules.ruling import Decision

if TYPE_CHECKING:
    from trainer.grading.answers.found import Found

SEAT = "seat-"
OWES = " owes "
IF_FOLDED = "if the fold stands, "
"""Who is bound to call or raise and folds: no print says what becomes of his hand."""


def as_put_right(record: Record, ask: str, every: Iterable[Decision], points: Iterable[Decision]) -> Record:
    """The hand with bound chips left in that were pulled back and, where its pots are asked for, with the missing
    chips put in and the others returned; as it was told where the chips that lie there can't be taken so, or are in the
    pot already.
    """
    record = as_left_in(record, points)
    acts = [each for decision in _to_put_right(ask, every, points) for each in _moves(record, decision)]
    return (record.otherwise((*record.gestures, *acts)) if acts else None) or record


def with_what_is_put_right(found: "Found", sentence: str) -> str:
    """The pots that are asked for, after what of a wager has to be put right first; that alone where its chips can't
    be counted in.
    """
    ask, every, facts = found.ask, found.every, found.facts
    first = next(iter(_to_put_right(ask, every, found.points)), None)
    first = first or (goes_back_in(facts, found.points) if ask == POTS else None)
    if first is None or OWES in sentence:
        return sentence
    said = told_of(found.law, facts, first).removesuffix(".")
    counted = as_put_right(facts.record, ask, every, found.points) is not facts.record
    hangs = "call" in dict(first.figures) and first.matter.seats[0] in facts.course.folded
    return f"{said}; {IF_FOLDED if hangs else ''}{lower(sentence)}" if counted else f"{said}."


def _to_put_right(ask: str, every: Iterable[Decision], points: Iterable[Decision]) -> list[Decision]:
    """What is ruled on wagers and moves chips still, where the pots are asked for; whether chips found behind are part
    of a wager is told with the pots.
    """
    if ask not in (POTS, SHOWDOWN):
        return []
    behind = {seat for each in points if each.matter.kind == BEHIND for seat in each.matter.seats[:1]}
    some = (each for each in every if on_a_wager(each.matter.kind) and not each.silent)
    return [each for each in some if _totals(each) and not behind & {*each.matter.seats[:1]}]


def _totals(decision: Decision) -> dict[int, int]:
    """By seat the totals of the street to which the decision brings those who are in for it."""
    figures = dict(decision.figures)
    if "to" not in figures or not (figures.get("owed") or figures.get("back")):
        return {}
    others = {int(name.removeprefix(SEAT)): to for name, to in figures.items() if name.startswith(SEAT)}
    return {decision.matter.seats[0]: figures["to"], **others}


def _moves(record: Record, decision: Decision) -> Iterator[g.Gesture]:
    at, table, course = record.gestures[-1].at, record.tables[-1], record.course
    for number, to in _totals(decision).items():
        seat = table.seat(number)
        missing = to - course.front(seat)
        chips = pick(seat.stack if missing > 0 else seat.bet, abs(missing)) if seat.bet and missing else None
        if chips and missing > 0:
            yield g.Gesture(at, g.DEALER, g.AskFor(number, missing))
            yield g.Gesture(at, g.player(number), g.Wager(chips))
        elif chips:
            yield g.Gesture(at, g.DEALER, g.ReturnBet(number, chips))
