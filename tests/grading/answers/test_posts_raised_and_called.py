"""At UPT a minimum posted out of turn that is raised by too little, with its maker and others in for that raise."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
POSTED = "P2 bet 400;P7 bet 3000"
MAKE = "The raise is to 1,600, not {}: seats {} make it 1,600, and no one who called may raise for it"
FRONT = "the pot is {}: 4,000 in the middle and {} in front of the players"
LATE = "Seat 5's 800 stands: the round is over, and it's too late to correct it."
FREED = "seat 7, who posted 800 and gets {} back, may then call 800 more, fold or re-raise"


@pytest.mark.parametrize("bet", [800, 1200, 3000])
@pytest.mark.parametrize(
    ("acts", "seats", "pot"),
    [
        ("P5 raise 600;P7 call", "5 and 7", FRONT.format("7,600", "3,600")),
        ("P5 raise 800;P7 call", "5 and 7", FRONT.format("7,600", "3,600")),
        ("P5 raise 600;P7 call;P2 call", "2, 5 and 7", FRONT.format("8,800", "4,800")),
        ("P5 raise 600;P7 fold;P2 call", "2 and 5", FRONT.format("8,000", "4,000")),
    ],
)
def test_a_raise_of_too_little_is_brought_up_with_all_who_called_it(bet: int, acts: str, seats: str, pot: str) -> None:
    """[upt:min-raise, upt:out-of-turn-3, upt:betting-14]: who posted 800 and calls calls the raise."""
    told, said = f"P2 bet 400;P7 bet {bet};{acts}", MAKE.format(acts.split(";")[0].split()[-1], seats)
    assert said_of("upt", T, told, "") == f"{said}."
    assert said_of("upt", T, told, "pots") == f"{said}; {pot}."
    assert said_of("upt", T, told, "rights:7") == f"{said}."


@pytest.mark.parametrize("bet", [800, 3000])
def test_one_of_as_much_as_was_posted_stands_once_all_have_called_it(bet: int) -> None:
    """[upt:betting-14]"""
    told = f"P2 bet 400;P7 bet {bet};P5 raise 800;P7 call;P2 call"
    assert said_of("upt", T, told, "") == said_of("upt", T, told, "rights:7") == LATE
    assert said_of("upt", T, told, "pots") == "The main pot is 6,400."


def test_who_called_it_is_in_for_it_where_somebody_raises_once_more() -> None:
    """[upt:min-raise, upt:betting-14]"""
    told = f"{POSTED};P5 raise 600;P7 call;P2 raise 3200"
    assert said_of("upt", T, told, "") == f"{MAKE.format(600, '5 and 7')}; seat 2's raise to 3,200 stands."
    assert said_of("upt", T, told, "pots") == f"{FRONT.format('10,400', '6,400').capitalize()}."


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("wager:7", f"{MAKE.format(600, '2 and 5')}; {FREED.format('2,200')}."),
        ("rights:7", f"{MAKE.format(600, '2 and 5')}; {FREED.format('2,200')}."),
        ("pots", "apart from the chips in front of seat 2 the pot is 6,400."),
    ],
)
def test_a_call_out_of_turn_behind_the_raise_changes_nothing_for_who_posted(asked: str, said: str) -> None:
    """[upt:out-of-turn-3, upt:betting-10]"""
    assert said_of("upt", T, f"{POSTED};P5 raise 600;P2 call", asked).endswith(said)


@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        ("P2 call", "", "seat 7's posted 800 plays, 400 goes back, and seat 7 may only check."),
        ("P2 call", "pots", "It's a full call of 800: seat 5 puts in 400 more; the main pot is 6,400."),
        ("P2 raise 1600", "", f"seat 2's raise to 1,600 stands; {FREED.format(400)}; the action is on seat 5."),
        ("P2 raise 1600", "rights:7", f"Seat 2's raise to 1,600 stands; {FREED.format(400)}; the action is on seat 5."),
    ],
)
def test_a_call_of_too_little_of_what_was_posted_leaves_the_next_one_his_own(then: str, asked: str, said: str) -> None:
    """[upt:out-of-turn-1, upt:out-of-turn-3]"""
    assert said_of("upt", T, f"P2 bet 400;P7 raise 1200;P5 call;{then}", asked).endswith(said)


def test_who_posted_all_in_and_called_is_not_all_in() -> None:
    """[upt:out-of-turn-3]"""
    told = "P2 bet 400;P7 all-in;P5 raise 1600;P7 call;P2 call"
    assert said_of("upt", T, told, "") == "Nothing is wrong: 18,400 goes back to seat 7 as change."
    assert said_of("upt", T, told, "pots") == "Seat 7 calls 1,600 and gets 18,400 back; the main pot is 8,800."


@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        ("P7 call", "wager:7", "It's a call of 1,600 by seat 7."),
        ("P7 call", "pots", f"{FRONT.format('7,600', '3,600').capitalize()}."),
        ("P7 call;P2 call", "", "Nothing is wrong."),
        ("P7 call;P2 call", "pots", "The main pot is 8,800."),
        ("P7 raise 3200", "wager:7", "Seat 7 raises to 3,200."),
    ],
)
def test_what_was_missing_to_the_post_is_among_the_chips_that_follow(then: str, asked: str, said: str) -> None:
    """[upt:out-of-turn-3]: he had put out 500 of the 800 that he posted."""
    assert said_of("upt", T, f"P2 bet 400;P7 bet 500;P5 raise 1600;{then}", asked) == said
