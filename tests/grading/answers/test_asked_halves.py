"""What was asked stands in the first sentence: the second half of a ruling, what a check leaves, blind and ante."""

import pytest

from tests.grading.answers.in_short import by_players, cited, on_hand
from trainer.grading.answers.answer import Answer

T2, T4, P, F, M, U = "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"


def answered(house: str, text: str, ask: str = "", seat: int = 0) -> Answer:
    return on_hand(house, *text.split("/"), ask, seat)


NO_ANTE = "All {} go to the big blind; no ante is posted."
PLAIN = "Nothing is wrong: seat 3 may call 2,000 or raise, minimum raise to 4,000."


@pytest.mark.parametrize(
    ("house", "below", "above"), [(F, "bba-2", "bba-1"), (T4, "RP-11", "RP-11"), (P, "RP-11", "RP-11")]
)
@pytest.mark.parametrize("acts", ["deal", "P1 post 1000"])
def test_a_big_blind_short_of_blind_and_ante_posts_the_blind_first(
    house: str, below: str, above: str, acts: str
) -> None:
    head = "blinds 1000 2000 2000;seats 9 50000;button 9;seat 2 {}/" + acts
    for stack, at, sentence in (
        (1900, below, NO_ANTE.format("1,900")),
        (2000, below, NO_ANTE.format("2,000")),
        (2500, above, "Of seat 2's 2,500, 2,000 is the big blind and 500 the ante."),
    ):
        answer = answered(house, head.format(stack))
        assert (answer.sentence, cited(answer)) == (by_players(sentence, at, house), [at])
    full = answered(house, head.format(4000))
    assert full.sentence == (PLAIN if acts == "deal" else "Nothing is wrong.")


@pytest.mark.parametrize("house", [T2, M])
def test_a_short_big_blind_is_not_covered_where_nothing_is_printed_of_it(house: str) -> None:
    """Nor at Foxwoods without an ante for all."""
    head = "blinds 1000 2000{};seats 9 50000;button 9;seat 2 1900/deal"
    assert "doesn't cover this: a blind" in answered(house, head.format(" 2000")).sentence
    assert "doesn't cover this: a blind" in answered(F, head.format("")).sentence


RIVER = "on river;blinds 100 200;pot 1200;in 3 8;seats 9 20000/P3 bet 600"


@pytest.mark.parametrize(("house", "at"), [(T2, "55"), (T4, "55"), (F, "55"), (P, "55")])
@pytest.mark.parametrize("after", ["", ";D announce-bet bet 600", ";P8 say Raise, 2,500"])
def test_a_bet_checked_leaves_a_call_or_a_fold(house: str, at: str, after: str) -> None:
    answer = answered(house, f"{RIVER};P8 say Check{after}", "rights")
    said = by_players("Seat 8 may only call 600 or fold.", at, house)
    assert (answer.sentence, cited(answer)) == (said, [at])


@pytest.mark.parametrize("house", [T2, T4, F, P])
def test_who_has_not_checked_the_bet_may_raise(house: str) -> None:
    """TDA 55, Foxwoods 55."""
    for acts in (RIVER, RIVER.replace("P3 bet 600", "P3 check;P8 bet 600")):
        assert answered(house, acts, "rights").sentence.endswith("may call 600 or raise, minimum raise to 1,200.")


@pytest.mark.parametrize("house", [M, U])
def test_a_house_without_that_rule_leaves_the_rights_open(house: str) -> None:
    answer = answered(house, f"{RIVER};P8 say Check", "rights")
    assert answer.sentence == "Seat 8 may call 600 or raise, minimum raise to 1,200."


THREE = "on river;blinds 200 400;pot 2600;in 2 5 8;seats 9 20000/check 2;{}"
FOLDS = [(P, "58"), (T2, "58"), (T4, "58"), (F, "58"), (M, "52")]


@pytest.mark.parametrize(("house", "at"), FOLDS)
@pytest.mark.parametrize("acts", ["P5 move aside;P5 say I fold", "P5 say I fold;P5 move aside"])
def test_cards_pushed_forward_and_the_word_fold_are_one_act(house: str, at: str, acts: str) -> None:
    for after in ("", ";P5 request live-hand I want them back"):
        answer = answered(house, THREE.format(acts + after))
        assert (answer.sentence, cited(answer)) == ("Seat 5's fold is binding and may be penalized.", [at])


