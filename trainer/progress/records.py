"""What goes into the store and comes out of it: plain frozen values.

Moments are aware datetimes (kept as UTC with milliseconds), times of gestures are milliseconds.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, timedelta
from enum import StrEnum

FIRST_YEAR, LAST_YEAR = 1971, 2999  # every system can tell these in a zone of its own
EARLIEST, LATEST = datetime(FIRST_YEAR, 1, 1, tzinfo=UTC), datetime(LAST_YEAR, 12, 31, tzinfo=UTC)
LONG_AGO = datetime(2000, 1, 1, tzinfo=UTC)


class NoMoment(ValueError):
    """What stands where a moment should is none."""

    def __init__(self, text: object) -> None:
        super().__init__(f"{text!r} isn't a date and time")


class Part(StrEnum):
    """The three things graded apart."""

    NOTICED = "noticed"
    AUTHORITY = "authority"
    REMEDY = "remedy"


class Outcome(StrEnum):
    """What memory is fed: wrong or missed; right after a hint or a prompt, or late; right."""

    AGAIN = "again"
    HARD = "hard"
    GOOD = "good"


class Source(StrEnum):
    """Where a review comes from: a hand at the table, a question, a spot of a quick drill."""

    HAND = "hand"
    QUESTION = "question"
    DRILL = "drill"


@dataclass(frozen=True, slots=True)
class Profile:
    """Somebody who practises. `uid` tells who it is in every file and under every name; `id` is this file's own."""

    id: int
    name: str
    created: datetime
    uid: str = ""


@dataclass(frozen=True, slots=True)
class Held:
    """How much is kept of a profile: hands dealt to their end, questions answered, rounds of quick drills begun."""

    hands: int
    answers: int
    rounds: int


COACHED, UNDONE, AGAIN = "coached", "undone", "again"
"""Modes of a hand dealt with the coach, of one in which an act was taken back, and of one dealt once more."""
HINTED = "hinted"
"""The mode of a hand in which a hint was asked for: what is right in it is Hard."""
UNCOUNTED = (COACHED, UNDONE, AGAIN)
"""Modes of hands whose grade is shown, while neither memory nor statistics rest on it."""


@dataclass(frozen=True, slots=True)
class Hand:
    """A hand as it begins. `head` is the text of its transcript before any gesture (`document.text_of`).

    `scenario` is the scenario's id and `scenario_text` its whole file, `overlay` what was laid over it;
    `taken_over` counts the gestures inherited from another dealer, `topic` is the law's topic of the drill,
    `mode` is the drill, "session", "apart from" and a rulebook, `HINTED` or one of `UNCOUNTED`, `notation` the version
    of the notation.
    """

    profile: int
    scenario: str
    scenario_text: str
    title: str
    topic: str
    book: str
    edition: str
    notation: int
    head: str
    seed: int
    mode: str
    started: datetime
    taken_over: int = 0
    overlay: str = ""


@dataclass(frozen=True, slots=True)
class Met:
    """A hand that was dealt: how many `times`, and its last attempt with that one's grades and false `alarms`."""

    id: int
    scenario: str
    seed: int
    title: str
    topic: str
    book: str
    ended: datetime
    times: int
    noticed: str
    authority: str
    remedy: str
    clean: bool
    alarms: int


@dataclass(frozen=True, slots=True)
class Running:
    """A hand that is not finished: what it began with and the lines of its gestures so far.

    `over` says that the last of them ended it.
    """

    id: int
    hand: Hand
    lines: tuple[str, ...]
    over: bool = False

    @property
    def transcript(self) -> str:
        """The text of the transcript so far; `document.transcript_of` reads it."""
        return transcript(self.hand.head, self.lines)


@dataclass(frozen=True, slots=True)
class RuleResult:
    """How one matter went in one part.

    `rule` and `paragraph` are "" in silence, `ms` the time from onset to noticing (part noticed only),
    `aided` says that a hint or a player's protest came first. `gesture` is the place (from 0) of the one act
    without which it would have gone otherwise: claimed as a mis-click, it takes the result out of the sums.
    """

    kind: str
    topic: str
    rule: str
    paragraph: str
    part: Part
    outcome: Outcome
    ms: int | None = None
    aided: bool = False
    gesture: int | None = None


@dataclass(frozen=True, slots=True)
class Assessed:
    """An assessment to be kept. `json` holds it whole, the rest is what lists and sums need.

    `engine` is the version of the engine, `ledger` the digest of the book's ledger; `noticed`, `authority`
    and `remedy` are the three grades in a word each; `score` gives the parts as (reached, of); `clean` says
    that the hand held no matter at all, `alarms` are the places of the stops without an open matter. `law` are the
    keys of the corrections that it was graded under.
    """

    engine: str
    ledger: str
    book: str
    noticed: str
    authority: str
    remedy: str
    json: str
    score: Mapping[str, tuple[int, int]] = field(default_factory=dict)
    clean: bool = False
    alarms: tuple[int, ...] = ()
    results: tuple[RuleResult, ...] = ()
    law: str = ""


