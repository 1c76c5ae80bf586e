"""What UPT answers to the other half of a question: why a claim isn't heard, whether a card may be shown, until when
the chips of somebody who isn't there stay, how many make the final table.
"""

from pathlib import Path

import pytest

from tests.grading.answers.in_short import on_both, on_hand
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

CLAIM = "on river;blinds 100 200;pot 2000;in 3 6;seats 9 20000"
ROOM = "room\nevent tournament full-table 9\nlevel 100 200 0 20\nclock 1 1200\n"
HAND = "hand A\non flop\npot 1100\nin 3 8\ncards 8 Kd 9c\n---\nP8 turn up Kd\n"
SHOWN = "on river;blinds 100 200;pot 4600;in 2 5;seats 9 20000;board Qs 7d 8h 2c 3s;cards 2 Kc Kd;cards 5 Ah Ad"
TO_THE_LOSER = "check 2 5;show 2 5;D push-pot 2 4600;P5 dispute award"


def in_room(acts: str, head: str = "players A 6 20000;players B 5 20000", house: str = "upt") -> str:
    text = ROOM + "\n".join([*head.split(";"), "---", *acts.split(";"), ""])
    return answer_on_room(read_room(text).record, book(house)).sentence


@pytest.mark.parametrize(
    ("put", "sentence"),
    [
        (
            1700,
            (
                "The floor decides; by the rule of thumb the claim isn't heard, as 1,700 is 85% of 2,000 and 80% is "
                "enough, and seat 6 makes the full call and puts in 300 more."
            ),
        ),
        (
            600,
            (
                "The floor decides whether seat 6 grossly misunderstood the bet, as 600 is only 30% of 2,000, under "
                "the 80% rule of thumb: if so, 600 goes back, and if not, 1,400 more goes in."
            ),
        ),
    ],
)
@pytest.mark.parametrize("at", [pytest.param("no-limit-12", id="upt:no-limit-12")])
def test_a_claim_of_misunderstanding_is_told_with_the_share_of_the_bet(at: str, put: int, sentence: str) -> None:
    answer = on_hand("upt", CLAIM, f"P3 bet 2000;P6 wager {put};P6 say call;P6 claim mistaken")
    assert answer.sentence == sentence
    assert answer.lead is not None and at in {each.at for each in answer.lead.citations}


@pytest.mark.parametrize(
    ("room", "sentence"),
    [
        (
            "places 6\ntable A 9 button 3\nplayers A 3-5 20000\nplayers A 7-9 20000\nplayers B 6 20000\n---\n",
            (
                "Seat 8 may not show cards, as 12 players are left and 6 are paid: the hand stays live, and the player "
                "may be penalized."
            ),
        ),
        (
            "table A 9 button 3\nplayers A 3-5 20000\nplayers A 7-9 20000\nplayers B 6 20000\n---\n",
            (
                "Seat 8 may not show cards, as 12 players are left, unless the winner takes all: the hand stays live, "
                "and the player may be penalized."
            ),
        ),
        (
            "places 1\ntable A 9 button 3\nplayers A 3-5 20000\nplayers A 7-9 20000\nplayers B 6 20000\n---\n",
            "Seat 8 may show cards: the winner takes all, and the hand stays live.",
        ),
        (
            "places 6\ntable A 9 button 3\nplayer A3 20000 A 3\nplayer A8 20000 A 8\nplayers B 6 20000\n---\n",
            (
                "Seat 8 may not show cards, as 8 players are left and 6 are paid: the hand stays live, and the player "
                "may be penalized."
            ),
        ),
        (
            "places 6\ntable A 9 button 3\nplayer A3 20000 A 3\nplayer A8 20000 A 8\n---\n",
            "The last two players in an event may show.",
        ),
    ],
    ids=["six-paid", "prizes-not-told", "winner-takes-all", "two-at-a-table", "last-two"],
)
@pytest.mark.parametrize("at", [pytest.param("tournament-22", id="upt:tournament-22")])
def test_whether_a_card_may_be_shown_heads_up_is_read_off_the_room(
    tmp_path: Path, at: str, room: str, sentence: str
) -> None:
    answer = on_both(tmp_path, "upt", ROOM + room + HAND)
    assert answer.sentence == sentence
    assert answer.lead is not None and at in {each.at for each in answer.lead.citations}
    options = answer.lead.ruling.options if answer.lead.ruling is not None else ()
    assert ("in-order-as-the-winner-takes-all" in options) == ("unless" in sentence)


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        (
            "in 3 8;P8 turn up",
            (
                "Seat 8 may not show cards before the last two, unless the winner takes all: the hand "
                "stays live, and the player may be penalized."
            ),
        ),
        (
            "in 3 5 8;P8 turn up",
            "Seat 8 may not show cards: the hand stays live, and the player may be penalized.",
        ),
    ],
    ids=["heads-up", "multihanded"],
)
@pytest.mark.parametrize("at", [pytest.param("tournament-22", id="upt:tournament-22")])
def test_it_is_said_that_a_card_may_not_be_shown(at: str, acts: str, sentence: str) -> None:
    players, act = acts.split(";")
    pot = 1100 if players == "in 3 8" else 1500
    answer = on_hand("upt", f"on flop;blinds 100 200;pot {pot};{players};seats 9 20000", act)
    assert answer.sentence == sentence


