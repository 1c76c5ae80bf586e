"""When players do something apart from bets: after somebody's act, while another one is to act."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.making_good import RISING
from trainer.scenarios.form import Doing, Scenario, Timed
from trainer.scenarios.grammar import STREETS
from trainer.scenarios.injectors.injector import Hand, Place

SOON = 400
"""Milliseconds after which a player does it: before the next one, who takes longer, has acted."""


@dataclass(frozen=True, slots=True)
class Between:
    """A moment between two players: who is to act then, who still holds cards and who has folded; `at` is its gesture
    count, `bettor` the seat that has bet or raised last on the street, 0 for none.
    """

    text: str
    street: int
    to_act: int
    live: tuple[int, ...]
    folded: tuple[int, ...]
    facing: bool
    bettor: int
    at: int

    def place(self, seat: int) -> Place:
        return Place(f"{self.text} {seat}", self.street, seat)


def betweens(hand: Hand) -> Iterator[Between]:
    """After everybody's first act on every street, where somebody else is still to act."""
    seen: set[tuple[int, int]] = set()
    for action in hand.record.course.actions:
        if (action.street, action.seat) in seen:
            continue
        seen.add((action.street, action.seat))
        course = Facts(hand.record, action.index + 1).course
        if course.to_act and course.street == action.street:
            live = tuple(sorted(course.contesting))
            gone = tuple(sorted(set(course.dealt_in) - set(live)))
            facing = course.bet > course.committed[course.to_act - 1]
            text = f"{STREETS[hand.game][action.street]}: P{action.seat}"
            bets = [each.seat for each in course.actions if each.kind in RISING and each.street == action.street]
            bettor = bets[-1] if bets else 0
            yield Between(text, action.street, course.to_act, live, gone, facing, bettor, action.index + 1)


def between_at(hand: Hand, place: Place) -> Between:
    """The moment of a place. Raises KeyError."""
    return {each.text: each for each in betweens(hand)}[place.text.rpartition(" ")[0]]


def by_the_way(hand: Hand, moment: Between, seat: int, *does: g.Act, after: int = SOON) -> Scenario:
    """The hand in which a player does these things at that moment, one right after the other."""
    acts = tuple(Timed(after if number == 0 else 100, act) for number, act in enumerate(does))
    return replace(hand.scenario, doings=(*hand.scenario.doings, Doing(seat, hand.moment(moment.text), acts)))
