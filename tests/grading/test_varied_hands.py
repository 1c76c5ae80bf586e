"""An authored scenario at another table is graded as it is at its own: the same matters by the same paragraphs."""

from dataclasses import dataclass
from functools import cache
from random import Random

import pytest

from tests.scenarios.hands import packaged
from tests.seeds import seeds, todays, told
from trainer.grading.assessment import Assessment, How
from trainer.grading.mistakes import typical_mistake
from trainer.grading.model import Dealer, perfect, play_out, playing_out
from trainer.grading.proving import proving
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.varied import varied
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written

ALL = packaged()
CASES = [(name, key, at) for at, name in enumerate(sorted(ALL)) for key in BOOKS]


@dataclass(frozen=True)
class Graded:
    """What the perfect dealer's hand and the usual mistakes in it come to."""

    matters: tuple[object, ...]
    right: bool
    clean: bool
    missed: tuple[frozenset[str], ...]
    faults: tuple[str, ...]


def hand(name: str, seed: int) -> Scenario:
    return read(written(varied(ALL[name], Random(f"{name} {seed}"))), "x")


def assessed(scenario: Scenario, key: str, dealer: Dealer) -> Assessment:
    *_, last = playing_out(play_of(scenario, book(key)), book(key), dealer)
    return last.assessment()


def graded(scenario: Scenario, key: str) -> Graded:
    best = assessed(scenario, key, perfect)
    asked = [each for each in best.matters if each.noticed.how is not How.NOT_ASKED]
    mistakes = {typical_mistake(each.matter.kind if each.total else "") for each in asked}
    wrong = [assessed(scenario, key, dealer) for dealer in mistakes]
    return Graded(
        tuple((m.matter.kind, {(c.book, c.at) for c in m.decision.citations}, m.right) for m in best.matters),
        best.right and not best.off and not best.false_alarms,
        best.clean,
        tuple(frozenset(m.matter.kind for m in each.matters if not m.right) for each in wrong),
        at_once(proving(scenario, book(key))).faults,
    )


@cache
def authored(name: str, key: str) -> Graded:
    return graded(ALL[name], key)


@pytest.mark.parametrize(("name", "key", "at"), todays(CASES, 155))
def test_it_is_graded_as_at_its_own_table(name: str, key: str, at: int) -> None:
    seed = seeds(len(ALL))[at]
    here, there = authored(name, key), graded(hand(name, seed), key)
    assert there.matters == here.matters, told()
    assert there.right
    assert there.clean is here.clean
    assert {*there.missed} == {*here.missed}
    assert {*there.faults} <= {*here.faults}


def test_what_varies_is_really_another_hand() -> None:
    name, law = "clean-holdem-six", book(BOOKS[0])
    first, second = (play_out(play_of(hand(name, seed), law), law) for seed in (1, 2))
    assert first.setup.seats != second.setup.seats
    assert first.setup.deck != second.setup.deck or first.gestures != second.gestures
