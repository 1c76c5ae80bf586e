"""People with weeks of real practice: hands that were dealt and graded, answers, quick drills, a session."""

import json
from datetime import timedelta
from functools import cache

from tests.progress.filled import play
from tests.progress.samples import NOON
from trainer import resources
from trainer.grading import ahead as grading
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import perfect, play_out
from trainer.kernel import notation
from trainer.kernel.transcript import Transcript
from trainer.progress.begun import begun
from trainer.progress.grades import kept
from trainer.progress.records import Answer, Assessed, Profile
from trainer.progress.rounds import Round
from trainer.progress.sittings import Begun
from trainer.progress.store import Store
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import read
from trainer.scenarios.play import Play

HOUSE = "upt"
FLOP = "four-card-flop-last-two-stuck"
DEALERS = (perfect, MISTAKES["burns-again"].dealer)


@cache
def scenario() -> Play:
    """A hand in which something goes wrong."""
    [file] = resources.path("quizzes", "scenarios").rglob("last-two-stuck.toml")
    return play_of(read(file.read_text(encoding="utf-8"), FLOP), book(HOUSE), 7)


@cache
def dealt(way: int) -> tuple[Transcript, Assessed]:
    """That hand dealt to its end, rightly (0) or wrongly (1), and its grade."""
    transcript = play_out(scenario(), book(HOUSE), DEALERS[way])
    return transcript, kept(grading.assess(transcript, book(HOUSE), scenario().taken_over))


def practised(store: Store, name: str, hands: int, first: float = 0) -> Profile:
    """Somebody who has dealt so many hands, answered after each, and left one hand and a session unfinished."""
    profile = store.profile(name, NOON + timedelta(minutes=first))
    for number in range(hands):
        _hand(store, profile, first + 600 * number, number)
    at = NOON + timedelta(minutes=first + 600 * hands)
    play(store, Round(profile.id, HOUSE, "undated", "odd-chip", 2, at))
    hand, lines = begun(scenario(), book(HOUSE), profile.id, "mixed", at)
    store.begin_hand(hand, (*lines, *map(notation.line, dealt(0)[0].gestures[len(lines) : len(lines) + 3])))
    store.keep_sitting(profile.id, Begun(HOUSE, at, json.dumps({"by": name})))
    return profile


def _hand(store: Store, profile: Profile, minutes: float, number: int) -> None:
    at = NOON + timedelta(minutes=minutes)
    transcript, grade = dealt(number % 2)
    hand, _lines = begun(scenario(), book(HOUSE), profile.id, "mixed", at)
    running = store.begin_hand(hand, map(notation.line, transcript.gestures))
    attempt = store.finish(running, at + timedelta(minutes=2))
    store.add_assessment(attempt, grade, at + timedelta(minutes=2))
    if number % 3 == 0:
        store.claim_misclick(attempt, len(transcript.gestures) - 1, at)
    store.add_answer(Answer(profile.id, "boxed-how-many", HOUSE, 0, True, 4000, at + timedelta(minutes=3), attempt))
