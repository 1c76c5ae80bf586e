"""Running `trainer` as a user does, with files to hand it."""

from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from trainer import resources
from trainer.cli import main
from trainer.grading.mistakes import play_mistake
from trainer.grading.model import play_out
from trainer.kernel import notation
from trainer.kernel.document import text_of
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import load

FLOP = resources.path("quizzes", "scenarios", "four-card-flop", "first-two-stuck.toml")
BOXED = resources.path("quizzes", "scenarios", "boxed", "two-in-the-deal.toml")
STUB = resources.path("quizzes", "scenarios", "short-stub", "two-for-four.toml")
CLEAN = resources.path("quizzes", "scenarios", "clean", "holdem-six.toml")

Run = Callable[..., Result]


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch) -> Run:
    """`run("books")`: what `trainer books` prints, its exit code, and never a traceback."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")

    def invoke(*args: object) -> Result:
        result = CliRunner().invoke(main, [str(each) for each in args])
        assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
        return result

    return invoke


def dealt(scenario: Path, key: str, mistake: str = "") -> tuple[Transcript, int]:
    """A packaged scenario dealt by the perfect dealer or with a mistake, and how many gestures were inherited."""
    law = book(key)
    play = play_of(load(scenario), law)
    return play_mistake(play, law, mistake) if mistake else play_out(play, law), play.taken_over


def dealers_lines(scenario: Path, key: str, mistake: str = "") -> str:
    """What the dealer did in such a hand, a line each."""
    transcript, before = dealt(scenario, key, mistake)
    return "\n".join(notation.line(each) for each in transcript.gestures[before:] if each.by_dealer)


@pytest.fixture
def files(tmp_path: Path) -> Callable[[str, str], Path]:
    """`files(name, text)`: a file with that text."""

    def write(name: str, text: str) -> Path:
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


def document(scenario: Path, key: str) -> str:
    """A whole hand as a transcript document."""
    return text_of(dealt(scenario, key)[0])
