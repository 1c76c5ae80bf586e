"""Where two rulebooks part: what counts as a difference, what is one line, what is offered as an answer."""

from dataclasses import replace
from typing import Any

import pytest

from trainer.study.parted import How, alike, compared, options_of, parting
from trainer.study.stances import Situation, Stance, Stances, words

CALL = Stance(
    "It's a call: seat 3 puts in 300 more.",
    "ruled",
    "bet.call",
    "bet.calling",
    "wager",
    "unstated",
    steps=("say-what-stands", "missing-chips-in"),
    figures=(("owed", 300), ("to", 800)),
)
FULL_CALL = replace(CALL, says="It's a full call of 800: seat 3 puts in 300 more.", ruling="bet.full-call")
TO_THE_FLOOR = replace(CALL, says="The floor decides.", ruling="bet.up-to-floor", authority="floor", figures=())
SILENT = Stance("The rulebook doesn't cover this.", "not-covered", "", "bet.calling", "wager")
NOTHING = Stance("Nothing is wrong.", "nothing-wrong")
ORDER = {"bet.calling": 0}


def situation(key: str) -> Situation:
    return Situation(key, "A short call", "Seat 3 puts out 500 in one chip.")


def test_other_words_for_the_same_acts_and_amounts_are_no_difference() -> None:
    assert compared(CALL, FULL_CALL) is How.SAME
    assert alike(CALL, FULL_CALL)


def test_the_same_acts_in_another_order_come_to_the_same_in_short() -> None:
    mine = replace(CALL, says="It's a call, as it must be: 300 more.", ruling="bet.a", steps=("a", "b"))
    assert compared(mine, replace(mine, says="It's a call, not a raise: 300 more.", steps=("b", "a"))) is How.SAME
    assert compared(mine, replace(mine, says="It's a raise: 300 more.", steps=("b", "a"))) is How.RULING


def test_another_amount_or_another_step_is_a_difference() -> None:
    assert compared(CALL, replace(FULL_CALL, figures=(("owed", 0), ("to", 500)))) is How.RULING
    assert compared(CALL, replace(FULL_CALL, steps=("rest-given-back",))) is How.RULING
    assert compared(CALL, replace(NOTHING, kind="wager")) is How.RULING


def test_two_answers_about_two_matters_of_one_hand_are_no_difference() -> None:
    assert compared(CALL, NOTHING) is How.NEITHER
    assert compared(CALL, replace(TO_THE_FLOOR, kind="skipped-hand")) is How.NEITHER


def test_what_the_floor_decides_at_both_differs_by_an_amount_that_both_name() -> None:
    mine = replace(TO_THE_FLOOR, figures=(("back", 100), ("forfeit", 400)), options=("a-fold",))
    assert compared(mine, replace(mine, says="The floor rules.", options=(), figures=())) is How.SAME
    assert compared(mine, replace(mine, says="Forfeits 500.", figures=(("forfeit", 500),))) is How.RULING


@pytest.mark.parametrize(
    ("mine", "yours", "how"),
    [
        ({}, {}, How.SAME),
        ({"wagers": ((2, 100),)}, {"wagers": ((2, 100),)}, How.SAME),
        ({"wagers": ((2, 100),)}, {"wagers": ((2, 125),)}, How.RULING),
        ({"wagers": ((2, 100),)}, {}, How.RULING),  # as it was put out there
        ({"wagers": ((2, 100),)}, {"wagers": ((4, 100),)}, How.RULING),
        ({"wagers": ((2, 100),)}, {"unsized": (2,)}, How.SAME),
        ({"wagers": ((2, 100), (4, 200))}, {"unsized": (2,)}, How.RULING),
        ({"wagers": ((2, 100), (4, 200))}, {"wagers": ((4, 200),), "unsized": (2,)}, How.SAME),
        ({}, {"unsized": (2,)}, How.SAME),
    ],
)
def test_a_wager_before_the_last_decision_counts_by_its_total_where_both_give_it_one(
    mine: dict[str, Any], yours: dict[str, Any], how: How
) -> None:
    one, other = replace(CALL, **mine), replace(CALL, **yours)
    assert (compared(one, other), compared(other, one)) == (how, how)


