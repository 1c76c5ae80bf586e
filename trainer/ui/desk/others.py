"""The panel on the other houses: where the same acts would have been right, and what each asks for."""

from trainer.grading.assessment import MatterGrade
from trainer.grading.explain import elsewhere, weightiest
from trainer.kernel.listed import listed
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import BOOKS, Book, all_books
from trainer.rules.ruling import Decision
from trainer.rules.steps import STEPS
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.houses import one_question, short
from trainer.ui.desk.slips import closest
from trainer.ui.screens.models import OtherHouseView, OthersView

MOST_WORDS, TWO = 4, 2


def others_view(dealt: Dealt) -> OthersView | None:
    """The other houses on the hand's matter; None for a clean hand, and where there is no other house."""
    return at_once(others_of(dealt))


def others_of(dealt: Dealt) -> Pieces[OthersView | None]:
    """The same in pieces, a house in each."""
    if not dealt.assessment.matters or len(BOOKS) < TWO:
        return None
    main = weightiest(dealt.assessment)
    rows: list[OtherHouseView] = []
    for law in all_books():
        yield
        rows.append(_row(dealt, main, law))
    return OthersView(*_headline(dealt), tuple(sorted(rows, key=lambda row: not row.here)))


def _headline(dealt: Dealt) -> tuple[str, str]:
    accepted = dealt.assessment.accepted_by
    names = listed([short(key) for key in accepted])
    if dealt.assessment.right:
        return ("Right here", f"Also right at {names}." if names else "No other rulebook would have taken it.")
    if accepted:
        return (f"Right at {names}, not here", "The very same acts would have been accepted there.")
    return (one_question(), "None of them would have accepted these acts.")


def _row(dealt: Dealt, main: MatterGrade, law: Book) -> OtherHouseView:
    decision = elsewhere(dealt.record, main, law)
    at = closest(decision.citations).at if decision.citations else "not in our copy" if decision.lacking else "silent"
    return OtherHouseView(law.ledger.short, at, _words(decision), law.key == dealt.book)


def _words(decision: Decision) -> str:
    if decision.ruling is None:
        followed = decision.floor_follows
        return f"the floor decides, as at {short(followed.source)}" if followed else "the floor decides"
    said = [STEPS[step.key].says.lower() for step in decision.ruling.steps if step.key in STEPS]
    return " – ".join(said[:MOST_WORDS]) or decision.ruling.says