@pytest.mark.parametrize(("house", "at"), [(P, "42-A"), (T2, "53-A"), (T4, "53-A"), (F, "43-A"), (M, "39-A")])
def test_whoever_folds_out_of_turn_says_so_once(house: str, at: str) -> None:
    answer = answered(house, THREE.format("P8 say I fold"))
    assert answer.sentence == "Seat 8's out-of-turn fold is binding; the action is on seat 5, who may check or bet."
    assert at in cited(answer)


OUT = "on river;blinds 200 400;pot 6000;in 4 6 1;seats 9 40000;button 1;cards 4 Ks Kd;cards 6 Qs Jd/P4 bet 3000;"
GONE = "P4 move aside down Ks Kd;D move muck down Ks Kd;D scramble Ks Kd Qs Jd"


@pytest.mark.parametrize(("house", "at"), [(T2, "15-B"), (T4, "15-B"), (P, "16-B"), (F, "15-B")])
def test_who_wins_is_told_with_a_bettor_whose_cards_are_gone(house: str, at: str) -> None:
    """With one player left, and with two, of whom nobody knows who wins."""
    answer = answered(house, f"{OUT}fold 6;{GONE}")
    assert answer.sentence == "Seat 4 is out; the uncalled 3,000 comes back, and seat 1 wins 6,000."
    assert cited(answer) == [at]
    two = OUT.replace("in 4 6 1", "in 4 6 7 1").replace("6000", "8000")
    assert answered(house, f"{two}fold 6;{GONE}").sentence == "Seat 4 is out; the uncalled 3,000 comes back."


def test_a_hand_shown_for_a_third_player_is_dead_and_the_other_wins() -> None:
    """UPT showdown-5: and no floor may fetch back what it makes dead."""
    hands = "board Ks 8s 2s 7c 3d;cards 2 Kd 8d;cards 7 As 5s"
    muck = "P7 move aside down As 5s;D move muck down As 5s"
    text = f"on river;blinds 100 200;pot 2400;in 2 7;seats 9 20000;{hands}/P2 bet 1000;P7 call;show 2;{muck}"
    for asked in ("", "showdown"):
        answer = answered(U, f"{text};P3 request see 7", asked)
        assert answer.sentence == "Seat 7's hand is shown and is dead, and seat 2 wins 4,400."
        assert (cited(answer), answer.also) == (["showdown-5"], ())
    unasked = "The floor may rule seat 7's mucked hand dead, or retrieve it; without that hand, seat 2 wins 4,400."
    assert answered(U, text).sentence == unasked


@pytest.mark.parametrize(("house", "at"), [(P, "44-C"), (T2, "51-C"), (T4, "51-C"), (F, "42-C")])
def test_several_short_calls_of_the_opening_bet_go_back_to_the_first(house: str, at: str) -> None:
    head = "on flop;blinds 1000 2000;pot 20000;in 1 2 3 6 8;seats 9 100000/P1 bet 4000;{}P3 wager {};P6 wager {}"
    first = "The action goes back to seat 3, who makes the full call of 4,000; the floor decides on seat"
    fold = "fold 2;"
    two = answered(house, head.format(fold, 2000, 2000))
    assert (two.sentence, cited(two)) == (f"{first} 6.", [at])
    assert answered(house, head.format(fold, 2000, "2000;P8 wager 3000")).sentence == f"{first}s 6 and 8."
    raised = answered(house, head.format("P2 raise 8000;", 2000, 2000)).sentence
    either = "a full call of 8,000 or a fold that forfeits 2,000"
    assert raised == f"The action goes back to seat 3: the floor decides on {either}, and on seat 6."
    assert not answered(house, head.format(fold, 2000, 4000)).sentence.startswith("The action goes back to seat")


