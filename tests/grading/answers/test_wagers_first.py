"""What a floor hears first of a bet, call or raise, and what is never told beside it, each with its paragraph."""

import pytest

from tests.grading.answers.in_short import by_players, cited, on_hand
from tests.grading.answers.test_first_sentence import answered
from trainer.grading.answers.answer import Answer

P, T22, T24, F, M, U = "players-2025", "tda-2022", "tda-2024", "foxwoods-2020", "metropolitan", "upt"


def short(house: str, acts: str, head: str = "") -> Answer:
    """The answer on a hand told in short, six players with 20,000 each unless the head says otherwise."""
    own = {line.split()[0] for line in head.split(";") if line}
    usual = [line for line in ("blinds 100 200", "seats 6 20000") if line.split()[0] not in own]
    return on_hand(house, ";".join([*usual, head]), acts)


FLOP = "deal;call 3 4;fold 5 6 1;check 2;flop"
TWO = "deal;fold 3 4 5 6;call 1;check 2;flop"


@pytest.mark.parametrize(("house", "at"), [(P, "52-A"), (T22, "47-A"), (T24, "47-A"), (F, "47"), (M, "43")])
def test_beside_a_closed_betting_no_raise_is_told(house: str, at: str) -> None:
    answer = short(house, "deal;P3 raise 600;P4 all-in;call 5;fold 6 1 2;P3 raise 1500", "seat 4 700")
    assert answer.sentence == "Seat 3 may not raise: it's a call of 700, and 800 goes back."
    assert at in cited(answer)
    assert not [line for line in answer.also if "raises" in line]


@pytest.mark.parametrize(("house", "at"), [(P, "55"), (T22, "55"), (T24, "55"), (F, "55")])
def test_beside_a_raise_of_a_bet_that_was_checked_no_raise_is_told(house: str, at: str) -> None:
    answer = short(house, f"{FLOP};P2 bet 600;P3 check;P3 raise 1800")
    said = "It isn't a raise: seat 3 checked this bet and may only call 600 or fold."
    assert answer.sentence == by_players(said, at, house)
    assert at in cited(answer)
    assert not [line for line in answer.also if "raises" in line]


@pytest.mark.parametrize(
    ("house", "at"), [(P, "49"), (T22, "44"), (T24, "44"), (F, "48"), (M, "44"), (U, "no-limit-10")]
)
def test_one_chip_above_the_pot_bets_all_it_is_worth(house: str, at: str) -> None:
    answer = short(house, f"{TWO};P1 wager one 5000")
    assert answer.sentence == "Seat 1 bets 5,000."
    assert cited(answer) == [at]


@pytest.mark.parametrize(("pot_chips", "sentence"), [("100", "Nothing is wrong"), ("500", "Seat 1 bets 500.")])
def test_one_chip_up_to_the_pot_is_no_news(pot_chips: str, sentence: str) -> None:
    """[tda-2024:44] The pot is 400: one chip of 500 is too large for it; of two bets of 200 nobody asks."""
    acts = f"{TWO};P1 wager one 500" if pot_chips == "500" else f"{TWO};P1 wager 200"
    assert short(T24, acts).sentence.startswith(sentence)


COVERS = "1,000 is the 50% mark and all 1,000 counts when the 900 in front covers the call"


@pytest.mark.parametrize(("house", "at"), [(P, "51-C-2"), (T22, "46-C-2"), (T24, "46-C-2")])
@pytest.mark.parametrize(
    ("more", "sentence"),
    [
        ("25x3", "It's a call of 700, not a raise, as 1,000 is the 50% mark: seat 2 gets 275 back."),
        ("100x1", f"The raise is to 1,300, not 1,000, as {COVERS}: seat 2 puts in 300 more; it's 600 more to seat 3."),
        ("100x4", "Seat 2 raises to 1,300."),
        ("one 500", "Seat 2 raises to 1,400."),
    ],
)
def test_chips_added_to_prior_ones_that_cover_the_bet(house: str, at: str, more: str, sentence: str) -> None:
    """Blinds of 50 and 100, 900 out for the big one, against a raise to 700: half a raise is at 1,000."""
    acts = f"P1 post 50;P2 post 500x1+100x4;deal;P3 raise 700;fold 4 5 6 1;P2 wager {more}"
    answer = short(house, acts, "blinds 50 100")
    assert at in cited(answer)
    assert answer.sentence == sentence


