"""What the motions of a string bet come to of which the floor says what stands: each as the house sizes such chips."""

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import Chips
from trainer.rules.book import Book
from trainer.rules.common.raising import FLOOR_SAYS_WHAT_STANDS
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import reaches
from trainer.rules.facts.wager import Wager, last_in_chips, maker
from trainer.rules.ruling import Decision
from trainer.rules.stands import stands

BELOW = "bet.size.multi-chip-below-standard"
"""The rule that makes a call of chips short of the share of a raise which makes it one."""
BY_FIRST, BY_ALL = "by-first-motion", "by-all-chips"


def with_what_motions_come_to(law: Book, facts: Facts, decision: Decision) -> Decision:
    """The ruling with what the first motion comes to, and all the chips as if they were one, where there is a bet to
    call: what lies between call and raise is one of them.
    """
    made = maker(facts.about(decision.matter)) if decision.key == FLOOR_SAYS_WHAT_STANDS.key else None
    if made is None or not made.facing:
        return decision
    sizes = {BY_FIRST: _size(law, facts, made, made.motions[:1]), BY_ALL: _size(law, facts, made, made.motions)}
    return replace(decision, figures=tuple((name, sizes.get(name) or figure) for name, figure in decision.figures))


def _size(law: Book, facts: Facts, made: Wager, motions: tuple[tuple[int, Chips], ...]) -> int:
    """The total that these motions come to at the house as a single one, 0 where it leaves that open."""
    alone, at = replace(made, motions=motions), motions[0][0]
    act = replace(facts.record.gestures[at], act=g.Wager(alone.new))
    then = facts.record.otherwise((*facts.record.gestures[:at], act))
    put = last_in_chips(Facts(then, len(then)), made.seat) if then is not None else None
    found = stands(law, Facts(then, len(then)), put) if then is not None and put is not None else None
    return _by_its_share(law, alone) if found is None or found.open else found.to


def _by_its_share(law: Book, made: Wager) -> int:
    """Of an amount between the call and the one raise of limit that of both which it is as a raise; 0 of any other."""
    if not made.fixed or not made.facing < made.total < made.step_up:
        return 0
    share = law.rules[BELOW].numbers["percent"] if BELOW in law.rules else 0
    return made.step_up if reaches(made, share) else made.facing
