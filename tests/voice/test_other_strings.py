"""What of ledgers, questions, scenarios and pages a user reads, each on its line."""

import pytest

from trainer.kernel.toml import BadToml
from trainer.voice.gathering import markdown, tables

QUESTION = '''id = "one-two"
prompt = "Seat 3 bets {bet}."
rules = ["a rule of this"]

[values]
who = { at = "k + 1", of = ["the first player", "the second player"] }
require = ["bet != 3 * bb"]
acts = ["300 Eva ask wait-for-me 2100"]

[engine]
hand = """
game holdem no-limit
"""

[[statement]]
text = "A call"
why = { upt = "Here it is a call.", others = "One chip is a call." }
'''
LEDGER = """book = "upt"
house = "Ultimate Poker Tour"

[uncited]
"a.b" = "It covers a player who is absent."

[[paragraph]]
heading = "Cut"
says = "The player cuts the deck."
tests = ["tests/one two.py"]
"""
SCENARIO = """title = "Four-card flop"
hints = ["Count the cards."]
script = ["third: all stay"]

[[protest]]
words = "Hold on, please"
"""


@pytest.mark.parametrize(
    ("source", "read"),
    [
        (
            QUESTION,
            [
                (2, "Seat 3 bets {}."),
                (6, "the first player"),
                (6, "the second player"),
                (16, "A call"),
                (17, "Here it is a call."),
                (17, "One chip is a call."),
            ],
        ),
        (LEDGER, [(5, "It covers a player who is absent."), (8, "Cut"), (9, "The player cuts the deck.")]),
        (SCENARIO, [(1, "Four-card flop"), (2, "Count the cards."), (6, "Hold on, please")]),
    ],
)
def test_a_table_is_read_by_its_kind(source: str, read: list[tuple[int, str]]) -> None:
    assert [(each.line, each.words) for each in tables.texts("a.toml", source)] == read


def test_a_broken_table_is_refused() -> None:
    with pytest.raises(BadToml):
        list(tables.texts("a.toml", "a = "))


@pytest.mark.parametrize(
    ("source", "read"),
    [
        ("# Dealing\n\nBurn and\nturn.\n", [(1, "Dealing"), (3, "Burn and turn.")]),
        ("## Dealing\nBurn and turn.\n", [(1, "Dealing"), (2, "Burn and turn.")]),
        ("- one item\n  of two lines\n- another\n", [(1, "one item of two lines"), (3, "another")]),
        ("Use `the rack` here.\n\n```\nlies there\n```\nOver.", [(1, "Use `…` here."), (6, "Over.")]),
        ("See [the page](a/b.md) of **it**.", [(1, "See the page of it.")]),
        ("| a | b c |\n", [(1, "· a · b c ·")]),
    ],
)
def test_a_page_is_read_without_its_code(source: str, read: list[tuple[int, str]]) -> None:
    assert [(each.line, each.words) for each in markdown.texts("a.md", source)] == read
