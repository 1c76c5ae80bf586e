"""UPT: where the blinds are, what they are, short blinds and straddles."""

from collections.abc import Mapping

from trainer.kernel.room import chip_acts as p
from trainer.rules.room.blinds import in_seat, left_of_button, level_of, straddles_before
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.positions import button_by_then, button_is_untold
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TOPIC = "blind.post"
POSTED = Ruling(
    "blind.posted-left-of-button",
    "the first and second players left of the button post the blinds before the players look at their cards",
    fault=False,
)
SHORT = Ruling(
    "blind.action-on-short-blind",
    "the player has action for the chips they have and doesn't have to make up the blind after a win",
    fault=False,
)
LIVE_STRADDLE = Ruling(
    "blind.live-straddle", "the straddle is live: the player acts last in the first round and may raise", fault=False
)
NO_STRADDLE = Ruling("blind.straddle-not-allowed", "the straddle is not allowed")


def _seats(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    """Of the hand that is dealt then; none where nobody has told where the button is."""
    name, subject = facts.matter.detail, facts.subject
    if button_is_untold(facts.record, name):
        return {}
    button = button_by_then(facts.record, name, subject.index)
    players = left_of_button(subject, subject.before.table(name), button)
    return {
        "small-seat": players[numbers["small-places"] - 1].seat,
        "big-seat": players[numbers["big-places"] - 1].seat,
    }


@rule(
    "blind.post.seats-left-of-the-button",
    kinds=("blinds",),
    ruling=POSTED,
    numbers=("small-places", "big-places"),
    figures=_seats,
)
def blinds_left_of_the_button(facts: RoomFacts, _: Numbers) -> bool:
    """A hand is dealt to three or more players with chips."""
    return len(left_of_button(facts.subject, facts.subject.before.table(facts.matter.detail))) > 2


def _amounts(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    level = level_of(facts, facts.subject)
    assert level is not None
    return {"small": level.small, "big": level.big, "least-raise": level.big}


@rule("blind.post.amounts-of-the-level", kinds=("blinds",), ruling=POSTED, figures=_amounts)
def blinds_of_the_level() -> None:
    """A hand is dealt with blinds, however many chips the players in the blinds have."""


def _short(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    return {"posts": facts.subject.before.player(facts.matter.detail).chips.amount, "made-up": 0}


@rule("blind.post.short-blind-posted", kinds=("short-blind",), ruling=SHORT, figures=_short)
def short_blind() -> None:
    """A player doesn't have enough chips to post the full blind."""


def _bought(facts: RoomFacts, times: int) -> bool:
    """Left of the big blind, the printed number of times it, the first, and no tournament?"""
    act, level = facts.subject.happening.act, level_of(facts, facts.subject)
    player = facts.subject.before.player(facts.matter.detail)
    table = facts.subject.before.table(player.table)
    big = in_seat(facts.subject, table.name, table.big)
    assert isinstance(act, p.Straddle)
    if facts.setup.event != "cash" or level is None or big is None or straddles_before(facts, facts.subject):
        return False
    order = left_of_button(facts.subject, table)
    under_the_gun = order[(order.index(big) + 1) % len(order)] if big in order else None
    return under_the_gun == player and act.chips.amount == times * level.big


def _bring_in(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    level = level_of(facts, facts.subject)
    assert level is not None
    return {"bring-in": level.big * numbers["times"]}


@rule(
    "blind.post.straddle-under-the-gun",
    kinds=("straddle",),
    ruling=LIVE_STRADDLE,
    numbers=("times",),
    figures=_bring_in,
)
def straddle_allowed(facts: RoomFacts, numbers: Numbers) -> bool:
    """In a cash game, the player left of the big blind straddles for {times} times the big blind."""
    return _bought(facts, numbers["times"])


@rule("blind.post.straddle-any-other", kinds=("straddle",), ruling=NO_STRADDLE, numbers=("times",))
def straddle_not_allowed(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player straddles in a tournament, from the wrong seat, for the wrong amount, or after another straddle."""
    return not _bought(facts, numbers["times"])
