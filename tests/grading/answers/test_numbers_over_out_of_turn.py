"""A bare number beside what was done out of turn: asked about where it can mean several things, else read by right."""

import pytest

from tests.grading.answers.in_short import on_hand, said_of

T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
B = "P2 bet 800;"
ASKED = "Ask seat {} whether the amount is {}; if it stays unclear, the floor rules"
TWELVE = ASKED.format(5, "1,200 or 12,000")
EARLY = ASKED.format(7, "1,200 or 12,000")
HANGS = "; the amount of seat 7's {} depends on that."
RAISED = "Seat 7's action isn't binding, as seat 5's raise changed the action"
ONLY_CALLS = f"{RAISED}: 1,600 goes back, and seat 7 may only call {{}} or fold; "
METROPOLITAN = (
    (f"{B}P7 raise 1600;P5 say twelve", "", TWELVE + HANGS.format("raise")),
    (f"{B}P7 raise 1600;P5 say twelve", "rights:7", TWELVE + HANGS.format("raise")),
    (f"{B}P7 raise 1600;P5 say twelve", "wager:7", TWELVE + HANGS.format("raise")),
    (f"{B}P7 wager 1600;P5 say fifteen", "", ASKED.format(5, "1,500 or 15,000") + HANGS.format("raise")),
    (f"{B}P7 raise 1600;P5 say eleven", "", ASKED.format(5, "1,100 or 11,000") + HANGS.format("raise")),
    (f"{B}P7 raise 1600;P5 say twenty", "", ASKED.format(5, "2,000 or 20,000") + HANGS.format("raise")),
    (f"{B}P7 call;P5 say eleven", "", ASKED.format(5, "1,100 or 11,000") + HANGS.format("call")),
    ("P7 bet 800;check 2;P5 say twelve", "", TWELVE + HANGS.format("raise")),
    ("check 2;P5 say twelve;P7 call", "", TWELVE + HANGS.format("call")),
    ("check 2;P5 say twelve;P7 raise 3000", "", TWELVE + HANGS.format("raise")),
    (f"{B}P7 say twelve;P5 fold", "", f"{EARLY}."),
    (f"{B}P7 say twelve;P5 call", "", f"{EARLY}."),
    (f"{B}P7 say twelve;P5 raise 2000", "", f"{RAISED}: seat 7 may only call 2,000 or fold."),
    (
        f"{B}P7 raise 1600;P5 say 1200",
        "",
        f"{ONLY_CALLS.format('1,600')}the raise is to 1,600, not 1,200: seat 5 puts in 1,600 more.",
    ),
    (
        f"{B}P7 raise 1600;P5 say five",
        "",
        f"{ONLY_CALLS.format('5,000')}seat 5 raises to 5,000 and puts in 5,000 more.",
    ),
)
OVERTAKEN = f"{RAISED}: {{}} goes back, and they may call 1,600, raise to at least 2,400 or fold; "
BY_THE_POT = (
    (f"{B}P7 raise 1600;P5 say twelve", OVERTAKEN.format("1,600") + "the number means 1,200, "),
    (f"{B}P7 wager 1600;P5 say fifteen", OVERTAKEN.format("1,600") + "the number means 1,500, "),
    (f"{B}P7 all-in;P5 say twelve", OVERTAKEN.format("20,000") + "the number means 1,200, "),
    (f"{B}P7 call;P5 say twelve", OVERTAKEN.format("800") + "the number means 1,200, "),
    (
        f"{B}P7 raise 1600;P5 say eleven",
        (
            "Seat 7's out-of-turn raise is binding at 1,600, as a call doesn't change the action; "
            "the action is on seat 2; the "
            "number means"
        ),
    ),
)
UPT = (
    (f"{B}P7 raise 1600;P5 say twelve", "UPT doesn't cover this: "),
    (f"{B}P7 all-in;P5 say twelve", "UPT doesn't cover this: "),
    ("check 2;P5 say twelve;P7 raise 3000", "UPT doesn't cover this: an amount that can mean several things, seat 5;"),
    (f"{B}P7 raise 1600;P5 say 12000", "Seat 7 posted 1,600 and may call 10,400 more"),
)


@pytest.mark.parametrize(("acts", "asked", "told"), METROPOLITAN, ids=[f"51 {row[0]} {row[1]}" for row in METROPOLITAN])
def test_a_number_is_asked_about_before_what_hangs_on_it(acts: str, asked: str, told: str) -> None:
    assert said_of("metropolitan", T, acts, asked) == told


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "players-2025", "foxwoods-2020"])
@pytest.mark.parametrize(("acts", "told"), BY_THE_POT, ids=[f"57 {acts}" for acts, _ in BY_THE_POT])
def test_a_number_over_an_act_out_of_turn_is_read_against_the_bet_faced_by_right(
    house: str, acts: str, told: str
) -> None:
    assert on_hand(house, T, acts).sentence.startswith(told)


@pytest.mark.parametrize(("acts", "told"), UPT, ids=[f"out-of-turn-2 {acts}" for acts, _ in UPT])
def test_a_number_over_a_posted_raise_settles_nothing_where_nothing_is_said_of_it(acts: str, told: str) -> None:
    assert on_hand("upt", T, acts).sentence.startswith(told)
