"""What a floor hears first of a room: the last thing asked, by name and with its figures, below, at and above."""

import pytest

from tests.grading.answers.in_short import on_room
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.kernel.room.document import room_of, text_of
from trainer.rules.book import book
from trainer.rules.room.record import RoomRecord
from trainer.rules.room.sheets import columns
from trainer.shorthand.parts import at_table

P, F, M, U, T, N = "players-2025", "foxwoods-2020", "metropolitan", "upt", "tda-2022", "tda-2024"
HEAD = """room 1
event tournament full-table 9
games holdem
level 100 200 200 20
level 200 400 400 20
clock 1 900
stack 1000x20
bank 1000x99+500x99
chips 100 500 1000
antes big-blind
table A 9 9 1 2
table B 9 9 1 2
player Maria 1000x20 A 1
player Devon 1000x20 A 2
player Priya 1000x20 A 4
player Luis 1000x20 A 5
player Tom 1000x20 B 1
player Sofia 1000x20 B 2
player Nina 1000x20 B 5"""
CLOCK = "dealer:A deal 1;dealer:A turn Priya 400;40 Luis call-clock Priya;50 floor start-clock Priya"
PUSHED = "0 clock run;{} dealer:A push"
AWAY = "10 Priya away;{} Priya back"


def answered(house: str, acts: str, head: str = "", ask: str = "", seat: int = 0) -> Answer:
    return on_room(house, f"{HEAD};{head}", acts, ask, seat)


def first(house: str, acts: str, head: str = "") -> str:
    return answered(house, acts, head).sentence


@pytest.mark.parametrize(
    ("house", "at", "acts", "sentence"),
    [
        (
            T,
            "29",
            f"{CLOCK};80 Priya play call",
            "Priya's action stands: it came at 30 seconds, and 25 plus a count of 5 are allowed.",
        ),
        (T, "29", f"{CLOCK};81 Priya play call", "Priya's hand is dead: the 25 seconds plus a count of 5 are over."),
        (
            M,
            "26",
            f"{CLOCK};110 Priya play call",
            "Priya's action stands: it came at 60 seconds, and 50 plus a count of 10 are allowed.",
        ),
        (M, "26", f"{CLOCK};111 Priya play call", "Priya's hand is dead: the 50 seconds plus a count of 10 are over."),
        (F, "71-A", "floor penalty Priya 3", "Priya misses 3 hands: a missed round is 4 hands here."),
        (F, "71-A", "floor penalty-rounds Priya 2", "Priya misses 8 hands: 2 rounds of 4 hands each."),
        (P, "67-A", "floor penalty-rounds Priya 1", "Priya misses 4 hands: 1 round of 4 hands each."),
        (
            U,
            "tournament-28",
            "floor penalty Priya 1",
            "The director sets how long the penalty lasts: Priya misses 1 hand.",
        ),
        (
            *(M, "33-C", "floor penalty Priya 2;dealer:A deal 1;dealer:A misdeal"),
            "Priya is dealt into the redeal and killed, and the two deals are 1 hand of the penalty: 1 more after it.",
        ),
        (
            *(T, "35-C", "floor penalty Priya 1;dealer:A deal 1;dealer:A misdeal"),
            (
                "Priya is dealt into the redeal and killed, and the two deals are 1 hand of the penalty: "
                "it ends with that hand."
            ),
        ),
        (T, "RP-7", PUSHED.format(809), "There is time for the push: 91 seconds are left, and it stops at 90."),
        (
            *(T, "RP-7", PUSHED.format(810)),
            "The push waits until the next level: 90 seconds are left, and it stops at 90.",
        ),
        (P, "RP-7", PUSHED.format(839), "There is time for the push: 61 seconds are left, and it stops at 60."),
        (
            *(P, "RP-7", PUSHED.format(840)),
            "The push waits until the next level: 60 seconds are left, and it stops at 60.",
        ),
        (
            *(U, "procedures-11", AWAY.format(610)),
            "Priya's absence of 10 minutes is fine: the limit is 10 minutes without notice.",
        ),
        (
            *(U, "procedures-11", AWAY.format(611)),
            "Priya was away 10 minutes 1 second, over 10 minutes without notice: the chips may be picked up.",
        ),
        (
            *(T, "11-A", "dealer:A deal 1;dealer:A end;floor balance A B"),
            "Priya in seat 4, next to post the big blind, moves to table B, seat 3 (the worst position).",
        ),
        (M, "8", "Priya ask special-needs", "Priya's special need is met where possible."),
        (U, "tournament-11-a", "floor colour-up 500", "The 500 chips stay: blinds or antes still need them."),
        (
            *(T, "63", "Priya out-of-view 1000x3"),
            "Priya forfeits 3,000: the chips leave play, and Priya may be disqualified.",
        ),
    ],
)
def test_the_first_sentence_on_a_room_has_names_and_figures(house: str, at: str, acts: str, sentence: str) -> None:
    answer = answered(house, acts)
    assert answer.sentence == sentence
    assert answer.lead is not None and at in [each.at for each in answer.lead.citations]


