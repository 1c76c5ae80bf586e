"""Who can be away from the deal, and how the hand comes about with an empty chair."""

from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Coming, Scenario
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Hand

FROM_THE_START = "start"
LEAVES_AFTER = 100
"""Milliseconds from the card after which a player gets up."""


def in_turn(hand: Hand) -> tuple[int, ...]:
    """The seats in the order in which each acts for the first time; in stud without the one that brings it in."""
    facts = hand.at(STREETS[hand.game][0])
    low = facts.course.opener if facts is not None and not hand.board else 0
    acted = dict.fromkeys(each.seat for each in hand.record.course.actions if each.street == 0)
    return tuple(seat for seat in acted if seat != low)


def without(hand: Hand, seat: int, leaves: str, *more: Coming) -> Scenario:
    """The hand dealt without that player in the chair, from the start or from a moment on."""
    clean, there = hand.scenario, leaves == FROM_THE_START
    seats = tuple(replace(each, away=there) if each.number == seat else each for each in clean.seats)
    goes = () if there else (Coming(seat, g.Away(), hand.moment(leaves), LEAVES_AFTER),)
    return replace(clean, seats=seats, comings=(*clean.comings, *goes, *more))
