"""What the motions of a string bet come to of which the floor says what stands: each as the house sizes such chips."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import Chips
from trainer.rules.book import Book
from trainer.rules.common.raising import FLOOR_SAYS_WHAT_STANDS
from trainer.rules.common.undercalls import CALL_OR_FORFEIT
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import reaches
from trainer.rules.facts.wager import Wager, last_in_chips, maker
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Citation, Decision
from trainer.rules.stands import Stands, stands

BELOW = "bet.size.multi-chip-below-standard"
"""The rule that makes a call of chips short of the share of a raise which makes it one."""
BY_FIRST, BY_ALL = "by-first-motion", "by-all-chips"
SHORT_FIRST = "short-first"
"""The figure for a first motion that is a short call, of which the floor has to say what becomes of it."""


def with_what_motions_come_to(law: Book, facts: Facts, decision: Decision) -> Decision:
    """The ruling with what the first motion comes to, and all the chips as if they were one, where there is a bet to
    call: what lies between call and raise is one of them.
    """
    made = _left_to_the_floor(facts, decision)
    if made is None or not made.facing:
        return decision
    first, every = (_as_one(law, facts, made, motions) for motions in _readings(made))
    sizes = {BY_FIRST: _size(law, first), BY_ALL: _size(law, every)}
    figures = [(name, sizes.get(name) or figure) for name, figure in decision.figures]
    short = [(SHORT_FIRST, first.made.total)] if _is_short(first) else []
    return replace(decision, figures=tuple(sorted((*figures, *short))))


def with_what_sizes_them(law: Book, facts: Facts, decision: Decision) -> Decision:
    """The same ruling with the paragraphs by which either reading comes to what it does."""
    made = _left_to_the_floor(facts, decision)
    if made is None:
        return decision
    more = (each for motions in _readings(made) for each in _sized_by(law, _as_one(law, facts, made, motions)))
    once: dict[tuple[str, str], Citation] = {}
    for each in (*decision.citations, *more):
        once.setdefault((each.book, each.at), each)
    return replace(decision, citations=tuple(once.values()))


def _left_to_the_floor(facts: Facts, decision: Decision) -> Wager | None:
    """The wager that it is about, where the floor says which of its motions stand."""
    return maker(facts.about(decision.matter)) if decision.key == FLOOR_SAYS_WHAT_STANDS.key else None


def _readings(made: Wager) -> tuple[tuple[tuple[int, Chips], ...], ...]:
    return made.motions[:1], made.motions


def _as_one(law: Book, facts: Facts, made: Wager, motions: tuple[tuple[int, Chips], ...]) -> Stands:
    """What these motions come to at the house as a single one."""
    alone, at = replace(made, motions=motions), motions[0][0]
    act = replace(facts.record.gestures[at], act=g.Wager(alone.new))
    then = facts.record.otherwise((*facts.record.gestures[:at], act))
    put = last_in_chips(Facts(then, len(then)), made.seat) if then is not None else None
    if then is None or put is None:
        return Stands(alone, "", alone.total, (), open=True)
    return replace(stands(law, Facts(then, len(then)), put), made=alone)


def _size(law: Book, found: Stands) -> int:
    """The total of it; where the house leaves that open, by its share, 0 for neither."""
    return _by_its_share(law, found.made) if found.open else found.to


def _is_short(found: Stands) -> bool:
    """Is it a short call that is the floor's to treat?"""
    return found.open and found.lead is not None and found.lead.ruling == CALL_OR_FORFEIT


def _sized_by(law: Book, found: Stands) -> Iterator[Citation]:
    """The paragraphs by which it comes to more or less than lies there, or is the floor's to treat."""
    if found.open and not _is_short(found):
        yield from law.cites(BELOW) if _by_its_share(law, found.made) else ()
        return
    for each in found.decisions:
        faulted = each.ruling is not None and each.ruling.fault
        if (each is found.lead and each.matter.detail != PLAIN and (found.owed or found.back or found.open)) or faulted:
            yield from each.citations


def _by_its_share(law: Book, made: Wager) -> int:
    """Of an amount between the call and the one raise of limit that of both which it is as a raise; 0 of any other."""
    if not made.fixed or not 0 < made.facing < made.total < made.step_up:
        return 0
    share = law.rules[BELOW].numbers["percent"] if BELOW in law.rules else 0
    return made.step_up if reaches(made, share) else made.facing
