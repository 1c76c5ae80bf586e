"""Acts towards a step at the wrong place or too soon: whoever does that has seen what is wrong."""

from trainer.grading.performers import PERFORMERS, Task
from trainer.grading.remedy import AUTHORITY_STEPS, PASSIVE
from trainer.kernel import gestures as g
from trainer.rules.ruling import Step

HANDS = "hand-"
DEALING = frozenset(
    {
        *("one-card-to-each-live-hand", "street-without-a-burn", "burn-and-deal-the-street", "deal-the-final-street"),
        *("next-cards-as-without-the-error", "deal-again-same-button", "deal-again-from-the-right-button"),
    }
)
"""Steps by which the hand is dealt on: a card to any seat may be meant so, and whoever plays on deals as well."""


def too_soon(task: Task, act: g.Act) -> bool:
    """Is it the act of a step whose turn it isn't yet?"""
    return any(PERFORMERS[each.key](task) == act for each in _later(task))


def elsewhere(task: Task, act: g.Act) -> tuple[str, ...]:
    """The steps that are due now of which it is the act, but at another seat or with the cards of another hand."""
    due = (each for each in task.one.remedy.pending() if each.key not in AUTHORITY_STEPS | PASSIVE | DEALING)
    return tuple(each.key for each in due if _alike(task, PERFORMERS[each.key](task), act))


def _later(task: Task) -> list[Step]:
    remedy = task.one.remedy
    due = remedy.pending()
    own = (each for each in remedy.steps if each.key not in AUTHORITY_STEPS | PASSIVE | DEALING)
    return [each for each in own if each not in due and not remedy.reached(each.key)]


def _alike(task: Task, due: g.Act | None, act: g.Act) -> bool:
    """Is one the act that is due, done at a seat, with a card or with chips that the matter is not about?"""
    match due, act:
        case g.Pitch(), g.Pitch():
            return act.up == due.up and act.seat not in task.seats
        case g.Muck() | g.AskToShow(), g.Muck() | g.AskToShow():
            return type(due) is type(act) and act.seat not in task.seats
        case g.ReturnBet(), g.ReturnBet():
            return True
        case g.Move(), g.Move():
            return act.to == due.to and len(act.cards) == len(due.cards) and _out_of_another_hand(task, act)
    return False


def _out_of_another_hand(task: Task, act: g.Move) -> bool:
    places = (task.table.where(each) for each in act.cards)
    return not set(act.cards) & set(task.subject) and all(each.startswith(HANDS) for each in places)
