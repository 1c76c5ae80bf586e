"""Prints every budget that DESIGN names beside what this machine does: `python -m tests.bench [NAME...] [--full]`."""

import os
import sys
from collections.abc import Callable

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from tests.bench import (
    bench_content,
    bench_convert,
    bench_grading,
    bench_lasting,
    bench_paint,
    bench_play,
    bench_pots,
    bench_progress,
    bench_progress_page,
    bench_quickfire,
    bench_raise_war,
    bench_rules,
    bench_stalls,
    bench_start,
    bench_stocking,
    bench_study,
    bench_study_search,
)
from tests.bench.figures import Figure, table

BENCHES: dict[str, Callable[[], list[Figure]]] = {
    "start": bench_start.figures,
    "rules": bench_rules.figures,
    "grading": bench_grading.figures,
    "paint": bench_paint.figures,
    "play": bench_play.figures,
    "lasting": bench_lasting.figures,
    "raise-war": bench_raise_war.figures,
    "progress": bench_progress.figures,
    "progress-page": bench_progress_page.figures,
    "study": bench_study.figures,
    "quickfire": bench_quickfire.figures,
    "content": bench_content.figures,
    "convert": bench_convert.figures,
    "pots": bench_pots.figures,
    "search": bench_study_search.figures,
    "stalls": bench_stalls.figures,
    "stocking": bench_stocking.figures,
}


def main(arguments: list[str]) -> int:
    """Print the figures of the named benches, all of them without a name; 2 for an unknown name."""
    wanted = [each for each in arguments if not each.startswith("--")] or list(BENCHES)
    unknown = [each for each in wanted if each not in BENCHES]
    if unknown:
        print(f"unknown: {', '.join(unknown)}; there are {', '.join(BENCHES)}")
        return 2
    print(table([figure for name in wanted for figure in BENCHES[name]()]))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
