"""What is asked of a room that a rulebook has of another act: a late entry, a seat; what the head leaves out."""

import pytest

from tests.grading.answers.in_short import cited, lines, on_room
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.room.desk_acts import ASKED, FROM_OUTSIDE
from trainer.rules.book import book
from trainer.rules.houses import BOOKS
from trainer.shorthand.rooms import read_room

HEAD = """room 1
event tournament full-table 9
games {games}
level 100 200 0 20
clock 1 900
table A 9 1 2 3
player Ann 100x3+1000x10 A 1
player Ben 100x4+1000x10 A 2
player Cal 100x2 A 3"""


def first(house: str, acts: str, games: str = "holdem") -> str:
    return on_room(house, HEAD.format(games=games), f"0 clock run;{acts}").sentence


DRAW = "If entries are still sold, Zoe gets a full stack and a drawn seat, like any new player."
AT_RANDOM = "If entries are still sold, Zoe gets a full stack and a random seat."


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        pytest.param("players-2025", DRAW, id="players-2025:8-A"),
        pytest.param("tda-2022", DRAW, id="tda-2022:8-A"),
        pytest.param("metropolitan", AT_RANDOM, id="metropolitan:7"),
    ],
)
@pytest.mark.parametrize("asks", ["late-entry", "alternate"])
def test_who_asks_to_enter_late_hears_what_an_entry_gets(house: str, sentence: str, asks: str) -> None:
    assert first(house, f"Zoe ask {asks}") == sentence


@pytest.mark.parametrize("house", [pytest.param("foxwoods-2020", id="foxwoods-2020:reg-1")])
def test_where_registration_has_a_level_that_is_said_of_a_late_entry(house: str) -> None:
    assert first(house, "Zoe ask late-entry").startswith("Registration is open until level 6 ends: Zoe gets")
    assert first(house, "Zoe ask alternate") == "The house decides whether to accept late entries."


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("players-2025", id="players-2025:7"),
        pytest.param("tda-2024", id="tda-2024:7"),
        pytest.param("metropolitan", id="metropolitan:6"),
    ],
)
@pytest.mark.parametrize("asks", ["a-seat", "same-table"])
def test_a_seat_is_drawn_whatever_a_player_wishes(house: str, asks: str) -> None:
    assert first(house, f"Ben ask {asks}") == "Seats are drawn at random: no rule gives Ben one by choice."


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:25-A")])
def test_odd_chips_are_raced_where_no_line_tells_the_denominations(house: str) -> None:
    raced = (
        "Race off the 9 odd chips starting at seat 1: one new chip at most each, one of 1,000 for Cal in any case; "
        "the rest goes uncompensated."
    )
    assert first(house, "floor colour-up 100;dealer:A race 100") == raced


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:RP-15")])
def test_a_table_plays_the_game_of_the_event_where_its_own_is_not_told(house: str) -> None:
    limp = "dealer:A deal 1;dealer:A turn Ann 200;Ann play call"
    assert first(house, limp, "single-draw") == "The call stands: limping is allowed."
    assert first(house, limp) != "The call stands: limping is allowed."


@pytest.mark.parametrize(
    ("house", "sentence"),
    [
        *(
            pytest.param(house, "Ben's chips go where everyone can see and count them, the big ones above all.", id=at)
            for house, at in (("players-2025", "players-2025:26-A"), ("tda-2022", "tda-2022:25-A"))
        ),
        pytest.param("upt", "All of Ben's chips come into plain view.", id="upt:procedures-7"),
    ],
)
def test_chips_that_nobody_can_see_come_into_view(house: str, sentence: str) -> None:
    assert first(house, "Ben keep chips-hidden") == sentence


AWAY = "dealer:A riffle;Ann away;dealer:A deal 1"


