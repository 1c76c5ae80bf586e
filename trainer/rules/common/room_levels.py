"""Which level a hand is played at, and when dealers are not pushed any more."""

from trainer.kernel.room import clock_acts as c
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import (
    announced,
    began,
    called_early,
    dealt_level,
    due,
    level_is_known,
    start,
    substantial,
    to_come,
    until_level_or_break,
)
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

NOT_YET = Ruling("level.not-before-zero", "the level is not announced before the clock is at zero")
LEVEL_AS_IT_BEGAN = Ruling("level.as-the-hand-began", "the hand is played at the level that held when it began")
GOES_ON = Ruling("level.stays-at-old-level", "the hand goes on at the old level")
PUSH_WAITS = Ruling("rp.push-waits", "the push waits until the next level")
PUSH_IN_TIME = Ruling("rp.time-enough-to-push", "there is time enough for the push", fault=False)


def level_at_push(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """The level announced before the push, the riffle or the shuffler began the hand."""
    hand = start(facts)
    return {"level": announced(facts, began(hand.pushed, hand.riffled, hand.shuffled, dealt=hand.dealt))}


@rule(
    "level.new-hand.begun-by-push-riffle-or-shuffler",
    kinds=("level-of-a-hand",),
    ruling=LEVEL_AS_IT_BEGAN,
    figures=level_at_push,
)
def hand_begins_with_push_riffle_or_shuffler(facts: RoomFacts, _: Numbers) -> bool:
    """A hand is dealt about the change of a level; it began with the push, the first riffle or the shuffler."""
    return level_is_known(facts)


def level_before_it_was_due(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """The level that holds until the clock is at zero, and how many seconds that is away."""
    left, before = called_early(facts.subject), facts.subject.before.level
    act = facts.subject.happening.act
    return {"level": before, "called": act.level if isinstance(act, c.NewLevel) else 0, "left": left}


@rule(
    "level.new-hand.called-before-zero", kinds=("level-called-early",), ruling=NOT_YET, figures=level_before_it_was_due
)
def level_called_before_zero() -> None:
    """A level is announced before the clock has reached zero."""


def _level_due(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    hand = start(facts)
    return {"level": due(facts, began(hand.riffled, hand.shuffled, dealt=hand.dealt))}


@rule(
    "level.new-hand.begun-after-an-early-call",
    kinds=("level-of-a-hand",),
    ruling=LEVEL_AS_IT_BEGAN,
    excepts=(
        "level.new-hand.begun-by-push-riffle-or-shuffler",
        "level.new-hand.begun-by-riffle-or-shuffler",
        "level.new-hand.push-hand-over-before-zero",
        "level.new-hand.push-hand-over-after-zero",
    ),
    figures=_level_due,
)
def hand_after_an_early_call(facts: RoomFacts, _: Numbers) -> bool:
    """A hand begins before the clock has reached zero, at a level that was announced too soon."""
    hand = start(facts)
    index = began(hand.riffled, hand.shuffled, dealt=hand.dealt)
    return announced(facts, index) != due(facts, index)


def dealt_at(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    return {"level": dealt_level(facts)}


@rule(
    "level.new-hand.old-level-after-substantial-action",
    ruling=GOES_ON,
    excepts=("level.new-hand.begun-by-push-riffle-or-shuffler",),
    figures=dealt_at,
    numbers=("with_chips", "any"),
)
def old_level_by_mistake_after_action(facts: RoomFacts, numbers: Numbers) -> bool:
    """A hand that belongs to the new level was begun at the old one, and there has been substantial action."""
    if to_come(facts) or dealt_level(facts) >= level_at_push(facts, numbers)["level"]:
        return False
    return substantial(facts, numbers["with_chips"], numbers["any"])


def seconds_left(facts: RoomFacts) -> int:
    return until_level_or_break(facts, facts.subject)


@rule("rp.push-timing.close-to-level-or-break", kinds=("push-near-a-level",), ruling=PUSH_WAITS, numbers=("seconds",))
def push_so_close_to_a_level(facts: RoomFacts, numbers: Numbers) -> bool:
    """Dealers change with no more than so many seconds left before the level or a break."""
    return seconds_left(facts) <= numbers["seconds"]


@rule(
    "rp.push-timing.well-before-level-or-break", kinds=("push-near-a-level",), ruling=PUSH_IN_TIME, numbers=("seconds",)
)
def push_early_enough(facts: RoomFacts, numbers: Numbers) -> bool:
    """Dealers change with more seconds than that left."""
    return seconds_left(facts) > numbers["seconds"]
