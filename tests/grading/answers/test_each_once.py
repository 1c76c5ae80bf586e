"""What stands below the first sentence tells nothing twice, and what to ask one's house comes last."""

from pathlib import Path

import pytest
from click.testing import CliRunner

from trainer.commands.rule import rule

ON_RIVER = "on river\nblinds 200 400\nbutton 9\npot 1400\nin 2 5 8\nseats 9 20000\n---\nP2 bet 1000\nP5 raise 3000\n"
ASKED_TWICE = f"{ON_RIVER}call 8 2\nP8 move aside\nD muck 8\nP5 move aside\nP2 request see 5\nP8 request see 5\n"
POSTED = (
    "on flop\nblinds 100 200\npot 900\nin 2 4 6\nseats 9 20000\n---\nP2 bet 1000\nP6 raise 3500\nD action-on 4\n"
    "P4 call\n"
)
PASSED = (
    "on flop\nblinds 300 600\npot 6900\nin 1 2 4 7\nseats 9 20000\n---\nP1 bet 1200\nwait 30\nP4 fold\nwait 60\n"
    "P7 call\nP2 dispute action 2\n"
)
COUNTED = "blinds 500 1000\nseats 9 60000\n---\ndeal\nP3 raise 2500\nP4 wager 1000x3+100x2\nP5 request count 4\n"
UNDER = (
    "on turn\nblinds 300 600\npot 2100\nin 2 5 7\nseats 9 30000\n---\nP2 bet 1500\nP5 raise 2500\nP7 call 2500\n"
    "P2 call 2500\nriver\nP8 dispute action 5\n"
)
MUCKED = (
    "on river\nblinds 100 200\npot 6300\nin 3 5 8\nseats 9 20000\n---\nP3 bet 2000\nP5 call\nP8 raise 7000\nP3 fold\n"
    "P8 move muck\nD scramble muck\n"
)
BALANCED = (
    "room\nlevel 100 200\ntable A 9 button 2\ntable B 9 button 3\nplayers A 9 20000\nplayers B 6 20000\n---\n"
    "dealer:A end\nfloor balance A B\n"
)
ENTERED = (
    "room\nlevel 100 200\ntable A 9 3 5 6\nplayers A 1-2 20000\nplayers A 5-9 20000\n---\ndesk register Ann 20000\n"
    "desk draw-seat Ann A 3\nAnn sit A 3\n"
)
PUSHED = (
    "room\nlevel 300 600\nlevel 400 800\nclock 1 6\ntable 4 9 button 8\nplayers 4 9 30000\n---\n0 clock run\n"
    "5 dealer:4 push\n6 clock level 2\n"
)
ABSENT = (
    "room\nlevel 100 200 0 20\nlevel 200 400 0 20\nclock 1 1200\nplayers A 9 20000\nabsent A6\n---\n0 clock run\n"
    "5 dealer:A deal\n1200 clock level 2\n1320 floor remove A6 20000\n"
)
BEHIND = (
    "room\nlevel 500 1000\nchips 100 500 1000 5000\nplayers A 1-2 20000\nplayer A3 20000 A 3\nplayer A6 50000 A 6\n"
    "---\ndealer:A deal\nA3 play all-in\nA6 play call\ndealer:A end\nwin A6 A3 20000\ndealer:A deal\n"
    "floor find A3 1000\n"
)


def _told(tmp_path: Path, told: str, *options: str) -> list[str]:
    file = tmp_path / "told.txt"
    file.write_text(told, encoding="utf-8")
    return CliRunner().invoke(rule, [str(file), *options]).output.splitlines()


