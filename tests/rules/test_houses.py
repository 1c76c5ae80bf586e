"""Houses are found by their ledger files: their heads, where they are listed, and formats that were ever written."""

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from tests.ledgers import another, headed, shipped
from trainer import resources
from trainer.rules import houses
from trainer.rules.houses import BOOKS
from trainer.rules.ledger_faults import BadLedger
from trainer.rules.ledger_file import Example, Fallback, Ledger, read
from trainer.rules.ledger_head import FORMAT, House, head_in
from trainer.rules.numbering import Numbering, numbering

WRITTEN = Path(__file__).parent / "ledgers"
CACHED = (houses.there, houses._heads)
TRAINER = Path(__file__).parents[2] / "trainer"


@pytest.fixture
def ledgers(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """An empty ledger folder that houses are looked for in."""
    folder = tmp_path.joinpath(*houses.FOLDER)
    folder.mkdir(parents=True)
    monkeypatch.setattr(resources, "root", lambda: tmp_path)
    monkeypatch.setattr(houses, "_left_out", {})
    for each in CACHED:
        each.cache_clear()
    yield folder
    for each in CACHED:
        each.cache_clear()


def laid(folder: Path, key: str, text: str) -> Path:
    file = folder / f"{key}.toml"
    file.write_text(text, encoding="utf-8")
    return file


# --- which there are ---------------------------------------------------------------------------------------------


def test_every_ledger_file_is_a_house_in_the_order_of_its_head_and_by_name_at_the_end(ledgers: Path) -> None:
    for key, order in (("late", 30), ("zebra", None), ("early", 10), ("apple", None), ("between", 20)):
        laid(ledgers, key, another("upt", key, order=order))
    laid(ledgers, ".hidden", "nothing")
    (ledgers / "notes.txt").write_text("nothing", encoding="utf-8")
    assert [each.key for each in houses.all_houses()] == ["early", "between", "late", "apple", "zebra"]
    assert houses.all_houses()[0] == House("early", "Early Club", "2026", "Early", 10)
    assert houses.told() == ()


def test_a_file_with_a_broken_head_is_told_and_the_others_are_houses(ledgers: Path) -> None:
    laid(ledgers, "good", another("upt", "good"))
    laid(ledgers, "bad", another("upt", "bad", house=None, edition=3))
    (ledgers / "bytes.toml").write_bytes(b'book = "\xff"\n')
    (ledgers / "folder.toml").mkdir()
    assert [each.key for each in houses.all_houses()] == ["good"]
    assert houses.there() == ("bad", "bytes", "folder", "good")
    assert houses.told() == (
        "bad.toml: house is missing",
        "bad.toml:3: edition must be text",
        "bytes.toml:1: this file isn't UTF-8 text: save it as UTF-8",
        "folder.toml: can't be read: Is a directory",
    )


def test_two_houses_in_one_place_stay_and_it_is_told(ledgers: Path) -> None:
    for key in ("beta", "alpha"):
        laid(ledgers, key, another("upt", key, order=7))
    assert [each.key for each in houses.all_houses()] == ["alpha", "beta"]
    assert houses.told() == ("beta.toml: order 7 is already alpha's",)


def test_a_house_that_is_left_out_makes_way_for_the_first_of_the_others(ledgers: Path) -> None:
    for key in ("alpha", "beta"):
        laid(ledgers, key, another("upt", key))
    assert (houses.usable("beta"), houses.usable("gone"), houses.usable("")) == ("beta", "alpha", "alpha")
    houses.leave_out("beta", ["beta.toml:9: a fault"])
    assert houses.usable("beta") == "alpha"
    assert houses.told() == ("beta.toml:9: a fault",)
    houses.leave_out("alpha", ["alpha.toml: another"])
    with pytest.raises(LookupError, match="None of the rulebooks can be read"):
        houses.usable("alpha")


def test_ours_have_places_of_their_own_and_no_faults() -> None:
    places = [each.order for each in houses.all_houses()]
    assert None not in places
    assert len(set(places)) == len(places)
    assert houses.told() == ()
    assert set(houses.there()) == set(BOOKS)


def test_nothing_but_the_modules_of_its_own_law_names_a_house() -> None:
    named = []
    for file in sorted(TRAINER.rglob("*.py")):
        if file.parent != TRAINER / "rules" / "books":
            found = ast.walk(ast.parse(file.read_text(encoding="utf-8")))
            named += [f"{file.name}:{x.lineno}" for x in found if isinstance(x, ast.Constant) and x.value in BOOKS]
    assert named == []


# --- heads -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("head", "fault"),
    [
        ({"book": "other"}, ":2: book must be 'club', the same as the file name"),
        ({"book": None}, ": book is missing"),
        ({"short": ""}, ":5: short must be text"),
        ({"short": "A" * 15}, ":5: short has 15 characters; the limit is 14"),
        ({"house": "A\tB"}, ":3: house has an invisible character (a line break or tab)"),
        ({"numbering": 1000}, ":7: numbering is 1000, not a number from 1 to 999"),
        ({"order": "first"}, ":6: order is 'first', not a whole number"),
        ({"format": 0}, ":1: format is 0, not a number from 1 to 1"),
        ({"format": "1"}, ":1: format is '1', not a number from 1 to 1"),
    ],
    ids=lambda each: next(iter(each)) if isinstance(each, dict) else "",
)
def test_a_slip_in_a_head_is_named_with_its_line(tmp_path: Path, head: dict[str, str | int], fault: str) -> None:
    file = laid(tmp_path, "club", another("upt", "club", **head))
    with pytest.raises(BadLedger) as bad:
        head_in(file)
    assert bad.value.faults == (f"club.toml{fault}",)


