"""Points of the chapter acting: if-then words, acts before an amount is known, chips taken back, wrong counts."""

from collections.abc import Iterator

from trainer.rules.facts import Facts
from trainer.rules.facts import shape as s
from trainer.rules.facts.accepted import wrong_count
from trainer.rules.facts.turns import acts
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

RISING = ("raise", "bet", "all-in", "pot")
CONDITIONAL, IN_TURN, ACCEPTED = "bet.conditional", "bet.in-turn", "bet.accepted-action"


def conditional(facts: Facts) -> Iterator[Matter]:
    """A player says what he will do if something happens."""
    for made in wagers(facts):
        for index, said in made.words[:1]:
            if said.conditional:
                yield Matter("conditional", CONDITIONAL, index + 1, index + 1, seats=(made.seat,))


def before_the_amount(facts: Facts) -> Iterator[Matter]:
    """A player calls a bet or raise whose amount has been neither said nor put out."""
    for before, made in _early(facts):
        if made.motions or (made.words and made.words[0][1].kind == "call"):
            yield Matter("blind-call", CONDITIONAL, made.last + 1, made.first + 1, seats=(made.seat, before.seat))


def hasty(facts: Facts) -> Iterator[Matter]:
    """A player acts in whatever way before the amount of the bet is clear."""
    for before, made in _early(facts):
        yield Matter("hasty", IN_TURN, made.last + 1, made.first + 1, seats=(made.seat, before.seat))


def _early(facts: Facts) -> Iterator[tuple[Wager, Wager]]:
    """Everybody who acts on it until its maker, or whoever raises it, makes it clear. In limit the word is enough."""
    bet: Wager | None = None
    for made in wagers(facts) if facts.setup.limit != "limit" else ():
        if bet is not None and (made.street != bet.street or made.seat == bet.seat):
            bet = None
        if bet is not None:
            yield bet, made
        if _open_amount(made):
            bet = made
        elif s.offered(made) > made.facing:
            bet = None


def _open_amount(made: Wager) -> bool:
    """Is it a bet or raise in words alone that named no amount?"""
    said = made.words[0][1] if made.words else None
    rises = said is not None and said.general and said.kind in ("bet", "raise") and not said.conditional
    return rises and not made.motions and (made.promised is None or made.promised.general)


def taken_back(facts: Facts) -> Iterator[Matter]:
    """A player takes back chips that he has just put out in his turn."""
    for made, _ in acts(facts):
        later = [chips for index, chips in made.back if made.motions and index > made.motions[0][0]]
        if later:
            yield Matter("taken-back", IN_TURN, made.last + 1, made.first + 1, seats=(made.seat,))


def accepted(facts: Facts) -> Iterator[Matter]:
    """A player calls on a wrong count, or puts out less than the call; who bets or raises calls nothing. What a raise
    of too little is still to be brought up to isn't faced yet.
    """
    for made, standing in acts(facts):
        said = made.declared
        named = said.amount if said is not None and not said.conditional else 0
        call = standing.level > 0 and not s.said_first(made, *RISING) and named <= standing.level
        told = standing.level > 0 and not s.said_first(made, *RISING) and wrong_count(facts, made, standing.level)
        short = (
            call
            and made.motions
            and made.total < min(standing.level, made.facing)
            and not made.all_in
            and not made.back
        )
        if short or told:
            yield Matter("accepted", ACCEPTED, made.last + 1, made.first + 1, seats=(made.seat,))


KINDS: tuple[PointKind, ...] = (
    PointKind("conditional", CONDITIONAL, "An if-then statement", About.SEATS, conditional),
    PointKind("blind-call", CONDITIONAL, "A call before the amount is known", About.WAGER, before_the_amount),
    PointKind("hasty", IN_TURN, "An action before the bet amount is clear", About.WAGER, hasty),
    PointKind("taken-back", IN_TURN, "Chips put out in turn and taken back", About.WAGER, taken_back),
    PointKind("accepted", ACCEPTED, "A call of a misunderstood amount", About.WAGER, accepted),
)
