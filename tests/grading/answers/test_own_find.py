"""A card that doesn't belong, told with the hand it lies in: who speaks up last has found it."""

import pytest

from tests.grading.answers.in_short import cited, on_hand

HEAD = "blinds 100 200;seats 6 20000;cards 4 Jk Kd"
AGAIN = "Misdeal, as there isn't substantial action yet: every card comes back, and the same button deals again."
SCRAP = "The joker counts as a scrap of paper: play on."


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:35-A-6"), pytest.param("tda-2022", id="tda-2022:35-A-6")]
)
@pytest.mark.parametrize(
    "ends", ["P4 say I have a joker", "D floor", "D announce misdeal", "P6 dispute - There is a joker"]
)
def test_a_joker_is_found_by_who_speaks_up(house: str, ends: str) -> None:
    assert on_hand(house, HEAD, f"deal;P3 raise 600;{ends}").sentence == AGAIN
    assert on_hand(house, HEAD, f"deal;fold 3;P4 call;P5 call;{ends}").sentence == SCRAP


def test_words_that_bet_find_nothing() -> None:
    """tda-2024:35-A-6: nobody has seen it."""
    assert on_hand("tda-2024", HEAD, "deal;P3 raise 600;P4 say call").sentence != AGAIN


@pytest.mark.parametrize(
    "house", [pytest.param("tda-2024", id="tda-2024:35-E"), pytest.param("tda-2022", id="tda-2022:35-E")]
)
def test_the_twin_of_a_board_card_is_found_in_the_hand(house: str) -> None:
    head = "blinds 100 200;seats 6 20000;cards 3 Ah Kd;board Ah* 7c 2d"
    acts = "deal;P3 raise 600;P4 call;fold 5 6 1 2;flop;P3 say I have that ace too"
    assert on_hand(house, head, acts).sentence == (
        "The deck is fouled: the hand is void and every bet goes back, "
        "600 each to seats 3 and 4, 200 to seat 2 and 100 to seat 1."
    )


FOULED = "The deck is fouled: the hand is void and every bet goes back, 200 to seat 2 and 100 to seat 1."


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("tda-2024", id="tda-2024:35-E"),
        pytest.param("players-2025", id="players-2025:36-E"),
        pytest.param("upt", id="upt:irregularity-4"),
    ],
)
@pytest.mark.parametrize("ends", ["D floor", "D announce misdeal", "P3 turn up;P4 turn up;D announce misdeal"])
def test_the_twin_in_another_hand_is_found_with_it(house: str, ends: str) -> None:
    head = "blinds 100 200;seats 6 20000;cards 3 Ah* Kd;cards 4 Ah Qd"
    assert on_hand(house, head, f"deal;{ends}").sentence == FOULED
    assert on_hand(house, head.replace("4 Ah", "4 Qh"), "deal").sentence.startswith("Nothing is wrong")


@pytest.mark.parametrize("ends", ["D floor", "D announce misdeal", "P3 say look"])
def test_a_card_with_another_back_voids_the_hand_whatever_is_announced(ends: str) -> None:
    """[upt:irregularity-3] The blinds go back too, so that nothing is put right while they are out."""
    head = "blinds 100 200;seats 6 20000;cards 3 Ah~ Kd"
    assert on_hand("upt", head, f"deal;{ends}").sentence == FOULED
    back = "D return-bet 1 100;D return-bet 2 200"
    assert on_hand("upt", head, f"deal;D floor;{back}").sentence != FOULED


def test_a_joker_is_no_misdeal_though_one_is_announced() -> None:
    """[upt:irregularity-8]"""
    assert on_hand("upt", HEAD, "deal;D announce misdeal").sentence == (
        "The joker is scrap: replace it with the next card."
    )


@pytest.mark.parametrize(
    ("house", "in_time", "late"),
    [
        pytest.param("tda-2024", AGAIN, SCRAP, id="tda-2024:35-A-6"),
        pytest.param("players-2025", AGAIN, SCRAP, id="players-2025:36-A-6"),
        pytest.param("upt", *["No misdeal: the joker is scrap, in a hand that is gone."] * 2, id="upt:irregularity-8"),
        pytest.param(
            "foxwoods-2020",
            *["Foxwoods doesn't cover this: a card that does not belong to the game came up."] * 2,
            id="foxwoods-2020",
        ),
    ],
)
def test_a_joker_in_a_folded_hand_is_why_a_misdeal_is_called(house: str, in_time: str, late: str) -> None:
    head = HEAD.replace("4 Jk", "3 Jk")
    assert on_hand(house, head, "deal;P3 fold;D announce misdeal").sentence == in_time
    assert on_hand(house, head, "deal;P3 fold;P4 call;P5 call;D announce misdeal").sentence == late
    assert on_hand(house, head, "deal;P3 fold;D floor").sentence.startswith("Nothing is wrong")


