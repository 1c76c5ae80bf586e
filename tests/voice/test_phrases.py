"""Each phrase finds ten sentences that nobody at a poker table would say, and leaves ten that dealers say alone."""

from pathlib import Path

import pytest

from trainer.voice.finding import sentences
from trainer.voice.phrases import PHRASES, Phrase

EXAMPLES = Path(__file__).parent / "examples"
BAD, GOOD = "- ", "+ "


def examples(key: str, mark: str) -> list[str]:
    """The sentences of a phrase that are bad (`- `) or good (`+ `)."""
    lines = (EXAMPLES / f"{key}.txt").read_text(encoding="utf-8").splitlines()
    return [line.removeprefix(mark) for line in lines if line.startswith(mark)]


def is_found(phrase: Phrase, text: str) -> bool:
    return any(True for sentence in sentences(text) for _ in phrase.within(sentence))


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda each: each.key)
def test_all_bad_are_found(phrase: Phrase) -> None:
    assert [text for text in examples(phrase.key, BAD) if not is_found(phrase, text)] == []


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda each: each.key)
def test_no_good_one_is_flagged(phrase: Phrase) -> None:
    assert [text for text in examples(phrase.key, GOOD) if is_found(phrase, text)] == []


@pytest.mark.parametrize("phrase", PHRASES, ids=lambda each: each.key)
def test_a_phrase_has_ten_of_each_and_says_why_and_what_to_write(phrase: Phrase) -> None:
    for mark in (BAD, GOOD):
        assert len(set(examples(phrase.key, mark))) >= 10
    assert phrase.why and phrase.write


def test_each_key_is_one_phrase_and_each_file_of_examples_has_its_phrase() -> None:
    keys = [phrase.key for phrase in PHRASES]
    assert len(keys) == len(set(keys))
    assert {file.stem for file in EXAMPLES.iterdir()} == set(keys)


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("The bet stands. Call the floor.", ["The bet stands.", "Call the floor."]),
        ("Who decides? {} decides.", ["Who decides?", "{} decides."]),
        ("pots, e.g. side pots", ["pots, e.g. side pots"]),
        ("· {} · D · what the dealer does ·", ["{}", "D", "what the dealer does"]),
    ],
)
def test_a_string_is_looked_through_by_sentences(text: str, parts: list[str]) -> None:
    assert sentences(text) == parts