NO_NUMBER = (
    "UPT doesn't say at how many players the final table is made: it only draws new seats for all as three, two and "
    "one tables are left."
)


@pytest.mark.parametrize("acts", ["floor final-table", "A3 ask final-table", "floor ask final-table"])
@pytest.mark.parametrize("at", [pytest.param("tournament-18", id="upt:tournament-18")])
def test_no_number_of_players_makes_a_final_table(at: str, acts: str) -> None:
    assert in_room(acts) == NO_NUMBER


def test_who_asks_about_the_final_table_hears_how_many_it_seats() -> None:
    assert in_room("A3 ask final-table", house="tda-2024") == in_room("floor final-table", house="tda-2024")


STAY = (
    "A7's chips stay: they may go without notice after 30 minutes or at a new level, whichever comes first: here the "
    "level, after 20"
)


@pytest.mark.parametrize(
    ("acts", "sentence"),
    [
        ("remove A7 20000", f"{STAY}."),
        ("clock run;floor ask absence", f"{STAY}."),
        (
            "clock run;A8 ask absence",
            f"{STAY}; A8 may be away for 10 minutes, or longer after telling a director.",
        ),
    ],
    ids=["removed", "asked-by-the-floor", "asked-by-a-player"],
)
@pytest.mark.parametrize("at", [pytest.param("tournament-5", id="upt:tournament-5")])
def test_the_chips_of_an_absent_entrant_stay_until_the_first_of_two_moments(at: str, acts: str, sentence: str) -> None:
    assert in_room(acts, "players A 9 20000;absent A7") == sentence


@pytest.mark.parametrize("at", [pytest.param("procedures-11", id="upt:procedures-11")])
def test_who_asks_how_long_he_may_be_away_is_told(at: str) -> None:
    assert in_room("A3 ask absence") == "A3 may be away for 10 minutes, or longer after telling a director."


DEALT = ";".join(f"D pitch {each} down" for each in (2, 3, 4, 5, 6, 8, 9, 1) * 2)
MISDEAL = "Misdeal: every card comes back, and the same button deals again; seat 7, though absent, is dealt in"


@pytest.mark.parametrize("at", [pytest.param("tournament-7", id="upt:tournament-7")])
def test_an_absent_player_who_was_dealt_out_is_dealt_in(tmp_path: Path, at: str) -> None:
    assert on_hand("upt", "blinds 100 200;seats 9 20000;absent 7", DEALT).sentence == f"{MISDEAL}."
    room = ROOM + "players A 9 20000\nabsent A7\n---\nclock run\nfloor ask absence\nhand A\n---\n"
    told = on_both(tmp_path, "upt", room + DEALT.replace(";", "\n") + "\n").sentence
    assert told == f"{MISDEAL}; {STAY}."


