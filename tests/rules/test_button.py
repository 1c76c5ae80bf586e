"""The button and the blinds from hand to hand: where they go, and what each house prints about it."""

import pytest

from tests.rules.board_situations import BOOKS, cited, paragraphs
from tests.rules.pointed import asked, figures, kinds
from tests.rules.situations import Hand
from trainer.rules.ruling import Decision, Discretion

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = BOOKS
HEADS_UP = paragraphs(tda_2022="34", players_2025="35-B", foxwoods_2020="34", metropolitan="32")


def after(last: str, empty: tuple[int, ...] = (), button: int = 1, players: int = 6) -> Hand:
    """A hand that follows one with button, small and big blind (and where the button belonged) in these seats."""
    return Hand(players, button, empty=empty, extra=[f"last-hand {last}"])


# --- dead and moving button ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("empty", "button", "small", "big", "last"),
    [((), 2, 3, 4, 2), ((3,), 2, 0, 4, 2), ((2,), 2, 3, 4, 1), ((4,), 2, 3, 5, 2), ((2, 3), 2, 0, 4, 1)],
    ids=["all-there", "big-blind-gone", "small-blind-gone", "next-gone", "both-gone"],
)
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-2 button-2-b tournament-30"))
def test_the_big_blind_goes_on_and_button_and_small_blind_follow(
    key: str, at: str, empty: tuple[int, ...], button: int, small: int, big: int, last: int
) -> None:
    decision = asked(after("1 2 3", empty), "button-and-blinds", key)
    assert f"{key}:{at}" in cited(decision)
    assert figures(decision).items() >= {"button": button, "small-blind": small, "big-blind": big}.items()
    assert decision.figure("last-to-act") == last


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-0-a"))
def test_the_button_goes_one_seat_on_and_acts_last(key: str, at: str) -> None:
    whole = asked(after("1 2 3"), "button-and-blinds", key)
    assert f"{key}:{at}" in cited(whole)
    assert whole.figure("button") == whole.figure("last-card") == whole.figure("last-to-act") == 2
    for last, empty in (("1 2 3", (2,)), ("1 2 3", (3,)), ("1 3 4", ())):  # gone, gone, and come in between
        assert f"{key}:{at}" not in cited(asked(after(last, empty), "button-and-blinds", key))


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-2 button-2-a"))
def test_a_moving_button_goes_on_to_the_next_player_once_it_is_designated(key: str, at: str) -> None:
    gone = after("1 2 3", (2,))
    assert asked(gone, "button-and-blinds", key).figure("button") == 2
    moving = asked(gone.do("F order moving-button own"), "button-and-blinds", key)
    assert f"{key}:{at}" in cited(moving)
    assert figures(moving) == {"button": 3}
    for told, button in (("yes", 3), ("no", 2)):
        gone = after("1 2 3", (2,))
        gone.head.insert(-1, f"house moving-button {told}")
        assert asked(gone, "button-and-blinds", key).figure("button") == button


