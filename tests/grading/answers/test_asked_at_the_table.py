"""What a floor asks around the betting: re-opened or not, capped or not, counted wrong, asked for, spoken of."""

import pytest

from tests.grading.answers.in_short import cited, on_hand
from tests.grading.answers.test_first_sentence import FLOP, answered
from trainer.grading.answers.answer import Answer, answer_on_hand
from trainer.rules.book import book
from trainer.shorthand.body import told as told_in_short

T2, T4, P, F, M, U = "tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan", "upt"
REOPENED = {T2: "47-A", T4: "47-A", P: "52-A", F: "47", M: "43", U: "no-limit-3"}
ACCEPTED = {T2: "49", T4: "49", P: "54", F: "52", M: "48"}
BACKS_UP = {T2: "53-A", T4: "53-A", P: "42-A", F: "43-A", M: "39-A"}
STAYS = {T2: "50-A", T4: "50-A", P: "43-A", F: "41-A", M: "37-A", U: "betting-11"}
CAP = {T2: "48", T4: "48", P: "53", F: "51", M: "47", U: "tournament-23"}
RABBIT = {T2: "28", T4: "28", P: "30", F: "28", M: "27", U: "procedures-13"}
SPOKEN = {T2: "67-1", T4: "67-1", P: "68-1", F: "67-1", M: "61-1", U: "tournament-22"}


