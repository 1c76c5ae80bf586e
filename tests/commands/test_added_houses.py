"""A ledger file in its folder is a house for every command; one alone will do, and a broken one stops no other."""

import json
import re
from pathlib import Path

import pytest

from tests.ledgers import LEDGER, ROOT, alone, another, commands, root_with, shipped
from trainer.rules.houses import BOOKS

SCENARIO = ROOT / "quizzes" / "scenarios" / "boxed" / "two-in-the-deal.toml"
EXAMPLE = ROOT / "trainer" / "rules" / "examples" / "metropolitan-42-A-ex.txt"
CITED = re.compile(r"^ +(\S.*?) 4[0-9](?:-[A-Z])?: ", re.MULTILINE)

EXPECTED = re.findall(r"^\[expect\.(\S+?)\]", SCENARIO.read_text(encoding="utf-8"), re.MULTILINE)
FAULT = "'common.nowhere:no_such_rule' isn't a rule"


def keys(printed: str) -> list[str]:
    """The houses that `trainer books` lists."""
    return [line.split()[0] for line in printed.splitlines()[1:]]


def broken(text: str) -> str:
    """The same with a rule that does not exist, in the row of its fourth paragraph."""
    rows = text.split("\n[[paragraph]]")
    rows[4] += 'rules = ["common.nowhere:no_such_rule"]\n' if "\nrules" not in rows[4] else ""
    rows[4] = re.sub(r"\nrules = \[[^]]*]", '\nrules = ["common.nowhere:no_such_rule"]', rows[4])
    return "\n[[paragraph]]".join(rows)


def test_a_sixth_house_is_listed_rules_and_is_checked(tmp_path: Path) -> None:
    root = root_with(tmp_path, {"harbour": another("metropolitan", "harbour", order=7)})
    ruling = ("rule", EXAMPLE, "--book")
    listed, ruled, other, every, checked = commands(
        *(root, tmp_path, ("books", "--json"), (*ruling, "harbour"), (*ruling, "metropolitan")),
        *(("rule", EXAMPLE, "--all"), ("check", root / LEDGER / "harbour.toml")),
    )
    assert (listed.code, listed.err) == (0, "")
    books = json.loads(listed.out)
    assert [each["key"] for each in books["books"]] == [BOOKS[0], "harbour", *BOOKS[1:]]
    assert books["faults"] == []
    assert ruled.out == other.out.replace("Metropolitan", "Harbour 2026")
    assert "Harbour 2026 42-A: " in ruled.out
    assert {"Harbour 2026", "Metropolitan"} <= set(CITED.findall(every.out))
    assert checked.out == "1 file checked, 0 faults\n"


def test_one_house_alone_will_do(tmp_path: Path) -> None:
    root = root_with(tmp_path, {"harbour": alone("metropolitan", "harbour")}, only=True)
    listed, ruled, checked = commands(root, tmp_path, ("books",), ("rule", EXAMPLE, "--all"), ("check", SCENARIO))
    assert keys(listed.out) == ["harbour"]
    assert set(CITED.findall(ruled.out)) == {"Harbour 2026"}
    told = re.findall(r":\d+: expect\.\S+: isn't a book: write one of harbour$", checked.out, re.MULTILINE)
    assert len(told) == len(set(EXPECTED)), "a second opinion for a house that there is not is told, and nothing else"
    assert len(checked.out.splitlines()) == len(told) + 1


def test_a_broken_ledger_is_told_and_the_books_that_send_to_it_are_silent_there(tmp_path: Path) -> None:
    root = root_with(tmp_path, {"tda-2024": broken(shipped("tda-2024"))})
    listed, asked, checked, every, sent = commands(
        *(
            root,
            tmp_path,
            ("books",),
            ("rule", EXAMPLE, "--book", "tda-2024"),
            ("check", root / LEDGER / "tda-2024.toml"),
        ),
        *(("rule", EXAMPLE, "--all"), ("compare", "bet.out-of-turn")),
    )
    assert (listed.code, keys(listed.out)) == (0, list(BOOKS[1:]))
    (said,) = listed.err.splitlines()
    assert re.fullmatch(f"tda-2024\\.toml:\\d+: paragraph \\S+: rules: {FAULT}", said)
    assert (asked.code, asked.out, asked.err) == (1, "", f"{said}\n")
    assert checked.code == 1
    assert FAULT in checked.out
    assert (every.code, sent.code) == (0, 0)
    assert set(CITED.findall(every.out)) == {"TDA 2022", "Players", "Foxwoods", "Metropolitan"}
    assert "TDA 2024" not in sent.out


ONE_QUESTION = ROOT / "quizzes" / "questions" / "bets" / "all-in-said.toml"
FEW_QUESTIONS = ROOT / "quizzes" / "questions" / "deck"  # each question is drawn hundreds of times
OVER_ALL = (
    ("compare", "bet.out-of-turn"),
    ("conformance",),
    ("rule", EXAMPLE, "--all"),
    ("search", "boxed", "--json"),
    ("check", ONE_QUESTION),
    ("check", FEW_QUESTIONS, SCENARIO),
)
OVER_NONE = (("--version",), ("books", "--help"), ("rule", EXAMPLE, "--book", "metropolitan"), ("grade", "nowhere.txt"))
OUT = "{}.toml can't be used and was left out: run trainer books to see why."


@pytest.mark.parametrize(
    "broken_one",
    [broken(another("upt", "harbour")), another("upt", "harbour", format=2)],
    ids=["its law", "its head"],
)
def test_whatever_goes_over_all_houses_says_once_which_it_leaves_out(tmp_path: Path, broken_one: str) -> None:
    root = root_with(tmp_path, {"harbour": broken_one})
    for line, said in zip(OVER_ALL, commands(root, tmp_path, *OVER_ALL), strict=True):
        assert (said.code, said.err) == (0, f"{OUT.format('harbour')}\n"), line
        assert said.out, line
    for line, said in zip(OVER_NONE, commands(root, tmp_path, *OVER_NONE), strict=True):
        assert "left out" not in said.err, line
    (books,) = commands(root, tmp_path, ("books",))
    assert {each.split(":")[0] for each in books.err.splitlines()} == {"harbour.toml"}
    assert "left out" not in books.err


def test_each_that_is_left_out_has_a_line(tmp_path: Path) -> None:
    files = {"harbour": broken(another("upt", "harbour")), "bay": 'book = "bay\n'}
    (said,) = commands(root_with(tmp_path, files), tmp_path, ("conformance",))
    assert (said.code, sorted(said.err.splitlines())) == (0, [OUT.format(each) for each in ("bay", "harbour")])


def test_files_without_a_sound_head_are_no_houses_and_are_told(tmp_path: Path) -> None:
    files = {"harbour": another("upt", "harbour", format=2), "bay": 'book = "bay\n'}
    (listed,) = commands(root_with(tmp_path, files), tmp_path, ("books",))
    assert keys(listed.out) == list(BOOKS)
    bay, harbour = listed.err.splitlines()
    assert bay.startswith("bay.toml:1: book: isn't valid TOML")
    assert harbour.startswith("harbour.toml:1: a newer version of this program wrote this rulebook")
