"""Words that name the most there is, or so much more: the limit's one raise, the pot at pot-limit, else everything."""

import pytest

from tests.grading.answers.in_short import on_hand

RISK = ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020", "metropolitan"]
HEAD = "{}blinds 100 200;seats 6 20000"
LIMIT, POT_LIMIT = "game holdem limit;", "game omaha pot-limit;"
FLOOR = "isn't an official term: the floor decides whether seat 4's word is a"


@pytest.mark.parametrize("house", [*RISK, "upt"])
@pytest.mark.parametrize("words", ["raise the max", "raise max"])
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


WORD_ALONE = [
    ("", 600, "max", "n all-in of 20,000"),
    ("", 600, "the min", " raise to 1,000"),
    ("seat 4 500;", 600, "maximum", "n all-in of 500"),
    ("seat 4 900;", 600, "max", "n all-in of 900"),
    (LIMIT, 400, "max", " raise to 600"),
    (POT_LIMIT, 600, "max", " raise to 2,100"),
]


@pytest.mark.parametrize("house", RISK)
@pytest.mark.parametrize("ask", ["", "wager"])
@pytest.mark.parametrize(
    ("game", "raised", "word", "says"), WORD_ALONE, ids=[f"57-{each[0]}{each[2]}" for each in WORD_ALONE]
)
def test_the_most_or_least_alone_is_the_floors(
    house: str, ask: str, game: str, raised: int, word: str, says: str
) -> None:
    head = f"{HEAD.format(game if game.startswith('game') else '')};{'' if game.startswith('game') else game}"
    said = on_hand(house, head.removesuffix(";"), f"deal;P3 raise {raised};P4 say {word}", ask, 4 if ask else 0)
    assert said.sentence.endswith(f"{FLOOR}{says}.")


@pytest.mark.parametrize("house", RISK)
@pytest.mark.parametrize(
    ("stack", "more", "says"),
    [
        (20000, 100, "a call of 600"),
        (20000, 199, "a call of 600"),
        (20000, 200, "a raise to 1,000"),
        (20000, 300, "a raise to 1,000"),
        (20000, 500, "a raise to 1,100"),
        (900, 400, "an all-in of 900"),
        (900, 100, "a call of 600"),
    ],
    ids=["43-A-100", "43-A-199", "43-A-200", "43-A-300", "43-A-500", "43-A-short-400", "43-A-short-100"],
)
def test_so_much_more_is_told_as_the_wager_it_can_be(house: str, stack: int, more: int, says: str) -> None:
    said = on_hand(house, f"{HEAD.format('')};seat 4 {stack}", f"deal;P3 raise 600;P4 say {more} more").sentence
    assert said.endswith(f"the floor decides whether seat 4's word is {says}.")


@pytest.mark.parametrize("house", RISK)
def test_so_much_more_out_of_turn_is_the_floors_too(house: str) -> None:
    """[57]"""
    turn = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
    said = on_hand(house, turn, "P2 bet 400;P7 say four hundred more").sentence
    assert said.endswith("the floor decides whether seat 7's word is a raise to 800; the action is on seat 5.")


def test_so_much_more_is_cut_to_the_pot_and_of_the_blind_a_raise() -> None:
    """[54]"""
    pot = on_hand("tda-2024", HEAD.format(POT_LIMIT), "deal;P3 raise 600;P4 say 5000 more").sentence
    assert pot.endswith("a raise to 2,100.")
    blind = on_hand("tda-2024", HEAD.format(""), "deal;call 3 4 5 6 1;P2 say two hundred more").sentence
    assert blind.endswith("a raise to 400.")


@pytest.mark.parametrize(
    ("game", "raised", "words", "says"),
    [
        ("", 600, "max", "Seat 4 is all-in for 20,000 and puts in 20,000 more."),
        ("", 600, "min", "Seat 4 raises to 1,200 and puts in 1,200 more."),
        ("", 600, "raise the min", "Seat 4 raises to 1,200 and puts in 1,200 more."),
        (POT_LIMIT, 600, "min", "Seat 4 raises to 1,200 and puts in 1,200 more."),
        (LIMIT, 400, "make it 600", "Seat 4 raises to 600 and puts in 600 more."),
        (LIMIT, 400, "raise to 600", "Seat 4 raises to 600 and puts in 600 more."),
        (LIMIT, 400, "raise, two hundred more", "Seat 4 raises to 600 and puts in 600 more."),
        (LIMIT, 400, "400", "It's a call: seat 4 puts in 400 more, 400 in all."),
        (LIMIT, 400, "min", "Seat 4 raises to 600 and puts in 600 more."),
    ],
    ids=lambda value: f"betting-8-{value}" if isinstance(value, str) and len(value) < 25 else "",
)
def test_at_upt_words_in_turn_bind_in_every_game(game: str, raised: int, words: str, says: str) -> None:
    assert on_hand("upt", HEAD.format(game), f"deal;P3 raise {raised};P4 say {words}").sentence == says


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
    assert said.endswith("isn't an official term: the floor decides whether seat 2's word is a call of 600.")


@pytest.mark.parametrize("house", [*RISK, "upt"])
def test_in_limit_words_that_arent_read_are_told_so(house: str) -> None:
    said = on_hand(house, HEAD.format(LIMIT), "deal;P3 raise 400;P4 say the works").sentence
    assert (
        said == "The program doesn't read what seat 4 said; nothing else is wrong: seat 4 may call 400 or raise to 600."
    )
