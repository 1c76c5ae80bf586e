"""What is told of content files that are left out."""

import os

import pytest

from trainer.scenarios.form import Fault
from trainer.ui.desk.left_out import LONGEST, MOST, left_out

ONE = "/x/quizzes/scenarios/boxed/two.toml"
WORDS = [
    ((), ""),
    ((Fault(ONE, 3, "seat", "is odd"),), "1 file has errors and was left out."),
    ((Fault(ONE, 3, "", "a"), Fault(ONE, 4, "", "b")), "1 file has errors and was left out."),
    ((Fault(ONE, 0, "", "a"), Fault("/x/b.toml", 0, "", "b")), "2 files have errors and were left out."),
    (tuple(Fault(f"/x/{n}.toml", 0, "", "b") for n in range(1200)), "1,200 files have errors and were left out."),
    ((Fault("/x/quizzes/scenarios", 0, "", "is missing"),), "The folder quizzes/scenarios is missing."),
    ((Fault("/x/scenarios/boxed", 0, "", "cannot be opened"),), "The folder scenarios/boxed cannot be opened."),
]


@pytest.mark.parametrize(("faults", "words"), WORDS, ids=[words or "none" for _, words in WORDS])
def test_one_sentence_tells_how_many(faults: tuple[Fault, ...], words: str) -> None:
    assert left_out(faults).words == words


def test_faults_stand_by_file_and_line() -> None:
    [file] = left_out((Fault(ONE, 9, "seat[2].stack", "must be text"), Fault(ONE, 0, "button", "is missing"))).files
    assert (file.name, file.path) == ("boxed/two.toml", ONE)
    assert [(each.place, each.told) for each in file.faults] == [
        ("File", "button: is missing"),
        ("Line 9", "seat[2].stack: must be text"),
    ]


def test_no_more_are_shown_than_are_read() -> None:
    view = left_out([Fault(ONE, each, "k" * 900, "w" * 900) for each in range(MOST + 12)])
    assert sum(len(each.faults) for each in view.files) == MOST
    assert view.text.splitlines()[-1] == "and 12 more faults"
    assert all(len(part) <= LONGEST for each in view.files[0].faults for part in (each.key, each.what))


def test_what_is_copied_is_what_an_editor_finds() -> None:
    assert left_out((Fault(ONE, 3, "seat", "is odd"),)).text == f"{ONE}:3: seat: is odd"


@pytest.mark.parametrize("odd", ["\n", "\x1b[31m", "\u202e", "\u2066", os.fsdecode(b"\xe9")])
def test_nothing_turns_a_line_around_or_breaks_it(odd: str) -> None:
    view = left_out((Fault(f"/x/{odd}.toml", 3, odd, f"a{odd}b"),))
    told = f"{view.files[0].name}{view.files[0].path}{view.files[0].faults[0].told}"
    assert told.isprintable()
    told.encode()