@dataclass(frozen=True, slots=True)
class Assessment:
    """An assessment as it is kept. `counts` marks the one that statistics and memory rest on.

    `unproved` came from another computer, made by an engine or a ledger that is not here.
    """

    id: int
    made: datetime
    counts: bool
    assessed: Assessed
    unproved: bool = False


@dataclass(frozen=True, slots=True)
class Attempt:
    """A finished hand, with all it takes to replay and re-assess it; `claims` are its mis-clicks."""

    id: int
    uid: str
    hand: Hand
    transcript: str
    digest: str
    overlay_digest: str
    ended: datetime
    claims: tuple[int, ...]
    assessments: tuple[Assessment, ...]


@dataclass(frozen=True, slots=True)
class Row:
    """A line of the list of attempts, with the grades of the assessment that counts ("" without one)."""

    id: int
    started: datetime
    ended: datetime
    scenario: str
    title: str
    topic: str
    book: str
    edition: str
    mode: str
    noticed: str
    authority: str
    remedy: str
    score: Mapping[str, tuple[int, int]]
    clean: bool
    alarms: int
    unproved: bool = False
    seed: int = 0


@dataclass(frozen=True, slots=True)
class Tested:
    """What one answer or finding says about one rule (by its rule key) in one part."""

    rule: str
    topic: str
    part: Part
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class Answer:
    """An answer to a question: which choice (from 0), whether it was right, and how long it took.

    `seed` made the values of a template, `given` is the answer as JSON ("" where `choice` says it all), `posed` the
    digest of the question as it was asked, `tested` what it says about rules: that goes to memory and is not given
    back with the answer. `law` are the keys of the corrections that it was marked under.
    """

    profile: int
    question: str
    book: str
    choice: int
    right: bool
    ms: int
    asked: datetime
    attempt: int | None = None
    seed: int = 0
    given: str = ""
    posed: str = ""
    tested: tuple[Tested, ...] = ()
    law: str = ""


@dataclass(frozen=True, slots=True)
class Memory:
    """One rule of one book in one part, as it is remembered. `trainer.progress.scheduler.recall` says how well.

    `topic` is the one it was first met under. `stability` counts days, `difficulty` goes from 1 to 10; `lapses` are
    the times it was got wrong after it had been met before.
    """

    book: str
    rule: str
    topic: str
    part: Part
    stability: float
    difficulty: float
    due: datetime
    last: datetime
    reviews: int
    lapses: int


@dataclass(frozen=True, slots=True)
class Review:
    """One line of the log. `ref` is the id of the attempt, the answer or the round, as `source` says.

    `predicted` is the recall (0 to 1) just before, None the first time; `elapsed` the days since the review before, 0
    the first time.
    """

    book: str
    rule: str
    topic: str
    part: Part
    outcome: Outcome
    source: Source
    ref: int
    at: datetime
    predicted: float | None
    elapsed: float


def transcript(head: str, lines: tuple[str, ...]) -> str:
    return "".join(f"{line}\n" for line in (head.rstrip("\n"), *lines))


def digest(text: str) -> str:
    """SHA-256 of a text, in hexadecimal; "" for no text."""
    from hashlib import sha256  # brings the whole of OpenSSL, which a start can do without

    return sha256(text.encode()).hexdigest() if text else ""


def written(moment: datetime) -> str:
    """A moment as text that sorts. Raises ValueError for a moment without a time zone."""
    if moment.tzinfo is None:
        raise ValueError(f"{moment} has no time zone")
    return _told(moment).isoformat(timespec="milliseconds")


def _told(moment: datetime) -> datetime:
    """The moment in UTC; what a clock tells that nobody set (1970, the end of time) as the nearest that can be read."""
    if not FIRST_YEAR <= moment.year <= LAST_YEAR:
        return EARLIEST if moment.year < FIRST_YEAR else LATEST
    return min(max(moment.astimezone(UTC), EARLIEST), LATEST)


def moment(text: str) -> datetime:
    """The moment that a text tells. Raises NoMoment for one that is none, has no zone, or no clock would show."""
    try:
        told = datetime.fromisoformat(text)
    except (ValueError, TypeError):
        raise NoMoment(text) from None
    if told.tzinfo is None or not FIRST_YEAR <= told.year <= LAST_YEAR:
        raise NoMoment(text)
    return told


def dated(text: str) -> datetime:
    """The same of a row that is worth more than its date: LONG_AGO where that cannot be read."""
    try:
        return moment(text)
    except NoMoment:
        return LONG_AGO


def week(moment: datetime) -> str:
    """The Monday (UTC) of the moment's week, as 2026-11-16."""
    day: date = _told(moment).date()
    return (day - timedelta(days=day.weekday())).isoformat()
