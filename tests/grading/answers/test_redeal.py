"""Who may play the deal after a misdeal stands in the first sentence: who was away, who sits out a penalty."""

import pytest

from tests.grading.answers.in_short import lines, on_hand
from tests.grading.answers.test_dealing_told import T22, T24, F, M, P, U, cited, told
from trainer.grading.answers.asked import Question
from trainer.grading.answers.both import Both
from trainer.grading.answers.room.on_room import answer_on_room
from trainer.grading.answers.several_asked import answer_on_all
from trainer.rules.book import book
from trainer.shorthand.rooms import read_room

AGAIN = "Misdeal: every card comes back, and the same button deals again"
TWO_UP = "D pitch 1 down;D pitch 2 up;D pitch 3 down;D pitch 4 up"
IF_BACK, PLAYS = "seat {} may play it if back in time", "seat {} may play it"
KILLED = "seat {} is dealt in, and the cards are killed"
AT = {T22: "35-C", T24: "35-C", P: "36-C", F: "35-C", M: "33-C"}
AWAY = {T22: KILLED, T24: IF_BACK, P: IF_BACK, F: KILLED, M: KILLED}
HOUSES = [pytest.param(house, at, id=f"{house}:{at}") for house, at in AT.items()]


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_was_away_from_the_deal_is_told_what_the_next_is_to_him(house: str, at: str) -> None:
    answer = told(house, TWO_UP, "absent 8")
    assert answer.sentence == f"{AGAIN}; {AWAY[house].format(8)}."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_is_back_for_the_next_deal_may_play_it_where_the_rulebook_lets_him(house: str, at: str) -> None:
    way = PLAYS if AWAY[house] == IF_BACK else KILLED
    whole = ";".join(f"D pitch {seat} {'up' if seat in (1, 2) else 'down'}" for seat in (*range(1, 10), *range(1, 10)))
    answer = told(house, f"{whole};P8 back", "absent 8")
    assert answer.sentence == f"{AGAIN}; {way.format(8)}."
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_sits_out_a_penalty_has_no_hand_in_the_next_deal_either(house: str, at: str) -> None:
    answer = told(house, TWO_UP, "penalty 4 6")
    one = "the deal and the redeal are one hand of the penalty"
    assert answer.sentence == f"{AGAIN}; seats 4 and 6 are dealt in, and the cards are killed; {one}."
    assert at in cited(answer)


@pytest.mark.parametrize("house", [*AT])
def test_with_everybody_there_nothing_is_said_of_who_plays(house: str) -> None:
    assert told(house, TWO_UP).sentence == f"{AGAIN}."


def test_a_rulebook_that_says_nothing_of_the_absent_in_a_new_deal_says_no_more() -> None:
    assert told(U, TWO_UP, "absent 8;penalty 4").sentence == f"{AGAIN}."


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_a_penalty_counts_the_deal_and_the_redeal_as_one_hand(house: str, at: str) -> None:
    whole = ";".join(f"D pitch {seat} down" for seat in (*range(1, 10), *range(1, 10)))
    answer = told(house, f"{whole};D announce misdeal;deal", "penalty 4")
    assert answer.sentence == "Seat 4's hand is dead; the deal and the redeal are one hand of the penalty."
    assert at in cited(answer)


@pytest.mark.parametrize("house", [*AT, U])
@pytest.mark.parametrize(
    "before", ["D pitch 1 up;D announce misdeal", "D pitch 1 up;D gather", "deal;D announce misdeal"]
)
def test_a_deal_told_again_is_shuffled_and_cut_and_settles_the_misdeal(house: str, before: str) -> None:
    assert told(house, f"{before};deal").sentence.startswith("Nothing is wrong: seat 3 may call 200")


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_was_away_as_a_deal_was_called_off_in_the_middle_is_back_for_the_next(house: str, at: str) -> None:
    answer = told(house, "D pitch 1 up;D announce misdeal;P8 back;deal", "absent 8")
    plays = (
        "Seat 8 may play the redeal: the hand is live, as the player was dealt in on the original deal, though away."
    )
    assert answer.sentence == (
        plays if AWAY[house] == IF_BACK else "Seat 8's hand is dead, as the player missed the original deal."
    )
    assert at in cited(answer)


@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_who_was_away_and_who_is_on_penalty_are_told_of_in_one_redeal(house: str, at: str) -> None:
    whole = ";".join(f"D pitch {seat} down" for seat in (*range(1, 10), *range(1, 10)))
    answer = told(house, f"{whole};D announce misdeal;P5 back;deal", "absent 5;penalty 8")
    first = "Seat 5 may play the redeal: the hand is live, as the player was dealt in on the original deal, though away"
    if AWAY[house] != IF_BACK:
        first = "Seat 5's hand is dead, as the player missed the original deal"
    assert answer.sentence == f"{first}; seat 8's hand is dead; the deal and the redeal are one hand of the penalty."
    assert at in cited(answer)


