"""Faulty PHH: every fault of a hand at once, with file, line and field, and never a traceback."""

import re

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.conftest import FULL
from tests.scenarios.phh.real import HANDS, PLAIN, converted, faults
from trainer.scenarios.phh.incoming import convert, convert_file
from trainer.scenarios.phh.raw import about, raw_hands


@pytest.mark.parametrize(
    ("old", "new", "wanted"),
    [
        ("antes = [0", "antes = [0 0", "hand.phh:3: isn't valid TOML: "),
        ("min_bet = 100\n", "", "hand.phh: min_bet: is missing: a hand of no-limit hold'em needs it"),
        ("variant = 'NT'\n", "", "hand.phh: variant: is missing"),
        ("'NT'", "'XX'", "hand.phh:2: variant: 'XX' isn't a variant: write one of FT, NT"),
        ("[50, 100, 0, 0]", "[50, 100, 0]", "hand.phh:4: blinds_or_straddles: has 3 entries; there are 4 players"),
        ("[5, 7, 8, 2]", "[5, 7, 7, 2]", "hand.phh:9: seats: a seat is named twice"),
        ("[5, 7, 8, 2]", "[5, 7, 8, '2']", "hand.phh:9: seats: must be a list of seat numbers"),
        ("[10000, 8000", "[10000, 0", "hand.phh:6: starting_stacks[2]: must be more than 0"),
        ("[10000, 8000", "[10000, -5", "hand.phh:6: starting_stacks[2]: must be 0 or more"),
        ("[10000, 8000", "[10000, 'much'", "hand.phh:6: starting_stacks[2]: 'much' isn't an amount"),
        ("[10000, 8000", "[10000, nan", "hand.phh:6: starting_stacks[2]: must be a number that can be counted"),
        ("[10000, 8000", "[10000, 1.23456789", "hand.phh:6: starting_stacks[2]: has more than 6 decimals"),
        ("min_bet = 100", "min_bet = -100", "hand.phh:5: min_bet: must be 0 or more"),
        ("min_bet = 100", "min_bet = true", "hand.phh:5: min_bet: True isn't an amount"),
        ("'p3 cbr 300'", "'p9 cbr 300'", "hand.phh:16: actions[5]: there is no player p9: the hand has 4"),
        ("'p3 cbr 300'", "'q3 cbr 300'", "hand.phh:16: actions[5]: 'q3' isn't a player: write p1, p2 and so on"),
        ("'p3 cbr 300'", "'p3 cbr -300'", "hand.phh:16: actions[5]: a bet or raise to -300 isn't possible"),
        ("'p3 cbr 300'", "'p3 cbr much'", "hand.phh:16: actions[5]: 'much' isn't an amount"),
        ("'p3 cbr 300'", "'p3 jumps'", "hand.phh:16: actions[5]: 'p3 jumps' isn't an action: write it as in"),
        (
            "'p3 cbr 300'",
            "'p1 cbr 300'",
            "hand.phh:16: actions[5]: 'p1 cbr 300': p1 acts, but it is p3's turn",
        ),
        (
            "'p3 cbr 300'",
            "'p3 cbr 150'",
            "hand.phh:16: actions[5]: 'p3 cbr 150': 150 isn't a legal total here: from 200",
        ),
        ("'p3 cbr 300'", "'p3 cbr 13000'", "13000 isn't a legal total here: from 200 to 12000"),
        ("'p3 cbr 300'", "'p3 sd 2c'", "no-limit hold'em has no draw"),
        ("'p3 cbr 300'", "'d db 2d3c4c'", "a card for the board can't come here"),
        ("'d dh p3 7c7d'", "'d dh p3 7c7x'", "hand.phh:14: actions[3]: 7x: isn't a card: write rank and suit"),
        ("'d dh p3 7c7d'", "'d dh p3 7cAh'", "hand.phh:14: actions[3]: Ah is dealt twice: it came in action 2"),
        (
            "'d dh p3 7c7d'",
            "'d dh p3 7c7d8d'",
            "hand.phh:14: actions[3]: 'd dh p3 7c7d8d': a card for a hand can't come",
        ),
        ("'p3 sm 7c7d'", "'p3 sm 7c8d'", "'p3 sm 7c8d': showing or mucking can't come here"),
        ("actions = [\n", "actions = [\n  5,\n", "hand.phh:11: actions: must be a list of strings"),
        ("players = ['Zoë Ångström'", "players = [5", "hand.phh:8: players: must be a list of strings"),
    ],
)
def test_a_fault_is_told_with_its_line_and_field(old: str, new: str, wanted: str) -> None:
    assert PLAIN.count(old) == 1
    (fault,) = faults(PLAIN.replace(old, new))
    assert wanted in fault


def test_all_faults_of_a_hand_are_told_at_once() -> None:
    text = PLAIN.replace("min_bet = 100", "min_bet = -1").replace("'p3 cbr 300'", "'p9 cbr 300'")
    text = text.replace("[50, 100, 0, 0]", "[50, 100]").replace("'p4 f # 李雷 has raised'", "'p4 dances'")
    assert len(faults(text)) == 4
    assert [int(each.split(":")[1]) for each in faults(text)] == [4, 5, 16, 17]


def test_a_stud_hand_must_show_its_up_cards() -> None:
    text = (HANDS / "fr.phh").read_text(encoding="utf-8")
    first = text.index("d dh p1 ") + len("d dh p1 ")
    hidden = text[: first + 4] + "??" + text[first + 6 :]
    assert converted(hidden).text  # the showdown tells it
    unsaid = hidden.replace("p1 sm 3h5h6d8sKd8cAh", "p1 sm")
    assert converted(unsaid).skipped == "a card that was face up is unknown"
    assert converted(text[:first] + "????" + text[first + 4 :]).skipped in (
        "",
        "cards that decide who wins are unknown",
    )


