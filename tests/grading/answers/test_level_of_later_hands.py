"""The level of the hand that is on or to come, whatever an earlier one at the table was dealt at."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import LEVEL, on_both

HEAD = "room\nlevel 500 1000 1000\nlevel 1000 2000 2000\nclock 1 60\ntable A 9 button 4\nplayers A 6 20000\n---\n"
HOUSES = [pytest.param(house, id=f"{house}:{at}") for house, at in LEVEL.items()]
CORRECTED = "Correct it: the hand is played at level 2, 1,000-2,000, not at level 1."
TO_COME, AS_IT_BEGAN = (
    "The next hand is played at level 2, 1,000-2,000.",
    "The hand is played at level 2, 1,000-2,000, as it began.",
)
OLD = "The hand is played at level 1, 500-1,000, as it began."
ONE_HAND = " one hand at level 1, 500-1,000, as the "


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize(
    ("told", "expected"),
    [
        ("zero;floor level 2;riffle;deal 1", CORRECTED),
        ("zero;floor level 2;riffle;deal 1;end", TO_COME),
        ("zero;floor level 2;riffle;deal 1;end;riffle", TO_COME),
        ("zero;floor level 2;riffle;deal 1;end;deal 2", AS_IT_BEGAN),
        ("zero;floor level 2;riffle;deal 1;end;deal", AS_IT_BEGAN),
        ("zero;floor level 2;riffle;deal 1;end;deal 1", CORRECTED),
        ("zero;floor level 2;riffle;deal 2;end;deal 1", CORRECTED),
        ("zero;floor level 2;riffle;deal 2;end;deal 2;end;deal 1", CORRECTED),
        ("0 clock run;30 dealer:A end;40 push;61 zero;62 level 2;70 riffle;75 deal;80 end;82 deal 1", CORRECTED),
        ("0 clock run;30 dealer:A end;40 push;61 zero;62 level 2;70 riffle;75 deal 1;80 end;82 deal 2", AS_IT_BEGAN),
        ("deal 2", CORRECTED.replace("level 2, 1,000-2,000, not at level 1", "level 1, 500-1,000, not at level 2")),
    ],
)
def test_each_hand_is_at_its_own_level(house: str, told: str, expected: str, tmp_path: Path) -> None:
    assert on_both(tmp_path, house, HEAD + told.replace(";", "\n") + "\n").sentence == expected


@pytest.mark.parametrize("house", HOUSES)
@pytest.mark.parametrize("table", ["", "65 dealer:A new-deck routine\n"])
@pytest.mark.parametrize("end", ["30 dealer:A end\n", ""])
def test_a_deal_told_without_a_level_is_at_that_of_its_hand(house: str, table: str, end: str, tmp_path: Path) -> None:
    told = f"{HEAD}0 clock run\n{end}40 push\n61 zero\n62 level 2\n{table}70 riffle\n75 deal\n"
    sentence = on_both(tmp_path, house, told).sentence
    begun_by_the_push = house in ("tda-2022", "metropolitan")
    assert sentence == (OLD if begun_by_the_push else AS_IT_BEGAN) or (ONE_HAND in sentence and house not in AT_RIFFLE)


AT_RIFFLE = ("tda-2022", "metropolitan", "upt")
"""Houses that have no hand at the old level for who is pushed in."""
