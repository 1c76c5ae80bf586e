"""New numbers for a book: decisions cite the same paragraphs, files say the same, and the way back leads back."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import FULL
from tests.ledgers import ROOT, shipped
from trainer.grading.rulings import on_hand
from trainer.kernel.document import transcript_of
from trainer.rules.book import Book, make
from trainer.rules.ledger_file import read
from trainer.rules.numbering import numbering
from trainer.rules.record import Record
from trainer.rules.renumbering import Change, Look, Pairs, Renumbering, in_code, in_content, pairs_of
from trainer.rules.renumbering_ledger import in_other_ledger, in_own_ledger, left_out, said_already
from trainer.rules.worked import is_room

KEY = "metropolitan"
LEDGER = shipped(KEY)
NUMBERS = tuple(each.at for each in read(LEDGER, "l").paragraphs)
ASKED = Renumbering("upt", {"28": "29", "29": "28"}, {"players-2025": frozenset({"29"})})
WAS = re.compile(r"^(?:was|numbering) = .*\n", re.MULTILINE)


@pytest.mark.parametrize(
    ("words", "to", "faults"),
    [
        (["28=29", "29=28"], {"28": "29", "29": "28"}, []),
        (["28=30"], {"28": "30"}, []),
        (["35-*=36-*"], {"35-A": "36-A", "35-A-1": "36-A-1"}, []),
        (["28=29"], None, ["'28=29': 29 is another paragraph; say what happens to it."]),
        (["28=30", "29=30"], None, ["'29=30': 28 becomes 30 too."]),
        (["28=28"], None, ["'28=28': 28 has that number already."]),
        (["28=30", "28=31"], None, ["'28=31': 28 is given a number twice."]),
        (["7=8", "28=a b"], None, ["'7=8': there is no paragraph '7'", "'28=a b': 'a b' can't be a number"]),
        (["28="], None, ["'28=': '' can't be a number"]),
        (["36-*=37-*"], None, ["'36-*=37-*': there is no paragraph '36-*'"]),
    ],
)
def test_what_is_asked_for_is_read_or_each_fault_is_a_sentence(words, to, faults) -> None:
    found, wrong = pairs_of(words, ["28", "29", "35", "35-A", "35-A-1", "350-A"])
    assert len(wrong) == len(faults)
    assert all(each.startswith(fault) for each, fault in zip(wrong, faults, strict=True)), wrong
    assert to is None or found == to


@pytest.mark.parametrize(
    ("word", "fault"),
    [
        ("39-A=39-Z", "there is no paragraph '39-A' since numbering 2: 39-A is 39-Z now."),
        ("40-*=41-*", "there is no paragraph '40-*' since numbering 3: 40-B is 42 and 43 now."),
        ("7=8", "there is no paragraph '7' since numbering 2: 7 has gone."),
        ("39-B=39-Y", "there is no paragraph '39-B'; the nearest is '39-Z'."),
        ("39-*=40", "a star must stand on both sides: write '39-*=40-*', or none."),
        ("39=40-*", "a star must stand on both sides: write '39-*=40-*', or none."),
        ("6-*=7-*", "there is no paragraph '6-*'."),
    ],
    ids=["39-A", "below-40", "gone", "never", "star-left", "star-right", "never-below"],
)
def test_a_number_given_up_is_told_with_what_became_of_it_and_a_star_stands_on_both_sides(word, fault) -> None:
    before = numbering(3, {"39-Z": ("39-A",), "42": ("40-B@2",), "43": ("40-B@2",)}, ["7"])
    assert pairs_of([word], ["39-Z", "42", "43"], before) == ({}, [f"{word!r}: {fault}"])


QUESTION = """\
id = "q-28"   # 28
topic = "clock"
prompt = "By rule 28, or 28 seconds?"

[cites]
upt = ["28", '29', "30"]
metropolitan = ["28", "upt:28"]

