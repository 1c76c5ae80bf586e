"""Which files are read, and by which area their phrases are counted."""

from pathlib import Path

import pytest

from trainer import resources
from trainer.voice.gathering import areas


@pytest.mark.parametrize(
    ("name", "area"),
    [
        ("README.md", "README.md"),
        ("docs/notation.md", "docs"),
        ("quizzes/questions/bets/a.toml", "quizzes/questions"),
        ("trainer/rules/ledger/upt.toml", "trainer/rules/ledger"),
        ("trainer/rules/steps.py", "trainer/rules"),
        ("trainer/grading/answers/words/why.py", "trainer/grading/answers"),
        ("trainer/grading/words.py", "trainer/grading"),
        ("trainer/cli.py", "trainer"),
        ("/tmp/mine.toml", "elsewhere"),
    ],
)
def test_a_file_belongs_to_an_area(name: str, area: str) -> None:
    assert areas.area_of(name) == area


def test_every_kind_of_file_is_read_and_no_decision() -> None:
    names = {areas.name_of(file, resources.root()) for file in areas.files(resources.root())}
    assert {"README.md", "docs/notation.md", "trainer/cli.py", "trainer/rules/ledger/upt.toml"} <= names
    assert "trainer/rules/data/practice.toml" in names
    assert any(name.startswith("quizzes/scenarios/") for name in names)
    assert not any(name.startswith(("docs/decisions/", "docs/rules/", "trainer/voice/")) for name in names)


def test_what_is_not_read_is_there() -> None:
    missing = [name for name in areas.NOT_READ if not (resources.root() / name).is_file()]
    assert missing == []


def test_a_file_elsewhere_is_read_by_its_whole_path(tmp_path: Path) -> None:
    file = tmp_path / "a.md"
    assert areas.name_of(file, resources.root()) == file.as_posix()
    assert areas.is_read(file, resources.root())
