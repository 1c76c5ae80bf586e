"""What a gesture's findings cost in a raise war, early and late, at every house; what is kept of it; ordinary hands.

`python -m tests.bench.bench_raise_war DIR [KIND...]` prints each figure beside that of another checkout, in one run.
"""

import json
import os
import subprocess
import sys
import tracemalloc
from collections.abc import Iterable, Iterator
from pathlib import Path
from statistics import median
from time import process_time

from tests.bench.figures import Figure, table
from tests.rules.betting import Betting
from trainer.grading.ahead import assess
from trainer.grading.assess import Assessor
from trainer.kernel.chips import make
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book

DEEP = "25000x400+5000x100+1000x200+500x100+100x200+25x40"
GESTURES, EARLY, LATE, AROUND = 200, 10, 150, 8
MOST_MS, MOST_GROWTH, ROUNDS = 5, 1.2, 3
KINDS = {
    "no-limit": ("no-limit", "{wager}"),
    "limit": ("limit", "{wager}"),
    "pot-limit": ("pot-limit", "{wager}"),
    "words": ("no-limit", "say raise {to}|{wager}"),
    "two motions": ("no-limit", "say raise|{call}|{rest}"),
    "after a check out of turn": ("no-limit", "{wager}"),
    "after a question": ("no-limit", "{wager}"),
    "announced wrongly": ("no-limit", "{wager}|D announce-bet raise 1"),
}
"""Each by its game and by what is done for a raise, by the player without a name before it."""
BEFORE = {"after a check out of turn": "P{small} check", "after a question": "D ask-how-much {small}"}
"""What is done before the war begins, by its kind."""


def raise_war(kind: str, gestures: int = GESTURES) -> tuple[Transcript, int]:
    """A hand in which four players with deep stacks raise by the least again and again, so many gestures from where
    all of them have raised once, and where that is: a first raise is another thing to a house than those after it.
    """
    limit, doing = KINDS[kind]
    hand = Betting(players=4, stacks=dict.fromkeys(range(1, 5), DEEP), limit=limit).preflop()
    small, big, *others = hand.round()
    level, put = hand.big, {small: hand.small, big: hand.big}
    seats = [*others, small, big]
    if kind in BEFORE:
        hand.do(BEFORE[kind].format(small=small))
    begun = len(hand.lines) + len(seats) * len(doing.split("|"))
    while len(hand.lines) < begun + gestures:
        seat, to = seats[0], level + hand.big
        lies = put.get(seat, 0)
        chips = {"wager": to - lies, "call": level - lies, "rest": to - level}
        words = {name: f"wager {make(amount)}" for name, amount in chips.items()}
        hand.do(*(act if act[:2] == "D " else f"P{seat} {act}" for act in doing.format(to=to, **words).split("|")))
        put[seat], level, seats = to, to, [*seats[1:], seat]
    return transcript_of(hand.text()), begun


def a_gesture(kind: str, key: str) -> dict[int, float]:
    """Milliseconds to the findings of a gesture about so many gestures into the war, the least of some rounds each."""
    transcript, begun = raise_war(kind)
    war = [min(times) for times in zip(*(_times(transcript, key) for _ in range(ROUNDS)), strict=True)][begun:]
    return {at: median(war[max(0, at - AROUND) : at + AROUND]) for at in (EARLY, 50, 100, LATE, GESTURES - AROUND)}


def _times(transcript: Transcript, key: str) -> list[float]:
    """Milliseconds to the findings of every gesture."""
    grading, times = Assessor(transcript.setup, book(key)), []
    for gesture in transcript.gestures:
        start = process_time()
        grading.add(gesture)
        times.append((process_time() - start) * 1000)
    return times


def kept(kind: str, key: str, gestures: int) -> int:
    """Bytes that are kept of a war of so many gestures."""
    transcript, _ = raise_war(kind, gestures)
    tracemalloc.start()
    grading = Assessor(transcript.setup, book(key))
    for gesture in transcript.gestures:
        grading.add(gesture)
    size = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return size


def ordinary(rounds: int = ROUNDS) -> float:
    """Milliseconds to grade the hands of every bench whole, one after the other."""
    from tests.bench.hands import hands

    times = []
    for _ in range(rounds):
        start = process_time()
        for hand in hands():
            assess(hand.transcript, hand.law, hand.taken_over)
        times.append((process_time() - start) * 1000)
    return min(times)


def measured(kinds: Iterable[str] = KINDS) -> Iterator[tuple[str, float]]:
    """Each value under its name, the unit last; whatever is loaded once is loaded before."""
    for key in BOOKS:
        a_gesture("limit", key)
    for kind in kinds:
        for key in BOOKS:
            for at, value in a_gesture(kind, key).items():
                yield f"{kind} at {key}, gesture {at} ms", value
    for key in ("tda-2022", "upt"):
        for gestures in (GESTURES // 2, GESTURES):
            yield f"kept of {gestures} gestures at {key} kB", kept("words", key, gestures) / 1000
    yield "ordinary hands graded ms", ordinary()


def figures() -> list[Figure]:
    """The findings of a gesture early and late, and memory, with what they may come to at most."""
    found, shown = dict(measured()), []
    for kind in KINDS:
        for key in BOOKS:
            early, late = (found[f"{kind} at {key}, gesture {at} ms"] for at in (EARLY, LATE))
            last = found[f"{kind} at {key}, gesture {GESTURES - AROUND} ms"]
            shown.append(Figure(f"raise war, {kind}, {key}: findings of a late gesture", last, "ms", MOST_MS))
            shown.append(Figure(f"the same after {LATE} gestures / after {EARLY}", late / early, "x", MOST_GROWTH))
    for key in ("tda-2022", "upt"):
        half, whole = (found[f"kept of {gestures} gestures at {key} kB"] for gestures in (GESTURES // 2, GESTURES))
        shown.append(Figure(f"kept of a war twice as long, {key}", whole / half, "x", 2.2))
    return [*shown, Figure("ordinary hands graded", found["ordinary hands graded ms"], "ms")]


def beside(other: Path, kinds: list[str]) -> str:
    """Every value here and in another checkout, measured in turn, with how many times it is of the other."""
    here, there = _at(Path(__file__).resolve().parents[2], kinds), _at(other, kinds)
    lines = [f"{'':<46} {'before':>10} {'now':>10}  now/before"]
    lines += [f"{name:<46} {there[name]:10.2f} {here[name]:10.2f}  {here[name] / there[name]:.3f}" for name in here]
    return "\n".join(lines)


def _at(checkout: Path, kinds: list[str]) -> dict[str, float]:
    command = [sys.executable, str(Path(__file__).resolve()), "--values", *(kinds or KINDS)]
    env = {**os.environ, "PYTHONPATH": str(checkout)}
    told = subprocess.run(command, cwd=checkout, env=env, capture_output=True, text=True, check=True).stdout
    values: dict[str, float] = json.loads(told)
    return values


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["--values", *kinds]:
            print(json.dumps(dict(measured(kinds))))
        case [other, *kinds]:
            print(beside(Path(other).resolve(), kinds))
        case _:
            print(table(figures()))
