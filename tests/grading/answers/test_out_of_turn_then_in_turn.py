"""Who acted out of turn, wasn't bound by it and has acted in turn since: what he did then is what is ruled on."""

import pytest

from tests.grading.answers.in_short import said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
CHANGED = {"tda-2024": "53-A", "tda-2022": "53-A", "players-2025": "42-A", "foxwoods-2020": "43-A"}
FREE = [pytest.param(house, id=f"{house}:{at}") for house, at in CHANGED.items()]
BARRED = pytest.param("metropolitan", id="metropolitan:39-A")
EARLY, ACTED = "P5 bet 400;P2 bet 500;", "Seat 5 has acted; the action is on seat {}."
BACK = "Seat 5's action isn't binding, as seat 2's bet changed the action: 400 goes back, and "


@pytest.mark.parametrize("early", ["P5 bet 400", "P5 check", "P5 call"])
@pytest.mark.parametrize(("then", "due"), [("P5 call", 7), ("P5 call;P7 fold", 0), ("P5 fold;P7 fold", 0)])
@pytest.mark.parametrize("house", [*FREE, BARRED])
def test_a_call_in_turn_settles_what_was_done_out_of_turn(house: str, early: str, then: str, due: int) -> None:
    lies = early.endswith("400") and "fold;" in then
    said = said_of(house, T, f"{early};P2 bet 500;{then}", "")
    assert ("isn't binding" in said) == lies
    assert not due or said_of(house, T, f"{early};P2 bet 500;{then}", "rights:5") == ACTED.format(due)


@pytest.mark.parametrize("house", FREE)
@pytest.mark.parametrize(
    ("then", "asked", "said"),
    [
        ("P5 raise 1500", "", "Nothing is wrong: seat 7 may call 1,500 or raise, minimum raise to 2,500."),
        ("P5 raise 1500", "rights:5", ACTED.format(7)),
        ("P5 raise 1500", "wager:5", "Seat 5 raises to 1,500."),
        ("P5 raise 1500;P7 fold", "rights:5", ACTED.format(2)),
        ("P5 say call", "", "It's a call: seat 5 puts in 100 more, 500 in all."),
        ("P5 say call", "rights:5", "It's a call: seat 5 puts in 100 more, 500 in all."),
        ("P5 wager 100", "wager:5", "It's a call: seat 5 is in for 500."),
        ("P5 fold", "", f"{BACK}seat 5's fold is binding."),
        ("P5 fold;P7 call", "", f"{BACK}seat 5's fold is binding."),
        ("P5 pull-back 400;P5 fold", "wager:5", "Seat 5 folds."),
        ("P7 call", "rights:5", f"{BACK}they may call 500, raise to at least 1,000 or fold."),
    ],
)
def test_a_raise_or_a_fold_in_turn_is_ruled_on_as_such(house: str, then: str, asked: str, said: str) -> None:
    assert said_of(house, T, EARLY + then, asked) == said


@pytest.mark.parametrize("asked", ["", "rights:5", "wager:5"])
@pytest.mark.parametrize(
    ("then", "back"),
    [
        ("P5 raise 1500", "1,000"),
        ("P5 raise 1500;P7 call 1500", "1,000"),
        ("P5 wager 600", "500"),
        ("P5 wager 3000", "2,900"),
    ],
)
def test_where_only_a_call_is_left_whatever_is_more_is_one(then: str, back: str, asked: str) -> None:
    """[metropolitan:39-A]

    Who called it has called no more than that either.
    """
    said = said_of("metropolitan", T, EARLY + then, asked)
    called = f"; seat 7's call is 500, and {back} goes back" if "P7 call" in then and not asked else ""
    assert said == f"Seat 5 may not raise: it's a call of 500, and {back} goes back{called}."


@pytest.mark.parametrize(
    ("then", "said"),
    [
        ("P2 bet 500;P5 call", ACTED.format(7)),
        ("P2 bet 500;P5 raise 1500;P7 call", ACTED.format(2)),
        (
            "P2 bet 500",
            "Seat 5 posted 200, 200 goes back, and the player may call 300 more, fold, or re-raise to 1,000 or more.",
        ),
        (
            "P2 call",
            (
                "Seat 5's posted 200 plays, 200 goes back, and seat 5 may only check, as seat 2 called; "
                "seat 7 acts next, 200 to call."
            ),
        ),
    ],
)
def test_who_posted_the_minimum_and_has_answered_the_raise_has_acted(then: str, said: str) -> None:
    """[upt:out-of-turn-3]"""
    assert said_of("upt", T, f"P5 bet 400;{then}", "rights:5") == said


@pytest.mark.parametrize("house", [*FREE, BARRED])
@pytest.mark.parametrize("asked", ["", "wager:5", "rights:5"])
@pytest.mark.parametrize("after", ["", ";P7 fold"])
@pytest.mark.parametrize(
    ("put", "said"),
    [
        ("400", "It's a call of 500, not a raise: seat 5 gets 300 back."),
        ("500", "It's a call of 500, not a raise: seat 5 gets 400 back."),
        ("one 1000", "It's a call of 500, not a raise: seat 5 gets 900 back."),
    ],
)
def test_chips_alone_that_are_no_more_than_a_call_are_one(
    house: str, put: str, after: str, said: str, asked: str
) -> None:
    """What was bet out of turn goes back: it makes no raise of them."""
    assert said_of(house, T, f"{EARLY}P5 wager {put}{after}", asked) == said


@pytest.mark.parametrize("house", FREE)
@pytest.mark.parametrize("asked", ["", "wager:5", "rights:5"])
def test_of_more_than_a_call_the_size_is_open_and_the_fold_gone(house: str, asked: str) -> None:
    said = said_of(house, T, f"{EARLY}P5 wager 600", asked)
    assert said == (
        f"{BACK}seat 5 has acted: the floor decides whether the 600 alone counts or the 1,000 in front of seat 5."
    )


@pytest.mark.parametrize("house", [*FREE, BARRED])
@pytest.mark.parametrize(
    ("acts", "said"),
    [
        (f"{EARLY}P5 wager 50", "It's a full call of 500: seat 5 puts in 450 more; the 400 bet out of turn goes back."),
        (
            "P7 bet 600;P2 bet 800;P5 raise 2000;P7 wager 800",
            (
                "The floor decides: seat 7 makes the full call of 2,000, or folds and forfeits 800; "
                "the 600 bet out of turn goes back."
            ),
        ),
    ],
)
def test_too_little_for_a_call_with_what_goes_back_is_less_without_it(house: str, acts: str, said: str) -> None:
    assert said_of(house, T, acts, "") == said


OVERTAKEN = "P2 bet 600;P7 raise {};P5 raise 1500;"


@pytest.mark.parametrize("house", [*FREE, BARRED])
@pytest.mark.parametrize("raised", [1200, 1500, 1600, 2000])
def test_nobody_has_to_match_a_raise_that_no_longer_binds(house: str, raised: int) -> None:
    told = OVERTAKEN.format(raised)
    waits = said_of(house, T, f"{told}P2 call", "")
    assert waits.startswith("The action backs up to seat 7, who faces 1,500: seat 2's call is binding unless")
    back = f"Seat 7's action isn't binding, as seat 5's raise changed the action: {raised:,} goes back"
    assert said_of(house, T, f"{told}P7 fold;P2 call", "") == f"{back}, and seat 7's fold is binding."
    assert said_of(house, T, f"{told}P7 fold;P2 call", "pots").endswith("in front of seat 7 the pot is 7,000.")
    assert said_of(house, T, f"{told}P2 call;P7 fold", "") == "Seat 2's out-of-turn call is binding at 1,500."
