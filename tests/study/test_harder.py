"""Hands get harder the longer a rule is held, and easier again where it is missed or seen late."""

import pytest

from tests.study.samples import BOXED, FLOP, memory
from trainer.progress.noticing import Noticed
from trainer.progress.records import Part
from trainer.scenarios.fresh.levels import Level
from trainer.study.harder import ENOUGH, SLOW, level_of, with_levels
from trainer.study.wants import Want, Why

POINT = (BOXED, Part.NOTICED)


@pytest.mark.parametrize(
    ("days", "level"),
    [
        (0.5, Level.PLAIN),
        (3.9, Level.PLAIN),
        (4.0, Level.TALK),
        (11.9, Level.TALK),
        (12.0, Level.TWO_AT_ONCE),
        (29.9, Level.TWO_AT_ONCE),
        (30.0, Level.FAST),
        (400.0, Level.FAST),
    ],
)
def test_the_longer_a_memory_holds_the_harder_its_hands(days: float, level: Level) -> None:
    assert level_of(memory(POINT, stability=days)) is level


@pytest.mark.parametrize(
    ("noticed", "level"),
    [
        (None, Level.TWO_AT_ONCE),
        (Noticed(ENOUGH, 0, 900.0), Level.TWO_AT_ONCE),
        (Noticed(ENOUGH - 1, ENOUGH - 1, None), Level.TWO_AT_ONCE),
        (Noticed(ENOUGH, 1, 900.0), Level.TALK),
        (Noticed(10, 3, 900.0), Level.TWO_AT_ONCE),
        (Noticed(10, 4, 900.0), Level.TALK),
        (Noticed(ENOUGH, 0, SLOW - 1.0), Level.TWO_AT_ONCE),
        (Noticed(ENOUGH, 0, float(SLOW)), Level.TALK),
        (Noticed(ENOUGH, ENOUGH, None), Level.TALK),
    ],
)
def test_what_is_missed_or_seen_late_comes_in_easier_hands(noticed: Noticed | None, level: Level) -> None:
    assert level_of(memory(POINT, stability=15), noticed) is level


def test_nothing_is_easier_than_plain() -> None:
    assert level_of(memory(POINT, stability=1), Noticed(9, 9, None)) is Level.PLAIN


def test_each_rule_has_its_own_level_and_what_was_never_met_is_plain() -> None:
    wanted = [Want(BOXED, Part.NOTICED, Why.DUE), Want(BOXED, Part.REMEDY, Why.DUE), Want(FLOP, Part.NOTICED, Why.NEW)]
    held = [memory(POINT, stability=40), memory((BOXED, Part.REMEDY), stability=5)]
    levels = [each.level for each in with_levels(wanted, held, {})]
    assert levels == [Level.FAST, Level.TALK, Level.PLAIN]
