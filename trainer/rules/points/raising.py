"""Points of the chapter raising: chips in several motions, a check that becomes a raise, a short bet completed."""

from collections.abc import Iterator

from trainer.kernel.altered import replace
from trainer.rules.facts import Facts
from trainer.rules.facts.going_on import still_raising
from trainer.rules.facts.house import settled
from trainer.rules.facts.standing import Standing
from trainer.rules.facts.turns import AFTER_ACTING, acts, told
from trainer.rules.facts.wager import Wager, at_its_most, begun, counts_for, wagers
from trainer.rules.kind import About, PointKind
from trainer.rules.points.turns import RIGHTS
from trainer.rules.points.wager import PLAIN
from trainer.rules.points.words import INVALID
from trainer.rules.ruling import Matter

GOING_ON = "raise-going-on"
STRING, CHECK_RAISE, COMPLETING = "bet.string", "bet.check-raise", "bet.completing"


def several_motions(facts: Facts) -> Iterator[Matter]:
    """Chips that went out in more than one motion and come to more than the call."""
    for each in begun(facts):
        if len(each.motions) > 1 and max(each.total, at_its_most(each).total) > each.facing:
            yield Matter("several-motions", STRING, each.motions[1][0] + 1, each.first + 1, seats=(each.seat,))


def raises_going_on(facts: Facts) -> Iterator[Matter]:
    """A raise of which nobody can see yet that it is all there: declared, and exactly the call put out so far."""
    made = wagers(facts)[-1] if still_raising(facts) else None
    if made is not None:
        yield Matter(GOING_ON, STRING, made.last + 1, made.first + 1, seats=(made.seat,))


def check_raises(facts: Facts) -> Iterator[Matter]:
    """A seat that checked raises on the same street."""
    checked = set()
    for each in wagers(facts):
        if each.done == "check":
            checked.add((each.seat, each.street))
        elif each.total > each.facing > 0 and (each.seat, each.street) in checked:
            at = (each.last + 1, each.first + 1)
            yield Matter("check-raise", CHECK_RAISE, *at, seats=(each.seat,), detail=PLAIN)


def completed(facts: Facts) -> Iterator[Matter]:
    """A bet too short for the street, of a player all-in, is brought up to a full bet and no further."""
    for each in begun(facts):
        if 0 < each.facing < each.by == each.total:
            yield Matter("completed-bet", COMPLETING, each.last + 1, each.first + 1, seats=(each.seat,))


def raises_after_acting(facts: Facts) -> Iterator[Matter]:
    """A player who has acted on the street, in turn or too early, raises or says so: was the betting open to him?

    So it is asked of whoever raises when the round has had as many raises as the house allows.
    """
    early = {(each.seat, each.made.street) for each in told(facts).outs if each.back}
    put = {each.first: replace(each, settled=-1) for each in begun(facts)}  # whatever has gone back since
    for made, standing in acts(facts):
        before = made.seat in standing.acted or (made.seat, made.street) in early or _beyond_a_cap(facts, standing)
        if before and (_raises(put.get(made.first, made), standing) or _says_so(made, standing)):
            yield Matter(AFTER_ACTING, RIGHTS, made.last + 1, made.first + 1, seats=(made.seat,))


def _beyond_a_cap(facts: Facts, standing: Standing) -> bool:
    """Is it limit, and does the house let nobody raise so often?"""
    cap = int(settled(facts, "raise-cap") or 0)
    return facts.setup.limit == "limit" and 0 < cap < standing.raises


def raises_after_checking(facts: Facts) -> Iterator[Matter]:
    """A player raises the bet that he has checked, with chips or in words."""
    for made, standing in acts(facts):
        if made.seat in standing.checked and (_raises(made, standing) or _says_so(made, standing)):
            yield Matter("raise-after-check", INVALID, made.last + 1, made.first + 1, seats=(made.seat,))


def _raises(made: Wager, standing: Standing) -> bool:
    coming = made.declared is not None and made.declared.general and made.total <= standing.level
    return bool(made.motions) and not coming and counts_for(made, standing.level, standing.by) > standing.level


def _says_so(made: Wager, standing: Standing) -> bool:
    """Words alone, or "pot" or "complete": after "raise" the chips may still be coming in another motion."""
    said = made.declared
    if said is None or said.conditional:
        return False
    if made.motions or said.kind in ("pot", "complete"):
        return said.kind in ("pot", "complete")
    return said.kind == "raise" or max(said.amount, made.most * (said.kind == "all-in")) > standing.level


KINDS: tuple[PointKind, ...] = (
    PointKind("several-motions", STRING, "A bet in more than one motion", About.WAGER, several_motions),
    PointKind(GOING_ON, STRING, "A raise that may still be going on", About.WAGER, raises_going_on),
    PointKind("check-raise", CHECK_RAISE, "A raise after a check", About.WAGER, check_raises),
    PointKind(AFTER_ACTING, RIGHTS, "A raise by a player who has already acted", About.WAGER, raises_after_acting),
    PointKind("raise-after-check", INVALID, "A raise of a bet that was checked", About.WAGER, raises_after_checking),
    PointKind("completed-bet", COMPLETING, "A short all-in brought up to a full bet", About.WAGER, completed),
)
