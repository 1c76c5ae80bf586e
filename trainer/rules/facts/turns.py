"""Whose turn it is by right, and what was done out of turn: the betting round as it stands apart from slips.

Like the course this follows what happened; unlike it, an act out of turn waits here until the action comes round to
the player who made it. Where nobody has bet or raised in between it is then in force, otherwise he acts anew. Houses
that have an all-in stand or a minimum posted are followed in a way of their own.
"""

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Mapping
from functools import cache
from itertools import chain

from trainer.kernel.altered import replace
from trainer.rules.facts import Facts, lately
from trainer.rules.facts.as_they_lie import Laid, laid
from trainer.rules.facts.standing import OutOfTurn, Stage, Standing, Told, Turn, laid_out
from trainer.rules.facts.wager import Wager
from trainer.rules.facts.walk import WAITING, Walk, Way
from trainer.rules.record import Record

AFTER_ACTING = "raise-after-acting"
"""The point of a raise made by somebody who had acted on the street."""


def told(facts: Facts, way: Way = WAITING) -> Told:
    """The betting of the present deal, followed by right up to this moment."""
    found = _followed(WAITING)(facts)
    return _followed(way)(facts) if found.outs and way != WAITING else found  # where all is in turn, ways are one


@cache
def _followed(way: Way) -> Callable[[Facts], Told]:
    @lately
    def answer(facts: Facts) -> Told:
        following: _Following | None = facts.record.known.get((_Following, way))
        if following is None:
            following = facts.record.known[_Following, way] = _Following(facts.record, way)
        return following.at(facts)

    return answer


class _Following:
    """One walk that goes along with the record as far as wagers are complete; the one being made is walked anew.

    `stages` is by gesture count; None in a deal that was over before anybody asked about its end.
    """

    def __init__(self, record: Record, way: Way) -> None:
        self.walk = Walk(record, way)
        self.stages: list[Stage | None] = [self.walk.stage()]

    def at(self, facts: Facts) -> Told:
        lying = laid(facts)
        since = lying.made.first if lying.made is not None else facts.at
        self._go_on(facts, lying, since)
        stage = self.stages[since]
        if stage is None:
            return _Following(facts.record, self.walk.way).at(facts)
        walk = Walk.on(facts.record, self.walk.way, stage)
        for index in range(since, facts.at):
            ends = lying.made is not None and lying.made.last == index
            walk.step(index, lying.made if ends else None, lying.good.get(index))
        return walk.told

    def _go_on(self, facts: Facts, lying: Laid, until: int) -> None:
        self.walk.record = facts.record
        so_far, start = len(self.stages) - 1, facts.deal_start
        complete = {made.last: replace(made, good=()) for made in lying.since(so_far)} if until > so_far else {}
        for index in range(so_far, until):
            if index + 1 >= start:
                self.walk.step(index, complete.get(index), lying.good.get(index))
            self.stages.append(self.walk.stage() if index + 1 >= start else None)


def acts(facts: Facts) -> list[tuple[Wager, Standing]]:
    """The acts in turn that were begun since the gesture that is asked about, each with what it faced."""
    found = told(facts).acts
    return found[bisect_left(found, facts.since, key=_first) :] if facts.since else found


def act_at(facts: Facts, first: int) -> tuple[Wager, Standing] | None:
    """The act in turn that began with that gesture, None where there is none."""
    found = told(facts).acts
    place = bisect_left(found, first, key=_first)
    return found[place] if place < len(found) and found[place][0].first == first else None


def _first(act: tuple[Wager, Standing]) -> int:
    return act[0].first


def way_of(numbers: Mapping[str, int]) -> Way:
    """The way of a house by the figures of its paragraphs."""
    return Way(bool(numbers.get("all_ins_stand")), numbers.get("posts", 0), bool(numbers.get("barred_calls")))


def by_right(facts: Facts) -> tuple[Wager, ...]:
    """Every wager of the present deal: those in turn face nothing that waits out of turn, numbers out of turn nothing
    of whoever comes after them. Words that only name once more what lies there are none.
    """
    found = told(facts)
    faced = {made.first: made for made in (*(made for made, _ in found.acts), *(each.made for each in found.outs))}
    lying = chain.from_iterable(_parted(each, faced) for each in laid_out(facts) if each.first not in found.again)
    return tuple(lying)


def _parted(lies: Wager, faced: Mapping[int, Wager]) -> tuple[Wager, ...]:
    """A wager by right; chips out of turn whose maker folded right after them are two."""
    made = faced.get(lies.first, lies)
    return (made, *(faced[at] for at in range(made.last + 1, lies.last + 1) if at in faced))


def out_of_turn(facts: Facts, way: Way = WAITING) -> OutOfTurn:
    """The act out of turn that the matter is about. Raises LookupError when it is about none."""
    found = found_out_of_turn(facts, way)
    if found is None:
        raise LookupError(f"{facts.matter.key} is about no act out of turn")
    return found


def found_out_of_turn(facts: Facts, way: Way) -> OutOfTurn | None:
    """The same, None where it is in turn in that way."""
    return next((each for each in told(facts, way).outs if each.made.first + 1 == facts.matter.error), None)


def turn_in(facts: Facts, way: Way = WAITING) -> Turn | None:
    """The turn that the matter is about, followed in that way; None where it is another seat's."""
    until = facts.matter.error - (facts.matter.kind == AFTER_ACTING)  # about what he did with it, not of its coming
    turns = told(facts, way).turns
    place = bisect_right(turns, until, key=_begins)
    return turns[place - 1] if place and turns[place - 1].seat in facts.matter.seats else None


def _begins(turn: Turn) -> int:
    return turn.at


def turn(facts: Facts, way: Way = WAITING) -> Turn:
    """The same. Raises LookupError when it is about no turn."""
    found = turn_in(facts, way)
    if found is None:
        raise LookupError(f"{facts.matter.key} is about no turn")
    return found


def due_now(facts: Facts, way: Way = WAITING) -> int:
    """The seat whose turn it is by right as things stand, 0 when nobody is to act."""
    standing = told(facts, way).standing
    return standing.pending[0] if standing is not None and standing.pending else 0
