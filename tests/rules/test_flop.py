"""Irregular flops: what is found, and what each house does about it."""

from pathlib import Path

import pytest

from tests.rules.board_situations import (
    BOOKS,
    CHECKED,
    DEALT,
    LIMPED,
    TO_THE_FLOP,
    TO_THE_TURN,
    cited,
    found,
    holdem,
    kinds,
    paragraphs,
    ruled,
    steps,
)
from tests.rules.stud_situations import Stud
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.ruling import Authority

SCRAMBLE_AND_DRAW = [
    "scramble-the-flop",
    "floor-draws-the-burn",
    "drawn-card-leaves-the-board",
    "other-three-are-the-flop",
    "turn-without-second-burn",
]
DEAL_AGAIN = ["burn-stays", "board-into-the-stub", "shuffle-the-stub", "cut-the-stub", "flop-without-a-burn"]
SIMPLE_SHUFFLE = " ".join(f"{rank}{suit}" for suit in "hdc" for rank in "23456789TJQKA")


def four(*more: str | list[str], spread: tuple[str, ...] = ("D lay 3 up",)) -> Transcript:
    """A flop of four, because the second and third card stick together."""
    return holdem(TO_THE_FLOP, "D burn", list(spread), *more, stuck="4s 3s")


VARIANTS = {
    "face-up": four(),
    "face-down": four(spread=("D lay 3 down",)),
    "turned-over-later": four(spread=("D lay 3 down", "D turn up 5s 4s 3s 2s")),
    "door-card-known": holdem(TO_THE_FLOP, "D burn", ["D lay 1 up"] * 4),
    "one-more-at-once": holdem(
        TO_THE_FLOP, "D burn", "D lay 3 down", "D turn up 5s 4s 3s", "P2 say nice", "D lay 1 up"
    ),
    "after-action": four("P1 check", "P2 wager 100x2"),
    "after-the-whole-round": four(CHECKED, "D floor"),
}


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(
    ("key", "at"), paragraphs(tda_2022="39-A", players_2025="38-A", foxwoods_2020="39", metropolitan="35")
)
def test_floor_draws_the_next_burn_from_a_four_card_flop(key: str, at: str, variant: str) -> None:
    decision = ruled(VARIANTS[variant], "four-card-flop", key)
    assert steps(decision) == SCRAMBLE_AND_DRAW
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.confirmed
    assert decision.ruling is not None
    assert decision.ruling.authority is Authority.FLOOR
    assert decision.ruling.harms == ("a-second-burn",)


TURN = (CHECKED, "D burn", "D lay 1 up")


@pytest.mark.parametrize(
    ("key", "at"), paragraphs(tda_2022="39-A", players_2025="38-A", foxwoods_2020="39", metropolitan="35")
)
def test_a_four_card_flop_found_later_gives_the_next_burn(key: str, at: str) -> None:
    """With the turn on the table that is the river's; with the river there is none."""
    for hand, last in ((four(*TURN), ["river-without-second-burn"]), (four(*TURN, *TURN), [])):
        decision = ruled(hand, "four-card-flop", key)
        assert steps(decision) == [*SCRAMBLE_AND_DRAW[:-1], *last]
        assert cited(decision) == [f"{key}:{at}"]
    early = ruled(four(CHECKED, "D burn"), "four-card-flop", key)
    assert steps(early) == SCRAMBLE_AND_DRAW


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="holdem-3 holdem-7"))
def test_a_flop_of_too_many_cards_is_dealt_again(key: str, at: str, variant: str) -> None:
    decision = ruled(VARIANTS[variant], "four-card-flop", key)
    assert steps(decision) == DEAL_AGAIN
    assert f"{key}:{at}" in cited(decision)
    assert decision.ruling is not None
    assert decision.ruling.authority is Authority.UNSTATED


@pytest.mark.parametrize(
    ("variant", "detail"), [("face-up", "face-up"), ("door-card-known", "face-up"), ("face-down", "face-down")]
)
def test_the_variant_and_the_four_cards_are_told(variant: str, detail: str) -> None:
    matter = found(VARIANTS[variant], "four-card-flop")
    assert matter.detail == detail
    assert [card.name for card in matter.cards] == ["5s", "4s", "3s", "2s"]


def test_it_is_visible_with_the_fourth_card_and_not_before() -> None:
    whole = VARIANTS["door-card-known"]
    count = found(whole, "four-card-flop").onset
    assert count == len(whole.gestures)
    assert kinds(whole.upto(count - 1)) == []


def test_the_matter_stays_the_same_while_it_is_put_right() -> None:
    hand = four(
        "D floor",
        "F come",
        "D scramble 2s 4s 5s 3s",
        "F draw 4s",
        "D move burns down 4s",
        "D turn up 2s 5s 3s",
        CHECKED,
        "D lay 1 up",
    )
    seen = {found(hand.upto(count), "four-card-flop") for count in range(17, len(hand.gestures) + 1)}
    assert len(seen) == 1
    assert kinds(hand) == ["four-card-flop"]
    assert steps(ruled(hand, "four-card-flop", "tda-2022")) == SCRAMBLE_AND_DRAW


def test_a_drawn_card_kept_aside_is_the_burn_of_the_turn() -> None:
    hand = four("D scramble 2s 4s 5s 3s", "F draw 4s", "D move aside down 4s", "D turn up 2s 5s 3s", CHECKED)
    assert kinds(hand.then(*holdem("D lay 1 up").gestures)) == ["four-card-flop"]


