"""A question at a house made as a difference: asked there too as far as that prints the same, under its own numbers."""

from typing import Any

import pytest

from trainer.questions import alike
from trainer.questions.alike import with_alike
from trainer.questions.question_file import load
from trainer.resources import path as shipped

CLOCK: dict[str, Any] = {
    "cites": {"tda-2022": ["34", "29"], "upt": ["no-limit-16"]},
    "silent": ["tda-2022"],
    "statement": [
        {"right": ["tda-2022", "upt"], "why": {"tda-2022": "so", "others": "not"}, "cites": {"tda-2022": ["34"]}},
        {"right": True, "text": "tda-2022"},
    ],
}


def test_it_stands_beside_the_other_wherever_that_is_named() -> None:
    found = with_alike(CLOCK)
    assert found["cites"] == {**CLOCK["cites"], "tda-2024": ["34-B", "29"]}
    assert found["silent"] == ["tda-2022", "tda-2024"]
    first, second = found["statement"]
    assert first["right"] == ["tda-2022", "upt", "tda-2024"]
    assert first["why"] == {"tda-2022": "so", "others": "not", "tda-2024": "so"}
    assert first["cites"] == {"tda-2022": ["34"], "tda-2024": ["34-B"]}
    assert second == CLOCK["statement"][1]
    assert "tda-2024" not in CLOCK["cites"]


@pytest.mark.parametrize("at", ["5", "35-C", "54-B"])
def test_of_what_it_prints_otherwise_or_not_at_all_it_is_not_asked(at: str) -> None:
    wrong = {"cites": {"tda-2022": ["29", at]}}
    assert with_alike(wrong) == wrong
    beneath = {"cites": {"tda-2022": ["29"]}, "statement": [{"cites": {"tda-2022": [at]}}]}
    assert with_alike(beneath) == beneath


def test_a_paragraph_to_which_a_house_is_sent_stays_that_of_the_other_book() -> None:
    found = with_alike({"cites": {"tda-2022": ["29"], "players-2025": ["tda-2022:5"]}})
    assert found["cites"]["players-2025"] == ["tda-2022:5"]
    assert found["cites"]["tda-2024"] == ["29"]


@pytest.mark.parametrize(
    "rule", ["rp.hand-for-hand.time-per-hand-fixed", "presence.at-seat.redeal-after-absence-killed"]
)
def test_a_rule_that_it_does_not_have_is_not_asked_there(rule: str) -> None:
    there = {"houses": ["tda-2022", "upt"], "rules": [rule]}
    assert with_alike(there) == there
    assert with_alike({**there, "rules": ["deal.four-card-flop.one-card-too-many"]})["houses"][-1] == "tda-2024"
    of_another = {**there, "rules": ["rp.hand-for-hand.time-per-hand-with-longest"]}
    assert with_alike(of_another)["houses"] == ["tda-2022", "upt", "tda-2024"]


def test_a_file_that_names_it_speaks_for_itself() -> None:
    own = {"cites": {"tda-2022": ["29"], "tda-2024": ["30"]}, "statement": [{"right": ["tda-2022"]}]}
    assert with_alike(own) == own
    without = {"cites": {"upt": ["no-limit-16"]}}
    assert with_alike(without) == without


def test_one_like_a_house_that_is_like_another_follows_through_both(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alike, "pairs", lambda: (("tda-2024", "tda-2022"), ("club", "tda-2024")))
    monkeypatch.setattr(alike, "numbers", lambda house: {"34": ("34-B",), "34-B": ("60",)})
    monkeypatch.setattr(alike, "_rules", lambda house: frozenset())
    assert with_alike({"cites": {"tda-2022": ["34"]}})["cites"]["club"] == ["60"]


def test_a_shipped_question_is_asked_at_2024_under_its_number() -> None:
    found = load(shipped("quizzes", "questions", "clock", "seconds-on-the-clock.toml"))[0]
    assert "tda-2024" in found.houses
    assert [each.at for each in found.cites["tda-2024"]] == ["29"]
