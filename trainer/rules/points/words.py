"""Points of the chapter words: what a declaration is and binds to, against chips, unclear, or of a kind not open."""

from collections.abc import Callable, Iterator

from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import ambiguous, short_meaning
from trainer.rules.facts.wager import Wager, begun
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

METHOD, FORM, COMMITMENT = "bet.method", "bet.form", "bet.commitment"
UNCLEAR, UNCLEAR_CASE, INVALID = "bet.unclear", "bet.unclear-case", "bet.invalid"


def _kind(key: str, topic: str, title: str, fits: Callable[[Facts, Wager], bool]) -> PointKind:
    """A kind of point: the wagers that fit."""

    def found(facts: Facts) -> Iterator[Matter]:
        for made in begun(facts):
            if fits(facts, made):
                yield Matter(key, topic, made.last + 1, made.first + 1, seats=(made.seat,))

    return PointKind(key, topic, title, About.WAGER, found)


def _was_promised(made: Wager) -> bool:
    """Did its maker say before, in turn, what these chips come to?"""
    return made.promised is not None and not made.unsaid


def _declares(made: Wager) -> bool:
    return bool(made.words) and not made.words[0][1].conditional


def _both(_: Facts, made: Wager) -> bool:
    return (_declares(made) or _was_promised(made)) and bool(made.motions)


def _general(_: Facts, made: Wager) -> bool:
    said = made.declared
    return (_declares(made) or _was_promised(made)) and said is not None and said.general


def _unclear(facts: Facts, made: Wager) -> bool:
    """A number word before the chips, or with them, that can legally mean several amounts: "five", "raise five"."""
    return _declares(made) and made.declared is not None and ambiguous(facts, made)


def _short(_: Facts, made: Wager) -> bool:
    """A number word that can legally mean one amount only, and less than a raise besides: "five" against 400."""
    return _declares(made) and made.declared is not None and short_meaning(made) > 0


def _invalid(_: Facts, made: Wager) -> bool:
    """A word for something that is not open to the player: no pot to bet, a check against a bet, nothing to call."""
    said = made.declared
    kind = said.kind if said is not None and not said.conditional else made.done
    if kind == "raise":
        return made.facing == 0
    return kind == "pot" or (kind == "check" and made.to_call > 0) or (kind == "call" and made.to_call == 0)


KINDS: tuple[PointKind, ...] = (
    _kind("words-and-chips", METHOD, "Words and chips for the same bet", _both),
    _kind("declaration", FORM, "The form of a declaration", lambda _, made: _declares(made)),
    _kind("general-declaration", COMMITMENT, "A bet or raise announced with no amount", _general),
    _kind("unclear-amount", UNCLEAR, "An amount that can mean several things", _unclear),
    _kind("number-short-of-a-raise", UNCLEAR, "A number that can mean less than a raise", _short),
    _kind("unclear-case", UNCLEAR_CASE, "A number that leaves a bet unclear", _unclear),
    _kind("invalid-declaration", INVALID, "An invalid declaration", _invalid),
)
