"""The tables and how they came to be: one migration per released version, never changed once released."""

from sqlite_utils import Database, Migrations

from trainer.progress import (
    schema_corrections,
    schema_films,
    schema_help,
    schema_keys,
    schema_memory,
    schema_moves,
    schema_people,
)
from trainer.progress.version import APPLICATION, SET

MIGRATIONS = Migrations(SET)

TABLES = (
    """CREATE TABLE profiles (
        id INTEGER PRIMARY KEY, name TEXT NOT NULL UNIQUE, created TEXT NOT NULL) STRICT""",
    """CREATE TABLE attempts (
        id INTEGER PRIMARY KEY, uid TEXT NOT NULL UNIQUE, profile INTEGER NOT NULL REFERENCES profiles,
        scenario TEXT NOT NULL, digest TEXT NOT NULL, scenario_text TEXT NOT NULL,
        overlay TEXT NOT NULL, overlay_digest TEXT NOT NULL, title TEXT NOT NULL, topic TEXT NOT NULL,
        book TEXT NOT NULL, edition TEXT NOT NULL, notation INTEGER NOT NULL, transcript TEXT NOT NULL,
        taken_over INTEGER NOT NULL, seed INTEGER NOT NULL, mode TEXT NOT NULL,
        started TEXT NOT NULL, ended TEXT NOT NULL, week TEXT NOT NULL) STRICT""",
    """CREATE TABLE claims (
        attempt INTEGER NOT NULL REFERENCES attempts, gesture INTEGER NOT NULL, claimed TEXT NOT NULL,
        PRIMARY KEY (attempt, gesture)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE assessments (
        id INTEGER PRIMARY KEY, attempt INTEGER NOT NULL REFERENCES attempts,
        engine TEXT NOT NULL, ledger TEXT NOT NULL, book TEXT NOT NULL, made TEXT NOT NULL,
        counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
        noticed TEXT NOT NULL, authority TEXT NOT NULL, remedy TEXT NOT NULL, score TEXT NOT NULL,
        clean INTEGER NOT NULL CHECK (clean IN (0, 1)),
        profile INTEGER NOT NULL REFERENCES profiles, week TEXT NOT NULL, json TEXT NOT NULL) STRICT""",
    """CREATE TABLE rule_results (
        id INTEGER PRIMARY KEY, assessment INTEGER NOT NULL REFERENCES assessments,
        profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL, week TEXT NOT NULL,
        counts INTEGER NOT NULL CHECK (counts IN (0, 1)),
        kind TEXT NOT NULL, topic TEXT NOT NULL, rule TEXT NOT NULL, paragraph TEXT NOT NULL,
        part TEXT NOT NULL CHECK (part IN ('noticed', 'authority', 'remedy')),
        outcome TEXT NOT NULL CHECK (outcome IN ('again', 'hard', 'good')),
        ms INTEGER, aided INTEGER NOT NULL CHECK (aided IN (0, 1)), gesture INTEGER,
        claimed INTEGER NOT NULL CHECK (claimed IN (0, 1))) STRICT""",
    """CREATE TABLE alarms (
        assessment INTEGER NOT NULL REFERENCES assessments, gesture INTEGER NOT NULL,
        claimed INTEGER NOT NULL CHECK (claimed IN (0, 1)),
        PRIMARY KEY (assessment, gesture)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE answers (
        id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles,
        attempt INTEGER REFERENCES attempts, question TEXT NOT NULL, book TEXT NOT NULL,
        choice INTEGER NOT NULL, right INTEGER NOT NULL CHECK (right IN (0, 1)),
        ms INTEGER NOT NULL, asked TEXT NOT NULL) STRICT""",
    """CREATE TABLE running (
        id INTEGER PRIMARY KEY, session TEXT NOT NULL, profile INTEGER NOT NULL REFERENCES profiles,
        scenario TEXT NOT NULL, scenario_text TEXT NOT NULL, overlay TEXT NOT NULL, title TEXT NOT NULL,
        topic TEXT NOT NULL, book TEXT NOT NULL, edition TEXT NOT NULL, notation INTEGER NOT NULL,
        head TEXT NOT NULL, taken_over INTEGER NOT NULL, seed INTEGER NOT NULL, mode TEXT NOT NULL,
        started TEXT NOT NULL) STRICT""",
    """CREATE TABLE gestures (
        running INTEGER NOT NULL REFERENCES running ON DELETE CASCADE, place INTEGER NOT NULL,
        line TEXT NOT NULL, PRIMARY KEY (running, place)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE weekly (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, topic TEXT NOT NULL,
        part TEXT NOT NULL, good INTEGER NOT NULL, hard INTEGER NOT NULL, again INTEGER NOT NULL,
        hits INTEGER NOT NULL, PRIMARY KEY (profile, book, week, topic, part)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE drilled (
        profile INTEGER NOT NULL, book TEXT NOT NULL, topic TEXT NOT NULL, hands INTEGER NOT NULL,
        PRIMARY KEY (profile, book, topic)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE notice_times (
        profile INTEGER NOT NULL, book TEXT NOT NULL, hundredths INTEGER NOT NULL, times INTEGER NOT NULL,
        PRIMARY KEY (profile, book, hundredths)) STRICT, WITHOUT ROWID""",
    """CREATE TABLE controls (
        profile INTEGER NOT NULL, book TEXT NOT NULL, week TEXT NOT NULL, hands INTEGER NOT NULL,
        clean INTEGER NOT NULL, stopped INTEGER NOT NULL, alarms INTEGER NOT NULL,
        PRIMARY KEY (profile, book, week)) STRICT, WITHOUT ROWID""",
)

