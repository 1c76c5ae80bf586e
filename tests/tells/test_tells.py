"""Nothing tells that a hand will go wrong, or how: two classifiers see what a trainee sees before the onset.

A session's clean hand is the twin of a hand drawn with something wrong in it (decision 050). So a classifier is asked
to tell such two apart, without the matter's own evidence. A hand and its twin are one draw, and a few hundred show
whether the upper bound holds. Of the kinds a few hundred hands only show what can't be chance any more. With `--full`
both upper bounds hold for 20,000 hands.
"""

import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import replace
from functools import cache
from itertools import islice

import pytest

from tests.tells.draws import Draw, Seen, draws
from tests.tells.features import PARTS, told
from tests.tells.planted import PLANTED, short
from tests.tells.telling import Bounded, beyond, told_apart
from trainer.scenarios.injectors import ALL

FULL = os.environ.get("TRAINER_FULL") == "1"
COUNT = 10_000 if FULL else 5 * len(ALL)
"""Draws of two hands each."""
BATCH = 250
MOST_AUC, MOST_BEYOND, FOUND = 0.55, 0.03, 0.9
KNOWN = ("game", "tap-in")
"""What says by itself which kinds there can be: the game, and where the hand stands at tap-in."""
TIMES = ("since last wait", "since mean")
FEW = 160
"""Hands in which a planted tell is found."""


@cache
def sample() -> tuple[Draw, ...]:
    """All the draws, in their order; on a machine with several cores at the same time where it takes long."""
    batches = [range(start, min(start + BATCH, COUNT)) for start in range(0, COUNT, BATCH)]
    if not FULL:
        return tuple(draw for batch in batches for draw in draws(batch))
    with ProcessPoolExecutor() as pool:
        return tuple(draw for some in pool.map(_batch, batches) for draw in some)


def _batch(numbers: range) -> list[Draw]:
    return list(draws(numbers))


def apart(some: Sequence[Draw]) -> dict[str, Bounded]:
    return told_apart([told(each, spoiled=True) for each in some], [told(each, spoiled=False) for each in some])


def within(row: dict[str, float], *names: str) -> dict[str, float]:
    """The features of those names, and of those parts of the picture."""
    return {name: value for name, value in row.items() if name in names or name.split(" ")[0] in names}


def test_most_draws_can_be_dealt() -> None:
    assert len(sample()) > 0.97 * COUNT


def test_nothing_tells_a_spoiled_hand_from_a_clean_one() -> None:
    for name, found in apart(sample()).items():
        assert found.upper <= MOST_AUC, f"{name}: {found}"


def always_otherwise(some: Sequence[Draw]) -> set[tuple[str, str]]:
    """Kinds with what in every hand of theirs is more than in the twin, or in every one less."""
    apart: dict[tuple[str, str], list[float]] = {}
    for each in some:
        one, twin = told(each, spoiled=True), told(each, spoiled=False)
        for name, value in one.items():
            apart.setdefault((each.kind, name), []).append(value - twin[name])
    return {where for where, by in apart.items() if min(by) > 0 or max(by) < 0}


def test_no_kind_always_looks_otherwise_than_its_twin() -> None:
    """One kind of many is lost in the AUC of all."""
    assert not always_otherwise(sample())


def test_a_kind_that_always_looks_otherwise_is_found() -> None:
    some = [each for each in sample() if each.kind == "string-bet"]
    planted = [replace(each, spoiled=short(each.spoiled)) for each in some]
    assert ("string-bet", "stacks least") in always_otherwise(planted)


@pytest.mark.parametrize("timed", [False, True], ids=["at-tap-in", "by-the-timing"])
def test_nothing_tells_which_kind_a_hand_is(timed: bool) -> None:
    """At tap-in of every hand, and by how long players take where they act before the onset.

    When the onset comes is no tell: it is known only then.
    """
    some = [each for each in sample() if each.spoiled.since or not timed]
    rows = [told(each, spoiled=True) for each in some]
    more = TIMES if timed else [part for part in PARTS if part != "since"]
    known = [within(row, *KNOWN) for row in rows]
    seen = [within(row, *KNOWN, *more) for row in rows]
    for name, found in beyond(seen, known, [each.kind for each in some]).items():
        assert (found.upper if FULL else found.lower) <= MOST_BEYOND, f"{name}: {found}"


@pytest.mark.parametrize(("plant", "room"), PLANTED.values(), ids=PLANTED)
def test_a_planted_tell_is_found(plant: Callable[[Seen], Seen], room: Callable[[Draw], bool]) -> None:
    some = [replace(each, spoiled=plant(each.spoiled)) for each in islice(filter(room, sample()), FEW)]
    assert len(some) > FEW / 2
    assert max(found.value for found in apart(some).values()) >= FOUND