def test_how_the_words_tell_of_a_wager_before_decides_nothing() -> None:
    told = "Seat 2's 125 is a call of 100, and 25 goes back; it's a call: seat 3 puts in 300 more."
    assert compared(CALL, replace(CALL, says=told)) is How.SAME
    silent = "The rulebook doesn't cover this: what a bet counts as, seat 2; it's a call: seat 3 puts in 300 more."
    assert compared(replace(CALL, wagers=((2, 100),)), replace(CALL, says=silent)) is How.RULING


def test_the_same_acts_by_another_authority_differ_in_that_alone() -> None:
    by_the_dealer, by_the_floor = replace(CALL, authority="dealer"), replace(CALL, authority="floor")
    assert compared(by_the_dealer, by_the_floor) is How.AUTHORITY
    assert not alike(by_the_dealer, by_the_floor)


def test_a_rulebook_that_names_no_one_differs_from_none_that_does() -> None:
    assert compared(CALL, replace(CALL, authority="dealer")) is How.SAME
    assert compared(replace(CALL, authority="floor"), CALL) is How.SAME


def test_what_is_only_announced_is_no_other_act() -> None:
    called = replace(FULL_CALL, steps=("call-the-string-bet", "missing-chips-in"), authority="dealer")
    assert compared(CALL, called) is How.SAME


def test_what_one_rulebook_does_not_cover_is_one_sided_only_on_the_same_matter() -> None:
    assert compared(CALL, SILENT) is How.ONE_SIDED
    assert compared(CALL, replace(SILENT, kind="burn")) is How.NEITHER
    assert compared(replace(CALL, kind="burn"), SILENT) is How.NEITHER
    assert compared(SILENT, SILENT) is How.NEITHER
    assert alike(SILENT, replace(SILENT, says="Not covered."))


def test_situations_with_the_same_two_rulings_are_one_line_and_a_hand_shows_it_best() -> None:
    keys = ("example:upt/a", "hand:b", "example:upt/c")
    mine = Stances("tda-2024", dict.fromkeys(keys, CALL))
    yours = Stances("upt", {key: replace(TO_THE_FLOOR, says=f"The floor decides {key}.") for key in keys})
    found = parting(mine, yours, map(situation, keys), ORDER)
    assert [each.situation.key for each in found.lines] == ["hand:b"]
    assert [each.key for each in found.lines[0].also] == ["example:upt/a", "example:upt/c"]
    assert found.same == 0


def test_what_both_decide_alike_is_counted_and_not_listed() -> None:
    mine, yours = Stances("tda-2024", {"hand:a": CALL}), Stances("upt", {"hand:a": FULL_CALL})
    found = parting(mine, yours, [situation("hand:a")], ORDER)
    assert (found.lines, found.same) == ((), 1)


def test_no_answer_is_offered_that_a_dealer_would_take_for_another_one() -> None:
    close = replace(TO_THE_FLOOR, says="The floor rules on the hand.", ruling="bet.other", options=("a-call",))
    assert options_of((CALL, TO_THE_FLOOR), (CALL, FULL_CALL, TO_THE_FLOOR, close, NOTHING)) == (
        CALL,
        TO_THE_FLOOR,
        NOTHING,
    )


def test_who_decides_is_said_where_the_words_do_not() -> None:
    assert words(CALL) == CALL.says
    assert words(replace(CALL, authority="dealer")) == f"{CALL.says} The dealer decides."
    assert words(TO_THE_FLOOR) == "The floor decides."


def test_a_ruling_that_says_more_than_its_acts_and_amounts_is_compared_by_itself() -> None:
    may_raise = Stance("The check isn't binding: call, raise or fold.", "ruled", "bet.every-choice", kind="wager")
    may_not = replace(may_raise, says="The check isn't binding: call or fold.", ruling="bet.call-or-fold")
    assert compared(may_raise, may_not) is How.RULING
    assert compared(replace(may_raise, figures=(("back", 0),)), replace(may_not, figures=(("back", 0),))) is How.RULING
