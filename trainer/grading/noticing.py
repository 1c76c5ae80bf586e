"""When a matter could be seen, until when it can be put right, and how it was noticed."""

from collections.abc import Callable

from trainer.grading.assessment import How
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.action import players_who_acted, substantial_action
from trainer.rules.facts.showdown import over
from trainer.rules.record import Record
from trainer.rules.reserved import OFFENCES
from trainer.rules.rule import Numbers
from trainer.rules.ruling import Deadline, Decision, Matter
from trainer.scenarios.fresh.talk import is_idle

OFF_THE_STUB = (g.Pitch, g.Burn, g.Lay)
ACTION = (g.Check, g.Fold, g.Wager)
COUNTED = (Deadline.SUBSTANTIAL_ACTION, Deadline.SECOND_PLAYER)
"""Deadlines that a book counts by figures of its own."""
QUIET = frozenset({"play-on"})
WAITS = frozenset({"finish-the-betting"})


def moment_seen(record: Record, seen: int) -> int:
    """Milliseconds at which what is visible after `seen` gestures came to be so."""
    return record.gestures[seen - 1].at if seen else 0


def nothing_asked(decision: Decision) -> bool:
    """Does the book just let the hand go on, so that there is nothing to stop for?"""
    ruling = decision.ruling
    return ruling is not None and {step.key for step in ruling.steps} <= QUIET and not ruling.options


# --- deadlines


def passed(deadline: Deadline, facts: Facts, since: int, decision: Decision) -> bool:
    """Has the deadline of what was decided gone by, by what happened since that gesture count?"""
    numbers = numbers_of(decision) if deadline in COUNTED else {}
    return _PASSED[deadline](facts, since, numbers)


def by_acting(decision: Decision) -> bool:
    """Does its deadline go by as players act?"""
    return decision.ruling is not None and decision.ruling.deadline in (Deadline.ACTION, *COUNTED)


def numbers_of(decision: Decision) -> Numbers:
    """The figures that the deciding book gives for the topic of the matter."""
    if not decision.source:
        return {}
    rules = book(decision.source).by_topic.get(decision.matter.topic, ())
    return {key: value for each in rules for key, value in each.numbers.items()}


def _after(facts: Facts, seen: int, acts: tuple[type[g.Act], ...]) -> bool:
    return any(isinstance(gesture.act, acts) for _, gesture, _, _ in facts.happened(seen))


def _substantial(facts: Facts, _: int, numbers: Numbers) -> bool:
    return {"with_chips", "any"} <= numbers.keys() and substantial_action(facts, numbers)


def _second_player(facts: Facts, _: int, numbers: Numbers) -> bool:
    return players_who_acted(facts) >= numbers.get("players", 2)


def _round_over(facts: Facts, _: int, __: Numbers) -> bool:
    begun = facts.record.courses[facts.matter.error].street
    return facts.course.street > begun or facts.course.closed


_PASSED: dict[Deadline, Callable[[Facts, int, Numbers], bool]] = {
    Deadline.HAND: lambda facts, _, __: facts.table.over,
    Deadline.SUBSTANTIAL_ACTION: _substantial,
    Deadline.SECOND_PLAYER: _second_player,
    Deadline.ACTION: lambda facts, seen, _: _after(facts, seen, ACTION),
    Deadline.NEXT_CARD: lambda facts, seen, _: _after(facts, seen, OFF_THE_STUB),
    Deadline.ROUND: _round_over,
    Deadline.POT: lambda facts, seen, _: _after(facts, seen, (g.PushPot,)),
}


# --- how


def how(record: Record, seen: int, index: int, decision: Decision) -> How:
    """How well a matter was noticed by gesture `index` that could be seen after `seen` gestures, in time."""
    between = range(seen, index)
    if any(_points_out(record.gestures[n], decision.matter) for n in between):
        return How.PROMPTED
    return How.LATE if any(_moves_on(record, n, decision) for n in between) else How.YES


def _points_out(gesture: g.Gesture, matter: Matter) -> bool:
    """Does a player say something that may be about it? Jokes and hurry in fresh hands are about nothing, and who did
    what the house reserves to its floor doesn't point it out by going on about it.
    """
    own = matter.kind in OFFENCES and gesture.seat in matter.seats
    return bool(gesture.seat) and isinstance(gesture.act, g.SPOKEN) and not own and not is_idle(gesture.act)


def _moves_on(record: Record, index: int, decision: Decision) -> bool:
    """Is the hand played on by this gesture, a player's action or a burn (of another card than the matter's)?"""
    steps = decision.ruling.steps if decision.ruling else ()
    if any(step.key in WAITS for step in steps):
        return False
    act, stub = record.gestures[index].act, record.tables[index].stub
    if adds_to_the_wager(record, index):
        return False
    burned = isinstance(act, g.Burn) and stub[0].card not in decision.matter.cards
    return burned or (isinstance(act, ACTION) and not given_up_at_the_end(record, index))


def given_up_at_the_end(record: Record, index: int) -> bool:
    """Does a player let a hand go when there is no more betting? No one plays on by that."""
    return isinstance(record.gestures[index].act, g.Fold) and bool(over(Facts(record, index)))


def adds_to_the_wager(record: Record, index: int) -> bool:
    """Does a player put out more of the wager that he is making, or what he has just declared? It is the same act."""
    gesture, course = record.gestures[index], record.courses[index]
    own = course.ongoing is not None and course.ongoing.seat == gesture.seat
    return isinstance(gesture.act, g.Wager) and (own or any(seat == gesture.seat for seat, _ in course.said))