@pytest.mark.parametrize(("house", "at"), [(P, "51-C-2"), (T22, "46-C-2"), (T24, "46-C-2")])
def test_chips_put_out_after_prior_ones_were_pulled_back_size_the_wager(house: str, at: str) -> None:
    """Of 1,200 two chips of 500 stay, and 5,000 comes to them; until it does, he owes a call or a raise."""
    acts = "deal;P3 wager 500x2+100x2;fold 4 5;P6 raise 3000;fold 7 8 9 1 2;P3 pull-back 100x2"
    head = "blinds 200 400;seats 9 40000"
    before, after = (on_hand(house, head, each, "wager", 3) for each in (acts, f"{acts};P3 wager one 5000"))
    assert (before.sentence, after.sentence) == (
        "Seat 3 must call 3,000 or raise to at least 4,800.",
        "Seat 3 raises to 6,000.",
    )
    assert at in cited(after)


COUNTED = f"{FLOP};P2 all-in;P3 request count 2;D tell count"


@pytest.mark.parametrize(("house", "at"), [(P, "54"), (T22, "49"), (T24, "49")])
@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        ("P3 call", "Seat 3 has accepted the full bet of 9,600."),
        ("P3 say call", "Seat 3 owes the full 9,600: 9,600 more goes in."),
        ("P3 wager 8900", "Seat 3 owes the full 9,600: 700 more goes in."),
    ],
)
def test_a_call_after_a_wrong_count_accepts_the_full_bet(house: str, at: str, act: str, sentence: str) -> None:
    answer = short(house, f"{COUNTED} 8900;{act}", "seat 2 9800")
    assert answer.sentence == sentence
    assert at in cited(answer)


def test_a_call_after_the_right_count_is_no_news() -> None:
    """[tda-2024:49]"""
    assert short(T24, f"{COUNTED} 9600;P3 call", "seat 2 9800").sentence.startswith("Nothing is wrong")


DEAD_SMALL = ("P2 post 200;deal", "game omaha pot-limit")
SHORT_BIG = ("deal", "game omaha pot-limit;seat 2 100")
BIG_IN_FULL = "the big blind in full (200)"
UNKNOWN = "doesn't say whether a missing blind counts in the pot: seat 3's maximum is 600 or 700."


@pytest.mark.parametrize(("house", "at"), [(P, "55-B"), (T24, "54-B")])
@pytest.mark.parametrize(("blinds", "full"), [(DEAD_SMALL, "the small blind in full (100)"), (SHORT_BIG, BIG_IN_FULL)])
@pytest.mark.parametrize(
    ("act", "sentence"),
    [
        ("P3 say pot", "The maximum is 700: the pot is 300, counting {full}, and seat 3 puts in 700 more."),
        ("P3 say raise 701", "The maximum is 700: the pot is 300, counting {full}, and seat 3 puts in 700 more."),
        ("P3 raise 600", "The maximum is 700: the pot is 300, counting {full}."),
        ("P3 raise 700", "The maximum is 700: the pot is 300, counting {full}."),
        ("P3 raise 725", "The maximum is 700, counting {full}: seat 3 gets 25 back."),
    ],
)
def test_missing_blinds_count_in_the_pot(
    house: str, at: str, blinds: tuple[str, str], full: str, act: str, sentence: str
) -> None:
    begun, head = blinds
    answer = short(house, f"{begun};{act}", head)
    assert answer.sentence == sentence.format(full=full)
    assert at in cited(answer)


