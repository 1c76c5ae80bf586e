"""A gesture late in a raise war is found about with as little work as an early one, and leaves as little behind."""

import gc
from collections import Counter

import pytest

from tests.bench.bench_raise_war import raise_war
from trainer.grading.assess import Assessor
from trainer.rules.book import book
from trainer.rules.facts.as_they_lie import _Telling
from trainer.rules.facts.walk import Walk
from trainer.rules.rule import Rule

EARLY, LATE, AROUND = 10, 150, 8
WARS = [
    ("no-limit", "tda-2022"),
    ("no-limit", "upt"),
    ("no-limit", "foxwoods-2020"),
    ("limit", "metropolitan"),
    ("pot-limit", "players-2025"),
    ("words", "upt"),
    ("two motions", "tda-2022"),
    ("after a check out of turn", "metropolitan"),
    ("after a question", "upt"),
    ("announced wrongly", "tda-2022"),
]


@pytest.fixture
def counted(monkeypatch):
    """How often rules were asked, walks stepped and gestures told, since somebody cleared it."""
    found = Counter()

    def counting(owner, name):
        real = getattr(owner, name)

        def counted_call(*given, **named):
            found[name] += 1
            return real(*given, **named)

        monkeypatch.setattr(owner, name, counted_call)

    counting(Rule, "__call__")
    counting(Walk, "step")
    counting(_Telling, "hear")
    return found


@pytest.mark.parametrize(("kind", "key"), WARS, ids=[f"{kind} {key}" for kind, key in WARS])
def test_a_late_gesture_is_as_little_work_as_an_early_one(kind, key, counted):
    transcript, begun = raise_war(kind, LATE + AROUND)
    grading, work = Assessor(transcript.setup, book(key)), []
    for gesture in transcript.gestures:
        counted.clear()
        grading.add(gesture)
        work.append(counted.copy())
    for name in ("__call__", "step", "hear"):
        early, late = (
            sum(each[name] for each in work[begun + at - AROUND : begun + at + AROUND]) for at in (EARLY, LATE)
        )
        assert 0 < late <= 1.2 * early + 4, name


@pytest.mark.parametrize(("kind", "key"), WARS[:2], ids=[f"{kind} {key}" for kind, key in WARS[:2]])
def test_what_is_kept_of_a_war_grows_no_faster_than_the_war(kind, key):
    kept = []
    for gestures in (40, 80, 160):
        transcript, _ = raise_war(kind, gestures)
        gc.collect()
        before = len(gc.get_objects())
        grading = Assessor(transcript.setup, book(key))
        for gesture in transcript.gestures:
            grading.add(gesture)
        gc.collect()
        kept.append(len(gc.get_objects()) - before)
        del grading
    short, middle, long = kept
    assert long - middle <= 1.2 * 2 * (middle - short)
