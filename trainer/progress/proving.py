"""Does what is kept come out of what it rests on: grades of transcripts, marks of answers, reviews of either?

Looks at a file of this version whose rows read; what does not read is passed over here, `trainer.progress.reading`
names it.
"""

import json
import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from trainer.grading.assess import assessor
from trainer.grading.assessment import Assessment
from trainer.grading.upgrades import upgraded
from trainer.kernel.document import transcript_of
from trainer.kernel.transcript import Transcript
from trainer.progress.asked_again import BROKEN, Standing, answer_again, known_here, spot_again
from trainer.progress.attempts import HEAD_END, assessed_of, result_of
from trainer.progress.fault import Fault
from trainer.progress.feeding import about, worst
from trainer.progress.grades import kept
from trainer.progress.hands import UNGRADED
from trainer.progress.pace import paced
from trainer.progress.reading import Tick, folded
from trainer.progress.records import Assessed, Outcome, Part, Tested, moment, week
from trainer.rules.book import book

GRADE = "the grade doesn't match the hand"
BELONGS = "doesn't belong to its hand"
MARK = "doesn't match the rules"
SOURCE = "has no source in this file"
FORGOTTEN = "the memory is missing something that was graded in it"
UNGRADABLE = "can't be graded"
NO_GRADE = "was finished but never graded"
NO_MOVE = "wasn't carried over in the move to a newer edition"
SHARED = ("profile", "week", "book", "counts")
Row = Mapping[str, Any]


@dataclass(frozen=True, slots=True)
class Unproved:
    """A row of which nobody can tell here whether it is right."""

    table: str
    row: str


Finding = Fault | Unproved


def findings(file: sqlite3.Connection, tick: Tick) -> Iterator[Finding]:
    """All there is to say; `file` gives rows by name, `tick` is called once for each hand, answer and spot."""
    yield from _hands(file, tick)
    wrong: set[tuple[int, str, str, str]] = set()
    yield from _answers(file, tick, wrong)
    yield from _spots(file, tick)
    yield from _rounds(file)
    yield from _reviews(file, wrong)
    yield from _corrected(file)
    yield from _carried(file)
    yield from (Fault("attempts", str(each), FORGOTTEN) for each in forgotten(file))


def ticks(file: sqlite3.Connection) -> int:
    """How often `findings` will call `tick`."""
    sql = "SELECT (SELECT count(*) FROM attempts) + (SELECT count(*) FROM answers) + (SELECT count(*) FROM spots)"
    return int(file.execute(sql).fetchone()[0])


# --- hands -----------------------------------------------------------------------------------------------------


def _hands(file: sqlite3.Connection, tick: Tick) -> Iterator[Finding]:
    for row in file.execute("SELECT * FROM attempts ORDER BY id").fetchall():
        tick()
        try:
            transcript = transcript_of(row["transcript"])
            yield from _derived(row, transcript)
            yield from _grades(file, row, transcript)
        except BROKEN as bad:
            if not any(folded("attempts", row["id"], row["transcript"])):  # else that is told already
                yield Fault("attempts", str(row["id"]), f"{UNGRADABLE}: {bad}", UNGRADABLE)


def _derived(row: Row, transcript: Transcript) -> Iterator[Fault]:
    """What is kept beside the transcript so that lists and sums need not read it."""
    lines, taken_over = row["transcript"].partition(HEAD_END)[2].splitlines(), row["taken_over"]
    if not 0 <= taken_over <= len(transcript.gestures):
        yield Fault("attempts", str(row["id"]), f"it was taken over after {taken_over} gestures, but it has fewer")
    elif row["pace"] != paced([each for each in lines if each.strip()], taken_over):
        yield Fault("attempts", str(row["id"]), "the pace doesn't match the hand")
    if row["week"] != week(moment(row["ended"])):
        yield Fault("attempts", str(row["id"]), "the week doesn't match its end date")


def _grades(file: sqlite3.Connection, attempt: Row, transcript: Transcript) -> Iterator[Finding]:
    claims = {row[0] for row in file.execute("SELECT gesture FROM claims WHERE attempt = ?", [attempt["id"]])}
    fresh: dict[str, Assessment] = {}
    for row in file.execute("SELECT * FROM assessments WHERE attempt = ? ORDER BY id", [attempt["id"]]).fetchall():
        results, alarms = _results(file, row["id"]), _alarms(file, row["id"])
        if not _belongs(attempt, row, (*results, *alarms), claims):
            yield Fault("assessments", str(row["id"]), BELONGS)
        if not known_here(row["engine"], row["ledger"], row["book"]):
            yield Unproved("assessments", str(row["id"]))
            continue
        if row["book"] not in fresh:
            fresh[row["book"]] = assessor(transcript, book(row["book"]), attempt["taken_over"]).assessment()
        if not _comes_out(row, results, alarms, fresh[row["book"]]):
            yield Fault("assessments", str(row["id"]), GRADE)


