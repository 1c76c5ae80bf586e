"""Every text of a TOML file with its key and place, so that one is changed and nothing else."""

import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from trainer import resources
from trainer.kernel.toml import BadToml
from trainer.kernel.written import Edit, edited, line_at, texts

TEXT = '''\
# "no value"
id = "a" # "b"
'odd key'.x = 'lit\\eral'
list = [ "one", [ 'two' , "th\\"ree" ], 4, 1979-05-27 07:32:00 ] # ["x"]
table = { upt = ["1", "2"], "b c" = { d = "e" }, n = 1.5 }
long = """
  a "quoted" ]
"""
[expect.upt]
paragraphs = [
    "35-A", # why
    "36",
]
[[row]]
at = "1"
[row.cites]
upt = ["3"]
[[row]]
on = true
at = "2"
[[row.deep]]
at = "3"
'''


def flat(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[tuple[str | int, ...], str]]:
    if isinstance(value, str):
        yield path, value
    elif isinstance(value, dict | list):
        for key, each in value.items() if isinstance(value, dict) else enumerate(value):
            yield from flat(each, (*path, key))


def same(text: str) -> bool:
    read = [(each.path, each.value) for each in texts(text)]
    return sorted(read, key=str) == sorted(flat(tomllib.loads(text)), key=str)


def test_every_way_of_writing_a_text_is_read() -> None:
    assert same(TEXT)


@pytest.mark.parametrize("folder", [("quizzes",), ("trainer", "rules", "ledger")], ids=str)
def test_all_files_that_ship_are_read_as_they_are(folder: tuple[str, ...]) -> None:
    files = sorted(resources.path(*folder).rglob("*.toml"))
    assert files
    assert [file for file in files if not same(file.read_text(encoding="utf-8"))] == []


def test_a_text_is_changed_in_its_place_and_no_other_character() -> None:
    (each,) = [one for one in texts(TEXT) if one.path == ("expect", "upt", "paragraphs", 1)]
    assert line_at(TEXT, each.start) == 12
    assert edited(TEXT, [Edit(each.start, each.end, '"37"')]) == TEXT.replace('"36"', '"37"')


def test_edits_are_made_whatever_their_order() -> None:
    assert edited("abcd", [Edit(0, 1, "xx"), Edit(3, 4, ""), Edit(2, 2, "-")]) == "xxb-c"


def test_what_is_no_toml_is_refused() -> None:
    with pytest.raises(BadToml):
        texts("a = ")
