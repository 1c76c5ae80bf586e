"""Of an irregularity's fresh hands only those count in which something is asked about the irregularity itself."""

from dataclasses import replace

import pytest

from trainer.rules.book import Book, book
from trainer.scenarios.form import BadScenario, Fault, Scenario
from trainer.scenarios.injectors import INJECTORS
from trainer.study import finding


@pytest.mark.parametrize(
    ("brings", "listed"),
    [(INJECTORS["first-card-to-the-wrong-seat"].brings, True), (("premature-river",), False)],
    ids=["its own matter", "another one by the way"],
)
def test_a_hand_in_which_only_something_else_is_asked_is_none_of_it(
    monkeypatch: pytest.MonkeyPatch, brings: tuple[str, ...], listed: bool
) -> None:
    key = "first-card-to-the-wrong-seat"
    monkeypatch.setattr(finding, "INJECTORS", {key: replace(INJECTORS[key], brings=brings)})
    found = finding.fresh_tried(key, book("tda-2024"))
    assert (found is not None) is listed
    assert found is None or found.rules


def test_a_hand_that_cannot_be_dealt_is_passed_over(monkeypatch: pytest.MonkeyPatch) -> None:
    """As one whose moment of tap-in never comes."""
    key, tried = "first-card-to-the-wrong-seat", finding._tried
    dealt = list[str]()

    def first_fails(scenario: Scenario, law: Book) -> tuple[finding.Tries, frozenset[str]]:
        dealt.append(scenario.id)
        if len(dealt) == 1:
            raise BadScenario((Fault("x", 0, "takeover", "the hand never comes to this moment"),))
        return tried(scenario, law)

    monkeypatch.setattr(finding, "_tried", first_fails)
    assert finding.fresh_tried(key, book("tda-2024")) is not None
    assert len(dealt) == finding.FRESH_HANDS
