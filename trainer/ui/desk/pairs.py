"""The lines of a debrief: what was done beside what it takes, each with its moment in the replay."""

from trainer.grading.telling.pairs import NOT_DONE, Held, Pair, side_by_side
from trainer.rules.book import book
from trainer.ui.desk.acts import acts_in_order, began, clock, stop_at
from trainer.ui.desk.dealt import Dealt
from trainer.ui.screens.models import PairView

MARKS = {
    Held.RIGHT: "right",
    Held.LATE: "late",
    Held.WRONG: "wrong",
    Held.MISSED: "missed",
    Held.HARMFUL: "harmful",
    Held.ALARM: "alarm",
    Held.OPEN: "unjudged",
}
WORDS = {
    Held.LATE: "Late",
    Held.WRONG: "Wrong",
    Held.MISSED: "Missed",
    Held.HARMFUL: "Harmful",
    Held.ALARM: "False alarm",
    Held.OPEN: "Not scored",
}
HARM, AMISS = "harmful", ("wrong", "missed", "alarm", "late")


def pair_views(dealt: Dealt) -> tuple[PairView, ...]:
    """Every line, what it takes counted from one within each matter."""
    order, number, made = acts_in_order(dealt), 0, []
    for pair in side_by_side(dealt.record, dealt.assessment, book(dealt.book)):
        number = 0 if pair.heading else number + bool(pair.step)
        made.append(_view(dealt, pair, number, order))
    return tuple(made)


def begin_with(pairs: tuple[PairView, ...]) -> int | None:
    """The line to begin with: the first harm, else the first that was amiss; None where nothing was."""
    lines = [(place, pair.mark) for place, pair in enumerate(pairs) if not (pair.heading or pair.follows)]
    harm = next((place for place, mark in lines if mark == HARM), None)
    return harm if harm is not None else next((place for place, mark in lines if mark in AMISS), None)


def _view(dealt: Dealt, pair: Pair, number: int, order: tuple[int, ...]) -> PairView:
    return PairView(
        did=pair.did,
        takes=pair.takes,
        mark="" if pair.heading or (pair.follows and pair.held is Held.OPEN) else MARKS[pair.held],
        word="" if pair.heading or pair.follows else _word(dealt, pair),
        number=number if pair.step else 0,
        step=stop_at(dealt, (pair.index if pair.index >= 0 else pair.due) + 1),
        key=pair.step,
        act=order.index(pair.index) if pair.index in order else None,
        heading=pair.heading,
        follows=pair.follows,
    )


def _word(dealt: Dealt, pair: Pair) -> str:
    """What was amiss, with its time where anything was done: "Harmful, 0:52"."""
    word = WORDS.get(pair.held, "")
    if not word or pair.index < 0 or pair.did == NOT_DONE:
        return word
    return f"{word}, {clock(dealt.transcript.gestures[pair.index].at - began(dealt))}"