@pytest.mark.parametrize(
    ("head", "acts", "said"),
    [
        pytest.param(
            "blinds 400 800;seats 9 12000;button 1;seat 3 250",
            "deal;P4 wager 250",
            (
                "It's a full call of 800: seat 4 puts in 550 more; a raise is to at least 1,600, even "
                "though the blind is short."
            ),
            id="short-blind-upt:no-limit-2",
        ),
        pytest.param(
            "on flop;blinds 100 200;pot 1400;in 2 4 7;seats 9 20000;seat 2 60",
            "P2 all-in;P4 raise 260",
            "Nothing is wrong: seat 7 may call 260 or raise, minimum raise to 520.",
            id="over-a-short-all-in-upt:no-limit-2",
        ),
        pytest.param(
            "blinds 300 600;seats 9 20000;seat 2 1500;seat 5 4000;seat 7 6000;seat 9 6000;seat 8 0;button 6",
            "deal;fold 1;all-in 2;fold 3 4;all-in 5;fold 6;all-in 7;all-in 9",
            "The hands of seats 2, 5, 7 and 9 are tabled at once; side pot 2 is 4,000, side pot 1 is 7,500 and the "
            "main pot is 6,000, awarded in that order.",
            id="pots-in-order-upt:showdown-7",
        ),
        pytest.param(
            "on river;blinds 100 200;pot 1400;in 2 5;seats 9 20000",
            "P2 bet 600;fold 5;P5 request see 2",
            "UPT lets only players who were dealt in ask to see a hand, and only one that was in the showdown.",
            id="no-showdown-upt:showdown-5",
        ),
        pytest.param(
            "on flop;blinds 100 200;pot 1400;in 2 4;seats 9 20000",
            "P2 bet 800;P4 wager 100x11",
            "It's a call of 800, not a raise under betting-12; UPT doesn't say whether seat 4 gets 300 back.",
            id="round-closed-by-it-upt:betting-12",
        ),
        pytest.param(
            "on flop;blinds 100 200;pot 1400;in 2 4 7;seats 9 20000;seat 4 1100",
            "P2 bet 800;P4 wager 1100",
            "Nothing is wrong: seat 7 may call 1,100 or raise, minimum raise to 2,200; if seat 7 only calls, seat 2 "
            "may only call 300 or fold: 300 more is short of a full raise of 800.",
            id="silent-all-in-upt:no-limit-3",
        ),
        pytest.param(
            SHOWN,
            f"{TO_THE_LOSER};F tell delay",
            "Play may go on while the ruling waits, and the director may impound the pot; seat 5 wins 4,600, but "
            "seat 2 got 4,600 too much.",
            id="ruling-waits-upt:decision-7",
        ),
    ],
)
def test_what_a_hand_is_asked_about_besides(head: str, acts: str, said: str) -> None:
    assert on_hand("upt", head, acts).sentence == said


@pytest.mark.parametrize("house", ["upt", "tda-2024"])
@pytest.mark.parametrize("ask", ["", "pots"])
def test_pots_asked_for_are_told_with_the_dispute_that_is_heard(house: str, ask: str) -> None:
    """[upt:decision-5] [tda-2024:22]"""
    said = on_hand(house, SHOWN, TO_THE_LOSER, ask).sentence
    assert said == "The dispute is heard: it comes in time; seat 5 wins 4,600, but seat 2 got 4,600 too much."


def test_a_losing_hand_that_was_pushed_the_pot_is_not_to_be_killed_before_that() -> None:
    """[upt:showdown-4]"""
    assert on_hand("upt", SHOWN, TO_THE_LOSER, "showdown").sentence == "Seat 5 wins 4,600."


def test_a_button_told_for_the_hand_to_come_is_not_the_last_one() -> None:
    """[upt:tournament-31]"""
    acts = "dealer:A button 1 2 3;bust A3;dealer:A button 2 2 1"
    said = "A2 in seat 2 has the button and small blind, and A1 in seat 1 the big blind."
    assert in_room(acts, "players A 3 20000;table A 9 button 1") == said