def test_one_table_that_is_no_toml_spoils_no_other() -> None:
    text = f"[1]\n{PLAIN}\n[2]\nvariant = 'NT\n\n['3']\n{PLAIN}\n[1]\n{PLAIN}"
    found = [convert(each, set()) for each in raw_hands(text, "many.phhs")]
    assert [bool(each.text) for each in found] == [True, False, True, False]
    line = text.splitlines().index("[2]") + 2
    assert str(found[1].faults[0]).startswith(f"many.phhs:{line}: 2: isn't valid TOML")
    assert "is the name of two hands in this file" in str(found[3].faults[0])


def test_how_many_hands_a_file_seems_to_hold_is_known_beforehand(tmp_path) -> None:
    assert about(HANDS / "several.phhs") == len(raw_hands((HANDS / "several.phhs").read_text(), "several.phhs")) == 4
    assert about(HANDS / "fr.phh") == about(tmp_path / "nothing.phhs") == 1


@pytest.mark.parametrize(("name", "text"), [("a.phh", ""), ("a.phhs", ""), ("a.phhs", "# nothing\n")])
def test_a_file_without_a_hand_is_a_fault(name: str, text: str, tmp_path) -> None:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    (one,) = convert_file(path, set())
    assert one.faults


def test_what_is_no_text_or_not_there_is_a_fault(tmp_path) -> None:
    (tmp_path / "a.phh").write_bytes(b"\xff\xfe\x00variant")
    assert "this file is UTF-16: save it as UTF-8" in str(next(convert_file(tmp_path / "a.phh", set())).faults[0])
    assert "No such file" in str(next(convert_file(tmp_path / "b.phh", set())).faults[0])


EVERY = [PLAIN, *(each.read_text(encoding="utf-8") for each in sorted(HANDS.parent.glob("logs/*.phh")))]
STUD = [(HANDS / f"{name}.phh").read_text(encoding="utf-8") for name in ("fr", "f7s-8", "f7s-completed")]


@given(st.data())
@settings(max_examples=800 if FULL else 120, deadline=None)
def test_no_damage_to_a_file_ends_in_anything_but_an_answer(data: st.DataObject) -> None:
    lines = PLAIN.splitlines()
    for _ in range(data.draw(st.integers(1, 3))):
        at = data.draw(st.integers(0, len(lines) - 1))
        how = data.draw(st.sampled_from(("drop", "twice", "swap", "cut", "change")))
        line = lines[at]
        if how == "drop":
            lines[at] = ""
        elif how == "twice":
            lines.insert(at, line)
        elif how == "swap":
            lines[at - 1], lines[at] = lines[at], lines[at - 1]
        elif how == "cut":
            lines[at] = line[: data.draw(st.integers(0, len(line)))]
        else:
            place = data.draw(st.integers(0, max(0, len(line) - 1)))
            lines[at] = line[:place] + data.draw(st.sampled_from("0p3'[]?-AKc# ")) + line[place + 1 :]
    for each in raw_hands("\n".join(lines), "hand.phh"):
        one = convert(each, set())
        assert bool(one.text) + bool(one.skipped) + bool(one.faults) == 1


@given(st.data())
@settings(max_examples=1500 if FULL else 150, deadline=None)
def test_no_act_out_of_place_ends_in_anything_but_an_answer(data: st.DataObject) -> None:
    """Entries of the lists of a file dropped, told twice, moved, or put into other words."""
    text = data.draw(st.sampled_from([*EVERY, *STUD]))
    head, _, rest = text.partition("actions = [")
    inside, _, tail = rest.partition("]")
    acts = [each.strip() for each in inside.replace("\n", " ").split(",") if each.strip()]
    for _ in range(data.draw(st.integers(1, 4))):
        at, to = (data.draw(st.integers(0, max(0, len(acts) - 1))) for _ in range(2))
        how = data.draw(st.sampled_from(("drop", "twice", "move", "other", "amount")))
        if how == "drop":
            acts = acts[:at] + acts[at + 1 :]
        elif how == "twice" and acts:
            acts.insert(to, acts[at])
        elif how == "move" and acts:
            acts.insert(to, acts.pop(at))
        elif how == "other" and acts:
            acts[at] = data.draw(st.sampled_from(OTHER))
        else:
            new = data.draw(st.sampled_from(("0", "inf", "-100", "100.5", "25", "99999", "nan", "true")))
            head = NUMBER.sub(new, head, count=1) if data.draw(st.booleans()) else _last_number(head, new)
    one = converted(f"{head}actions = [{', '.join(acts)}]{tail}")
    assert bool(one.text) + bool(one.skipped) + bool(one.faults) == 1
    assert all(each.line and (each.key or "isn't valid TOML" in each.what) for each in one.faults)


NUMBER = re.compile(r"(?<![\w.'])-?\d+")
OTHER = (
    *("'p1 sm'", "'p2 sm ????'", "'p3 sm -'", "'p2 sm AcAd'", "'p1 sm 2c3d4h5s6c7d8h'", "''", "'# a word'"),
    *("'p1 f'", "'p2 cc'", "'p3 cbr 200'", "'p1 pb'", "'p2 sd'"),
    *("'d db ??'", "'d db 2c'", "'d db ??????'", "'d dh p1 ??'", "'d dh p2 9h'"),
)


def _last_number(head: str, new: str) -> str:
    found = list(NUMBER.finditer(head))
    return head[: found[-1].start()] + new + head[found[-1].end() :] if found else head
