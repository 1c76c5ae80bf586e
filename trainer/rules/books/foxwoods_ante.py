"""Foxwoods: the big blind posts the ante for the whole table."""

from collections.abc import Mapping

from trainer.rules.common.antes import NO_ANTE, POSTS_BOTH
from trainer.rules.facts import Facts
from trainer.rules.room.blinds import ante_of_the_big_blind, at_the_final_table, in_seat, level_of
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

TOPIC = "tournament.bb-ante"
WINS_ALL = Ruling("tournament.short-stack-wins-full-ante", "the short stack can win the whole ante", fault=False)


def _posted(facts: RoomFacts, percent: int) -> tuple[int, int]:
    level = level_of(facts, facts.subject)
    assert level is not None
    return ante_of_the_big_blind(level, facts.subject.before.player(facts.matter.detail).chips.amount, percent)


def _posts(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    blind, ante = _posted(facts, numbers["percent"])
    return {"blind": blind, "ante": ante, "total": blind + ante}


def _ante_due(facts: RoomFacts, numbers: Numbers) -> bool:
    return _posted(facts, numbers["percent"])[1] > 0


@rule(
    "tournament.bb-ante.level-ante-due",
    kinds=("big-blind-ante",),
    ruling=POSTS_BOTH,
    numbers=("percent",),
    figures=_posts,
)
def big_blind_posts_the_ante(facts: RoomFacts, numbers: Numbers) -> bool:
    """At a level with an ante, the player in the big blind has more chips than the blind."""
    return _ante_due(facts, numbers)


@rule(
    "tournament.bb-ante.level-final-table",
    kinds=("big-blind-ante",),
    ruling=POSTS_BOTH,
    numbers=("percent",),
    figures=_posts,
)
def ante_at_the_final_table(facts: RoomFacts, numbers: Numbers) -> bool:
    """At the final table, the player in the big blind has more chips than the blind."""
    return _ante_due(facts, numbers) and at_the_final_table(facts, facts.subject)


@rule(
    "tournament.bb-ante.level-no-ante-due",
    kinds=("big-blind-ante",),
    ruling=NO_ANTE,
    numbers=("percent",),
    figures=_posts,
)
def big_blind_posts_no_ante(facts: RoomFacts, numbers: Numbers) -> bool:
    """The player in the big blind has no more chips than the blind, or the level has no ante."""
    return not _ante_due(facts, numbers)


def _in_the_pot(facts: RoomFacts, percent: int) -> int:
    """The ante that the big blind of the hand posts."""
    level, moment = level_of(facts, facts.subject), facts.subject
    table = moment.before.table(moment.happening.table)
    big = in_seat(moment, table.name, table.big)
    assert level is not None and big is not None
    return ante_of_the_big_blind(level, big.chips.amount, percent)[1]


def _whole(facts: RoomFacts, numbers: Numbers) -> Mapping[str, int]:
    return {"can-win": _in_the_pot(facts, numbers["percent"])}


@rule(
    "tournament.bb-ante.level-short-of-the-ante",
    kinds=("short-of-the-ante",),
    ruling=WINS_ALL,
    numbers=("percent",),
    figures=_whole,
)
def plays_for_the_whole_ante(facts: RoomFacts, numbers: Numbers) -> bool:
    """A player is dealt in with less than the ante that the big blind posts."""
    return _in_the_pot(facts, numbers["percent"]) > 0


# --- in a hand -------------------------------------------------------------------------------------------------


def _parts(facts: Facts, percent: int) -> tuple[int, int]:
    """What the big blind of the hand posts as blind and as ante, the blind first."""
    big, (seat,) = facts.setup.stakes.big_blind, facts.matter.seats
    held = facts.record.tables[0].seat(seat).stack.amount
    return min(held, big), min(big * percent // 100, max(0, held - big))


def _in_a_hand(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    blind, ante = _parts(facts, numbers["percent"])
    return {"blind": blind, "ante": ante, "total": blind + ante}


@rule(
    "tournament.bb-ante.hand-ante-due",
    kinds=("ante-for-all",),
    ruling=POSTS_BOTH,
    numbers=("percent",),
    figures=_in_a_hand,
)
def blind_first_and_then_the_ante(facts: Facts, numbers: Numbers) -> bool:
    """In a hand with a big blind ante, the player in the big blind has more chips than the blind."""
    return _parts(facts, numbers["percent"])[1] > 0


@rule(
    "tournament.bb-ante.hand-no-ante-due",
    kinds=("ante-for-all",),
    ruling=NO_ANTE,
    numbers=("percent",),
    figures=_in_a_hand,
)
def blind_alone(facts: Facts, numbers: Numbers) -> bool:
    """In a hand with a big blind ante, the player in the big blind has no more chips than the blind."""
    return _parts(facts, numbers["percent"])[1] == 0


def _posted_in_a_hand(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"can-win": sum(facts.course.antes)}


@rule(
    "tournament.bb-ante.hand-short-of-the-ante",
    kinds=("less-than-the-ante",),
    ruling=WINS_ALL,
    figures=_posted_in_a_hand,
)
def short_stack_plays_for_the_whole_ante() -> None:
    """A player in the hand has less than the ante that the big blind posted."""
