"""A small invented progress: hands dealt at fixed times by the perfect dealer and by ones who err."""

from dataclasses import dataclass
from datetime import datetime, timedelta

from trainer.grading.assess import assessor
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import perfect, play_out
from trainer.kernel import notation
from trainer.kernel.document import text_of
from trainer.kernel.transcript import Transcript
from trainer.progress.grades import kept
from trainer.progress.records import Hand
from trainer.progress.store import Store
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.play import Play
from trainer.ui.desk.houses import edition
from trainer.ui.desk.library import scenarios

NOW = datetime(2026, 11, 20, 19, 30)  # noqa: DTZ001 - the same hour in every time zone
LASTED = timedelta(minutes=2)
HERE, THERE = BOOKS[0], BOOKS[-1]


@dataclass(frozen=True)
class Invented:
    """A hand dealt some days and hours before NOW; `mistake` is a key of MISTAKES or "" for none."""

    scenario: str
    book: str
    days: int
    hours: int
    mistake: str = ""


HANDS = (
    Invented("four-card-flop-after-a-check", HERE, 16, 3, "plays-on"),
    Invented("boxed-two-in-the-deal", HERE, 16, 2, "plays-on"),
    Invented("clean-holdem-six", HERE, 16, 1),
    Invented("short-stub-three-for-four", HERE, 9, 2, "plays-on"),
    Invented("four-card-flop-first-two-stuck", HERE, 9, 1, "burns-again"),
    Invented("boxed-two-in-the-deal", HERE, 8, 3),
    Invented("four-card-flop-first-two-stuck", THERE, 8, 2),
    Invented("short-stub-two-for-four", HERE, 1, 4),
    Invented("clean-holdem-nine", HERE, 0, 3),
    Invented("four-card-flop-first-two-stuck", HERE, 0, 2, "burns-again"),
)


def invent(store: Store, profile: int, hands: tuple[Invented, ...] = HANDS) -> int:
    """Keep these hands for a profile; gives the id of the last attempt."""
    attempt = 0
    for each in hands:
        attempt = _keep(store, profile, each)
    return attempt


def _keep(store: Store, profile: int, each: Invented) -> int:
    law = book(each.book)
    play = play_of(scenarios()[each.scenario], law)
    transcript = play_out(play, law, MISTAKES[each.mistake].dealer if each.mistake else perfect)
    ended = NOW.astimezone() - timedelta(days=each.days, hours=each.hours)
    running = store.begin_hand(_hand(profile, play, ended), [notation.line(line) for line in transcript.gestures])
    found = assessor(transcript, law, play.taken_over).assessment()
    return store.finish(running, ended, kept(found))


def _hand(profile: int, play: Play, ended: datetime) -> Hand:
    told = play.scenario
    return Hand(
        profile=profile,
        scenario=told.id,
        scenario_text=told.text,
        title=told.title,
        topic=told.topics[0],
        book=play.book,
        edition=edition(book(play.book).ledger.edition),
        notation=notation.VERSION,
        head=text_of(Transcript(play.setup)),
        seed=play.seed,
        mode="mixed",
        started=ended - LASTED,
        taken_over=play.taken_over,
    )
