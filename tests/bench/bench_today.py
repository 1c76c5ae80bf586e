"""Today over many attempts: the whole first page, from the press to its picture, and the session it proposes."""

from datetime import datetime, timedelta

from tests.bench.bench_progress import timed
from tests.bench.figures import Figure, milliseconds
from tests.progress.samples import NOON
from trainer.app import application
from trainer.progress.store import Store
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.proposal import proposed
from trainer.ui.desk.wish import Wish

BOOK, SIZE = "upt", (1280, 720)
NOW = (NOON + timedelta(days=1)).astimezone()


def figures(store: Store, many: int) -> list[Figure]:
    """What it costs the first time (the law is not loaded) and whenever it is opened again."""
    program = application()
    desk = Desk(store, store.profiles()[0], BOOK, lambda: 1)
    first = milliseconds(lambda: _opened(desk, NOW))
    again = timed(lambda: _opened(desk, NOW))
    program.sendPostedEvents()
    return [
        Figure(f"Today opens over {many:,} attempts, the first time", first, "ms", 200),
        Figure(f"Today opens over {many:,} attempts, again", again, "ms", 200),
        Figure("  of which planning thirty minutes", timed(lambda: proposed(desk, Wish(30), NOW)), "ms"),
    ]


def _opened(desk: Desk, now: datetime) -> None:
    """Read, lay out and paint the page."""
    from trainer.ui.desk.today import today_view
    from trainer.ui.screens.today import TodayScreen

    page = TodayScreen(today_view(desk, "Ann", now))
    page.resize(*SIZE)
    page.grab()
    page.deleteLater()
