"""Where a house's own book is opened beside a paragraph."""

import pytest

from tests.renumbered import renumbering, shifted
from trainer.attached import LAST, Attached
from trainer.rules.numbering import numbering


def test_a_page_is_found_by_the_paragraph_it_was_read_with() -> None:
    read = Attached("/own.pdf").read("upt", "dealing-3", 12)
    assert (read.page("upt", "dealing-3"), read.page("upt", LAST), read.page("upt", "dealing-4")) == (12, 12, 0)
    assert read.pages == {"dealing-3": 12, LAST: 12}


def test_a_page_follows_its_paragraph_and_not_its_number(monkeypatch: pytest.MonkeyPatch) -> None:
    renumber = renumbering(monkeypatch)
    read = Attached("/own.pdf").read("tda-2022", "28", 12)
    renumber("tda-2022", shifted())
    assert (read.page("tda-2022", "28"), read.page("tda-2022", "29")) == (0, 12)
    again = read.read("tda-2022", "28", 30).read("tda-2022", "29", 31)
    assert (again.page("tda-2022", "28"), again.page("tda-2022", "29")) == (30, 31)
    assert again.page("tda-2022", LAST) == 31


def test_of_a_page_read_under_two_numberings_the_later_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    renumber = renumbering(monkeypatch)
    read = Attached("/own.pdf").read("tda-2022", "28", 12)
    renumber("tda-2022", shifted())
    read = read.read("tda-2022", "29", 14)
    renumber("tda-2022", numbering(3, {"30": ("28", "29@2")}))
    assert read.page("tda-2022", "30") == 14