INDEXES = (
    "CREATE INDEX attempts_when ON attempts (profile, ended, id)",
    "CREATE INDEX attempts_book ON attempts (profile, book, ended, id)",
    "CREATE INDEX attempts_topic ON attempts (profile, topic, ended, id)",
    "CREATE INDEX assessments_attempt ON assessments (attempt, counts)",
    "CREATE UNIQUE INDEX assessments_counting ON assessments (attempt) WHERE counts",
    "CREATE INDEX results_assessment ON rule_results (assessment)",
    "CREATE INDEX answers_profile ON answers (profile, question, book)",
    "CREATE INDEX answers_attempt ON answers (attempt)",
)

# The sums that the dashboard reads are kept by triggers, so that no way of writing can forget them.
# Each is kept twice: for its book, and for all books under the book "".
TRIGGERS = (
    """CREATE TRIGGER attempt_counted AFTER INSERT ON attempts BEGIN
        INSERT INTO drilled SELECT NEW.profile, own, NEW.topic, 1 FROM (SELECT NEW.book AS own UNION ALL SELECT '')
        WHERE true ON CONFLICT DO UPDATE SET hands = hands + 1; END""",
    """CREATE TRIGGER result_counted AFTER INSERT ON rule_results WHEN NEW.counts AND NOT NEW.claimed BEGIN
        INSERT INTO weekly SELECT NEW.profile, own, NEW.week, NEW.topic, NEW.part,
            NEW.outcome = 'good', NEW.outcome = 'hard', NEW.outcome = 'again',
            NEW.part = 'noticed' AND NEW.outcome <> 'again' AND NOT NEW.aided
        FROM (SELECT NEW.book AS own UNION ALL SELECT '') WHERE true
        ON CONFLICT DO UPDATE SET good = good + excluded.good, hard = hard + excluded.hard,
            again = again + excluded.again, hits = hits + excluded.hits; END""",
    """CREATE TRIGGER result_claimed AFTER UPDATE OF claimed ON rule_results
        WHEN NEW.counts AND NEW.claimed AND NOT OLD.claimed BEGIN
        UPDATE weekly SET good = good - (NEW.outcome = 'good'), hard = hard - (NEW.outcome = 'hard'),
            again = again - (NEW.outcome = 'again'),
            hits = hits - (NEW.part = 'noticed' AND NEW.outcome <> 'again' AND NOT NEW.aided)
        WHERE profile = NEW.profile AND book IN (NEW.book, '') AND week = NEW.week AND topic = NEW.topic
            AND part = NEW.part; END""",
    """CREATE TRIGGER time_counted AFTER INSERT ON rule_results
        WHEN NEW.counts AND NOT NEW.claimed AND NEW.part = 'noticed' AND NEW.ms IS NOT NULL BEGIN
        INSERT INTO notice_times SELECT NEW.profile, own, NEW.ms / 10, 1
        FROM (SELECT NEW.book AS own UNION ALL SELECT '') WHERE true
        ON CONFLICT DO UPDATE SET times = times + 1; END""",
    """CREATE TRIGGER time_claimed AFTER UPDATE OF claimed ON rule_results
        WHEN NEW.counts AND NEW.claimed AND NOT OLD.claimed AND NEW.part = 'noticed' AND NEW.ms IS NOT NULL BEGIN
        UPDATE notice_times SET times = times - 1
        WHERE profile = NEW.profile AND book IN (NEW.book, '') AND hundredths = NEW.ms / 10; END""",
    """CREATE TRIGGER hand_counted AFTER INSERT ON assessments WHEN NEW.counts BEGIN
        INSERT INTO controls SELECT NEW.profile, own, NEW.week, 1, NEW.clean, 0, 0
        FROM (SELECT NEW.book AS own UNION ALL SELECT '') WHERE true
        ON CONFLICT DO UPDATE SET hands = hands + 1, clean = clean + excluded.clean; END""",
    """CREATE TRIGGER alarm_counted AFTER INSERT ON alarms WHEN NOT NEW.claimed BEGIN
        UPDATE controls SET alarms = alarms + 1, stopped = stopped + (s.clean AND 1 =
            (SELECT count(*) FROM alarms WHERE assessment = NEW.assessment AND NOT claimed))
        FROM assessments s WHERE s.id = NEW.assessment AND s.counts AND controls.profile = s.profile
            AND controls.book IN (s.book, '') AND controls.week = s.week; END""",
    """CREATE TRIGGER alarm_claimed AFTER UPDATE OF claimed ON alarms
        WHEN NEW.claimed AND NOT OLD.claimed BEGIN
        UPDATE controls SET alarms = alarms - 1, stopped = stopped - (s.clean AND 0 =
            (SELECT count(*) FROM alarms WHERE assessment = NEW.assessment AND NOT claimed))
        FROM assessments s WHERE s.id = NEW.assessment AND s.counts AND controls.profile = s.profile
            AND controls.book IN (s.book, '') AND controls.week = s.week; END""",
)