[[statement]]
text = "28"
cites = { upt = ["29"] }
"""


def test_a_question_cites_by_the_new_numbers_and_its_sentences_are_looked_at() -> None:
    found = in_content(QUESTION, ASKED)
    new = QUESTION.replace("""["28", '29', "30"]""", """["29", '28', "30"]""").replace('"upt:28"', '"upt:29"')
    assert found.text == new.replace('upt = ["29"] }', 'upt = ["28"] }')
    assert found.changes == (
        Change(6, "cites.upt[1]", "28", "29"),
        Change(6, "cites.upt[2]", "29", "28"),
        Change(7, "cites.metropolitan[2]", "upt:28", "upt:29"),
        Change(11, "statement[1].cites.upt[1]", "29", "28"),
    )
    assert found.looks == (Look(3, "prompt", "names 28"),)


def test_a_scenario_expects_by_the_new_numbers_also_of_a_house_that_is_sent_there() -> None:
    text = '[expect.upt]\nparagraphs = ["28"]\n[expect.players-2025]\nparagraphs = ["28", "29"]\n[expect.tda-2022]\n'
    found = in_content(text + 'paragraphs = ["28"]\nruling = "28"\n', ASKED)
    new = text.replace('"28"', '"29"').replace('"29", "29"', '"29", "29"')
    assert found.text == new + 'paragraphs = ["28"]\nruling = "28"\n'
    doubt = "29 may be that of upt, to which players-2025 sends its reader"
    assert found.looks == (Look(4, "expect.players-2025.paragraphs[2]", doubt),)


def test_a_test_names_by_the_new_numbers_and_a_number_apart_is_looked_at() -> None:
    found = in_code('AT = ("upt:28", "upt:28-A", "my-upt:28")\nassert x("upt", "29")\ny("29")\n', ASKED)
    assert found.text == 'AT = ("upt:29", "upt:28-A", "my-upt:29")\nassert x("upt", "29")\ny("29")\n'
    assert [each.line for each in found.changes] == [1]
    assert found.looks == (Look(2, "", 'has "29" beside upt'),)


OWN = """\
book = "b"
house = "B"
edition = "1"
short = "B"
floor_follows = []

[[fallback]]
to = "upt"
grants = "28"
label = "l"
confirmed = true
topics = [""]
only = [""]

[[paragraph]]
at = "28"   # as printed
topic = "deal"
status = "pending"
tests = ["t[b:28]", "t[b:28-A]"]

[[paragraph]]
at = "29"
topic = "deal"
status = "pending"
reading = "See 28-A, by rule 28."

[[example]]
at = "28-ex-1"

[[example]]
at = "ill-28-ex"
"""


def test_a_ledger_tells_what_its_paragraphs_were_and_keeps_every_other_line() -> None:
    asked = Renumbering("b", {"28": "30"})
    found = in_own_ledger(OWN, read(OWN, "b"), asked)
    new = OWN.replace('edition = "1"', 'edition = "1"\nnumbering = 2').replace('grants = "28"', 'grants = "30"')
    new = new.replace('at = "28"   # as printed', 'at = "30"   # as printed\nwas = ["28"]').replace("[b:28]", "[b:30]")
    assert found.text == new.replace('at = "28-ex-1"', 'at = "30-ex-1"')
    looks = [(each.key, each.what) for each in found.looks]
    assert looks == [("paragraph[2].reading", "names 28"), ("example[2].at", "illustrates 28, now 30")]
    again = in_own_ledger(found.text, read(found.text, "b"), Renumbering("b", {"30": "31"}))
    assert 'at = "31"   # as printed\nwas = ["28", "30@2"]' in again.text
    assert "\nnumbering = 3\n" in again.text
    assert read(again.text, "b").numbering.now("28") == ("31",)


BESIDE = """
[[lacking]]
at = "31"
why = "Rule 28 refers to rule 31."

