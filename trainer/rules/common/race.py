"""Colouring up: the race, who cannot be raced out, what is left over, and colouring up at will."""

from collections.abc import Mapping

from trainer.kernel.room import chip_acts as p
from trainer.kernel.room import clock_acts as c
from trainer.kernel.room import desk_acts as d
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.race import next_value, odd_chips, out_of_use, race_before, race_value, removed_worth, won_in
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

TOPIC = "chips.race"
RACED = Ruling(
    "chips.odd-chips-raced-off",
    "the race starts at seat 1, and each player gets one new chip at most",
    fault=False,
)
AWARDED = Ruling("chips.race-award-stands", "the award stands", fault=False)
TOO_MANY = Ruling("chips.excess-award-goes-back", "the player gets one chip at most, and the rest go back")
SAVED = Ruling(
    "chips.keeps-lowest-chip", "the player gets one chip of the lowest denomination still in play", fault=False
)
GONE = Ruling("chips.odd-chips-leave-play", "the chips leave play", fault=False)
EXCHANGED = Ruling(
    "chips.equal-exchange-only",
    "the chips are exchanged at equal value only, and any remainder leaves play without compensation",
    fault=False,
)
IN_VIEW = Ruling("chips.in-view-before-race", "the player must put all chips in full view before the race")
AT_WILL = Ruling(
    "chips.color-up-at-discretion",
    "the director may color up any player's chips at any time",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    fault=False,
)
ANNOUNCE = Ruling(
    "chips.color-up-to-be-announced", "a color-up at the director's discretion must be announced", Authority.FLOOR
)


def _race_figures(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    odd = [each for each in odd_chips(facts, facts.subject, race_value(facts.subject)) if each.chips]
    first = {"first-seat": odd[0].seat} if odd else {}
    return {"odd-chips": sum(each.chips for each in odd), "most": numbers["most"], **first}


@rule("chips.race.odd-chips-raced-off", kinds=("race",), ruling=RACED, numbers=("most",), figures=_race_figures)
def odd_chips_are_raced_off() -> None:
    """Odd chips of a denomination being removed are raced off."""


def _won(facts: RoomFacts) -> int:
    """New chips the player of an award has by now out of this race."""
    name = facts.matter.detail
    race = race_before(facts, facts.subject, facts.subject.before.player(name).table)
    return won_in(facts, race, name, facts.subject.index) if race else 0


@rule("chips.race.award-within-the-most", kinds=("race-award",), ruling=AWARDED, numbers=("most",))
def awarded_no_more_than_one(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player gets no more new chips from a race than the limit."""
    return _won(facts) <= numbers["most"]


def _too_many(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    return {"chips-back": _won(facts) - numbers["most"]}


@rule("chips.race.award-above-the-most", kinds=("race-award",), ruling=TOO_MANY, numbers=("most",), figures=_too_many)
def awarded_more_than_one(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player gets more new chips from a race than the limit."""
    return _won(facts) > numbers["most"]


def _lowest(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    act = facts.subject.happening.act
    assert isinstance(act, d.Remove)
    return {"chip": next_value(facts, max(value for value, _ in act.chips.piles))}


@rule("chips.race.last-chips-lost", kinds=("race-loss",), ruling=SAVED, figures=_lowest)
def raced_out(facts: RoomFacts, _: Numbers) -> bool:
    """A race takes a player's last chips."""
    return not facts.subject.after.player(facts.matter.detail).chips


@rule("chips.race.odd-chips-lost", kinds=("race-loss",), ruling=GONE)
def raced_and_lost(facts: RoomFacts, _: Numbers) -> bool:
    """A race takes a player's odd chips, and the player has other chips left."""
    return bool(facts.subject.after.player(facts.matter.detail).chips)


def _leftover(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    exchanged = isinstance(facts.subject.happening.act, d.Exchange)
    room = facts.subject.before if exchanged else facts.subject.after
    player = room.player(facts.matter.detail)
    value = out_of_use(facts, facts.subject, player.name, player.chips)
    total, lowest = removed_worth(player.chips, value), next_value(facts, value)
    return {"exchanged": total // lowest * lowest, "removed": total % lowest}


@rule("chips.race.raced-denomination-still-held", kinds=("left-after-a-race",), ruling=EXCHANGED, figures=_leftover)
def chips_left_after_a_race() -> None:
    """A player still has chips of a denomination that was raced off."""


@rule("chips.race.chips-out-of-sight", kinds=("hidden-at-a-race",), ruling=IN_VIEW)
def chips_hidden_at_a_race() -> None:
    """A player's chips can't be seen just before a race."""


def _announced(facts: RoomFacts) -> bool:
    act = facts.subject.happening.act
    assert isinstance(act, d.Exchange)
    gone = {value for value, _ in act.take.piles}
    said = [moment for moment, each in facts.acts(c.ColourUp) if each.value in gone]
    return any(moment.index < facts.subject.index for moment in said)


@rule("chips.race.color-up-announced", kinds=("coloured-up", "colour-up"), also=("chips.visible",), ruling=AT_WILL)
def coloured_up_at_will(facts: RoomFacts, _: Numbers) -> bool:
    """The table hears that a denomination will be removed or that a player's chips will be colored up."""
    return facts.matter.kind == "colour-up" or _announced(facts)


@rule("chips.race.color-up-unannounced", kinds=("coloured-up",), also=("chips.visible",), ruling=ANNOUNCE)
def coloured_up_unannounced(facts: RoomFacts, _: Numbers) -> bool:
    """A player's chips are colored up with no announcement to the table."""
    return not _announced(facts)


def keeps(facts: RoomFacts, *words: str) -> bool:
    """Is it about a player who now keeps his chips or cards like that?"""
    act = facts.subject.happening.act
    return isinstance(act, p.Keep) and act.word in words
