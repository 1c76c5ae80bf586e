"""A room told in short is the same room as the whole one, and what cannot be read is named with its line."""

import re
from pathlib import Path

import pytest

from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.document import BadTranscript
from trainer.kernel.manners import BOUNTIES
from trainer.kernel.room import seat_acts as s
from trainer.kernel.room import table_acts as t
from trainer.kernel.room.chip_acts import KEPT
from trainer.kernel.room.desk_acts import ASKED
from trainer.kernel.room.document import room_of
from trainer.kernel.room.head import head_lines
from trainer.rules.book import book
from trainer.rules.room.record import RoomRecord
from trainer.shorthand.parts import parts
from trainer.shorthand.rooms import ToldRoom, read_room

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "notation-room.md").read_text(encoding="utf-8")
WHOLE = sorted((ROOT / "trainer" / "rules" / "examples").glob("*.room.txt"))
TWO = "room\nlevel 500 1000\nplayers A 4 20000\nplayers B 2-4 9000\n---\n"
ONE = "room\nlevel 500 1000\nplayers A 3 20000\n---\n"


def told(*lines: str, head: str = ONE) -> ToldRoom:
    return read_room(head + "\n".join(lines) + "\n")


def faults(text: str) -> list[tuple[int, str]]:
    with pytest.raises(BadTranscript) as bad:
        read_room(text)
    return list(bad.value.faults)


def happened(told: ToldRoom) -> list[tuple[str, str]]:
    return [(each.who, each.act.verb) for each in told.record.happenings]


# --- the same as the whole one ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("file", WHOLE, ids=lambda file: file.name.removesuffix(".room.txt"))
def test_a_whole_room_is_read_as_it_stands(file: Path) -> None:
    text = file.read_text("utf-8")
    whole, found = RoomRecord.of(room_of(text)), read_room(text)
    assert found.record.transcript == whole.transcript
    assert found.notes == ()


def test_a_room_in_short_is_the_whole_one() -> None:
    whole = """room 1
event tournament full-table 9
games holdem
level 500 1000 0 20
clock 1 600
table A 9 4 1 3
player Ann 5000x4+100x3 A 1
player Ben 5000x4 A 3
player Cora 5000x1+1000x1 A 4
---
1 dealer:A deal 1
2 floor colour-up 100
3 dealer:A race 100
"""
    short = """room
level 500 1000
table A button 4
player Ann 20300 A 1
player Ben 20000 3
player Cora 6000 4
---
1 deal
floor colour-up 100
race
"""
    assert read_room(short).record.transcript == RoomRecord.of(room_of(whole)).transcript


def test_the_page_answers_as_it_says() -> None:
    found = re.findall(r"```room\n(.*?)```\n→ (.*?)\n", PAGE, re.DOTALL)
    assert len(found) == 1
    for text, said in found:
        assert answer_on_room(read_room(text).record, book("tda-2024")).sentence == said


@pytest.mark.parametrize("word", [*ASKED, *KEPT, *BOUNTIES])
def test_the_page_has_every_word_of_the_lists(word: str) -> None:
    assert f"`{word}`" in PAGE[PAGE.index("## Words") :]


# --- the head ---------------------------------------------------------------------------------------------------------


def test_players_of_one_stack_sit_in_the_seats_that_are_named() -> None:
    setup = told(head=TWO).record.setup
    assert [(each.name, each.table, each.seat, each.chips.amount) for each in setup.players] == [
        *((f"A{seat}", "A", seat, 20000) for seat in (1, 2, 3, 4)),
        *((f"B{seat}", "B", seat, 9000) for seat in (2, 3, 4)),
    ]
    numbered = read_room("room\nplayers 12 2 5000\n---\n").record.setup
    assert [each.name for each in numbered.players] == ["T12-1", "T12-2"]


@pytest.mark.parametrize(
    ("table", "players", "places"),
    [
        ("", "players A 4 5000", (1, 2, 3)),
        ("table A", "players A 4 5000", (1, 2, 3)),
        ("table A 9 button 4", "players A 4 5000", (4, 1, 2)),
        ("table A button 3", "player Ann 5000 A 2\nplayer Ben 5000 A 5\nplayer Cora 5000 A 7", (3, 5, 7)),
        ("table A 9 button 2", "players A 2 5000", (2, 2, 1)),
        ("table A 9 4 0 2", "players A 4 5000", (4, 0, 2)),
    ],
    ids=["no-table", "named", "button", "empty-button", "heads-up", "as-told"],
)
def test_the_blinds_are_the_next_two_players(table: str, players: str, places: tuple[int, int, int]) -> None:
    setup = read_room(f"room\n{table}\n{players}\n---\n").record.setup
    assert (setup.tables[0].button, setup.tables[0].small, setup.tables[0].big) == places
    assert setup.tables[0].seats == 9


