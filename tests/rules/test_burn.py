"""A street without a burn and a burn too many: what is found, and who puts it right how and until when."""

import pytest

from tests.rules.board_situations import (
    BOOKS,
    CHECKED,
    DEALT,
    TO_THE_FLOP,
    TO_THE_RIVER,
    TO_THE_TURN,
    cited,
    facts_of,
    holdem,
    kinds,
    paragraphs,
    ruled,
    steps,
)
from tests.rules.stud_situations import Stud, to_seventh
from trainer import resources
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.rules.ruling import Authority, Deadline

FLOP = holdem(TO_THE_FLOP, "D lay 3 up")
HIDDEN_FLOP = holdem(TO_THE_FLOP, "D lay 3 down")
ONE_CHECK = holdem(TO_THE_FLOP, "D lay 3 up", "P1 check")
TURN = holdem(TO_THE_TURN, "D lay 1 up")
TURN_ACTED = holdem(TO_THE_TURN, "D lay 1 up", "P1 check")
RIVER_ACTED = holdem(TO_THE_RIVER, "D lay 1 up", "P1 check")
TWO = holdem(TO_THE_TURN, "D burn", "D burn")
TWO_DEALT = holdem(TO_THE_TURN, "D burn", "D burn", "D lay 1 up")
TWO_ACTED = holdem(TO_THE_TURN, "D burn", "D burn", "D lay 1 up", "P1 check")
TWO_ON_THE_RIVER = holdem(TO_THE_RIVER, "D burn", "D burn", "D lay 1 up", "P1 check")
TWO_HIDDEN_FLOP = holdem(TO_THE_FLOP, "D burn", "D burn", "D lay 3 down")
TWO_SHOWN_FLOP = holdem(TO_THE_FLOP, "D burn", "D burn", "D lay 3 up")
TWO_FLOP_ACTED = holdem(TO_THE_FLOP, "D burn", "D burn", "D lay 3 up", "P1 check")
TDA = {"tda_2022": "39-B", "players_2025": "38-B"}
ONE_OF_THREE = ["scramble-the-flop", "one-becomes-the-burn", "next-stub-card-completes-flop"]
SHUFFLED = ["board-into-the-stub", "shuffle-the-stub", "cut-the-stub", "flop-without-a-burn"]
PUT_RIGHT = ["burn-the-missing-card", "right-card-takes-its-place"]


# --- the TDA family --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "at"), paragraphs(**TDA))
def test_one_of_three_becomes_the_burn(key: str, at: str) -> None:
    for hand in (FLOP, HIDDEN_FLOP):
        decision = ruled(hand, "flop-without-burn", key)
        assert steps(decision) == ONE_OF_THREE
        assert cited(decision) == [f"{key}:{at}"]
        assert decision.ruling is not None
        assert (decision.ruling.authority, decision.ruling.deadline) == (Authority.UNSTATED, Deadline.ACTION)


@pytest.mark.parametrize(("key", "at"), paragraphs(**TDA))
def test_a_flop_without_burn_stands_once_acted_on(key: str, at: str) -> None:
    decision = ruled(ONE_CHECK, "flop-without-burn", key)
    assert steps(decision) == ["play-on", "one-burn-for-the-turn"]
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.ruling is not None
    assert "a-second-burn" in decision.ruling.harms


def test_action_after_the_remedy_began_changes_nothing() -> None:
    hand = holdem(
        TO_THE_FLOP,
        "D lay 3 up",
        "D scramble 4s 6s 5s",
        "D move burns down 5s",
        "D lay 1 up",
        "D turn up 4s 6s",
        CHECKED,
        "D burn",
        "D lay 1 up",
    )
    assert kinds(hand) == ["flop-without-burn"]
    assert steps(ruled(hand, "flop-without-burn", "tda-2022")) == ONE_OF_THREE


def test_completing_the_flop_first_is_the_same() -> None:
    hand = holdem(
        TO_THE_FLOP,
        "D lay 3 up",
        "D scramble 4s 6s 5s",
        "D lay 1 down",
        "D move burns down 5s",
        "D turn up 4s 6s 3s",
        CHECKED,
        "D burn",
        "D lay 1 up",
    )
    assert kinds(hand) == ["flop-without-burn"]