def test_a_joker_played_costs_the_hand_and_its_chips_and_the_deal_goes_on() -> None:
    """UPT irregularity-8; found before its holder acts it is replaced."""
    head = "blinds 200 400;button 2;seats 9 20000;cards 5 Jk Kd/deal;{}"
    late = answered(U, head.format("P5 call;P6 raise 1200;P5 turn up Jk"))
    assert late.sentence == (
        "Seat 5's hand is dead, as seat 5 acted before the joker was found, and its 400 stays in; the "
        "deal goes on, as a joker isn't a misdeal."
    )
    assert "irregularity-8" in cited(late)
    assert answered(U, head.format("P5 turn up Jk")).sentence.startswith("The joker is scrap")


NEXT = (
    "It's too late to correct the button, as there was substantial action: play on, and "
    "seat {} has the button next hand."
)
WRONG = "blinds 300 600;seats 9 30000;last-hand 2 3 4;button 4/deal;"


@pytest.mark.parametrize(("house", "at"), [(T4, "34-A"), (P, "35-A")])
def test_a_button_too_late_to_correct_moves_on_from_where_it_is(house: str, at: str) -> None:
    """Fold and call are substantial action; one act or two folds are not."""
    answer = answered(house, f"{WRONG}fold 7;P8 call")
    assert answer.sentence == NEXT.format(5)
    assert at in cited(answer)
    for acts in ("P7 call", "fold 7 8"):
        assert answered(house, WRONG + acts).sentence.startswith("Correct the button")
    assert answered(house, f"{WRONG}fold 8 9 1".replace("button 4", "button 4;seat 5 0")).sentence == NEXT.format(6)


def test_a_house_that_prints_nothing_of_the_next_button_names_none() -> None:
    """UPT misdeal-1; TDA 2022, Foxwoods and Metropolitan print nothing on the button at all."""
    acts = f"{WRONG}fold 7;P8 call"
    late = "It's too late to correct the button: play on, and correct the button and the blinds for the next hand."
    assert answered(U, acts).sentence == late
    for house in (T2, F, M):
        assert answered(house, acts).sentence.endswith(" doesn't say where the button goes next: the floor decides.")


DEAD = "game omaha pot-limit;blinds 500 1000;seats 9 60000;button 9;seat 1 {}/P2 post {};deal;P3 say Pot"


@pytest.mark.parametrize(("house", "at"), [(T4, "54-B"), (P, "55-B")])
@pytest.mark.parametrize("ask", ["", "wager"])
def test_pot_counts_a_small_blind_that_is_dead_at_an_empty_seat(house: str, at: str, ask: str) -> None:
    """The big blind alone, posted past the empty seat; seat 3 acts first."""
    answer = answered(house, DEAD.format(0, 1000), ask)
    assert answer.sentence == (
        "The maximum is 3,500: the pot is 1,500, counting the small blind in full (500), and seat 3 puts in 3,500 more."
    )
    assert at in cited(answer)


@pytest.mark.parametrize(
    ("one", "post", "first"), [(0, 1000, 3), (0, 500, 4), (60000, 1000, 3), (0, "1000;P4 post 500", 4)]
)
def test_only_a_whole_big_blind_past_an_empty_seat_makes_the_small_one_dead(
    one: int, post: int | str, first: int
) -> None:
    """UPT button-0-b names the blinds that are due where none is dead."""
    answer = answered(U, DEAD.format(one, post).removesuffix(";P3 say Pot"))
    dead = (one, post) == (0, 1000)
    assert answer.sentence.startswith(f"Nothing is wrong: seat {first} may call 1,000") is dead
    assert answer.sentence.endswith(f"seat {first} acts first.") is not dead


def test_the_wrong_place_of_a_button_is_not_named_as_the_right_one() -> None:
    """TDA 2022 prints nothing on it: seat 3 is where it was due."""
    sentence = "TDA 2022 doesn't cover this: the button is in the wrong place, not at seat 3; if the first card, "
    assert answered(T2, f"{WRONG}fold 7").sentence.startswith(sentence)


