"""A stored assessment cites by the numbers of today, whatever they were when it was written; its text stays."""

import json
from dataclasses import replace

import pytest

from tests.grading.flops import DRAWN_BY_THE_FLOOR, whole
from tests.renumbered import renumbering, shifted
from trainer.grading.assessment import Assessment, Finding, Verdict, from_json, to_json
from trainer.grading.plain import to_plain
from trainer.grading.upgrades import FORMAT
from trainer.rules.numbering import numbering
from trainer.rules.ruling import Citation

CITED = Citation("tda-2022", "28", "the clock")
HAND = whole(DRAWN_BY_THE_FLOOR, "tda-2022")


def citing(*some: Citation) -> Assessment:
    """A graded hand with a finding, and a fallback of its matter, that cite these."""
    matter = replace(HAND.matters[0], decision=replace(HAND.matters[0].decision, fallback=some[0]))
    return replace(HAND, matters=(matter,), findings=(Finding(3, Verdict.REQUIRED, "so", some),))


def cites(assessment: Assessment) -> list[str]:
    return [each.at for each in assessment.findings[0].citations]


def test_in_the_first_numbering_an_assessment_is_written_as_it_always_was(monkeypatch: pytest.MonkeyPatch) -> None:
    renumbering(monkeypatch)
    assert to_json(citing(CITED)) == {"format": FORMAT, **to_plain(citing(CITED))}


def test_an_old_one_shows_todays_number_and_a_new_one_keeps_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    renumber = renumbering(monkeypatch)
    old = json.dumps(to_json(citing(CITED)))
    renumber("tda-2022", shifted())
    new = json.dumps(to_json(citing(CITED)))
    assert cites(from_json(json.loads(old))) == ["29"]
    assert cites(from_json(json.loads(new))) == ["28"]
    assert from_json(json.loads(old)).matters[0].decision.fallback == replace(CITED, at="29")
    assert from_json(json.loads(new)) == citing(CITED)
    renumber("tda-2022", numbering(3, {"28": (), "29": ("28@2",), "30": ("28", "29@2")}))
    assert [cites(from_json(json.loads(each))) for each in (old, new)] == [["30"], ["29"]]


def test_each_citation_goes_by_the_numbering_of_its_own_book(monkeypatch: pytest.MonkeyPatch) -> None:
    renumber = renumbering(monkeypatch)
    old = to_json(citing(CITED, replace(CITED, book="upt")))
    renumber("tda-2022", shifted())
    assert cites(from_json(old)) == ["29", "28"]


def test_one_that_was_split_names_all_its_parts_and_one_that_has_gone_what_it_was(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    renumber = renumbering(monkeypatch)
    old = to_json(citing(CITED, replace(CITED, at="30")))
    renumber("tda-2022", numbering(2, {"28-A": ("28",), "28-B": ("28",)}, ("30",)))
    assert cites(from_json(old)) == ["28-A", "28-B", "30"]
