"""What is asked of one player or seat: the last chips in a race, a hand that was taken, an early call, the last two."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from trainer.grading.answers.asked import question
from trainer.grading.answers.both import Both
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

TDA = ("tda-2022", "tda-2024")


def in_room(house: str, head: str, acts: str, ask: str = "", name: str = "") -> str:
    return answer_on_room(read_room(lines(head, acts)).record, book(house), ask, 0, name).sentence


CLOCKED = "room;level 100 200;players A 9 20000"


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:24-A") for house in TDA])
def test_who_has_only_odd_chips_cannot_be_raced_out(house: str) -> None:
    head = "room;level 100 200;chips 25 100 500;player Ann 25 A 6;player Bob 5000+25x2 A 1;player Cy 5000+25 A 3"
    acts = "colour-up 25;race 25"
    out = "Ann can't be raced out: with no other chips, Ann gets one chip of 100 in any case."
    assert in_room(house, head, acts, "chips", "Ann") == out
    assert in_room(house, head, acts, "chips", "Bob").startswith("Race off the 4 odd chips")


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:65-A") for house in TDA])
def test_a_hand_that_was_taken_is_told_where_its_chips_are_asked_for(house: str) -> None:
    head, acts = "on turn;blinds 100 200;pot 4200;in 2 4 7;seats 9 40000;button 4", "P7 bet 3000;P2 call;D muck 7"
    told = on_hand(house, head, acts, "pots", 7).sentence
    assert told == "The floor decides: unless seat 7's hand is identified, it is out, and called bets aren't refunded."


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:59-B") for house in TDA])
def test_a_call_before_the_amount_is_the_floors_also_where_it_is_asked_for(house: str) -> None:
    acts = "deal;fold 3 4;P5 say raise;P6 say call;P5 say 12000"
    early = "The floor rules on seat 6's call before the amount was clear, and may hold it to any amount."
    assert on_hand(house, "blinds 500 1000;seats 9 90000", acts, "wager", 6).sentence == early
    assert on_hand(house, "blinds 500 1000;seats 9 90000", acts).sentence == early


LAST_TWO = "room;level 500 1000;table A 9 button 1;player Ann 50000 A 1;player Dee 5000 A 4;player Gus 50000 A 7"
AT = (
    ("tda-2022", "34"),
    ("tda-2024", "34-B"),
    ("players-2025", "35"),
    ("foxwoods-2020", "34"),
    ("metropolitan", "32"),
    ("upt", "button-3"),
)


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in AT])
@pytest.mark.parametrize(
    ("out", "button", "big"), [("Dee", "Gus in seat 7", "Ann in seat 1"), ("Gus", "Dee in seat 4", "Ann in seat 1")]
)
def test_nobody_has_the_big_blind_twice_as_two_are_left(house: str, out: str, button: str, big: str) -> None:
    told = f"{button} has the button and small blind, and {big} the big blind."
    assert in_room(house, LAST_TWO, f"deal;end;bust {out}", "button") == told


@pytest.mark.parametrize("house", TDA)
def test_with_three_left_or_a_hand_dealt_since_nothing_is_said_of_it(house: str) -> None:
    four = f"{LAST_TWO};player Eve 5000 A 8"
    assert "button and small blind" not in in_room(house, four, "deal;end;bust Dee", "button")
    assert "button and small blind" not in in_room(house, LAST_TWO, "deal;end;bust Dee;deal", "button")


def test_in_stud_the_seats_of_a_line_act_in_their_turn_whatever_their_order() -> None:
    head = "game stud limit;ante 100;bring-in 200;small-bet 400;big-bet 800;seats 4 20000;on fourth;pot 1200;in 1 2 3 4"
    told = {
        on_hand("tda-2024", head, f"check {seats};street;check {seats}").sentence for seats in ("1 2 3 4", "4 2 3 1")
    }
    assert len(told) == 1


RIVER = "on river;blinds 500 1000;pot 90000;in 3 6;seats 9 160000"
UNCLEAR = "The floor rules on seat 3's bet: the player said 42,000 first, which normally counts, but put out 5,000."


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:40-A") for house in TDA])
def test_what_a_call_of_an_unclear_bet_comes_to_is_not_told_before_the_bet(house: str) -> None:
    acts = "P3 say forty-two thousand;P3 wager one 5000;P6 wager one 5000"
    assert on_hand(house, RIVER, acts, "wager", 6).sentence == UNCLEAR
    assert on_hand(house, RIVER, acts, "wager", 3).sentence == UNCLEAR


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:59-A") for house in TDA])
def test_words_said_before_come_first_where_the_wager_is_asked_for(house: str) -> None:
    acts = "P6 say if you bet I will raise;P3 bet 3000;P6 fold"
    held = "The floor may hold seat 6 to those words, penalize the player, or both."
    assert on_hand(house, RIVER, acts, "wager", 6).sentence == held
    assert on_hand(house, RIVER, acts, "wager", 3).sentence == "Seat 3 bets 3,000."


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:54-A") for house in TDA])
def test_a_count_asked_for_is_told_where_the_wager_is_asked_for(house: str) -> None:
    told = on_hand(house, RIVER, "P3 request pot-count", "wager", 3).sentence
    assert told.startswith("The dealer doesn't count the pot")


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:71-D") for house in TDA])
def test_the_chips_of_who_is_disqualified_are_asked_for_as_chips(house: str) -> None:
    told = in_room(house, "room;level 500 1000;players A 9 20000", "disqualify A5", "chips", "A5")
    assert told == "A5's 20,000 in chips leaves play."


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:52-A") for house in TDA])
def test_what_the_next_player_may_do_is_told_beside_a_raise_still_to_be_made_larger(house: str) -> None:
    head = "on river;blinds 500 1000;pot 6000;in 2 5 9;seats 9 40000"
    told = on_hand(house, head, "P2 bet 3000;P5 wager 1000x5", "rights").sentence
    more = "The raise is to 6,000, not 5,000: seat 5 puts in 1,000 more"
    assert told == f"{more}; then seat 9 may call 6,000 or raise, minimum raise to 9,000."
    assert on_hand(house, head, "P2 bet 3000;P5 wager 1000x5").sentence == f"{more}."


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:60") for house in TDA])
def test_a_count_is_told_where_the_chips_of_that_seat_are_asked_for(house: str) -> None:
    told = {on_hand(house, RIVER, "P3 check;P6 request count 3", "chips", seat).sentence for seat in (3, 6)}
    assert told == {"Seat 6 gets a fair look at the stack, not a count: they face no all-in."}


REDEAL = "room;level 200 400;players A 5 20000;players B 3 20000;absent A2;penalty A3 2"
KILLED = "A2 is dealt into the redeal, and the hand is killed"
ONE_HAND = "A3 is dealt into the redeal and killed, and the two deals are 1 hand of the penalty: 1 more after it"
NOT_NEW = "B1 gets no hand in the redeal, and waits for the next one"


@pytest.mark.parametrize(
    ("comes", "ask", "name", "sentence"),
    [
        ("sit B1 A 7", "seats", "B1", f"{NOT_NEW}."),
        ("sit B1 A 7", "seats", "", f"{KILLED}; {NOT_NEW}."),
        (
            "break B;draw-seat B1 A 7;sit B1 A 7",
            "deal",
            "",
            f"{KILLED}; {ONE_HAND}; {NOT_NEW}.",
        ),
    ],
    ids=["tda-2022:35-C-moved", "tda-2022:35-C-asked", "tda-2022:35-C-deal"],
)
def test_who_comes_before_a_redeal_waits_whoever_is_asked_about(comes: str, ask: str, name: str, sentence: str) -> None:
    acts = f"dealer:A deal;dealer:A misdeal;A2 back;{comes};dealer:A deal"
    assert in_room("tda-2022", REDEAL, acts, ask, name) == sentence


def test_what_is_asked_of_a_seat_for_a_redeal_is_told_of_who_sits_there() -> None:
    """TDA 2022 35-C."""
    record = read_room(lines(REDEAL, "dealer:A deal;dealer:A misdeal;A2 back;dealer:A deal")).record
    told = answer_on_room(record, book("tda-2022"), "seats", 2).sentence
    assert told == f"{KILLED}."


def test_how_the_pool_is_paid_is_told_of_who_is_asked_about() -> None:
    """Foxwoods payout-table-46-60."""
    told = in_room(
        "foxwoods-2020", "room;sheet event-120;entries 60;players A 8 20000", "bust A1;floor ask payouts", "desk", "A1"
    )
    assert told.startswith("7 places share $5,645.40")


def test_a_wager_may_be_asked_for_where_a_bounty_chip_is_in_the_pot_of_a_hand() -> None:
    """Foxwoods bounty-2."""
    head, acts = "room;bounty $25;level 100 200;players A 3 20000", "deal;A1 bounty in-the-pot"
    assert in_room("foxwoods-2020", head, acts, "wager") == "Nothing is wrong."


@pytest.mark.parametrize(
    ("house", "head", "acts", "ask", "sentence"),
    [
        pytest.param(
            *(
                "players-2025",
                "room;chips 500 1000;player Sam 1000x5+100x7 A 6;players A 1-5 20000",
                "race 100",
                "chips",
            ),
            "Sam gets 500 at equal value; 200 leaves play without compensation.",
            id="players-2025:25-C",
        ),
        pytest.param(
            *("metropolitan", "room;event tournament full-table 6;players A 6 20000;players B 3 20000"),
            *("floor ask balance", "seats", "The floor decides whether table B stops."),
            id="metropolitan:9-C",
        ),
        pytest.param(
            *("upt", "room;players A 8 20000", "deal;turn A4 0;A5 call-clock A4", "clock"),
            "The floor may start the clock on A4, but the 60 seconds are for a player who faces a bet.",
            id="upt:no-limit-16",
        ),
        pytest.param(
            *("upt", "room;players A 8 20000", "deal;turn A4 600;A5 call-clock A4", "clock"),
            "The floor may start the clock on A4: 60 seconds to act on a bet, with a warning at 10.",
            id="upt:no-limit-16-bet",
        ),
        pytest.param(
            *(
                "upt",
                CLOCKED,
                "0 dealer:A turn A4 600;1 A8 call-clock A4;2 dealer:A start-clock A4;47 clock run",
                "clock",
            ),
            "A4's hand isn't dead: 45 of the 60 seconds are up, 15 are left, with a warning at 10.",
            id="upt:no-limit-16-gone",
        ),
        pytest.param(
            *("tda-2024", CLOCKED, "0 dealer:A turn A4 600;2 dealer:A start-clock A4;29 clock run", "clock"),
            "A4's hand isn't dead: the 25 seconds are up, and 3 of the count of 5 are left.",
            id="tda-2024:29-counted",
        ),
        pytest.param(
            *("tda-2024", "room;places 10;players A 6 20000;players B 5 20000", "hand-for-hand;bust A1", "desk"),
            "A1 is out alone in 11th place: 10 are paid.",
            id="tda-2024:RP-8-A",
        ),
        pytest.param(
            *("players-2025", "table A 9 9 1 2;players A 9 20000", "penalty A2 2;deal", "button"),
            "Nothing is wrong.",
            id="players-2025:67-C-without-room",
        ),
    ],
)
def test_what_a_room_is_asked_as_it_was_told(house: str, head: str, acts: str, ask: str, sentence: str) -> None:
    assert in_room(house, head, acts, ask) == sentence


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:8-A") for house in TDA])
def test_who_has_not_entered_yet_may_be_asked_about(house: str) -> None:
    both = Both(room=read_room(lines("level 100 200;players A 8 20000", "Zoe ask alternate")).record)
    said = answer_on_all(both, book(house), [question("desk:Zoe")]).sentence
    assert said == "If entries are still sold, Zoe gets a full stack and a drawn seat, like any new player."
    with pytest.raises(ValueError, match="no one is called"):
        answer_on_all(both, book(house), [question("desk:Zed")])
