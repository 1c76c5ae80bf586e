"""A sixth house: data alone, and data with a single exception of its own, as docs/adding-a-house.md says."""

import re

import pytest

from tests.rules.betting import Betting, outcome
from tests.rules.conftest import PlantRule
from tests.rules.situations import Hand, cited, steps
from trainer.rules.book import Book, make
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.ledger_file import BadLedger, read

HARBOUR = """
book = "harbour-2026"
house = "Harbour Club"
edition = "2026"
short = "Harbour"
floor_follows = ["upt"]

[[paragraph]]
at = "1"
topic = "floor.decision"
status = "not-modelled"
reason = "a preface"

[[paragraph]]
at = "12"
topic = "deal.four-card-flop"
status = "encoded"
says = "Four cards in the flop: one of them becomes the burn."
rules = ["deal.four-card-flop.one-card-too-many"]
numbers = { cards = 4 }
tests = ["tests/rules/test_sixth_house.py::test_a_house_of_data_alone_rules"]

[[paragraph]]
at = "20"
topic = "bet.multi-chip"
status = "encoded"
says = "Where a chip can be spared, two thirds of a raise decide."
rules = [
    "bet.size.multi-chip-all-needed",
    "bet.size.multi-chip-below-standard",
    "bet.size.multi-chip-at-standard",
]
numbers = { percent = 66 }
tests = ["tests/rules/test_sixth_house.py::test_its_own_figure_decides"]

[[fallback]]
to = "tda-2022"
grants = "1"
label = "TDA rules for stud"
confirmed = true
topics = ["stud."]
only = [""]
"""


def house(more: str = "") -> Book:
    name = "harbour-2026.toml"
    return make(read(HARBOUR + more, name), name)


def four_cards() -> Facts:
    hand = Hand().blinds().deal().do("D proceed")
    hand.do("P4 fold", "P5 fold", "P6 fold", "P1 fold", "P2 wager 25x2", "P3 check", "D bring-in-bets", "D burn")
    hand.do("D lay 4 up")
    return hand.facts().about(hand.matter("four-card-flop"))


def test_a_house_of_data_alone_rules() -> None:
    decision = decide(house(), four_cards())
    assert steps(decision)[:2] == ["scramble-the-flop", "floor-draws-the-burn"]
    assert (decision.source, cited(decision)) == ("harbour-2026", ["12"])


@pytest.mark.parametrize(("chips", "to"), [("1000x1+100x9", 1200), ("1000x1+100x10", 2400)])
def test_its_own_figure_decides(chips: str, to: int) -> None:
    hand = Betting().flop()
    hand.do("P2 wager 1000x1+100x2", f"P3 wager {chips}")
    decision = decide(house(), hand.facts().about(hand.point()))
    assert outcome(decision)[1]["to"] == to
    assert hand.asked("tda-2022").figure("to") == 2400, "two thirds are not a half"


def test_where_it_is_silent_its_floor_follows_another() -> None:
    hand = Hand(top="2c 3c ^4c").blinds().deal()
    decision = decide(house(), hand.facts().about(hand.matter("boxed-in-deal")))
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "upt"


def test_one_exception_in_python_takes_the_place_of_the_common_rule(plant: PlantRule) -> None:
    plant("flop_stands", "play-on", topic="deal.four-card-flop", bases=("deal.four-card-flop.one-card-too-many",))
    more = """
[[paragraph]]
at = "12-A"
topic = "deal.four-card-flop"
status = "encoded"
says = "At this house it stands."
rules = ["planted.flop_stands"]
tests = []
"""
    decision = decide(house(more), four_cards())
    assert (steps(decision), cited(decision)) == (["play-on"], ["12-A"])
    assert [each.overridden_by for each in decision.trace if each.rule == "deal.four-card-flop.one-card-too-many"] == [
        "planted.flop_stands"
    ]


@pytest.mark.parametrize(
    ("line", "instead", "fault"),
    [
        (
            "deal.four-card-flop.one-card-too-many",
            "deal.four-card-flop.two-cards-too-many",
            "rules: 'deal.four-card-flop.two-cards-too-many' isn't a rule; the nearest is",
        ),
        ("numbers = { cards = 4 }", "", "rule deal.four-card-flop.one-card-too-many needs the number cards"),
        ('grants = "1"', 'grants = "99"', "fallback 1: grants: no paragraph 99"),
        ('short = "Harbour"', 'shout = "Harbour"', "shout isn't a key here"),
    ],
)
def test_a_slip_in_its_ledger_is_named(line: str, instead: str, fault: str) -> None:
    text = HARBOUR.replace(line, instead)
    with pytest.raises(BadLedger) as bad:
        make(read(text, "harbour-2026.toml"), "harbour-2026.toml", text)
    assert any(fault in each and re.match(r"harbour-2026\.toml:\d+: ", each) for each in bad.value.faults)