@pytest.mark.parametrize(
    ("house", "told", "asks", "again"),
    [
        pytest.param("tda-2024", ASKED_TWICE, (), "Also: Seat 8's hand is dead", id="18-B: it is in the sentence"),
        pytest.param(
            "tda-2024",
            ASKED_TWICE,
            ("showdown:2", "showdown:8"),
            "Also: First",
            id="18-B: it is the first answer",
        ),
        pytest.param("upt", POSTED, (), "Also: Seat 6's posted", id="out-of-turn-1: the sentence says more of it"),
        pytest.param("upt", POSTED, ("turns:6", "rights:6"), "Also: It's a full", id="out-of-turn-1: it comes first"),
        pytest.param("tda-2022", PASSED, (), "Also: Seat 7's", id="53-B: all acts that went past him are binding"),
        pytest.param("tda-2022", PASSED, (), "Also: Seat 4's", id="53-B: a fold that went past him is binding"),
        pytest.param("tda-2022", PASSED, ("turns:2",), "Also: First, seat 7's", id="53-B: asked for"),
        pytest.param("tda-2024", COUNTED, (), "fair look", id="60: the count he had no right to"),
        pytest.param("tda-2022", UNDER, ("wager:5",), "Also: Seat 5 is held", id="52-A: one wager, one ruling"),
        pytest.param(
            "tda-2022", MUCKED, ("pots:8", "showdown:8"), "Also: Seat 8 is out", id="15-B: the winner is told"
        ),
        pytest.param("tda-2024", BALANCED, (), "Also: The player takes", id="11-A: where he goes is told"),
        pytest.param("tda-2024", ENTERED, (), "as it should be", id="8-A: that the seat is drawn is told"),
        pytest.param("tda-2024", ENTERED, (), "Also: A full stack", id="8-A: whose stack it is"),
        pytest.param("tda-2024", PUSHED, (), "push waits", id="RP-7: the push was made"),
        pytest.param("upt", ABSENT, (), "Also: Blinds", id="tournament-5: who posts, as in every hand"),
        pytest.param("tda-2024", BEHIND, (), "without chips at the deal", id="62: the same chips"),
    ],
)
def test_nothing_is_told_twice(tmp_path: Path, house: str, told: str, asks: tuple[str, ...], again: str) -> None:
    lines = _told(tmp_path, told, "--book", house, *(each for ask in asks for each in ("--ask", ask)))
    assert lines and not any(again in each for each in lines)


@pytest.mark.parametrize(
    ("options", "told"),
    [
        pytest.param(("--book", "upt", "--ask", "turns:6", "--ask", "wager:4"), POSTED, id="of two questions"),
        pytest.param(("--book", "foxwoods-2020"), "room\nentries 21\n---\nfloor ask payouts\n", id="after a note"),
    ],
)
def test_what_to_ask_ones_house_comes_last(tmp_path: Path, options: tuple[str, ...], told: str) -> None:
    lines = _told(tmp_path, told, *options)
    first = next(at for at, each in enumerate(lines) if each.startswith("  Ask your house"))
    assert all(each.startswith("  Ask your house") for each in lines[first:])
    assert not any("sk your house." in each for each in lines[first:])


def test_houses_side_by_side_are_named_where_not_all_of_them_say_a_line(tmp_path: Path) -> None:
    lines = _told(tmp_path, PASSED, "--all")
    paragraphs = [each.strip() for each in lines if each.startswith("    The action doesn't back up")]
    assert [each.rpartition(" (")[2] for each in paragraphs[:3]] == ["TDA 2024, TDA 2022)", "Players)", "Foxwoods)"]


def test_nobody_else_decides_what_is_left_to_the_player(tmp_path: Path) -> None:
    """[tda-2024:46-B]"""
    told = (
        "blinds 250 500\nseats 9 20000\nbutton 9\n---\ndeal\nP3 wager one 1000\nfold 4 5\nP6 raise 3000\n"
        "fold 7 8 9 1 2\nP3 pull-back one 1000\n"
    )
    lines = _told(tmp_path, told, "--all")
    chosen = [at for at, each in enumerate(lines) if "The player's choices" in each]
    assert chosen and not any("doesn't say who decides" in lines[at - 1] for at in chosen)


def test_a_paragraph_is_no_note(tmp_path: Path) -> None:
    """[tda-2024:50-A]"""
    told = "on river\nblinds 100 200\npot 3000\nin 2 5\nseats 9 20000\n---\nP2 bet 1000\nfold 5\nP5 claim called\n"
    lines = _told(tmp_path, told, "--book", "tda-2024")
    assert any(each.startswith("  TDA 2024 50-A: ") for each in lines)
    assert not any(each.startswith("  Note: ") for each in lines)
