"""UPT: when a denomination goes, a card for every odd chip, and the best cards win the new ones."""

from collections.abc import Mapping

from trainer.kernel.room import clock_acts as c
from trainer.rules.room.facts import Moment, RoomFacts
from trainer.rules.room.race import (
    Awards,
    awards,
    cards_dealt,
    level_to_come,
    needed,
    next_value,
    odd_chips,
    race_before,
    race_value,
)
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TOPIC = "chips.race"
STAYS = Ruling("chips.denomination-stays", "the denomination stays in play")
LEAVES = Ruling(
    "chips.denomination-leaves",
    "the denomination is removed, and chips that make a full new chip are changed up directly",
    fault=False,
)
CARDS = Ruling(
    "chips.card-for-each-odd-chip",
    "the dealer deals a card for each odd chip, from seat 1 on, all of one player's cards before the next player's",
    fault=False,
)
BEST_CARDS = Ruling(
    "chips.best-cards-win-chips",
    "any player who would have no chips gets one first, then the best cards win the new chips",
    fault=False,
)


def _value(facts: RoomFacts) -> int:
    act = facts.subject.happening.act
    assert isinstance(act, c.ColourUp)
    return act.value


def _still_needed(facts: RoomFacts) -> bool:
    return needed(facts, _value(facts), level_to_come(facts, facts.subject))


@rule("chips.race.denomination-still-needed", kinds=("colour-up",), ruling=STAYS)
def still_needed(facts: RoomFacts, _: Numbers) -> bool:
    """The house wants to remove a denomination that the blinds or antes still need."""
    return _still_needed(facts)


def _sets(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    value, room = _value(facts), facts.subject.before
    each_set = next_value(facts, value) // value
    held = [(each, dict(each.chips.piles).get(value, 0) // each_set) for each in room.players]
    return {f"new-{player.name}": sets for player, sets in held if sets}


@rule("chips.race.denomination-no-longer-needed", kinds=("colour-up",), ruling=LEAVES, figures=_sets)
def no_longer_needed(facts: RoomFacts, _: Numbers) -> bool:
    """The house removes a denomination that the blinds and antes no longer need."""
    return not _still_needed(facts)


def _cards(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    odd = [each for each in odd_chips(facts, facts.subject, race_value(facts.subject)) if each.chips]
    first = {"first-seat": odd[0].seat} if odd else {}
    each = {f"cards-of-seat-{player.seat}": player.chips for player in odd}
    return {"cards": sum(player.chips for player in odd), **each, **first}


@rule("chips.race.odd-chips-a-card-each", kinds=("race",), ruling=CARDS, figures=_cards)
def a_card_for_each_odd_chip() -> None:
    """Odd chips are raced off with cards."""


def _race(facts: RoomFacts) -> Moment:
    race = race_before(facts, facts.subject, facts.matter.detail)
    assert race is not None
    return race


def _awards(facts: RoomFacts, percent: int) -> Awards:
    race = _race(facts)
    value = race_value(race)
    cards = cards_dealt(facts, race, facts.subject.index)
    return awards(odd_chips(facts, race, value), cards, next_value(facts, value) // value, percent)


def _by_seat(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    room = facts.subject.before
    found = _awards(facts, numbers["percent"]).by_name
    return {f"new-of-seat-{room.player(name).seat}": new for name, new in found.items()}


@rule("chips.race.cards-dealt", kinds=("race-cards",), ruling=BEST_CARDS, numbers=("percent",), figures=_by_seat)
def best_cards_win() -> None:
    """The last card of a race has been dealt."""


def _saved(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    room = facts.subject.before
    saved = _awards(facts, numbers["percent"]).saved
    return {f"saved-seat-{room.player(name).seat}": 1 for name in saved}


@rule(
    "chips.race.cards-dealt-player-emptied",
    kinds=("race-cards",),
    ruling=BEST_CARDS,
    numbers=("percent",),
    figures=_saved,
)
def nobody_without_a_chip(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player would have no chips left after the race."""
    return bool(_awards(facts, numbers["percent"]).saved)


def _over(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    race, over = _race(facts), _awards(facts, numbers["percent"]).over
    each_set = next_value(facts, race_value(race)) // race_value(race)
    return {"left-over": over, "one-more": int(over * 100 >= each_set * numbers["percent"])}


@rule(
    "chips.race.cards-dealt-chips-left-over",
    kinds=("race-cards",),
    ruling=BEST_CARDS,
    numbers=("percent",),
    figures=_over,
)
def odd_chips_left_over(facts: RoomFacts, numbers: Numbers) -> bool:
    """Some odd chips are left over that don't make a full new chip."""
    return _awards(facts, numbers["percent"]).over > 0
