"""Progress files with something wrong in them: pages, header, schema, rows. Each mutation is told by its name."""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from random import Random

Content = bytearray
PAGE = 4096
JUNK = (b"\xff\xfe", b"\xc3\x28", b"\x80\x81", b"\xed\xa0\x80")  # no UTF-8
DATES = ("", "yesterday", "2026-13-45T00:00:00+00:00", "0001-01-01T00:00:00+00:00", "9999-12-31T23:59:59+00:00",
         "2026-11-18", "2026-11-18T12:00:00", "2026-11-18T12:00:00+99:99", "\x00", "2026-W99-9", "-1")  # fmt: skip
DATED = (
    *(("profiles", "created"), ("attempts", "ended"), ("running", "started"), ("sittings", "began")),
    *(("memories", "due"), ("reviews", "at"), ("rounds", "started"), ("assessments", "made")),
    *(("weekly", "week"), ("hours", "hour")),
)
TEXTS = ("", "x" * 100_000, "\u202e", "%s", "'); DROP TABLE profiles; --", "[" * 5000, "{}", "null", "NaN", "\0")
NUMBERS = (-1, 0, 2**63 - 1, -(2**63), 10**18, 1.5, "seven", None, b"\xff\xff")


def _random_bytes(content: Content, random: Random) -> None:
    at = random.randrange(len(content))
    for place in range(at, min(len(content), at + random.randrange(1, 64))):
        content[place] = random.randrange(256)


def _one_byte(content: Content, random: Random) -> None:
    content[random.randrange(len(content))] = random.randrange(256)


def _header(content: Content, random: Random) -> None:
    for _ in range(random.randrange(1, 5)):
        content[random.randrange(100)] = random.choice((0, 1, 2, 255, random.randrange(256)))


def _page_size(content: Content, random: Random) -> None:
    content[16:18] = random.choice((0, 1, 2, 256, 512, 8192, 32768, 65535)).to_bytes(2, "big")


def _free_pages(content: Content, random: Random) -> None:
    content[32:40] = random.randbytes(8)


def _schema(content: Content, random: Random) -> None:
    """Anywhere in the pages of sqlite_master, which are the first and those that its cells name."""
    page = PAGE * random.choice((0, *_schema_pages(content)))
    for _ in range(random.randrange(1, 6)):
        content[page + random.randrange(100 if not page else 0, PAGE)] = random.randrange(256)


