"""Which of the players make a bet or a raise that decides nothing: anybody could have made it."""

from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from random import Random

from trainer.kernel.games import is_stud
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.retold import seats_named
from trainer.scenarios.fresh.stacked import free_stacks
from trainer.scenarios.fresh.words import texts
from trainer.scenarios.grammar import SHOWDOWN, WITH_AMOUNT, Line, Moment, showdown_of

STAY, FOLD, ACTED = "stay", "fold", "acted"


def acted_by_others(scenario: Scenario, chance: Random) -> Scenario:
    """The hand with each free bet or raise made by any of the players who could make it."""
    script = list(scenario.script)
    for at in _free(scenario):
        script[at] = replace(script[at], seat=chance.choice(_able(scenario, script[at])))
    return replace(scenario, script=tuple(script))


def _free(scenario: Scenario) -> Iterator[int]:
    """The lines of the script that anybody could act on, before the street on which something happens."""
    named, until = {*_named(scenario)}, _first_street(scenario)
    since = 1 if is_stud(scenario.game) else 0  # who opens third street is no choice of anybody's
    for at, line in enumerate(scenario.script):
        open_to_all = since <= line.street < until and line.seat not in (*named, 0) and line.guard is None
        if open_to_all and line.verb in WITH_AMOUNT and _alone(scenario, line):
            yield at


def _alone(scenario: Scenario, line: Line) -> bool:
    """Is it all that happens on its street, while everybody else stays in?"""
    others = [each for each in scenario.script if each.street == line.street and each is not line]
    return all(each.verb == STAY and not each.guard for each in others) and any(not each.seat for each in others)


def _able(scenario: Scenario, line: Line) -> list[int]:
    """Who can make it: all who hold cards by the script, with chips enough that nobody asks how many."""
    gone = {each.seat for each in scenario.script if each.verb == FOLD and each.street < line.street}
    apart = {each.seat for each in scenario.told} | {each.seat for each in scenario.comings}
    free = [
        each.number for each in free_stacks(scenario) if each.number not in gone and not (each.away or each.penalty)
    ]
    return sorted({line.seat, *(each for each in free if each not in apart)})


def _named(scenario: Scenario) -> Iterator[int]:
    """The seats of which the file says more than how they bet."""
    for words in texts(scenario):
        yield from seats_named(words)
    yield from (seat for each in scenario.told for seat in (each.seat, each.due))
    yield from (each.seat for each in scenario.protests)
    yield from (each.seat for each in scenario.comings)
    yield from (each.seat for each in scenario.doings)
    yield from (each.seat for each in scenario.showdown)


def _first_street(scenario: Scenario) -> int:
    """The first street on which the file has something happen; one after the last where that is on none."""
    last = showdown_of(scenario.game) - 1
    moments = [
        *(each.at for each in scenario.previous),
        *(each.at for each in scenario.doings),
        *(each.at for each in scenario.comings),
        *([scenario.takeover] if scenario.takeover.stage == ACTED else []),
    ]
    streets = [*(each.street for each in scenario.told), *map(partial(_street, last), moments)]
    if scenario.showdown or scenario.waits:
        streets.append(last)
    return min([*streets, last + 1])


def _street(last: int, moment: Moment) -> int:
    return last if moment.stage == SHOWDOWN else max(0, moment.street)
