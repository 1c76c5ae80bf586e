"""Wagers in the words that players use, chips that come before the words, and raises that the house may cap."""

import pytest

from tests.grading.answers.in_short import by_players, cited, on_hand
from trainer.grading.answers.answer import Answer

P, T22, T24, F, M, U = "players-2025", "tda-2022", "tda-2024", "foxwoods-2020", "metropolitan", "upt"

FAMILY = ((T22, "40-A"), (T24, "40-A"), (P, "41-A"), (F, "40-A"))
TDA = (T22, T24, P, F, M)
HEAD = "blinds 100 200;seats 9 20000;---;deal"
ON_TURN = "on turn;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000;---"
FACING = f"{ON_TURN};P2 bet 400"
BIG_BLIND = f"{HEAD};P3 raise 600;fold 4 5 6 7 8 9 1"
LIMIT = "game holdem limit;blinds 100 200;small-bet 200;big-bet 400"


def short(house: str, told: str) -> Answer:
    """The answer on a hand told in short, lines parted by semicolons."""
    return on_hand(house, *told.split(";---;"))


@pytest.mark.parametrize("house", [*TDA, U])
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("raise it up to twelve hundred", "Seat 5 raises to 1,200 and puts in 1,200 more."),
        ("two k", "Seat 5 raises to 2,000 and puts in 2,000 more."),
        ("I'm raising to 2.5k", "Seat 5 raises to 2,500 and puts in 2,500 more."),
        ("raise, six hundred more", "Seat 5 raises to 1,000 and puts in 1,000 more."),
        ("bet twelve hundred", "Seat 5 raises to 1,200 and puts in 1,200 more."),
        ("raise by six hundred", "Seat 5 raises to 1,000 and puts in 1,000 more."),
        ("min-raise", "Seat 5 raises to 800 and puts in 800 more."),
        ("twelve hundred, no, two thousand", "Seat 5 raises to 1,200 and puts in 1,200 more."),
        ("I'm going all in", "Seat 5 is all-in for 20,000 and puts in 20,000 more."),
        ("raise, all in", "Seat 5 is all-in for 20,000 and puts in 20,000 more."),
    ],
)
def test_a_raise_in_plain_card_room_words(house: str, words: str, sentence: str) -> None:
    assert short(house, f"{FACING};P5 say {words}").sentence == sentence


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize("words", ["call, one thousand", "call two hundred", "I call, and I raise six hundred"])
def test_who_says_call_first_calls_whatever_amount_he_adds(house: str, words: str) -> None:
    answer = short(house, f"{FACING};P5 say {words}")
    assert answer.sentence == "It's a call: seat 5 puts in 400 more, 400 in all."


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("twelve hundred", "Seat 2 raises to 1,200 and puts in 1,000 more."),
        ("nine hundred", "The raise is to 1,000, not 900: seat 2 puts in 800 more; it's 400 more to seat 3."),
        ("seven hundred", "It's a call: seat 2 puts in 400 more, 600 in all."),
        ("six hundred", "It's a call: seat 2 puts in 400 more, 600 in all."),
        ("four hundred", "It's a call: seat 2 puts in 400 more, 600 in all."),
    ],
)
def test_an_amount_alone_is_a_total_where_prior_chips_lie(house: str, words: str, sentence: str) -> None:
    assert short(house, f"{BIG_BLIND};P2 say {words}").sentence == sentence


@pytest.mark.parametrize(("house", "at"), FAMILY)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            "P5 say six hundred;P5 wager 500",
            "The floor rules on seat 5's bet: the player said 600 first, which normally counts, but put out 500.",
        ),
        (
            "P5 wager 1000;P5 say two thousand",
            "The floor rules on seat 5's bet: the player put out 1,000 first, which normally counts, but said 2,000.",
        ),
    ],
)
def test_of_words_against_chips_it_is_told_which_came_first(house: str, at: str, acts: str, sentence: str) -> None:
    answer = short(house, f"{ON_TURN};P2 check;{acts}")
    assert answer.sentence == sentence
    assert at in cited(answer)


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("acts", "stays"),
    [
        ("wager 400;P5 fold", "400 stays in the pot"),
        ("wager one 1000;P5 fold", "400 stays in the pot"),
        ("wager 1200;P5 say fold", "raise of 1,200 stands"),
    ],
)
def test_chips_before_a_fold_stay_in(house: str, acts: str, stays: str) -> None:
    answer = short(house, f"{FACING};P5 {acts}")
    assert answer.sentence == f"The chips came first: seat 5's {stays}, and the fold is binding and may be penalized."