@pytest.mark.parametrize(
    "house",
    [
        pytest.param("players-2025", id="players-2025:31"),
        pytest.param("tda-2022", id="tda-2022:30"),
        pytest.param("foxwoods-2020", id="foxwoods-2020:30"),
        pytest.param("metropolitan", id="metropolitan:28"),
    ],
)
def test_a_hand_dealt_to_a_player_who_is_away_is_dead(house: str) -> None:
    assert first(house, AWAY) == "Ann's hand is dead, and any blind or ante stays in the pot."
    assert "dead" not in first(house, AWAY.replace("Ann away", "Ann away;Ann back"))
    assert "away" not in first(house, f"floor penalty Ann 2;{AWAY}").lower()


@pytest.mark.parametrize("house", [pytest.param("upt", id="upt:tournament-13")])
def test_at_upt_the_dealer_kills_it(house: str) -> None:
    assert first(house, AWAY) == "The dealer kills Ann's hand, and any blind or ante stays in the pot."


BROKEN = "floor break A;floor seat-cards A shown;floor seat-cards A scrambled;floor seat-cards A stacked"
CARDS = "dealer:A card Ann Kh;dealer:A card Ben Ks;dealer:A card Cal 2c"


@pytest.mark.parametrize("house", [pytest.param("players-2025", id="players-2025:ill-10"), "tda-2024"])
def test_once_everybody_has_a_card_the_first_seat_card_is_told(house: str) -> None:
    assert first(house, f"{BROKEN};{CARDS}") == "Seat 2 gets the first seat card."
    assert first(house, f"{BROKEN};{CARDS.rpartition(';')[0]}").startswith("Table A breaks")


@pytest.mark.parametrize(
    "house",
    [
        pytest.param(house, id=f"{house}:{at}")
        for house, at in (("metropolitan", "28"), ("tda-2022", "30"), ("players-2025", "31"), ("foxwoods-2020", "30"))
    ],
)
def test_who_is_back_after_the_deal_hears_that_the_hand_is_dead(house: str) -> None:
    told = first(house, "Ben away;dealer:A riffle;dealer:A deal 1;Ben back")
    assert told == "Ben's hand is dead, and the 100 posted stays in the pot."
    big = first(house, "Cal away;dealer:A riffle;dealer:A deal 1")
    assert big == "Cal's hand is dead, and the 200 posted stays in the pot."


def test_the_floor_may_ask_about_who_is_away() -> None:
    """upt procedures-11"""
    sentence = "Ann was away 11 minutes 59 seconds, over 10 minutes without notice: the chips may be picked up."
    assert first("upt", "Ann away;720 floor ask absence") == sentence


DEALT = (("Ann", "Kh 9d 2c"), ("Ben", "3c 4c 5c 6c"), ("Cal", "As 7d"))
RACED = ";".join(
    ["dealer:A race 100", *(f"dealer:A card {who} {each}" for who, some in DEALT for each in some.split())]
)


def test_cards_told_before_their_race_count_for_it() -> None:
    """upt tournament-11-d"""
    up = "floor colour-up 100"
    in_order = first("upt", f"{up};{RACED}")
    assert "gets 1 chip of" in in_order
    assert in_order == first("upt", f"{up};{RACED.partition(';')[2]}")
    assert in_order == first("upt", f"{up};{RACED.partition(';')[2]};dealer:A race 100")


@pytest.mark.parametrize(
    ("word", "what"),
    [
        ("absence", "a player wants to be away from the table"),
        ("wait-for-me", "a player wants the hand to wait"),
    ],
)
@pytest.mark.parametrize(
    ("house", "known"), [("tda-2022", "TDA 2022"), ("tda-2024", "TDA 2024"), ("players-2025", "Players")]
)
def test_a_request_that_no_rule_hears_is_not_covered(house: str, known: str, word: str, what: str) -> None:
    """No paragraph of these rulebooks lets a player do so, or keeps him from it; 30 has the hand of the absent."""
    dead = "who is away for the last card of a deal has a dead hand"
    assert first(house, f"Ann ask {word}") == f"{known} doesn't cover this: {what}; {dead}."
    assert first(house, f"Ann ask {word};dealer:A deal 1;dealer:A end") == "Nothing is wrong."


