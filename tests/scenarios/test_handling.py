"""Cards that a file names by where they are: read, written, and found on the table."""

from random import Random

import pytest

from tests.rules.board_situations import TO_THE_TURN, facts_of, holdem
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.table import Impossible, Table
from trainer.scenarios.handling import Handling, handling_of, handling_text

TABLE = facts_of(holdem([*TO_THE_TURN, "D burn", "D lay 1 up", "P1 fold"])).table


def at(text: str, table: Table = TABLE) -> g.Act:
    doing = handling_of(text)
    assert isinstance(doing, Handling)
    return doing.at(table, Random(7))


def lying(zone: str) -> tuple[Card, ...]:
    return tuple(each.card for each in getattr(TABLE, zone))


@pytest.mark.parametrize("text", ["drop stub muck burns", "flash stub-1 stub-last", "turn up board-2", "shuffle stub"])
def test_it_is_written_as_it_is_read(text: str) -> None:
    assert handling_text(handling_of(text)) == text


@pytest.mark.parametrize("text", ["burn", "lay 3 down", "say I dropped the stub", "turn up Ah", "move muck down Ah"])
def test_an_act_that_names_its_cards_or_none_stays_what_it_is(text: str) -> None:
    assert handling_text(handling_of(text)) == text
    assert isinstance(handling_of(text), g.Act)


@pytest.mark.parametrize(
    "text", ["drop stub Ah", "flash stub-0", "flash stub-100", "turn stub-1 sideways", "move stub"]
)
def test_what_names_neither_a_card_nor_a_place_is_a_fault(text: str) -> None:
    with pytest.raises(ValueError, match=r"\S"):
        handling_of(text)


@pytest.mark.parametrize(
    ("text", "act"),
    [
        ("flash stub-1 stub-last", g.Flash((lying("stub")[0], lying("stub")[-1]))),
        ("turn down board-4", g.Turn(False, (lying("board")[3],))),
        ("move stub-top up board-4", g.Move("stub-top", True, (lying("board")[3],))),
        ("move muck down burns", g.Move("muck", False, lying("burns"))),
    ],
)
def test_the_cards_are_those_that_lie_there(text: str, act: g.Act) -> None:
    assert at(text) == act


def test_what_falls_lies_in_an_order_of_chance() -> None:
    act = at("drop stub muck burns")
    assert isinstance(act, g.Drop)
    there = (*lying("stub"), *lying("muck"), *lying("burns"))
    assert set(act.cards) == set(there)
    assert act.cards != there


def test_a_card_that_is_not_there_cannot_be_handled() -> None:
    assert at("turn up board-4")
    with pytest.raises(Impossible, match="board-5"):
        at("turn up board-5")