def _schema_words(content: Content, random: Random) -> None:
    """A word of the schema that is no text, or another word."""
    word = random.choice((b"CREATE", b"TABLE", b"profiles", b"NOT NULL", b"TRIGGER", b"INTEGER", b"attempts", b"json"))
    at = content.find(word, random.randrange(len(content) // 2))
    other = random.choice((*JUNK, b"SELECT", b"\0\0\0", b"(((("))
    if at >= 0:
        content[at : at + len(other)] = other


def _cut_off(content: Content, random: Random) -> None:
    del content[random.choice((0, 1, 99, 100, 4095, random.randrange(len(content)))) :]


def _longer(content: Content, random: Random) -> None:
    content += random.randbytes(random.randrange(1, 3 * PAGE))


def _zeroed(content: Content, random: Random) -> None:
    at = PAGE * random.randrange(len(content) // PAGE)
    content[at : at + PAGE] = bytes(PAGE)


def _doubled(content: Content, random: Random) -> None:
    one, two = (PAGE * random.randrange(len(content) // PAGE) for _ in range(2))
    content[one : one + PAGE] = content[two : two + PAGE]


def _swapped(content: Content, random: Random) -> None:
    one, two = (PAGE * random.randrange(len(content) // PAGE) for _ in range(2))
    content[one : one + PAGE], content[two : two + PAGE] = content[two : two + PAGE], content[one : one + PAGE]


def _no_text(content: Content, random: Random) -> None:
    """Somewhere in the rows a text that is none."""
    words = (b"Ann", b"2026-11", b"upt", b"Four cards", b"seat", b"noticed", b'{"', b"common.", b"deal/")
    places = [at for word in words for at in _all(content, word)]
    at, junk = random.choice(places or [0]), random.choice(JUNK)
    content[at : at + len(junk)] = junk


BYTES: Mapping[str, Callable[[Content, Random], None]] = {
    each.__name__.strip("_"): each
    for each in (
        *(_random_bytes, _one_byte, _header, _page_size, _free_pages, _schema, _schema, _schema_words, _cut_off),
        *(_longer, _zeroed, _doubled, _swapped, _no_text),
    )
}


def _row(path: Path, random: Random) -> None:
    """A value of a row by another one, past all that the tables themselves forbid."""
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        file.execute("PRAGMA ignore_check_constraints = ON")
        names = [name for (name,) in file.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        table = random.choice([name for name in names if not name.startswith("sqlite_")])
        columns = [(row[1], row[2]) for row in file.execute(f"PRAGMA table_info({table})")]
        column, kind = random.choice(columns)
        values = (*DATES, *TEXTS) if kind == "TEXT" else NUMBERS
        _put(file, table, column, random.choice(values), random.random() < 0.5)


def _put(file: sqlite3.Connection, table: str, column: str, value: object, all_of_them: bool) -> None:
    where = "" if all_of_them else f"WHERE {column} = (SELECT {column} FROM {table} LIMIT 1)"
    try:
        file.execute(f"UPDATE OR IGNORE {table} SET {column} = ? {where}", [value])
    except sqlite3.Error:  # what a STRICT table refuses is put in by another hand
        _loosened(file, table, column, value)


def _loosened(file: sqlite3.Connection, table: str, column: str, value: object) -> None:
    """The same through a schema that allows everything for the moment."""
    sql, version = file.execute("SELECT sql FROM sqlite_master WHERE name = ?", [table]).fetchone()[0], _version(file)
    for strict in (False, True):
        file.execute("PRAGMA writable_schema = ON")
        loose = sql.replace("NOT NULL", "").replace(") STRICT", ")").replace("), WITHOUT", ") WITHOUT")
        file.execute("UPDATE sqlite_master SET sql = ? WHERE name = ?", [sql if strict else loose, table])
        version += 1
        file.execute(f"PRAGMA schema_version = {version}")
        file.execute("PRAGMA writable_schema = RESET")
        if not strict:
            try:
                file.execute(f"UPDATE OR IGNORE {table} SET {column} = ?", [value])
            except sqlite3.Error:
                continue


def _version(file: sqlite3.Connection) -> int:
    return int(file.execute("PRAGMA schema_version").fetchone()[0])


def _date(path: Path, random: Random) -> None:
    """A date of any table by nonsense: nothing in the file forbids it."""
    table, column = random.choice(DATED)
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        _put(file, table, column, random.choice(DATES), random.random() < 0.5)


def _own_things(path: Path, random: Random) -> None:
    """A trigger, a view, an index or a table that no migration made."""
    made = random.choice(
        (
            "CREATE TRIGGER mine AFTER INSERT ON attempts BEGIN DELETE FROM profiles; END",
            "CREATE TRIGGER mine BEFORE UPDATE ON running BEGIN SELECT raise(ABORT, 'no'); END",
            "CREATE VIEW mine AS SELECT * FROM profiles",
            "CREATE UNIQUE INDEX mine ON attempts (profile)",
            "CREATE TABLE mine (profile INTEGER REFERENCES profiles, x)",
            "DROP TRIGGER hand_counted",
            "DROP INDEX attempts_when",
            "DROP TABLE sittings",
        )
    )
    with closing(sqlite3.connect(path, isolation_level=None)) as file:
        try:
            file.execute(made)
        except sqlite3.Error:
            file.execute("CREATE VIEW mine AS SELECT 1")


def _beside(path: Path, random: Random) -> None:
    """Something that is no journal of this file where one would be."""
    tail = random.choice(("-wal", "-journal", "-shm"))
    path.with_name(path.name + tail).write_bytes(
        random.choice((b"", bytes(600), random.randbytes(600), path.read_bytes()[:5000]))
    )


def _journal(path: Path, random: Random) -> None:
    """A journal that says it is hot, with odd figures in its head."""
    head = bytes.fromhex("d9d505f920a163d7") + random.randbytes(20)
    path.with_name(f"{path.name}-journal").write_bytes(head + random.randbytes(random.randrange(9000)))


FILES: Mapping[str, Callable[[Path, Random], None]] = {
    each.__name__.strip("_"): each for each in (_row, _date, _own_things, _beside, _journal)
}
NAMES = (*BYTES, *FILES, "row", "date", "schema")


def mutated(path: Path, random: Random) -> str:
    """Do something to the file; gives what."""
    name = random.choice(NAMES)
    if name in FILES:
        FILES[name](path, random)
        return name
    content = Content(path.read_bytes())
    BYTES[name](content, random)
    path.write_bytes(content)
    return name


def _all(content: Content, word: bytes) -> list[int]:
    found, at = [], content.find(word)
    while at >= 0:
        found.append(at)
        at = content.find(word, at + 1)
    return found


def _schema_pages(content: Content) -> list[int]:
    """The pages, from 0, that the first page points to."""
    if content[100] != 5:
        return []
    count = int.from_bytes(content[103:105], "big")
    cells = [int.from_bytes(content[112 + 2 * n : 114 + 2 * n], "big") for n in range(count)]
    pages = [int.from_bytes(content[cell : cell + 4], "big") for cell in cells]
    return [each - 1 for each in [*pages, int.from_bytes(content[108:112], "big")] if 0 < each <= len(content) // PAGE]