GONE = "in a hand that is gone"
OUT, BOXED_OUT = ["scrap-card-out-of-play"], ["boxed-card-out-of-play"]
NEXT = [*OUT, "replace-with-the-next-card"]
AFTER = [*OUT, "replace-after-the-round"]
BOXED_NEXT, BOXED_AFTER = [*BOXED_OUT, NEXT[1]], [*BOXED_OUT, AFTER[1]]
NEXT_CARD = "The boxed A♥ is scrap: replace it with the next card."


@pytest.mark.parametrize(
    ("cards", "acts", "first", "steps"),
    [
        pytest.param(*row, id=f"upt:irregularity-{at}-{number}")
        for number, (at, *row) in enumerate(
            (
                (8, "Jk Kd", "P3 fold;D announce misdeal", f"No misdeal: the joker is scrap, {GONE}.", OUT),
                (8, "Jk Kd", "P3 fold;D turn up Jk", f"No misdeal: the joker is scrap, {GONE}.", OUT),
                (8, "Jk Kd", "P3 turn up Jk;P3 fold", f"No misdeal: the joker is scrap, {GONE}.", OUT),
                (8, "Jk Kd", "fold 3;call 4 5;D turn up Jk", f"No misdeal: the joker is scrap, {GONE}.", OUT),
                (8, "Kd Jk", "P3 fold;D turn up Jk", f"No misdeal: the joker is scrap, {GONE}.", OUT),
                (8, "Kd Jk", "P3 turn up Jk;P3 fold", f"No misdeal: the joker is scrap, {GONE}.", OUT),
                (8, "Jk Kd", "P3 turn up Jk", "The joker is scrap: replace it with the next card.", NEXT),
                (
                    8,
                    "Kd Jk",
                    "P3 turn up Jk",
                    "The joker is scrap: replace it after the rest of the round is dealt.",
                    AFTER,
                ),
                (7, "^Ah Kd", "P3 fold", f"No misdeal: the boxed A♥ is scrap, {GONE}.", BOXED_OUT),
                (7, "Kd ^Ah", "P3 fold", f"No misdeal: the boxed A♥ is scrap, {GONE}.", BOXED_OUT),
                (7, "^Ah Kd", "D say Hm.", NEXT_CARD, BOXED_NEXT),
                (
                    7,
                    "Kd ^Ah",
                    "D say Hm.",
                    "The boxed A♥ is scrap: replace it after the rest of the round is dealt.",
                    BOXED_AFTER,
                ),
                (7, "^Ah Kd", "D move aside up Ah", NEXT_CARD, BOXED_NEXT[1:]),
                (7, "Kd ^Ah", "P3 move aside", f"No misdeal: the boxed A♥ is scrap, {GONE}.", BOXED_OUT),
                (7, "Kd ^Ah", "P3 move muck", f"No misdeal: the boxed A♥ is scrap, {GONE}.", BOXED_OUT),
                (8, "Jk Kd", "P3 move aside;D turn up Jk", f"No misdeal: the joker is scrap, {GONE}.", OUT),
                (
                    *(7, "^Ah ^Kd", "fold 3;call 4 5"),
                    *(f"It's too late for a misdeal: the boxed A♥ and K♦ are scrap, {GONE}.", BOXED_OUT),
                ),
            )
        )
    ],
)
def test_nothing_is_replaced_in_a_hand_that_is_gone(cards: str, acts: str, first: str, steps: list[str]) -> None:
    answer = on_hand("upt", f"blinds 100 200;seats 6 20000;cards 3 {cards}", f"deal;{acts}")
    assert (answer.sentence, [each.key for each in answer.steps]) == (first, steps)


def test_a_joker_of_a_gone_hand_is_settled_once_it_lies_aside() -> None:
    """[upt:irregularity-8]"""
    answer = on_hand("upt", HEAD.replace("4 Jk", "3 Jk"), "deal;P3 fold;D turn up Jk;D move aside up Jk")
    assert answer.sentence == "Nothing is wrong: seat 4 may call 200 or raise, minimum raise to 400."