HAND = "0 clock run;1 dealer:A riffle;8 dealer:A deal 1"
UP = "900 clock zero;900 clock level 2"
PUSH_THEN_UP = f"{HAND};890 dealer:A end;895 dealer:A push;{UP}"
RIFFLE_THEN_UP = f"{HAND};890 dealer:A end;895 dealer:A riffle;{UP}"
ENDED_THEN_UP = f"{HAND};890 dealer:A end;{UP}"
UP_THEN_PUSH = f"{HAND};{UP};905 dealer:A end;908 dealer:A push"
NEXT = "The next hand is played at level 2, 200-400."
INCOMING = (
    "The incoming dealer deals one hand at level 1, 100-200, as the new level began during the push; "
    "the next one is at level 2, 200-400."
)
LOWER = (
    "The new dealer deals one hand at level 1, 100-200, as the pot was awarded before zero; "
    "the next one is at level 2, 200-400."
)
HIGHER = (
    "The new dealer's first hand is at level 2, 200-400, as the pot was still in play at zero; "
    "awarded before, one hand would be at level 1, 100-200."
)
BEGUN_AT_1 = "The hand is played at level 1, 100-200, as it began."


@pytest.mark.parametrize(
    ("house", "at", "acts", "sentence"),
    [
        (N, "23", PUSH_THEN_UP, INCOMING),
        (P, "24", PUSH_THEN_UP, INCOMING),
        (T, "23", PUSH_THEN_UP, BEGUN_AT_1),
        (M, "21", PUSH_THEN_UP, BEGUN_AT_1),
        (F, "23-A", PUSH_THEN_UP, LOWER),
        (F, "23-B", UP_THEN_PUSH, HIGHER),
        (U, "tournament-10", PUSH_THEN_UP, NEXT),
        (N, "23", UP_THEN_PUSH, NEXT),
        *((each, at, RIFFLE_THEN_UP, BEGUN_AT_1) for each, at in ((T, "23"), (N, "23"), (P, "24"), (M, "21"))),
        (F, "23", RIFFLE_THEN_UP, BEGUN_AT_1),
        (U, "tournament-10", RIFFLE_THEN_UP, BEGUN_AT_1),
        *((each, at, ENDED_THEN_UP, NEXT) for each, at in ((T, "23"), (N, "23"), (P, "24"), (M, "21"))),
        (F, "23", ENDED_THEN_UP, NEXT),
        (U, "tournament-10", ENDED_THEN_UP, NEXT),
    ],
)
def test_the_level_of_the_next_hand_is_said_before_it_is_dealt(house: str, at: str, acts: str, sentence: str) -> None:
    answer = answered(house, acts)
    assert answer.sentence == sentence
    assert answer.lead is not None and at in [each.at for each in answer.lead.citations]