@MIGRATIONS(name="001_first")
def _first(db: Database) -> None:
    db.execute(f"PRAGMA application_id = {APPLICATION}")
    for statement in (*TABLES, *INDEXES, *TRIGGERS):
        db.execute(statement)


ROUNDS = (
    """CREATE TABLE rounds (
        id INTEGER PRIMARY KEY, profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL,
        edition TEXT NOT NULL, drill TEXT NOT NULL, planned INTEGER NOT NULL CHECK (planned > 0),
        started TEXT NOT NULL, ended TEXT, right INTEGER, ms INTEGER,
        CHECK ((ended IS NULL) = (right IS NULL) AND (ended IS NULL) = (ms IS NULL))) STRICT""",
    """CREATE TABLE spots (
        round INTEGER NOT NULL REFERENCES rounds, place INTEGER NOT NULL CHECK (place >= 0),
        drill TEXT NOT NULL, seed INTEGER NOT NULL, answer TEXT NOT NULL CHECK (json_valid(answer)),
        right INTEGER NOT NULL CHECK (right IN (0, 1)), ms INTEGER NOT NULL CHECK (ms >= 0),
        target INTEGER NOT NULL, paragraphs TEXT NOT NULL CHECK (json_valid(paragraphs)),
        rules TEXT NOT NULL CHECK (json_valid(rules)), answered TEXT NOT NULL,
        PRIMARY KEY (round, place)) STRICT, WITHOUT ROWID""",
    "CREATE INDEX rounds_best ON rounds (profile, book, drill, right DESC, ms) WHERE ended IS NOT NULL",
    "CREATE INDEX rounds_played ON rounds (profile, book, drill, started)",
)


@MIGRATIONS(name="002_rounds")
def _rounds(db: Database) -> None:
    for statement in ROUNDS:
        db.execute(statement)


@MIGRATIONS(name="003_memory")
def _memory(db: Database) -> None:
    schema_memory.build(db.conn)


SITTINGS = """CREATE TABLE sittings (
    id INTEGER PRIMARY KEY, session TEXT NOT NULL, profile INTEGER NOT NULL REFERENCES profiles, book TEXT NOT NULL,
    began TEXT NOT NULL, state TEXT NOT NULL CHECK (json_valid(state)), UNIQUE (profile, session)) STRICT"""


@MIGRATIONS(name="004_sittings")
def _sittings(db: Database) -> None:
    db.execute(SITTINGS)


@MIGRATIONS(name="005_people")
def _people(db: Database) -> None:
    schema_people.build(db.conn)


@MIGRATIONS(name="006_keys")
def _keys(db: Database) -> None:
    schema_keys.build(db.conn)


@MIGRATIONS(name="007_corrections")
def _corrections(db: Database) -> None:
    schema_corrections.build(db.conn)


@MIGRATIONS(name="008_moves")
def _moves(db: Database) -> None:
    schema_moves.build(db.conn)


@MIGRATIONS(name="009_help_levels")
def _help_levels(db: Database) -> None:
    schema_help.build(db.conn)


@MIGRATIONS(name="010_films")
def _films(db: Database) -> None:
    schema_films.build(db.conn)
