"""Options that are acts, performed at the table as the question leaves it, and graded as they would be there."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import NamedTuple

from trainer.grading.assess import SLIPS, assessor
from trainer.grading.assessment import Assessment, Verdict
from trainer.kernel.table import Table
from trainer.questions.at_house import Drawing
from trainer.questions.sums import BadSum, Value
from trainer.questions.values import filled
from trainer.questions.written import Statement, Step
from trainer.rules.book import book
from trainer.shorthand.body import told
from trainer.shorthand.head import BadHand

Told = Iterator[tuple[tuple[str, int, str], str]]
"""Where in the file, and what is wrong there."""


def performing_faults(draw: Drawing, house: str) -> Told:
    """Each option and each order of steps that the grader takes otherwise than the question does."""
    yield from _of_steps(draw, house) if draw.question.steps else _of_options(draw, house)


def _of_options(draw: Drawing, house: str) -> Told:
    decision = draw.decision(house)
    if decision is None or decision.silent:  # nothing is accepted for certain where the book leaves it open
        return
    for number, each in enumerate(draw.question.statements):
        if not each.does.get(house):
            continue
        try:
            taken = accepted(draw, each, house)
        except (BadHand, BadSum) as bad:
            yield ("statement", number, "does"), f"can't be done there: {bad}"
            continue
        if taken is not None and taken is not draw.right(each.right, house):
            what = "the grader accepts it, but it is marked wrong" if taken else "the grader doesn't accept it"
            yield ("statement", number, "does"), what


def accepted(draw: Drawing, option: Statement, house: str) -> bool | None:
    """Would this rulebook accept what the option does? None where its grader isn't certain enough to score it.

    Raises BadHand and BadSum where it can't be done as it is told.
    """
    graded = _graded(draw, [option.does[house]], house)
    if not _certain(graded):
        return None
    if graded.matters:
        return graded.acts_right
    return bool(graded.findings) and without_fault(graded) and not _unjudged(graded)


# --- steps -----------------------------------------------------------------------------------------------------------


def _of_steps(draw: Drawing, house: str) -> Told:
    """The right order is done without a fault; two neighbors changed about, or a step too many, is not."""
    rows = [each for each in draw.question.steps if each.place >= 0]
    acts = [(at, each) for at, each in enumerate(rows) if house in each.houses and each.does.get(house)]
    if not acts:
        return
    right = [each for _, each in acts]
    try:
        done = in_order(draw, right, house)
    except (BadHand, BadSum) as bad:
        yield ("step", acts[0][0], "does"), f"the steps can't be done in this order: {bad}"
        return
    if not _certain(done):
        return
    if not without_fault(done):
        yield ("step", acts[0][0], "does"), "the grader doesn't accept the steps in this order"
        return
    trial = _Trial(draw, house, _unjudged(done))
    for at, ((_, one), (number, other)) in enumerate(pairwise(acts)):
        taken = bool(trial.taken([*right[:at], other, one, *right[at + 2 :]]))
        if taken is not (one.place == other.place):
            what = "accepts" if taken else "doesn't accept"
            yield ("step", number, "does"), f"the grader {what} it before the step above, unlike the question"
    yield from _steps_too_many(trial, right)


def _steps_too_many(trial: "_Trial", right: Sequence[Step]) -> Told:
    """What is no step can be done, and is a fault before some step: late it may do no harm any more."""
    draw, house = trial.draw, trial.house
    for number, each in enumerate(each for each in draw.question.steps if each.place < 0):
        if not each.does.get(house):
            continue
        taken = {trial.taken([*right[:at], each, *right[at:]]) for at in range(len(right))}
        if True in taken and False not in taken:
            yield ("no_step", number, "does"), "the grader accepts it among the steps, but it isn't a step"
        try:
            _graded(draw, [draw.question.first.get(house, ""), each.does[house]], house)
        except (BadHand, BadSum) as bad:
            yield ("no_step", number, "does"), f"can't be done there: {bad}"


class _Trial(NamedTuple):
    """Orders that are tried at a house. `unjudged` are as many acts of the right one as no rule covers."""

    draw: Drawing
    house: str
    unjudged: int

    def taken(self, steps: Sequence[Step]) -> bool | None:
        """Is that order accepted? None where it can't be done: then the table has its own answer."""
        try:
            done = in_order(self.draw, steps, self.house)
        except (BadHand, BadSum):
            return None
        return _certain(done) and without_fault(done) and _unjudged(done) <= self.unjudged


def in_order(draw: Drawing, steps: Sequence[Step], house: str) -> Assessment:
    """These steps as this house's grader takes them. Raises BadHand and BadSum where they can't be done so."""
    question = draw.question
    acts = [question.first.get(house, ""), *(each.does[house] for each in steps), question.last.get(house, "")]
    return _graded(draw, acts, house)


def without_fault(done: Assessment) -> bool:
    """Is every act right, and in its order?"""
    return done.acts_right and not any(each.verdict in SLIPS for each in done.findings)


def _unjudged(done: Assessment) -> int:
    return sum(each.verdict is Verdict.NOT_JUDGED for each in done.findings)


# --- graded ----------------------------------------------------------------------------------------------------------


def _graded(draw: Drawing, acts: Sequence[str], house: str) -> Assessment:
    stands = draw.situation
    assert stands is not None and stands.hand is not None and stands.table is not None  # a file without is refused
    lines = [filled(each, {**draw.values, **_cards(stands.table)}) for each in acts]
    whole = told("\n".join((draw.hand_text, *lines)), draw.deck)
    return assessor(whole.transcript, book(house), len(stands.hand.gestures)).assessment()


def _certain(graded: Assessment) -> bool:
    return all(each.scored for each in graded.matters)


def _cards(table: Table) -> Mapping[str, Value]:
    """The cards that acts may name: `in_stub` and `board` are all there, `board_1` and `burn_1` the first."""
    board, burns, stub = ([each.card.name for each in group] for group in (table.board, table.burns, table.stub))
    names = {"board": " ".join(board), "in_stub": " ".join(stub)}
    names |= {f"board_{place}": name for place, name in enumerate(board, 1)}
    return names | {f"burn_{place}": name for place, name in enumerate(burns, 1)}
