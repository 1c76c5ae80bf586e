"""Which strings of a module reach a user, each whole and on its line."""

import pytest

from trainer.voice.gathering.python import texts


@pytest.mark.parametrize(
    ("source", "read"),
    [
        ('TITLE = "Call the floor"', ["Call the floor"]),
        ('told(f"Seat {seat} calls {chips:,}")', ["Seat {} calls {}"]),
        ("A = f\"Seat {n} {'calls it' if n else 'folds it'} now\"", ["Seat {} {} now", "calls it", "folds it"]),
        ('A = (\n    "The flop "\n    "had four cards"\n)', ["The flop had four cards"]),
        ('raise ValueError("there is no such seat")', ["there is no such seat"]),
        ('@click.command()\ndef go():\n    """Deal a hand."""\n', ["Deal a hand."]),
        ('@rule("a.b", kinds=("c",))\ndef a():\n    """The bet stands as made."""\n', ["The bet stands as made."]),
        ('A = {"the key": "the words told"}["the key"]', ["the words told"]),
        ('def f(a="the usual words"): ...', ["the usual words"]),
        ('A: str = "words with a kind"', ["words with a kind"]),
        ("LABEL = 'Undo'", ["Undo"]),
    ],
)
def test_what_a_user_reads(source: str, read: list[str]) -> None:
    assert [each.words for each in texts("a.py", source)] == read


@pytest.mark.parametrize(
    "source",
    [
        '"""A module that nobody reads."""',
        'def f():\n    """What it does for developers."""\n',
        'class A:\n    """What it is."""\n    a = 1\n    """What is in it."""\n',
        'KEY = "bet.in-turn"',
        'KEYS = "one two three".split()',
        'KEYS = "by-the-last-raise bet.in-turn"',
        'log.info("the hand is over")',
        're.compile("one or (two|three)")',
        'A = r"\\bone or two\\b"',
        'assert a, "this never happens"',
        'if a == "words that are read": ...',
        'A = {"only a key": 1}',
        'A: "a kind of value" = 1',
        'match a:\n    case "some words here":\n        pass',
        'db.execute("SELECT a FROM b")',
        'A = "QLabel { color: red; }"',
    ],
)
def test_what_nobody_reads(source: str) -> None:
    assert list(texts("a.py", source)) == []


def test_a_part_is_found_on_its_line() -> None:
    (text,) = texts("a.py", 'A = (\n    "Call the floor. "\n    f"The chips {a} are in the pot."\n)')
    assert text.line == 2
    assert [text.line_with(part) for part in ("Call the", "chips {} are", "floor. The chips", "nowhere")] == [
        2,
        3,
        2,
        2,
    ]