@pytest.mark.parametrize(("house", "at"), [(P, "21"), (T2, "20"), (F, "20")])
@pytest.mark.parametrize(("pot", "odd"), [(9900, False), (10000, True), (10200, False)])
def test_odd_chips_lead_only_where_there_are_odd_ones(house: str, at: str, pot: int, odd: bool) -> None:
    hands = "board Ks Qd Jh Tc 9s;cards 1 2c 2d;cards 4 3c 3d;cards 7 4c 4d"
    text = f"on river;blinds 100 200;pot {pot};in 1 4 7;seats 9 20000;{hands}/check 1 4 7;show 1 4 7"
    answer = answered(house, text)
    if odd:
        assert (answer.sentence[:13], cited(answer)[0]) == ("Odd chips go ", at)
    else:
        share = f"{pot // 3:,}"
        assert answer.sentence == f"Seat 1 wins {share}, seat 4 wins {share} and seat 7 wins {share}."


POT = "game omaha pot-limit;blinds 100 200;seats 6 20000/deal;P3 say pot;{}"


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:55-B"), "tda-2024", "tda-2022"])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P4 say pot", "the maximum is 2,400: the pot is 1,000, and seat 4 puts in 2,400 more."),
        ("P4 raise 2400", "seat 5 may call 2,400"),
        ("P4 call", "It's a call: seat 4 puts in 700 more, 700 in all."),
    ],
)
def test_the_pot_said_before_the_flop_is_what_the_next_one_faces(house: str, acts: str, sentence: str) -> None:
    assert sentence in answered(house, POT.format(acts)).sentence


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:55-B"), "tda-2024"])
def test_a_pot_on_top_of_a_pot_counts_a_dead_blind_in_full(house: str) -> None:
    dead = POT.replace("/deal", "/P2 post 200;deal")
    assert "the maximum is 2,400: the pot is 1,000" in answered(house, dead.format("P4 say pot")).sentence


@pytest.mark.parametrize("house", ["players-2025", "tda-2022"])
def test_a_call_of_a_raise_in_words_is_of_all_of_it(house: str) -> None:
    hand = "blinds 100 200;seats 6 20000/deal;P3 say raise 700;P4 call"
    assert answered(house, hand).sentence == "It's a call: seat 4 puts in 700 more, 700 in all."


@pytest.mark.parametrize(
    ("house", "acts", "said"),
    [
        pytest.param(
            F,
            "check 2;P5 bet 2000;call 2;D muck 5;D scramble muck",
            "Seat 5 is out; what was called isn't refunded; seat 2 wins 6,400.",
            id="foxwoods-2020:65-A",
        ),
        pytest.param(
            T4,
            "P2 bet 2000;call 5;P2 move aside;D muck 2",
            "Seat 2's hand is dead, and seat 5 wins 6,400 without tabling.",
            id="tda-2024:17-B",
        ),
    ],
)
def test_a_called_hand_that_is_gone_leaves_the_pot_to_the_other(house: str, acts: str, said: str) -> None:
    assert answered(house, f"on river;blinds 100 200;pot 2400;in 2 5;seats 9 20000/{acts}").sentence == said


@pytest.mark.parametrize(
    ("acts", "ask", "says"),
    [
        pytest.param(
            "P2 bet 600;P7 call;P5 raise 1800;P2 fold;P7 say raise to 5000",
            "rights",
            (
                "Seat 7's action isn't binding, as seat 5's raise changed the "
                "action: 600 goes back, and seat 7 may only call 1,800 or fold."
            ),
            id="39-A-another-folds-out-of-turn",
        ),
        pytest.param(
            "P2 check;P5 check;P7 bet 900;fold 2;wait 90;P7 request clock;F tell time;P5 call",
            "pots",
            "Seat 5's hand is dead: the 50 seconds plus a count of 10 are over; seat 7 wins 1,200, and the uncalled "
            "900 goes back.",
            id="26-called-too-late",
        ),
        pytest.param(
            "P2 bet 600;P5 call;D muck 2;D scramble muck", "", "Seat 2 is out; what was called isn't refunded.", id="59"
        ),
    ],
)
def test_at_metropolitan(acts: str, ask: str, says: str) -> None:
    head = "on flop;blinds 100 200;pot 1200;in 2 5 7;seats 9 20000"
    assert on_hand(M, head, acts, ask, 7 if ask == "rights" else 0).sentence == says