BALANCED = """room
level 500 1000 1000
table 12 9 7 8 9
players 12 9 20000
table 9 9 8 9 1
players 9 3-6 20000
player Ann 20000 9 1
player Finn 20000 9 8
player Gus 20000 9 9
---
dealer:12 deal
dealer:9 deal
dealer:12 end
dealer:9 end
floor balance 12 9
"""


@pytest.mark.parametrize(("house", "at"), [("tda-2022", "11-A"), ("tda-2024", "11-A"), ("players-2025", "11-A")])
def test_who_is_moved_and_wants_another_seat_hears_which_he_gets(house: str, at: str) -> None:
    moves = "T12-1 in seat 1, next to post the big blind, moves to table 9, seat 2 (the worst position)."
    asked = answer_on_room(read_room(f"{BALANCED}T12-1 ask a-seat\n").record, book(house))
    assert asked.sentence == moves
    assert asked.lead is not None and at in [each.at for each in asked.lead.citations]
    other = answer_on_room(read_room(f"{BALANCED}T9-3 ask a-seat\n").record, book(house))
    drawn = "seats are drawn at random: no rule gives T9-3 one by choice."
    assert other.sentence == f"{moves.removesuffix('.')}; {drawn}"


def test_whoever_asks_for_the_money_in_hand_for_hand_hears_who_shares_it() -> None:
    """tda-2024 RP-8-A"""
    tables = "\n".join(f"players {name} {count} 20000" for name, count in (("A", 9), ("B", 10), ("C", 10)))
    acts = "dealer:A deal\ndealer:B deal\ndealer:C deal\nhand-for-hand\n" + "".join(
        f"bust {name}3\ndealer:{name} end\n" for name in "ABC"
    )
    room = read_room(f"room\nlevel 500 1000\nplaces 27\n{tables}\n---\n{acts}A3 ask payouts\n").record
    assert answer_on_room(room, book("tda-2024")).sentence.startswith(
        "The 3 who bust on this hand, after hand for hand was announced, share the payout"
    )


BARE = {
    "tables where nobody sits": "room\ntable A\ntable B button 4\n---\n",
    "one table where nobody sits": "room\ntable A button 4\n---\n",
    "one player": "room\nplayers A 1 5000\n---\n",
    "a player beside an empty table": "room\nplayers A 1 5000\ntable B\n---\n",
    "a player at no table": "room\nplayer Ann 5000\ntable A\n---\n",
}


@pytest.mark.parametrize("room", BARE)
@pytest.mark.parametrize("word", ASKED)
def test_whatever_anybody_asks_in_a_bare_room_has_an_answer(room: str, word: str) -> None:
    for who in ("floor", *(["Zoe"] if word in FROM_OUTSIDE else [])):
        record = read_room(f"{BARE[room]}{who} ask {word}\n").record
        for house in BOOKS:
            assert answer_on_room(record, book(house)).sentence


