"""The hands that are measured: every kind of drill, both games, dealt by the perfect dealer at two unlike houses."""

from dataclasses import dataclass
from functools import cache

from tests.scenarios.hands import packaged
from trainer.grading.model import play_out
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book, book
from trainer.scenarios.compiler import play_of

NAMES = (
    "four-card-flop-first-two-stuck",
    "boxed-two-after-action",
    "short-stub-two-for-three",
    "clean-holdem-nine",
    "clean-stud-eight",
)
HOUSES = ("tda-2022", "upt")


@dataclass(frozen=True)
class Dealt:
    """A whole hand, the book it was dealt by, and how many gestures another dealer made."""

    transcript: Transcript
    law: Book
    taken_over: int


@cache
def dealt(name: str, house: str, seed: int | None = None) -> Dealt:
    """A packaged scenario dealt to its end at a house, by its own seed or another."""
    play = play_of(packaged()[name], book(house), seed)
    return Dealt(play_out(play, book(house)), book(house), play.taken_over)


def hands() -> tuple[Dealt, ...]:
    """All hands that are measured."""
    return tuple(dealt(name, house) for name in NAMES for house in HOUSES)
