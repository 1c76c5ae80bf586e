"""When a question to a player fits what happened, and which of two rights a ruling comes to there."""

from collections.abc import Callable

from trainer.grading.open_matter import decided
from trainer.rules.book import book
from trainer.rules.common.raising import in_one_motion
from trainer.rules.facts import Facts
from trainer.rules.facts.accepted import went_by_a_wrong_count
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.points import points
from trainer.rules.refunds import with_refund_at_stake
from trainer.rules.ruling import Decision, Matter

Fits = Callable[[Facts, Decision], bool]
ACCEPTED, TINY = "accepted", "bet.calling"
MISUNDERSTOOD = frozenset(
    (
        "bet.may-withdraw-and-reconsider",
        "bet.should-be-allowed-to-reconsider",
        "bet.gross-misunderstanding-up-to-floor",
        "bet.claim-near-the-bet-up-to-floor",
    )
)
ONE_MORE_MOTION = "bet.string.call-first-then-several-motions"


def always(_: Facts, __: Decision) -> bool:
    """Whatever happened."""
    return True


def no_refund_at_stake(facts: Facts, decision: Decision) -> bool:
    """Do all players get the same back, with nobody whose refund the floor may keep?"""
    return with_refund_at_stake(book(decision.book), decision, facts) == decision


def misread(facts: Facts, decision: Decision) -> bool:
    """Did the player go by a wrong amount, or does the rulebook take it so?"""
    made = maker(facts)
    return decision.key in MISUNDERSTOOD or (made is not None and went_by_a_wrong_count(facts, made))


def short_alone(facts: Facts, decision: Decision) -> bool:
    """Is the call just short: nothing ruled on as a bet that was misread, and no tiny chips that the floor may read
    as it likes?
    """
    law, matter = book(decision.book), decision.matter
    if any(law.paragraph(each.at).topic == TINY for each in decision.citations if each.book == law.key):
        return False
    return not any(_ruled_as_misread(facts.about(each), decision.book) for each in points(facts) if _same(each, matter))


def nobody_bet(facts: Facts, _: Decision) -> bool:
    """Is it a stack that the player asks about: no bet faces them, or only one of a player who is all-in?"""
    course, asks = facts.course, facts.matter.seats[0]
    most = max(course.committed)
    bettors = [seat for seat, put in enumerate(course.committed, 1) if put == most and seat != asks]
    all_in = any(not facts.table.seat(seat).stack for seat in bettors)
    return course.committed[asks - 1] == most or all_in


def first_motion(facts: Facts, decision: Decision) -> bool:
    """Is what the player put out first all that counts?"""
    made = maker(facts)
    return made is not None and ONE_MORE_MOTION not in decision.held and not _raised_short(made)


def minimum_raise(facts: Facts, decision: Decision) -> bool:
    """Was raise said, and less than a raise put out first: is it a minimum raise?"""
    made = maker(facts)
    return made is not None and ONE_MORE_MOTION not in decision.held and _raised_short(made)


def _raised_short(made: Wager) -> bool:
    return said_first(made, "raise") and bool(made.motions) and in_one_motion(made) < made.minimum


def _same(each: Matter, matter: Matter) -> bool:
    return each.kind == ACCEPTED and (each.seats, each.error) == (matter.seats, matter.error)


def _ruled_as_misread(facts: Facts, key: str) -> bool:
    decision = decided(book(key), facts)
    return not decision.silent and misread(facts, decision)