def _results(file: sqlite3.Connection, assessment: int) -> list[Row]:
    return file.execute("SELECT * FROM rule_results WHERE assessment = ? ORDER BY id", [assessment]).fetchall()


def _alarms(file: sqlite3.Connection, assessment: int) -> list[Row]:
    return file.execute("SELECT * FROM alarms WHERE assessment = ? ORDER BY gesture", [assessment]).fetchall()


def _belongs(attempt: Row, assessment: Row, parts: Iterable[Row], claims: set[int]) -> bool:
    """Is it of this hand, this trainee and this week, and is claimed in it what was claimed?"""
    same = all(assessment[each] == attempt[each] for each in ("profile", "week"))
    counts = not assessment["counts"] or assessment["book"] == attempt["book"]
    return (
        same
        and counts
        and all(
            bool(each["claimed"]) == (each["gesture"] in claims)
            and all(each[name] == assessment[name] for name in SHARED if name in each.keys())  # noqa: SIM118 - a row of SQLite
            for each in parts
        )
    )


def _comes_out(row: Row, results: list[Row], alarms: list[Row], fresh: Assessment) -> bool:
    """Is it what the same engine finds again, with a hint or without?"""
    try:
        stored = assessed_of(row, tuple(each["gesture"] for each in alarms), tuple(map(result_of, results)))
        return any(_same(stored, kept(fresh, hinted)) for hinted in (False, True))
    except BROKEN:
        return False


def _same(stored: Assessed, again: Assessed) -> bool:
    """Other houses' opinions are left out: their ledgers may be others by now."""
    plain = [replace(each, json="", results=(), law="", score=dict(each.score)) for each in (stored, again)]
    whole = [{**upgraded(json.loads(each.json)), "accepted_by": []} for each in (stored, again)]
    return plain[0] == plain[1] and whole[0] == whole[1] and Counter(stored.results) == Counter(again.results)


# --- answers, rounds -------------------------------------------------------------------------------------------


def _answers(file: sqlite3.Connection, tick: Tick, wrong: set[tuple[int, str, str, str]]) -> Iterator[Finding]:
    """`wrong` takes the reviews that no answer amounts to, where that is known."""
    for row in file.execute("SELECT * FROM answers ORDER BY id").fetchall():
        tick()
        again = answer_again(row)
        if again.standing is Standing.WRONG:
            yield Fault("answers", str(row["id"]), MARK)
        elif again.standing is Standing.UNKNOWN:
            yield Unproved("answers", str(row["id"]))
        elif row["posed"]:
            wrong |= _unfounded(file, row, again.tested or ())


def _unfounded(file: sqlite3.Connection, answer: Row, given: tuple[Tested, ...]) -> set[tuple[int, str, str, str]]:
    sql = """SELECT m.rule, m.part, r.outcome FROM reviews r JOIN memories m ON m.id = r.memory
        WHERE r.source = 'question' AND r.ref = ? AND NOT r.claimed"""
    told = {(answer["id"], *row) for row in file.execute(sql, [answer["id"]])}
    return told - {(answer["id"], each.rule, each.part.value, each.outcome.value) for each in given}


def _spots(file: sqlite3.Connection, tick: Tick) -> Iterator[Finding]:
    sql = """SELECT s.*, r.book, r.engine, r.ledger FROM spots s JOIN rounds r ON r.id = s.round
        ORDER BY s.round, s.place"""
    for row in file.execute(sql).fetchall():
        tick()
        standing, place = spot_again(row), f"{row['round']} {row['place']}"
        if standing is Standing.WRONG:
            yield Fault("spots", place, MARK)
        elif standing is Standing.UNKNOWN:
            yield Unproved("spots", place)


def _rounds(file: sqlite3.Connection) -> Iterator[Fault]:
    """A round that is over has all its spots, and comes to what they come to."""
    sql = """SELECT r.id FROM rounds r LEFT JOIN spots s ON s.round = r.id WHERE r.ended IS NOT NULL GROUP BY r.id
        HAVING count(s.place) <> r.planned OR coalesce(sum(s.right), 0) <> r.right OR coalesce(sum(s.ms), 0) <> r.ms"""
    yield from (Fault("rounds", str(row["id"]), "doesn't match its answers") for row in file.execute(sql))


# --- memory ----------------------------------------------------------------------------------------------------

