"""A session in hand: what was done of it, what is left, and what came of it. Pure; the law is loaded by then."""

from collections.abc import Iterable, Mapping, Sequence
from datetime import datetime

from trainer.kernel.pieces import Pieces
from trainer.progress.grades import kept
from trainer.progress.records import Assessed, Memory, Outcome, Part
from trainer.questions.bank import safely_drawn
from trainer.questions.catalog import questions
from trainer.quickfire.kinds import KINDS
from trainer.rules.topics import title as topic_title
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.study.so_far import Done
from trainer.study.wants import Why
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.eager import eager
from trainer.ui.desk.houses import pill
from trainer.ui.desk.moments import day
from trainer.ui.desk.order import rule_line
from trainer.ui.desk.questions import QuestionSet, putting
from trainer.ui.desk.waiting import left
from trainer.ui.screens.sitting_models import DoneLine, RuleLine, SittingEndView

ABOUT = "Questions"
WORDS = {
    Why.CHANGED: "Changed",
    Why.DUE: "Due",
    Why.WEAK: "Weak",
    Why.NEW: "New",
    Why.MORE: "New",
    Why.AHEAD: "Ahead of schedule",
    Why.AFTER: "After the hand",
    Why.CONTROL: "Clean hand",
}


def hand_done(item: Item, dealt: Dealt) -> Done:
    """A hand that was dealt to its end."""
    return hand_graded(item, dealt.scenario.title, kept(dealt.assessment))


def hand_graded(item: Item, title: str, graded: Assessed) -> Done:
    """A hand by what is kept of its grades."""
    noticed = [each.outcome for each in graded.results if each.part is Part.NOTICED]
    missed = noticed.count(Outcome.AGAIN)
    found = (len(noticed) - missed, missed, len(graded.alarms), graded.clean)
    return Done(item, title, *found)


def hand_ungraded(item: Item, title: str) -> Done:
    """A hand that was dealt to its end and cannot be graded."""
    return Done(item, title, passed=True)


def questions_done(item: Item, answers: Mapping[str, bool]) -> Done:
    """A set of questions, with the answers given by question."""
    named = "A question" if len(item.keys) == 1 else f"{len(item.keys)} questions"
    return Done(item, named, right=sum(answers.values()), asked=len(answers))


def round_done(item: Item, right: int, of: int) -> Done:
    """A quick drill of a few spots."""
    return Done(item, f"Quick drill: {KINDS[item.keys[0]].title}", right=right, asked=of)


def drawing(plan: Plan, item: Item, without: Iterable[str] = ()) -> Pieces[QuestionSet | None]:
    """The questions of a set that were not answered yet, drawn for the house in pieces; None when there are none.

    One that cannot be drawn is left out and breaks nothing.
    """
    left = set(item.keys) - set(without)
    found = [questions().get(key) for key in item.keys if key in left]
    there = [each for each in found if each is not None]
    drawn = []
    for place, each in enumerate(there):
        yield
        drawn.append(safely_drawn(each, plan.house, item.seed + place))
    made = yield from putting(plan.house, ABOUT, [each for each in drawn if each is not None])
    return made if made.posed else None


# --- while it goes on ------------------------------------------------------------------------------------------


def strip_words(plan: Plan, place: int) -> str:
    """How far it is: "4 of 11 · about 9 min left". It names nothing."""
    return f"{place + 1} of {len(plan.items)} · {left(plan, place)} left"


# --- when it is over -------------------------------------------------------------------------------------------


def end_view(
    plan: Plan, done: Sequence[Done], memories: Iterable[Memory], began: datetime, now: datetime
) -> SittingEndView:
    """How the session went, all of it told; `memories` are those of its house as it is over."""
    rest = len(plan.items) - len(done)
    return SittingEndView(
        house=pill(plan.house),
        title="Session over" if not rest else "Session ended early",
        caught=sum(each.caught for each in done),
        missed=sum(each.missed for each in done),
        false_alarms=sum(each.alarms for each in done),
        clean_hands=sum(each.clean for each in done),
        right=sum(each.right for each in done),
        asked=sum(each.asked for each in done),
        moved=moved(plan.house, memories, began, now),
        done=tuple(_line(each) for each in done),
        note=eager(sum(each.clean and each.alarms > 0 for each in done), sum(each.clean for each in done)),
        left="" if not rest else f"{rest} of {len(plan.items)} not done",
    )


def moved(house: str, memories: Iterable[Memory], began: datetime, now: datetime) -> tuple[RuleLine, ...]:
    """The rules practised since it began, with the day on which each comes back: that of the part due first."""
    back: dict[str, datetime] = {}
    for each in memories:
        if each.last >= began:
            back[each.rule] = min(back.get(each.rule, each.due), each.due)
    return tuple(
        rule_line(house, rule, f"again {_when(back[rule], now)}") for rule in sorted(back, key=back.__getitem__)
    )


def _when(due: datetime, now: datetime) -> str:
    days = (due.astimezone().date() - now.astimezone().date()).days
    return "today" if days <= 0 else "tomorrow" if days == 1 else f"on {day(due.astimezone())}, in {days} days"


def _line(done: Done) -> DoneLine:
    mark, word = _went(done)
    return DoneLine(done.title, _why(done.item), mark, word)


def _why(item: Item) -> str:
    reasons = {each.why: None for each in item.reasons}
    topics = dict.fromkeys(topic_title(each.topic) for each in item.reasons if each.topic)
    told = ", ".join(WORDS[why].lower() if place else WORDS[why] for place, why in enumerate(reasons))
    return f"{told}: {', '.join(topics)}" if topics else told


def _went(done: Done) -> tuple[str, str]:
    if done.passed:
        return "unjudged", "Skipped"
    if done.item.kind is not Kind.HAND:
        return ("right" if done.right == done.asked else "wrong"), f"{done.right} of {done.asked} right"
    if done.missed:
        return "wrong", "Missed"
    if done.alarms:
        return "alarm", "False alarm"
    return "right", "Caught" if done.caught else "Kept dealing"
