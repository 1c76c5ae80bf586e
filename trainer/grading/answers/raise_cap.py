"""Limits to the number of raises where a raise has just been made, and the house has not said how many it allows."""

from collections.abc import Iterable

from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.house import settled
from trainer.rules.facts.wager import wagers
from trainer.rules.ruling import Decision

FROM = 3
"""No house allows fewer raises than a bet and two, so nobody asks before the third."""
CAPPED = "{}, if your house's limit on raises allows a {}{}"
HEADS_UP = "; the limit holds heads-up too"
UNCAPPED = "{}; with two players left in the event there is no limit on raises"


def with_the_house_limit(sentence: str, facts: Facts, lead: Decision | None, points: Iterable[Decision]) -> str:
    """That the house's limit counts, or none does, on a raise of a limit game that could be one too many."""
    made = wagers(facts)[-1] if lead is not None and wagers(facts) else None
    if made is None or not made.fixed or settled(facts, "raise-cap") or lead is None or lead.ruling is None:
        return sentence
    figures = dict(lead.figures)
    to = figures.get("to", figures.get("least", made.total))
    if lead.matter.error != made.first + 1 or to <= made.facing or not made.facing:
        return sentence
    after = [each for each in points if each.matter.kind == "raise-cap" and each.matter.onset > made.first]
    effect = after[-1].ruling.effect if after and after[-1].ruling is not None else None
    raises = max((dict(each.figures).get("raises", 0) for each in after), default=0) - 1
    if raises < FROM or effect not in (Effect.RAISES_CAPPED, Effect.RAISES_UNCAPPED):
        return sentence
    plain = sentence.removesuffix(".")
    if effect is Effect.RAISES_UNCAPPED:
        return UNCAPPED.format(plain) + "."
    return (
        CAPPED.format(plain, "3rd" if raises == FROM else f"{raises}th", HEADS_UP if len(made.live) == 2 else "") + "."
    )