@pytest.mark.parametrize("house", [T22, F, M])
@pytest.mark.parametrize("act", ["P3 say pot", "P3 raise 625", "P3 raise 700", "P3 raise 725", "P3 raise 800"])
def test_a_dead_blind_is_not_spoken_of(house: str, act: str) -> None:
    """[tda-2022:54-B] [foxwoods-2020:53-B] [metropolitan:49-B] Of a short all-in blind alone they speak."""
    answer = short(house, f"{DEAD_SMALL[0]};{act}", DEAD_SMALL[1])
    assert answer.sentence.endswith(UNKNOWN)
    assert answer.lead is not None
    assert answer.lead.silent
    assert not [line for line in answer.also if "700" in line or "raises" in line]


def test_up_to_the_posted_pot_a_dead_blind_is_no_matter() -> None:
    """[tda-2022:54-B] 600 is allowed with the blind counted or not."""
    assert "maximum" not in short(T22, f"{DEAD_SMALL[0]};P3 raise 600", DEAD_SMALL[1]).sentence


@pytest.mark.parametrize(("house", "at"), [(T22, "54-B"), (F, "53-B"), (M, "49-B")])
def test_a_short_big_blind_leaves_the_maximum_alone(house: str, at: str) -> None:
    answer = short(house, f"{SHORT_BIG[0]};P3 raise 725", SHORT_BIG[1])
    assert answer.sentence == f"The maximum is 700, counting {BIG_IN_FULL}: seat 3 gets 25 back."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(P, "46"), (T22, "41"), (T24, "41"), (F, "44"), (M, "40")])
@pytest.mark.parametrize(("bet", "tiny"), [(49000, False), (50000, True), (51000, True)])
def test_a_tiny_chip_is_the_floors_to_read_before_it_is_a_short_call(house: str, at: str, bet: int, tiny: bool) -> None:
    """Blinds of 2,000 and 4,000, one chip of 1,000 against a raise: a fiftieth of the bet is tiny."""
    answer = short(house, f"deal;P3 raise {bet};P4 wager one 1000", "blinds 2000 4000;seats 6 200000")
    full = f"seat 4 makes the full call of {bet:,}, or folds and forfeits 1,000"
    meant = f"The floor decides what 1,000 means when the call is {bet:,}: it may be ruled a full call."
    assert answer.sentence == (meant if tiny else f"The floor decides: {full}.")
    assert (at in cited(answer)) is tiny


@pytest.mark.parametrize(("house", "at"), [(P, "44-A"), (T22, "51-A"), (T24, "51-A"), (F, "42-A"), (M, "38-A")])
def test_im_all_in_declares_it(house: str, at: str) -> None:
    answer = answered(house, "P3 say I'm all-in;P3 wager 500x1")
    assert answer.sentence.startswith("Seat 3 is all-in for ")
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(P, "55-B"), (T22, "54-B"), (T24, "54-B")])
def test_a_raise_of_one_chip_too_much_may_be_told_as_it_was(house: str, at: str) -> None:
    answer = short(house, "deal;P3 raise 701", "game omaha pot-limit")
    assert answer.sentence == "The maximum is 700: seat 3 gets 1 back."
    assert at in cited(answer)


COUNT = f"{FLOP};P2 request pot-count;D tell pot"


@pytest.mark.parametrize(("house", "at"), [(P, "45-B"), (T22, "52-B"), (T24, "52-B"), (F, "54-A")])
@pytest.mark.parametrize(
    ("told", "after", "sentence"),
    [
        (600, "", "The pot bet is 700, not 600: seat 2 puts in 100 more."),
        (800, "", "The pot bet is 700, not 800: seat 2 gets 100 back."),
        (800, ";P3 fold;P4 call", "The pot bet is 700, not 800: seats 2 and 4 make it 700, and 100 goes back to each."),
    ],
)
def test_a_pot_bet_on_a_wrong_count_says_who_puts_in_what(
    house: str, at: str, told: int, after: str, sentence: str
) -> None:
    answer = short(house, f"{COUNT} {told};P2 bet {told}{after}", "game holdem pot-limit")
    assert answer.sentence == sentence
    assert cited(answer) == [at]


