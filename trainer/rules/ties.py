"""Ties between a matter and what came of it, for the register of kinds: the same round, player, bet or hand."""

from trainer.kernel import gestures as g
from trainer.kernel.act import Act
from trainer.rules.facts import Facts
from trainer.rules.ruling import Matter

OUT_OF_SEQUENCE = "card-out-of-sequence"
EXTRA = "extra"  # cards that a hand has too many, not too few
LEFT_SHORT = ("entitled-seat-dealt-out", "wrong-number-of-cards")


def same_street(facts: Facts, cause: Matter, later: Matter) -> bool:
    """Were both made on one street of one deal?"""
    one, other = (facts.record.courses[each.error - 1] for each in (cause, later))
    return (one.deals, one.street) == (other.deals, other.street)


def same_seat_passed(facts: Facts, cause: Matter, later: Matter) -> bool:
    """Was the same player passed over in one round? An act names the seat that was due last, a skip names it first."""
    return same_street(facts, cause, later) and _passed(cause) == _passed(later)


def _passed(matter: Matter) -> int:
    return matter.seats[0 if matter.kind == "skipped" else -1]


def same_seat_left_out(facts: Facts, cause: Matter, later: Matter) -> bool:
    """Did the card out of sequence go past the seat that lacks a card in the end?"""
    if cause.kind != OUT_OF_SEQUENCE or later.kind not in LEFT_SHORT or later.detail == EXTRA:
        return False
    table, got = facts.record.tables[cause.error], cause.seats[0]
    return any(len(table.seat(each).hand) < len(table.seat(got).hand) for each in later.seats)


def same_wager(_: Facts, cause: Matter, later: Matter) -> bool:
    """Are both about what one player put out or said with one act?"""
    return cause.error == later.error and cause.seats[:1] == later.seats[:1]


def puts_in_as_much(facts: Facts, cause: Matter, later: Matter) -> bool:
    """Did the player just match what lay in front of another whose bet nobody had corrected?"""
    table = facts.record.tables[later.onset]
    one, other = (table.seat(each.seats[0]).bet.amount for each in (cause, later))
    return same_street(facts, cause, later) and one == other > 0


def pushed_to_that_hand(matter: Matter, act: Act) -> bool:
    """Does the pot go to the hand that was still to be shown?"""
    return isinstance(act, g.PushPot) and act.seat == matter.seats[-1]


def pushed_past_that_hand(matter: Matter, act: Act) -> bool:
    """Does the pot go to others than the hand that was taken away?"""
    return isinstance(act, g.PushPot) and act.seat not in matter.seats