def test_a_head_is_read_without_its_law(tmp_path: Path) -> None:
    text = another("upt", "club").partition("\n[[")[0] + '\n[[paragraph]]\nat = "unfinished\n'
    assert head_in(laid(tmp_path, "club", text)).name == "Club Club"
    assert head_in(laid(tmp_path, "club", text.replace("\n", "\r\n"))).name == "Club Club"


# --- formats -----------------------------------------------------------------------------------------------------


def harbour(key: str) -> Ledger:
    """What every file of it that was ever written comes to, but for its paragraphs."""
    proved = ("tests/rules/test_houses.py::test_a_ledger_of_every_format_is_read",)
    example = Example("12-ex", "trainer/rules/examples/harbour-2026-12-ex.txt", proved)
    sent = Fallback("tda-2022", "1", "TDA rules for stud", True, ("stud.",), ("",))
    more = {"floor_follows": ("upt",), "parameters": {"practice": {"practice:deal-order": ""}}}
    return Ledger(key, "Harbour Club", "2026", "Harbour", (), (example,), (sent,), **more)


NUMBERED = numbering(1, {"1": (), "12": ()})
RENUMBERED = numbering(3, {"1": (), "12": ("11", "14@2")}, ("2", "13@2"))


@pytest.mark.parametrize(
    ("key", "order", "numbered"),
    [("before-formats", None, NUMBERED), ("harbour-2026", 15, NUMBERED), ("renumbered", 15, RENUMBERED)],
)
def test_a_ledger_of_every_format_is_read(key: str, order: int | None, numbered: Numbering) -> None:
    file = WRITTEN / f"{key}.toml"
    found = read(file.read_text(encoding="utf-8"), file.name)
    paragraphs, found = found.paragraphs, Ledger(**{**vars(found), "paragraphs": ()})
    assert found == replace(harbour(key), numbering=numbered)
    assert head_in(file) == House(key, "Harbour Club", "2026", "Harbour", order, numbered.count)
    preface, flop = paragraphs
    assert (preface.at, preface.status, preface.reason) == ("1", "not-modelled", "a preface")
    assert (flop.at, flop.topic, flop.heading) == ("12", "deal.four-card-flop", "Four in the flop")
    assert (flop.rules, flop.numbers, flop.games) == (("common.flop:four_card_flop",), {"cards": 4}, ("holdem",))
    assert flop.says.endswith("becomes the burn.")
    assert flop.reading.startswith("It says nothing")
    assert flop.beside
    assert (flop.questions, flop.scenarios) == (
        ("quizzes/questions/four-card-flop#told-of-every-flop",),
        ("four-card-flop-after-a-check",),
    )


def test_a_newer_one_is_told_in_one_sentence_and_nothing_else_is_said_of_it() -> None:
    file = WRITTEN / "from-tomorrow.toml"
    told = "a newer version of this program wrote this rulebook (format 2; this one reads 1): update the program"
    for reader in (lambda: head_in(file), lambda: read(file.read_text(encoding="utf-8"), file.name)):
        with pytest.raises(BadLedger) as bad:
            reader()
        assert bad.value.faults == (f"from-tomorrow.toml:1: {told}",)


def test_ours_say_the_format_that_is_read_here_and_read_the_same_without_it() -> None:
    for key in BOOKS:
        text = shipped(key)
        assert text.startswith(f"format = {FORMAT}\n")
        assert read(text, "x") == read(headed(text, format=None), "x")
        assert head_in(houses.ledger_path(key)).key == key
