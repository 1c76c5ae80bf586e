"""Chips and words once nobody was to act any more: no rulebook covers them, whatever is asked of the hand."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of
from trainer.grading.answers.state import State
from trainer.rules.book import BOOKS, book

TURN = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
LIMIT = f"game holdem limit;{TURN}"
CHECKED, CALLED = "check 2 5 7", "P2 bet 400;call 5 7"
OF_STREET, OF_TURN = (
    "a bet or raise of {} after the betting of the street was over",
    "after the betting of the turn was over",
)


def uncovered(house: str, what: str) -> str:
    return f"{book(house).ledger.known_as} doesn't cover this: {what}"


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("head", [TURN, LIMIT], ids=["no-limit", "limit"])
@pytest.mark.parametrize(
    ("acts", "whose", "asked", "pot"),
    [
        pytest.param(f"{CHECKED};P5 wager 400", "seat 5", 5, "4,000", id="bet"),
        pytest.param(f"{CHECKED};P5 bet 400", "seat 5", 5, "4,000", id="said-and-bet"),
        pytest.param(f"{CHECKED};P5 say bet 400", "seat 5", 5, "4,000", id="only-said"),
        pytest.param(f"{CHECKED};P2 wager 400", "seat 2", 2, "4,000", id="by-the-first"),
        pytest.param(f"{CHECKED};P5 wager 400;P7 call", "seat 5", 7, "4,000", id="called"),
        pytest.param(f"{CHECKED};P5 wager 400;P7 say call", "seat 5", 7, "4,000", id="call-said"),
        pytest.param(f"{CHECKED};P5 wager 400;P7 raise 800", "seats 5 and 7", 7, "4,000", id="raised"),
        pytest.param(f"{CALLED};P5 raise 800", "seat 5", 5, "5,200", id="raise-over-calls"),
        pytest.param(f"{CALLED};P5 say raise", "seat 5", 5, "5,200", id="raise-said"),
        pytest.param(f"{CALLED};P2 wager 400;P5 call", "seat 2", 5, "5,200", id="more-by-the-bettor"),
        pytest.param(f"{CHECKED};P5 wager 400;D return-bet 5 100", "seat 5", 5, "4,000", id="some-returned"),
    ],
)
def test_nothing_covers_chips_or_words_once_the_round_is_over(
    house: str, head: str, acts: str, whose: str, asked: int, pot: str
) -> None:
    said = uncovered(house, OF_STREET.format(whose))
    for ask, seat in (("", 0), ("wager", asked), ("wager", 0)):
        found = on_hand(house, head, acts, ask, seat)
        assert (found.sentence, found.state) == (f"{said}.", State.NOT_COVERED)
    assert said_of(house, head, acts, "pots") == f"{said}; apart from that the main pot is {pot}."
    assert said_of(house, head, acts, "rights:2") == "The betting on this street is over: no one is to act."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("acts", "seat", "pot"),
    [
        ("check 2 5;P7 say check;P2 bet 600", 2, "the main pot is 4,000."),
        ("P2 bet 600;P5 call;P7 say fold;P5 raise 1800", 5, "the pot is 5,200: 4,000 in the middle and 1,200 in front"),
        ("P2 bet 600;P5 call;P7 say call;P5 raise 1800", 5, "the pot is 5,200: 4,000 in the middle and 1,200 in front"),
    ],
    ids=["checked", "folded", "called"],
)
def test_words_of_the_last_to_act_end_the_round_too(house: str, acts: str, seat: int, pot: str) -> None:
    said = uncovered(house, OF_STREET.format(f"seat {seat}"))
    assert said_of(house, TURN, acts, f"wager:{seat}") == f"{said}."
    assert said_of(house, TURN, acts, "pots").startswith(f"{said}; apart from that {pot}")


@pytest.mark.parametrize("house", BOOKS)
def test_what_binds_who_acted_out_of_turn_is_ruled_on_that(house: str) -> None:
    for acts, asked in (("P2 bet 400;P7 call;fold 5;P7 raise 1200", ""), ("P7 check;check 2 5;P7 bet 600", "wager:7")):
        said = said_of(house, TURN, acts, asked)
        assert "is binding" in said
        assert "doesn't cover" not in said


@pytest.mark.parametrize("house", BOOKS)
def test_a_call_with_nothing_to_call_is_nothing(house: str) -> None:
    assert said_of(house, TURN, f"{CALLED};P5 say call", "") == "Nothing is wrong."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("acts", "pot"),
    [
        (f"{CHECKED};P5 wager 400;D return-bet 5 400", "4,000"),
        (f"{CHECKED};P5 wager 400;P5 pull-back 400", "4,000"),
        (f"{CHECKED};P5 wager 400;P7 call;D return-bet 5 400;D return-bet 7 400", "4,000"),
        (f"{CALLED};P5 raise 1200;D return-bet 5 800", "5,200"),
    ],
)
def test_what_has_gone_back_is_out_of_the_hand(house: str, acts: str, pot: str) -> None:
    assert said_of(house, TURN, acts, "") == "Nothing is wrong."
    assert said_of(house, TURN, acts, "pots") == f"The main pot is {pot}."


@pytest.mark.parametrize("house", BOOKS)
def test_a_call_is_left_where_the_bet_it_answers_has_gone_back(house: str) -> None:
    acts = f"{CHECKED};P5 wager 400;P7 call;D return-bet 5 400"
    what = "a call of seat 7 after the betting of the street was over"
    assert said_of(house, TURN, acts, "pots") == uncovered(house, f"{what}; apart from that the main pot is 4,000.")


@pytest.mark.parametrize("house", BOOKS)
def test_who_did_nothing_too_late_is_told_what_he_did(house: str) -> None:
    assert said_of(house, TURN, f"{CHECKED};P5 wager 400", "wager:7") == "Seat 7 checks."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("acts", "whose", "pot"),
    [
        (f"{CHECKED};P5 wager 600", "a bet or raise of seat 5", "4,000: 4,000"),
        (f"{CHECKED};P5 wager 600;P7 call", "a bet or raise of seat 5", "4,000: 4,000"),
        (f"{CALLED};P5 raise 1800", "a bet or raise of seat 5", "5,200: 5,200"),
    ],
)
def test_on_the_next_street_such_chips_are_in_no_pot(house: str, acts: str, whose: str, pot: str) -> None:
    then, said = f"{acts};river;check 2", uncovered(house, f"{whose} {OF_TURN}")
    assert said_of(house, TURN, then, "") == f"{said}; seat 5 may check or bet, minimum 200."
    assert said_of(house, TURN, then, "pots") == (
        f"{said}; apart from that the pot is {pot} in the middle and 0 in front of the players."
    )
    assert said_of(house, TURN, then, "rights:5").startswith("Seat 5 may check or bet")


@pytest.mark.parametrize("house", BOOKS)
def test_words_alone_are_forgotten_on_the_next_street(house: str) -> None:
    said = said_of(house, TURN, f"{CHECKED};P5 say bet 600;river;check 2", "")
    assert said == "Nothing is wrong: seat 5 may check or bet, minimum 200."


@pytest.mark.parametrize("house", BOOKS)
def test_chips_too_late_on_two_streets_are_named_one_by_one(house: str) -> None:
    acts = f"{CHECKED};P5 wager 600;river;check 2 5 7;P7 wager 800"
    both = f"a bet or raise of seat 5 {OF_TURN} and {OF_STREET.format('seat 7')}"
    assert said_of(house, TURN, acts, "pots") == uncovered(house, f"{both}; apart from that the main pot is 4,000.")


@pytest.mark.parametrize("house", BOOKS)
def test_who_is_left_alone_has_such_chips_back(house: str) -> None:
    said = said_of(house, TURN, f"{CHECKED};P5 wager 600;fold 7 2", "pots")
    assert said == "Seat 5 wins 4,000; the uncalled 600 goes back to seat 5."