def test_a_second_burn_on_the_drawn_card_is_a_matter_of_its_own() -> None:
    hand = four("D scramble 2s 4s 5s 3s", "F draw 4s", "D move burns down 4s", "D turn up 2s 5s 3s", CHECKED, "D burn")
    assert kinds(hand) == ["four-card-flop", "double-burn"]


def test_three_cards_are_no_matter() -> None:
    assert kinds(holdem(TO_THE_FLOP, "D burn", "D lay 3 up", CHECKED)) == []


def test_a_new_flop_on_the_old_burn_is_no_matter() -> None:
    stub = "2h 3h 4h 5h 6h 7h 8h 9h Th Jh Qh Kh Ah 5s 4s 3s 2s " + SIMPLE_SHUFFLE.split(" ", 13)[13]
    hand = four("D move stub-bottom down 5s 4s 3s 2s", f"D shuffle {stub}", "D cut 20", "D lay 3 up", CHECKED)
    assert kinds(hand) == ["four-card-flop"]


FIVE = holdem(TO_THE_FLOP, "D burn", ["D lay 1 up"] * 5)


@pytest.mark.parametrize("key", [key for key in BOOKS if key != "upt"])
def test_more_than_four_cards_are_printed_nowhere_in_the_tda_family(key: str) -> None:
    assert found(FIVE, "four-card-flop").detail == "too-many"
    decision = ruled(FIVE, "four-card-flop", key)
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "upt"


def test_upt_deals_any_flop_of_too_many_cards_again() -> None:
    assert steps(ruled(FIVE, "four-card-flop", "upt")) == DEAL_AGAIN


SHORT = holdem(TO_THE_FLOP, "D burn", "D lay 2 up", "D stop")


@pytest.mark.parametrize("key", BOOKS)
def test_a_short_flop_is_printed_nowhere(key: str) -> None:
    decision = ruled(SHORT, "short-flop", key)
    assert decision.silent
    assert decision.floor_follows is None


def test_a_short_flop_counts_once_the_dealer_left_off() -> None:
    assert kinds(SHORT.upto(len(SHORT.gestures) - 1)) == []
    assert found(SHORT, "short-flop").onset == len(SHORT.gestures) - 1
    assert kinds(holdem(TO_THE_FLOP, "D burn", "D lay 2 up", "D lay 1 up", "P1 check")) == []


@pytest.mark.parametrize("side", ["up", "down"])
def test_a_short_flop_is_one_however_it_was_turned_up(side: str) -> None:
    """Two cards spread face down show nothing until they are turned up and the betting begins."""
    spread = [*TO_THE_FLOP, "D burn", f"D lay 2 {side}"]
    turned = ["D turn up 5s 4s"] if side == "down" else []
    assert kinds(holdem(spread, "D proceed")) == (["short-flop"] if side == "up" else [])
    assert kinds(holdem(spread, turned)) == []
    hand = holdem(spread, turned, "D proceed")
    assert found(hand, "short-flop").onset == len(hand.gestures) - 1
    assert kinds(holdem(spread, turned, "D lay 1 up", "D proceed")) == []


def test_a_flop_of_four_before_the_betting_is_over_is_premature() -> None:
    hand = holdem(DEALT, LIMPED[:2], "D burn", "D lay 3 up", stuck="4s 3s")
    assert kinds(hand) == ["premature-flop"]


def test_with_no_betting_to_come_the_next_card_is_the_turn() -> None:
    shove = ["P3 wager 500x1+100x5", "P4 wager 500x1+100x5", "P1 wager 500x1+100x4", "P2 wager 500x1+100x3"]
    hand = holdem(DEALT, shove, "D burn", "D lay 3 up", "D lay 1 up", stack="500x1+100x5")
    assert kinds(hand) == ["burn-missing"]


# --- too many cards on a later street --------------------------------------------------------------------------


def fourth_street(*acts: str) -> Transcript:
    hand = Stud(players=3).start().call()
    return hand.then("D burn", *acts).transcript


@pytest.mark.parametrize(
    ("hand", "detail", "seats"),
    [
        (holdem(TO_THE_TURN, "D burn", "D lay 1 up", CHECKED, stuck="Ah Kh"), "turn", ()),
        (holdem(TO_THE_TURN, "D burn", "D lay 2 up"), "turn", ()),
        (fourth_street("D pitch 1 up", "D pitch 2 up", "D pitch 2 up", "D pitch 3 up"), "fourth street", (2,)),
    ],
    ids=["stuck-turn", "two-laid", "stud"],
)
@pytest.mark.parametrize("key", BOOKS)
def test_too_many_cards_on_a_later_street_are_printed_nowhere(
    key: str, hand: Transcript, detail: str, seats: tuple[int, ...]
) -> None:
    assert kinds(hand) == ["extra-card-on-a-street"]
    decision = ruled(hand, "extra-card-on-a-street", key)
    assert (decision.matter.detail, decision.matter.seats) == (detail, seats)
    assert decision.silent
    assert kinds(hand.upto(decision.matter.onset - 1)) == []


def test_cards_dealt_after_the_last_street_are_told_as_its() -> None:
    """Found by the random search: a dealer who goes on after seventh street."""
    text = (Path(__file__).parent / "found" / "cards-after-seventh-street.txt").read_text(encoding="utf-8")
    record = Record.of(transcript_of(text))
    named = [each for each in matters(Facts(record, len(record))) if each.kind == "extra-card-on-a-street"]
    assert {each.detail for each in named} == {"seventh street"}
