"""What Today and the progress page ask of the store over many attempts, and what memory adds to keeping one.

1,000,000 attempts with `--full`, else 20,000.
"""

from collections.abc import Callable, Iterable
from datetime import timedelta
from itertools import count
from statistics import median

from tests.bench import bench_today
from tests.bench.bench_progress import timed
from tests.bench.figures import Figure, milliseconds
from tests.bench.million import filled, wanted
from tests.progress.samples import NOON, assessed, dealt, result
from trainer.progress.calibration import calibration
from trainer.progress.records import Answer, Outcome, Part, Tested
from trainer.progress.rounds import Answered, Round
from trainer.progress.scheduler import recall
from trainer.progress.store import Store
from trainer.rules.syllabus import TOPIC

NOW = NOON + timedelta(days=1)
YEAR = (NOW - timedelta(days=365)).date()
BOOK = "upt"
Read = Callable[[], object]


def dashboard(store: Store, book: str | None) -> dict[str, Read]:
    """Everything the progress page shows."""
    return {
        "memories": lambda: store.memories(1, book),
        "forecast of 30 days": lambda: store.forecast(1, NOW, 30, book),
        "retention by week": lambda: store.retention_by_week(1, book),
        "parts by week": lambda: store.parts_by_week(1, book),
        "one topic by week": lambda: store.accuracy_by_week(1, book, "bet.overchip"),
        "seconds to notice by week": lambda: store.times_by_week(1, book),
        "hits and false alarms by week": lambda: store.detection_by_week(1, book),
        "pace by week": lambda: store.pace_by_week(1, book),
        "days of practice of a year": lambda: store.practice_days(1, YEAR),
        "mistakes": lambda: store.mistakes(1, book),
        "hits, false alarms, median": lambda: (store.detection(1, book), store.median_notice(1, book)),
        "topics": lambda: store.topic_summary(1, book),
        "the latest attempts": lambda: store.attempts(1, book),
    }


def today(store: Store) -> dict[str, Read]:
    """Everything Today asks for: what is due, the memory of one house, what is weak, the last sitting."""
    return {
        "due": lambda: store.due(1, NOW),
        "forecast of a week": lambda: store.forecast(1, NOW, 7),
        "memories of one house": lambda: store.memories(1, BOOK),
        "recall of them all": lambda: [recall(each, NOW) for each in store.memories(1, BOOK)],
        "mistakes of one house": lambda: store.mistakes(1, BOOK, 5),
        "days of practice of a month": lambda: store.practice_days(1, (NOW - timedelta(days=31)).date()),
        "last sitting": lambda: store.last_session(1),
        "questions answered": lambda: store.answered(1, BOOK),
        "drills played": lambda: (store.best_rounds(1, BOOK), store.last_rounds(1, BOOK)),
        "interrupted hand": lambda: store.interrupted(1),
    }


def together(reads: Iterable[Read]) -> float:
    """Median milliseconds of all of them, one after the other."""
    work = list(reads)
    return timed(lambda: [each() for each in work])


def writes(store: Store) -> dict[str, Read]:
    """What feeds memory, each time with the rule that has been met most often."""
    most = max(store.memories(1, BOOK), key=lambda memory: (not memory.rule.startswith(TOPIC), memory.reviews))
    rule, topic = most.rule, most.topic
    found = assessed(*(result(part, Outcome.GOOD, topic, rule=rule, gesture=2) for part in Part))
    hands = [dealt(store, 1, 2000 + 2 * number) for number in range(5)]
    graded, claimed, minutes = iter(hands), iter(hands), count(3000)
    played = store.begin_round(Round(1, BOOK, "undated", "odd-chip", 12, NOW))
    spot = Answered("odd-chip", 0, {}, True, 900, 8000, (), (rule,), NOON + timedelta(days=9))
    tested = (Tested(rule, topic, Part.REMEDY, Outcome.GOOD),)

    def answer() -> int:
        return store.add_answer(
            Answer(1, "q", BOOK, 0, True, 9, NOON + timedelta(minutes=next(minutes)), tested=tested)
        )

    return {
        "an assessment kept and remembered": lambda: store.add_assessment(next(graded), found),
        "an answer kept and remembered": answer,
        "a spot kept and remembered": lambda: store.add_spot(played, spot),
        "a mis-click claimed, its memories made again": lambda: store.claim_misclick(next(claimed), 2),
    }


def figures() -> list[Figure]:
    many = wanted()
    with Store.open(filled(many)) as store:
        one, every, first = dashboard(store, BOOK), dashboard(store, None), today(store)
        found = [
            Figure(f"the progress page over {many:,} attempts, all books", together(every.values()), "ms", 150),
            Figure(f"the progress page over {many:,} attempts, one book", together(one.values()), "ms", 150),
            Figure(f"what Today asks for over {many:,} attempts", together(first.values()), "ms", 100),
        ]
        found += [Figure(f"  progress, all books: {name}", timed(read), "ms") for name, read in every.items()]
        found += [Figure(f"  Today: {name}", timed(read), "ms") for name, read in first.items()]
        found.append(
            Figure("calibration of one house", milliseconds(lambda: calibration(store.reviews(2, BOOK))), "ms")
        )
        found += bench_today.figures(store, many)
        for name, work in writes(store).items():
            found.append(Figure(name, median(milliseconds(work) for _ in range(5)), "ms"))
    return found