def test_what_a_head_leaves_out_is_usual_and_an_invented_level_is_noted() -> None:
    bare = read_room("room\nplayers A 3 5000\n---\n")
    assert (bare.record.setup.event, bare.record.setup.format, bare.record.setup.full) == (
        "tournament",
        "full-table",
        9,
    )
    assert bare.notes == ("no level is given, so it is taken to be 100-200",)
    setup = told().record.setup
    assert (setup.games, setup.left, setup.levels[0].ante, setup.levels[0].minutes) == (("holdem",), 600, 0, 20)
    assert told().notes == ()


@pytest.mark.parametrize(
    ("line", "found"),
    [
        ("event freezeout", ("tournament", "full-table")),
        ("event satellite", ("satellite", "full-table")),
        ("event survivor", ("survivor", "full-table")),
        ("event turbo", ("tournament", "turbo")),
    ],
)
def test_one_word_is_enough_for_an_event(line: str, found: tuple[str, str]) -> None:
    setup = read_room(f"room\n{line}\nplayers A 3 5000\n---\n").record.setup
    assert (setup.event, setup.format) == found


def test_a_pool_may_be_told_as_what_is_left_of_it() -> None:
    setup = read_room("room\npool $5300 net\nplayers A 3 5000\n---\n").record.setup
    assert (setup.pool, setup.net) == (530000, True)
    assert "pool 530000 net" in [*head_lines(setup)]


def test_amounts_are_made_of_the_chips_in_use() -> None:
    setup = read_room(
        "room\nchips 100 500 1000\nstack 20000\nplayer Ann 20300 A 1\nplayer Ben 500 A 2\n---\n"
    ).record.setup
    assert (str(setup.stack), str(setup.players[0].chips)) == ("1000x20", "1000x20+100x3")
    odd = "room\nchips 25 100 500 1000 5000\nplayer Ann 5000+25x3 A 1\nplayers A 2-3 5000+75\n---\n"
    assert [str(each.chips) for each in read_room(odd).record.setup.players] == ["5000x1+25x3"] * 3
    assert str(read_room("room\nplayers A 2 1003\n---\n").record.setup.players[0].chips) == "1000x1+1x3"


# --- below ------------------------------------------------------------------------------------------------------------


def test_whoever_usually_does_it_does_it() -> None:
    lines = ("run", "riffle", "deal", "colour-up 100", "A1 away", "end", "dealer riffle", "register Dan 20000")
    assert happened(told(*lines)) == [
        ("clock", "run"),
        ("dealer:A", "riffle"),
        ("dealer:A", "deal"),
        ("floor", "colour-up"),
        ("A1", "away"),
        ("dealer:A", "end"),
        ("dealer:A", "riffle"),
        ("desk", "register"),
    ]


def test_a_race_is_held_at_every_table() -> None:
    assert happened(told("colour-up 100", "floor race", head=TWO))[1:] == [("dealer:A", "race"), ("dealer:B", "race")]


@pytest.mark.parametrize(
    ("lines", "at"),
    [
        (("zero",), 600),
        (("750 zero",), 750),
        (("run", "zero"), 600),
        (("run", "300 A1 away", "zero"), 600),
        (("run", "700 zero"), 700),
    ],
    ids=["not-running", "not-running-told", "running", "half-gone", "told"],
)
def test_the_clock_runs_down_before_it_reaches_zero(lines: tuple[str, ...], at: int) -> None:
    found = told(*lines).record
    assert (found.happenings[-1].at, found.happenings[-1].act.verb) == (at, "zero")
    assert ("clock", "run") in [(each.who, each.act.verb) for each in found.happenings]


def test_a_player_who_busts_with_chips_has_lost_them_and_it_is_noted() -> None:
    found = told("deal", "end", "bust A3")
    acts = [each.act for each in found.record.happenings]
    assert isinstance(acts[-2], t.Win) and (acts[-2].name, acts[-2].loser) == ("A1", "A3")
    assert isinstance(acts[-1], s.Bust)
    assert found.record.rooms[-1].player("A1").chips.amount == 40000
    assert found.notes == ("A3's chips are taken to be won by A1: if not, write who won them with win WINNER A3 CHIPS",)
    assert told("win A2 A3 20000", "bust A3").notes == ()


