"""Questions that another one replaced: is the other asked wherever they were, and on all the rules that they tested?"""

from collections.abc import Iterator, Mapping

from trainer.questions.testing import keys
from trainer.questions.written import Question


def replacing_faults(question: Question, known: Mapping[str, Question]) -> Iterator[str]:
    """What is wrong with the one that is asked in its place, of those that are known; nothing where there is none."""
    if not question.replaced_by:
        return
    other = known.get(question.replaced_by)
    if other is None or other.replaced_by:
        yield f"{question.replaced_by!r} is {'replaced itself' if other else 'no question'}"
        return
    for house in question.houses:
        if house not in other.houses:
            yield f"{other.id} isn't asked at {house}"
        elif lost := sorted(keys(question, house) - keys(other, house)):
            yield f"{other.id} doesn't test {', '.join(lost)} at {house}"
