"""A ledger made as a difference: what it takes over, what it says anew, what it leaves out, and every slip in that."""

import re
from pathlib import Path

import pytest

from tests.ledgers import shipped
from trainer.kernel.pieces import at_once
from trainer.rules import houses
from trainer.rules.book import written
from trainer.rules.ledger_file import BadLedger, Ledger, read
from trainer.rules.ledger_head import head_in
from trainer.rules.ledger_like import proved

OLD = """
book = "old-2020"
house = "Old Club"
edition = "2020"
short = "Old"
numbering = 2
floor_follows = ["upt"]
wording = { "deal.misdeal" = "a fouled deal" }

[[paragraph]]
at = "1"
topic = "floor.decision"
status = "not-modelled"
reason = "a preface"

[[paragraph]]
at = "2"
was = ["20"]
topic = "deal.four-card-flop"
status = "encoded"
says = "{Cards} cards in the flop: one of them becomes the burn."
rules = ["deal.four-card-flop.one-card-too-many"]
numbers = { cards = 4 }
tests = ["t.py::test_flop[old-2020:2]", "t.py::test_flop[old-2020:21]", "t.py::test_flop[x-old-2020:2-y]",
    "t.py::test_any"]

[[paragraph]]
at = "3"
topic = "rabbit"
status = "pending"

[[example]]
at = "2-ex"
transcript = "x.txt"
tests = ["t.py::test_example[old-2020:2-ex]"]

[[fallback]]
to = "upt"
grants = "1"
label = "UPT"
confirmed = true
topics = ["stud."]
only = [""]
"""
HEAD = """
book = "new-2024"
house = "Old Club"
edition = "2024"
short = "New"
like = "old-2020"
"""