def in_room(house: str, head: str, acts: str) -> str:
    return answer_on_room(read_room(lines(head, acts)).record, book(house)).sentence


ROOM = "room;level 200 400;level 300 600;clock 1 5;players A 9 20000"
ONCE = "the two deals are 1 hand of the penalty: 3 more after it"
HIS = {IF_BACK: "A5 may play the redeal", KILLED: "A5 is dealt into the redeal, and the hand is killed"}


@pytest.mark.parametrize("house", [pytest.param(house, id=f"{house}:{at}") for house, at in AT.items() if house != F])
@pytest.mark.parametrize("again", ["", ";deal"])
def test_a_room_tells_what_the_redeal_is_to_who_was_away(house: str, again: str) -> None:
    his = HIS[AWAY[house]]
    acts = f"A5 away;deal;misdeal;A5 back{again}"
    assert in_room(house, ROOM, acts) == f"{his}."
    assert in_room(house, f"{ROOM};penalty A8 4", acts) == (
        f"{his}; A8 is dealt into the redeal and killed, and {ONCE}."
    )
    up = f"0 clock run;A5 away;deal;misdeal;floor level 2;A5 back{again}"
    assert in_room(house, ROOM, up) == f"{his}; the hand is played at level 1, 200-400, as it began."


THREE = "player A1 20000 A 1;player A5 20000 A 5;player A8 20000 A 8"
AS_BEGUN = "the hand is played at level 1, 200-400, as it began."


@pytest.mark.parametrize("house", [pytest.param(T22, id="tda-2022:35-C"), pytest.param(T24, id="tda-2024:35-C")])
def test_all_of_a_redeal_is_told_once_when_the_level_changes_in_it(house: str) -> None:
    head = f"room;level 200 400;level 300 600;clock 1 60;table A 9 5 8 1;{THREE};absent A5;penalty A8 4"
    comes = "50 desk register New 20000;50 New sit New A 3;"
    acts = f"0 clock run;30 dealer:A deal 1;35 dealer:A misdeal;40 A5 back;{comes}60 clock level 2"
    may = "may play it" if AWAY[house] == IF_BACK else "has the new hand killed"
    new = (
        "New gets no hand in the redeal, and waits for the next one; same button and blinds, 200-400; A5, back in "
        f"time, {may}; A8, on penalty, is dealt in and killed, and both deals are one hand of it"
    )
    assert in_room(house, head, acts) == f"{new}; {AS_BEGUN}"
    both = Both(None, read_room(lines(head, acts)).record)
    asked = answer_on_all(both, book(house), (Question("seats"), Question("clock")))
    assert asked.sentence == f"{new}; {AS_BEGUN}"
    wrong = "Correct it: the hand is played at level 1, 200-400, not at level 2"
    assert in_room(house, head, f"{acts};65 dealer:A deal 2") == f"{wrong}; {new}."
    nobody_new = acts.replace(comes, "")
    killed = f"A8 is dealt into the redeal and killed, and {ONCE}"
    assert in_room(house, head, nobody_new) == f"{HIS[AWAY[house]]}; {killed}; {AS_BEGUN}"
    nobody_away = nobody_new.replace("40 A5 back;", "")
    assert in_room(house, head.replace("absent A5;", ""), nobody_away) == f"{killed}; {AS_BEGUN}"


@pytest.mark.parametrize("house", [T22, T24, U])
def test_a_room_has_no_dead_hand_of_a_deal_that_was_a_misdeal(house: str) -> None:
    assert "A5's hand is dead" not in in_room(house, ROOM, "A5 away;deal;misdeal;A5 back")
    over = "A5 away;deal;misdeal;A5 back;deal;end"
    assert in_room(house, ROOM, f"{over};deal;end").startswith(("Nothing", "A5's absence"))


@pytest.mark.parametrize("house", [pytest.param(T22, id="tda-2022:35-C"), pytest.param(T24, id="tda-2024:35-C")])
def test_a_room_tells_it_until_something_comes_after_the_redeal(house: str) -> None:
    told = in_room(house, f"{ROOM};penalty A8 4", "A5 away;deal;misdeal;A5 back;deal;end")
    assert told == (f"{HIS[AWAY[house]]}; A8 may not play yet and stays away from the table: 3 more to miss.")