@pytest.mark.parametrize("key", ["foxwoods-2020", "metropolitan"])
def test_a_flop_without_burn_is_printed_neither_at_foxwoods_nor_at_metropolitan(key: str) -> None:
    decision = ruled(FLOP, "flop-without-burn", key)
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "tda-2022"


@pytest.mark.parametrize("key", [key for key in BOOKS if key != "upt"])
@pytest.mark.parametrize(("hand", "kind"), [(TURN, "burn-missing"), (TWO, "double-burn"), (TWO_ACTED, "double-burn")])
def test_later_burns_are_printed_by_upt_alone(hand: Transcript, kind: str, key: str) -> None:
    decision = ruled(hand, kind, key)
    assert decision.silent
    assert decision.floor_follows is not None
    assert decision.floor_follows.source == "upt"


# --- UPT -------------------------------------------------------------------------------------------------------

BOTH = paragraphs(upt="irregularity-16 holdem-6")


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="holdem-4 irregularity-16"))
def test_upt_makes_up_a_hidden_flop_on_no_burn(key: str, at: str) -> None:
    decision = ruled(HIDDEN_FLOP, "flop-without-burn", key)
    assert steps(decision) == PUT_RIGHT
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="holdem-4 holdem-7"))
def test_upt_shuffles_when_a_flop_on_no_burn_was_shown(key: str, at: str) -> None:
    decision = ruled(FLOP, "flop-without-burn", key)
    assert steps(decision) == SHUFFLED
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="holdem-4 irregularity-16"))
def test_upt_makes_up_a_hidden_flop_on_two_burns(key: str, at: str) -> None:
    before = ruled(holdem(TO_THE_FLOP, "D burn", "D burn"), "double-burn", key)
    assert steps(before) == ["spare-burn-back-on-the-stub"]
    assert f"{key}:{at}" in cited(before)
    after = ruled(TWO_HIDDEN_FLOP, "double-burn", key)
    assert steps(after) == ["board-back-in-order", "spare-burn-back-on-the-stub", "flop-without-a-burn"]
    assert "upt:holdem-4" in cited(after)


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="holdem-4 holdem-7"))
def test_upt_shuffles_when_a_flop_on_two_burns_was_shown(key: str, at: str) -> None:
    decision = ruled(TWO_SHOWN_FLOP, "double-burn", key)
    assert steps(decision) == SHUFFLED
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), BOTH)
def test_upt_puts_a_missing_burn_right_before_action(key: str, at: str) -> None:
    decision = ruled(TURN, "burn-missing", key)
    assert steps(decision) == PUT_RIGHT
    assert f"{key}:{at}" in cited(decision)
    assert decision.ruling is not None
    assert decision.ruling.deadline is Deadline.ACTION


@pytest.mark.parametrize(("key", "at"), BOTH)
def test_upt_restores_the_order_after_action_on_a_card_without_burn(key: str, at: str) -> None:
    for hand, kind in ((TURN_ACTED, "burn-missing"), (ONE_CHECK, "flop-without-burn")):
        decision = ruled(hand, kind, key)
        assert steps(decision) == ["play-on", "next-cards-as-without-the-error"]
        assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), BOTH)
def test_upt_puts_a_spare_burn_back(key: str, at: str) -> None:
    for hand in (TWO, TWO_ACTED, TWO_FLOP_ACTED):
        decision = ruled(hand, "double-burn", key)
        assert steps(decision) == ["spare-burn-back-on-the-stub"]
        assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), BOTH)
def test_upt_deals_the_right_card_before_action_on_two_burns(key: str, at: str) -> None:
    decision = ruled(TWO_DEALT, "double-burn", key)
    assert steps(decision) == ["right-card-takes-its-place"]
    assert f"{key}:{at}" in cited(decision)


@pytest.mark.parametrize(("key", "at"), BOTH)
def test_upt_lets_the_river_stand_once_acted_on(key: str, at: str) -> None:
    for hand, kind in ((RIVER_ACTED, "burn-missing"), (TWO_ON_THE_RIVER, "double-burn")):
        decision = ruled(hand, kind, key)
        assert steps(decision) == ["play-on"]
        assert f"{key}:{at}" in cited(decision)


