"""What a floor may order about a wager, as totals: the options that books leave it, each with the figure it means."""

import re

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager
from trainer.rules.ruling import Decision

LOWER = "the lower amount, which keeps up betting discipline"
FITS_INCREMENTS = "the amount that fits the last increments"
FITS_POT = "the amount that fits the pot"

TOTALS: dict[str, tuple[str, ...]] = {
    "a full call": ("full-call", "call"),
    "the full call": ("full-call", "to"),
    "the full correct call": ("to",),
    "the amount said": ("said",),
    "the amount in chips": ("chips",),
    LOWER: ("lower",),
    FITS_INCREMENTS: ("by-increment",),
    FITS_POT: ("by-pot",),
    "withdrawn and reconsidered": (),
}
"""Options that come to a total, with the names of the figure, the first that is known; none for chips that go back."""

NAMED = (LOWER, FITS_INCREMENTS, FITS_POT)
"""Of these only the floor's discretion makes an amount: it names it, and nobody has to work it out."""

FULL_CALLS = ("a full call", "the full call", "the full correct call")


def orders(facts: Facts, since: int = 0) -> list[str]:
    """What the floor has ordered since that gesture count, in order, each as a word of the notation."""
    given = [facts.record.gestures[index].act for index in facts.record.orders if since <= index < facts.at]
    return [act.what for act in given if isinstance(act, g.Order)]


DEAD_HAND, NO_RAISE = "a-dead-hand", "no-bet-and-no-raise"
OPEN_ENDED = ("another ", "whatever else ")


def orderable(options: tuple[str, ...]) -> tuple[str, ...]:
    """Of a floor's options those that it can order: totals first, else what is more than "something that fits"."""
    named = totals(options)
    return named or tuple(each for each in options if not each.startswith(OPEN_ENDED)) or options


def word_of(name: str) -> str:
    """The name of a ruling or an option as one word of the notation: "play on" is "play-on"."""
    return "-".join(re.findall(r"[a-z0-9]+", name.lower()))


DEAD_BY_ORDER = word_of("the hand is dead")
WITHDRAWN = word_of("withdrawn and reconsidered")


def totals(options: tuple[str, ...]) -> tuple[str, ...]:
    """Of a floor's options those that come to a total."""
    return tuple(each for each in options if each in TOTALS)


def order_of(decision: Decision, name: str) -> str:
    """The order of that option as a word of the notation, with the amount where the floor names one."""
    figures = dict(decision.figures)
    amount = next((figures[key] for key in TOTALS.get(name, ()) if figures.get(key)), 0) if name in NAMED else 0
    return f"{word_of(name)}-{amount}" if amount else word_of(name)


def order_in_silence(followed: Decision) -> str:
    """The order to do as another house does, with the amount that a wager comes to by it."""
    ruling, to = followed.ruling, dict(followed.figures).get("to", 0)
    assert ruling is not None
    return f"{word_of(ruling.name)}-{to}" if to else word_of(ruling.name)


def named_in(what: str) -> tuple[str, int]:
    """An order taken apart: the word of what was chosen, and the amount that the floor has named, 0 for none."""
    word, _, last = what.rpartition("-")
    return (word, int(last)) if word and last.isascii() and last.isdigit() else (what, 0)


def ordered_total(decision: Decision, what: str, made: Wager) -> int | None:
    """The total that the floor's order brings the wager to; None where the order names none."""
    word, amount = named_in(what)
    if amount:
        return min(amount, made.most)
    name = next((each for each in TOTALS if word_of(each) == word), None)
    if name is None:
        return None
    figures = dict(decision.figures)
    found = [figures[key] for key in TOTALS[name] if figures.get(key)]
    if found:
        return min(found[0], made.most)
    if name in FULL_CALLS:
        return min(made.facing, made.most)
    return None if TOTALS[name] else made.before
