"""What was learned under law that was corrected since: hands graded again, answers marked again, the rest withdrawn.

One thing after the other, each in one transaction with the note that it was done: whoever is killed goes on with the
next. Nothing that was kept changes, but for the marks of what counts.
"""

import sqlite3
from collections import Counter
from collections.abc import Iterable, Iterator
from contextlib import closing
from dataclasses import dataclass
from datetime import UTC, datetime
from typing import Any

from trainer.grading.ahead import assess
from trainer.grading.assess import assessor
from trainer.kernel.document import transcript_of
from trainer.kernel.how_far import HowFar, untold
from trainer.kernel.notation import VERSION
from trainer.progress.asked_again import BROKEN, Standing, spot_again
from trainer.progress.assessing import placed_assessment
from trainer.progress.differing import concerned, shows, with_hint
from trainer.progress.feeding import Act, Told, refeed, told_by
from trainer.progress.file import placed
from trainer.progress.grades import graded, kept
from trainer.progress.marking_again import marked_again, topics_asked
from trainer.progress.records import Assessed, Source, Tested, moment, written
from trainer.progress.store import Store
from trainer.rules.book import Book, all_books
from trainer.rules.corrected import Corrected, corrections_of

SAME, GRADED, WITHDRAWN = "same", "graded", "withdrawn"
TOGETHER = 50  # things that stay as they are, noted in one transaction

ROWS = {
    Source.HAND: """SELECT a.id AS ref, 0 AS place, a.profile FROM attempts a
        JOIN assessments k ON k.attempt = a.id AND k.counts WHERE a.book = ?1 AND a.notation <= {notation}""",
    Source.QUESTION: "SELECT k.id AS ref, 0 AS place, k.profile FROM answers k WHERE k.book = ?1",
    Source.DRILL: """SELECT k.id AS ref, s.place, k.profile FROM rounds k JOIN spots s ON s.round = k.id
        WHERE k.book = ?1""",
}
"""What may have been judged at a house; in `k.law` are the corrections that were known."""
DUE = """SELECT ref, place, profile FROM ({rows} AND instr(' ' || k.law || ' ', ' ' || ?2 || ' ') = 0) d
    WHERE NOT EXISTS (SELECT 1 FROM corrected c WHERE c.profile = d.profile AND c.correction = ?2
        AND c.source = '{source}' AND c.ref = d.ref AND c.place = d.place) ORDER BY ref, place"""


@dataclass(frozen=True, slots=True)
class Due:
    """A hand, an answer or a spot at a house, and the corrections under which it was not judged yet."""

    source: Source
    ref: int
    place: int
    profile: int
    law: Book
    corrections: tuple[Corrected, ...]


@dataclass(frozen=True, slots=True)
class Came:
    """What came of it, and of what was judged again whether it is all right now."""

    how: str
    well: bool | None = None


AS_IT_WAS = Came(SAME)
Swept = Counter[tuple[str, Source, str]]
"""How many at a house, of a source, came to what."""


def keys_there_are() -> tuple[str, ...]:
    """The keys of all corrections of the books that can be used."""
    return tuple(dict.fromkeys(each.key for law in all_books() for each in corrections_of(law)))


def correct(store: Store, so_far: HowFar = untold) -> Swept:
    """Hold against the corrected law all that was judged before it; gives what came of it. Again, it does nothing.

    `so_far` is told before each thing, and may raise to stop: what is done stays done. Raises StoreTrouble.
    """
    swept: Swept = Counter()
    todo = list(due(store))
    same: list[Due] = []
    try:
        for number, each in enumerate(todo):
            so_far(number, len(todo))
            came = _held_against(store, each)
            swept[each.law.key, each.source, came.how] += 1
            if came is AS_IT_WAS:
                same.append(each)
            if len(same) >= TOGETHER:
                _note_same(store, same)
    finally:
        _note_same(store, same)  # who is stopped need not look at them again
    _all_done(store)
    return swept


def previewed(store: Store, so_far: HowFar = untold) -> Swept:
    """What `correct` would come to, found out on a copy in memory; the file stays as it is. Raises StoreTrouble."""
    with closing(Store.in_memory()) as copy:
        store.connection.backup(copy.connection)
        return correct(copy, so_far)


def due(store: Store) -> Iterator[Due]:
    """All that is to be held against a correction, a thing once. Raises StoreTrouble."""
    for law in all_books():
        some = corrections_of(law)
        for source, rows in ROWS.items():
            found: dict[tuple[int, int, int], list[Corrected]] = {}
            for one in some:
                sql = DUE.format(rows=rows.format(notation=VERSION), source=source.value)
                for ref, place, profile in store.tuples(sql, (law.key, one.key)):
                    found.setdefault((ref, place, profile), []).append(one)
            yield from (Due(source, *at, law, tuple(lacking)) for at, lacking in found.items())


def _held_against(store: Store, each: Due) -> Came:
    """AS_IT_WAS is still to be noted; what changed is, in the transaction that changes it."""
    if each.source is Source.HAND:
        return _hand(store, each)
    return _answer(store, each) if each.source is Source.QUESTION else _spot(store, each)


