"""Rooms told with tables, entries and odd chips: what is asked of them is answered with its figures."""

import pytest

from tests.grading.answers.in_short import cited, lines
from tests.grading.answers.test_rooms_first import HEAD, F, M, N, P, T, U, first
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.room.document import room_of
from trainer.rules.book import book
from trainer.rules.room.record import RoomRecord
from trainer.shorthand.rooms import read_room


def with_tables(*sizes: int) -> str:
    """More of the head: so many tables C, D … of that many players each."""
    names = "CDEFGHI"[: len(sizes)]
    tables = [f"table {name} 9 9 1 2" for name in names]
    seats = [
        f"player {name}{seat} 1000x20 {name} {seat}"
        for name, size in zip(names, sizes, strict=True)
        for seat in range(1, size + 1)
    ]
    return ";".join((*tables, *seats))


MUST_MOVE = (
    "{0}2, next to post the big blind at table {0}, moves to seat 3 of table B and is dealt in at once: "
    "the tables have {1} and 3 players, and may be at most {2} apart with {3}."
)
NO_MOVE = "No player has to move: the tables are {} apart, and with {} tables, they may be at most {} apart."
SEVEN = (4, 5, 5, 4, 4)


@pytest.mark.parametrize("acts", ["Priya ask balance", "floor ask balance", "Priya balance A B"])
@pytest.mark.parametrize(
    ("sizes", "sentence"),
    [
        ((), NO_MOVE.format(1, 2, 1)),
        ((5,), MUST_MOVE.format("C", 5, 1, "6 tables or fewer")),
        (SEVEN, NO_MOVE.format(2, 7, 2)),
        ((*SEVEN[:4], 6), MUST_MOVE.format("G", 6, 2, "more than 6 tables")),
    ],
    ids=lambda some: "" if isinstance(some, str) else f"upt:tournament-17-{len(some)}",
)
def test_who_asks_for_balance_hears_how_far_apart_tables_may_be(
    acts: str, sizes: tuple[int, ...], sentence: str
) -> None:
    assert first(U, f"dealer:A deal 1;dealer:A end;{acts}", with_tables(*sizes)) == sentence


def test_asked_for_balance_a_table_three_short_stops_where_the_house_has_it_so() -> None:
    stops = "Table B stops, 3 players short of the fullest table, unless the floor waives the halt; table A, 2 players "
    assert first(M, "Priya ask balance", with_tables(6)).startswith(stops)
    assert first(M, "Priya ask balance", with_tables(4)).startswith("Table B, 1 player short")


@pytest.mark.parametrize(
    ("tables", "breaks", "sentence"),
    [
        (
            (4, 4, 4),
            "floor break B",
            ("Table B breaks in the set order, and its players get empty seats at other tables."),
        ),
        ((4, 4, 4, 4), "floor break B;floor break C;floor break D", "All seats are redrawn, as 3 tables are left."),
        ((4, 4), "floor break B;floor break C", "All seats are redrawn, as 2 tables are left."),
        (
            *((4, 4), "floor break B"),
            "3 tables are left, but an event that began with 4 needs no redraw at that point.",
        ),
        ((), "floor break B", "All seats are redrawn, as 1 table is left."),
    ],
    ids=lambda some: f"upt:tournament-18-{len(some)}" if isinstance(some, tuple) else "",
)
def test_as_few_tables_are_left_the_redraw_leads(tables: tuple[int, ...], breaks: str, sentence: str) -> None:
    assert first(U, breaks, with_tables(*tables)) == sentence


ONLY_AS_ASSIGNED = "Priya may not change seats unless the director assigns one"


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("Priya ask a-seat", f"{ONLY_AS_ASSIGNED}."),
        ("Priya sit Priya A 7", f"{ONLY_AS_ASSIGNED}."),
        (
            "Priya sit Priya B 7",
            f"{ONLY_AS_ASSIGNED}; if the floor moved them, Priya is dealt in at once.",
        ),
        ("floor balance A B;Priya sit Priya B 7", "Priya is dealt in at once."),
    ],
    ids=["asked", "own-table", "other-table", "upt:tournament-16"],
)
def test_nobody_changes_seats_in_play_but_as_the_director_has_it(acts: str, sentence: str) -> None:
    assert first(U, acts) == sentence