@pytest.mark.parametrize("house", [T22, T24])
def test_a_misdeal_after_substantial_action_leaves_the_absent_hand_dead_in_a_room(house: str) -> None:
    assert in_room(house, ROOM, "A5 away;deal;substantial-action;misdeal") == (
        "No misdeal: there was substantial action, and the hand goes on; A5's hand is dead, and any blind or ante "
        "stays in the pot."
    )


AS_35 = {T22: "35-D", T24: "36", P: "36-D", F: "35-D", M: "33-D"}
RAN_OUT = ROOM.replace("clock 1 5", "clock 1 0")
TO_COME = "the next hand is played at level 2, 300-600."
NO_MISDEAL = [
    *(pytest.param(house, "there was substantial action", id=f"{house}:{AS_35[house]}") for house in AS_35),
    pytest.param(U, "action had begun", id="upt:misdeal-1"),
]


@pytest.mark.parametrize(("house", "why"), NO_MISDEAL)
@pytest.mark.parametrize("acts", ["substantial-action;misdeal;level 2", "substantial-action;level 2;misdeal"])
def test_the_level_is_that_of_the_next_hand_where_a_misdeal_comes_too_late(house: str, why: str, acts: str) -> None:
    goes_on = f"No misdeal: {why}, and the hand goes on"
    assert in_room(house, RAN_OUT, f"deal;{acts}") == f"{goes_on}; {TO_COME}"
    assert in_room(house, RAN_OUT, "deal;substantial-action;misdeal") == f"{goes_on}."
    in_time = in_room(house, RAN_OUT, "deal;misdeal;level 2")
    assert in_time.startswith("The hand is played at level 1, 200-400")


@pytest.mark.parametrize(("house", "why"), NO_MISDEAL)
@pytest.mark.parametrize("again", ["end", "deal", "deal;end", "deal;misdeal", "riffle;deal;substantial-action"])
def test_a_misdeal_too_late_is_none_though_the_hand_was_dealt_again(house: str, why: str, again: str) -> None:
    goes_on = f"No misdeal: {why}, and the hand goes on"
    head = RAN_OUT.replace("clock 1 0", "clock 1 300")
    room = read_room(lines(head, f"deal;substantial-action;misdeal;{again}")).record
    assert answer_on_room(room, book(house), "deal").sentence == f"{goes_on}."
    to_come = f"zero;level 2;{again.replace('deal', 'deal 2')}".replace("misdeal 2", "misdeal")
    assert in_room(house, head, f"deal;substantial-action;misdeal;{to_come}") == f"{goes_on}; {TO_COME}"


OUT_OF_TURN = (
    "A8 play fold;A9 play call",
    "A8 play fold;A9 play call;A1 play call",
    "A7 play fold;A9 play call",
    "A8 play fold;A7 play call",
    "A8 play call;A7 play raise;A9 play fold",
    "dealer:A turn A9 400;A1 play call;A2 play fold",
    "end;deal;A9 play call;A1 play fold",
)
IN_TURN = (
    "A8 play fold;A7 play call;A9 play fold",
    "A8 play call;A7 play raise;A8 play fold",
    "dealer:A turn A9 400;A9 play call;A1 play fold",
    "A7 away;A8 play call;A9 play fold",
    "end;deal;A8 play call;A9 play fold",
    "end;deal;end;deal;A9 play call;A1 play fold",
    "end;button 8 9 1;deal;A2 play call;A3 play fold",
    "misdeal;deal;A7 play call;A8 play fold",
)


@pytest.mark.parametrize(("house", "why"), NO_MISDEAL)
@pytest.mark.parametrize("ends", ["", ";end"])
@pytest.mark.parametrize(
    ("acted", "substantial"),
    [
        ("A7 play call", ()),
        ("A7 play fold;A8 play fold", ("upt",)),
        ("A7 play call;A8 play fold", (*AS_35, "upt")),
        ("A7 play fold;A8 play check;A9 play fold", (*AS_35, "upt")),
        *((out, ("upt",)) for out in OUT_OF_TURN),
        *((row, (*AS_35, "upt")) for row in IN_TURN),
    ],
)
def test_players_acts_make_it_too_late_as_each_house_counts_them(
    house: str, why: str, acted: str, substantial: tuple[str, ...], ends: str
) -> None:
    said = in_room(
        house, f"{RAN_OUT.replace('clock 1 0', 'clock 1 300')};table A 9 button 4", f"deal;{acted};misdeal{ends}"
    )
    assert said.startswith(f"No misdeal: {why}") == (house in substantial)


