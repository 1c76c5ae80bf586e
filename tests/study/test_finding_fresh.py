"""Of an irregularity's fresh hands only those count in which something is asked about the irregularity itself."""

from dataclasses import replace

import pytest

from trainer.rules.book import book
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
