"""What grading costs: each gesture of a hand, the whole hand again, and the whole hand at all five houses."""

from collections import defaultdict
from time import process_time

from tests.bench.figures import Figure, milliseconds, p50, p95
from tests.bench.hands import Dealt, hands
from trainer.grading.ahead import assess
from trainer.grading.assess import Assessor

ROUNDS = 3
LATE = 90
"""Gestures after which a hand counts as long: what they cost tells whether the whole record is walked each time."""


def findings(hand: Dealt) -> list[float]:
    """Milliseconds from each gesture of a hand to what is found about it."""
    grading = Assessor(hand.transcript.setup, hand.law, hand.taken_over)
    times = []
    for gesture in hand.transcript.gestures:
        start = process_time()
        grading.add(gesture)
        times.append((process_time() - start) * 1000)
    return times


def figures(rounds: int = ROUNDS) -> list[Figure]:
    """Gesture to findings, and whole hands."""
    times: list[float] = []
    at: dict[bool, list[float]] = defaultdict(list)
    for hand in hands() * rounds:
        one = findings(hand)
        times += one
        at[True] += one[LATE:]
        at[False] += one[: LATE // 3]
    whole = [milliseconds(lambda hand=hand: assess(hand.transcript, hand.law, hand.taken_over)) for hand in hands()]  # type: ignore[misc]  # a default binds the loop's value
    return [
        Figure("gesture to findings, median", p50(times), "ms"),
        Figure("gesture to findings, p95", p95(times), "ms", 10),
        Figure("gesture to findings, worst", max(times), "ms"),
        Figure(f"the same after {LATE} gestures / in the first {LATE // 3}", p50(at[True]) / p50(at[False]), "x"),
        Figure("a whole hand held against every book, median", p50(whole), "ms"),
        Figure("a whole hand held against every book, worst", max(whole), "ms"),
    ]
