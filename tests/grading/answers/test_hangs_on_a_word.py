"""A word in no official term that the floor has to read, once others have acted on it or its player has gone on."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of
from trainer.grading.answers.state import State

RISK = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
POT_LIMIT = "game omaha pot-limit;blinds 100 200;seats 6 20000"
LIMIT = "game holdem limit;blinds 100 200;seats 6 20000"
READS = "“{}” isn't an official term: the floor decides whether seat {}'s word is {}"
MAX, MIN = READS.format("Max", 5, "an all-in of 20,000"), READS.format("Min", 5, "a raise to 2,000")
MORE = READS.format("400 more", 5, "a call of 1,000")
MORE_EARLY, MIN_EARLY = READS.format("400 more", 7, "a call of 1,000"), READS.format("Min", 7, "a raise to 2,000")
CALL, RAISE = "; the amount of seat 7's call depends on that.", "; the amount of seat 7's raise depends on that."
B = "P2 bet 1000;"
OPEN = (
    (T, f"{B}P5 say max;P7 call", "", MAX + CALL),
    (T, f"{B}P5 say max;P7 call", "wager:7", MAX + CALL),
    (T, f"{B}P5 say max;P7 call", "rights:2", MAX + CALL),
    (T, f"{B}P5 say max;P7 fold", "", f"{MAX}."),
    (T, f"{B}P5 say max;P5 wager 5000", "", f"{MAX}."),
    (T, f"{B}P5 say max;P5 call", "", f"{MAX}."),
    (T, f"{B}P5 say max;P7 fold;P5 call", "", f"{MAX}."),
    (T, f"{B}P5 say max;P7 fold;P5 wager 4000", "", f"{MAX}."),
    (T, f"{B}P5 say max;P7 call;P5 wager 4000", "", MAX + CALL),
    (T, "check 2;P5 say max;fold 7;P5 wager 4000", "", f"{MAX}."),
    (T, "check 2;P5 say max;fold 7;P5 say 4000", "", f"{MAX}."),
    (T, "check 2;P5 say max;fold 7;P5 bet 4000", "", f"{MAX}."),
    (T, "check 2;P5 say min;fold 7;P5 wager 4000", "", READS.format("Min", 5, "a bet of 200") + "."),
    (T, f"{B}P5 say max;P5 wager 5000;P7 call;P2 fold;river", "", MAX + CALL),
    (T, f"{B}P5 say max", "rights:7", f"{MAX}."),
    (T, f"{B}P5 say min;P7 raise 8000", "", MIN + RAISE),
    (T, f"{B}P5 say 400 more;P7 raise 3000", "", MORE + RAISE),
    (T, f"{B}P5 say 400 more;P7 raise 3000", "turns", MORE + RAISE),
    (T, f"{B}P5 say 400 more;P7 fold", "", f"{MORE}."),
    (T, f"{B}P5 say 400 more;P5 wager 2000", "", f"{MORE}."),
    (T, f"{B}P5 say shove;P7 call", "", READS.format("Shove", 5, "an all-in of 20,000") + CALL),
    (T, f"{B}P7 say 400 more;P5 fold", "", f"{MORE_EARLY}."),
    (T, f"{B}P7 say 400 more;P5 call", "", f"{MORE_EARLY}."),
    (T, f"{B}P7 say min", "", f"{MIN_EARLY}; the action is on seat 5."),
    (T, f"{B}P7 say min;P5 fold", "", f"{MIN_EARLY}."),
    (T, "check 2;P7 say min;P5 fold", "", READS.format("Min", 7, "a bet of 200") + "."),
    (T, "check 2;P5 say min;P7 call", "", READS.format("Min", 5, "a bet of 200") + CALL),
    (
        POT_LIMIT,
        "deal;P3 raise 600;P4 say max;P5 call",
        "",
        READS.format("Max", 4, "a raise to 2,100") + CALL.replace("7", "5"),
    ),
    (
        LIMIT,
        "deal;P3 raise 400;P4 say 200 more;P5 raise 800",
        "",
        READS.format("200 more", 4, "a raise to 600") + RAISE.replace("7", "5"),
    ),
)
SETTLED = (
    (
        "check 2;P5 say max;fold 7;P5 all-in",
        "Seat 5 is all-in for 20,000; seat 2 may only call 20,000 or fold: there is nothing left to raise.",
    ),
    ("check 2;P5 say max;fold 7;P5 say all in", "Seat 5 is all-in for 20,000 and puts in 20,000 more."),
    ("check 2;P5 say min;fold 7;P5 wager 200", "seat 2 may call 200 or raise, minimum raise to 400."),
    (f"{B}P5 say max;P5 wager 20000", "Seat 7 may only call 20,000 or fold: there is nothing left to raise."),
    (f"{B}P5 say max;P5 all-in", "Seat 7 may only call 20,000 or fold: there is nothing left to raise."),
    (
        f"{B}P5 say 400 more;P5 wager 1400",
        "It's a call of 1,000, not a raise, as 1,500 is the 50% mark: seat 5 gets 400 back.",
    ),
    (f"{B}P5 say 400 more;P5 raise 3000", "Nothing is wrong: seat 7 may call 3,000 or raise, minimum raise to 5,000."),
    (f"{B}P5 say min;P5 wager 2000;P7 call", "seat 2 may call 1,000 or raise, minimum raise to 3,000."),
    (
        f"{B}P7 say min;P5 raise 3000",
        "Seat 7's raise to 2,000 isn't binding, as seat 5's raise changed the action: seat 7 may",
    ),
    (f"{B}P5 say max;P7 fold;P2 fold", "seat 5 wins 6,000"),
    (f"{B}P5 say banana;P7 call", "ack"),
)


@pytest.mark.parametrize("house", RISK)
@pytest.mark.parametrize(("head", "acts", "asked", "told"), OPEN, ids=[f"57 {row[1]} {row[2]}" for row in OPEN])
def test_what_is_done_on_a_word_the_floor_reads_hangs_on_it(
    house: str, head: str, acts: str, asked: str, told: str
) -> None:
    assert said_of(house, head, acts, asked) == told


@pytest.mark.parametrize("house", RISK)
@pytest.mark.parametrize(("acts", "told"), SETTLED, ids=[f"57 {acts}" for acts, _ in SETTLED])
def test_a_word_is_settled_by_what_it_meant_and_by_a_raise_before_its_turn(house: str, acts: str, told: str) -> None:
    said = said_of(house, T, acts, "")
    assert told in said
    assert "no official term" not in said


@pytest.mark.parametrize("house", RISK)
def test_a_wager_made_before_such_a_word_is_told_as_it_was(house: str) -> None:
    """[57]"""
    assert said_of(house, T, f"{B}P5 say max;P7 call", "wager:2") == "Seat 2 bets 1,000."


EARLY_MAX = READS.format("Max", 7, "an all-in of 20,000")
OVERTAKEN = (
    (f"{B}P7 say 400 more;P5 raise 3000", "seat 7 may call 3,000 or raise, minimum raise to 5,000.", "word"),
    (f"{B}P7 say double it;P5 raise 3000", "seat 7 may call 3,000 or raise, minimum raise to 5,000.", "word"),
    (f"{B}P7 say max;P5 raise 3000", "may call 3,000, raise to at least 5,000 or fold.", EARLY_MAX),
    ("check 2;P7 say max;P5 bet 500", "may call 500, raise to at least 1,000 or fold.", EARLY_MAX),
    (f"{B}P7 say max;P5 say raise 3000", "may call 3,000, raise to at least 5,000 or fold.", EARLY_MAX),
)


@pytest.mark.parametrize(("acts", "told", "word"), OVERTAKEN, ids=[f"39 {row[0]}" for row in OVERTAKEN])
def test_who_was_overtaken_may_raise_but_at_metropolitan_where_an_all_in_would_stand(
    acts: str, told: str, word: str
) -> None:
    for house in RISK[:-1]:
        assert told.removesuffix(".") in said_of(house, T, acts, "")
    left = f"may only call {told.split()[told.split().index('call') + 1].rstrip(',')} or fold."
    barred = f"Seat 7's word isn't binding: seat 7 {left}" if word == "word" else f"{word}; if it isn't, seat 7 {left}"
    assert said_of("metropolitan", T, acts, "") == said_of("metropolitan", T, acts, "rights:7") == barred


@pytest.mark.parametrize("house", ["upt", *RISK])
@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ("P5 say bet 4000;fold 7;P5 bet 4000", "seat 2 may call 4,000 or raise, minimum raise to 8,000."),
        ("P5 say bet 4000;fold 7;P5 say 4000", "Seat 5 bets 4,000 and puts in 4,000 more"),
        ("P5 say all in;fold 7;P5 all-in", "seat 2 may only call 20,000 or fold: there is nothing left to raise."),
    ],
    ids=["50-A chips", "50-A words", "50-A all-in"],
)
def test_who_says_again_what_he_bet_in_turn_has_not_acted_twice(house: str, acts: str, told: str) -> None:
    assert told in said_of(house, T, f"check 2;{acts}", "")


UPT = (
    (f"{B}P5 say 400 more;P7 raise 3000", f"what “400 more” means, seat 5{RAISE}"),
    (f"{B}P5 say shove;P7 call", f"what “shove” means, seat 5{CALL}"),
    (f"{B}P7 say 400 more;P5 fold", "what “400 more” means, seat 7."),
    (f"{B}P7 say 400 more", "what “400 more” means, seat 7; the action is on seat 5."),
)


@pytest.mark.parametrize(("acts", "told"), UPT, ids=[f"betting-8 {acts}" for acts, _ in UPT])
def test_a_house_without_a_paragraph_on_such_terms_doesnt_cover_them(acts: str, told: str) -> None:
    answer = on_hand("upt", T, acts)
    assert answer.state is State.NOT_COVERED
    assert answer.sentence == f"UPT doesn't cover this: {told}"


@pytest.mark.parametrize(
    ("acts", "told"),
    [
        (f"{B}P5 say max;P7 call", "Seat 7 must make the full call of 20,000: 20,000 more goes in."),
        (f"{B}P5 say max;P5 wager 5000", "Seat 5 is all-in for 20,000 and puts in 15,000 more."),
        (
            f"{B}P5 say 400 more;P5 wager 1400",
            "It's a call of 1,000, not a raise under betting-12; UPT doesn't say whether seat 5 gets 400 back.",
        ),
    ],
    ids=["betting-8-max-called", "betting-8-max-chips", "betting-12-chips"],
)
def test_the_most_binds_where_words_in_turn_do(acts: str, told: str) -> None:
    assert on_hand("upt", T, acts).sentence == told


@pytest.mark.parametrize("house", ["upt", *RISK])
def test_a_street_follows_an_all_in_that_was_only_said_and_called(house: str) -> None:
    """[50-A]"""
    told = on_hand(house, T, "check 2;P5 say all in;call 7 2;river").sentence
    assert told == on_hand(house, T, "check 2;P5 all-in;call 7 2;river").sentence
