"""Points of the ante the big blind posts for everyone: what is posted, and what a player with less can win of it."""

from collections.abc import Iterator

from trainer.kernel.gestures import Post
from trainer.rules.course import big_blind_seat
from trainer.rules.facts import Facts
from trainer.rules.facts.button import blinds_due, playing
from trainer.rules.facts.forced import opened
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

ANTE = "tournament.bb-ante"


def ante_for_all(facts: Facts) -> Iterator[Matter]:
    """A hand is dealt in which the big blind posts an ante for all: how much of what he has is blind, how much ante?"""
    if _dealt_with_one(facts):
        count, dealt_in = opened(facts), facts.course.dealt_in
        big = big_blind_seat(dealt_in, facts.record.tables[count].button)
        yield Matter("ante-for-all", ANTE, count, count, seats=(big,))
    elif (posting := _short_before_the_deal(facts)) is not None:
        count, big = posting
        yield Matter("ante-for-all", ANTE, count, count, seats=(big,))


def _short_before_the_deal(facts: Facts) -> tuple[int, int] | None:
    """Is the first forced bet of a hand posted, and its big blind can't pay blind and ante? Where it was, and who."""
    stakes, seats = facts.setup.stakes, playing(facts)
    if not stakes.big_blind_ante or facts.course.street >= 0 or len(seats) < 2:
        return None
    big = blinds_due(facts, facts.setup.button)[1]
    if facts.record.tables[0].seat(big).stack.amount >= stakes.big_blind + stakes.big_blind_ante:
        return None
    return next(((index + 1, big) for index, _, _ in facts.done(Post)), None)


def less_than_the_ante(facts: Facts) -> Iterator[Matter]:
    """A player is dealt in with less than the ante that the big blind posted."""
    if not _dealt_with_one(facts):
        return
    count = opened(facts)
    ante, table = sum(facts.course.antes), facts.record.tables[0]
    for seat in facts.course.dealt_in:
        if table.seat(seat).stack.amount < ante:
            yield Matter("less-than-the-ante", ANTE, count, count, seats=(seat,))


def _dealt_with_one(facts: Facts) -> bool:
    return facts.setup.stakes.big_blind_ante > 0 and facts.course.street >= 0 and len(facts.course.dealt_in) > 1


KINDS: tuple[PointKind, ...] = (
    PointKind("ante-for-all", ANTE, "The ante the big blind posts for everyone", About.SEATS, ante_for_all),
    PointKind(
        "less-than-the-ante",
        ANTE,
        "A player has less than the ante posted for everyone",
        About.SEATS,
        less_than_the_ante,
    ),
)