def test_with_bounties_it_is_asked_who_won() -> None:
    text = ONE.replace("level", "bounty 2500\nlevel") + "bust A3\n"
    assert faults(text) == [(6, "bust: write who won A3's chips and bounty, with win WINNER A3 CHIPS")]


@pytest.mark.parametrize(
    ("text", "line", "said"),
    [
        (f"{TWO}deal\n", 6, "deal: write which table, as in dealer:A deal"),
        (f"{ONE}away\n", 5, "away: write who does it, as in Ann away"),
        (f"{ONE}frobnicate\n", 5, "'frobnicate' isn't a room verb"),
        (f"{ONE}win A1 A2 70\n", 5, "win: 70 can't be made with A2's chips (5000x4)"),
        ("room\nplayers A 5000\n---\n", 2, "players: write the table, how many or which seats, and a stack"),
        ("room\nplayers A 7-3 5000\n---\n", 2, "players: '7-3' aren't seats of a table"),
        ("room\nsheet event-none\nplayers A 3 5000\n---\n", 2, "sheet: 'event-none' isn't one of"),
        ("room\nplayers A 3 5000\n", 0, "'---' is missing after the head"),
        ("room\nplayer Ann 5000 A\nplayers A 3 5000\nplayers B 2 20000\n---\n", 2, "the table and the seat"),
        ("room\nplayer Ann 5000 A x\nplayers B 2 20000\n---\n", 2, "'x' isn't a whole number"),
        ("room 9\nplayers A 3 5000\n---\n", 1, "a newer version of this program wrote this room"),
    ],
)
def test_what_cannot_be_read_has_its_line(text: str, line: int, said: str) -> None:
    found = faults(text)
    assert len(found) == 1
    assert found[0][0] == line and said in found[0][1]


def test_all_faults_are_named_at_once() -> None:
    assert [line for line, _ in faults(f"{ONE}frobnicate\ndeal\naway\n")] == [5, 7]


@pytest.mark.parametrize("line", ["sit Zoe A 6", "Zoe sit A 6", "Zoe sit Zoe A 6"])
def test_a_player_sits_down_himself(line: str) -> None:
    found = read_room(f"{ONE}register Zoe 5000\n{line}\n").record
    assert found.happenings[-1].who == "Zoe"
    assert (found.rooms[-1].player("Zoe").table, found.rooms[-1].player("Zoe").seat) == ("A", 6)


@pytest.mark.parametrize(
    "head", ["player Ann 20000 3", "players B 2 20000\nplayer Ann 20000 3", "table B 9\nplayer Ann 20000 3"]
)
def test_with_one_table_a_player_needs_none(head: str) -> None:
    setup = read_room(f"room\n{head}\n---\n").record.setup
    ann = setup.room().player("Ann")
    assert (ann.table, ann.seat) == (setup.tables[0].name, 3)


def test_the_kind_of_a_high_hand_stands_for_its_cards() -> None:
    acts = read_room(f"{ONE}A1 ask high-hand trips\n").record.happenings
    assert [each.act.verb for each in acts] == ["card"] * 5 + ["ask"]
    assert "'twos' isn't one of" in faults(f"{ONE}A1 ask high-hand twos\n")[0][1]


def test_a_clock_that_runs_out_between_two_lines_brings_the_next_level() -> None:
    head = "room\nlevel 100 200\nlevel 200 400\nclock 1 10\nplayers A 3 5000\n---\n0 clock run\n1 dealer deal\n"
    found = read_room(f"{head}12 dealer end\n").record
    assert [each.act.verb for each in found.happenings] == ["run", "deal", "zero", "level", "end"]
    told = read_room(f"{head}12 dealer end\nfloor level 2\n").record
    assert [each.act.verb for each in told.happenings] == ["run", "deal", "end", "level"]


def test_the_end_of_a_hand_alone_is_of_one_that_was_on() -> None:
    """The first one at a table was on as the room begins; later ones are dealt before they end."""
    found = told("floor hand-for-hand", "dealer:A end", "dealer:A end")
    assert [(each.who, each.act.verb) for each in found.record.happenings] == [
        ("dealer:A", "deal"),
        ("floor", "hand-for-hand"),
        ("dealer:A", "end"),
        ("dealer:A", "deal"),
        ("dealer:A", "end"),
    ]