def of(at: dict[str, str]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(("house", "at"), at.items(), ids=[f"{house}:{place}" for house, place in at.items()])


AFTER_600 = "P3 raise 600;P4 call;fold 5;all-in 6;fold 1 2"


@of(REOPENED)
@pytest.mark.parametrize(
    ("has", "says"),
    [
        (900, "only call 300 or fold: 300 more is short of a full raise of 400"),
        (1000, "call 400 or raise, minimum raise to {}"),
    ],
    ids=["short", "whole"],
)
def test_after_an_all_in_it_is_told_whether_the_betting_is_open(house: str, at: str, has: int, says: str) -> None:
    answer = answered(house, AFTER_600, stacks={6: f"100x{has // 100}"})
    assert answer.sentence == f"Seat 3 may {says.format('2,000' if house == U else '1,400')}."
    assert at in cited(answer)


@of(REOPENED)
@pytest.mark.parametrize(
    ("last", "says"),
    [
        (175, "Seat 3 may only call 75 or fold: 75 more is short of a full raise of 100."),
        (200, "Seat 3 may call 100 or raise, minimum raise to {}: 100 more is a full raise."),
    ],
    ids=["below", "at"],
)
def test_short_all_ins_open_the_betting_together(house: str, at: str, last: int, says: str) -> None:
    """A bet of 100, all-ins of 125 and of `last`: the bettor faces a full bet more, or less."""
    stacks = {4: "100x1+25x5", 6: f"100x2+25x{(last - 100) // 25}"}
    acts = "call 3 4 5 6 1;check 2;flop;check 1 2;P3 bet 100;all-in 4;P5 call;all-in 6;fold 1 2"
    answer = at_half(house, acts, stacks)
    assert answer.sentence.split("; ")[0].removesuffix(".") == says.format("400" if house == U else "300").removesuffix(
        "."
    )
    assert at in cited(answer)


def at_half(house: str, acts: str, stacks: dict[int, str]) -> Answer:
    """The same with blinds of 50 and 100."""
    seats = [f"seat {seat} {stacks.get(seat, '100x50+25x20')}" for seat in range(1, 7)]
    above = ["game holdem no-limit", "small-blind 50", "big-blind 100", *seats]
    return answer_on_hand(told_in_short("\n".join([*above, "---", "deal", *acts.split(";")]), "half"), book(house))


OPEN_IN_LIMIT = {T2: "47-B", T4: "47-B", P: "52-B", F: "47", M: "43", U: "no-limit-3"}


@of(OPEN_IN_LIMIT)
@pytest.mark.parametrize(
    ("last", "says"),
    [
        (290, "Seat 2 may only call 90 or fold: 90 more is under 50% of a full raise of 200."),
        (300, "Seat 2 may call 100 or raise to 500: 100 more is at least 50% of a full raise of 200."),
        (400, "Seat 2 may call 200 or raise to 600."),
    ],
    ids=["below", "at", "whole"],
)
def test_in_limit_the_share_of_a_raise_that_opens_is_told_and_a_raise_has_one_size(
    house: str, at: str, last: int, says: str
) -> None:
    head = f"game holdem limit;on flop;blinds 100 200;pot 700;in 2 4 6;seats 6 20000;seat 4 {last}"
    answer = on_hand(house, head, "P2 bet 200;P4 all-in;P6 call;P2 request reopened")
    told = says.replace("Seat 2 may", "Tell seat 2, who may", 1) if house == U else says
    assert answer.sentence == told
    assert at in cited(answer)


@pytest.mark.parametrize("house", [T2, T4, P, F, M, U])
def test_no_minimum_is_told_where_a_bet_has_one_size(house: str) -> None:
    head, stud = "game holdem limit;blinds 100 200;seats 6 20000", "game stud limit;ante 10;bring-in 20;seats 3 5000"
    limped = on_hand(house, head, "deal;call 3 4 5 6 1").sentence
    assert limped.endswith("eat 2 may check or raise to 400.")
    assert on_hand(house, head, "deal").sentence.endswith("eat 3 may call 200 or raise to 400.")
    cards = "small-bet 100;big-bet 200;cards 1 Ah Ad 2c;cards 2 Kh Kd 9c;cards 3 Qh Qd Jc"
    brought = on_hand(house, f"{stud};{cards}", "deal;P1 post 20").sentence
    assert brought.endswith("eat 2 may call 20 or complete to 100.")


@of({F: "60"})
def test_no_all_in_is_counted_that_was_only_a_call(house: str, at: str) -> None:
    head = "on turn;blinds 200 400;pot 4200;in 3 6 9;seats 9 20000;seat 6 1200"
    asks = "P3 bet 1000;P6 wager 1000x1+100x2;P9 request count 6"
    assert (
        on_hand(house, head, asks).sentence
        == "It's a call of 1,000, not a raise, as 1,500 is the 50% mark even for an all-in: seat 6 gets 200 back."
    )
    raised = on_hand(house, head, "P3 bet 1000;P6 all-in;P9 request count 6")
    assert raised.sentence == "The dealer or floor counts seat 6's all-in: 1,200." and at in cited(raised)


LIMIT = "small-bet 200;big-bet 400;house raise-cap 3"


def limit(house: str, acts: str) -> Answer:
    above = ["game holdem limit", "small-blind 100", "big-blind 200", *LIMIT.split(";"), "seats 6 20000"]
    return answer_on_hand(told_in_short("\n".join([*above, "---", "deal", *acts.split(";")]), "limit"), book(house))


@of(CAP)
@pytest.mark.parametrize(
    ("acts", "says"),
    [
        ("P3 raise 400;P4 raise 600", "Seat 4 raises to 600."),
        (
            "P3 raise 400;P4 raise 600;P5 raise 800",
            "Seat 6 may only call 800 or fold: your house's raise cap is reached.",
        ),
        (
            "P3 raise 400;P4 raise 600;P5 raise 800;P6 raise 1000",
            "Seat 6 may only call 800 or fold: your house's raise cap is reached.",
        ),
    ],
    ids=["below", "at", "above"],
)
def test_a_raise_beyond_the_houses_cap_is_none(house: str, at: str, acts: str, says: str) -> None:
    answer = limit(house, acts)
    assert answer.sentence == says
    assert at in cited(answer) or "raises to 600" in says


@of(ACCEPTED)
@pytest.mark.parametrize(
    ("told", "says"),
    [
        ("tell count 7500;P4 wager 7500", "Seat 4 owes the full 9,500: 2,000 more goes in."),
        ("say 7500;P4 wager 7500", "Seat 4 owes the full 9,500: 2,000 more goes in."),
    ],
)
def test_who_pushes_out_a_wrong_count_owes_the_right_one(house: str, at: str, told: str, says: str) -> None:
    """Also where an undercall would be the director's: three are in, and the blind was the opening bet."""
    answer = answered(house, f"all-in 3;P4 request count 3;D {told}", stacks={3: "100x95", 4: "100x200"})
    assert answer.sentence == says
    assert at in cited(answer)
    assert not any("counts seat 3" in each for each in answer.also)


def test_a_count_is_for_the_floor_only_until_its_player_acts() -> None:
    """TDA 60: before the call it leads, after it nobody counts any more."""
    stacks = {3: "100x95", 4: "100x200"}
    assert "counts seat 3's all-in: 9,500" in answered(T2, "all-in 3;P4 request count 3", stacks=stacks).sentence
    assert "counts" not in answered(T2, "all-in 3;P4 request count 3;P4 call", stacks=stacks).sentence


@of(BACKS_UP)
def test_what_silent_chips_out_of_turn_would_come_to_waits_for_the_turn(house: str, at: str) -> None:
    answer = answered(house, "P3 raise 600;P5 wager 500x1+100x3")
    assert answer.sentence.startswith("The action backs up to seat 4")
    assert at in cited(answer)
    assert not answer.also


@of(STAYS)
@pytest.mark.parametrize(("back", "owed"), [(1800, "1,800"), (600, "600")], ids=["all", "part"])
def test_a_raise_that_was_said_and_put_out_is_not_taken_back(house: str, at: str, back: int, owed: str) -> None:
    answer = answered(house, f"P3 raise 600;P4 raise 1800;P4 pull-back {back}")
    assert answer.sentence == f"Seat 4's action is binding: {owed} goes back in."
    assert at in cited(answer)


@of(RABBIT)
@pytest.mark.parametrize(
    "acts", ["fold 3 4 5 6 1;P1 request rabbit", f"{FLOP};P1 bet 600;fold 2 3;P2 request rabbit"], ids=["walk", "flop"]
)
def test_who_asks_to_see_what_was_coming_is_told_no(house: str, at: str, acts: str) -> None:
    answer = answered(house, acts)
    assert "the cards that would have come" in answer.sentence
    assert at in cited(answer)


@of({**SPOKEN, U: "improper-7"})
def test_a_folded_hand_is_not_talked_about(house: str, at: str) -> None:
    """TDA, Players, Foxwoods and Metropolitan say it of live and mucked hands alike, UPT of each in its own place."""
    answer = answered(house, "P3 raise 600;fold 4;P4 claim hand pair")
    upt = "Seat 4 may be warned or suspended for telling what a folded hand held."
    assert answer.sentence == (upt if house == U else "Seat 4 may not talk about a folded hand while others play.")
    assert at in cited(answer)


@of(SPOKEN)
def test_a_live_hand_is_not_talked_about(house: str, at: str) -> None:
    answer = answered(house, "P3 raise 600;P4 claim hand pair")
    upt = "Seat 4 may be penalized for saying what the hand is."
    assert answer.sentence == (upt if house == U else "Seat 4 may not talk about a live hand.")
    assert at in cited(answer)


@pytest.mark.parametrize("house", RABBIT)
def test_the_big_blind_may_check_or_raise(house: str) -> None:
    sentence = answered(house, "call 3;fold 4 5 6;call 1").sentence
    assert sentence == "Nothing is wrong: seat 2 may check or raise, minimum raise to 400."


CLOCK = {
    T2: ("29", "has 25 seconds to act, then a countdown of 5"),
    T4: ("29", "has 25 seconds to act, then a countdown of 5"),
    P: ("29", "has 25 seconds to act, then a countdown of 5"),
    F: ("29", "has 25 seconds to act, then a countdown of 5"),
    M: ("26", "has up to 50 seconds to act, then a countdown of 10"),
    U: ("no-limit-16", "has 60 seconds to act, with a warning at 10"),
}
TIME = {M: "50 seconds plus a count of 10", U: "60 seconds"}
NO_BET = {
    **dict.fromkeys(
        (T2, T4, P, F),
        "Seat 1's hand is checked: the 25 seconds plus a count of 5 are over; the action is on seat 2.",
    ),
    M: "Seat 1's hand is dead: the 50 seconds plus a count of 10 are over; the action is on seat 2.",
    U: "Seat 1's hand isn't dead: UPT dead-hand-1-d kills a hand on the clock only against a bet, and says no more.",
}


@pytest.mark.parametrize("house", CLOCK, ids=[f"{house}:{at}" for house, (at, _) in CLOCK.items()])
def test_the_clock_is_asked_for_at_the_table(house: str) -> None:
    at, says = CLOCK[house]
    asked = answered(house, "P3 raise 600;P5 request clock")
    assert asked.sentence == f"If the floor allows it, seat 4 {says}; then the hand is dead."
    assert at in cited(asked)
    up = answered(house, "P3 raise 600;P5 request clock;F tell time")
    time = TIME.get(house, "25 seconds plus a count of 5")
    assert up.sentence == f"Seat 4's hand is dead: the {time} are over; the action is on seat 5."
    assert at in cited(up)
    assert not any("seconds" in each for each in up.also)


@pytest.mark.parametrize("house", [T2, T4, P, F, M])
def test_the_clock_is_asked_for_from_the_seat_alone(house: str) -> None:
    asked = answered(house, "P3 raise 600;P5 away;P5 request clock")
    floor = (
        ""
        if house == M
        else "; the floor may still call it once reasonable time has passed, for 25 seconds and a countdown of 5"
    )
    no_clock = f"No clock: seat 5 must be at their own seat to ask for one{floor}"
    assert asked.sentence == f"{no_clock}; seat 5 must stay with a live hand; leaving may cost a penalty."


@pytest.mark.parametrize("house", [T2, T4, P, F, M])
def test_what_becomes_of_the_hand_that_faces_no_bet_is_said_as_the_clock_is_asked_for(house: str) -> None:
    asked = answered(house, f"{FLOP};P2 request clock")
    assert asked.sentence.endswith(f"; then the hand is {'dead' if house == M else 'checked'}.")


@pytest.mark.parametrize("house", NO_BET, ids=[f"{house}:{CLOCK[house][0]}" for house in NO_BET])
def test_time_that_is_up_with_no_bet_to_face_is_a_check(house: str) -> None:
    assert answered(house, f"{FLOP};P2 request clock;F tell time").sentence == NO_BET[house]


@pytest.mark.parametrize("house", CLOCK, ids=[f"{house}:{at}" for house, (at, _) in CLOCK.items()])
def test_who_is_away_may_not_ask_for_the_clock(house: str) -> None:
    """TDA 29, Players 29, Foxwoods 30, Metropolitan 28, UPT tournament-12."""
    assert answered(house, "P3 raise 600;P5 away;P5 request clock").sentence.startswith("No clock")


BEHIND = {T2: "62", T4: "62", P: "62", F: "62", M: "56"}


@of(BEHIND)
def test_what_of_the_chips_behind_plays_comes_before_what_the_all_in_was(house: str, at: str) -> None:
    acts = "P3 say all-in;P3 wager 100x50;P4 say call;D tell behind 3"
    answer = answered(house, acts, stacks={3: "100x200", 4: "100x200"})
    assert answer.sentence == "The floor decides whether the 15,000 behind plays: the all-in is 5,000 or 20,000."
    assert at in cited(answer)
    assert answer.also == ()


def test_at_upt_a_player_who_is_to_act_is_told_whether_a_hand_is_live() -> None:
    """UPT decision-9; the others print nothing on it."""
    answer = answered(U, "P3 raise 600;fold 4;P5 request live-hand 4")
    assert answer.sentence == "Tell seat 5: seat 4 has no live hand."
    assert "decision-9" in cited(answer)


REST = "Seat 5 posted 1,200, 3,800 goes back, and the player"


@pytest.mark.parametrize(
    ("has", "acts", "says"),
    [
        (17, "all-in 4", f"{REST} may call 500 more or fold."),
        (18, "all-in 4", f"{REST} may call 600 more, fold, or re-raise to 3,600 or more."),
        (60, "P4 raise 2400", f"{REST} may call 1,200 more, fold, or re-raise to 4,800 or more."),
    ],
    ids=["all-in-below", "all-in-at", "chips-behind"],
)
def test_at_upt_only_an_all_in_short_of_a_raise_closes_the_betting_to_who_posted(
    has: int, acts: str, says: str
) -> None:
    """UPT out-of-turn-3, no-limit-3."""
    answer = answered(U, f"P3 raise 600;P5 wager 100x50;{acts}", stacks={4: f"100x{has}", 5: "100x200"})
    assert answer.sentence == says


@of(BACKS_UP)
def test_an_act_that_waited_is_no_matter_once_all_others_have_folded(house: str, at: str) -> None:
    answer = answered(house, f"{FLOP};P3 bet 600;P1 fold;P2 fold")
    assert "backs up" not in answer.sentence, at
    assert not any("backs up" in each for each in answer.also)


@pytest.mark.parametrize("said", ["P5 say raise to 1,800", "P5 say call", "P5 say fold", "P5 say all-in"])
@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"])
def test_who_has_said_what_he_does_is_in_time(house: str, said: str) -> None:
    """tda-2024 29 and kin: a tie goes to the player, and words in turn are an act; talk is none."""
    acts = "P3 raise 600;fold 4;P5 request clock"
    alone = answered(house, f"{acts};{said}")
    assert answered(house, f"{acts};{said};F tell time").sentence == alone.sentence
    assert answered(house, f"{acts};P5 say Wait a moment;F tell time").sentence.startswith("Seat 5's hand is dead")
    assert answered(house, f"{acts};F tell time;{said}").sentence.startswith("Seat 5's hand is dead")


@pytest.mark.parametrize(
    ("house", "time"),
    [
        pytest.param("players-2025", "25 seconds and a countdown of 5, tie included.", id="players-29"),
        pytest.param("tda-2024", "25 seconds and a countdown of 5, tie included.", id="tda-2024-29"),
        pytest.param("metropolitan", "50 seconds and a countdown of 10, tie included.", id="metropolitan-26"),
        pytest.param("upt", "60 seconds; after that the hand is dead.", id="upt-no-limit-16"),
    ],
)
def test_who_has_acted_since_the_clock_was_asked_for_is_told_until_when_it_stands(house: str, time: str) -> None:
    head = "on turn;blinds 100 200;pot 1200;in 1 2;seats 6 20000"
    acts = "P1 bet 300;P1 request clock;wait 29;{}"
    assert on_hand(house, head, acts.format("P2 call")).sentence == f"Seat 2's call stands if made in {time}"
    said = on_hand(house, head, acts.format("P2 say call;F tell time"), "clock", 2)
    assert said.sentence.startswith("Seat 2's call stands")
    assert "stands" not in on_hand(house, head, acts.format("P2 fold")).sentence


@pytest.mark.parametrize(
    ("house", "why"),
    [
        pytest.param("metropolitan", "the count was not over before it, and a tie goes to the player.", id="M-26"),
        pytest.param("upt", "the 60 seconds were not over before it.", id="upt-no-limit-16"),
    ],
)
def test_a_call_after_which_the_floor_calls_time_stands(house: str, why: str) -> None:
    """On the river too, where the showdown is next."""
    acts = "P1 bet 300;wait 90;P1 request clock;wait 60;P2 call;F tell time"
    said = on_hand(house, "on river;blinds 100 200;pot 1200;in 1 2;seats 6 20000", acts).sentence
    assert said == f"Seat 2's call stands: {why}"