@pytest.mark.parametrize(
    ("entries", "sentence"),
    [
        (15, "The guarantee isn't paid, as 15 players entered and it needs 16: the $750 collected is paid."),
        (16, "The guarantee is paid, as 16 players entered and 16 are enough: the pool is $1,000, with $200 added."),
        (20, "The guarantee is paid, as 20 players entered and 16 are enough: the pool is $1,000."),
    ],
    ids=["below", "upt:guarantee", "covered"],
)
def test_a_guarantee_is_told_with_the_players_it_needs(entries: int, sentence: str) -> None:
    assert first(U, "floor ask payouts", f"entries {entries} 5000;guarantee 100000") == sentence


BEN_FIRST = "Ben, who would have no chip, first gets 1 chip of 100 and Cora gets 1 chip of 100"
RACE = (
    "chips 25 100 500",
    "table A 9 1 2 3",
    "player Ann 25x3+100x5 A 1",
    "player Ben {} A 2",
    "player Cora 25x{}+100x9 A 3",
    "---",
    "floor colour-up 25",
    "dealer:A race 25",
)
CARDS = {
    "Ann": ("Kd", "2d", "3d"),
    "Ben": ("4d", "Qd"),
    "Cora": ("7d", "Ks"),
}


@pytest.mark.parametrize(
    ("ben", "cora", "sentence"),
    [
        (
            *("25x1", 2),
            f"{BEN_FIRST}: 6 odd chips make 1, and the 2 left over, at least half of 4, 1 more.",
        ),
        ("25x1+100x4", 1, "Ann gets 1 chip of 100: 5 odd chips make 1, and the 1 left over, under half of 4, is lost."),
        (
            *("25x2+100x4", 2),
            (
                "Ann gets 1 chip of 100 and Cora gets 1 chip of 100: "
                "7 odd chips make 1, and the 3 left over, at least half of 4, 1 more."
            ),
        ),
    ],
    ids=["upt:tournament-11-c", "below-half", "upt:tournament-11-e"],
)
def test_a_race_says_who_gets_the_new_chips(ben: str, cora: int, sentence: str) -> None:
    held = {"Ann": 3, "Ben": int(ben[3]), "Cora": cora}
    cards = [f"{name} card {name} {card}" for name, count in held.items() for card in CARDS[name][:count]]
    head = HEAD.split("stack")[0]
    text = "\n".join((head, *RACE, *cards, "")).format(ben, cora)
    assert answer_on_room(RoomRecord.of(room_of(text)), book(U)).sentence == sentence


def test_a_desk_of_which_nothing_is_said_has_chips_like_the_players_and_the_entries_in_the_pool() -> None:
    text = "\n".join((HEAD.split("stack")[0], "entries 12 5000", "table A 9 1 2 3", "player Ann 25x3 A 1", "---", ""))
    setup = room_of(text).setup
    assert (setup.bank.amount, setup.pool) == (25_000, 60_000)


OUT = "dealer:A deal 1;dealer:A win Maria Devon 1000x{};dealer:A win Maria Priya 1000x{};dealer:A end"
PRIZES = "prizes 1000000 600000 500000 400000 300000 200000 100000 50000 20000"


