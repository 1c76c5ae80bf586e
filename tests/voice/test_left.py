"""The ratchet: a count may only fall, and where it rises the new sentence is named."""

from pathlib import Path

import pytest

from trainer import resources
from trainer.voice import left
from trainer.voice.finding import Found, found_in
from trainer.voice.gathering import areas
from trainer.voice.gathering.text import Text
from trainer.voice.looking import look

HEAP, STACK = "The chips are in a heap.", "The chips are in a stack."
OTHER, THIRD = "Two heaps of chips.", "A heap of 500s."


def found(*sentences: str, file: str = "trainer/ui/a.py") -> list[Found]:
    return list(found_in(Text(file, 1, each) for each in sentences))


def new(before: list[Found], now: list[Found], *again: str) -> list[str]:
    return [each.sentence for each in left.risen(now, left.left_of(before), again)]


@pytest.mark.parametrize(
    ("before", "now", "told"),
    [
        ([HEAP], [HEAP], []),
        ([HEAP, OTHER], [OTHER], []),
        ([HEAP], [STACK], []),
        ([HEAP], [OTHER], []),  # reworded and still wrong: no more than before
        ([HEAP], [HEAP, OTHER], [OTHER]),
        ([], [HEAP], [HEAP]),
        ([HEAP], [HEAP, HEAP], [HEAP]),
        ([HEAP, OTHER], [HEAP, THIRD, OTHER], [THIRD]),
    ],
)
def test_a_count_that_rises_names_what_is_new(before: list[str], now: list[str], told: list[str]) -> None:
    assert new(found(*before), found(*now)) == told


def test_each_area_has_a_count_of_its_own() -> None:
    moved = found(HEAP, file="docs/a.md")
    assert new(found(HEAP), moved) == [HEAP]
    assert new(found(HEAP), found(HEAP, file="trainer/ui/deeper/b.py")) == []


def test_a_phrase_that_is_looked_for_otherwise_is_not_held() -> None:
    assert new([], found(HEAP), "heap") == []


def test_what_is_written_is_read_again(tmp_path: Path) -> None:
    some = left.left_of(found(HEAP, OTHER))
    for name, text in left.texts_of(some).items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert left.read(tmp_path) == some
    assert left.uncounted(some) == frozenset()
    assert "heap" in left.uncounted(left.read(tmp_path / "nowhere"))


def test_no_more_wrong_phrases_than_before() -> None:
    """The ratchet itself. Rewrite what is named; fewer are written down by `trainer words --write`."""
    root = resources.root()
    looked = look(areas.files(root), root, lambda _done, _of: None)
    assert looked.faults == []
    more = left.risen(looked.found, left.read(root.joinpath(*left.FOLDER)))
    told = [f"{one.file}:{one.line}: “{one.words}” in “{one.sentence}” Write: {one.phrase.write}" for one in more]
    assert told == [], "\n".join(["these are new:", *told])


def test_none_is_left_and_none_may_come_back() -> None:
    assert not left.read(resources.root().joinpath(*left.FOLDER)).counts
