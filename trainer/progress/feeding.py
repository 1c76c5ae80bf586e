"""How memory is fed, inside the transaction of what feeds it: a hand, an answer, a spot of a quick drill.

The log and the memory never part: a memory is always what its unclaimed reviews come to, replayed by time. Where one
comes late (an old hand graded today) or leaves (a mis-click), the memory is built again from the log, and with it those
that went over from it to a newer edition.
"""

import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import datetime
from typing import Any

from trainer.progress.carried import log_of, resting_on
from trainer.progress.file import placed
from trainer.progress.records import Outcome, Part, RuleResult, Source, Tested, dated, moment, written
from trainer.progress.scheduler import Step, Strength, replayed, step
from trainer.rules.former import TOPIC, keys_of

WORST_FIRST = (Outcome.AGAIN, Outcome.HARD, Outcome.GOOD)
NOTHING = {"stability": None, "difficulty": None, "due": None, "last": None, "reviews": 0, "lapses": 0}

TOLD = """SELECT r.id, r.memory, m.rule, m.topic, m.part, r.outcome, r.claimed FROM memories m
    CROSS JOIN reviews r ON r.memory = m.id AND r.at = ?3
    WHERE m.profile = ?1 AND m.book = ?2 AND r.source = ?4 AND r.ref = ?5 ORDER BY r.claimed, r.id"""
"""By memory first, in each of which a moment is found at once."""


@dataclass(frozen=True, slots=True)
class Act:
    """What reviews come from: one hand, one answer or one spot, by its id, at the house it was done at."""

    profile: int
    book: str
    source: Source
    ref: int
    at: datetime


@dataclass(frozen=True, slots=True)
class Told:
    """A review of an act: its memory with the rule, topic and part of that, and whether it was withdrawn."""

    id: int
    memory: int
    rule: str
    topic: str
    part: Part
    outcome: Outcome
    withdrawn: bool


def about(rule: str, topic: str) -> tuple[str, ...]:
    """The rule keys that a finding is about, under whatever name it was kept; in silence, "", that of the topic."""
    return keys_of(rule) if rule else (f"{TOPIC}{topic}",)


def tested(result: RuleResult) -> tuple[Tested, ...]:
    """What one finding of an assessment says about memory."""
    keys = about(result.rule, result.topic)
    return tuple(Tested(key, result.topic, result.part, result.outcome) for key in keys)


def spotted(book: str, rules: Iterable[str], right: bool) -> Iterator[Tested]:
    """What a spot says: each rule it rests on, in part remedy. A rule that no book knows is left out."""
    outcome = Outcome.GOOD if right else Outcome.AGAIN
    for rule in rules:
        topic = _topic(book, rule)
        if topic is not None:
            yield Tested(rule, topic, Part.REMEDY, outcome)


def feed(connection: sqlite3.Connection, act: Act, given: Iterable[Tested]) -> None:
    """Review every rule and part that an act tested; what it tested twice counts once, at its worst."""
    for each in worst(given).values():
        _review(connection, act, each)


def unfeed(connection: sqlite3.Connection, act: Act, results: Iterable[tuple[Tested, bool]]) -> None:
    """Take out of memory what no longer stands of a hand: each result, and whether it still stands.

    The reviews stay in the log, marked. Where the same rule and part was met twice and one of them stands, that one is
    reviewed in its place.
    """
    every = list(results)
    standing = worst(each for each, stands in every if stands)
    for key, met in worst(each for each, _ in every).items():
        _restate(connection, act, met, standing.get(key))


def refeed(connection: sqlite3.Connection, act: Act, given: Iterable[Tested]) -> int:
    """Have memory rest on this alone of what an act told; gives how many reviews were withdrawn, put back or new.

    Withdrawn ones stay in the log, marked as those of a mis-click; one that holds again is the same as before.
    """
    wanted = worst(given)
    moved = 0
    for each in told_by(connection, act):
        says = wanted.get((each.rule, each.part))
        holds = says is not None and says.outcome is each.outcome
        if holds:
            del wanted[each.rule, each.part]
        if holds == each.withdrawn:
            connection.execute("UPDATE reviews SET claimed = ? WHERE id = ?", [not holds, each.id])
            rebuild(connection, each.memory)
            moved += 1
    for fresh in wanted.values():
        _review(connection, act, fresh)
    return moved + len(wanted)


def told_by(connection: sqlite3.Connection, act: Act) -> list[Told]:
    """The reviews of an act as they lie in the log, those that stand first."""
    found = connection.execute(TOLD, [act.profile, act.book, written(act.at), act.source, act.ref]).fetchall()
    return [
        Told(review, memory, rule, topic, Part(part), Outcome(outcome), bool(claimed))
        for review, memory, rule, topic, part, outcome, claimed in found
    ]