@pytest.mark.parametrize(
    ("stacks", "sentence"),
    [
        ((20, 20), "Devon and Priya get ${} each for places {} and {}; their best hand takes any award that"),
        ((19, 20), "Priya with 20,000 takes {} place for ${} and Devon with 19,000 takes {} place for ${}: the larger"),
    ],
    ids=["upt:tournament-35-equal", "upt:tournament-35-unequal"],
)
def test_who_goes_out_in_one_hand_is_told_place_and_prize(stacks: tuple[int, int], sentence: str) -> None:
    head = "\n".join(["room 1", "event tournament full-table 9", "games holdem", "level 500 1000 0 20", "clock 1 900"])
    players = ["Maria 1000x50 A 1", f"Devon 1000x{stacks[0]} A 2", f"Priya 1000x{stacks[1]} A 4", "Kenji 1000x9 A 5"]
    seats = "\n".join(f"player {each}" for each in players)
    acts = f"{OUT.format(*stacks)};floor bust Devon;floor bust Priya".replace(";", "\n")
    happened = [f"{at} {line}" for at, line in enumerate(acts.split("\n"))]
    text = "\n".join([head, PRIZES, "table A 9 1 2 4", seats, "---", *happened])
    record = RoomRecord.of(room_of(text))
    figures = ("4,500", 3, 4) if stacks[0] == stacks[1] else ("3rd", "5,000", "4th", "4,000")
    assert answer_on_room(record, book(U)).sentence.startswith(sentence.format(*figures))


@pytest.mark.parametrize(
    ("places", "priya", "devon"),
    [
        ("places 3", " for its whole prize", " for nothing"),
        ("places 4", " for its whole prize", " for its whole prize"),
        ("places 2", " for nothing", " for nothing"),
        ("", "", ""),
    ],
    ids=["the-higher-is-paid", "both-are", "none-is", "untold"],
)
def test_without_prizes_it_is_told_which_place_is_paid(places: str, priya: str, devon: str) -> None:
    """upt tournament-35"""
    head = f"level 500 1000;{places};player Maria 50000 A 1;player Devon 19000 A 2;player Priya 20000 A 4"
    acts = "deal;win Maria Devon 19000;win Maria Priya 20000;end;bust Devon;bust Priya"
    record = read_room(lines(f"room;{head};player Kenji 9000 A 5", acts)).record
    assert answer_on_room(record, book(U)).sentence == (
        f"Priya with 20,000 takes 3rd place{priya} and Devon with 19,000 takes 4th place{devon}: "
        "the larger stack at the start of the hand places higher."
    )


@pytest.mark.parametrize(
    ("out", "sentence"),
    [
        (
            "bust Devon;bust Priya",
            "Priya with 20,000 takes 2nd place for $600 and Devon with 19,000 takes 3rd place for $400",
        ),
        ("bust Devon;600 bust Priya", "Nothing is wrong"),
    ],
    ids=["one-after-the-other", "ten-minutes-later"],
)
@pytest.mark.parametrize("at", [pytest.param("tournament-35", id="upt:tournament-35")])
def test_two_who_are_out_at_once_went_out_together_though_no_hand_is_told(at: str, out: str, sentence: str) -> None:
    head = "room;level 500 1000;prizes 100000 60000 40000;player Maria 50000 A 1;player Devon 19000 A 2"
    answer = answer_on_room(read_room(lines(f"{head};player Priya 20000 A 4", out)).record, book(U))
    assert answer.sentence.startswith(sentence)
    assert (at in cited(answer)) is (sentence != "Nothing is wrong")


def test_chips_of_a_player_who_is_away_too_long_may_be_picked_up() -> None:
    """upt procedures-11"""
    assert first(U, "0 Priya away;680 floor remove Priya 1000x20").startswith("Priya was away 11 minutes 20 seconds")
    assert first(U, "0 Priya away;600 floor remove Priya 1000x20").startswith("Priya's absence of 10 minutes is fine")


