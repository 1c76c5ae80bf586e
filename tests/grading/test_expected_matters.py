"""What an author expects of a house is what grading opens while the perfect dealer deals the hand, and nothing else."""

import pytest

from tests.grading.dealt import TODAYS, expected, perfectly_graded, scenarios
from trainer.rules.ruling import Decision
from trainer.scenarios.form import Expected

MONEY = ("bets-", "turns-", "pots-", "showdown-")
EXPECTED = [(name, key) for name, key in TODAYS if name.startswith(MONEY) and scenarios()[name].expect]


def meets(decision: Decision, expected: Expected) -> bool:
    """Is it the decision that the author expects, in all that is said of it?"""
    figures, ruling = dict(decision.figures), decision.ruling
    if decision.matter.kind != expected.matter or decision.silent is not expected.silent:
        return False
    if ruling is None or expected.silent:
        return ruling is None and expected.silent
    pairs = [
        (expected.authority, ruling.authority.value),
        (set(expected.paragraphs), {each.at for each in decision.citations}),
        *((amount, figures.get(name)) for name, amount in expected.figures),
    ]
    named = not expected.rulings or ruling.key in expected.rulings
    return named and all(not wanted or wanted == got for wanted, got in pairs)


@pytest.mark.parametrize(("name", "key"), EXPECTED)
def test_grading_opens_the_matter_that_the_author_expects(name: str, key: str) -> None:
    wanted, found = expected(name)[key], perfectly_graded(name, key).opened
    if wanted.in_order:
        assert not found
    else:
        assert any(meets(each, wanted) for each in found)
