"""Chips found behind an all-in after a call."""

from collections.abc import Mapping

from trainer.rules.facts import Facts
from trainer.rules.facts.behind import about
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

BEHIND = Ruling(
    "bet.chips-behind-up-to-floor",
    "the TD decides whether the chips behind are part of the accepted action",
    authority=Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=(
        "part-of-the-accepted-action-the-call-is-of-the-whole-stack",
        "not-part-of-it-neither-paid-when-the-player-wins-nor-saving-him-when-he-loses",
        "not-part-of-it-and-given-to-the-winning-caller",
    ),
)


def either_way(facts: Facts, _: Numbers) -> Mapping[str, int]:
    """What was behind; the bet with and without it; what the caller owes besides and what he may be given."""
    found = about(facts)
    reached = min(found.amount, found.left_to_the_caller)
    return {
        "behind": found.amount,
        "with": found.made.total + found.amount,
        "without": found.made.total,
        "caller-owes": reached,
        "to-the-caller": found.amount,
    }


@rule("bet.hidden-chip.found-behind-a-called-all-in", ruling=BEHIND, figures=either_way)
def chips_found_behind_an_all_in(facts: Facts, _: Numbers) -> bool:
    """Chips turn up behind a player who is all-in and has been called."""
    return about(facts).amount > 0
