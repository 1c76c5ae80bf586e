"""A word or number still to be read beside a fold out of turn or a card dealt early, and asked of another player."""

import pytest

from tests.grading.answers.in_short import on_hand, sent_there

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
B = "P2 bet 800;"
READS = "“{}” isn't an official term: the floor decides whether seat {}'s word is {}"
MAX, MORE = READS.format("Max", 5, "an all-in of 20,000"), READS.format("400 more", 5, "a raise to 1,600")
FOLD, DEAD = "; seat 7's fold is binding and may be penalized.", "; seat 7's hand is dead."
FINISH = "Finish the betting, leave the burn, shuffle the early river into the stub and redeal it without another burn."
AT_METROPOLITAN = (
    "Finish the betting, leave the burn as the river's, shuffle the early river into the stub, and redeal it."
)
NONE = "Seat 7 has put in nothing on this street."
ASKED = "Ask seat 5 whether the amount is {}; if it stays unclear, the floor rules"
SILENT = "UPT doesn't cover this: {}, seat 5"
SHORT, SEVERAL = "a number that can mean less than a raise", "an amount that can mean several things"
POT_DECIDES = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"]
WORDS = (
    (f"{B}P7 fold;P5 say max", "", MAX + FOLD),
    (f"{B}P7 fold;P5 say 400 more", "", MORE + FOLD),
    (f"{B}P5 say max", "wager:7", NONE),
    (f"{B}P5 say max", "wager:2", "Seat 2 bets 800."),
    (f"{B}P5 say max", "wager:5", f"{MAX}."),
    (f"{B}P5 say max;P7 fold", "wager:7", "Seat 7 folds."),
    (f"{B}P5 say max;P7 call", "wager:7", f"{MAX}; the amount of seat 7's call depends on that."),
)
NUMBERS = (
    ("metropolitan", "eleven", ASKED.format("1,100 or 11,000") + FOLD),
    ("metropolitan", "twenty", ASKED.format("2,000 or 20,000") + FOLD),
    ("upt", "eleven", SILENT.format(SHORT) + DEAD),
    ("upt", "twenty", SILENT.format(SEVERAL) + DEAD),
    ("upt", "400 more", SILENT.format("what “400 more” means") + DEAD),
)
CARDS = (
    (f"{B}P5 say max;river early", f"{MAX}; "),
    (f"{B}P5 say 400 more;river early", f"{MORE}; "),
    (f"{B}P5 say max;P7 call;river early", f"{MAX}; the amount of seat 7's call depends on that; "),
    (f"{B}P5 raise 2000;river early", ""),
)


@pytest.mark.parametrize("book", [*POT_DECIDES, "metropolitan"], ids=lambda book: f"{book}-57-51")
@pytest.mark.parametrize(("acts", "ask", "sentence"), WORDS)
def test_a_word_is_the_floors_beside_a_fold_and_no_act_of_others(book: str, acts: str, ask: str, sentence: str) -> None:
    what, _, seat = ask.partition(":")
    assert on_hand(book, T, acts, what, int(seat or 0)).sentence == sentence


@pytest.mark.parametrize(("book", "word", "sentence"), NUMBERS, ids=lambda each: f"51-{each}"[:20])
def test_a_number_left_open_is_told_beside_a_fold_out_of_turn(book: str, word: str, sentence: str) -> None:
    made = on_hand(book, T, f"{B}P7 fold;P5 say {word}")
    assert made.sentence == sentence
    assert not [each for each in made.also if "out-of-turn" in each]


@pytest.mark.parametrize("book", [*POT_DECIDES, "metropolitan"], ids=lambda book: f"{book}-RP-5-C")
@pytest.mark.parametrize(("acts", "before"), CARDS)
def test_a_card_dealt_early_comes_after_the_word_that_is_to_be_read_first(book: str, acts: str, before: str) -> None:
    card = AT_METROPOLITAN if book == "metropolitan" else sent_there(FINISH, "RP-5", book)
    made = on_hand(book, T, acts)
    assert made.sentence.lower() == f"{before}{card}".lower()
    assert made.lead is not None
    assert not [each for each in made.also if "20,000" in each]


HANGS = "; what seat 7, who posted 1,600, may do depends on that."
OVER_A_POST = (
    ("twelve", "", SILENT.format("what a bet counts as") + HANGS),
    ("twelve", "rights:7", SILENT.format("what a bet counts as") + HANGS),
    ("twelve", "wager:7", SILENT.format("what a bet counts as") + HANGS),
    ("twelve", "wager:5", SILENT.format("what a bet counts as") + "."),
    ("twenty", "", SILENT.format(SHORT) + HANGS),
    ("sixteen", "", SILENT.format(SEVERAL) + HANGS),
)


@pytest.mark.parametrize(
    ("word", "ask", "sentence"), OVER_A_POST, ids=[f"out-of-turn-3 {each[:2]}" for each in OVER_A_POST]
)
def test_what_is_left_to_who_posted_a_minimum_hangs_on_a_number_left_open(word: str, ask: str, sentence: str) -> None:
    what, _, seat = ask.partition(":")
    made = on_hand("upt", T, f"{B}P7 raise 3000;P5 say {word}", what, int(seat or 0))
    assert made.sentence == sentence
    assert not [each for each in made.also if "re-raise" in each]
