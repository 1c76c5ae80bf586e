"""Who shows first: the last to bet, the first to act, or all of them."""

from random import Random

from trainer.quickfire import asking, layers
from trainer.quickfire import figures as f
from trainer.quickfire.kind import Kind, Story, Unsuitable
from trainer.quickfire.plans import opened, raised
from trainer.quickfire.showdowns import first_round, showdown
from trainer.quickfire.spot import Answer, Asks, Field, Option, Spot
from trainer.quickfire.telling import Telling
from trainer.rules.book import Book
from trainer.rules.course import LAST_STREET
from trainer.rules.effects import Effect
from trainer.rules.ruling import Decision

KEY = "who-shows-first"
TARGET = 8000
FIRST, SEAT, ALL, ONE = "first", "seat", "all", "one"
BOARD, STUD = ("holdem", "omaha", "omaha-8"), ("stud", "stud-8", "razz")


def _last_street(dice: Random, games: tuple[str, ...]) -> Telling:
    """Three or four to the last street, on which nobody has bet yet. Raises Unsuitable."""
    made = showdown(dice.choice(games), dice, dice.randint(2, 4), dice.randint(0, 3))
    told = made.open()
    first_round(told, made)
    last = LAST_STREET[told.setup.game]
    while told.course.street < last:
        told.street()
        if told.course.street < last and dice.random() < 0.4:
            opened(told, told.to_act, dice, 4)
        while told.to_act and told.course.street < last:
            told.stays(told.to_act)
    told.show()
    return told


def _checked(dice: Random, games: tuple[str, ...]) -> Telling:
    """Everybody checks the last street."""
    told = _last_street(dice, games)
    while told.to_act:
        told.stays(told.to_act)
    return told


def _bet(dice: Random, raises: int, games: tuple[str, ...]) -> Telling:
    """A bet on the last street, perhaps raised, and called by one at least."""
    told = _last_street(dice, games)
    for _ in range(dice.randint(0, len(told.course.pending) - 1)):
        told.stays(told.to_act)
    opened(told, told.to_act, dice)
    for _ in range(raises):
        raised(told, told.to_act, dice)
    while told.to_act:
        spare = len(told.course.contesting) > 2 and dice.random() < 0.4
        told.fold(told.to_act) if spare else told.stays(told.to_act)
    return told


def _all_in(dice: Random) -> Telling:
    """Somebody is all-in and no more betting is possible."""
    return layers.on_the_flop(dice, dice.randint(2, 3), dice.randint(0, 3)).told


CASES: dict[str, Story] = {
    "bet": lambda dice: _bet(dice, 0, BOARD),
    "checked": lambda dice: _checked(dice, BOARD),
    "all-in": _all_in,
    "raised": lambda dice: _bet(dice, 1, BOARD),
    "stud-checked": lambda dice: _checked(dice, STUD),
    "stud-bet": lambda dice: _bet(dice, dice.randint(0, 1), STUD),
}


def question(law: Book, told: Telling, case: str, seed: int) -> Spot:
    """The betting is over: who shows first? Raises Unsuitable."""
    seats = tuple(sorted(told.course.contesting))
    if told.to_act or len(seats) < 2:
        raise Unsuitable
    decision = _decision(law, told)
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        f.places(told, *(f"hand-{seat}" for seat in seats)),
        "The betting is over. If the order is enforced, who shows first?",
        _fields(seats),
        (_answer(decision, seats),),
        (decision,),
        TARGET,
        case=case,
    )


def _decision(law: Book, told: Telling) -> Decision:
    """What the house says on hands face up for an all-in, or else on their order. Raises Unsuitable."""
    kind = "all-in-over" if asking.every(told.facts, "all-in-over") else "show-order"
    return asking.decided(law, told.facts, kind)


def _answer(decision: Decision, seats: tuple[int, ...]) -> Answer:
    """One seat; or all at once, where the house names none. Raises Unsuitable."""
    first = dict(decision.figures).get("seat", 0)
    if first in seats:
        return {FIRST: ONE, SEAT: first}
    if decision.ruling is None or (decision.effect is not Effect.ALL_FACE_UP and decision.figures):
        raise Unsuitable
    return {FIRST: ALL}


def _fields(seats: tuple[int, ...]) -> tuple[Field, ...]:
    options = (Option(ONE, "One seat first"), Option(ALL, "All of them", "hands face up"))
    return (
        f.choice(FIRST, "Who shows first?", *options),
        Field(SEAT, Asks.SEAT, "Shows first", seats=seats, when=(FIRST, (ONE,))),
    )


KIND = Kind(
    KEY,
    "Who shows first",
    "The betting is over. Who turns up the first hand?",
    TARGET,
    CASES,
    question,
    ("showdown.order", "showdown.all-in-face-up"),
)
