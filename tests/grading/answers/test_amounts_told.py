"""Amounts that are said, not round, or no raise: the total that is told first, and nothing against it beside it."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from tests.grading.answers.test_first_sentence import FLOP, SILENT, F, M, P, U, answered

T, N = "tda-2022", "tda-2024"
AT = {"call": {M: "36-C", F: "40-C", U: "betting-8"}, "bet": {M: "36-B", F: "40-B", P: "41-B", T: "40-B", N: "40-B"}}


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        pytest.param("one hundred", "It's a full call of 200: seat 3 puts in 200 more.", id="upt:no-limit-9-below"),
        pytest.param("two hundred", "It's a call: seat 3 puts in 200 more, 200 in all.", id="upt:betting-8-call"),
        pytest.param("four hundred", "Seat 3 raises to 400 and puts in 400 more.", id="upt:betting-8-double"),
        pytest.param("five hundred", "Seat 3 raises to 500 and puts in 500 more.", id="upt:betting-8-above"),
        pytest.param("raise to 400", "Seat 3 raises to 400 and puts in 400 more.", id="upt:betting-8-raise"),
        pytest.param("raise to 600", "Seat 3 raises to 600 and puts in 600 more.", id="upt:betting-8-raise-above"),
    ],
)
def test_an_amount_that_is_said_in_turn_is_the_wager_before_chips_are_out(said: str, sentence: str) -> None:
    answer = answered(U, f"P3 say {said}")
    assert answer.sentence == sentence
    assert not answer.also


ALONE = (
    "“{}” alone is too little for a raise: UPT betting-14 brings it up to {}, "
    "unless the floor takes it for a call of 200."
)


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        pytest.param("two hundred", "It's a call: seat 3 puts in 200 more, 200 in all.", id="upt:betting-8-the-call"),
        pytest.param("three hundred", ALONE.format(300, 400), id="upt:betting-14-between"),
        pytest.param("399", "The amount is 400, the nearest proper amount to 399.", id="upt:betting-14-just-below"),
    ],
)
def test_an_amount_between_the_call_and_the_double_goes_up_or_is_for_the_floor(said: str, sentence: str) -> None:
    """No paragraph of UPT says what 300 alone against a bet of 200 is; as a raise it is brought up."""
    answer = answered(U, f"P3 say {said}")
    assert answer.sentence == sentence
    assert not answer.also


@pytest.mark.parametrize("ask", ["", "wager"])
def test_so_is_one_that_is_no_whole_raise_of_a_raise(ask: str) -> None:
    """[upt:betting-14]"""
    head = "on flop;blinds 200 400;pot 1600;in 1 3 8;seats 9 20000"
    said = on_hand(U, head, "P1 bet 800;P3 raise 2200;P8 say three thousand eight hundred", ask).sentence
    assert said == ALONE.format("3,800", "4,400").replace("of 200", "of 2,200")


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P3 say two hundred;P3 wager 500x1", "The words are the bet: 200 for seat 3, who gets 300 back."),
        ("P3 say four hundred;P3 wager 500x1", "The words are the bet: 400 for seat 3, who gets 100 back."),
        ("P3 say four hundred;P3 wager 300", "The words are the bet: 400 for seat 3, who puts in 100 more."),
    ],
    ids=["upt:no-limit-8-call", "upt:no-limit-8-above", "upt:no-limit-8-below"],
)
def test_chips_other_than_the_amount_said_are_put_right_to_the_words(acts: str, sentence: str) -> None:
    answer = answered(U, acts)
    assert answer.sentence == sentence
    assert {"betting-8", "no-limit-8"} <= set(cited(answer))


@pytest.mark.parametrize("house", [M, F, P, T, N, U], ids=[f"{key}:bet" for key in (M, F, P, T, N, U)])
@pytest.mark.parametrize("amount", [200, 600])
def test_a_bet_said_with_its_amount_is_a_bet_of_it(house: str, amount: int) -> None:
    answer = answered(house, f"{FLOP};P1 say bet {amount}")
    assert answer.sentence == f"Seat 1 bets {amount} and puts in {amount} more."
    assert AT["bet"].get(house, "betting-8") in cited(answer)


@pytest.mark.parametrize(
    ("acts", "to", "named"),
    [
        ("P3 raise 425", 400, 425),
        ("P3 raise 475", 500, 475),
        ("P3 wager 100x4+25x3", 500, 475),
        ("P3 say raise to 425", 400, 425),
        (f"{FLOP};P1 bet 225", 200, 225),
        (f"{FLOP};P1 say bet 275", 300, 275),
    ],
    ids=[f"upt:betting-14-{each}" for each in ("below", "above", "silent", "said", "bet-below", "bet-said")],
)
def test_an_amount_the_blinds_chips_cannot_make_goes_to_the_nearest(acts: str, to: int, named: int) -> None:
    assert answered(U, acts).sentence == f"The amount is {to}, the nearest proper amount to {named}."


@pytest.mark.parametrize("acts", ["P3 raise 400", "P3 raise 500"], ids=["upt:betting-14-400", "upt:betting-14-500"])
def test_a_round_raise_is_left_alone(acts: str) -> None:
    assert answered(U, acts).sentence.startswith("Nothing is wrong")


def test_a_call_of_an_all_in_that_is_not_round_is_not_changed() -> None:
    """UPT betting-14: whoever is all-in has no other chips, and the call is as much."""
    answer = answered(U, "all-in 3;P4 call", stacks={3: "100x4+25x1"})
    assert answer.sentence == "Nothing is wrong: seat 5 may call 425 or raise, minimum raise to 850."


SHORT = "P3 raise 600;all-in 4;call 5;fold 6 1 2;P3 raise 2000"


@pytest.mark.parametrize(
    ("house", "at"),
    [(M, "43"), (F, "47"), (P, "52-A"), (T, "47-A"), (N, "47-A"), (U, "no-limit-3")],
    ids=[
        "metropolitan:43",
        "foxwoods-2020:47",
        "players-2025:52-A",
        "tda-2022:47-A",
        "tda-2024:47-A",
        "upt:no-limit-3",
    ],
)
@pytest.mark.parametrize(("all_in", "closed"), [(975, True), (1000, False), (1025, False)])
def test_a_raise_that_is_not_open_is_told_as_the_call_it_is(house: str, at: str, all_in: int, closed: bool) -> None:
    """Seat 3 raised by 400: an all-in below 1,000 opens nothing to it."""
    small, rest = divmod(all_in, 100)
    answer = answered(house, SHORT, stacks={4: f"100x{small}" + (f"+25x{rest // 25}" if rest else "")})
    call = f"Seat 3 may not raise: it's a call of {all_in:,}, and {2000 - all_in:,} goes back."
    assert (answer.sentence == call) is closed
    assert not closed or at in cited(answer)
    assert not any("raises to" in line for line in answer.also)


HIDDEN = "P3 raise 600;fold 4 5 6 1;P2 say all-in;P2 wager 4800;P3 say call;P3 wager 4400;run-out"
BEATEN = "cards 3 Ah Ad;cards 2 Kh Kd;board 2c 7d 9s Jc 3h"


@pytest.mark.parametrize(
    ("acts", "caller", "sentence"),
    [
        ("show 3 2", 5300, "Seat 2 is out; the floor may award the hidden 200 to the winner."),
        ("show 3 2", 5200, "Seat 2 is out; the floor may award the hidden 200 to the winner."),
        ("show 3 2", 5100, "Seat 2 gains nothing from the hidden 200; the floor may award 100 of it."),
        ("show 3", 5200, "Seat 2 is all-in for 5,200 and puts in 200 more."),
        (
            "show 3 2;D bring-in-bets;D push-pot 3 10000;D gather",
            5200,
            "Seat 2 is out; the floor may award the hidden 200 to the winner.",
        ),
        (
            *("show 3 2;D bring-in-bets;D push-pot 3 10000;D gather;D shuffle", 5200),
            "Seat 2 is out, and the hidden 200 leaves the tournament, as the next deal has begun.",
        ),
    ],
    ids=[f"upt:tournament-20-{each}" for each in ("covered", "at", "short", "not-yet", "gathered", "riffled")],
)
def test_hidden_chips_of_a_hand_beaten_on_the_table_save_nobody(acts: str, caller: int, sentence: str) -> None:
    chips = {2: "1000x4+100x12", 3: f"1000x4+100x{(caller - 4000) // 100}"}
    assert answered(U, f"{HIDDEN};{acts};F tell behind 2", head=BEATEN, stacks=chips).sentence == sentence


CALLED = "P3 raise 600;fold 4 5 6 1;P2 call;run-out;P2 check;P3 bet 4400;P2 say all-in;P2 wager 4200"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("show 3 2", "Seat 2 is out; the floor may award the hidden 400 to the winner."),
        ("show 3", "Seat 2 is all-in for 4,600 and puts in 400 more."),
    ],
    ids=["upt:tournament-20-lost", "not-yet"],
)
def test_hidden_chips_of_an_all_in_that_called_and_lost(acts: str, sentence: str) -> None:
    hand = CALLED.replace("run-out", "flop;check 2 3;turn;check 2 3;river")
    chips = {2: "1000x4+100x12", 3: "1000x5+100x10"}
    assert answered(U, f"{hand};{acts};F tell behind 2", head=BEATEN, stacks=chips).sentence == sentence


def test_hidden_chips_of_a_hand_that_wins_are_not_covered_at_upt() -> None:
    chips, won = {2: "1000x4+100x12", 3: "1000x4+100x12"}, BEATEN.replace("2 Kh Kd", "2 9h 9d")
    answer = answered(U, f"{HIDDEN};show 3 2;F tell behind 2", head=won, stacks=chips)
    assert answer.sentence == "UPT doesn't cover this: chips found behind an all-in, seat 2."


@pytest.mark.parametrize("house", [M, F, U], ids=["metropolitan:37-B", "foxwoods-2020:59-B", "upt:betting-8"])
def test_who_has_said_raise_is_not_told_that_a_call_is_open(house: str) -> None:
    assert not any(line.startswith("Seat 3 may call") for line in answered(house, "P3 say raise;P4 say call").also)


NOT_PRINTED = "; the rulebook doesn't say whether that's still corrected {}."
SAID_SHORT = "P3 raise 600;P4 say raise;P4 wager 100x8;fold 5 6 1 2;P3 call"
SILENT_SHORT = "P3 raise 600;P4 wager 100x9;fold 5 6 1 2;P3 call"


@pytest.mark.parametrize(
    ("house", "at", "acts", "sentence"),
    [
        (M, "41-C", SAID_SHORT, "The raise is to 1,000, not 800: seats 3 and 4 make it 1,000."),
        (M, "41-C", f"{SAID_SHORT};flop", f"The raise is to 1,000, not 800{NOT_PRINTED.format('after the next card')}"),
        (
            M,
            "42-A",
            f"{SILENT_SHORT};flop",
            f"The raise is to 1,000, not 900{NOT_PRINTED.format('after the next card')}",
        ),
        (F, "54-B", f"{SAID_SHORT};flop", "Seat 4's 800 stands: it's too late to correct it."),
        (
            U,
            "betting-12",
            SILENT_SHORT.removesuffix(";P3 call"),
            (
                "The raise is to 1,200, not 900, as a full bet plus half a bet "
                "counts as a raise: seat 4 puts in 300 more; it's 600 more to seat 3."
            ),
        ),
        (
            U,
            "betting-14",
            f"{SILENT_SHORT};flop",
            "Seat 4's 900 stands: the round is over, and it's too late to correct it.",
        ),
        (U, "betting-14", SILENT_SHORT, "Seat 4's 900 stands: the round is over, and it's too late to correct it."),
    ],
    ids=[
        *("metropolitan:41-C-street", "metropolitan:41-C-next-card", "metropolitan:42-A-next-card"),
        *("foxwoods-2020:54-B", "upt:betting-12-in-time", "upt:betting-14-next-card", "upt:betting-14-round-over"),
    ],
)
def test_until_when_a_low_raise_goes_up_is_told_as_printed(house: str, at: str, acts: str, sentence: str) -> None:
    answer = answered(house, acts)
    assert answer.sentence == sentence
    assert at in cited(answer)


@pytest.mark.parametrize(
    ("chips", "sentence"),
    [
        (
            "1000x1+100x4",
            "It's a call of 1,000, not a raise under betting-12; UPT doesn't say whether seat 2 gets 400 back.",
        ),
        (
            "1000x1+100x5",
            (
                "The raise is to 2,000, not 1,500, as a full bet plus "
                "half a bet counts as a raise: seat 2 puts in 500 more."
            ),
        ),
        (
            "1000x1+100x6",
            (
                "The raise is to 2,000, not 1,600, as a full bet plus "
                "half a bet counts as a raise: seat 2 puts in 400 more."
            ),
        ),
    ],
    ids=["upt:betting-12-below", "upt:betting-12-at", "upt:betting-12-above"],
)
def test_less_than_half_a_bet_more_is_told_to_be_no_raise(chips: str, sentence: str) -> None:
    assert answered(U, f"{FLOP};P1 bet 1000;P2 wager {chips}").sentence == sentence


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("P3 wager 100x1;P3 wager 25x3", "It's a full call of 200: seat 3 puts in 25 more."),
        ("P3 wager 100x1;P3 wager 100x1", "It's a call: seat 3 is in for 200."),
        ("P3 wager 100x2;P3 wager 100x2", "It's a string bet: seat 3 is held to 200 and gets 200 back."),
    ],
    ids=["upt:betting-11-below", "upt:betting-11-at", "upt:betting-12-above"],
)
def test_chips_that_come_to_the_call_in_two_motions_are_a_call(acts: str, sentence: str) -> None:
    assert answered(U, acts).sentence == sentence


@pytest.mark.parametrize(
    "said", ["five", "raise five", "bet five"], ids=["upt:betting-8", "upt:betting-8-raise", "upt:betting-8-bet"]
)
def test_a_bare_number_word_is_no_amount_that_is_said(said: str) -> None:
    """With 200 to call "five" may be 500 or 5,000, and no paragraph says which."""
    assert answered(U, f"P3 say {said}").sentence.startswith(SILENT[U])


@pytest.mark.parametrize("house", [M, U], ids=["metropolitan:37-B", "upt:betting-8"])
def test_who_called_before_the_amount_is_not_told_another_call(house: str) -> None:
    """Seat 1 bets 5,000 in the end: nothing is said of a call of the minimum."""
    answer = answered(house, f"{FLOP};P1 say bet;P2 say call;P1 wager 5000x1")
    assert not any("200" in line for line in answer.also)
