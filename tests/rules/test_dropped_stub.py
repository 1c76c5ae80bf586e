"""A dropped stub: what is found, and what each house does about it."""

import pytest

from tests.rules.board_situations import (
    BOOKS,
    CHECKED,
    TO_THE_FLOP,
    TO_THE_RIVER,
    TO_THE_TURN,
    cited,
    facts_of,
    found,
    holdem,
    kinds,
    paragraphs,
    ruled,
    steps,
)
from trainer.kernel.transcript import Transcript
from trainer.rules.matters import matters
from trainer.rules.ruling import Discretion

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = BOOKS
AT_THE_FLOP = [*TO_THE_FLOP, "D burn", "D lay 3 up", "P1 check"]


def dropped(*acts: str | list[str], into: str = "") -> Transcript:
    """The stub falls after these acts and lies again in another order; `into` names the piles it ran into."""
    table = facts_of(holdem(*acts)).table
    heap = [each.card.name for each in reversed(table.stub)]
    piles = {"muck": table.muck, "burns": table.burns}
    heap[7:7] = [each.card.name for pile in into.split() for each in piles[pile]]
    return holdem(*acts, f"D drop {' '.join(heap)}")


FOLDED = [*TO_THE_FLOP, "D burn", "D lay 3 up", "P1 fold"]
ALONE = dropped(FOLDED)
MIXED = {"muck": dropped(FOLDED, into="muck"), "burns": dropped(FOLDED, into="burns")}
MIXED["both"] = dropped(FOLDED, into="muck burns")


@pytest.mark.parametrize("hand", [ALONE, dropped(TO_THE_FLOP[:6]), dropped(TO_THE_TURN, "D burn", "D lay 1 up")])
@pytest.mark.parametrize(
    ("key", "at"),
    paragraphs(
        tda_2022="RP-4-1 RP-4-2",
        players_2025="RP-4-1 RP-4-2",
        foxwoods_2020="tda-2022:RP-4-1",
        metropolitan="RP-4 RP-4-1 RP-4-2",
    ),
)
def test_a_stub_dropped_alone_is_put_in_order_or_made_anew_of_its_own_cards(
    key: str, at: str, hand: Transcript
) -> None:
    decision = ruled(hand, "disordered-stub", key)
    assert (f"{key}:{at}" if ":" not in at else at) in cited(decision)
    assert steps(decision) == ["stub-in-its-order", "new-stub-of-what-fell"]
    assert decision.ruling is not None
    assert {each.choice for each in decision.ruling.steps} == {"stub"}
    assert decision.confirmed == (key != FOXWOODS)
    assert decision.figure("cards") == len(facts_of(hand).table.stub)


@pytest.mark.parametrize("hand", [ALONE, *MIXED.values()])
def test_the_stub_is_in_disorder_from_the_moment_it_fell(hand: Transcript) -> None:
    matter, at = found(hand, "disordered-stub"), facts_of(hand).at
    assert (matter.onset, matter.error) == (at, at)


@pytest.mark.parametrize("into", MIXED)
@pytest.mark.parametrize(
    ("key", "at"),
    paragraphs(tda_2022="RP-4-3", players_2025="RP-4-3", foxwoods_2020="tda-2022:RP-4-3", metropolitan="RP-4 RP-4-3"),
)
def test_what_the_stub_ran_into_is_part_of_the_new_one(key: str, at: str, into: str) -> None:
    decision = ruled(MIXED[into], "disordered-stub", key)
    assert (f"{key}:{at}" if ":" not in at else at) in cited(decision)
    assert steps(decision) == ["new-stub-of-what-fell"]
    more = {"muck": 2, "burns": 1, "both": 3}[into]
    assert decision.figure("cards") == len(facts_of(ALONE).table.stub) + more


@pytest.mark.parametrize("hand", [ALONE, *MIXED.values()])
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-17"))
def test_upt_has_the_deal_played_with_a_stub_restored_fairly(key: str, at: str, hand: Transcript) -> None:
    decision = ruled(hand, "disordered-stub", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.FULL
    assert decision.ruling.harms == ("a-misdeal",)


def test_it_is_visible_once_the_stub_fell_and_stays_the_same_while_it_is_put_right() -> None:
    assert kinds(ALONE.upto(len(ALONE.gestures) - 1)) == []
    stub = [each.card.name for each in facts_of(ALONE).table.stub]
    after = facts_of(holdem(FOLDED, f"D drop {' '.join(stub)}", f"D scramble {' '.join(sorted(stub))}", "D cut 20"))
    assert matters(after) == (found(ALONE, "disordered-stub"),)


@pytest.mark.parametrize(
    "hand",
    [
        dropped(TO_THE_RIVER, "D burn", "D lay 1 up"),
        dropped(TO_THE_FLOP[:10], "P3 fold", "P4 fold", "P1 fold"),
        dropped(AT_THE_FLOP, "P2 wager 100x2", "P3 fold", "P4 fold", "P1 fold"),
    ],
    ids=["river-out", "won-before-the-flop", "won-on-the-flop"],
)
def test_with_no_card_to_come_a_dropped_stub_is_no_matter(hand: Transcript) -> None:
    assert "disordered-stub" not in kinds(hand)


def test_a_burn_that_was_mixed_in_counts_for_no_street() -> None:
    burned = dropped(TO_THE_FLOP, "D burn", into="burns")
    again = burned.then(*holdem("D cut 9", "D burn", "D lay 3 up", CHECKED).gestures)
    assert kinds(again) == ["disordered-stub"]