@pytest.mark.parametrize("house", [pytest.param(T22, id="tda-2022:48"), pytest.param(T24, id="tda-2024:48")])
def test_a_raise_in_limit_rests_on_the_limit_of_the_house(house: str) -> None:
    many = "P3 raise 400;P4 raise 600;P5 raise 800"
    third = short(house, f"{LIMIT};seats 9 20000;---;deal;{many}")
    fourth = short(house, f"{LIMIT};seats 9 20000;---;deal;{many};P6 raise 1000")
    assert third.sentence == "Seat 5 raises to 800, if your house's limit on raises allows a 3rd."
    assert fourth.sentence == "Seat 6 raises to 1,000, if your house's limit on raises allows a 4th."
    two = "P2 raise 400;P1 raise 600;P2 raise 800;P1 raise 1000"
    last = short(house, f"{LIMIT};seats 2 20000;---;deal;{two}")
    assert last.sentence == "Seat 1 raises to 1,000; with two players left in the event there is no limit on raises."


@pytest.mark.parametrize("house", [*TDA, U])
def test_bets_of_the_street_before_count_in_no_bet(house: str) -> None:
    limped = "blinds 100 200;seats 4 20000;button 1;---;deal;call 4 1 2;P3 check;D burn;D lay 3 up"
    said = short(house, f"{limped};P2 say six hundred")
    called = short(house, f"{limped};P2 say six hundred;D bring-in-bets;P2 wager 600;P3 wager one 1000")
    assert said.sentence == "Seat 2 bets 600 and puts in 600 more."
    assert called.sentence == "It's a call of 600, not a raise: seat 3 gets 400 back."


LIMIT_TURN = "game holdem limit;blinds 100 200;small-bet 200;big-bet 400;on turn;pot 900;in 2 5;seats 9 20000;---"


@pytest.mark.parametrize("house", TDA)
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P2 say bet", "Seat 2 bets 400."),
        ("P2 say four hundred", "Seat 2 bets 400 and puts in 400 more."),
        ("P2 bet 400;P5 say raise", "Seat 5 raises to 800."),
        ("P2 bet 400;P5 say eight hundred", "Seat 5 raises to 800 and puts in 800 more."),
        ("P2 bet 400;P5 say raise, four hundred more", "Seat 5 raises to 800 and puts in 800 more."),
    ],
)
def test_in_limit_an_amount_is_the_one_that_there_is(house: str, acts: str, sentence: str) -> None:
    assert short(house, f"{LIMIT_TURN};{acts}").sentence == sentence


@pytest.mark.parametrize("house", [*TDA, U])
def test_who_folded_out_of_turn_is_in_no_bet_any_more(house: str) -> None:
    head = "on flop;blinds 50 100;pot 950;in 3 4 5 6;seats 9 20000;---"
    answer = short(house, f"{head};check 3 4;P6 fold;P5 bet 300;P6 call")
    assert answer.sentence == "Seat 6's fold is binding: the 300 goes back, and the action is on seat 3."


@pytest.mark.parametrize(("house", "at"), [(T22, "51-C"), (T24, "51-C"), (P, "44-C"), (F, "42-C")])
def test_of_short_calls_of_a_raise_the_first_is_the_floors_too(house: str, at: str) -> None:
    head = "on turn;blinds 1000 2000;pot 17000;in 2 4 5 7;seats 9 80000;---"
    answer = short(house, f"{head};P2 bet 2000;P4 raise 8000;P5 wager 2000;P7 wager 2000")
    either = "a full call of 8,000 or a fold that forfeits 2,000"
    says = f"The action goes back to seat 5: the floor decides on {either}, and on seat 7."
    assert answer.sentence == says
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(T22, "46-B"), (T24, "46-B"), (P, "51-B"), (F, "50-B")])
def test_no_fold_is_said_once_a_prior_chip_is_pulled_back(house: str, at: str) -> None:
    answer = short(house, f"{BIG_BLIND};P2 pull-back 200;P2 say fold")
    assert answer.sentence == "Seat 2 must call 600 or raise to at least 1,000."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(T22, "47-A"), (T24, "47-A"), (P, "52-A"), (F, "47"), (M, "43")])
