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


PLAYS, KILLED = "presence.plays-the-redeal", "presence.redeal-hand-killed"
"""The rulings on the hand of the next deal of who missed the first one."""
MAY_PLAY, FOR_ITS_CARDS = "presence.at-seat.back-for-the-redeal-played", "at the table for the last card of the redeal"
"""The rule of a house that says who may play it, and by what else such a hand is live."""
SAME = "deal-again-same-button"
RIGHT = (Step("correct-the-button"), Step("deal-again-from-the-right-button", after=("correct-the-button",)))
"""The last step of a misdeal, and what is done in its place with the button wrong."""


def dealt_again(decision: Decision, facts: Facts | None) -> str:
    """That it is, with where the button goes that lay in a wrong place; "" for the same button."""
    if facts is None or is_stud(facts.game):
        return AGAIN if facts is not None else ""
    due = _belongs(decision, facts)
    return (FROM_ITS_PLACE if _corrected(decision) else LEFT_OPEN).format(due) if due else ""


def of_the_redeal(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """Of who missed the first deal: the seat that has `let_go` its hand of the next one, and that who is at the table
    `for_its_cards` has a live hand, where the house only prints that of any deal.
    """
    if facts is None or decision.key not in (PLAYS, KILLED):
        return {}
    live = facts.course.contesting
    gone = [str(each) for each in decision.matter.seats if facts.course.street >= 0 and each not in live]
    of_any = MAY_PLAY not in book(decision.book).rules
    return {"let_go": "".join(gone[:1]), "for_its_cards": FOR_ITS_CARDS if of_any else ""}


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
