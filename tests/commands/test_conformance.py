"""`trainer conformance`: what a house made as a difference has from the other book is listed, number by number."""

import json
import re

import pytest

from tests.commands.conftest import Run
from trainer.rules.book import all_books

LIKE = [each.key for each in all_books() if each.ledger.like]


@pytest.mark.parametrize("house", LIKE)
def test_every_paragraph_and_example_of_both_books_stands_in_one_list(run: Run, house: str) -> None:
    laws = {each.key: each.ledger for each in all_books()}
    other = laws[laws[house].like]
    told = re.sub(r"\n +", " ", run("conformance").output.partition(f"{house} is written as changes to")[2])
    lists = {title: some.split(", ") for title, some in re.findall(r"^([a-z ]+) \(\d+\): (.*)$", told, re.MULTILINE)}
    same, anew, own, without = lists.values()
    here = [each.at for each in (*laws[house].paragraphs, *laws[house].examples)]
    there = [each.at for each in (*other.paragraphs, *other.examples)]
    assert sorted([each.split(" ")[0] for each in same] + anew + own) == sorted(here)
    taken = [each.partition("(")[2].rstrip(")") or each for each in same]
    assert sorted({*taken, *anew, *without}) == sorted(set(there))
    assert not {*own, *without} & {*taken, *anew}


def test_the_report_says_what_was_taken_over_and_from_whom(run: Run) -> None:
    books = json.loads(run("conformance", "--json").output)["books"]
    assert [key for key, each in books.items() if "like" in each] == LIKE
    rows = {each["at"]: each.get("taken") for each in books["tda-2024"]["paragraphs"]}
    assert (books["tda-2024"]["like"], rows["34-B"], rows["37"], rows["35-C"]) == ("tda-2022", "34", "37", None)
    examples = {each["at"]: each.get("taken") for each in books["tda-2024"]["examples"]}
    assert (examples["ill-46-sit-3-1"], examples["34-A-ex"]) == ("ill-46-sit-4", None)
    assert examples["ill-46-sit-4"] is None  # the 2022 edition's situation 2, written otherwise


def test_what_each_book_answers_is_told_by_topic_and_as_json(run: Run) -> None:
    told = run("conformance", "--topics").output
    assert "  hand-spoken-of · A player talks about a hand with betting to come\n" in told
    assert re.search(r"    metropolitan +ruled: 61-1\n", told)
    assert re.search(r"    players-2025 +falls back: tda-2024 RP-11\n", told)
    rows = json.loads(run("conformance", "--topics", "--json").output)["topics"]
    cells = next(each for each in rows if each["kind"] == "hand-spoken-of")["cells"]
    assert cells["metropolitan"] == {"answer": "ruled", "book": "metropolitan", "paragraphs": ["61-1"]}
    assert list(cells) == [each.key for each in all_books()]


def test_reasons_for_half_a_family_are_told_house_by_house(run: Run) -> None:
    told = run("conformance").output
    assert re.search(r"^foxwoods-2020: cites bet\.accepted-action\.\S+ without \S+: Rule 52 .*$", told, re.MULTILINE)
    assert "but not its other half" not in told and "never ends" not in told
    books = json.loads(run("conformance", "--json").output)["books"]
    assert [each["lacking"] for each in books["upt"]["halves"]] == [["stud.absent-bring-in.penalized-player"]]
    assert not any(each["warnings"] for each in books.values())