# --- hands -----------------------------------------------------------------------------------------------------------


def _hand(store: Store, each: Due) -> Came:
    """One that cannot be graded again keeps its grade."""
    try:
        attempt = store.attempt(each.ref)
        old = next(one.assessed for one in attempt.assessments if one.counts)
        transcript, taken_over = transcript_of(attempt.transcript), attempt.hand.taken_over
        hinted = with_hint(old)
        own = kept(assessor(transcript, each.law, taken_over).assessment(), hinted)
        if not shows(old, own, each.corrections):
            return AS_IT_WAS
        whole = assess(transcript, each.law, taken_over)
    except BROKEN:
        return AS_IT_WAS
    except StopIteration:  # its grade went meanwhile
        return AS_IT_WAS
    return _graded(store, each, kept(whole, hinted))


def _graded(store: Store, each: Due, found: Assessed) -> Came:
    came = Came(GRADED, graded(found).right)
    with store.writing("FULL") as connection:
        if _noted(connection, each):
            return came
        placed_assessment(connection, each.ref, found, instead=True)
        _note(connection, each, came)
    return came


# --- answers and spots -----------------------------------------------------------------------------------------------


def _answer(store: Store, each: Due) -> Came:
    row = _row(store, "SELECT * FROM answers WHERE id = ?", each.ref)
    act = Act(row["profile"], row["book"], Source.QUESTION, each.ref, moment(row["asked"]))
    told = told_by(store.connection, act)
    if not _about(told, each.corrections) and not concerned(topics_asked(row), each.corrections):
        return AS_IT_WAS
    again = marked_again(row)
    if again is None:
        return _withdrawn(store, each, act)
    return _refed(store, each, act, again.tested, Came(GRADED, again.right))


def _spot(store: Store, each: Due) -> Came:
    """Nothing that is kept tells whether its seed still makes the same spot: where it does not come out, it goes."""
    sql = """SELECT s.*, r.profile, r.book, r.engine, r.ledger FROM spots s JOIN rounds r ON r.id = s.round
        WHERE s.round = ? AND s.place = ?"""
    row = _row(store, sql, each.ref, each.place)
    act = Act(row["profile"], row["book"], Source.DRILL, each.ref, moment(row["answered"]))
    told = told_by(store.connection, act)
    if not _about(told, each.corrections) or spot_again(row) is Standing.PROVED:
        return AS_IT_WAS
    return _withdrawn(store, each, act)


def _about(told: Iterable[Told], corrections: tuple[Corrected, ...]) -> bool:
    return any(not each.withdrawn and concerned((each.topic,), corrections) for each in told)


def _withdrawn(store: Store, each: Due, act: Act) -> Came:
    """Memory no longer rests on what it said about what was corrected; on the rest it does."""
    stands = [
        Tested(one.rule, one.topic, one.part, one.outcome)
        for one in told_by(store.connection, act)
        if not one.withdrawn and not concerned((one.topic,), each.corrections)
    ]
    return _refed(store, each, act, stands, Came(WITHDRAWN))


def _refed(store: Store, each: Due, act: Act, stands: Iterable[Tested], came: Came) -> Came:
    with store.writing("FULL") as connection:
        if _noted(connection, each):
            return came
        if not refeed(connection, act, stands):
            return AS_IT_WAS
        _note(connection, each, came)
    return came


def _row(store: Store, sql: str, *key: int) -> dict[str, Any]:
    return store.rows(sql, key)[0]


# --- what was done ---------------------------------------------------------------------------------------------------


def _noted(connection: sqlite3.Connection, each: Due) -> bool:
    """Has another run of the program done it meanwhile?"""
    sql = """SELECT count(*) FROM corrected WHERE profile = ? AND correction = ? AND source = ? AND ref = ?
        AND place = ?"""
    key = [each.profile, each.corrections[-1].key, each.source, each.ref, each.place]
    return bool(connection.execute(sql, key).fetchone()[0])


def _note(connection: sqlite3.Connection, each: Due, came: Came) -> None:
    own = {"profile": each.profile, "source": each.source, "ref": each.ref, "place": each.place}
    told = {"came": came.how, "well": came.well, "made": written(datetime.now(UTC))}
    for one in each.corrections:
        placed(connection, "corrected", {**own, **told, "correction": one.key})


def _note_same(store: Store, some: list[Due]) -> None:
    """Note that these stay as they are, and begin the next such list."""
    with store.writing() as connection:
        for each in some:
            if not _noted(connection, each):
                _note(connection, each, AS_IT_WAS)
    some.clear()


def _all_done(store: Store) -> None:
    """Whoever has nothing left to be held against a correction is done with it."""
    with store.writing("FULL") as connection:
        left = {(each.profile, one.key) for each in due(store) for one in each.corrections}
        for (profile,) in connection.execute("SELECT id FROM profiles").fetchall():
            for key in keys_there_are():
                if (profile, key) not in left:
                    sql = """INSERT INTO sweeps (profile, correction, done) VALUES (?, ?, ?)
                        ON CONFLICT DO UPDATE SET done = coalesce(done, excluded.done)"""
                    connection.execute(sql, [profile, key, written(datetime.now(UTC))])