@pytest.mark.parametrize(
    ("head", "sentence"),
    [
        ("level 100 200;clock 1 1200", "A5's chips stay: "),
        ("level 100 200 0 60;clock 1 1801", "A5's chips stay: "),
        ("level 100 200 0 60;clock 1 1800", "The director may remove A5's chips"),
        ("level 100 200;level 200 400;clock 2 1200", "The director may remove A5's chips"),
    ],
    ids=["not-begun", "before-half-an-hour", "half-an-hour", "next-level"],
)
@pytest.mark.parametrize("asks", ["0 floor ask absence", "0 floor remove A5 20000"])
@pytest.mark.parametrize("at", [pytest.param("tournament-5", id="upt:tournament-5")])
def test_what_was_played_before_the_room_is_told_counts(at: str, asks: str, head: str, sentence: str) -> None:
    """Where a part of a level is over, play has begun, though no clock was told to run."""
    record = read_room(lines(f"room;{head};players A 9 20000;absent A5", asks)).record
    answer = answer_on_room(record, book(U))
    assert answer.sentence.startswith(sentence)
    assert at in cited(answer)


@pytest.mark.parametrize(
    ("seats", "sentence"),
    [
        (7, "The guarantee isn't paid, as 15 players entered and it needs 16: what came in is paid."),
        (8, "The guarantee is paid, as 16 players entered and 16 are enough"),
    ],
    ids=["below", "at"],
)
@pytest.mark.parametrize("at", [pytest.param("guarantee", id="upt:guarantee")])
def test_the_players_of_the_room_count_where_no_entries_are_told(at: str, seats: int, sentence: str) -> None:
    head = f"room;level 100 200;guarantee 100000;players A 8 10000;players B {seats} 10000"
    answer = answer_on_room(read_room(lines(head, "floor ask payouts")).record, book(U))
    assert answer.sentence.startswith(sentence)
    assert at in cited(answer)


@pytest.mark.parametrize("acts", ["floor place-stack Open A 8", "floor place-stack Open A 8;floor remove Open 20000"])
@pytest.mark.parametrize("at", [pytest.param("tournament-6", id="upt:tournament-6")])
def test_when_an_unsold_stack_goes_is_up_to_the_director(at: str, acts: str) -> None:
    head = "room;level 100 200;level 200 400;clock 2 1100;stack 20000;players A 1-7 20000"
    answer = answer_on_room(read_room(lines(head, acts)).record, book(U))
    assert answer.sentence.endswith("pays its blinds and antes; when it goes is up to the director.")
    assert at in cited(answer)


DEALT = "0 clock run;0 floor hand-for-hand;0 dealer:A deal 1;0 dealer:B deal 1"
TWO_HANDS = f"{DEALT};0 dealer:A end;0 dealer:B end"


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        pytest.param(
            "players-2025",
            "The clock shows 13:00 at 120 seconds a hand, or 12:00 at the maximum of 180.",
            id="players-2025:RP-8-B",
        ),
        pytest.param(
            "tda-2022",
            "The clock shows 13:00: each hand takes 120 seconds off it, starting with the current one; "
            "set it after each hand where possible, not in batches.",
            id="tda-2022:RP-8-B",
        ),
    ],
)
@pytest.mark.parametrize("set_to", [720, 600])
def test_whoever_sets_the_clock_during_hand_for_hand_hears_what_it_should_show(
    house: str, sentence: str, set_to: int
) -> None:
    assert first(house, f"{TWO_HANDS};0 floor set {set_to}") == sentence


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:11-A"), "tda-2024", "foxwoods-2020"])
@pytest.mark.parametrize("seat", [3, 9])
def test_a_player_who_goes_though_another_is_due_is_judged_by_who_should_go(house: str, seat: int) -> None:
    balanced = "dealer:A deal 1;dealer:A end;floor balance A B"
    due = "Priya in seat 4, next to post the big blind, moves to table B, seat 3 (the worst position)."
    assert first(house, balanced) == due
    assert first(house, f"{balanced};floor sit Luis B {seat}") == due


AWAY, ROUND = "Priya may not play yet and stays away from the table", "4 hands (1 round of the 4 at the table then)"
HAND, AGAIN = (
    ("dealer:A deal 1", "dealer:A end"),
    ("dealer:A deal 1", "dealer:A misdeal", "dealer:A deal 1", "dealer:A end"),
)


