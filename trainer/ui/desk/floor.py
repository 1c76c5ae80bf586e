"""A call to the floor as its page shows it, and how the ruling went."""

from collections.abc import Collection, Mapping

from trainer.grading.calls.call import Call
from trainer.grading.calls.ruling import Ruled
from trainer.grading.films.asking import Asked
from trainer.kernel.listed import listed
from trainer.scenarios.palette import QUESTIONS
from trainer.scenarios.report import Piece, report_says, said
from trainer.ui.desk.houses import pill
from trainer.ui.desk.judge import line_of, paper_of, score
from trainer.ui.desk.stakes import stakes_line
from trainer.ui.screens.floor_models import AskView, CallView
from trainer.ui.screens.judge_models import AskedView, OptionView, TruthView

MISSING: Mapping[Piece, str] = {
    Piece.WHO: "who did what",
    Piece.SINCE: "who had acted since",
}


def call_view(call: Call, heard: Collection[Piece], right: int, of: int) -> CallView:
    """The call as far as the floor has `heard`, with the score before it."""
    asks = tuple(AskView(piece, QUESTIONS[piece]) for piece, _ in call.left_out if piece not in heard)
    return CallView(
        pill(call.film.book), stakes_line(call.film.record.setup), score(right, of), report_says(call.report), asks
    )


def heard_words(call: Call, heard: Collection[Piece]) -> tuple[str, ...]:
    """What the dealer has answered, in the order of the report."""
    return tuple(" ".join(map(said, some)) for piece, some in call.left_out if piece in heard)


def asked_views(asked: tuple[Asked, ...]) -> tuple[AskedView, ...]:
    """The questions without their answers."""
    return tuple(
        AskedView(each.key, each.says, tuple(OptionView(one.key, one.says, one.at) for one in each.options))
        for each in asked
    )


def floor_truth(call: Call, asked: tuple[Asked, ...], given: Mapping[str, str], result: Ruled) -> TruthView:
    """How the ruling was: each answer, what was not asked, the paragraph and its steps."""
    steps, links, sense = paper_of(call.film)
    return TruthView(
        mark="right" if result.right else "late" if all(result.answers.values()) else "wrong",
        title=_title(result),
        stop=_unasked(result),
        lines=tuple(line_of(each, given.get(each.key, "")) for each in asked),
        steps=steps,
        links=links,
        sense=sense,
        notes=(),
    )


def _title(result: Ruled) -> str:
    if result.right:
        return "Right"
    right, of = sum(result.answers.values()), len(result.answers)
    return "Right, but too soon" if right == of else f"{right} of {of} right"


def _unasked(result: Ruled) -> str:
    if not result.unasked:
        return "You knew everything before you ruled."
    return f"You ruled without asking {listed([MISSING[piece] for piece in result.unasked])}."
