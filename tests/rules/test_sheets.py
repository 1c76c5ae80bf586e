"""The printed sheets are read strictly, all faults at once, and not before somebody asks for them."""

import subprocess
import sys

import pytest

from trainer.rules.room import sheets
from trainer.rules.room.sheet_faults import BadSheet

GOOD = """[[structure]]
name = "s"
closes = 1
minutes = 20
breaks = [[1, 10]]
remove = [[1, 100]]
levels = [[100, 200, 0], [200, 400, 400]]
[[event]]
name = "e"
cost = [42, 3, 15, 0]
stack = 15000
times = [[1, 15], [2, 20]]
structure = "s"
"""
PAYS = "places = [[1, 1], [2, 3]]\n[[column]]\nentries = [2, 10]\nshares = [5000, 2500]\n"


def test_a_good_sheet_is_read() -> None:
    structures, events = sheets.structures_of(GOOD, "x.toml")
    assert structures["s"].levels[1] == (200, 400, 400)
    assert (events["e"].minutes(1), events["e"].minutes(2), events["e"].minutes(9)) == (15, 20, 20)
    assert sheets.payouts_of(PAYS, "x.toml")[0].shares == (5000, 2500, 2500)


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("closes = 1", "closes = 3", "structure s: there is no level 3"),
        ("[200, 400, 400]", "[50, 100, 0]", "structure s: level 2 is below the one before"),
        ("[100, 200, 0]", "[300, 200, 0]", "structure s: level 1 has 300 and 200"),
        ('structure = "s"', 'structure = "t"', "event e: there is no structure t"),
        ("[[1, 15]", "[[2, 15]", "event e: times must go up from level 1"),
        ("stack = 15000", 'stack = "much"', "event e: stack has the wrong type"),
        ("stack = 15000", "stak = 15000", "event e: stack is missing"),
        ("cost = [42, 3, 15, 0]", "cost = [42, 3, 15]", "event e: cost has the wrong type"),
        ("[[event]]", "[[happening]]", "x.toml: event is missing"),
        ("stack = 15000", "stack = 15000\nguarantee = 'much'", "event e: guarantee has the wrong type"),
    ],
)
def test_a_fault_is_named_with_file_and_key(before: str, after: str, fault: str) -> None:
    with pytest.raises(BadSheet) as bad:
        sheets.structures_of(GOOD.replace(before, after), "x.toml")
    assert any(fault in each and each.startswith("x.toml") for each in bad.value.faults)


def test_all_faults_come_at_once() -> None:
    broken = GOOD.replace("closes = 1", "closes = 3").replace('structure = "s"', 'structure = "t"')
    with pytest.raises(BadSheet) as bad:
        sheets.structures_of(broken, "x.toml")
    assert len(bad.value.faults) == 2


@pytest.mark.parametrize(
    ("before", "after", "fault"),
    [
        ("shares = [5000, 2500]", "shares = [5000, 2499]", "does not pay 10000 in all"),
        ("places = [[1, 1], [2, 3]]", "places = [[1, 1], [3, 4]]", "ranges that start at 1"),
        ("entries = [2, 10]", "entries = [2]", "each column needs entries"),
        ("places =", "more = 1\nplaces =", "more isn't a key here"),
    ],
)
def test_a_payout_table_that_does_not_add_up_is_refused(before: str, after: str, fault: str) -> None:
    with pytest.raises(BadSheet, match=fault):
        sheets.payouts_of(PAYS.replace(before, after), "x.toml")


def test_columns_have_no_gap_between_them() -> None:
    with pytest.raises(BadSheet, match="does not follow"):
        sheets.payouts_of(PAYS + "[[column]]\nentries = [12, 20]\nshares = [5000, 2500]\n", "x.toml")


def test_loading_a_book_reads_no_sheet() -> None:
    code = (
        "from trainer.rules.book import all_books; all_books(); from trainer.rules.room import sheets;"
        "assert not any(f.cache_info().currsize for f in (sheets.events, sheets.structures, sheets.columns))"
    )
    subprocess.run([sys.executable, "-c", code], check=True)


@pytest.mark.parametrize("row", ["5", '"x"', "[1]", "true", "1.5"])
def test_a_row_that_is_no_table_is_a_fault(row: str) -> None:
    with pytest.raises(BadSheet, match=r"x\.toml: event 1 isn't a table"):
        sheets.structures_of(
            GOOD.partition("[[event]]")[0].replace("[[structure]]", f"event = [{row}]\n[[structure]]"), "x.toml"
        )
    with pytest.raises(BadSheet, match=r"x\.toml: each column needs"):
        sheets.payouts_of(f"places = [[1, 1]]\ncolumn = [{row}]", "x.toml")
