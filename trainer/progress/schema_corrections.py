"""Migration 007: by which corrections of the law something was graded, and what was graded again since.

Once released, nothing here is changed. What was kept before knows no correction: `law` is "" there. A grade that no
longer counts goes out of the sums as a claimed mis-click does.
"""

import sqlite3

LAWS = tuple(
    f"ALTER TABLE {table} ADD COLUMN law TEXT NOT NULL DEFAULT ''" for table in ("assessments", "answers", "rounds")
)

# `corrected`: a hand, an answer or a spot (`place` in its round, else 0) was held against a correction, what came of
# it, and where it was graded again, whether it is all right now. `sweeps`: when all that somebody had was held against
# a correction, and when they had read what it changed.
TABLES = (
    """CREATE TABLE corrected (
        profile INTEGER NOT NULL REFERENCES profiles, correction TEXT NOT NULL,
        source TEXT NOT NULL CHECK (source IN ('hand', 'question', 'drill')), ref INTEGER NOT NULL,
        place INTEGER NOT NULL, came TEXT NOT NULL CHECK (came IN ('same', 'graded', 'withdrawn')),
        well INTEGER CHECK (well IN (0, 1)), made TEXT NOT NULL,
        PRIMARY KEY (profile, correction, source, ref, place)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE sweeps (
        profile INTEGER NOT NULL REFERENCES profiles, correction TEXT NOT NULL, done TEXT, told TEXT,
        PRIMARY KEY (profile, correction)) STRICT, WITHOUT ROWID""",
)
INDEX = "CREATE INDEX corrected_anew ON corrected (profile, correction) WHERE came <> 'same'"

TIMED = "(NEW.part = 'noticed' AND NEW.ms IS NOT NULL)"
HIT = "(NEW.part = 'noticed' AND NEW.outcome <> 'again' AND NOT NEW.aided)"
SILENCED = "AFTER UPDATE OF counts ON rule_results WHEN OLD.counts AND NOT NEW.counts AND NOT NEW.claimed"
OWN = "WHERE profile = NEW.profile AND book IN (NEW.book, '')"
TRIGGERS = (
    f"""CREATE TRIGGER result_silenced {SILENCED} BEGIN
        UPDATE weekly SET good = good - (NEW.outcome = 'good'), hard = hard - (NEW.outcome = 'hard'),
            again = again - (NEW.outcome = 'again'), hits = hits - {HIT}
        {OWN} AND week = NEW.week AND topic = NEW.topic AND part = NEW.part; END""",
    f"""CREATE TRIGGER time_silenced {SILENCED} AND NEW.part = 'noticed' AND NEW.ms IS NOT NULL BEGIN
        UPDATE notice_times SET times = times - 1 {OWN} AND hundredths = NEW.ms / 10; END""",
    f"""CREATE TRIGGER part_silenced {SILENCED} BEGIN
        UPDATE parts SET good = good - (NEW.outcome = 'good'), hard = hard - (NEW.outcome = 'hard'),
            again = again - (NEW.outcome = 'again'), hits = hits - {HIT}, times = times - {TIMED},
            ms = ms - iif({TIMED}, NEW.ms, 0)
        {OWN} AND week = NEW.week AND part = NEW.part; END""",
    f"""CREATE TRIGGER hand_silenced AFTER UPDATE OF counts ON assessments WHEN OLD.counts AND NOT NEW.counts BEGIN
        UPDATE controls SET hands = hands - 1, clean = clean - NEW.clean, alarms = alarms - s.stops,
            stopped = stopped - (NEW.clean AND s.stops > 0)
        FROM (SELECT count(*) AS stops FROM alarms WHERE assessment = NEW.id AND NOT claimed) s
        {OWN} AND week = NEW.week; END""",
)


def build(connection: sqlite3.Connection) -> None:
    """Add the columns, the tables and what keeps the sums."""
    for statement in (*LAWS, *TABLES, INDEX, *TRIGGERS):
        connection.execute(statement)
