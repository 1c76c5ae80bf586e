"""What a house rules on somebody comes before what it has nothing on, though that was told last."""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import on_both, on_hand

HEAD = (
    "room\nlevel 500 1000 1000\nclock 1 900\nplayers A 4 20000\nplayer Cy 9000 A 6\nplayers B 3 10000\n"
    "table A 9 button 1\ntable B 9 button 1\n---\n"
)
OUT = "deal\ndealer:A win A1 A2 20000\ndealer:A win A1 Cy 9000\ndealer:A end\nbust A2\nbust Cy\n"
SILENT = "TDA 2022 doesn't cover this: "
HIGHER = f"{SILENT}who finishes higher of players who bust in the same hand"


@pytest.mark.parametrize(
    ("told", "ruled"),
    [
        pytest.param("B2 conduct belongings", "The table, legroom and walkways must stay clear", id="tda-2022:70"),
        pytest.param("B1 keep uncountable", "B1 stacks the chips 20 high", id="tda-2022:25-A"),
        pytest.param("A3 conduct hygiene", "A3 may be warned or penalized", id="tda-2022:70-etiquette"),
        pytest.param("floor penalty A3 2", "A3 may not play yet", id="tda-2022:71-A"),
        pytest.param("A3 ask special-needs", "A3's special need is met where possible", id="tda-2022:9"),
    ],
)
def test_who_finishes_higher_comes_after_what_is_ruled(told: str, ruled: str, tmp_path: Path) -> None:
    sentence = on_both(tmp_path, "tda-2022", f"{HEAD}{told}\ndealer:A {OUT}").sentence
    assert sentence.startswith(ruled)
    assert sentence.endswith(f"; {HIGHER}.")


@pytest.mark.parametrize(
    ("told", "ruled"),
    [
        pytest.param("B2 ask new-deck\nB2 conduct damage", "The deck stays", id="tda-2022:RP-9"),
        pytest.param("B1 keep uncountable\nB1 bounty not-shown", "B1 stacks the chips 20 high", id="tda-2022:25-A"),
        pytest.param(
            "B2 conduct belongings\nA4 ask deal", "The table, legroom and walkways must stay clear", id="tda-2022:70"
        ),
    ],
)
def test_what_is_asked_last_in_vain_comes_last(told: str, ruled: str, tmp_path: Path) -> None:
    sentence = on_both(tmp_path, "tda-2022", f"{HEAD}{told}\n").sentence
    assert sentence.startswith(ruled)
    assert SILENT in sentence


@pytest.mark.parametrize(
    ("told", "ruled"),
    [
        pytest.param("P4 device talk", "Seat 4 may not talk on a phone", id="tda-2022:5"),
        pytest.param("P4 conduct chatter", "Seat 4 may be warned or penalized", id="tda-2022:70"),
        pytest.param("P4 request new-deck", "The deck stays", id="tda-2022:RP-9"),
        pytest.param("P4 request clock", "If the floor allows it, seat 1 has 25 seconds", id="tda-2022:29-A"),
        pytest.param(
            "P4 conduct belongings", "The table, legroom and walkways must stay clear", id="tda-2022:70-belongings"
        ),
    ],
)
def test_at_the_table_too(told: str, ruled: str) -> None:
    deal = "deal;fold 3 4 5 6;P1 raise 600;P2 call;flop"
    sentence = on_hand("tda-2022", "blinds 100 200;seats 6 20000", f"{deal};{told};P3 conduct damage").sentence
    assert sentence.startswith(ruled)
    assert sentence.endswith(f"; {SILENT}damage, seat 3.")
