"""Rabbit hunting: cards of the stub that somebody shows though the hand is over."""

import pytest

from tests.rules.board_situations import TO_THE_TURN, cited, facts_of, holdem, paragraphs
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.points import points
from trainer.rules.ruling import Decision

OVER = [*TO_THE_TURN, "D burn", "D lay 1 up", "P1 fold", "P2 fold", "P3 fold"]
LAID = holdem(OVER, "D burn", "D lay 1 up")
NEXT = facts_of(holdem(OVER)).table.stub[0].card
TURNED = holdem(OVER, f"D turn up {NEXT}")
BY_A_PLAYER = holdem(OVER, f"P2 turn up {NEXT}")


def hunted(told: Transcript) -> list[str]:
    return [each.detail for each in points(facts_of(told)) if each.kind == "rabbit-hunt"]


def said(told: Transcript, key: str) -> Decision:
    facts = facts_of(told)
    (matter,) = (each for each in points(facts) if each.kind == "rabbit-hunt")
    return decide(book(key), facts.about(matter))


def asked(told: Transcript, key: str) -> Decision:
    facts = facts_of(told)
    (matter,) = (each for each in points(facts) if each.kind == "rabbit-asked")
    return decide(book(key), facts.about(matter))


@pytest.mark.parametrize(
    ("key", "at"), paragraphs(tda_2022="28", players_2025="30", foxwoods_2020="28", metropolitan="27")
)
@pytest.mark.parametrize("told", [LAID, TURNED, BY_A_PLAYER], ids=["laid", "turned", "player"])
def test_cards_that_would_have_come_are_not_shown(told: Transcript, key: str, at: str) -> None:
    decision = said(told, key)
    assert decision.ruling is not None
    assert decision.ruling.fault
    assert cited(decision) == [f"{key}:{at}"]


@pytest.mark.parametrize(
    ("key", "at"), paragraphs(tda_2022="28", players_2025="30", foxwoods_2020="28", metropolitan="27")
)
def test_a_rabbit_hunt_that_is_asked_for_is_not_allowed(key: str, at: str) -> None:
    """Once nobody is left to play for it: before that it is no rabbit hunt."""
    decision = asked(holdem(OVER, "P2 request rabbit"), key)
    assert decision.ruling is not None
    assert (decision.ruling.key, decision.ruling.fault) == ("rabbit.not-allowed", False)
    assert cited(decision) == [f"{key}:{at}"]
    early = facts_of(holdem(OVER[:-1], "P3 request rabbit"))
    assert not [each for each in points(early) if each.kind == "rabbit-asked"]


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="procedures-13"))
def test_at_upt_the_dealer_shows_no_card_that_is_asked_for(key: str, at: str) -> None:
    decision = asked(holdem(OVER, "P2 request rabbit"), key)
    assert decision.ruling is not None
    assert decision.ruling.key == "rabbit.dealer-refuses"
    assert cited(decision) == [f"{key}:{at}"]


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="procedures-13"))
def test_upt_asks_dealers_not_to_show_the_next_card(key: str, at: str) -> None:
    assert cited(said(LAID, key)) == cited(said(TURNED, key)) == [f"{key}:{at}"]


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="procedures-12"))
def test_upt_lets_nobody_look_through_the_stub(key: str, at: str) -> None:
    assert cited(said(BY_A_PLAYER, key)) == [f"{key}:{at}"]


@pytest.mark.parametrize(
    "told",
    [
        holdem(OVER[:-1], "D burn", "D lay 1 up"),
        holdem(OVER, "D burn"),
        holdem(OVER, "D lay 1 down"),
        holdem(OVER, "D gather"),
        holdem(OVER, "D muck 4", "D next-hand"),
    ],
    ids=["two-left", "burned", "face-down", "gathered", "next-hand"],
)
def test_a_card_that_nobody_sees_or_that_still_plays_is_no_rabbit(told: Transcript) -> None:
    assert hunted(told) == []
