"""All tells of a bank of questions, measured at once."""

from collections.abc import Collection

from trainer.kernel.how_far import HowFar
from trainer.questions.tells.draws import SEEDS, draws
from trainer.questions.tells.figure import Figure
from trainer.questions.tells.options import lengths, looks
from trainer.questions.tells.reasons import reasons
from trainer.questions.tells.stems import stems
from trainer.questions.written import Question

NEAR = 5.0  # points: as near to chance as that gives nothing away


def measured(
    questions: Collection[Question],
    houses: Collection[str],
    seeds: int = SEEDS,
    sections: bool = False,
    so_far: HowFar | None = None,
) -> tuple[Figure, ...]:
    """The figure of every tell over all draws of these questions at these houses, and of each section if asked."""
    drawn = tuple(draws(questions, houses, seeds, so_far))
    return (*looks(drawn), *reasons(drawn), *stems(drawn), *(lengths(drawn) if sections else ()))


def apart(figure: Figure) -> bool:
    """Does it give something away: is it farther from chance than it may be?"""
    return bool(figure.behind) if figure.counted else abs(figure.difference) > NEAR
