"""Ten times the content opens as fast: a ratio of one run, generous enough for a busy machine."""

from pathlib import Path

import pytest

from tests.bench.bench_content import TIMES, first_click
from tests.content import content_at, copied, parsed_files
from trainer.questions.catalog import questions
from trainer.scenarios.catalog import scenarios

PAGE, SLOWER = "quiz", 6


@pytest.mark.full
def test_ten_times_the_content_opens_nearly_as_fast(tmp_path: Path, qapp: object) -> None:
    took = {}
    for times in (1, TIMES):
        with content_at(copied(tmp_path / f"{times}" / "quizzes", times=times), tmp_path / f"{times}" / "kept"):
            scenarios().look()
            many = len(questions().heads)
            with parsed_files() as parsed:
                first_click(PAGE)
                took[many] = min(first_click(PAGE) for _ in range(3))
            assert parsed == []
    ours, more = sorted(took)
    assert more == TIMES * ours
    assert took[more] < SLOWER * took[ours]