LATE_SCRAP = "It's too late for a misdeal: the boxed"


@pytest.mark.parametrize(
    ("third", "sixth", "acts", "first"),
    [
        pytest.param(*row, id=f"upt:irregularity-7-two-{number}")
        for number, row in enumerate(
            (
                (
                    "^Kd Ah",
                    "^Qs 2c",
                    "fold 3;call 4 5",
                    "K♦ and Q♠ are scrap, and the Q♠ is replaced with the next card.",
                ),
                ("^Kd Ah", "^Qs 2c", "call 3 4", "K♦ and Q♠ are scrap, each replaced with the next card."),
                ("^Kd Ah", "^Qs 2c", "fold 3 4 5 6", f"K♦ and Q♠ are scrap, {GONE}."),
                (
                    "Kd ^Ah",
                    "^Qs 2c",
                    "fold 3;call 4 5",
                    "Q♠ and A♥ are scrap, and the Q♠ is replaced after the rest of the round is dealt.",
                ),
                ("^Kd Ah", "2c ^Qs", "call 3 4 5", "K♦ and Q♠ are scrap, each to be replaced."),
            )
        )
    ],
)
def test_of_two_boxed_cards_only_that_of_a_hand_in_play_is_replaced(
    third: str, sixth: str, acts: str, first: str
) -> None:
    head = f"blinds 100 200;seats 9 20000;button 9;cards 3 {third};cards 6 {sixth}"
    assert on_hand("upt", head, f"deal;{acts}").sentence == f"{LATE_SCRAP} {first}"


def test_nothing_is_replaced_in_the_hand_of_an_absent_player() -> None:
    """[upt:irregularity-7] [upt:tournament-13]"""
    answer = on_hand("upt", "blinds 100 200;seats 9 20000;cards 3 Kd ^Ah;absent 3", "deal")
    assert answer.sentence == "The dealer kills seat 3's hand."
    assert answer.also == (f"No misdeal: the boxed A♥ is scrap, {GONE}.",)


TWICE = "cards 3 Ah Kd;cards 5 Ah* 2c"
VOID = "The deck is fouled: the hand is void and every bet goes back, 200 to seat 2 and 100 to seat 1."
NINE = "blinds 100 200;seats 9 20000;button 9"


@pytest.mark.parametrize(
    ("house", "at"), [("tda-2024", "35-E"), ("tda-2022", "35-E"), ("players-2025", "36-E"), ("upt", "irregularity-4")]
)
@pytest.mark.parametrize("acts", ["fold 3 4 5", "fold 3", "fold 3 4 5 6"])
def test_a_card_that_is_there_twice_is_why_a_misdeal_is_called_though_it_was_folded(
    house: str, at: str, acts: str
) -> None:
    answer = on_hand(house, f"{NINE};{TWICE}", f"deal;{acts};D announce misdeal")
    assert (answer.sentence, at in cited(answer)) == (VOID, True)


@pytest.mark.parametrize("acts", ["P3 say Hm.", "P3 turn up;D announce misdeal", "fold 3;D announce misdeal"])
def test_the_twin_of_a_card_with_another_back_is_none_that_was_found_unless_it_was_told(acts: str) -> None:
    """[upt:irregularity-3]"""
    answer = on_hand("upt", f"{NINE};cards 3 Ah~ Kd", f"deal;{acts}")
    assert (answer.sentence, answer.also, "irregularity-4" in cited(answer)) == (VOID, (), False)


@pytest.mark.parametrize(
    ("acts", "steps"),
    [
        pytest.param("deal", ["stop-the-action", "return-the-bets"], id="upt:irregularity-3-at-once"),
        pytest.param("deal;fold 3", ["stop-the-action", "return-the-bets"], id="upt:irregularity-3-later"),
        pytest.param("deal;D stop;D floor", ["return-the-bets"], id="upt:irregularity-3-stopped"),
    ],
)
def test_as_long_as_chips_lie_there_a_void_hand_has_the_bets_returned(acts: str, steps: list[str]) -> None:
    answer = on_hand("upt", f"{NINE};cards 3 Ah~ Kd", acts)
    done = [each.key for each in answer.steps]
    assert (answer.sentence, done) == (VOID, steps)
