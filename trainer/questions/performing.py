"""Options that are acts, performed at the table as the question leaves it, and graded as they would be there."""

from collections.abc import Iterator, Mapping

from trainer.grading.assess import assessor
from trainer.kernel.table import Table
from trainer.questions.at_house import Drawing
from trainer.questions.sums import BadSum, Value
from trainer.questions.values import filled
from trainer.questions.written import Statement
from trainer.rules.book import book
from trainer.shorthand.body import told
from trainer.shorthand.head import BadHand


def performing_faults(draw: Drawing, house: str) -> Iterator[tuple[int, str]]:
    """Each option that the grader takes otherwise than the question does, by its place in the file."""
    decision = draw.decision(house)
    if decision is None or decision.silent:  # nothing is accepted for certain where the book leaves it open
        return
    for number, each in enumerate(draw.question.statements):
        if not each.does.get(house):
            continue
        try:
            taken = accepted(draw, each, house)
        except (BadHand, BadSum) as bad:
            yield number, f"can't be done there: {bad}"
            continue
        if taken is not None and taken is not draw.right(each.right, house):
            yield number, "the grader accepts it, and it is marked wrong" if taken else "the grader doesn't accept it"


def accepted(draw: Drawing, option: Statement, house: str) -> bool | None:
    """Would this house's book accept what the option does? None where its grader isn't certain enough to score it.

    Raises BadHand and BadSum where it can't be done as it is told.
    """
    before = told(draw.hand_text, draw.deck)
    lines = filled(option.does[house], {**draw.values, **_on_board(before.table)})
    whole = told(f"{draw.hand_text}\n{lines}", draw.deck)
    graded = assessor(whole.transcript, book(house), len(before)).assessment()
    if not all(each.scored for each in graded.matters):
        return None
    return bool(graded.matters) and graded.acts_right


def _on_board(table: Table) -> Mapping[str, Value]:
    """The cards of the board: `board` are all, `board_1` and so on each of them."""
    names = [each.card.name for each in table.board]
    return {"board": " ".join(names)} | {f"board_{place}": name for place, name in enumerate(names, 1)}
