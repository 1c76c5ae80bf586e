"""All hands of the demo, one after the other, with their pictures, the report and the summary."""

import json
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

from trainer import output
from trainer.progress.store import Store
from trainer.rules.book import BOOKS
from trainer.ui.demo.by_keys import ByKeys
from trainer.ui.demo.by_mouse import ByMouse
from trainer.ui.demo.exercises import EXERCISES
from trainer.ui.demo.report import HandReport, plain, table
from trainer.ui.demo.trainee import Trainee

REPORT = "report.json"
WAYS = (ByMouse.name, ByKeys.name)
Say = Callable[[str], object]


def in_the_way(out: Path, books: tuple[str, ...]) -> list[Path]:
    """What lies in `out` under names that a demo of these books gives its pictures and its report."""
    named = [out / REPORT] if (out / REPORT).exists() else []
    prefixes = tuple(f"{each.drill}-{house}-" for each in EXERCISES for house in books)
    return [*named, *sorted(each for each in out.glob("*.png") if each.name.startswith(prefixes))]


def run(out: Path, say: Say, books: tuple[str, ...] = BOOKS) -> bool:
    """Deal everything; pictures and report.json go to `out`. True if every hand was graded as it must be.

    What is `in_the_way` is written over. Raises OSError where `out` cannot be written, Stuck or Unreachable where the
    window cannot be driven.
    """
    out.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="trainer-demo-"))
    try:
        with Store.open(folder / "progress.db") as store:
            hands = []
            for hand in _hands(store, out, books):
                hands.append(hand)
                say(f"dealt {hand.dealt.scenario.id} at {hand.dealt.book}, {hand.dealer.name}, by {hand.by}")
    finally:
        shutil.rmtree(folder, ignore_errors=True)
    report = plain(hands)
    text = json.dumps(report, indent=1, ensure_ascii=False) + "\n"
    output.write(out / REPORT, text.encode(), force=True, within=out)
    for line in ("", *table(hands), "", _verdict(hands, out)):
        say(line)
    return bool(report["as_expected"])


def _hands(store: Store, out: Path, books: tuple[str, ...]) -> Iterator[HandReport]:
    """Two trainees at every house, the perfect one and the one who errs; mouse and keyboard take turns."""
    for number, house in enumerate(books):
        for erring in (0, 1):
            by = WAYS[(number + erring) % 2]
            trainee = Trainee(store, house, f"{house} {'mistake' if erring else 'perfect'}", by, out)
            trainee.come()
            for exercise in EXERCISES:
                yield trainee.deal(exercise, exercise.dealers[erring])
            trainee.leave()


def _verdict(hands: list[HandReport], out: Path) -> str:
    wrong = sum(not each.as_expected for each in hands)
    graded = "all graded as they must be" if not wrong else f"{wrong} NOT graded as they must be"
    pictures = sum(len(each.pictures) for each in hands)
    return f"{len(hands)} hands, {graded}; {pictures} pictures and {REPORT} in {out}"
