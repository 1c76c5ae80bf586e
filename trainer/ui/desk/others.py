"""The panel on the other houses: where the same moves would have been right, and what each asks for."""

from trainer.grading.assessment import MatterGrade
from trainer.grading.explain import weightiest
from trainer.grading.telling.elsewhere import NOT_COVERED, There, differs, there
from trainer.kernel.listed import listed
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import BOOKS, Book, all_books, book
from trainer.rules.floors_own import OWN
from trainer.rules.ruling import Decision
from trainer.scenarios.compiler import making_play
from trainer.study.deciding_apart import sides_of, told_of
from trainer.study.stances import words
from trainer.ui.desk.dealt import Dealt
from trainer.ui.desk.houses import one_question, short
from trainer.ui.desk.slips import closest
from trainer.ui.screens.models import OtherHouseView, OthersView

TWO = 2


def others_view(dealt: Dealt) -> OthersView | None:
    """The other houses on the hand's matter; None for a clean hand, and where there is no other house."""
    return at_once(others_of(dealt))


def others_of(dealt: Dealt) -> Pieces[OthersView | None]:
    """The same in pieces, a house in each."""
    if not dealt.assessment.matters or len(BOOKS) < TWO:
        return None
    main = weightiest(dealt.assessment)
    here = there(dealt.record, main, book(dealt.book))
    yield
    rows: list[OtherHouseView] = []
    for law in all_books():
        yield
        if law.key != dealt.than:
            rows.append(_row(dealt, main, law, here))
    apart = (yield from _apart(dealt)) if dealt.than in BOOKS else None
    return OthersView(*_headline(dealt), tuple(sorted(rows, key=lambda row: not row.here)), apart=apart)


def _apart(dealt: Dealt) -> Pieces[OtherHouseView]:
    """What the rulebook because of which the hand was dealt decides when its matter comes up, in full."""
    law, than = book(dealt.book), book(dealt.than)
    play = yield from making_play(dealt.scenario, law, dealt.seed)
    told = yield from told_of(play, law)
    _, other = yield from sides_of(told, law, than)
    at = ", ".join(dict.fromkeys(at for _, at in other.at[:TWO]))
    return OtherHouseView(than.ledger.short, at, words(other), here=False)


def _headline(dealt: Dealt) -> tuple[str, str]:
    accepted = dealt.assessment.accepted_by
    names = listed([short(key) for key in accepted])
    if dealt.assessment.acts_right:
        title = "Right here" if dealt.assessment.right else "What you did was right here"
        return (title, f"Also right at {names}." if names else "No other rulebook would have accepted what you did.")
    if accepted:
        return (f"Right at {names}, wrong here", "Those other rulebooks would have accepted exactly what you did.")
    return (one_question(), "No other rulebook would have accepted what you did.")


def _row(dealt: Dealt, main: MatterGrade, law: Book, here: There) -> OtherHouseView:
    """What it asks for here, and of another one what it does differently."""
    own = law.key == dealt.book
    found = here if own else there(dealt.record, main, law)
    cited = found.decision.citations
    at = closest(cited).at if cited else "not in our copy" if found.decision.lacking else "not covered"
    text = found.line if own else differs(here, found)
    return OtherHouseView(law.ledger.short, at, _as_at(found.decision) if text == NOT_COVERED else text, own)


def _as_at(decision: Decision) -> str:
    """That a rulebook does not cover it, and whom its floor follows; what it orders of itself is no rulebook's."""
    followed = decision.floor_follows
    goes_by = f" and follows {short(followed.source)}." if followed and followed.source != OWN else "."
    return f"{NOT_COVERED.removesuffix('.')}{goes_by}"