def test_a_plain_stack_is_made_of_the_chips_that_a_plain_amount_of_it_needs() -> None:
    assert told("A1 out-of-view 7000").record.rooms[-1].player("A1").chips.amount == 20000
    whole = ONE.replace("players A 3 20000", "player Ann 5000x4 A 1")
    assert faults(f"{whole}Ann out-of-view 7000\n") == [
        (5, "out-of-view: 7,000 can't be made with Ann's chips (5000x4)")
    ]


def test_who_plays_where_says_at_which_table_he_wins() -> None:
    found = told("win A1 A2 5000", head=TWO)
    assert found.record.happenings[-1].who == "dealer:A"


def test_a_clock_that_runs_already_is_run_no_more() -> None:
    assert [verb for _, verb in happened(told("run", "run"))] == ["run"]


def test_prizes_told_place_by_place_are_listed() -> None:
    head = ONE.replace("---", "places 3\nprize 3 $450\nprize 1 2000\n---")
    assert told(head=head).record.setup.prizes == (2000, 0, 45000)
    assert faults(ONE.replace("---", "prize 3\n---")) == [
        (4, "prize: write the place and what it pays, as in prize 15 $450")
    ]


def test_entries_into_a_pool_that_is_told_need_no_price() -> None:
    setup = told(head=ONE.replace("---", "entries 90\npool $9000\n---")).record.setup
    assert (setup.sold, setup.fee, setup.pool) == (90, 0, 900000)


def test_an_unknown_sheet_names_the_nearest_first() -> None:
    with pytest.raises(BadTranscript, match="isn't one of event-sng-65, event-sng-120, event-sng-230"):
        read_room("room\nsheet sng\nplayers A 9 20000\n---\n")


def test_who_told_of_a_rebuy_and_has_no_chips_yet_plays_chips_behind() -> None:
    """[foxwoods-2020:27]"""
    text = "room\nplayers A 8 20000\nplayer Maria 0 A 9\n---\nMaria ask rebuy\ndealer deal\n"
    told = answer_on_room(read_room(text).record, book("foxwoods-2020")).sentence
    assert told == "Maria plays chips behind, misses no hand and must make the rebuy."


@pytest.mark.parametrize(
    ("head", "room"),
    [
        ("event turbo\nlevel 500 1000\nplayers A 9 20000", True),
        ("# bubble\n\nclock 1 900\ngames holdem\nplayers A 9 20000", True),
        ("event bounty\nblinds 100 200\nseats 9 20000", False),
        ("chips 25 100\nseats 9 20000", False),
    ],
)
def test_a_room_may_leave_out_its_first_word_whatever_its_head_begins_with(head: str, room: bool) -> None:
    found = parts(f"{head}\n---\nfloor ask balance\n")
    assert (bool(found.room), bool(found.hand)) == (room, not room)


@pytest.mark.parametrize("line", ["A1 re-enter 20000", "A1 rebuy 20000 4000", "A1 surrender", "Zoe register 20000"])
def test_what_the_desk_does_may_be_told_of_the_player(line: str) -> None:
    who, verb, *rest = line.split()
    usual = " ".join([verb, who, *rest])
    assert told(line, head=ONE).record.happenings == told(usual, head=ONE).record.happenings


def test_chips_of_a_removed_kind_turn_up_though_the_bank_has_none() -> None:
    """tda-2024:24-C: unless the head tells what is in the bank."""
    head = ONE.replace("players", "chips 100 500 1000\nplayers")
    assert told("find A1 25x2", head=head).record.rooms[-1].player("A1").chips.amount == 20050
    assert faults(head.replace("---", "bank 1000x100\n---") + "find A1 25x2\n")


def test_a_room_around_a_hand_may_leave_out_its_first_word_as_well() -> None:
    found = parts("event freezeout\nplayers A 6 20000\n---\nhand A\n---\ndeal\n")
    assert (found.room.split()[0], found.table, found.hand.split()) == ("event", "A", ["hand", "A", "---", "deal"])
    assert not parts("blinds 100 200\nseats 6 20000\n---\ndeal\nhand A\n").room


@pytest.mark.parametrize("line", ["deal A", "5 deal A", "deal B"])
def test_what_happens_at_a_table_may_be_told_by_its_name(line: str) -> None:
    *at, verb, table = line.split()
    usual = " ".join([*at, f"dealer:{table}", verb])
    assert (
        told(line, f"end {table}", head=TWO).record.happenings
        == told(usual, f"dealer:{table} end", head=TWO).record.happenings
    )


def test_a_number_after_deal_is_a_level_and_a_table_must_be_there() -> None:
    assert happened(told("deal 1"))[-1] == ("dealer:A", "deal")
    assert faults(TWO + "end C\n")
