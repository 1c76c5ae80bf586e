"""What players do at the table that a house reserves to its floor: the dealer stops the action and calls.

A point is a matter to be noticed where the house finds fault with it and has the floor decide. What the floor then
orders is followed, and the hand plays on. A hand that is dead by it, as time runs out on its player or its upcards are
picked up, is killed by the dealer. A hand that a dealer took by mistake is one once its player or that dealer says so.
"""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.rules.book import Book
from trainer.rules.common.pots import HEARD
from trainer.rules.effects import Effect
from trainer.rules.engine import agreed
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import identifiable, under_others
from trainer.rules.points import points_of
from trainer.rules.points.clock import TIME_UP
from trainer.rules.points.hidden import HIDDEN_CHIPS
from trainer.rules.points.killed import PICKED_UP
from trainer.rules.points.pots import DISPUTED, MIXED
from trainer.rules.ruling import Authority, Deadline, Decision, Matter, Step

TAKEN, THROWN, SHOWN_TO_ONE = "hand-taken", "thrown-into-a-hand", "shown-to-one"
OF_HANDS = (TAKEN, THROWN)
"""Kinds by which it is open whether a hand is still in play: one that a dealer took, or that other cards fell on."""
RESERVED: Mapping[str, type[g.Act]] = {
    "device-used": g.Device,
    "conduct-told": g.Conduct,
    SHOWN_TO_ONE: g.ShowTo,
    "hand-spoken-of": g.Claim,
    "folded-hand-spoken-of": g.Claim,
    "clock-asked": g.Request,
    "bounty-chip-in-hand": g.Bounty,
    HIDDEN_CHIPS: g.Uncover,
    "conditional": g.Say,
    "blind-call": g.Say,
    TIME_UP: g.Tell,
    PICKED_UP: g.Move,
    THROWN: g.Move,
    TAKEN: g.Muck,
    DISPUTED: g.Dispute,
    MIXED: g.Dispute,
}
"""Kinds of points that become matters where a house reserves them to its floor, each with the act that makes it."""
DEADLY = (TIME_UP, PICKED_UP)
"""Kinds by which a hand may be dead without the floor's being asked: only then does the dealer do something."""
OFFENCES = frozenset(RESERVED) - {"clock-asked", TIME_UP, PICKED_UP, TAKEN, DISPUTED, MIXED}
"""Kinds of what a player does that the house may punish; to ask for the clock, or to dispute a pot, is none."""
CALL = Step("call-the-floor")
STEPS = (CALL, Step("obey-the-floor", (CALL.key,)))
KILL = Step("kill-the-hand")
KILLED = (KILL, Step("play-on", (KILL.key,)))
UNCALLED, RETURNED, CLEARED = Step("uncalled-bet-back"), Step("taken-hand-back"), Step("thrown-cards-mucked")


def reserved(law: Book, facts: Facts) -> Iterator[Matter]:
    """Everything of the kind that this house reserves to its floor, in order."""
    done = facts.record.acts
    kinds = [kind for kind, act in RESERVED.items() if act in done]
    found = sorted(points_of(facts, *kinds), key=lambda each: (each.onset, each.kind))
    told = (each for each in found if _is_open(facts, each))
    asked = [each for each in told if _asks(each.kind, agreed(law, facts.about(each)))]
    rebuilt = {each.error for each in asked if each.kind == MIXED}  # of one dispute the floor is called once
    yield from (each for each in asked if each.kind != DISPUTED or each.error not in rebuilt)


def _is_open(facts: Facts, matter: Matter) -> bool:
    """Can it be seen to be what it is?"""
    if matter.kind == TAKEN:
        return any(_tells_of_it(each, matter) for _, each, _, _ in facts.happened(matter.onset))
    return matter.kind != PICKED_UP or _taken_off(facts, matter)


def can_stay(facts: Facts, matter: Matter) -> bool:
    """Can a hand that was taken still be told from the cards around it? Any other hand can stay in play."""
    seat = next(iter(matter.seats), 0)
    return matter.kind != TAKEN or identifiable(facts, seat) or under_others(facts, seat)


def _tells_of_it(gesture: g.Gesture, matter: Matter) -> bool:
    """Does the player whose hand was taken speak up, or the dealer who took it?"""
    said = g.Say if gesture.by_dealer else g.SPOKEN
    return isinstance(gesture.act, said) and (gesture.by_dealer or gesture.seat in matter.seats)


def _taken_off(facts: Facts, matter: Matter) -> bool:
    """Are upcards taken off the table, and not only turned down, which may yet become a fold?"""
    return isinstance(facts.record.gestures[matter.error - 1].act, g.Move)


def is_reserved(decision: Decision | None) -> bool:
    """Does the house find fault with it, and have the floor decide?"""
    ruling = decision.ruling if decision is not None else None
    return ruling is not None and ruling.fault and ruling.authority is Authority.FLOOR


def _asks(kind: str, decision: Decision | None) -> bool:
    if decision is None:
        return False
    if kind in OF_HANDS:
        return bool(_of_a_hand(decision))
    if kind == SHOWN_TO_ONE and decision.ruling is not None and decision.ruling.steps:
        return True
    return _is_dead(decision) if kind in DEADLY else is_reserved(decision) or is_heard(decision)


def is_heard(decision: Decision) -> bool:
    """Is it a dispute in time, which is nobody's fault and no dealer's to decide?"""
    return decision.matter.kind == DISPUTED and decision.ruling == HEARD


def _is_dead(decision: Decision) -> bool:
    """Is it a deed or time run out by which, at this house, the hand is dead?"""
    return decision.matter.kind in DEADLY and decision.effect is Effect.HAND_DEAD


def to_the_floor(decision: Decision, ordered: Effect | None = None) -> Decision:
    """What the house says to it, with what the dealer does: to call and follow the ruling, or to kill a dead hand.

    `ordered` is what follows from the floor's order, once it has given one.
    """
    ruling = decision.ruling
    if ruling is not None and is_heard(decision):
        return replace(decision, ruling=replace(ruling, steps=STEPS, authority=Authority.FLOOR, fault=True))
    dead = _is_dead(decision)
    if decision.matter.kind in OF_HANDS:
        steps = _of_a_hand(decision, ordered)
    else:
        steps = KILLED if dead else STEPS if is_reserved(decision) else ()
    if ruling is None or ruling.steps or not steps:
        return decision
    by = Authority.FLOOR if CALL in steps else ruling.authority  # where nobody is named, somebody has to choose
    until = Deadline.POT if dead else ruling.deadline
    return replace(decision, ruling=replace(ruling, steps=steps, deadline=until, authority=by))


def _of_a_hand(decision: Decision, ordered: Effect | None = None) -> tuple[Step, ...]:
    """What is done about a hand that was taken or fouled; none where the house leaves nothing to do or to decide."""
    ruling, taken = decision.ruling, decision.matter.kind == TAKEN
    uncalled = (UNCALLED,) if dict(decision.figures).get("back", 0) else ()
    if ruling is None or not ruling.fault:
        return ()
    if not ruling.options:
        return uncalled if taken else (CLEARED,)
    in_play, out = ((RETURNED,), uncalled) if taken else ((CLEARED,), (KILL,))
    done = {Effect.HAND_STAYS: in_play, Effect.PLAYER_OUT: out}.get(ordered, ()) if ordered is not None else ()
    return (CALL, *(replace(each, after=(CALL.key,)) for each in done)) if done else STEPS