@pytest.mark.parametrize(
    ("hands", "sentence"),
    [
        ((), f"{AWAY}: none of {ROUND} missed, 4 more to miss."),
        (HAND, f"{AWAY}: 1 of {ROUND} missed, 3 more to miss."),
        (
            (*HAND, *AGAIN),
            f"{AWAY}: 2 of {ROUND} missed, a misdeal and its redeal as one, 2 more to miss.",
        ),
        (HAND * 4, f"Priya's penalty is over: 4 of {ROUND} missed, and Priya may play the next hand."),
    ],
    ids=lambda each: "players-2025:67-A" if isinstance(each, str) else "",
)
def test_who_is_back_from_a_penalty_hears_how_many_hands_were_missed(hands: tuple[str, ...], sentence: str) -> None:
    acts = ("floor penalty-rounds Priya 1", "Priya away", *hands, "Priya back")
    assert first("players-2025", ";".join(acts)) == sentence


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_hands_of_a_penalty_are_told_beside_who_comes_to_the_table_meanwhile(house: str) -> None:
    head = "room;level 500 1000;table A 9 button 1;players A 1-6 20000;player A8 20000 A 8;player Nina 20000"
    acts = "deal;penalty-rounds A8 2;end;deal;end;deal;end;sit Nina A 7"
    said = answer_on_room(read_room(lines(head, acts)).record, book(house)).sentence
    served = "A8 may not play yet and stays away from the table: 2 of 14 hands"
    assert said == f"{served} (2 rounds of the 7 at the table then) missed, 12 more to miss; Nina is dealt in at once."


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025"])
def test_what_is_not_printed_of_found_chips_is_that_of_a_known_owner(house: str) -> None:
    assert first(house, "floor lost-and-found Priya 1000x1").endswith("what happens to Priya's: the floor decides.")
    assert first(house, "floor lost-and-found nobody 1000x1").startswith("The 1,000 found goes out of play")


ODD = "chips 25 100 500 1000 5000;level 200 400 400;players A 1 20000;player A2 20025 A 2;player A4 25x3 A 4;"
CARDED = "floor card A2 As;floor card A4 2c;floor card A4 3d;floor card A4 4h"
LATER = f"floor colour-up 25;{CARDED};floor race 25;dealer deal;dealer end;dealer deal;dealer end;find A7 25x3"
LEAVES = "A7's 75 leaves play without compensation: it makes no chip that is still in play."


@pytest.mark.parametrize(
    ("house", "left"),
    [
        *(
            pytest.param(house, LEAVES, id=f"{house}:{at}")
            for house, at in ((M, "22"), (T, "24"), (N, "24"), (P, "25"), (F, "24"))
        ),
        pytest.param(U, "UPT doesn't cover this: chips left over after a race.", id="upt:tournament-11"),
    ],
)
def test_what_a_race_settled_is_not_left_over_from_it(house: str, left: str) -> None:
    """Who would be raced out gets exactly one chip; what others raced goes by the cards."""
    head, acts = f"{ODD}players A 5-9 20000", LATER
    one = "A4, who would have no chip, first gets 1 chip of 100: 4 odd chips make 1" if house == U else SAVED
    assert raced(house, head, acts).sentence == f"{one}; {left}"
    if house != U:
        assert raced(house, head, acts, "A4").sentence == f"{SAVED}."
        by_cards = "A2 gets one chip of 100 by the cards, and no one gets two; A4, with no other chips, gets one too"
        assert raced(house, head, acts, "A2").sentence == f"{by_cards}; nothing is left over."
        assert raced(house, head, acts, "A7").sentence == LEAVES


SAVED = "A4 gets one chip of 100 from the race"


def raced(house: str, head: str, acts: str, name: str = "") -> Answer:
    return answer_on_room(read_room(lines(f"room;{head}", acts)).record, book(house), "chips" if name else "", 0, name)
