"""TOML is parsed within bounds, or refused with the line of what is wrong."""

from decimal import Decimal

import pytest

from trainer.kernel.toml import MOST_PARTS, BadToml, document


def test_what_a_text_says_is_given() -> None:
    assert document('a = 1\n[b.c]\nd = "é\\u00e9"\n') == {"a": 1, "b": {"c": {"d": "éé"}}}
    assert document("a = 1.50", parse_float=Decimal) == {"a": Decimal("1.50")}


@pytest.mark.parametrize(
    "text",
    [
        "a = 999999999999999999",
        "a = 0xFFFFFFFFFFFFFFFF",
        'chips = "1000x12345678901234567"',
        "a" + ".a" * (MOST_PARTS - 1) + " = 1",
        "a = '" + "So it goes. " * 90 + "'",
        "a = '" + "." * 400 + "'",
        "a = " + "[" * 30 + "]" * 30,
        "path = 'C:\\books\\u.pdf'",
        'path = "C:\\\\users\\\\u202e"',
    ],
)
def test_what_is_large_but_meant_is_read(text: str) -> None:
    assert document(text) is not None


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        ("x = 1\na =", 2, "isn't valid TOML: Invalid value: the file ends too soon"),
        ("x = 1\nx = 2", 2, "isn't valid TOML: Cannot overwrite a value"),
        ("x = 1\n\na = " + "9" * 4301, 3, "a number has 4,301 digits, and 18 is the maximum"),
        ("x = 1\na = 0x" + "f" * 99, 2, "a number has 101 digits"),
        ("x = 1\na = 0b" + "1" * 99, 2, "a number has 101 digits"),
        ("x = 1\na = " + "[" * 600 + "]" * 600, 2, "brackets are nested more than 32 deep"),
        ('x = "]["\na = ' + "{a=[" * 300 + "1" + "]}" * 300, 2, "brackets are nested more than 32 deep"),
        ("x = 1\na" + ".a" * MOST_PARTS + " = 1", 2, "a key has more than 32 parts"),
        ("x = 1\n[a" + " . 'a b'" * MOST_PARTS + "]", 2, "a key has more than 32 parts"),
        ("[[a]]\n" * 2001, 0, "has more than 2,000 sections"),
        ("x = 1\na = 1979-02-31", 2, "isn't valid TOML"),
        ("x = 1\na = 99:99:99", 2, "isn't valid TOML"),
        ('x = 1\na = "\\u202e"', 2, "has an invisible character (U+202E)"),
        ('x = 1\na = "\\U000e0001"', 2, "has an invisible character (U+E0001)"),
        ("x = 1\n# \u2066", 2, "has an invisible character (U+2066)"),
    ],
)
def test_each_excess_is_told_with_its_line(text: str, line: int, said: str) -> None:
    with pytest.raises(BadToml) as refused:
        document(text)
    assert refused.value.faults[0][0] == line
    assert said in refused.value.faults[0][1]


def test_a_kind_of_file_may_have_a_length_of_its_own() -> None:
    with pytest.raises(BadToml, match="has 12 characters; the limit for this kind of file is 11"):
        document("a = 'abcdef'", most=11)
