"""TDA 2024: of an ante that one player posts for all the big blind comes first, and no ante is reduced."""

from collections.abc import Mapping

from trainer.rules.common.antes import NO_ANTE, POSTS_BOTH
from trainer.rules.facts import Facts
from trainer.rules.room.blinds import at_the_final_table, level_of
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule


def _blind_first(held: int, blind: int, ante: int) -> Mapping[str, int]:
    """What a stack posts as the blind, and of what is left as the ante."""
    posted = min(held, blind)
    rest = min(held - posted, ante)
    return {"blind": posted, "ante": rest, "total": posted + rest}


def _at_the_level(facts: RoomFacts, _: Numbers) -> Mapping[str, int]:
    level = level_of(facts, facts.subject)
    assert level is not None
    held = facts.subject.before.player(facts.matter.detail).chips.amount
    return _blind_first(held, level.big, level.ante)


@rule("tournament.bb-ante.level-blind-first", kinds=("big-blind-ante",), ruling=POSTS_BOTH, figures=_at_the_level)
def level_blind_first(facts: RoomFacts, numbers: Numbers) -> bool:
    """At a level with an ante, the player in the big blind has more chips than the blind."""
    return _at_the_level(facts, numbers)["ante"] > 0


@rule("tournament.bb-ante.level-not-reduced", kinds=("big-blind-ante",), ruling=POSTS_BOTH, figures=_at_the_level)
def ante_not_reduced(facts: RoomFacts, numbers: Numbers) -> bool:
    """At the final table, the player in the big blind has more chips than the blind. The ante isn't reduced."""
    return at_the_final_table(facts, facts.subject) and _at_the_level(facts, numbers)["ante"] > 0


@rule("tournament.bb-ante.level-blind-alone", kinds=("big-blind-ante",), ruling=NO_ANTE, figures=_at_the_level)
def level_blind_alone(facts: RoomFacts, numbers: Numbers) -> bool:
    """Posting the blind puts the big blind all-in, or the level has no ante."""
    return _at_the_level(facts, numbers)["ante"] == 0


def _in_the_hand(facts: Facts, _: Numbers) -> Mapping[str, int]:
    stakes, (seat,) = facts.setup.stakes, facts.matter.seats
    return _blind_first(facts.record.tables[0].seat(seat).stack.amount, stakes.big_blind, stakes.big_blind_ante)


@rule("tournament.bb-ante.hand-blind-first", kinds=("ante-for-all",), ruling=POSTS_BOTH, figures=_in_the_hand)
def hand_blind_first(facts: Facts, numbers: Numbers) -> bool:
    """In a hand with an ante, the player in the big blind has more chips than the blind."""
    return _in_the_hand(facts, numbers)["ante"] > 0


@rule("tournament.bb-ante.hand-blind-alone", kinds=("ante-for-all",), ruling=NO_ANTE, figures=_in_the_hand)
def hand_blind_alone(facts: Facts, numbers: Numbers) -> bool:
    """Posting the blind puts the big blind all-in."""
    return _in_the_hand(facts, numbers)["ante"] == 0
