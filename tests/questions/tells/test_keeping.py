"""No question may make a tell of the bank worse than it is kept."""

import json

import pytest

from tests.questions.tells.keeping import DRAWS, KEPT, worse
from trainer.questions.bank import bank
from trainer.questions.tells.figure import Figure
from trainer.questions.tells.measured import measured
from trainer.rules.book import BOOKS

WAS = {
    "tells": {
        "only": {"points": -20.0, "behind": {"a": 1}},
        "place.1": {"points": 0.5, "behind": {"a": 1}},
        "filler": {"points": 10.0, "behind": {"a": 1, "b": 2}},
    }
}


def test_no_tell_of_the_bank_is_worse_than_it_was() -> None:
    kept = json.loads(KEPT.read_text(encoding="utf-8"))
    assert kept["draws"] == DRAWS
    assert worse(kept, measured(bank(), BOOKS, DRAWS)) == [], "mend these questions; see tests/questions/tells/keeping"


def _rate(key: str, rate: float, *behind: str) -> Figure:
    return Figure(key, key, rate, 0.25, 100, dict.fromkeys(behind, ()))


def _counted(**behind: str) -> Figure:
    return Figure("filler", "filler", 0.5, 0.0, 4, {name: tuple(what) for name, what in behind.items()}, counted=True)


@pytest.mark.parametrize(
    ("now", "lines"),
    [
        (_rate("only", 0.05, "a"), []),
        (_rate("only", 0.20, "a"), []),
        (_rate("only", 0.03, "a", "b"), ["only: -22.0 points from chance, 20.0 at most; new: b"]),
        (_rate("only", 0.50, "c"), ["only: +25.0 points from chance, 20.0 at most; new: c"]),
        (_rate("place.1", 0.29, "a"), []),  # five points give nothing away
        (_rate("place.1", 0.31, "a", "b"), ["place.1: +6.0 points from chance, 5.0 at most; new: b"]),
        (_rate("unheard", 0.31, "a"), ["unheard: +6.0 points from chance, 5.0 at most; new: a"]),
        (_counted(a="x", b="xy"), []),
        (_counted(b="x"), []),
        (_counted(a="xy", c="z"), ["filler: a (x; y)", "filler: c (z)"]),
    ],
)
def test_what_is_worse_is_told_with_the_question_that_made_it_so(now: Figure, lines: list[str]) -> None:
    assert worse(WAS, [now]) == lines
