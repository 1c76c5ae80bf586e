"""How a rulebook has odd chips go out, in the words that come before who gets how much."""

from trainer.grading.answers.found import Found
from trainer.grading.answers.letters import lower
from trainer.grading.answers.pots.pots import PotsTold
from trainer.rules.facts.pots import smallest_chip
from trainer.rules.ruling import Decision

RULE, KIND = "pot.odd-chip.", "odd-chips"
IN_WHICH = (
    "odd chips are counted in {:,}, the smallest chip named: if smaller ones are in play, name them in "
    "the head with chips"
)
LEFT_OF_BUTTON, BY_SUIT = "board-game-tie", "stud-game-tie"
TO_HIGH, SAME_BOTH_WAYS = "high-and-low-halves", "same-hands-high-and-low"
HIGH = "The odd chip goes to the high hand"
OF_A_HALF = {LEFT_OF_BUTTON: "to the left of the button", BY_SUIT: "by suit"}
"""How the odd chip of a half goes out that several hands share; that of the whole pot goes to the high hand."""


SAME_HANDS = "The hands are the same both ways and share the whole pot as evenly as possible"


def odd_by(decision: Decision) -> str:
    """By what the odd chips of a pot go out."""
    held = {each.removeprefix(RULE) for each in decision.held}
    if SAME_BOTH_WAYS in held:
        return SAME_HANDS
    if TO_HIGH in held:
        shared = (where for by, where in OF_A_HALF.items() if by in held)
        return next((f"The pot's odd chip goes to the high hand, a half's {where}" for where in shared), HIGH)
    if LEFT_OF_BUTTON in held:
        return "Odd chips go out from the left of the button"
    return "The odd chip goes by the suit of the high card" if BY_SUIT in held else ""


def with_same_hands(sentence: str, pots: PotsTold, points: tuple[Decision, ...]) -> str:
    """Who wins the only pot; before it, that the hands are the same both ways, where the house has those share once."""
    same = any(f"{RULE}{SAME_BOTH_WAYS}" in each.held for each in points)
    return f"{SAME_HANDS}: {lower(sentence)}" if same and pots.known and len(pots.pots) == 1 else sentence


def in_which_chips(found: Found) -> tuple[str, ...]:
    """In which chips the odd ones of this deal are counted, as no one may have told of the smallest in play; none
    where a pot comes out even.
    """
    deal = found.facts.course.deal_start
    uneven = any(each.matter.kind == KIND and each.matter.onset > deal for each in found.points)
    return (IN_WHICH.format(smallest_chip(found.facts)),) if uneven else ()