@pytest.fixture(autouse=True)
def old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of ledgers with that of the old book, and those of UPT for whoever is sent there."""
    folder = tmp_path.joinpath("root", *houses.FOLDER)
    folder.mkdir(parents=True)
    (folder / "old-2020.toml").write_text(OLD, encoding="utf-8")
    (folder / "upt.toml").write_text(shipped("upt"), encoding="utf-8")
    monkeypatch.setattr(houses.resources, "root", lambda: tmp_path / "root")
    monkeypatch.setattr(houses.resources, "path", lambda *parts: tmp_path.joinpath("root", *parts))
    houses.there.cache_clear()
    yield folder
    houses.there.cache_clear()


def new(more: str = "", head: str = HEAD) -> Ledger:
    return read(head + more, "new-2024.toml")


def faults(more: str = "", head: str = HEAD) -> tuple[str, ...]:
    with pytest.raises(BadLedger) as bad:
        at_once(written(head + more, "new-2024.toml"))
    return bad.value.faults


def numbers(ledger: Ledger) -> list[tuple[str, str]]:
    return [(each.at, each.taken) for each in ledger.paragraphs]


def test_whatever_it_does_not_speak_of_is_taken_over_and_says_from_where() -> None:
    ledger = new()
    assert numbers(ledger) == [("1", "1"), ("2", "2"), ("3", "3")]
    assert (ledger.like, ledger.without) == ("old-2020", ())
    flop = ledger.paragraphs[1]
    assert (flop.says, flop.numbers) == ("Four cards in the flop: one of them becomes the burn.", {"cards": 4})
    assert [(each.at, each.taken, each.transcript) for each in ledger.examples] == [("2-ex", "2-ex", "x.txt")]


def test_its_tests_are_named_for_this_house_and_for_that_paragraph_alone() -> None:
    named = ("[new-2024:2]", "[old-2020:21]", "[x-new-2024:2-y]")
    assert new().paragraphs[1].tests == (*(f"t.py::test_flop{each}" for each in named), "t.py::test_any")
    assert new().examples[0].tests == ("t.py::test_example[new-2024:2-ex]",)
    assert proved("a[old:34-adjusted]", ("old", "34"), ("new", "34-B")) == "a[new:34-B-adjusted]"


def test_it_is_numbered_as_the_other_is_so_that_it_follows_where_that_gets_new_numbers(old: Path) -> None:
    ledger = new()
    assert (ledger.numbering.count, ledger.numbering.now("20"), ledger.numbering.now("2@2")) == (2, ("2",), ("2",))
    assert head_in(_beside(old)).numbering == 2
    text = OLD.replace("numbering = 2", "numbering = 3").replace(
        'at = "2"\nwas = ["20"]', 'at = "22"\nwas = ["20", "2@2"]'
    )
    (old / "old-2020.toml").write_text(text, encoding="utf-8")
    assert (new().numbering.now("2@2"), head_in(_beside(old)).numbering) == (("22",), 3)


def test_a_numbering_of_its_own_goes_before(old: Path) -> None:
    head = f'{HEAD}numbering = 4\ngone = ["7@3"]\n'
    assert (new(head=head).numbering.count, head_in(_beside(old, head)).numbering) == (4, 4)


def _beside(folder: Path, text: str = HEAD) -> Path:
    (folder / "new-2024.toml").write_text(text, encoding="utf-8")
    return folder / "new-2024.toml"


def test_who_is_followed_words_and_ways_to_other_books_are_taken_over_unless_it_has_its_own() -> None:
    ledger = new()
    assert (ledger.floor_follows, ledger.wording) == (("upt",), {"deal.misdeal": "a fouled deal"})
    assert [each.label for each in ledger.fallbacks] == ["UPT"]
    own = new(head=f'{HEAD}floor_follows = []\nwording = {{ "deal.play-on" = "play goes on" }}\nfallback = []\n')
    assert (own.floor_follows, own.fallbacks) == ((), ())
    assert own.wording == {"deal.misdeal": "a fouled deal", "deal.play-on": "play goes on"}


def test_a_row_of_the_same_number_says_it_anew_in_its_place() -> None:
    ledger = new('[[paragraph]]\nat = "2"\ntopic = "rabbit"\nstatus = "pending"\n')
    assert numbers(ledger) == [("1", "1"), ("2", ""), ("3", "3")]
    assert (ledger.paragraphs[1].says, ledger.paragraphs[1].rules, ledger.paragraphs[1].tests) == ("", (), ())


def test_with_like_it_keeps_what_it_does_not_say() -> None:
    ledger = new('[[paragraph]]\nat = "2"\nlike = "2"\nnumbers = { cards = 5 }\n')
    flop = ledger.paragraphs[1]
    assert (flop.says, flop.taken) == ("Five cards in the flop: one of them becomes the burn.", "")
    assert flop.rules == ("deal.four-card-flop.one-card-too-many",)


def test_a_row_with_another_number_stands_in_the_place_of_the_one_that_it_takes_over() -> None:
    own = '[[paragraph]]\nat = "2-A"\nafter = "1"\ntopic = "rabbit"\nstatus = "pending"\n'
    ledger = new(f'[[paragraph]]\nat = "2-B"\nlike = "2"\n{own}')
    assert numbers(ledger) == [("1", "1"), ("2-A", ""), ("2-B", "2"), ("3", "3")]
    assert ledger.paragraphs[2].tests[0] == "t.py::test_flop[new-2024:2-B]"


def test_one_that_is_split_stands_in_both_its_parts_and_another_may_be_moved() -> None:
    split = '[[paragraph]]\nat = "2-A"\nlike = "2"\n[[paragraph]]\nat = "2-B"\nlike = "2"\nsays = "More."\n'
    assert numbers(new(split)) == [("1", "1"), ("2-A", "2"), ("2-B", ""), ("3", "3")]
    assert numbers(new('[[paragraph]]\nat = "9"\nlike = "2"\nafter = "3"\n')) == [("1", "1"), ("3", "3"), ("9", "2")]


def test_two_may_change_places_and_what_is_not_printed_is_left_out() -> None:
    swapped = '[[paragraph]]\nat = "2"\nlike = "3"\n[[paragraph]]\nat = "3"\nlike = "2"\n'
    assert numbers(new(swapped)) == [("1", "1"), ("2", "3"), ("3", "2")]
    left = new(head=f'{HEAD}without = ["3", "2-ex"]\n')
    assert (numbers(left), left.examples) == ([("1", "1"), ("2", "2")], ())


def test_a_book_may_be_like_one_that_is_like_another(old: Path) -> None:
    (old / "new-2024.toml").write_text(HEAD + '[[paragraph]]\nat = "2-B"\nlike = "2"\n', encoding="utf-8")
    houses.there.cache_clear()
    third = read(HEAD.replace("new-2024", "third").replace("old-2020", "new-2024"), "third.toml")
    assert numbers(third) == [("1", "1"), ("2-B", "2-B"), ("3", "3")]
    assert third.paragraphs[1].tests[0] == "t.py::test_flop[third:2-B]"


ROW = '[[paragraph]]\nat = "4"\ntopic = "rabbit"\nstatus = "pending"\n'
SLIPS = {
    'like = "odl-2020"': (":6: like: no book 'odl-2020'; the nearest is 'old-2020'",),
    'like = "new-2024"': (":6: like: new-2024 is like new-2024",),
    'like = "old-2020"\nwithout = ["33"]': (":7: without: old-2020 has no 33",),
    f'like = "old-2020"\n{ROW}': (":7: paragraph 4: after is missing: name the paragraph it comes after",),
    f'like = "old-2020"\n{ROW}after = "30"': (":11: paragraph 4: after: no '30' before it",),
    f'like = "old-2020"\n{ROW}after = "1"\nlike = "22"': (":12: paragraph 4: like: old-2020 has no '22'",),
    f'like = "old-2020"\nwithout = ["2"]\n{ROW}after = "1"\nlike = "2"': (
        ":13: paragraph 4: like: without lists 2 too",
    ),
    'like = "old-2020"\nwithout = ["2"]\n[[paragraph]]\nat = "2"\nlike = "2"': (
        ":9: paragraph 2: without lists it too",
        ":10: paragraph 2: like: without lists 2 too",
    ),
    f'like = "old-2020"\n{ROW}after = "1"\n{ROW}after = "2"': (":13: paragraph 4 is listed twice",),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_every_slip_is_told_with_its_line_and_key(slip: str) -> None:
    found = faults(head=HEAD.replace('like = "old-2020"', slip))
    assert len(found) == len(SLIPS[slip])
    for fault, said in zip(found, SLIPS[slip], strict=True):
        assert f"new-2024.toml{said}" in fault


def test_what_is_wrong_with_a_row_taken_over_is_told_where_it_says_from_whom(old: Path) -> None:
    broken = OLD.replace("one-card-too-many", "one-cart-too-many").replace('status = "pending"', 'status = "open"')
    (old / "old-2020.toml").write_text(broken, encoding="utf-8")
    assert [each.partition("'")[0] for each in faults()] == [
        "new-2024.toml:6: like: paragraph 3: status ",
        "new-2024.toml:6: paragraph 2: rules: ",
    ]


def test_a_row_may_be_like_none_where_the_ledger_is_like_none() -> None:
    plain = HEAD.replace('like = "old-2020"\n', "")
    assert [re.sub(r";.*", "", each) for each in faults(ROW + 'like = "2"\n', plain)] == [
        "new-2024.toml:10: paragraph 4: like isn't a key here"
    ]


def test_the_other_book_cannot_be_read(old: Path) -> None:
    (old / "old-2020.toml").write_text("book = \n", encoding="utf-8")
    assert faults() == ("new-2024.toml:6: like: the ledger of old-2020 cannot be read",)


PART = """
[[paragraph]]
at = "2-A"
after = "2"
part_of = "2"
topic = "rabbit"
status = "pending"

