"""Marking what a trainee said of a film: when it was stopped, and what was answered."""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from trainer.grading.films.asking import Asked
from trainer.grading.films.film import Film


class Stopped(StrEnum):
    """How a film was stopped, or let go on to its end."""

    IN_TIME = "in-time"
    EARLY = "early"
    LATE = "late"
    FALSE_ALARM = "false-alarm"
    MISSED = "missed"
    LET_GO_ON = "let-go-on"


@dataclass(frozen=True, slots=True)
class Judged:
    """A film judged: how it was stopped, and for each question whether its answer counts."""

    stopped: Stopped
    answers: tuple[bool, ...] = ()

    @property
    def asks(self) -> bool:
        """Are there questions to answer?"""
        return self.stopped in (Stopped.IN_TIME, Stopped.LATE)

    @property
    def right(self) -> bool:
        """Was all of it right?"""
        return self.stopped in (Stopped.IN_TIME, Stopped.LET_GO_ON) and all(self.answers)


def stopped_at(film: Film, at: int | None) -> Stopped:
    """How it was to stop the film after `at` gestures; None says that nothing was wrong."""
    fault = film.fault
    if fault is None:
        return Stopped.LET_GO_ON if at is None else Stopped.FALSE_ALARM
    if at is None:
        return Stopped.MISSED
    if at < fault.shown:
        return Stopped.EARLY
    return Stopped.LATE if at > fault.settled else Stopped.IN_TIME


def judged(film: Film, at: int | None, asked: tuple[Asked, ...] = (), given: Mapping[str, str] | None = None) -> Judged:
    """The whole of it; a question that isn't answered is wrong."""
    stopped = stopped_at(film, at)
    if stopped not in (Stopped.IN_TIME, Stopped.LATE):
        return Judged(stopped)
    answers = given or {}
    return Judged(stopped, tuple(answers.get(each.key, "") in each.accepted for each in asked))
