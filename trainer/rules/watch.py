"""A hand watched by a house while it goes on: what nothing can change any more is decided once.

A wager is closed once somebody else has acted after it. Others who act on it in their turn change no more of what it
comes to; the floor, a question of the dealer's, an act out of turn until it has come round, chips asked for or a new
street may, and then everything of the street is decided anew.
"""

from copy import copy

from trainer.kernel import gestures as g
from trainer.rules.amiss import left_standing, requests_and_turns
from trainer.rules.betting import Course
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.pot_limit import beyond_the_pot, played
from trainer.rules.facts.rounds import actions_after, came_to, puts_in
from trainer.rules.facts.shape import offered
from trainer.rules.facts.standing import OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, from_there, wagers
from trainer.rules.facts.walk import WAYS
from trainer.rules.making_good import makes_good
from trainer.rules.points import points_about
from trainer.rules.record import Record
from trainer.rules.ruling import Matter
from trainer.rules.stands import KINDS

ORDINARY = (g.Wager, g.Check, g.Fold, g.Rest, *g.SPOKEN, g.AnnounceBet, g.AskFor, g.Count)
"""Acts that change nothing of earlier wagers, but for the first words of somebody who was asked how much it is."""
SUBSTANTIAL = 3
"""So many actions after a bet of a pot that was counted wrong settle it at every house."""
MISCOUNTED = "pot-miscount"


class Watch:
    """What one house does not let stand in the open round, asked after gestures of one record in their order.

    It lasts as long as whoever watches: nothing of it is kept anywhere else.
    """

    def __init__(self, law: Book) -> None:
        self.law = law
        self._at = 0
        self._opened = -1
        self._early: tuple[OutOfTurn, ...] = ()
        self._asked: set[int] = set()
        self._forget(0)

    def copy(self) -> "Watch":
        """The same as it stands now, to go on by itself."""
        other = copy(self)
        vars(other).update(_closed=[*self._closed], _asked={*self._asked}, _settled={**self._settled})
        return other

    def _forget(self, since: int) -> None:
        """Everything begun since that gesture is to be decided anew."""
        self._closed: list[Matter] = []
        self._open_from = since
        self._settled: dict[int, int] = {}
        self._closing: dict[int, int] = {}
        self._came: dict[int, tuple[int, int]] = {}
        self._contesting: tuple[int, ...] = ()
        self._stirred: set[int] = set()

    def amiss(self, facts: Facts) -> tuple[Matter, ...]:
        """What `rules.amiss` finds that was begun since the street was opened."""
        since = facts.course.opened
        if not self._same(facts):
            self._forget(since)
        self._settled.update(self._closing)
        made = from_there(wagers(facts), self._open_from)
        found = [left_standing(self.law, facts, each) for each in made]
        self._stir(facts, made)
        everything = (*self._closed, *(each for each in found if each is not None))
        self._close(facts, made, found)
        self._at, self._opened = facts.at, since
        return (*everything, *requests_and_turns(self.law, facts, since))

    def settled(self, matter: Matter) -> bool:
        """Is all that the house says on it what it said when it was asked before?"""
        total = self._settled.get(matter.error) if matter.kind in KINDS else None
        return total is not None and total not in self._stirred

    def _same(self, facts: Facts) -> bool:
        """Has nothing happened since the last time that bears on wagers which were closed by then?"""
        ordinary = [self._ordinary(facts.record, index) for index in range(self._at, facts.at)]
        early, before = _out_of_turn(facts), self._early
        self._early = early
        settled = early == before and not any(each.waits for each in early)
        return all(ordinary) and settled and facts.course.opened == self._opened

    def _ordinary(self, record: Record, index: int) -> bool:
        gesture, before, after = record.gestures[index], record.courses[index], record.courses[index + 1]
        if self._is_answer(gesture) or not isinstance(gesture.act, ORDINARY) or makes_good(before, gesture):
            return False
        return _round(before) == _round(after) and (before.passed is None) == (after.passed is None)

    def _is_answer(self, gesture: g.Gesture) -> bool:
        """Are these the first words of somebody whom the dealer has asked how much it is?"""
        if isinstance(gesture.act, g.AskHowMuch):
            self._asked.add(gesture.act.seat)
        answers = isinstance(gesture.act, g.SPOKEN) and gesture.seat in self._asked
        self._asked -= {gesture.seat} if answers else set()
        return answers

    def _stir(self, facts: Facts, made: tuple[Wager, ...]) -> None:
        """Totals that somebody has come to, anew or again, or left: of wagers of so much others may be in for it, or
        not any more.
        """
        contesting = facts.course.contesting
        last = {each.seat: (each.first, came_to(each)) for each in made if puts_in(each)}
        moved = {seat for seat, came in last.items() if self._came.get(seat) != came}
        moved |= set(self._contesting) - set(contesting)
        self._stirred = {came[seat][1] for seat in moved for came in (self._came, last) if seat in came}
        self._came, self._contesting = {**self._came, **last}, contesting

    def _close(self, facts: Facts, made: tuple[Wager, ...], found: list[Matter | None]) -> None:
        self._closing = {}
        for place, (each, matter) in enumerate(zip(made, found, strict=True)):
            if not _over(facts, each, made[place + 1 :]):
                return
            self._closed += [matter] if matter is not None else []
            self._closing[each.first + 1] = offered(each)
            self._open_from = each.last + 1


def _out_of_turn(facts: Facts) -> tuple[OutOfTurn, ...]:
    """What was done out of turn on the open street and what has come of it, in every way in which houses treat it."""
    if not told(facts).outs:
        return ()
    found = (each for way in WAYS for each in told(facts, way).outs)
    return tuple(each for each in found if each.made.street == facts.course.street)


def _round(course: Course) -> tuple[object, ...]:
    return course.street, course.deals, course.betting, course.opened, course.waiting, course.posted


def _over(facts: Facts, made: Wager, later: tuple[Wager, ...]) -> bool:
    """Has somebody else acted after it, and nobody any more a say in it by acting?"""
    if all(each.seat == made.seat for each in later):
        return False
    counted = any(each.kind == MISCOUNTED for each in points_about(facts, made))
    counted = counted or (played(facts) and beyond_the_pot(facts, made))
    return not counted or actions_after(facts, made)[0] >= SUBSTANTIAL
