"""Players who are away or on penalty: dealt in, killed after the deal, and posting the bring-in that falls to them."""

import pytest

from tests.rules.board_situations import facts_of, paragraphs
from tests.rules.situations import Hand, cited, steps
from tests.rules.stud_situations import Stud, deck_with
from trainer.kernel.document import text_of, transcript_of
from trainer.rules.book import book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.points import points
from trainer.rules.ruling import Authority, Decision

KILLED = ["kill-the-hand", "play-on"]
PENALTY = {"tda_2022": "71-C", "players_2025": "67-C", "foxwoods_2020": "71-C", "metropolitan": "65-C"}
LOW_CARD_AT_SEAT_2 = ". . . . . . Kd 2c Qd"


def dealt(away: str, low: str = LOW_CARD_AT_SEAT_2, stack: str = "", game: str = "stud") -> Facts:
    """Third street of three players, one of them away; the bring-in is 100."""
    hand = Stud(players=3, deck=deck_with(low), stacks={2: stack} if stack else {})
    hand.then(f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2, 3))
    text = text_of(hand.transcript).replace("game stud", f"game {game}").replace("\ndeck ", f"\n{away}\ndeck ", 1)
    return facts_of(transcript_of(text))


def bring_in(facts: Facts, key: str) -> Decision:
    (matter,) = (each for each in points(facts) if each.kind == "bring-in-away")
    return decide(book(key), facts.about(matter))


@pytest.mark.parametrize(("key", "at"), paragraphs(**PENALTY))
def test_the_hand_of_a_player_on_penalty_is_killed_after_the_deal(key: str, at: str) -> None:
    hand = Hand(extra=["penalty 4"]).deal()
    assert hand.matter("penalised-hand").seats == (4,)
    decision = hand.decision(key, "penalised-hand")
    assert steps(decision) == KILLED
    assert cited(decision) == [at]
    assert Hand(extra=["penalty 4"]).deal(1).kinds() == []


def test_upt_deals_players_on_penalty_out_and_prints_nothing_on_their_cards() -> None:
    assert Hand(extra=["penalty 4"]).deal().decision("upt", "penalised-hand").silent


@pytest.mark.parametrize(
    ("key", "at"),
    paragraphs(tda_2022="30", players_2025="31", foxwoods_2020="30", metropolitan="28", upt="tournament-7"),
)
def test_the_bring_in_of_an_absent_player_is_posted(key: str, at: str) -> None:
    decision = bring_in(dealt("absent 2"), key)
    assert (decision.figure("seat"), decision.figure("to")) == (2, 100)
    assert cited(decision) == [at]


@pytest.mark.parametrize(("key", "at"), paragraphs(**PENALTY))
def test_the_bring_in_of_a_player_on_penalty_is_posted(key: str, at: str) -> None:
    decision = bring_in(dealt("penalty 2"), key)
    assert (decision.figure("seat"), decision.figure("to")) == (2, 100)
    assert cited(decision) == [at]


@pytest.mark.parametrize(("stack", "to"), [("25x3", 75), ("25x4", 100), ("25x5", 100)])
def test_a_short_bring_in_takes_the_last_chips(stack: str, to: int) -> None:
    assert bring_in(dealt("absent 2", stack=stack), "tda-2022").figure("to") == to


def test_in_razz_the_high_card_brings_it_in() -> None:
    high = LOW_CARD_AT_SEAT_2.replace("2c", "Ks")
    assert bring_in(dealt("absent 2", high, game="razz"), "tda-2022").figure("seat") == 2


@pytest.mark.parametrize(("away", "low"), [("absent 1", LOW_CARD_AT_SEAT_2), ("absent 2", ". . . . . . 2c 3c 4c")])
def test_a_bring_in_of_somebody_present_is_no_point(away: str, low: str) -> None:
    assert "bring-in-away" not in [each.kind for each in points(dealt(away, low))]


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="tournament-13"))
def test_at_upt_the_dealer_kills_the_hand_of_an_absent_player_alone(key: str, at: str) -> None:
    decision = Hand(extra=["absent 4"]).deal().decision(key, "absent-hand")
    assert steps(decision) == KILLED
    assert at in cited(decision)
    assert decision.ruling is not None
    assert decision.ruling.authority is Authority.DEALER
    other = Hand(extra=["absent 4"]).deal().decision("tda-2022", "absent-hand").ruling
    assert other is not None
    assert other.authority is Authority.UNSTATED