[[paragraph]]
at = "2-B"
after = "2-A"
instead_of = "2"
topic = "rabbit"
status = "pending"
"""


def test_a_row_says_of_which_it_is_a_part_and_which_it_has_changed() -> None:
    rows = {each.at: (each.taken, each.part_of, each.instead_of) for each in new(PART).paragraphs}
    assert rows["2"] == ("2", "", "")
    assert (rows["2-A"], rows["2-B"]) == (("", "2", ""), ("", "", "2"))


def test_a_row_taken_over_under_a_new_number_and_changed_stands_instead_of_that_one() -> None:
    changed = new('[[paragraph]]\nat = "9"\nlike = "2"\nreading = "Read so. Ask your house."\n')
    assert [(each.at, each.taken, each.instead_of) for each in changed.paragraphs] == [
        ("1", "1", ""),
        ("9", "", "2"),
        ("3", "3", ""),
    ]
    same = new('[[paragraph]]\nat = "2"\nlike = "2"\nreading = "Read so. Ask your house."\n')
    assert same.paragraphs[1].instead_of == ""


@pytest.mark.parametrize("key", ["part_of", "instead_of"])
def test_what_a_row_has_come_from_is_in_the_other_book(key: str) -> None:
    row = f'[[paragraph]]\nat = "2-A"\nafter = "2"\n{key} = "22"\ntopic = "rabbit"\nstatus = "pending"\n'
    [fault] = faults(row)
    assert f"paragraph 2-A: {key}: old-2020 has no '22'" in fault


@pytest.mark.parametrize("key", ["part_of", "instead_of"])
def test_a_book_that_is_like_none_has_nothing_that_came_from_another(key: str) -> None:
    row = f'[[paragraph]]\nat = "2-A"\n{key} = "2"\ntopic = "rabbit"\nstatus = "pending"\n'
    assert any(f"paragraph 2-A: {key} is only for a book that is like another" in each for each in _plain_faults(row))


def _plain_faults(row: str) -> tuple[str, ...]:
    with pytest.raises(BadLedger) as bad:
        read(HEAD.replace('like = "old-2020"\n', "") + row, "new-2024.toml")
    return bad.value.faults
