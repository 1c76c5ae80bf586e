"""A misdeal is dealt again at the limits at which it was dealt, though the level has changed since."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import REDEAL
from trainer.commands.situation import stands
from trainer.grading.answers.asked import question
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book

ROOM = (
    "room 1;event tournament full-table 8;level 100 200 25 20;level 200 400 50 20;clock 1 20;table A 8 1 2 3;"
    "players A 8 20000;---;0 clock run;{};hand A;blinds 100 200;{}button 1;---;{}"
)
WRONG_SEAT = "D pitch 3 down;D pitch 4 down;D pitch 5 down"
MISDEAL = "Misdeal: every card comes back, and the same button deals again"
STUD = (
    "room 1;event tournament full-table 8;games stud;level 400 800 100 20;level 600 1200 150 20;clock 1 20;"
    "table A 8 1 0 0;players A 8 20000;---;0 clock run;dealer:A riffle;zero;clock level 2;hand A;game stud limit;"
    "ante 100;bring-in 200;---;D pitch 1 down;D pitch 2 down;D pitch 3 down;D pitch 4 down;D pitch 5 up"
)
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in REDEAL.items()]


def said(path: Path, house: str, told: str, *asked: str) -> str:
    file = path / "told.txt"
    file.write_text(told.replace(";", "\n") + "\n", encoding="utf-8")
    found = stands(file, book(house))
    assert found is not None
    return answer_on_all(found.both, book(house), [question(each) for each in asked]).sentence


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("asked", [(), ("deal",)], ids=["plain", "asked"])
@pytest.mark.parametrize(
    ("changed", "ante", "limits"),
    [
        ("dealer:A riffle;zero;clock level 2", "", "blinds 100-200"),
        ("dealer:A riffle;zero", "ante 25;", "blinds 100-200 and ante 25"),
    ],
    ids=["announced", "clock-at-zero"],
)
def test_the_limits_stay_as_they_were(
    tmp_path: Path, house: str, asked: tuple[str, ...], changed: str, ante: str, limits: str
) -> None:
    assert said(tmp_path, house, ROOM.format(changed, ante, WRONG_SEAT), *asked) == (
        f"{MISDEAL}; the limits stay as they were, {limits}, though the level has changed."
    )


@pytest.mark.parametrize("house", HOUSES)
def test_with_no_other_level_since_nothing_is_said_of_it(tmp_path: Path, house: str) -> None:
    assert said(tmp_path, house, ROOM.format("dealer:A riffle", "", WRONG_SEAT)) == f"{MISDEAL}."
    assert "limits" not in said(tmp_path, house, ROOM.format("dealer:A riffle;zero", "", "deal;P4 call"))


def test_in_stud_it_is_the_ante_and_the_bring_in(tmp_path: Path) -> None:
    """[metropolitan:33-C]"""
    assert said(tmp_path, "metropolitan", STUD).endswith(
        "; the limits stay as they were, ante 100 and bring-in 200, though the level has changed."
    )


def test_a_house_that_prints_nothing_of_a_redeal_says_nothing_of_its_limits(tmp_path: Path) -> None:
    """[upt:misdeal-2]"""
    assert "limits" not in said(tmp_path, "upt", ROOM.format("dealer:A riffle;zero", "", WRONG_SEAT))