def test_who_asks_whether_he_may_raise_is_told_how_far(house: str, at: str) -> None:
    head = "blinds 2000 4000;seats 9 80000;seat 5 7500;---;deal;P3 call;P4 fold;P5 all-in;fold 6 7 8 9 1"
    answer = short(house, f"{head};P2 request reopened")
    assert answer.sentence.startswith("Seat 2 may call 3,500 or raise, minimum raise to 11,500")
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(T22, "54-C"), (T24, "54-D"), (P, "55-D"), (F, "53-C")])
def test_chips_after_pot_said_at_no_limit_are_the_bet_where_they_make_one(house: str, at: str) -> None:
    bet = short(house, f"{ON_TURN};P2 say I bet the pot;P2 wager 2400")
    few = short(house, f"{ON_TURN};P2 say I bet the pot;P2 wager 100")
    raised = short(house, f"{FACING};P5 say pot;P5 wager 2000")
    assert bet.sentence == "Seat 2 bets the 2,400 put out; those words aren't a valid bet and may be penalized."
    assert few.sentence == "The bet is to 200, not 100: seat 2 puts in 100 more."
    assert (
        raised.sentence == "Seat 5 raises to the 2,000 put out; those words aren't a valid raise and may be penalized."
    )
    assert at in cited(bet)


@pytest.mark.parametrize("house", [*TDA, U])
@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P2 say bet thirty thousand", "Seat 2 bets 20,000 and puts in 20,000 more."),
        ("P2 bet 400;P5 say raise to twenty thousand", "Seat 5 raises to 20,000 and puts in 20,000 more."),
        ("P2 bet 400;P5 say raise to thirty thousand", "Seat 5 raises to 20,000 and puts in 20,000 more."),
    ],
)
def test_more_than_a_player_has_is_all_of_it(house: str, acts: str, sentence: str) -> None:
    assert short(house, f"{ON_TURN};{acts}").sentence == sentence


@pytest.mark.parametrize("house", TDA)
def test_a_short_call_all_in_at_pot_limit_is_nothing_to_put_right(house: str) -> None:
    head = "game omaha pot-limit;blinds 100 200;on flop;pot 700;in 2 4 5;seats 9 20000;seat 4 300;---"
    called = short(house, f"{head};P2 bet 600;P4 wager 300").sentence
    assert called == "Nothing is wrong: seat 5 may call 600 or raise, minimum raise to 1,200, maximum 2,800."
    assert short(house, f"{head};P2 say bet five").sentence.startswith("Seat 2 bets 500")


@pytest.mark.parametrize(("house", "at"), [(T22, "40-A"), (T24, "40-A"), (P, "41-A"), (F, "40-A")])
def test_a_number_of_which_every_meaning_is_over_the_pot_is_for_the_floor(house: str, at: str) -> None:
    answer = short(house, f"{HEAD};P3 say five")
    assert answer.sentence == "The floor decides what seat 3 meant: 500 or 5,000."
    assert at in cited(answer)


@pytest.mark.parametrize("house", TDA)
def test_call_said_where_a_prior_chip_covers_the_raise_is_a_call(house: str) -> None:
    posted = "blinds 100 200;seats 9 20000;---;P1 post 100;P2 post 1000x1;deal;P3 raise 600;fold 4 5 6 7 8 9 1"
    assert short(house, f"{posted};P2 say call").sentence == "It's a call of 600, not a raise: seat 2 gets 400 back."


@pytest.mark.parametrize(("house", "at"), [(T22, "49"), (T24, "49"), (P, "54"), (F, "52"), (M, "48")])
def test_more_than_the_bet_by_a_wrong_count_goes_back(house: str, at: str) -> None:
    head = "on river;blinds 100 200;pot 2400;in 2 5 7;seats 9 20000;seat 2 6000;---;P2 all-in;P5 request count 2"
    answer = short(house, f"{head};D tell count 8000;P5 wager 8000;D count bet-2")
    assert answer.sentence == "Seat 5 has accepted the full bet of 6,000 and gets 2,000 back."
    assert at in cited(answer)


@pytest.mark.parametrize("house", [pytest.param(T24, id=f"{T24}:55-A"), pytest.param(P, id=f"{P}:intro-1"), F])
def test_a_player_may_say_call_with_nothing_to_call(house: str) -> None:
    said = by_players("It's a check by seat 2.", "55-A", house)
    assert short(house, f"{ON_TURN};P2 call").sentence == said