SHORT = "room\nlevel 100 200\nplayers A 8 20000\nplayers B 8 20000\nstack 20000\n---\n"
PENALTY = (
    "floor penalty-rounds A5 2\ndealer:A deal\ndealer:A end\ndealer:A deal\ndealer:A end\ndealer:A deal\n"
    "dealer:A end\nbreak A\nA5 sit B 9\n"
)


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:71-A") for h in ("tda-2024", "tda-2022")])
def test_a_penalty_goes_along_to_another_table(house: str) -> None:
    told = answer_on_room(read_room(f"{SHORT}{PENALTY}").record, book(house)).sentence
    assert told == (
        "A5 is still on penalty: 3 of the 16 hands are missed, and 13 more at table B, dealt in and killed there."
    )


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:35-C") for h in ("tda-2024", "tda-2022")])
def test_who_sat_down_in_a_hand_that_is_a_misdeal_is_not_in_the_redeal(house: str) -> None:
    acts = "dealer:B deal\ndesk register Maria 20000\nMaria draw-seat Maria B 9\nMaria sit Maria B 9\n"
    text = f"{SHORT}{acts}dealer:B misdeal\ndealer:B deal\n"
    told = answer_on_room(read_room(text).record, book(house)).sentence
    assert told.startswith("Maria gets no hand in the redeal, and waits for the next one")


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:11-D") for h in ("tda-2024", "tda-2022")])
def test_a_stud_table_has_no_big_blind_to_wait_for(house: str) -> None:
    head = "room\ngames stud\nlevel 500 1000 100\ntable A 8 button 4\ntable B 8 button 2\n"
    text = f"{head}players A 8 20000\nplayers B 5 20000\n---\nfloor ask balance\n"
    told = answer_on_room(read_room(text).record, book(house)).sentence
    assert told == "Table B, 3 players short of the fullest table, halts; in stud, with no blinds, the floor says when."


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:23") for h in ("tda-2024", "tda-2022")])
def test_a_hand_at_the_level_before_is_put_right(house: str) -> None:
    head = "room\nlevel 100 200\nlevel 200 400\nplayers A 9 20000\nclock 1 5\n---\n"
    acts = "0 clock run\n6 clock level 2\n8 dealer:A riffle\n9 dealer:A deal 1\n"
    told = answer_on_room(read_room(f"{head}{acts}").record, book(house)).sentence
    assert told == "Correct it: the hand is played at level 2, 200-400, not at level 1."
    after = answer_on_room(read_room(f"{head}{acts}10 dealer:A substantial-action\n").record, book(house)).sentence
    assert after == "The hand continues at level 1, 100-200."


@pytest.mark.parametrize("house", [pytest.param(h, id=f"{h}:29") for h in ("tda-2024", "tda-2022")])
def test_a_hand_that_nobody_told_is_dealt_when_it_is_somebodys_turn(house: str) -> None:
    acts = "dealer:B turn B3 2000\n40 B5 call-clock B3\n42 floor start-clock B3\n72 B3 play call\n"
    told = answer_on_room(read_room(f"{SHORT}{acts}").record, book(house)).sentence
    assert told == "B3's action stands: it came at 30 seconds, and 25 plus a count of 5 are allowed."


BEYOND = {
    "a level beyond the sheet": "room\nplayers A 3 5000\n---\nlevel 2\nfloor ask push\n",
    "a high hand that the floor asks about too": "room\nplayers A 3 5000\n---\nA1 ask high-hand\nfloor ask high-hand\n",
}


@pytest.mark.parametrize("text", BEYOND.values(), ids=BEYOND)
def test_what_the_sheet_or_the_seats_do_not_have_is_answered_all_the_same(text: str) -> None:
    record = read_room(text).record
    for house in BOOKS:
        assert answer_on_room(record, book(house)).sentence


@pytest.mark.parametrize(
    ("house", "at"), [pytest.param(key, "RP-8-A", id=f"{key}:RP-8-A") for key in ("tda-2024", "players-2025")]
)
def test_asked_of_the_desk_those_who_go_out_together_share_what_they_are_paid(house: str, at: str) -> None:
    head = "room;event tournament full-table 9;places 27;prizes" + " $400" * 26 + " $360"
    head += ";players A 2-8 20000;players B 7 20000;players C 7 20000;players D 7 20000;player A1 2000 A 1"
    acts = (
        "dealer:A deal;dealer:B deal;dealer:C deal;floor hand-for-hand;bust A1;bust A2;bust B1;bust C1;A1 ask payouts"
    )
    record = read_room(lines(head, acts)).record
    answer = answer_on_room(record, book(house), "desk")
    assert answer.sentence.startswith(
        "The 4 who bust on this hand, after hand for hand was announced, share places 26 to 27, $760 in all"
    )
    assert at in cited(answer)
