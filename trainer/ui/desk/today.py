"""The first page: who is here, what is due, what is proposed, how it went last time, and how well the law is known."""

from collections import Counter
from collections.abc import Collection
from datetime import datetime

from trainer.kernel.listed import listed
from trainer.progress.records import COACHED, Memory, Running
from trainer.progress.statistics import Session
from trainer.rules.areas import TITLES
from trainer.rules.houses import usable
from trainer.study.first_steps import OTHERS, STEPS, Step, introduction, next_step, place
from trainer.study.items import Plan
from trainer.study.library import Kind, Library, library, practisable
from trainer.study.mastery import Recall, Standing, mastery, weakest
from trainer.study.of_the_day import of_the_day
from trainer.study.recalling import recalling
from trainer.ui.desk.corrected import notice
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.front import greeting
from trainer.ui.desk.houses import houses, short
from trainer.ui.desk.moments import lately, when
from trainer.ui.desk.offered import offered
from trainer.ui.desk.proposal import plan_of
from trainer.ui.desk.waiting import Waiting, rest_words
from trainer.ui.desk.wish import Wish
from trainer.ui.screens.first import AreaView, DayView, HouseView, StepView, TodayView
from trainer.ui.screens.session import LastSessionView

LATELY = 60  # hands among which the irregularity of the day is looked for
CLEAN = "Some hands are clean. Just deal those."
SHORT = "There is nothing left to practice here."
ENOUGH = 0.6  # of the minutes asked for
MINUTE = 60
ENTERED = {  # nothing is due: was anything tried at this house, and at another?
    (True, False): "Nothing is due",
    (False, True): "Your first session here",
    (False, False): "Your first session",
}
FIRST = " The hand you left comes first."


def today_view(
    desk: Desk, name: str, now: datetime, wish: Wish | None = None, rest: Waiting | None = None
) -> TodayView:
    """The page for the trainee at the desk; `rest` is the session that waits. Raises StoreTrouble."""
    wish = wish or Wish()
    store, profile, aware = desk.store, desk.profile.id, now.astimezone()
    due = store.due(profile, aware)
    memories = store.memories(profile, desk.house)
    recall = recalling(aware)
    hand = desk.interrupted()
    first = hand is not None and rest is not None and rest.begins_with(hand)
    proposed = plan_of(desk, wish, aware, memories, recall)
    areas = areas_view(library(desk.house), memories, recall, aware)
    introduced = introduction_of(desk, proposed)
    known_at = "" if memories else _known_at(store.memories(profile))
    return TodayView(
        greeting(name, now),
        tuple(_house(each, due.get(each.key, 0)) for each in houses()),
        desk.house,
        _title(wish, due.get(desk.house, 0), ENTERED[bool(memories), bool(known_at)], areas),
        contents(proposed),
        wish.minutes,
        areas,
        wish.area,
        _last(store.last_session(profile), aware),
        "" if hand is None or first else _interrupted(hand),
        "" if rest is None else f"{rest_words(rest.so_far.plan, len(rest.so_far.done))}{FIRST if first else ''}",
        _carried(known_at, desk.house),
        known_at,
        corrected=notice(desk) if desk.corrections else "",
        offer=offered(desk),
        step=first_step(desk),
        short=wish.short,
        day=day_view(desk, aware),
        introduced=None if introduced is None else StepView(introduced.offer, introduced.button),
    )


def first_step(desk: Desk) -> StepView | None:
    """The next of the first hands, None for whoever has dealt them or others instead. Raises StoreTrouble."""
    step = next_step_of(desk)
    return None if step is None else StepView(step.offer, step.button, place(step), len(STEPS))


def next_step_of(desk: Desk, *now: Step) -> Step | None:
    """The same as it is dealt, once those `now` on the table are over. Raises StoreTrouble."""
    rows = desk.store.attempts(desk.profile.id, limit=len(STEPS) + OTHERS)
    dealt = [(row.scenario, row.mode == COACHED) for row in rows]
    return next_step([*dealt, *((step.scenario, step.coached) for step in now)])