[[correction]]
on = "2026-11-23"
topics = ["deal"]
says = "Under 28 it is so."
"""


def test_what_our_copy_lacks_has_new_numbers_too_and_all_own_sentences_are_looked_at() -> None:
    text = OWN.replace("[[fallback]]", '[uncited]\n"deal.x" = "Rule 28 prints no more."\n\n[[fallback]]', 1) + BESIDE
    found = in_own_ledger(text, read(text, "b"), Renumbering("b", {"28": "30", "31": "32"}))
    ledger = read(found.text, "b")
    assert [each.at for each in ledger.lacking] == ["32"] and ledger.numbering.count == 2
    beside = [each.what for each in found.looks if each.key.startswith(("uncited", "lacking", "correction"))]
    assert beside == ["names 28", "names 28, 31", "names 28"]
    assert list(left_out(ledger, Renumbering("b", {"28": "30", "31": "32"}))) == []


LIKE_IT = """\
book = "b-2028"
house = "B"
edition = "2"
short = "B"
like = "b"
without = ["29", "30"]

[[paragraph]]
at = "28"
topic = "deal"
status = "pending"
says = "By rule 28."

[[paragraph]]
at = "40"
like = "31"

[[paragraph]]
at = "41"
after = "33"
part_of = "29"
topic = "deal"
status = "pending"

[[paragraph]]
at = "42"
after = "41"
instead_of = "31"
topic = "deal"
status = "pending"

[[lacking]]
at = "31"
why = "x"
"""


def test_a_ledger_like_the_book_names_it_by_the_new_numbers_and_its_own_are_looked_at() -> None:
    """41 is its own number, whatever becomes of one of the other book; 33 is one that it has taken over."""
    asked = Renumbering("b", {"28": "38", "29": "39", "30": "28", "31": "50", "33": "53", "41": "61"})
    found = in_other_ledger(LIKE_IT, asked)
    new = LIKE_IT.replace('without = ["29", "30"]', 'without = ["39", "28"]').replace('like = "31"', 'like = "50"')
    new = new.replace('part_of = "29"', 'part_of = "39"').replace('instead_of = "31"', 'instead_of = "50"')
    assert found.text == new.replace('after = "33"', 'after = "53"')
    assert [(each.key, each.what) for each in found.looks] == [
        ("paragraph[1].at", "b has 28 as 38 now"),
        ("paragraph[3].at", "b has 41 as 61 now"),
    ]
    taken = in_other_ledger(
        LIKE_IT.replace('says = "By rule 28."', 'says = "By rule 33."'), Renumbering("b-2028", {"33": "53"})
    )
    assert [(each.key, each.what) for each in taken.looks] == [("paragraph[1].says", "names 33")]


def test_a_ledger_like_another_renumbers_its_own_rows_and_says_which_have_none() -> None:
    ledger = read(shipped("tda-2024"), "tda-2024")
    asked = Renumbering("tda-2024", {"5-A": "5-F", "37": "37-Z"})
    found = in_own_ledger(shipped("tda-2024"), ledger, asked)
    assert {(each.was, each.now) for each in found.changes if each.key.endswith("].after")} == {("5-A", "5-F")}
    new = read(found.text, "tda-2024")
    here = [each.at for each in new.paragraphs]
    assert "5-A" not in here and here.index("5-B") == here.index("5-F") + 1 and "37-Z" not in here
    assert list(left_out(new, asked)) == [
        '37 is taken over from tda-2022 without a row: write one, at = "37-Z", like = "37", was = ["37@2"].'
    ]
    written = found.text + '\n[[paragraph]]\nat = "37-Z"\nlike = "37"\nwas = ["37@2"]\n'
    whole = read(written, "tda-2024")
    assert list(left_out(whole, asked)) == [] and whole.numbering.now("37@2") == ("37-Z",)
    assert next(each.taken for each in whole.paragraphs if each.at == "37-Z") == "37"


def test_a_ledger_that_looks_to_the_book_is_looked_at_where_it_lets_in_by_how_numbers_begin() -> None:
    text = OWN.replace('only = [""]', 'only = ["", "28"]')
    found = in_other_ledger(text, Renumbering("upt", {"28": "30"}))
    assert found.text == text
    assert found.looks == (Look(13, "fallback[1].only[2]", "lets in what begins with '28': 28 becomes 30"),)


def test_what_a_ledger_did_last_can_be_done_to_files_alone() -> None:
    text = in_own_ledger(OWN, read(OWN, "b"), Renumbering("b", {"28": "30"})).text
    assert said_already(read(text, "b"), ["28=30"]) == ({"28": "30"}, [])
    assert said_already(read(text, "b"), ["28=29"])[1] == ["'28=29': the ledger doesn't say that 29 was 28 last."]
    assert said_already(read(OWN, "b"), ["28=30"])[1] == ["'28=30': the ledger doesn't say that 30 was 28 last."]


# --- any numbers at all ----------------------------------------------------------------------------------------------


@cache
def hands() -> tuple[Record, ...]:
    paths = (ROOT / each.transcript for each in read(LEDGER, "l").examples if each.transcript)
    texts = [path.read_text(encoding="utf-8") for path in sorted(set(paths))]
    return tuple(Record.of(transcript_of(text)) for text in texts if not is_room(text))[::4]


@cache
def contents() -> dict[Path, str]:
    files = sorted((ROOT / "quizzes").rglob("*.toml"))[::8]
    return {file: file.read_text(encoding="utf-8") for file in files}


def said(law: Book) -> list[list[tuple[str, str]]]:
    """What each decision of a book on the hands cites: numbers and senses."""
    decisions = (each for record in hands() for each in on_hand(record, law).values())
    return [[(cited.at, cited.says) for cited in each.citations] for each in decisions]


@cache
def said_before() -> list[list[tuple[str, str]]]:
    return said(make(read(LEDGER, KEY), KEY))


@st.composite
def new_numbers(draw: st.DrawFn) -> Pairs:
    """Some of the book's paragraphs, each under the number of another of them or under one that is new."""
    some = draw(st.lists(st.sampled_from(NUMBERS), unique=True, min_size=1, max_size=40))
    fresh = draw(st.lists(st.sampled_from([f"new-{n}" for n in range(40)]), unique=True, max_size=len(some)))
    to = draw(st.permutations([*fresh, *some][: len(some)]))
    return {old: new for old, new in zip(some, to, strict=True) if old != new}


