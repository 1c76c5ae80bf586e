"""The first button, the blinds beside it, and who dodges them."""

import pytest

from tests.rules.board_situations import BOOKS, cited, paragraphs
from tests.rules.pointed import asked, figures, kinds
from tests.rules.situations import Hand
from trainer.rules.ruling import Discretion

TDA, PLAYERS, FOXWOODS, METROPOLITAN, UPT = BOOKS


# --- the draw --------------------------------------------------------------------------------------------------


def drawing(*cards: str, top: str = "") -> Hand:
    """Four players draw in turn, and on from seat 1 if there are more cards."""
    return Hand(4, top=top).do(*(f"P{seat} draw {card}" for seat, card in enumerate(cards, 1)))


@pytest.mark.parametrize(
    ("cards", "button", "level"),
    [(("2h", "Kd", "Qs", "Ac"), 4, 1), (("2h", "Kd", "Qs", "Kc"), 2, 2), (("As", "Ah", "Ad", "Ac"), 1, 4)],
    ids=["rank", "suit", "all-alike"],
)
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="seating-4 tournament-8"))
def test_the_highest_card_drawn_has_the_first_button(
    key: str, at: str, cards: tuple[str, ...], button: int, level: int
) -> None:
    """`level` is how many cards have the highest rank, so that the suit decides."""
    decision = asked(drawing(*cards), "draw-for-the-button", key)
    assert f"{key}:{at}" in cited(decision)
    assert figures(decision) == {"button": button, **({"level": level} if level > 1 else {})}


def test_whoever_ties_draws_again() -> None:
    tied = drawing("Kh", "2d", "Kh*", "3c", top="Kh*")
    assert kinds(tied) == []
    assert kinds(tied.do("P2 draw As", "P1 draw 5h")) == []  # seat 2 has no part in it any more
    assert asked(tied.do("P3 draw 6h"), "draw-for-the-button", UPT).figure("button") == 3


def test_nothing_is_drawn_until_all_have_and_not_after_the_deal() -> None:
    assert "draw-for-the-button" not in kinds(drawing("2h", "Kd", "Qs"))
    assert "draw-for-the-button" not in kinds(Hand(4).do("D pitch 2 down", *drawing("2h", "Kd", "Qs", "Ac").lines))


@pytest.mark.parametrize("key", [each for each in BOOKS if each != UPT])
def test_the_other_houses_print_no_draw_for_the_button(key: str) -> None:
    assert asked(drawing("2h", "Kd", "Qs", "Ac"), "draw-for-the-button", key).silent


# --- blinds ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hand", "posts", "places"),
    [
        (Hand(6), ("P3 post 25x2", "P4 post 100x1"), (2, 3, 4)),
        (Hand(6, 5, empty=[6, 2]), ("P5 post 25x2", "P1 post 100x1"), (1, 3, 4)),
        (Hand(3), ("P2 post 25x2", "P1 post 100x1"), (2, 3, 1)),
    ],
    ids=["moved-on", "empty-seats", "three"],
)
@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-0-b"))
def test_small_and_big_blind_are_next_to_the_button(
    key: str, at: str, hand: Hand, posts: tuple[str, ...], places: tuple[int, int, int]
) -> None:
    decision = asked(hand.do(*posts).deal(), "blind-not-posted", key)
    assert cited(decision) == [f"{key}:{at}"]
    found = figures(decision)
    assert (found["small-blind"], found["big-blind"], found["first-to-act"]) == places
    assert decision.matter.seats == places[:2]


@pytest.mark.parametrize(
    "hand",
    [
        Hand(6).blinds().deal(),
        Hand(6).deal(),
        Hand(6).do("P3 post 25x2", "P4 post 100x1"),
        Hand(6).blinds().do("P5 post 100x1").deal(),
        Hand(6, extra=["last-hand 5 6 1"]).do("P1 post 100x1").deal(),
    ],
    ids=["posted", "none-posted", "not-dealt-yet", "one-more", "dead-small-blind"],
)
def test_where_blinds_are_posted_as_due_nothing_is_asked(hand: Hand) -> None:
    assert "blind-not-posted" not in kinds(hand)