def introduction_of(desk: Desk, proposed: Plan) -> Step | None:
    """A hand with the coach of a new kind that comes up in the session, once the first hands are dealt.

    Raises StoreTrouble.
    """
    if next_step_of(desk) is not None:
        return None
    known = {each.key: each for each in library(desk.house).activities if each.kind is Kind.HAND}
    coming = (item.keys[0] for item in proposed.items if item.kind is Kind.HAND)
    dealt = desk.store.scenarios_dealt(desk.profile.id)
    return introduction([known[key] for key in coming if key in known], [known[key] for key in dealt if key in known])


def day_view(desk: Desk, now: datetime) -> DayView | None:
    """The irregularity of the day; None before the first steps are done, and where the house has none.

    Raises StoreTrouble.
    """
    order = of_the_day(desk.at_hand(library(desk.house)), now.date())
    if order is None or next_step_of(desk) is not None:
        return None
    dealt = desk.store.attempts(desk.profile.id, desk.house, limit=LATELY)
    done = next((row for row in dealt if (row.scenario, row.seed) == (order.key, order.seed)), None)
    return DayView("not dealt yet" if done is None else f"dealt {lately(done.ended, now)}", done is not None)


def _known_at(memories: Collection[Memory]) -> str:
    """The house at which most is remembered, "" for none."""
    most = Counter(each.book for each in memories if usable(each.book) == each.book).most_common(1)
    return most[0][0] if most else ""


def _carried(known_at: str, house: str) -> str:
    if not known_at:
        return ""
    return f"Nothing practiced at {short(house)} yet. See what carries over from {short(known_at)}."


def _house(each: HouseView, due: int) -> HouseView:
    return HouseView(each.key, each.name, each.edition, f"{due} due" if due else "nothing due", due > 0, each.short)


# --- what is proposed ------------------------------------------------------------------------------------------


def _title(wish: Wish, due: int, nothing: str, areas: tuple[AreaView, ...]) -> str:
    if wish.area:
        chosen = next(each for each in areas if each.key == wish.area)
        return f"{chosen.title}: {chosen.due} due" if chosen.due else chosen.title
    if due:
        return "1 rule is due" if due == 1 else f"{due} rules are due"
    return nothing


def contents(plan: Plan) -> str:
    """What a session holds, in words: "7 hands, 2 sets of questions and a quick drill, about 14 minutes." """
    counts = [sum(each.kind is kind for each in plan.items) for kind in Kind]
    names = (("a hand", "hands"), ("a set of questions", "sets of questions"), ("a quick drill", "quick drills"))
    told = [one if count == 1 else f"{count} {many}" for count, (one, many) in zip(counts, names, strict=True) if count]
    if not told:
        return "This house has nothing to practice."
    minutes = max(1, round(plan.seconds / MINUTE))
    about = f"{listed(told)}, about {minutes} {'minute' if minutes == 1 else 'minutes'}."
    more = SHORT if plan.seconds < ENOUGH * plan.minutes * MINUTE else CLEAN if counts[0] > 1 else ""
    return f"{about[0].upper()}{about[1:]} {more}".rstrip()


# --- the library -----------------------------------------------------------------------------------------------


def areas_view(found: Library, memories: Collection[Memory], recall: Recall, now: datetime) -> tuple[AreaView, ...]:
    """Every area with its rules, what is due of them, and the part one would get least of right today."""
    rules = Counter(found.areas.values())
    due = Counter(
        found.areas[rule] for rule in {each.rule for each in memories if each.due <= now} & found.areas.keys()
    )
    known = mastery(found.areas, memories, practisable(found.house), recall, now)
    return tuple(
        AreaView(
            key,
            title,
            rules[key],
            due[key],
            _share(known.get(key, ())),
        )
        for key, title in TITLES.items()
    )


def _share(standings: tuple[Standing, ...]) -> int | None:
    least = weakest(standings)
    return None if least is None else least.per_cent or 0


# --- what was, and what waits ----------------------------------------------------------------------------------


def _last(session: Session | None, now: datetime) -> LastSessionView | None:
    if session is None:
        return None
    return LastSessionView(
        lately(session.ended, now),
        session.caught,
        session.missed,
        session.false_alarms,
        session.clean_hands,
        f"{session.hands} hand{'' if session.hands == 1 else 's'} dealt.",
        str(session.attempt),
    )


def _interrupted(running: Running) -> str:
    return f"You left a hand on {when(running.hand.started)}. It’s just as you left it."