def test_a_pot_bet_on_the_right_count_is_the_maximum() -> None:
    """[tda-2024:54-C] [tda-2024:52-B]"""
    answer = short(T24, f"{COUNT} 700;P2 bet 700", "game holdem pot-limit")
    assert answer.sentence == "The maximum is 700: the pot is 700."


@pytest.mark.parametrize(("house", "at"), [(P, "41-C"), (T22, "40-C"), (T24, "40-C"), (F, "40-C"), (M, "36-C")])
@pytest.mark.parametrize(("words", "amount"), [("a thousand", "1,000"), ("I make it a thousand five hundred", "1,500")])
def test_a_thousand_is_one_of_them(house: str, at: str, words: str, amount: str) -> None:
    answer = short(house, f"{FLOP};P2 say {words}")
    assert answer.sentence == f"Seat 2 bets {amount} and puts in {amount} more."
    assert cited(answer) == [at]


@pytest.mark.parametrize(("house", "at"), [(P, "47-B"), (T22, "42-B"), (T24, "42-B"), (F, "45-B"), (M, "41-B")])
def test_raise_with_a_number_that_can_mean_one_thing_alone(house: str, at: str) -> None:
    """Facing 600, "raise five" can be no 500; facing 200 it may be 500 or 5,000."""
    answer = short(house, "deal;P3 raise 600;P4 say raise five")
    assert answer.sentence == "Seat 4 raises to 5,000 and puts in 5,000 more."
    assert at in cited(answer)
    assert "5,000 and puts in" not in short(house, "deal;P3 say raise five").sentence


@pytest.mark.parametrize(("house", "at"), [(P, "44-A"), (T22, "51-A"), (T24, "51-A"), (F, "42-A"), (M, "38-A")])
@pytest.mark.parametrize("words", ["re-raise", "I raise it up", "reraising"])
def test_other_words_for_a_raise_without_an_amount(house: str, at: str, words: str) -> None:
    answer = short(house, f"deal;P3 raise 600;P4 say {words}")
    assert answer.sentence == "Seat 4 must raise to at least 1,000."
    assert cited(answer) == [at]


@pytest.mark.parametrize(("house", "at"), [(P, "46-A"), (T22, "41-A"), (T24, "41-A"), (F, "44-A"), (M, "40-A")])
def test_call_and_raise_in_one_breath_is_a_call(house: str, at: str) -> None:
    answer = short(house, "deal;P3 raise 600;P4 say I call your 600 and raise 500")
    assert answer.sentence == "It's a call: seat 4 puts in 600 more, 600 in all."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(P, "46-A"), (T22, "41-A"), (T24, "41-A"), (F, "44-A"), (M, "40-A")])
@pytest.mark.parametrize("amount", [575, 600, 625])
def test_call_with_an_amount_calls(house: str, at: str, amount: int) -> None:
    """An undercall is one only where "call" wasn't said first, and the first word is the act."""
    answer = short(house, f"deal;P3 raise 600;P4 say call {amount}")
    assert answer.sentence == "It's a call: seat 4 puts in 600 more, 600 in all."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(T22, "51-B"), (T24, "51-B")])
def test_a_short_call_of_a_raise_may_be_forfeited_and_what_is_more_goes_back(house: str, at: str) -> None:
    acts = f"{FLOP};P2 bet 400;P3 raise 1200;P4 wager one 500"
    answer = short(house, acts)
    says = "The floor decides: seat 4 calls the full 1,200, or folds, forfeits 400 and gets 100 back."
    assert answer.sentence == says
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(T22, "52-B"), (T24, "52-B"), (P, "45-B")])
def test_a_pot_counted_too_high_gives_the_rest_back_to_each(house: str, at: str) -> None:
    acts = f"{FLOP};P2 request pot-count;D tell pot 1100;P2 bet 1100;call 3 4"
    answer = short(house, acts, "game omaha pot-limit")
    assert answer.sentence == "The pot bet is 700, not 1,100: seats 2, 3 and 4 make it 700, and 400 goes back to each."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(T22, "15-B"), (T24, "15-B"), (F, "15-B"), (P, "16-B")])
