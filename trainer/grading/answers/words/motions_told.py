"""How it is told what the motions of a string bet come to, where the floor says what stands."""

from collections.abc import Mapping

from trainer.rules.amiss import ADDED_SINCE, ORDERED
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.motions import BY_ALL, BY_FIRST, SHORT_FIRST
from trainer.rules.ruling import Decision
from trainer.rules.stands import kind_of

COMES_TO = {"call": "a call of {:,}", "bet": "a bet of {:,}", "raise": "a raise to {:,}"}
FIGURES = (("added_since", ADDED_SINCE), ("ordered", ORDERED), ("short_first", SHORT_FIRST))


def motions_told(decision: Decision, facts: Facts | None) -> Mapping[str, str]:
    """What all its chips come to, as `all_come_to`, and as `either_way` where the first motion comes to the same; as
    `full_call` what a first motion is made up to that is a short call.
    """
    figures = dict(decision.figures)
    told = {name: f"{figures[key]:,}" for name, key in FIGURES if figures.get(key)}
    made = maker(facts.about(decision.matter)) if facts is not None and BY_ALL in figures else None
    if made is None:
        return told
    every = COMES_TO[kind_of(figures[BY_ALL], made.facing)].format(figures[BY_ALL])
    if figures.get(SHORT_FIRST):
        return {**told, "all_come_to": every, "full_call": f"{made.facing:,}"}
    return {**told, "all_come_to": every, **({"either_way": every} if figures[BY_FIRST] == figures[BY_ALL] else {})}
