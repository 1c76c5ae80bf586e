"""Other dealers' hands that somebody judged: each is kept as it is told, and feeds no memory."""

from dataclasses import dataclass
from datetime import datetime

from trainer.progress.file import File, placed, reading
from trainer.progress.records import written

IN_TIME, CLEAN = "in-time", ("let-go-on", "false-alarm")
"""Words of `grading.films.judging.Stopped`, which a start need not load."""


@dataclass(frozen=True, slots=True)
class JudgedFilm:
    """One film as it was judged: `at` is after how many gestures it was stopped, None where it was let go on.

    `what`, `who` and `next` tell whether those answers counted, None where they weren't asked.
    """

    profile: int
    book: str
    edition: str
    scenario: str
    way: str
    seed: int
    stopped: str
    at: int | None
    what: bool | None
    who: bool | None
    next: bool | None
    right: bool
    judged: datetime


@dataclass(frozen=True, slots=True)
class FilmSums:
    """How many films were judged and how many of them wholly right; of those with a mistake, how many in time."""

    films: int = 0
    right: int = 0
    wrong: int = 0
    in_time: int = 0


class Films(File):
    """Keeping judged films, and what they come to."""

    def add_film(self, judged: JudgedFilm) -> int:
        """Keep one. Raises StoreTrouble, sqlite3.IntegrityError for no such profile."""
        values = {name: getattr(judged, name) for name in JudgedFilm.__slots__} | {"judged": written(judged.judged)}
        with self.writing() as connection:
            return placed(connection, "films", values)

    @reading
    def film_sums(self, profile: int, book: str | None = None) -> FilmSums:
        """Of one book, of all books without. Raises StoreTrouble."""
        sql = """SELECT count(*), coalesce(sum(right), 0), coalesce(sum(stopped NOT IN (?1, ?2)), 0),
            coalesce(sum(stopped = ?3), 0) FROM films WHERE profile = ?4 AND (?5 IS NULL OR book = ?5)"""
        return FilmSums(*self.tuples(sql, (*CLEAN, IN_TIME, profile, book))[0])