def test_a_bettor_who_lets_go_before_the_next_card_is_held_though_all_have_called(house: str, at: str) -> None:
    answer = short(house, f"{FLOP};P2 bet 400;P3 call;fold 4;P2 move muck")
    assert answer.sentence.startswith("Hold seat 2's cards and call the floor; once they can't be identified, ")
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(T22, "40-A"), (T24, "40-A"), (P, "41-A"), (F, "40-A")])
def test_a_raise_said_when_the_chips_have_called_is_a_call(house: str, at: str) -> None:
    answer = short(house, f"{FLOP};P2 bet 400;P3 wager 400;P3 say Raise 1200.")
    assert answer.sentence == "The chips came first: it's a call of 400 by seat 3, not a raise."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(T22, "40-A"), (T24, "40-A"), (P, "41-A"), (F, "40-A")])
@pytest.mark.parametrize("after", ["wager one 5000", "raise 9000"])
def test_what_a_bet_is_comes_before_the_answer_to_it(house: str, at: str, after: str) -> None:
    """The printed hand of the 5,000 chip with forty-two thousand said: the floor says first which it is."""
    answer = short(house, f"{TWO};P1 say Eight thousand.;P1 wager one 5000;P2 {after}")
    assert (
        answer.sentence
        == "The floor rules on seat 1's bet: the player said 8,000 first, which normally counts, but put out 5,000."
    )
    assert at in cited(answer)


@pytest.mark.parametrize("house", [pytest.param(P, id=f"{P}:52-A"), T22, T24, F, M])
@pytest.mark.parametrize(("after", "seat", "call"), [("", 6, 7500), (";fold 6 1", 2, 3500)])
def test_an_all_in_is_told_with_what_the_next_player_may_do(house: str, after: str, seat: int, call: int) -> None:
    """Nobody's all-in closes the raise of a player who has not acted: the last full raise is the least one."""
    answer = short(house, f"deal;P3 call;fold 4;P5 all-in{after}", "blinds 2000 4000;seats 6 90000;seat 5 7500")
    rights = f"seat {seat} may call {call:,} or raise, minimum raise to 11,500"
    assert answer.sentence.startswith(f"Seat 5 is all-in for 7,500; {rights}")


@pytest.mark.parametrize(("house", "at"), [(P, "42-A"), (T22, "53-A"), (T24, "53-A"), (F, "43-A"), (M, "39-A")])
@pytest.mark.parametrize("how", ["move muck", "move aside", "fold"])
def test_a_hand_thrown_away_before_its_turn_is_a_fold_out_of_turn(house: str, at: str, how: str) -> None:
    answer = short(house, f"{FLOP};P2 bet 600;P4 {how}")
    assert (
        answer.sentence
        == "Seat 4's out-of-turn fold is binding; the action is on seat 3, who may call 600, raise or fold."
    )
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), [(P, "50-B-2"), (T24, "45-B-2"), (T22, "45-B-2")])
def test_last_chips_without_a_word_are_told_to_be_all_in_with_what_they_leave_open(house: str, at: str) -> None:
    """The chips fall short of the share of a raise and might be taken for a call."""
    head = "on flop;blinds 250 500;pot 3000;in 1 2;seat 2 1300"
    answer = short(house, "P1 bet 1100;P2 wager 1000+100x3", head)
    shut = "eat 1 may only call 200 or fold: 200 more is short of a full raise of 1,100."
    assert answer.sentence == (
        f"Seat 2 is all-in for 1,300: the call didn't need every chip, so the 50% mark doesn't matter; s{shut}"
    )
    assert short(house, "P1 bet 1100;P2 all-in", head).sentence == f"S{shut}", at