@pytest.mark.parametrize(("house", "level"), [(T, 0), (N, 0), (P, 0), (M, 0), (F, 0), (U, 2)])
def test_a_clock_at_zero_alone_is_a_new_level_only_where_its_signal_is(house: str, level: int) -> None:
    """Books that wait for the announcement leave the next hand open until it comes or the hand begins."""
    said = first(house, f"{HAND};890 dealer:A end;900 clock zero")
    assert said == (NEXT if level else "Nothing is wrong.")


@pytest.mark.parametrize("house", [T, N, P, F, M])
def test_a_level_announced_amid_a_hand_is_told_for_the_next_one(house: str) -> None:
    assert first(house, f"{HAND};{UP}") == NEXT
    assert first(house, f"{HAND};900 clock zero") == "Nothing is wrong."


@pytest.mark.parametrize("house", [T, N, P, F, M, U])
def test_the_last_thing_asked_is_answered_after_what_somebody_loses(house: str) -> None:
    told = "Priya out-of-view 1000x3;desk register Yuki 1000x20;desk draw-seat Yuki A 3"
    answer = answered(house, told)
    assert answer.sentence.startswith("Priya forfeits 3,000")
    assert ("; Yuki's seat was drawn" if house == U else "; Yuki is dealt in at once") in answer.sentence


@pytest.mark.parametrize(
    ("acts", "what"),
    [
        ("dealer:A deal 1;floor hand-for-hand", "hand for hand: when it's played"),
        ("dealer:A deal 1;Priya away", "this: a player leaves a live hand"),
    ],
)
def test_blinds_are_no_answer_where_the_rulebook_is_silent_on_what_was_asked(acts: str, what: str) -> None:
    assert first(U, acts).startswith(f"UPT doesn't cover {what}")


def test_what_comes_of_a_bust_leads_before_how_even_the_tables_are() -> None:
    out = "dealer:A deal 1;dealer:A win Maria Devon 1000x20;dealer:A win Maria Priya 1000x20;dealer:A end"
    both = f"{out};floor bust Devon;floor bust Priya"
    assert first(U, both).startswith("Devon and Priya began with 20,000 each: equal prizes")
    assert (
        first(M, both) == "Metropolitan doesn't cover this: who finishes higher of players who bust in the same hand."
    )


@pytest.mark.parametrize(
    ("seat", "sentence"), [(4, "Priya misses 3 hands"), (5, "Luis forfeits 1,000"), (1, "Nothing")]
)
def test_a_seat_is_that_of_the_player_it_is_about(seat: int, sentence: str) -> None:
    told = "floor penalty Priya 3;Luis out-of-view 1000x1"
    assert answered(T, told, seat=seat).sentence.startswith(sentence)


@pytest.mark.parametrize(("ask", "sentence"), [("chips", "Luis forfeits 1,000"), ("clock", "Priya misses 3 hands")])
def test_one_thing_of_a_room_may_be_asked(ask: str, sentence: str) -> None:
    told = "floor penalty Priya 3;Luis out-of-view 1000x1;floor break A"
    assert answered(T, told, ask=ask).sentence.startswith(sentence)


@pytest.mark.parametrize("house", [T, N, P, F, M])
def test_a_player_in_a_wrong_seat_is_told_so_before_whether_he_is_dealt_in(house: str) -> None:
    told = "dealer:A deal 1;dealer:A end;desk register Yuki 1000x20;desk draw-seat Yuki A 8;Yuki sit Yuki A 3"
    assert first(house, told) == "Yuki goes to seat 8 with all of the 20,000."


def test_cash_on_the_table_is_not_fine_where_nothing_is_printed_on_it() -> None:
    assert first(T, "Luis keep cash-on-the-table").startswith("TDA 2022 doesn't cover this")
    assert first(T, "Luis keep in-view") == "Nothing is wrong."


