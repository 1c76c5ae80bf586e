"""What a floor may order about a wager, as totals: the options that books leave it, each with the figure it means."""

import re

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager
from trainer.rules.ruling import Decision

TOTALS: dict[str, tuple[str, ...]] = {
    "a full call": ("full-call", "call"),
    "the full call": ("full-call", "to"),
    "the full correct call": ("to",),
    "the amount said": ("said",),
    "the amount in chips": ("chips",),
    "the lower amount, which keeps up betting discipline": ("lower",),
    "the amount that fits the last increments": ("increment",),
    "withdrawn and reconsidered": (),
}
"""Options that come to a total, with the names of the figure, the first that is known; none for chips that go back."""


FULL_CALLS = ("a full call", "the full call", "the full correct call")


def orders(facts: Facts, since: int = 0) -> list[str]:
    """What the floor has ordered since that gesture count, in order, each as a word of the notation."""
    return [gesture.act.what for _, gesture, _, _ in facts.happened(since) if isinstance(gesture.act, g.Order)]


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


def ordered_total(decision: Decision, what: str, made: Wager) -> int | None:
    """The total that the floor's order brings the wager to; None where the order names none."""
    name = next((each for each in TOTALS if word_of(each) == what), None)
    if name is None:
        return None
    figures = dict(decision.figures)
    found = [figures[key] for key in TOTALS[name] if figures.get(key)]
    if found:
        return min(found[0], made.most)
    if name in FULL_CALLS:
        return min(made.facing, made.most)
    return None if TOTALS[name] else made.before
