"""On which line a key stands, however it is written."""

import pytest

from trainer.kernel.places import key_text, keyed, line_of, places

TEXT = """\
id = "a"
'odd' = 1
expect.upt.silent = true
"b c". d = 2
[table]
x = [
  "one",
  "two", "three",
]
[[row]]
at = 1
[[row]]
at = 2
[row.within]
deep . er = 3
"""


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("id",), 1),
        (("odd",), 2),
        (("expect", "upt", "silent"), 3),
        (("b c", "d"), 4),
        (("table",), 5),
        (("table", "x", 0), 7),
        (("table", "x", 2), 8),
        (("row", 0, "at"), 11),
        (("row", 1, "at"), 13),
        (("row", 1, "within", "deep", "er"), 15),
    ],
)
def test_every_key_has_its_line(path: tuple[str | int, ...], line: int) -> None:
    assert places(TEXT)[path] == line
    assert line_of(places(TEXT), (*path, "nothing there", 3)) == line


def test_what_is_nowhere_is_the_files() -> None:
    assert line_of(places(TEXT), ("nobody",)) == 0


def test_an_array_of_tables_stands_where_its_first_entry_begins() -> None:
    assert line_of(places("a = 1\n[[seat]]\nb = 2\n[[seat]]\n"), ("seat",)) == 2


def test_paths_are_written_as_people_do() -> None:
    assert key_text(("row", 1, "within", "deep")) == "row[2].within.deep"


def test_faults_of_a_line_get_its_key() -> None:
    assert keyed(TEXT, [(13, "no"), (9, "no"), (0, "no"), (999, "no")]) == [
        (13, "row[2].at", "no"),
        (9, "", "no"),
        (0, "", "no"),
        (999, "", "no"),
    ]


def test_a_long_key_leaves_room_for_what_is_wrong() -> None:
    [(_, key, _)] = keyed(f"{'a.' * 400}a = 1", [(1, "no")])
    assert len(key) == 60 and key.endswith("…")
