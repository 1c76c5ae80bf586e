"""What came of what: the matters of a hand that are consequences of an earlier one, by the register of kinds."""

from collections.abc import Iterable, Mapping

from trainer.kernel.act import Act
from trainer.rules.facts import Facts
from trainer.rules.kind import ComesOf
from trainer.rules.kinds import OF_HANDS
from trainer.rules.ruling import Matter


def causes(facts: Facts, found: Iterable[Matter]) -> Mapping[str, str]:
    """By key of each matter that is a consequence, the key of the matter that it all began with."""
    made: dict[str, str] = {}
    before: list[Matter] = []
    for each in sorted(found, key=lambda one: (one.error, one.onset)):
        cause = next((one for one in before if comes_of(facts, one, each)), None)
        if cause is not None:
            made[each.key] = made.get(cause.key, cause.key)
        before.append(each)
    return made


def comes_of(facts: Facts, cause: Matter, later: Matter) -> bool:
    """Does the later of two matters come of the other? The facts are those of the hand as it went on."""
    kind = OF_HANDS.get(later.kind)
    return kind is not None and any(_of_it(each, cause) and each.tie(facts, cause, later) for each in kind.comes_of)


def _of_it(each: ComesOf, cause: Matter) -> bool:
    kind = OF_HANDS.get(cause.kind)
    return cause.kind in each.kinds or (kind is not None and kind.about is each.about)


def spoiled(matter: Matter, act: Act) -> bool:
    """Does that act of the dealer go wrong because the matter was passed by?"""
    kind = OF_HANDS.get(matter.kind)
    return kind is not None and kind.spoils is not None and kind.spoils(matter, act)
