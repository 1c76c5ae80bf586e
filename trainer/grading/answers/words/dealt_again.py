"""How a hand is dealt again after a misdeal where it isn't by the button as it lies."""

from dataclasses import replace

from trainer.kernel.games import has_board, is_stud
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision, Step

PUT_RIGHT = ("button.move.wrong-button-found", "button.move.wrong-button-action-not-begun")
"""The rules by which a wrong button goes where it belongs as long as that is still possible."""
AGAIN, FROM_ITS_PLACE = (
    "the hand is dealt again",
    "the hand is dealt again with the button at seat {}, where it belongs",
)
LEFT_OPEN = f"{AGAIN}; the floor decides on the button, which belongs at seat {{}}"


SAME = "deal-again-same-button"
RIGHT = (Step("correct-the-button"), Step("deal-again-from-the-right-button", after=("correct-the-button",)))
"""The last step of a misdeal, and what is done in its place with the button wrong."""


def dealt_again(decision: Decision, facts: Facts | None) -> str:
    """That it is, with where the button goes that lay in a wrong place; "" for the same button."""
    if facts is None or is_stud(facts.game):
        return AGAIN if facts is not None else ""
    due = _belongs(decision, facts)
    return (FROM_ITS_PLACE if _corrected(decision) else LEFT_OPEN).format(due) if due else ""


def by_the_right_button(facts: Facts, lead: Decision | None) -> Decision | None:
    """The misdeal with its steps as they are where the button goes to its place first, or that is left open."""
    ruling = lead.ruling if lead is not None else None
    if lead is None or ruling is None or all(each.key != SAME for each in ruling.steps) or not _belongs(lead, facts):
        return lead
    kept = tuple(each for each in ruling.steps if each.key != SAME)
    steps = (*kept, *(RIGHT if _corrected(lead) else ()))
    return replace(lead, ruling=replace(ruling, steps=steps))


def _belongs(decision: Decision, facts: Facts) -> int:
    """The seat where the button belongs that lay elsewhere in the deal of the decision; 0 where it lay right."""
    due = facts.setup.button_due
    wrong = has_board(facts.game) and facts.record.tables[decision.matter.error].button != due
    return due if wrong else 0


def _corrected(decision: Decision) -> bool:
    return any(key in book(decision.book).rules for key in PUT_RIGHT)
