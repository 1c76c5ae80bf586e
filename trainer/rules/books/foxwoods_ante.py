"""Foxwoods: the big blind posts the ante for the whole table."""

from collections.abc import Mapping

from trainer.rules.room.blinds import ante_of_the_big_blind, at_the_final_table, level_of
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TOPIC = "tournament.bb-ante"
POSTS_BOTH = Ruling("the big blind posts the blind and then the ante", fault=False)
NO_ANTE = Ruling("no ante is posted", fault=False)
WINS_ALL = Ruling("a player with fewer chips can win the whole ante", fault=False)


def _posted(facts: RoomFacts, percent: int) -> tuple[int, int]:
    level = level_of(facts, facts.subject)
    assert level is not None
    return ante_of_the_big_blind(level, facts.subject.before.player(facts.matter.detail).chips.amount, percent)


def _posts(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    blind, ante = _posted(facts, numbers["percent"])
    return {"blind": blind, "ante": ante, "total": blind + ante}


def _ante_due(facts: RoomFacts, numbers: Numbers) -> bool:
    return facts.matter.kind == "big-blind-ante" and _posted(facts, numbers["percent"])[1] > 0


@rule(TOPIC, ruling=POSTS_BOTH, numbers=("percent",), figures=_posts)
def big_blind_posts_the_ante(facts: RoomFacts, numbers: Numbers) -> bool:
    """The big blind has more than his blind at a level with an ante"""
    return _ante_due(facts, numbers)


@rule(TOPIC, ruling=POSTS_BOTH, numbers=("percent",), figures=_posts)
def ante_at_the_final_table(facts: RoomFacts, numbers: Numbers) -> bool:
    """The same at the final table"""
    return _ante_due(facts, numbers) and at_the_final_table(facts, facts.subject)


@rule(TOPIC, ruling=NO_ANTE, numbers=("percent",), figures=_posts)
def big_blind_posts_no_ante(facts: RoomFacts, numbers: Numbers) -> bool:
    """The big blind cannot cover his blind, has nothing beside it, or the level has no ante"""
    return facts.matter.kind == "big-blind-ante" and not _ante_due(facts, numbers)


def _whole(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    level = level_of(facts, facts.subject)
    assert level is not None
    return {"can-win": level.ante}


@rule(TOPIC, ruling=WINS_ALL, figures=_whole)
def plays_for_the_whole_ante(facts: RoomFacts, _: Numbers) -> bool:
    """A player is dealt in with less than the ante"""
    return facts.matter.kind == "short-of-the-ante"