def test_a_line_without_its_second_comes_one_second_after_the_last() -> None:
    told = room_of("\n".join([HEAD, "---", "clock run", "7 dealer:A deal 1", "Priya away", ""]))
    assert [each.at for each in told.happenings] == [0, 7, 8]


def test_money_of_the_desk_is_told_in_dollars() -> None:
    assert first(F, "desk ask payouts", "entries 40 9700;pool 388000").startswith(
        "5 places share $3,763.60, the pool of $3,880"
    )


def test_a_desk_of_which_nothing_is_said_has_chips_for_an_entry() -> None:
    told = "\n".join([HEAD.replace("bank 1000x99+500x99\n", ""), "---", "desk register Yuki 1000x20", ""])
    assert RoomRecord.of(room_of(told)).rooms[-1].player("Yuki").chips.amount == 20_000


SITS_OUT = {"0": "", "1": "floor penalty Priya 1", "2": "dealer:A deal 1;floor penalty Priya 1"}


@pytest.mark.parametrize(("told", "lines"), [("0", []), ("1", ["penalty 4"]), ("2", [])])
def test_a_hand_takes_from_its_room_who_sits_out_a_penalty_and_who_is_away(told: str, lines: list[str]) -> None:
    """A penalty begins with the hand after the one in which it is given."""
    text = "\n".join([HEAD, "absent Luis", "---", *filter(None, SITS_OUT[told].split(";")), ""])
    record = RoomRecord.of(room_of(text))
    found = at_table(record, "A")
    assert [each for each in found if each.startswith(("penalty", "absent"))] == [*lines, "absent 5"]


@pytest.mark.parametrize("house", [T, N, P, F, M])
def test_a_table_one_short_is_nothing_and_the_ante_of_a_hand_that_is_over_no_answer(house: str) -> None:
    bust = "dealer:A deal 1;dealer:A win Maria Devon 1000x20;dealer:A end"
    assert first(house, f"{bust};floor bust Devon") == "Nothing is wrong."
    if house in (N, P, F):
        assert first(house, "dealer:A deal 1").lower().count("devon posts the big blind of 200 first")


@pytest.mark.parametrize("house", [T, N, P, M])
def test_payouts_are_what_is_not_covered_where_they_are_asked_for(house: str) -> None:
    assert first(house, "desk ask payouts").endswith("doesn't cover this: how the prize pool is paid out.")


ASKED = "0 clock run;{} dealer:A ask push"
TIME, WAITS = (
    "There is time for the push: {} seconds are left, and it stops at {}.",
    "The push waits until {}: {} seconds ",
)
SHUT = WAITS + "are left, and it stops at {}."


@pytest.mark.parametrize("ask", ["", "clock"])
@pytest.mark.parametrize("pause", [0, 700])
@pytest.mark.parametrize(("house", "stops"), [(T, 90), (N, 90), (M, 90), (P, 60)])
def test_it_may_be_asked_before_a_push_whether_there_is_time(house: str, stops: int, pause: int, ask: str) -> None:
    """RP-7 in each of the four books: below, at and above its seconds to the level or to a scheduled break."""
    end, what = (pause, "after the break") if pause else (900, "the next level")
    head = f"break {pause}" if pause else ""
    for left, sentence in (
        (stops + 1, TIME.format(stops + 1, stops)),
        (stops, SHUT.format(what, stops, stops)),
        (stops - 1, SHUT.format(what, stops - 1, stops)),
    ):
        answer = answered(house, ASKED.format(end - left), head, ask)
        assert answer.sentence == sentence
        assert answer.lead is not None and [each.at for each in answer.lead.citations] == ["RP-7"]


