"""What the attempts cost over many of them: 1,000,000 with `--full`, else 20,000."""

from collections.abc import Callable
from statistics import median

from tests.bench.figures import Figure, milliseconds
from tests.bench.million import filled, wanted
from tests.progress.samples import hand
from trainer.progress.store import Store

ROUNDS = 5


def attempts_page(store: Store, book: str | None) -> None:
    """Attempts, their sums by topic and week, hits and false alarms."""
    store.accuracy_by_week(1, book)
    store.topic_summary(1, book)
    store.detection(1, book)
    store.median_notice(1, book)
    store.last_session(1)
    store.attempts(1, book)


def timed(work: Callable[[], object]) -> float:
    """Median milliseconds."""
    return median(milliseconds(work) for _ in range(ROUNDS))


def figures() -> list[Figure]:
    """The sums of all books and of one, and what a start and a gesture write."""
    count = wanted()
    path = filled(count)
    with Store.open(path) as store:
        found = [
            Figure(f"sums over {count:,} attempts, all books", timed(lambda: attempts_page(store, None)), "ms", 150),
            Figure(f"sums over {count:,} attempts, one book", timed(lambda: attempts_page(store, "upt")), "ms", 150),
        ]
        running = store.begin_hand(hand(1))
        found.append(Figure("a gesture kept", timed(lambda: store.append(running, "1.000 D stop")), "ms"))
        store.discard(running)
    again = milliseconds(lambda: Store.open(path).close())
    return [*found, Figure("that file opened and closed", again, "ms")]
