"""All the questions a player can be asked, by their keys, and the irregularities of which they come."""

from collections.abc import Iterator, Mapping
from functools import cache

from trainer.grading.rights.bets import ON_BETS
from trainer.grading.rights.hands import ON_HANDS
from trainer.grading.rights.requests import ON_REQUESTS
from trainer.grading.rights.right import RightsQuestion
from trainer.rules.kinds import OF_HANDS
from trainer.rules.ruling import Matter
from trainer.scenarios.fresh.keys import fresh_key
from trainer.scenarios.injectors import INJECTORS

QUESTIONS: Mapping[str, RightsQuestion] = {each.key: each for each in (*ON_BETS, *ON_HANDS, *ON_REQUESTS)}
KINDS = frozenset(kind for each in QUESTIONS.values() for kind in each.kinds)


def questions_on(matter: Matter) -> Iterator[RightsQuestion]:
    """The questions to which the matter can give rise."""
    yield from (each for each in QUESTIONS.values() if each.asks(matter.kind, matter.detail))


@cache
def fresh_for(question: RightsQuestion) -> tuple[str, ...]:
    """The keys of fresh hands in which a matter of the question comes up."""
    return tuple(fresh_key(each.key) for each in INJECTORS.values() if {*question.kinds} & {*each.brings})


@cache
def topics_of(question: RightsQuestion) -> frozenset[str]:
    """The topics of stories in which one may come up."""
    own = {OF_HANDS[kind].topic for kind in question.kinds}
    taught = (each.teaches for each in INJECTORS.values() if {*question.kinds} & {*each.brings})
    return frozenset(own.union(*taught))
