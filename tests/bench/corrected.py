"""Corrected law held against years of practice: `python -m tests.bench.corrected [HANDS]` tells what it takes.

A file of the version before corrections, with real hands, answers and spots at TDA 2022: a fifth of the hands was
graded while the rulebook was silent on four-card flops. Every row is there before and after, byte for byte but for the
marks that may move; else this fails.
"""

import sqlite3
import sys
from collections import Counter
from contextlib import closing
from dataclasses import replace
from datetime import timedelta
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter

from tests.progress.correcting.graded_again import KEPT, MARKS
from tests.progress.real import CLEAN, FLOP, HOUSE, practised
from tests.progress.samples import NOON
from tests.progress.silenced import silenced
from tests.trust.older import older
from trainer.grading.ahead import assess
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import perfect, play_out
from trainer.kernel import notation
from trainer.progress import correcting
from trainer.progress.begun import begun
from trainer.progress.correcting import correct
from trainer.progress.grades import kept
from trainer.progress.store import Store
from trainer.progress.verify import verify
from trainer.rules import corrected
from trainer.rules.book import Book, book
from trainer.rules.corrected import Corrected
from trainer.rules.ledger_file import Correction
from trainer.scenarios.compiler import play_of
from trainer.ui.desk.library import scenarios

BEFORE = 6  # the last migration without corrections
KINDS = ((FLOP, "plays-on"), (CLEAN, ""), (CLEAN, ""), (FLOP, ""), *[(CLEAN, "")] * 6)


def filled(path: Path, hands: int) -> None:
    """Real hands at TDA 2022, some of them graded in silence."""
    law = book(HOUSE)
    with Store.open(path) as store:
        who = practised(store, "Ann")
        made = []
        for scenario, mistake in KINDS:
            play = play_of(scenarios()[scenario], law, 7)
            transcript = play_out(play, law, MISTAKES[mistake].dealer if mistake else perfect)
            found = kept(assess(transcript, law, play.taken_over))
            made.append((play, transcript, silenced(found) if scenario == FLOP else replace(found, law="")))
        for number in range(hands):
            play, transcript, found = made[number % len(made)]
            at = NOON + timedelta(hours=1 + number)
            hand, _ = begun(play, law, who.id, "drill", at)
            with store.writing():
                running = store.begin_hand(hand, map(notation.line, transcript.gestures))
                store.finish(running, at + timedelta(minutes=3), found)


def rows(path: Path, columns: dict[str, list[str]]) -> Counter[str]:
    """The digest of every row of these columns."""
    with closing(sqlite3.connect(path)) as file:
        return Counter(
            sha256(repr((name, row)).encode()).hexdigest()
            for name, some in columns.items()
            for row in file.execute(f"SELECT {', '.join(some)} FROM {name}")
        )


def columns_of(path: Path) -> dict[str, list[str]]:
    """What may not change, by table."""
    with closing(sqlite3.connect(path)) as file:
        had = {name: [row[1] for row in file.execute(f"PRAGMA table_info({name})")] for name in KEPT}
    return {name: [each for each in some if each not in MARKS.get(name, ())] for name, some in had.items()}


def _found(law: Book) -> tuple[Corrected, ...]:
    one = Corrected(HOUSE, Correction("2026-11-20", ("deal.four-card-flop",), "-"))
    return (one,) if law.key == HOUSE else ()


def main(hands: int) -> None:
    """Tell it. Raises AssertionError where a row is gone or changed, or the file is not whole."""
    for module in (corrected, correcting):
        module.corrections_of = _found  # type: ignore[attr-defined]  # as if the ledger said so
    with TemporaryDirectory() as folder:
        new, old = Path(folder) / "new.db", Path(folder) / "old" / "progress.db"
        filled(new, hands)
        older(new, BEFORE, old)
        columns = columns_of(old)
        before = rows(old, columns)
        began = perf_counter()
        with Store.open(old) as store:
            print(f"brought up, with a copy before: {perf_counter() - began:.1f} s")
            for time in ("once", "again"):
                began = perf_counter()
                came = correct(store)
                print(f"held against it {time}: {perf_counter() - began:.1f} s, {_told(came)}")
        after = rows(old, columns)
        assert not before - after, f"{(before - after).total()} rows are gone or changed"
        print(f"rows before {before.total():,}: all there, unchanged; {(after - before).total():,} more")
        began = perf_counter()
        assert not verify(old), verify(old)[:5]
        print(f"verify: whole, {perf_counter() - began:.1f} s")


def _told(came: correcting.Swept) -> str:
    return ", ".join(f"{count:,} {source.value} {how}" for (_, source, how), count in sorted(came.items())) or "nothing"


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5_000)