@pytest.mark.parametrize("empty", [(), (2,), (2, 3)], ids=["there", "gone", "both-gone"])
@pytest.mark.parametrize(
    ("key", "at"), paragraphs(tda_2022="32", players_2025="33", foxwoods_2020="32", metropolitan="30")
)
def test_a_dead_button_goes_to_its_place_though_nobody_is_there(key: str, at: str, empty: tuple[int, ...]) -> None:
    decision = asked(after("1 2 3", empty), "button-and-blinds", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert figures(decision) == {"button": 2}


def test_without_a_hand_before_there_is_nothing_to_follow() -> None:
    assert kinds(Hand()) == []


# --- an error of the button ------------------------------------------------------------------------------------


@pytest.mark.parametrize("last", ["3 4 5 2", "1 2 3 2"], ids=["moved-twice", "not-moved"])
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="irregularity-1"))
def test_a_wrong_button_is_corrected_on_the_next_hand(key: str, at: str, last: str) -> None:
    decision = asked(after(last), "last-button-wrong", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert figures(decision) == {"button": 2}
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.PARTIAL


@pytest.mark.parametrize(("key", "at"), paragraphs(players_2025="35-A", tda_2024="34-A"))
def test_a_wrong_button_of_the_last_hand_is_not_taken_back(key: str, at: str) -> None:
    decision = asked(after("3 4 5 2"), "last-button-wrong", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert figures(decision) == {"button": 4}


@pytest.mark.parametrize("key", [TDA, FOXWOODS, METROPOLITAN])
def test_a_wrong_button_of_the_last_hand_is_printed_nowhere_else(key: str) -> None:
    assert asked(after("3 4 5 2"), "last-button-wrong", key).silent


def test_a_button_that_was_right_needs_no_correction() -> None:
    assert "last-button-wrong" not in kinds(after("3 4 5"))


# --- Foxwoods repairs it in three steps ------------------------------------------------------------------------


def missed(ante: str = "100", paid: str = "P5 post 100x2", due: int = 2) -> Hand:
    """The button is on seat 3 although it belongs elsewhere; the big blind alone pays the ante."""
    extra = [f"button-due {due}", *([f"big-blind-ante {ante}"] if ante else [])]
    return Hand(6, 3, extra=extra).do("P4 post 25x2", paid).deal()


def repaired(hand: Hand, key: str = FOXWOODS) -> Decision:
    return hand.decision(key, "wrong-button")


def test_a_deal_that_was_gathered_before_it_began_has_no_wrong_button_of_its_own() -> None:
    hand = Hand(6, 3, extra=["button-due 2"]).do("D gather")
    gathered = hand.facts().at
    begun = [each.error for each in hand.deal().matters() if each.kind == "wrong-button"]
    assert begun == [gathered + 1], "with the first card, and once"


@pytest.mark.parametrize(("acts", "found"), [((), 1), (("D button 2", "D pitch 3 down"), 1), (("D pitch 4 down",), 2)])
def test_a_deal_begun_again_has_a_wrong_button_only_once_a_card_is_dealt_from_it(
    acts: tuple[str, ...], found: int
) -> None:
    hand = Hand(6, 3, extra=["button-due 2"]).blinds().deal()
    mixed = " ".join(each.card.name for each in hand.facts().setup.deck)
    again = hand.do("D gather", f"D shuffle {mixed}", *acts)
    assert sum(each.kind == "wrong-button" for each in again.matters()) == found


ACTED = ("P6 wager 100x1", "P1 fold")


@pytest.mark.parametrize(("key", "at"), paragraphs(foxwoods_2020="33"))
def test_a_missed_blind_takes_the_button_back_once_and_then_two_places_on(key: str, at: str) -> None:
    decision = repaired(missed().do(*ACTED), key)
    assert f"{key}:{at}" in cited(decision)
    assert figures(decision) == {"next-button": 2, "button-after-that": 4}
    assert decision.ruling is not None
    assert [each.key for each in decision.ruling.steps] == ["play-on"]


@pytest.mark.parametrize(("key", "at"), paragraphs(foxwoods_2020="33"))
def test_a_blind_missed_on_the_last_hand_takes_the_button_back_for_this_one(key: str, at: str) -> None:
    def told(last: str, *ante: str) -> Decision:
        return asked(Hand(6, 1, extra=[f"last-hand {last}", *ante]), "last-button-wrong", key)

    found = told("3 4 5 2", "big-blind-ante 100")
    assert (cited(found), figures(found)) == ([f"{key}:{at}"], {"button": 2, "button-after-that": 4})
    assert told("3 4 5 2").silent, "no big blind ante"
    assert told("2 3 5 3", "big-blind-ante 100").silent, "the big blind that was due was posted"


@pytest.mark.parametrize(
    "hand",
    [
        missed().do(*ACTED[:1]),
        missed().do("P6 fold", "P1 fold"),
        missed(ante="", paid="P5 post 100x1").do(*ACTED),
        missed(paid="P5 post 100x1").do("P6 post 100x1", *ACTED),
        Hand(6, 3, extra=["button-due 2", "big-blind-ante 100"]).do("P3 post 25x2", "P4 post 100x2").deal().do(*ACTED),
    ],
    ids=["one-acted", "no-chips", "no-ante", "ante-by-another", "blind-not-missed"],
)
def test_without_a_blind_ante_a_missed_blind_or_substantial_action_foxwoods_is_silent(hand: Hand) -> None:
    assert repaired(hand).silent


@pytest.mark.parametrize("key", [PLAYERS, UPT])
def test_other_houses_know_no_such_repair(key: str) -> None:
    assert figures(repaired(missed().do(*ACTED), key)) == {}


# --- two players -----------------------------------------------------------------------------------------------


def two(seats: tuple[int, int], button: int, *last: str) -> Hand:
    gone = [seat for seat in range(1, 7) if seat not in seats]
    return Hand(6, button, empty=gone, extra=[f"last-hand {each}" for each in last])


@pytest.mark.parametrize(("key", "at"), HEADS_UP)
def test_heads_up_the_button_has_the_small_blind_and_the_last_card(key: str, at: str) -> None:
    for hand in (two((2, 5), 5), two((2, 5), 5, "2 2 5")):  # the hand before was heads-up too
        decision = asked(hand, "heads-up-button", key)
        assert cited(decision) == [f"{key}:{at}"]
        button = ("small-blind", "button", "last-card", "first-before-the-flop", "last-after-the-flop")
        assert figures(decision) == {**dict.fromkeys(button, 5), "big-blind": 2}


@pytest.mark.parametrize(
    ("hand", "button"),
    [
        (two((2, 3), 2, "1 2 3"), 3),
        (two((2, 3), 3, "1 2 3"), 3),
        (two((1, 3), 1, "1 2 3"), 3),
        (two((1, 2), 2, "1 2 3"), 2),
        (two((1, 2), 1, "1 2 3"), 1),
    ],
    ids=["adjusted", "no-need", "small-blind-gone", "big-blind-gone", "big-blind-gone-other-way"],
)
@pytest.mark.parametrize(("key", "at"), HEADS_UP)
def test_nobody_has_the_big_blind_twice_when_heads_up_begins(key: str, at: str, hand: Hand, button: int) -> None:
    decision = asked(hand, "heads-up-button", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.figure("button") == decision.figure("small-blind") == button


@pytest.mark.parametrize(
    ("seats", "button"), [((2, 3), 3), ((1, 3), 3), ((1, 2), 2)], ids=["button-gone", "small-gone", "big-gone"]
)
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-3 tournament-31"))
def test_the_latest_big_blind_gets_the_button_when_two_are_left(
    key: str, at: str, seats: tuple[int, int], button: int
) -> None:
    for lies in seats:
        decision = asked(two(seats, lies, "1 2 3"), "heads-up-button", key)
        assert f"{key}:{at}" in cited(decision)
        assert decision.figure("button") == decision.figure("small-blind") == button
        assert decision.figure("big-blind") == sum(seats) - button
    assert asked(two(seats, seats[0]), "heads-up-button", key).figure("button") == seats[0]


def test_three_players_are_not_heads_up() -> None:
    assert "heads-up-button" not in kinds(after("1 2 3", (4, 5, 6)))


# --- Omaha -----------------------------------------------------------------------------------------------------


def in_omaha(hand: Hand) -> Hand:
    """The same hand where four cards are dealt: the button and the blinds are what they are in hold'em."""
    hand.head = [line.replace("game holdem", "game omaha") for line in hand.head]
    return hand


@pytest.mark.parametrize(("key", "at"), [*HEADS_UP, *paragraphs(upt="button-3")])
def test_omaha_heads_up_has_the_button_in_the_small_blind(key: str, at: str) -> None:
    decision = asked(in_omaha(two((2, 5), 5)), "heads-up-button", key)
    assert f"{key}:{at}" in cited(decision)
    assert decision.figure("small-blind") == decision.figure("button") == 5


@pytest.mark.parametrize(
    ("key", "at"), paragraphs(tda_2022="32", players_2025="33", foxwoods_2020="32", metropolitan="30")
)
def test_omaha_has_a_dead_button_and_stud_has_none(key: str, at: str) -> None:
    gone = after("1 2 3", (2,))
    assert cited(asked(in_omaha(gone), "button-and-blinds", key)) == [f"{key}:{at}"]
    stud = Hand(6, game="stud", empty=(2,), extra=["last-hand 1 2 3"])
    assert "button-and-blinds" not in kinds(stud)


@pytest.mark.parametrize(("key", "at"), paragraphs(players_2025="35-A", tda_2024="34-A"))
def test_a_wrong_button_is_put_right_in_omaha(key: str, at: str) -> None:
    hand = in_omaha(Hand(6, 3, extra=["button-due 2"])).do("P4 post 25x2", "P5 post 100x1", "D pitch 4 down")
    decision = hand.decision(key, "wrong-button")
    assert f"{key}:{at}" in cited(decision)
    assert decision.ruling is not None
    assert decision.ruling.key != "deal.play-on"
