"""Points of the chapter wager: what a bet counts as. Words and chips make one, a plain check or fold makes none."""

from collections.abc import Iterator

from trainer.rules.facts import Facts
from trainer.rules.facts.shape import plain
from trainer.rules.facts.wager import begun
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

SIZE = "bet.size"
PLAIN = "plain"  # what nobody would ask about, though a book may be asked


def sized(facts: Facts) -> Iterator[Matter]:
    """Every wager made with words or chips: is it a call or a raise, and to how much?"""
    for each in begun(facts):
        if each.words or each.motions:
            detail = PLAIN if plain(each) else ""
            yield Matter("wager", SIZE, each.last + 1, each.first + 1, seats=(each.seat,), detail=detail)


KINDS: tuple[PointKind, ...] = (PointKind("wager", SIZE, "What a bet counts as", About.WAGER, sized),)