FOUNDED = """SELECT r.id, r.source, r.ref, m.rule, m.part, r.outcome, CASE r.source
    WHEN 'hand' THEN EXISTS (SELECT 1 FROM attempts a JOIN assessments s ON s.attempt = a.id AND s.book = a.book
            AND (s.counts OR r.claimed)
        JOIN rule_results u ON u.assessment = s.id WHERE a.id = r.ref AND a.profile = m.profile AND a.book = m.book
        AND a.ended = r.at AND about(u.rule, u.topic, m.rule)
        AND u.part = m.part AND u.outcome = r.outcome)
    WHEN 'question' THEN EXISTS (SELECT 1 FROM answers a WHERE a.id = r.ref AND a.profile = m.profile
        AND a.book = m.book AND a.asked = r.at AND (NOT a.right OR r.outcome = 'good' OR EXISTS (SELECT 1
            FROM corrected c WHERE c.profile = a.profile AND c.source = 'question' AND c.ref = a.id
            AND c.came <> 'same')))
    ELSE EXISTS (SELECT 1 FROM rounds o JOIN spots s ON s.round = o.id WHERE o.id = r.ref AND o.profile = m.profile
        AND o.book = m.book AND s.answered = r.at AND m.part = 'remedy'
        AND r.outcome = iif(s.right, 'good', 'again')
        AND EXISTS (SELECT 1 FROM json_each(s.rules) j WHERE about(j.value, '', m.rule))) END AS founded
    FROM reviews r JOIN memories m ON m.id = r.memory ORDER BY r.id"""


def _reviews(file: sqlite3.Connection, wrong: set[tuple[int, str, str, str]]) -> Iterator[Fault]:
    """Every review comes from a hand, an answer or a spot that says the same."""
    file.create_function("about", 3, lambda named, topic, key: key in about(named, topic), deterministic=True)
    for row in file.execute(FOUNDED):
        answered = (row["ref"], row["rule"], row["part"], row["outcome"])
        if not row["founded"] or (row["source"] == "question" and answered in wrong):
            yield Fault("reviews", str(row["id"]), SOURCE)


CORRECTED = """SELECT c.* FROM corrected c WHERE CASE c.source
    WHEN 'hand' THEN NOT EXISTS (SELECT 1 FROM attempts a WHERE a.id = c.ref AND a.profile = c.profile)
    WHEN 'question' THEN NOT EXISTS (SELECT 1 FROM answers a WHERE a.id = c.ref AND a.profile = c.profile)
    ELSE NOT EXISTS (SELECT 1 FROM rounds o JOIN spots s ON s.round = o.id
        WHERE o.id = c.ref AND o.profile = c.profile AND s.place = c.place) END"""


def _corrected(file: sqlite3.Connection) -> Iterator[Fault]:
    """What was held against a correction is there."""
    for row in file.execute(CORRECTED):
        key = " ".join(str(row[each]) for each in ("profile", "correction", "source", "ref", "place"))
        yield Fault("corrected", key, SOURCE)


CARRIED = """SELECT c.memory FROM carried c JOIN memories m ON m.id = c.memory JOIN memories o ON o.id = c.of
    WHERE (m.profile, m.rule, m.part) <> (o.profile, o.rule, o.part) OR NOT EXISTS (SELECT 1 FROM moves v
        WHERE v.profile = m.profile AND v.older = o.book AND v.newer = m.book AND v.chose = 'moved' AND v.at = c.until)
    ORDER BY c.memory"""


def _carried(file: sqlite3.Connection) -> Iterator[Fault]:
    """What was carried over is the same thing at the edition to which they moved then."""
    yield from (Fault("carried", str(row["memory"]), NO_MOVE) for row in file.execute(CARRIED))


def forgotten(file: sqlite3.Connection) -> dict[int, list[Tested]]:
    """What the grade that counts says about rules and memory has no review of, by attempt."""
    met: dict[int, list[Tested]] = {}
    sql = """SELECT s.attempt, u.* FROM rule_results u JOIN assessments s ON s.id = u.assessment
        WHERE s.counts AND NOT u.claimed ORDER BY u.id"""
    for row in file.execute(sql):
        one = result_of(row)
        some = (Tested(key, one.topic, one.part, one.outcome) for key in about(row["rule"], one.topic))
        met.setdefault(row["attempt"], []).extend(some)
    sql = """SELECT r.ref, m.rule, m.part, r.outcome FROM reviews r JOIN memories m ON m.id = r.memory
        WHERE r.source = 'hand' AND NOT r.claimed"""
    known = {(row["ref"], row["rule"], Part(row["part"]), Outcome(row["outcome"])) for row in file.execute(sql)}
    lost = {
        attempt: [each for each in worst(some).values() if (attempt, each.rule, each.part, each.outcome) not in known]
        for attempt, some in met.items()
    }
    return {attempt: some for attempt, some in lost.items() if some}


def ungraded(file: sqlite3.Connection) -> Iterator[Fault]:
    """Finished hands that have no grade, but those that could not be graded."""
    sql = f"{UNGRADED} AND given_up = '' ORDER BY id"
    yield from (Fault("attempts", str(row["id"]), NO_GRADE) for row in file.execute(sql))
