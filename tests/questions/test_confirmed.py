"""The file of confirmed law: the same text for the same law, and one clear fault for what nobody wrote."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from trainer.questions.confirmed import NAME, BadConfirmed, Confirmed, parsed, place_of, read, text_of
from trainer.rules.fingerprint import piece

ONE, TWO = piece({"rule": "a.b", "ruling": "a.c"}), piece({"says": "Words, and more.", "status": "question"})
SOME = Confirmed({("b", "upt"): frozenset({ONE, TWO}), ("a", "upt"): frozenset({ONE}), ("a", "tda-2022"): frozenset()})


def test_what_was_written_is_read_again_and_a_question_and_house_is_a_line() -> None:
    text = text_of(SOME)
    assert parsed(text, "f") == SOME
    assert text == text_of(Confirmed(dict(reversed(SOME.rows.items()))))
    rows = [line.rstrip(",") for line in text.splitlines() if line.startswith("[")]
    assert [tuple(json.loads(each)[:2]) for each in rows] == sorted(SOME.rows)


@pytest.mark.parametrize(
    ("turn", "told"),
    [
        (lambda text: text[:-3], "f:10: this isn't JSON"),
        (lambda text: text.replace('"format": 1', '"format": 2'), "f:1: format: a newer version of this program"),
        (lambda text: text.replace('"format": 1,', ""), "f: format: format is None"),
        (lambda text: text.replace("a.c", "a.d"), "f:4: law."),
        (lambda text: text.replace('["b", "upt"', '["a", "upt"'), "questions: a at upt appears twice"),
        (lambda text: text.replace('["b", "upt", "', '["b", "upt", "0'), "f:9: questions: b at upt: no law '0"),
        (lambda text: text.replace('["b", "upt"', '["b", 1'), "f: questions: "),
        (lambda _: "[]", "f: must be one table"),
        (lambda _: "[" * 100_000, "f: this isn't JSON"),
        (lambda _: '{"format": 1, "law": []}', "f: law: has the wrong type\nf: questions: is missing"),
    ],
)
def test_what_nobody_wrote_is_told_with_its_place(turn: Callable[[str], str], told: str) -> None:
    text = turn(text_of(SOME))
    with pytest.raises(BadConfirmed) as bad:
        parsed(text, "f")
    assert told in str(bad.value)


def test_a_file_that_is_not_there_confirms_nothing_and_one_that_is_no_text_is_a_fault(tmp_path: Path) -> None:
    path = tmp_path / NAME
    assert read(path) == Confirmed()
    path.write_bytes(json.dumps({}).encode("utf-16"))
    with pytest.raises(BadConfirmed, match="UTF-16"):
        read(path)


def test_the_nearest_file_in_the_folder_or_above_counts_else_one_beside_the_question(tmp_path: Path) -> None:
    question = tmp_path / "a" / "b" / "q.toml"
    question.parent.mkdir(parents=True)
    assert place_of(question) == question.parent / NAME
    (tmp_path / NAME).touch()
    assert place_of(question) == tmp_path / NAME
    (tmp_path / "a" / NAME).touch()
    assert place_of(question) == tmp_path / "a" / NAME
