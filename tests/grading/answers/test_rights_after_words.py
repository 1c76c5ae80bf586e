"""Who has said in turn what he does has no other choice left, and who comes after him faces what that comes to."""

import pytest

from tests.grading.answers.in_short import said_of
from trainer.rules.book import BOOKS, book

LIMIT = "on turn;game holdem limit;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
NO_LIMIT = LIMIT.replace("game holdem limit;", "")
SHORT = f"{LIMIT};seat 2 300"
EITHER = "Seat 5 raises: {} doesn't say whether to 400 or to 700."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["rights", "rights:5"])
@pytest.mark.parametrize(
    ("head", "acts", "told"),
    [
        (LIMIT, "P2 bet 400;P5 say raise", "Seat 5 raises to 800."),
        (NO_LIMIT, "P2 bet 400;P5 say raise", "Seat 5 must raise to at least 800."),
        (NO_LIMIT, "P2 say bet", "Seat 2 must bet at least 200."),
        (SHORT, "P2 all-in;P5 say raise", EITHER),
        (SHORT, "P2 all-in;P5 say complete", "Seat 5 raises to 400."),
    ],
    ids=["51-A limit", "51-A no-limit", "51-A bet", "51-A short all-in", "51-A complete"],
)
def test_who_said_that_he_raises_may_no_longer_call(house: str, head: str, acts: str, told: str, asked: str) -> None:
    """[tda-2024:51-A, upt:betting-8]"""
    asked = asked.replace(":5", ":2") if "P5" not in acts else asked
    assert said_of(house, head, acts, asked) == told.format(book(house).ledger.known_as)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("head", "acts", "told"),
    [
        (NO_LIMIT, "P2 bet 400;P5 say call", "it's a call: seat 5 puts in 400 more, 400 in all"),
        (NO_LIMIT, "P2 bet 400;P5 say raise 1000", "seat 5 raises to 1,000 and puts in 1,000 more"),
    ],
    ids=["41-A", "43-B"],
)
def test_with_an_amount_it_is_told_with_who_comes_next(house: str, head: str, acts: str, told: str) -> None:
    """[tda-2024:41-A, tda-2024:43-B]"""
    told = (
        "seat 5 must make the full call of 400: 400 more goes in" if (house, "call" in acts) == ("upt", True) else told
    )
    assert said_of(house, head, acts, "rights").lower().startswith(f"{told}; then seat 7 may call ")


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("head", "acts", "told"),
    [
        (LIMIT, "P2 bet 400;P5 say raise", "Seat 7 may call 800 or raise to 1,200."),
        (LIMIT, "P2 bet 400;P5 say raise 800", "Seat 7 may call 800 or raise to 1,200."),
        (NO_LIMIT, "P2 bet 400;P5 say raise 600", "Seat 7 may call 800 or raise, minimum raise to {}."),
        (SHORT, "P2 all-in;P5 say raise", EITHER),
    ],
    ids=["51-A", "43-B", "43-A", "51-A short all-in"],
)
def test_who_comes_next_faces_what_the_words_come_to(house: str, head: str, acts: str, told: str) -> None:
    """[tda-2024:43-A, upt:min-raise]"""
    expected = told.format(book(house).ledger.known_as if "doesn't" in told else "1,600" if house == "upt" else "1,200")
    assert said_of(house, head, acts, "rights:7") == expected


def test_he_faces_a_raise_beyond_the_limit_as_it_is_cut() -> None:
    """[foxwoods-2020:54-B]"""
    told = said_of("foxwoods-2020", LIMIT, "P2 bet 400;P5 say raise 1200", "rights:7")
    assert told == "Seat 7 may call 800 or raise to 1,200."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("words", ["raise fifty", "I raise if you call"])
def test_words_that_bind_to_nothing_known_leave_his_choice_as_it_was(house: str, words: str) -> None:
    """[tda-2024:43-A]"""
    told = said_of(house, NO_LIMIT, f"P2 bet 400;P5 say {words}", "rights")
    assert told == "Seat 5 may call 400 or raise, minimum raise to 800."


@pytest.mark.parametrize(
    ("acts", "told"),
    [
        ("P7 bet 400;P5 raise 800;P2 fold", "seat 7 acts next, 400 to call."),
        ("P7 bet 400;P5 raise 800;P2 call", "seat 7 acts next, 400 to call."),
    ],
    ids=["out-of-turn-2", "out-of-turn-1"],
)
def test_who_acts_next_after_a_post_is_told_so_though_his_own_bet_is_not_covered(acts: str, told: str) -> None:
    """[upt:out-of-turn-1, upt:out-of-turn-2]"""
    plain = said_of("upt", LIMIT, acts, "")
    assert plain.endswith(told)
    assert said_of("upt", LIMIT, acts, "rights:7") == plain


@pytest.mark.parametrize("house", [each for each in BOOKS if each != "upt"])
@pytest.mark.parametrize(
    ("head", "acts", "freed"),
    [
        (
            LIMIT,
            "P7 bet 600;P2 bet 600",
            "Seat 7's bet is no longer binding: 600 goes back; seat 5 acts, then seat 7 may ",
        ),
        (
            LIMIT,
            "P7 bet 600;P2 bet 400",
            "Seat 7's bet is no longer binding: 600 goes back; seat 5 acts, then seat 7 may ",
        ),
        (
            SHORT,
            "P2 all-in;P7 raise 1000;P5 raise 1000",
            "Seat 7's action isn't binding, as seat 5's raise changed the action: 1,000 goes back, and ",
        ),
        (
            SHORT,
            "P2 all-in;P7 raise 700;P5 raise 700",
            "Seat 7's action isn't binding, as seat 5's raise changed the action: 700 goes back, and ",
        ),
    ],
    ids=["53-A over it", "53-A", "53-A short all-in, one chip", "53-A short all-in"],
)
def test_too_much_bet_out_of_turn_goes_back_whole_once_it_is_bet_before(
    house: str, head: str, acts: str, freed: str
) -> None:
    """[tda-2024:53-A, foxwoods-2020:43-A]"""
    assert said_of(house, head, acts, "wager:7").startswith(freed)
