"""Who makes a bet that decides nothing: anybody who could, and nobody else."""

from random import Random

import pytest

from tests.scenarios.hands import packaged
from trainer.kernel.altered import replace
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.acting import acted_by_others
from trainer.scenarios.grammar import Line, line_of, moment_of

SIX = packaged()["clean-holdem-six"]


def script(*lines: str, game: str = "holdem") -> tuple[Line, ...]:
    found: list[Line] = []
    for each in lines:
        found.append(line_of(each, game, found[-1].street if found else -1))
    return tuple(found)


def bettors(scenario: Scenario, at: int = 0) -> set[int]:
    return {acted_by_others(scenario, Random(number)).script[at].seat for number in range(60)}


@pytest.mark.parametrize(
    ("lines", "free"),
    [
        (("preflop: P2 raise 600", "all stay"), True),
        (("flop: P2 bet 600", "all stay"), True),
        (("flop: P2 bet 600 if unbet", "all stay"), False),
        (("flop: P2 bet 600", "P4 call", "all stay"), False),
        (("flop: P2 bet 600",), False),
        (("flop: P2 check", "all stay"), False),
        (("flop: all bet 600", "all stay"), False),
    ],
)
def test_a_bet_is_free_where_everybody_else_stays(lines: tuple[str, ...], free: bool) -> None:
    some = {each.number for each in SIX.seats} if free else {script(*lines)[0].seat}
    assert bettors(replace(SIX, script=script(*lines))) == some


def test_who_has_folded_by_then_bets_no_more() -> None:
    lines = script("preflop: P7 fold", "all stay", "flop: P2 bet 600", "all stay")
    assert bettors(replace(SIX, script=lines), at=2) == {each.number for each in SIX.seats} - {7}


def test_who_is_named_in_a_text_keeps_the_bet() -> None:
    scenario = replace(SIX, script=script("flop: P2 bet 600", "all stay"))
    assert bettors(replace(scenario, hints=("Seat 2 bet. Why?",))) == {2}
    assert len(bettors(replace(scenario, hints=("Seat 4 bet. Why?",)))) == 6


@pytest.mark.parametrize(("takeover", "free"), [("turn: P4", True), ("flop: P4", False), ("preflop: P4", False)])
def test_bets_are_free_before_the_street_on_which_something_happens(takeover: str, free: bool) -> None:
    scenario = replace(SIX, script=script("flop: P2 bet 600", "all stay"), takeover=moment_of(takeover, "holdem"))
    assert (len(bettors(scenario)) > 1) is free


def test_the_last_bet_is_nobody_elses_where_it_decides_who_shows() -> None:
    scenario = replace(SIX, script=script("river: P2 bet 600", "all stay"))
    assert len(bettors(scenario)) == 6
    assert bettors(replace(scenario, waits=(4,))) == {2}


def test_nobody_else_opens_third_street() -> None:
    stud = packaged()["clean-stud-six"]
    lines = script("third: P2 bet 200", "all stay", "fourth: P2 bet 200", "all stay", game="stud")
    assert bettors(replace(stud, script=lines)) == {2}
    assert len(bettors(replace(stud, script=lines), at=2)) == 6