def cites(data: Any, house: str) -> Iterator[list[str]]:
    """Every list by which a file names paragraphs of a house."""
    if isinstance(data, dict):
        for key, each in data.items():
            if key == "cites" and house in each:
                yield each[house]
            elif key == house and isinstance(each, dict) and "paragraphs" in each:
                yield each["paragraphs"]
            else:
                yield from cites(each, house)
    elif isinstance(data, list):
        for each in data:
            yield from cites(each, house)


@settings(max_examples=2000 if FULL else 8)
@given(to=new_numbers())
def test_under_any_numbers_all_is_cited_that_was_and_the_way_back_leads_back(to: Pairs) -> None:
    words = [f"{old}={new}" for old, new in to.items()]
    assert pairs_of(words, NUMBERS) == (to, [])
    new = in_own_ledger(LEDGER, read(LEDGER, KEY), Renumbering(KEY, to)).text
    law = make(read(new, KEY), KEY)
    assert said(law) == [[(to.get(at, at), says) for at, says in each] for each in said_before()]
    assert [each.at for each in law.ledger.paragraphs] == [to.get(at, at) for at in NUMBERS]
    assert {at: law.ledger.numbering.now(at) for at in NUMBERS} == {at: (to.get(at, at),) for at in NUMBERS}

    back = Renumbering(KEY, {new: old for old, new in to.items()})
    assert WAS.sub("", in_own_ledger(new, law.ledger, back).text) == LEDGER
    for text in contents().values():
        found = in_content(text, Renumbering(KEY, to)).text
        then, now = (list(cites(tomllib.loads(each), KEY)) for each in (text, found))
        assert now == [[to.get(at, at) for at in some] for some in then]
        assert in_content(found, back).text == text
