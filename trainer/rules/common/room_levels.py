"""Which level a hand is played at, and when dealers are not pushed any more."""

from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.levels import (
    announced,
    began,
    dealt_level,
    left_on_the_clock,
    level_is_known,
    start,
    substantial,
    to_come,
    too_soon,
    until_level_or_break,
)
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

LEVEL_AS_IT_BEGAN = Ruling("level.as-the-hand-began", "the hand is played at the level in effect when it began")
NOT_YET = Ruling("level.not-before-zero", "the new level has not begun yet")
GOES_ON = Ruling("level.stays-at-old-level", "the hand is finished at the old level")
PUSH_WAITS = Ruling("rp.push-waits", "the push waits until the next level")
PUSH_IN_TIME = Ruling("rp.time-enough-to-push", "there is enough time for the push", fault=False)


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
    """A hand is dealt around a level change. It began with the push, the first riffle or the shuffler button."""
    return level_is_known(facts)


def before_the_announcement(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """The level that still holds, and how many seconds it has left as the next one is announced."""
    soon = announced_too_soon(facts)
    if soon is None:
        return {}
    return {"level": soon.before.level, "left": left_on_the_clock(facts, soon)}


def announced_too_soon(facts: RoomFacts) -> Moment | None:
    """The announcement of a level with time left on the one before, if the hand begins after it; None for none."""
    hand = start(facts)
    return too_soon(facts, began(hand.pushed, hand.riffled, hand.shuffled, dealt=hand.dealt))


@rule(
    "level.new-hand.announced-with-time-left",
    ruling=NOT_YET,
    excepts=(
        "level.new-hand.begun-by-push-riffle-or-shuffler",
        "level.new-hand.begun-by-riffle-or-shuffler",
        "level.new-hand.old-level-after-substantial-action",
    ),
    figures=before_the_announcement,
)
def announced_with_time_left(facts: RoomFacts, _: Numbers) -> bool:
    """The level was announced before the clock reached zero, and a hand begins with time still on the clock."""
    return announced_too_soon(facts) is not None


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
    """A hand that should be at the new level was started at the old one, and there has been substantial action."""
    if to_come(facts) or dealt_level(facts) >= level_at_push(facts, numbers)["level"]:
        return False
    return substantial(facts, numbers)


def seconds_left(facts: RoomFacts) -> int:
    return until_level_or_break(facts, facts.subject)


@rule("rp.push-timing.close-to-level-or-break", kinds=("push-near-a-level",), ruling=PUSH_WAITS, numbers=("seconds",))
def push_so_close_to_a_level(facts: RoomFacts, numbers: Numbers) -> bool:
    """A dealer push is due with {seconds} seconds or less left before a new level or a break."""
    return 0 < seconds_left(facts) <= numbers["seconds"]


@rule(
    "rp.push-timing.well-before-level-or-break", kinds=("push-near-a-level",), ruling=PUSH_IN_TIME, numbers=("seconds",)
)
def push_early_enough(facts: RoomFacts, numbers: Numbers) -> bool:
    """A dealer push is due with more than {seconds} seconds left, or with no new level or break coming up."""
    return not 0 < seconds_left(facts) <= numbers["seconds"]