def short(stack: str, post: str, seat: int = 3) -> Hand:
    """Seat 3 is due for the big blind of 100."""
    hand = Hand(6)
    line = next(each for each in hand.head if each.startswith(f"seat {seat} "))
    hand.head[hand.head.index(line)] = f"seat {seat} {stack} Short"
    return hand.do("P2 post 25x2" if seat != 2 else "P3 post 100x1", f"P{seat} post {post}")


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-1"))
def test_a_blind_not_posted_in_full_changes_no_amount(key: str, at: str) -> None:
    decision = asked(short("25x3", "25x3"), "blind-not-in-full", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert figures(decision) == {"to-call": 100, "raise-by": 100}


def with_antes(stack: str, *posts: str) -> Hand:
    """Everybody pays an ante of 25, which is brought in, and seat 3 is due for the big blind of 100."""
    hand = Hand(6, extra=["ante 25"])
    line = next(each for each in hand.head if each.startswith("seat 3 "))
    hand.head[hand.head.index(line)] = f"seat 3 {stack} Short"
    return hand.do(*(f"P{seat} post 25x1" for seat in range(1, 7)), "D bring-in-bets", "P2 post 25x2", *posts)


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-1"))
def test_an_ante_is_no_part_of_the_blind(key: str, at: str) -> None:
    decision = asked(with_antes("25x4", "P3 post 25x3"), "blind-not-in-full", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert "blind-not-in-full" not in kinds(with_antes("25x5", "P3 post 25x4"))


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-0-b"))
def test_who_paid_an_ante_has_not_posted_the_blind_by_it(key: str, at: str) -> None:
    hand = with_antes("25x9", "P4 post 100x1").deal()
    assert cited(asked(hand, "blind-not-posted", key)) == [f"{key}:{at}"]
    assert "blind-not-posted" not in kinds(with_antes("25x9", "P3 post 25x4").deal())


@pytest.mark.parametrize(
    "hand",
    [short("25x4", "25x4"), short("25x5", "25x3"), short("25x1", "25x1", seat=2)],
    ids=["in-full", "chips-behind", "small-blind"],
)
def test_only_a_big_blind_with_nothing_behind_is_short(hand: Hand) -> None:
    assert "blind-not-in-full" not in kinds(hand)


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="button-7"))
def test_a_straddle_is_not_allowed_but_where_a_game_is_named_for_it(key: str, at: str) -> None:
    decision = asked(Hand(6).blinds().do("P4 post 100x2"), "straddle-posted", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.ruling is not None
    assert decision.ruling.discretion is Discretion.PARTIAL
    assert len(decision.ruling.options) == 2


@pytest.mark.parametrize(
    "hand",
    [
        Hand(6).blinds(),
        Hand(6).blinds().do("P4 post 100x1"),
        Hand(6).blinds().do("P5 post 100x1"),
        Hand(6).blinds().do("D pitch 2 down", "P4 post 100x2"),
    ],
    ids=["none", "no-more-than-the-blind", "another-seat-what-it-owes", "after-the-cards"],
)
def test_other_posts_are_no_straddle(hand: Hand) -> None:
    assert "straddle-posted" not in kinds(hand)


def test_twice_the_blind_from_another_seat_is_one() -> None:
    """[upt:button-7] [upt:no-limit-15]"""
    assert "straddle-posted" in kinds(Hand(6).blinds().do("P5 post 100x2"))


def test_the_blind_of_a_corrected_button_is_no_straddle_and_another_seat_left_of_it_posts_one() -> None:
    """The button lies in seat 1, belongs in seat 2, and is moved there: seats 3 and 4 owe the blinds."""
    right = ("D stop", "D button 2", "D proceed", "P3 post 25x2")
    hand = Hand(6, extra=["button-due 2"])
    assert "straddle-posted" not in kinds(hand.blinds().do(*right, "P4 post 100x2"))
    assert "straddle-posted" in kinds(
        Hand(6, extra=["button-due 2"]).blinds().do(*right, "P4 post 100x1", "P5 post 100x2")
    )


# --- dodging ---------------------------------------------------------------------------------------------------

DODGING = paragraphs(tda_2022="33", players_2025="34", foxwoods_2020="33", metropolitan="31")


@pytest.mark.parametrize("seat", [2, 3], ids=["small-blind", "big-blind"])
@pytest.mark.parametrize(("key", "at"), DODGING)
def test_dodging_a_blind_on_the_way_from_a_broken_table_is_penalised(key: str, at: str, seat: int) -> None:
    decision = asked(Hand(6, extra=[f"absent {seat}", f"moved {seat}"]), "blind-dodged", key)
    assert cited(decision) == [f"{key}:{at}"]
    assert decision.matter.seats == (seat,)
    assert decision.ruling is not None
    assert decision.ruling.options[0] == "a-penalty"


@pytest.mark.parametrize(
    "extra",
    [["absent 3"], ["moved 3"], ["absent 4", "moved 4"], ["absent 2", "moved 3"]],
    ids=["not-moved", "there", "no-blind-due", "two-players"],
)
def test_without_a_move_an_absence_and_a_blind_nothing_was_dodged(extra: list[str]) -> None:
    assert "blind-dodged" not in kinds(Hand(6, extra=extra))


@pytest.mark.parametrize("key", [UPT])
def test_these_sources_say_nothing_of_dodging(key: str) -> None:
    assert asked(Hand(6, extra=["absent 3", "moved 3"]), "blind-dodged", key).silent