def worst(given: Iterable[Tested]) -> dict[tuple[str, Part], Tested]:
    """Each rule and part once, with the worst outcome."""
    found: dict[tuple[str, Part], Tested] = {}
    for each in given:
        known = found.setdefault((each.rule, each.part), each)
        if WORST_FIRST.index(each.outcome) < WORST_FIRST.index(known.outcome):
            found[each.rule, each.part] = each
    return found


def rebuild(connection: sqlite3.Connection, memory: int) -> None:
    """Make a memory again of what it rests on, oldest first, and those that went over from it; set right what their
    reviews predicted."""
    seen, waiting = set[int](), [memory]
    for each in waiting:  # which grows by those that rest on it
        if each not in seen:
            seen.add(each)
            _made_again(connection, each)
            waiting += resting_on(connection, each)


def _made_again(connection: sqlite3.Connection, memory: int) -> None:
    log = log_of(connection, memory)
    steps = list(replayed((Outcome(row.outcome), moment(row.at)) for row in log))
    for row, each in zip(log, steps, strict=True):
        if row.own and (row.predicted, row.elapsed) != (each.predicted, each.elapsed):
            values = [each.predicted, each.elapsed, row.id]
            connection.execute("UPDATE reviews SET predicted = ?, elapsed = ? WHERE id = ?", values)
    lapses = sum(row.outcome == Outcome.AGAIN for row in log[1:])
    _hold(connection, memory, _strength(steps[-1].strength, len(steps), lapses) if steps else NOTHING)


def _topic(book: str, rule: str) -> str | None:
    from trainer.rules.book import sound
    from trainer.rules.syllabus import syllabus, topic_of

    try:
        known = syllabus(book) if sound(book) else {}  # the others need not be read for most rules
        return known[rule].topic if rule in known else topic_of(rule)
    except KeyError:
        return None


def _review(connection: sqlite3.Connection, act: Act, given: Tested) -> None:
    memory, held, reviews, lapses = _held(connection, act, given)
    at = moment(written(act.at))  # as it will be read again, so that a replay comes to the same
    if held is not None and at < held.last:
        _log(connection, memory, act, given, Step(None, 0.0, held))
        rebuild(connection, memory)
        return
    found = step(held, given.outcome, at)
    _log(connection, memory, act, given, found)
    lapsed = held is not None and given.outcome is Outcome.AGAIN
    _hold(connection, memory, _strength(found.strength, reviews + 1, lapses + lapsed))
    for each in resting_on(connection, memory, written(act.at)):  # it was done before the move, and is graded after
        rebuild(connection, each)


def _held(connection: sqlite3.Connection, act: Act, given: Tested) -> tuple[int, Strength | None, int, int]:
    """The memory of a rule and part, made where there is none: its id, strength, reviews and lapses."""
    sql = """SELECT id, stability, difficulty, due, last, reviews, lapses FROM memories
        WHERE profile = ? AND book = ? AND rule = ? AND part = ?"""
    row = connection.execute(sql, [act.profile, act.book, given.rule, given.part]).fetchone()
    if row is None:
        values = {"profile": act.profile, "book": act.book, "rule": given.rule, "topic": given.topic}
        return placed(connection, "memories", {**values, "part": given.part}), None, 0, 0
    held = Strength(row[1], row[2], dated(row[3]), dated(row[4])) if row[5] else None
    return row[0], held, row[5], row[6]


def _log(connection: sqlite3.Connection, memory: int, act: Act, given: Tested, found: Step) -> None:
    values = {"memory": memory, "outcome": given.outcome, "source": act.source, "ref": act.ref, "at": written(act.at)}
    placed(connection, "reviews", {**values, "predicted": found.predicted, "elapsed": found.elapsed})


def _strength(strength: Strength, reviews: int, lapses: int) -> dict[str, Any]:
    own = {"stability": strength.stability, "difficulty": strength.difficulty}
    times = {"due": written(strength.due), "last": written(strength.last)}
    return {**own, **times, "reviews": reviews, "lapses": lapses}


def _hold(connection: sqlite3.Connection, memory: int, values: dict[str, Any]) -> None:
    named = ", ".join(f"{name} = ?" for name in values)
    connection.execute(f"UPDATE memories SET {named} WHERE id = ?", [*values.values(), memory])


def _restate(connection: sqlite3.Connection, act: Act, met: Tested, now: Tested | None) -> None:
    sql = """SELECT v.id, v.memory, v.outcome FROM reviews v JOIN memories m ON m.id = v.memory
        WHERE m.profile = ? AND m.book = ? AND m.rule = ? AND m.part = ?
        AND v.source = ? AND v.ref = ? AND NOT v.claimed"""
    key = [act.profile, act.book, met.rule, met.part, act.source, act.ref]
    for review, memory, outcome in connection.execute(sql, key).fetchall():
        if now is not None and now.outcome == outcome:
            continue
        connection.execute("UPDATE reviews SET claimed = 1 WHERE id = ?", [review])
        rebuild(connection, memory)
        if now is not None:
            _review(connection, act, now)
