"""Strings that a user meets in use: of hands dealt by simulated dealers, of questions drawn, of rulings asked for."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

from tests.grading.dealt import scenarios
from tests.readers.dealers import CASES, REPORT, hand_of, wrong_hands
from tests.readers.line import Line, line
from trainer import resources
from trainer.commands.answered import answer_lines
from trainer.commands.rule import answer_on
from trainer.grading.captions import by_seats, caption, done_words
from trainer.grading.explain import matter_name, right_way
from trainer.grading.report_grade import ReportGrade
from trainer.grading.telling.lead import in_time
from trainer.grading.telling.pairs import side_by_side
from trainer.grading.telling.steps import about, brief
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import Report
from trainer.questions.bank import entries, safely_drawn
from trainer.questions.model import Asked, Reason
from trainer.rules.book import BOOKS, book
from trainer.scenarios.report import said
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.debrief import debrief_view
from trainer.ui.desk.houses import pill
from trainer.ui.play.picture_of import words_at

HANDS, QUESTIONS, RULINGS = 24, 90, 40
"""So many are dealt, drawn and asked for at most."""
MET = (*CASES, REPORT)
"""The cases of those hands: what is told of a wrong report is short, so that it takes more of them."""


def of_hands(chance: Random, hands: int = HANDS) -> Iterator[Line]:
    """What is heard, seen and graded in so many hands."""
    names = chance.sample(wrong_hands(), len(wrong_hands()))
    dealt = 0
    for number, name in enumerate(names):
        if dealt == hands:
            return
        found = hand_of(MET[number % len(MET)], scenarios()[name], chance.choice(BOOKS), chance)
        if found is not None:
            dealt += 1
            yield from of_hand(found, f"{name}, {pill(found.book)}")


def of_hand(one: Dealt, at: str) -> Iterator[Line]:
    """What is heard, seen and graded in a hand, met at that place."""
    yield from _heard(one, at)
    yield from (line("ruling", at, words) for words in _rulings(one))
    yield from (line("finding", at, each.reason) for each in one.assessment.findings)
    view = debrief_view(one, (), f"hand {one.attempt}")
    told = view.right
    for words in (told.text, told.head, told.thing, told.same) if told is not None else (view.title, view.summary):
        yield line("debrief", at, words)
    for row in view.others.rows if view.others is not None else ():
        yield line("debrief", f"{at}, other rulebooks", row.text)
    for pair in side_by_side(one.record, one.assessment, book(one.book)):
        yield from (line("debrief", f"{at}, a line", words) for words in (pair.did, pair.takes))
    for each in one.assessment.reports:
        yield from _reported(each, at)


def _rulings(one: Dealt) -> Iterator[str]:
    """What the rulebook says on all that went wrong, and the steps with their figures."""
    for grade in one.assessment.matters:
        decision = in_time(one.record, grade, book(one.book))
        if decision.ruling is not None:
            yield f"{matter_name(grade.matter)}: {decision.ruling.says}."
        yield from (brief(each.key, about(decision)) for each in right_way(decision))


def _heard(one: Dealt, at: str) -> Iterator[Line]:
    record = one.record
    for index in range(one.taken_over, len(record)):
        gesture = record.gestures[index]
        who = {g.DEALER: "the dealer", g.FLOOR: "the floor"}.get(gesture.who, "a player")
        if isinstance(gesture.act, Report) and gesture.act.told:
            yield from (line("report", f"{at}, to the floor", said(each)) for each in gesture.act.told)
        yield line("speech", f"{at}, {who} says", words_at(record, index))
        for told in (caption, by_seats, done_words):
            yield line("caption", f"{at}, caption", told(record, index))


def _reported(grade: ReportGrade, at: str) -> Iterator[Line]:
    for fault in grade.faults:
        yield from (line("report", f"{at}, a line on the report", words) for words in (fault.did, fault.takes))
    if grade.heard:
        yield line("report", f"{at}, the floor heard", f"The ruling on what you reported: {grade.heard}.")
        yield line("report", f"{at}, what happened", f"The ruling on what happened: {grade.happened}.")


# --- questions


def of_questions(chance: Random, count: int = QUESTIONS) -> Iterator[Line]:
    """Of so many questions the stem of one, an option of the next, a reason of the one after."""
    some = entries()
    for number, entry in enumerate(chance.sample(some, min(count, len(some)))):
        house = chance.choice(entry.houses)
        asked = safely_drawn(entry, house, chance.randrange(2**31))
        if asked is not None:
            yield from _of_question(asked, number % 3, chance)


def _of_question(asked: Asked, part: int, chance: Random) -> Iterator[Line]:
    at = f"question {asked.id}, {pill(asked.book)}"
    if part == 0:
        yield line("stem", at, asked.prompt)
        return
    options = [each.text for each in asked.choices if len(each.text.split()) > 2]
    if part == 1 and options:
        yield line("option", at, chance.choice(options))
        return
    reasons = [each for each in _reasons(asked) if each.why]
    if reasons:
        yield line("reason", at, chance.choice(reasons).why)


def _reasons(asked: Asked) -> list[Reason]:
    found = [each.reason for each in (*asked.choices, *asked.deciders, *asked.targets)]
    if asked.amount is not None:
        found += [asked.amount.reason, *(why for _, why in asked.amount.mistakes)]
    return found


# --- rulings


def of_rulings(chance: Random, count: int = RULINGS) -> Iterator[Line]:
    """A line of what `trainer rule` answers on so many worked examples, each asked of a rulebook."""
    folder: Path = resources.path("trainer", "rules", "examples")
    files = sorted(folder.glob("*.txt"))
    for file in chance.sample(files, min(count, len(files))):
        law = book(chance.choice(BOOKS))
        lines = [each for each in answer_lines(answer_on(file, law), False) if len(each.split()) > 2]
        for words in chance.sample(lines, min(2, len(lines))):
            yield line("answer", f"trainer rule {file.name} --book {law.key}", words)