@pytest.mark.parametrize(("level", "pause", "what"), [(900, 890, "after the break"), (900, 950, "the next level")])
def test_the_nearer_of_level_and_break_counts_for_a_push(level: int, pause: int, what: str) -> None:
    at = min(level, pause) - 30
    assert answered(P, ASKED.format(at), f"break {pause}").sentence == SHUT.format(what, 30, 60)


def test_a_break_stands_in_the_head_of_a_room_and_comes_back_as_it_was_told() -> None:
    room = room_of("\n".join([HEAD, "break 700", "---", "0 clock run", ""]))
    assert room.setup.pause == 700 and room_of(text_of(room)) == room


@pytest.mark.parametrize(
    ("entries", "places", "prize"),
    [
        (60, 7, "7th 5.50% $320.10"),
        (85, 9, "9th 3.50% $288.57"),
        (86, 12, "10th to 12th 2.50% $208.55 each"),
        (115, 12, "10th to 12th 2.50% $278.87 each"),
        (116, 15, "13th to 15th 2.00% $225.04 each"),
    ],
    ids=[f"foxwoods-2020:payout-table-{each}" for each in (60, 85, 86, 115, 116)],
)
def test_every_prize_is_said_with_its_share(entries: int, places: int, prize: str) -> None:
    answer = answered(F, "desk ask payouts", f"entries {entries} 10000;pool {entries * 10000}")
    assert answer.sentence.startswith(f"{places} places share") and len(column(entries)) == places
    assert answer.sentence.endswith(f", {prize}.") and not answer.notes


def column(entries: int) -> tuple[int, ...]:
    return next(each.shares for each in columns(F) if each.first <= entries <= each.last)


@pytest.mark.parametrize("house", [T, N, P])
def test_who_goes_out_as_hand_for_hand_is_called_hears_what_is_shared(house: str) -> None:
    """[tda-2024:RP-8-A]"""
    acts = "1 dealer:A riffle;2 dealer:A deal 1;3 floor hand-for-hand;"
    acts += ";".join(f"dealer:A win Maria {name} 1000x20" for name in ("Devon", "Priya", "Luis"))
    acts += ";20 dealer:A end;" + ";".join(f"21 floor bust {name}" for name in ("Devon", "Priya", "Luis"))
    head = "entries 20 10000;pool 200000;places 5;prizes 80000 50000 30000 25000 15000"
    assert first(house, acts, head).startswith(
        "The 3 who bust on this hand, after hand for hand was announced, share 5th place, $150 in all: $50 each"
    )
    before = "0 dealer:B deal 1;0 dealer:B win Sofia Tom 1000x20;0 dealer:B end;0 floor bust Tom;"
    shared = "The 3 out on this hand share places 4 to 5, $133.33 each; Tom, out before: nothing"
    assert first(house, before + acts, head).startswith(shared)


@pytest.mark.parametrize("house", [pytest.param(M, id=f"{M}:22-A")])
def test_the_bounds_of_a_race_are_told_and_with_cards_who_wins_within_them(house: str) -> None:
    head = "player Fay 25x2 A 6;player Cora 1000x10+25x3 A 3;player Ann 1000x10+25x3 A 7"
    race = "0 floor colour-up 25;1 dealer:A race 25"
    cards = ";2 dealer:A card Ann Qs;3 dealer:A card Cora Ah;4 dealer:A card Fay 3c"
    bounds = _with_chips_of_25(house, race, head)
    assert bounds.startswith("Race off the 8 odd chips") and "one new chip at most each" in bounds
    assert _with_chips_of_25(house, race + cards, head) == (
        "Cora and Ann each get one chip of 100 by the cards, and no one gets two; "
        "Fay, with no other chips, gets one too; nothing is left over."
    )


def _with_chips_of_25(house: str, acts: str, players: str) -> str:
    head = HEAD.replace("chips 100", "chips 25 100")
    text = "\n".join([head, *players.split(";"), "---", *acts.split(";"), ""])
    return answer_on_room(RoomRecord.of(room_of(text)), book(house)).sentence
