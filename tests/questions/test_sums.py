"""Sums: a handful of operators, and nothing else is ever run."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.questions.sums import BadSum, holds, look_through, names_in, number, worked_out

NAMES = {"bb": 200, "bet": 700, "who": "Ana"}


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("2 * bb", 400),
        ("bet + (bet - bb)", 1200),
        ("bet // bb", 3),
        ("bet % bb", 100),
        ("-bet + 1", -699),
        ("min(bb, bet)", 200),
        ("max(bb, bet, 900)", 900),
        ("abs(bb - bet)", 500),
        ("bet > 3 * bb and not bet == 800", True),
        ("bet < bb or who == 'Ana'", True),
        ("100 <= bb <= 300", True),
        ("who != 'Ben'", True),
    ],
)
def test_a_sum_comes_to(text: str, value: int | bool) -> None:
    assert worked_out(text, NAMES) == value


@pytest.mark.parametrize(
    "text",
    [
        "().__class__",
        "who.upper()",
        "open('x')",
        "__import__('os')",
        "max(1, key=2)",
        "[1, 2]",
        "bb[0]",
        "bb ** bb",
        "bb << 4",
        "bb / 3",
        "lambda: 1",
        "f'{bb}'",
        "1 if bb else 2",
        "bb := 3",
        "1.5",
        "None",
        "True",
        "10000000000000",
        "",
        "bb +",
        "bb; bet",
        "print",
        "min",
        "9" * 300,
        "(" * 150 + ")" * 150,
    ],
)
def test_what_is_no_sum_is_refused(text: str) -> None:
    with pytest.raises(BadSum):
        look_through(text, NAMES)


@pytest.mark.parametrize(
    "text",
    [
        "who * 3",
        "who % 2",
        "bb // 0",
        "bb % 0",
        "bet < who",
        "999999999999 * 2",
        "9 * 999999999999 * 9",
        "abs(who)",
        "min()",
    ],
)
def test_what_does_not_come_out_is_told(text: str) -> None:
    with pytest.raises(BadSum):
        worked_out(text, NAMES)


def test_a_word_is_no_number() -> None:
    with pytest.raises(BadSum, match="isn't a number"):
        number("who", NAMES)


def test_names_are_told_in_their_order_and_unknown_ones_are_named() -> None:
    assert names_in("max(bet, bb) + bet") == ("bet", "bb")
    with pytest.raises(BadSum, match="ante isn't a value"):
        look_through("bb + ante", NAMES)


@given(st.text(max_size=60))
def test_any_text_is_a_sum_or_a_fault(text: str) -> None:
    try:
        holds(text, NAMES)
    except BadSum:
        pass
    except NameError as unknown:
        raise AssertionError(text) from unknown