@pytest.mark.parametrize("house", [T24, U])
@pytest.mark.parametrize(
    "acts", ["deal;misdeal;deal;substantial-action;end", "deal;substantial-action;end;deal;misdeal", "deal;misdeal;end"]
)
def test_one_that_comes_in_time_stays_a_misdeal(house: str, acts: str) -> None:
    """[tda-2024:35-D] [upt:misdeal-1]"""
    assert not in_room(house, ROOM, acts).startswith("No misdeal")


@pytest.mark.parametrize("house", [T22, T24])
def test_who_is_away_for_both_deals_has_a_dead_hand(house: str) -> None:
    assert in_room(house, ROOM, "A5 away;deal;misdeal;deal").startswith("A5's hand is dead")


SKIPPED = ";".join(f"D pitch {seat} down" for seat in (1, 2, 3, 4, 5, 7, 8, 9) * 2)


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("after", ["P4 back", "D gather;P4 back"])
def test_a_misdeal_stays_one_with_its_cards_gathered_and_somebody_back(house: str, at: str, after: str) -> None:
    """Seat 6 got no cards, and seat 4 was away as the deal was called off."""
    said = told(house, f"{SKIPPED};D announce misdeal;{after}", "absent 4").sentence
    assert said.startswith("Misdeal: every card comes back, and the same button deals again; ")
    may_play = "seat 4 may play" in said
    assert may_play == (AWAY[house] == IF_BACK), said


@pytest.mark.parametrize("house", ["tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan", "upt"])
def test_a_misdeal_in_stud_names_no_button(house: str) -> None:
    head = "game stud limit;ante 100;bring-in 100;small-bet 400;big-bet 800;seats 8 20000"
    said = on_hand(house, head, "D pitch 2 down;D pitch 1 down").sentence
    assert said == "Misdeal: every card comes back, and the hand is dealt again."


BACK = ";".join(f"D pitch {seat} {'up' if seat in (1, 2) else 'down'}" for seat in (*range(1, 10), *range(1, 10)))
ONE = "the deal and the redeal are one hand of the penalty"


@pytest.mark.parametrize(("house", "at"), HOUSES)
@pytest.mark.parametrize("after", ["", ";D announce misdeal"])
def test_a_misdeal_is_one_hand_of_a_penalty_with_somebody_else_back_for_it(house: str, at: str, after: str) -> None:
    text, head = f"{BACK}{after};P7 back", "absent 7;penalty 4"
    assert told(house, text, head).sentence.endswith(f"the cards are killed; {ONE}.")
    for ask in ("conduct", "seats"):
        his = on_hand(house, f"blinds 100 200;seats 9 20000;{head}", text, ask, 4)
        assert his.sentence == f"Seat 4 is dealt into the redeal, and the cards are killed; {ONE}."
        assert not any("eat 4's hand is dead" in each for each in his.also)


@pytest.mark.parametrize("acts", ["deal;D announce misdeal;P3 back", "D pitch 2 down;D announce misdeal;P3 back"])
def test_of_a_deal_called_off_it_is_told_who_plays_the_next_one(acts: str) -> None:
    """[tda-2024:35-C] Whether or not it was told what makes it a misdeal."""
    said = told("tda-2024", acts, "absent 3;penalty 6").sentence
    assert ("; seat 3 may play " in said) is ("D pitch 2" in acts)
    assert ("if it is dealt again, seat 3 may play " in said) is ("D pitch 2" not in acts)
    assert said.endswith(f"; seat 6 is dealt in, and the cards are killed; {ONE}.")


BACK_IN = "P5 away;deal;D announce misdeal;P5 back;deal"
MISSED = "Seat 5's hand is dead, as the player missed the original deal."
LIVE = "Seat 5 may play the redeal: the hand is live, as the player was dealt in on the original deal, though away."


@pytest.mark.parametrize("since", ["", ";fold 4 5", ";call 4;fold 5"])
@pytest.mark.parametrize(("house", "at"), HOUSES)
def test_what_kills_a_hand_of_the_redeal_is_not_the_first_deal(house: str, at: str, since: str) -> None:
    answer = on_hand(house, "blinds 100 200;seats 5 20000;button 1", BACK_IN + since)
    assert answer.sentence.startswith(MISSED if AWAY[house] == KILLED else LIVE)
    assert (at in cited(answer), answer.settled) == (True, ())
    assert AWAY[house] != KILLED or bool(answer.steps) is not bool(since)


def test_who_is_at_the_table_for_the_last_card_of_a_deal_has_a_live_hand() -> None:
    """[upt:tournament-13] Of a redeal nothing more is printed."""
    answer = on_hand("upt", "blinds 100 200;seats 5 20000;button 1", BACK_IN)
    assert answer.sentence == "Seat 5's hand is live: the player was at the table for the last card of the redeal."
