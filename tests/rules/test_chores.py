"""The dealer's chores while bets are made: all-in buttons, bets in front, amounts, and questions."""

import pytest

from tests.rules.betting import Betting
from tests.rules.board_situations import BOOKS, cited, paragraphs
from tests.rules.pointed import asked, figures, kinds
from tests.rules.situations import Hand

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = BOOKS
RP_1 = paragraphs(tda_2022="RP-1", players_2025="RP-1", metropolitan="RP-1")
RP_2 = paragraphs(tda_2022="RP-2", players_2025="RP-2", metropolitan="RP-2")
ANNOUNCE = paragraphs(tda_2022="RP-12", players_2025="RP-10")


def flop(*acts: str) -> Hand:
    """The flop, blinds 100 and 200; seat 2 acts first, and seat 3 has 1,000 left."""
    return Betting(stacks={3: "1000x1+100x2"}).flop().do(*acts)


# --- all-in buttons --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "at"), RP_1)
def test_the_dealer_puts_an_all_in_button_before_the_player(key: str, at: str) -> None:
    for hand in (flop("P2 check", "P3 wager 1000x1"), flop("P2 wager 5000x1", "P3 wager 1000x1")):
        decision = asked(hand, "all-in-button", key)
        assert cited(decision) == [f"{key}:{at}"]
        assert figures(decision) == {"seat": 3}


def test_a_player_with_a_chip_left_needs_no_button() -> None:
    assert "all-in-button" not in kinds(Betting(stacks={3: "1000x1+100x3"}).flop().do("P2 check", "P3 wager 1000x1"))


def test_foxwoods_follows_the_tda_in_it_and_upt_is_silent() -> None:
    hand = flop("P2 check", "P3 wager 1000x1")
    assert (asked(hand, "all-in-button", FOXWOODS).source, asked(hand, "all-in-button", UPT).silent) == (TDA, True)


# --- bets in front ---------------------------------------------------------------------------------------------

BETS = ("P2 wager 1000x1", "P3 fold")


@pytest.mark.parametrize(
    "said", [(), ("P1 say please bring it in",), ("P4 say what a hand",)], ids=["nobody", "another", "small-talk"]
)
@pytest.mark.parametrize(("key", "at"), RP_2)
def test_bets_stay_in_front_while_the_betting_goes_on(key: str, at: str, said: tuple[str, ...]) -> None:
    decision = asked(flop(*BETS, *said, "D bring-in-bets"), "bets-brought-in", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.ruling is not None
    assert decision.ruling.fault


@pytest.mark.parametrize(("key", "at"), RP_2)
def test_the_player_facing_the_action_may_have_them_brought_in(key: str, at: str) -> None:
    asked_for = asked(flop(*BETS, "P4 say bring it in please", "D bring-in-bets"), "bets-brought-in", key)
    assert cited(asked_for) == [f"{key}:{at}"]
    assert asked_for.ruling is not None
    assert not asked_for.ruling.fault
    old = asked(flop(*BETS, "P4 say bring it in", "P4 wager 1000x1", "D bring-in-bets"), "bets-brought-in", key)
    assert old.ruling is not None
    assert old.ruling.fault


@pytest.mark.parametrize("acts", [(*BETS, "P4 fold", "P1 wager 1000x1", "D bring-in-bets"), ("D bring-in-bets",)])
def test_bets_come_in_after_the_round_and_none_may_be_touched(acts: tuple[str, ...]) -> None:
    assert "bets-brought-in" not in kinds(flop(*acts))


# --- amounts ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "said", ["D say 500", "P3 say how much is it", "P1 say count it"], ids=["dealer", "facing", "other"]
)
@pytest.mark.parametrize(
    ("acts", "seat", "amount"),
    [(("P2 wager 500x1",), 2, 500), (("P2 wager 500x1", "P3 fold", "P4 wager 1000x1+500x1"), 4, 1500)],
    ids=["bet", "raise"],
)
@pytest.mark.parametrize(("key", "at"), ANNOUNCE)
def test_bets_that_are_not_all_in_are_announced(
    key: str, at: str, acts: tuple[str, ...], seat: int, amount: int, said: str
) -> None:
    decision = asked(flop(*acts, said), "amount-of-a-bet", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.matter.seats == (seat,)
    assert decision.figure("amount") == amount


@pytest.mark.parametrize(("key", "at"), ANNOUNCE)
def test_an_all_in_is_counted_for_the_player_facing_it(key: str, at: str) -> None:
    shove = ("P2 check", "P3 wager 1000x1")
    for said in ("D say 1000", "P1 say count it please"):
        decision = asked(flop(*shove, said), "amount-of-a-bet", key)
        assert cited(decision) == [f"{key}:{at}"]
        assert figures(decision) == {}
    for after in ((), ("D say 1000", "P4 wager 1000x1")):
        counted = asked(flop(*shove, "P4 say count it please", *after), "amount-of-a-bet", key)
        assert cited(counted) == [f"{key}:{at}"]
        assert figures(counted) == {"amount": 1000}


@pytest.mark.parametrize(
    "acts",
    [
        ("P2 wager 500x1",),
        ("P2 wager 500x1", "D say action on you", "P3 say I wonder"),
        ("P2 wager 500x1", "P3 fold", "D say 500"),
        ("P2 check", "D say 500"),
    ],
    ids=["nothing-said", "other-words", "after-a-fold", "after-a-check"],
)
def test_where_no_amount_is_spoken_of_nothing_is_asked(acts: tuple[str, ...]) -> None:
    assert "amount-of-a-bet" not in kinds(flop(*acts))


@pytest.mark.parametrize("key", [METROPOLITAN, UPT])
def test_two_books_do_not_speak_of_announcing(key: str) -> None:
    assert asked(flop("P2 wager 500x1", "D say 500"), "amount-of-a-bet", key).silent


# --- questions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("words", "about"),
    [("is that hand still alive?", "hand"), ("is it enough to reopen the betting?", "wager")],
    ids=["hand", "wager"],
)
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="decision-9"))
def test_a_question_before_acting_is_answered(key: str, at: str, words: str, about: str) -> None:
    decision = asked(flop(*BETS, f"P4 say {words}"), "asked-before-acting", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.matter.detail == about
    assert [other for other in BOOKS if asked(flop(*BETS, f"P4 say {words}"), "asked-before-acting", other).silent] == [
        TDA,
        PLAYERS,
        FOXWOODS,
        METROPOLITAN,
    ]


@pytest.mark.parametrize(
    "acts",
    [
        (*BETS, "P3 say is that hand alive?"),
        (*BETS, "P4 wager 1000x1", "P4 say is that hand alive?"),
        (*BETS, "P4 say that hand is alive"),
        (*BETS, "P4 say how are you?"),
    ],
    ids=["folded", "acted", "no-question", "small-talk"],
)
def test_other_words_and_other_moments_ask_for_nothing(acts: tuple[str, ...]) -> None:
    assert "asked-before-acting" not in kinds(flop(*acts))