def test_upt_has_time_until_the_pot_is_pushed_when_nobody_can_bet() -> None:
    shove = ["P3 wager 500x1+100x5", "P4 wager 500x1+100x5", "P1 wager 500x1+100x4", "P2 wager 500x1+100x3"]
    posted = TO_THE_FLOP[:10]
    board = ["D burn", "D lay 3 up", "D burn", "D lay 1 up", "D lay 1 up"]
    hand = holdem(posted, shove, board, stack="500x1+100x5")
    assert steps(ruled(hand, "burn-missing", "upt")) == PUT_RIGHT


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-16"))
def test_upt_treats_stud_burns_alike(key: str, at: str) -> None:
    def on(*acts: str, burn: bool = False) -> Stud:
        return Stud(players=3).start().call().then(acts).street(burn=burn)

    first = on().course.to_act
    for hand, kind, demanded in (
        (on(), "burn-missing", PUT_RIGHT),
        (on().then(f"P{first} check"), "burn-missing", ["play-on", "next-cards-as-without-the-error"]),
        (Stud(players=3).start().call().then("D burn", "D burn"), "double-burn", ["spare-burn-back-on-the-stub"]),
        (on("D burn", burn=True), "double-burn", ["right-card-takes-its-place"]),
        (on("D burn", burn=True).then(f"P{first} check"), "double-burn", ["spare-burn-back-on-the-stub"]),
        (to_seventh(burn=False), "burn-missing", ["play-on"]),
        (to_seventh("D burn"), "double-burn", ["play-on"]),
    ):
        decision = ruled(hand.transcript, kind, key)
        assert steps(decision) == demanded
        assert cited(decision) == [f"{key}:{at}"]


EXAMPLES = resources.path("trainer", "rules", "examples")


@pytest.mark.parametrize(("example", "streets"), [("upt-irregularity-16-ex", 2), ("upt-holdem-6-ex", 3)])
def test_the_spare_of_two_burns_is_the_burn_of_the_next_street(example: str, streets: int) -> None:
    hand = transcript_of((EXAMPLES / f"{example}.txt").read_text())
    decision = ruled(hand, "double-burn", "upt")
    assert kinds(hand) == ["double-burn"]
    assert steps(decision) == ["spare-burn-back-on-the-stub"]
    burned = [each.card for each in facts_of(hand).table.burns]
    assert len(burned) == streets
    assert burned[-1] == decision.matter.cards[1]


# --- until the pot is awarded ----------------------------------------------------------------------------------

ALL_IN = [*DEALT, "P3 wager 1000x10+100x50", "P4 fold", "P1 fold", "P2 wager 1000x10+100x48", "D bring-in-bets"]
RUN_OUT = [*ALL_IN, "D burn", "D lay 3 up", "D burn", "D lay 1 up"]


@pytest.mark.parametrize("at", [pytest.param(at, id=f"upt:{at}") for at in ("irregularity-16", "holdem-6")])
@pytest.mark.parametrize(
    ("kind", "burns", "remedy"),
    [
        pytest.param("burn-missing", [], PUT_RIGHT, id="missing"),
        pytest.param("double-burn", ["D burn"] * 2, ["right-card-takes-its-place"], id="doubled"),
    ],
)
def test_upt_puts_burns_right_in_an_all_in_until_the_pot_is_awarded(
    kind: str, burns: list[str], remedy: list[str], at: str
) -> None:
    shown = holdem(RUN_OUT, burns, "D lay 1 up")
    assert steps(ruled(shown, kind, "upt")) == remedy
    decision = ruled(holdem(RUN_OUT, burns, "D lay 1 up", "D push-pot 3 1000x20"), kind, "upt")
    assert steps(decision) == ["play-on"]
    assert f"upt:{at}" in cited(decision)


@pytest.mark.parametrize("burns", [0, 2])
def test_every_burn_of_upt_stands_once_the_pot_is_awarded(burns: int) -> None:
    kind = "double-burn" if burns else "flop-without-burn"
    for cards in (3, 4):
        told = holdem(ALL_IN, ["D burn"] * burns, f"D lay {cards} up", "D push-pot 3 1000x20")
        assert steps(ruled(told, kind, "upt")) == ["play-on"]
