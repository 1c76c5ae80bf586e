"""Words that name the most there is, or so much more: the limit's one raise, the pot at pot-limit, else everything."""

import pytest

from tests.grading.answers.in_short import on_hand

RISK = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
HEAD = "{}blinds 100 200;seats 6 20000"
LIMIT, POT_LIMIT = "game holdem limit;", "game omaha pot-limit;"
FLOOR = "is no official term: the floor decides whether seat 4's word is a"


@pytest.mark.parametrize("house", [*RISK, "upt"])
@pytest.mark.parametrize("words", ["raise the max", "max", "raise max", "maximum"])
@pytest.mark.parametrize(
    ("game", "raised", "says"),
    [
        ("", 600, "Seat 4 is all-in for 20,000 and puts in 20,000 more."),
        (LIMIT, 400, "Seat 4 raises to 600."),
        (f"{LIMIT}house raise-cap 4;", 400, "Seat 4 raises to 600."),
        (POT_LIMIT, 600, "The maximum is 2,100: the pot is 900, and seat 4 puts in 2,100 more."),
    ],
    ids=["no-limit-41-B", "limit-41-B", "raises-capped-48", "pot-limit-54"],
)
def test_the_most_is_what_the_game_allows(house: str, words: str, game: str, raised: int, says: str) -> None:
    assert on_hand(house, HEAD.format(game), f"deal;P3 raise {raised};P4 say {words}").sentence == says


@pytest.mark.parametrize("house", RISK)
@pytest.mark.parametrize("words", ["four hundred more", "another four hundred", "plus 400", "four hundred on top"])
def test_so_much_more_without_a_word_for_it_is_the_floors(house: str, words: str) -> None:
    """[57]"""
    said = on_hand(house, HEAD.format(""), f"deal;P3 raise 600;P4 say {words}").sentence
    assert said.endswith(f"{FLOOR} raise to 1,000.")
    limit = on_hand(house, HEAD.format(LIMIT), f"deal;P3 raise 400;P4 say {words}").sentence
    assert limit.endswith(f"{FLOOR} raise to 600.")


def test_so_much_more_that_a_blind_owes_may_be_a_call() -> None:
    """[57]"""
    said = on_hand("tda-2024", HEAD.format(""), "deal;P3 raise 600;fold 4 5 6 1;P2 say four hundred more").sentence
    assert said.endswith("is no official term: the floor decides whether seat 2's word is a call of 600.")


@pytest.mark.parametrize("house", [*RISK, "upt"])
def test_in_limit_words_that_arent_read_are_told_so(house: str) -> None:
    said = on_hand(house, HEAD.format(LIMIT), "deal;P3 raise 400;P4 say the works").sentence
    assert said == "What seat 4 said isn't read; nothing else is wrong: seat 4 may call 400 or raise to 600."
