"""A number alone that is too little for a raise, once others have called, raised or waited on it."""

import pytest

from tests.grading.answers.in_short import said_of

FIVE = ("tda-2024", "tda-2022", "players-2025", "foxwoods-2020", "metropolitan")
T = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000"
P = "blinds 100 200;seats 6 20000"
CALLS = "Seat 5's 1,100 is a call of 800; "
COMES = "The raise is to 1,600, not 1,200: seat 5 puts in {} more; "
IN_FIVE = (
    (
        "43-A",
        T,
        "P2 bet 800;P5 say 1100;P7 raise 2000",
        CALLS + "seat 2 may call 1,200 or raise, minimum raise to 3,200",
    ),
    ("43-A", T, "P2 bet 800;P5 say 1199;P7 raise 2000", "minimum raise to 3,200"),
    (
        "43-A",
        T,
        "P2 bet 800;P5 say 1100;P7 raise 2000;P2 call",
        "seat 5 may call 1,200 or raise, minimum raise to 3,200",
    ),
    ("43-A", P, "deal;P3 raise 600;P4 say 799;P5 raise 1400", "seat 6 may call 1,400 or raise, minimum raise to 2,200"),
    (
        "43-A",
        T,
        "P2 bet 800;P5 say 1100;P7 raise 1599",
        CALLS + "seat 7's raise is to 1,600, not 1,599: seat 7 puts in 1 more",
    ),
    (
        "43-A",
        T,
        "P2 bet 800;P5 say 1100;P7 raise 1200",
        CALLS + "seat 7's raise is to 1,600, not 1,200: seat 7 puts in 400",
    ),
    ("43-A", T, "P2 bet 800;P5 say 1100;P7 raise 2000;P2 raise 3000", CALLS + "seat 2's raise is to 3,200, not 3,000"),
    ("43-A", T, "P2 bet 800;P5 say 1100;P7 wager 700", CALLS + "it's a full call of 800: seat 7 puts in 100 more"),
    ("43-A", T, "P2 bet 800;P5 say 1100;P7 wager 800", "It's a call: seat 5 puts in 800 more, 800 in all."),
    ("43-A", T, "P2 bet 800;P5 say call;P7 wager 800", "It's a call: seat 5 puts in 800 more, 800 in all."),
    ("43-A", T, "P2 bet 800;P5 say call;P7 fold", "It's a call: seat 5 puts in 800 more, 800 in all."),
    (
        "52-A",
        T,
        "P2 bet 800;P5 say 1200;P7 wager 800",
        COMES.format("1,600") + "then the floor decides: seat 7 makes the full call of 1,600, or folds",
    ),
    (
        "52-A",
        T,
        "P2 bet 800;P5 raise 1200;P7 wager 800",
        COMES.format("400") + "then the floor decides: seat 7 makes the full call of 1,600, or folds",
    ),
    ("52-A", T, "P2 bet 800;P5 say 1200;P7 wager 1600", COMES.format("1,600") + "seat 7's call of 1,600 stands."),
    (
        "52-A",
        T,
        "P2 bet 800;P5 say 1200;P7 raise 1400",
        COMES.format("1,600") + "then the raise is to 2,400, not 1,400",
    ),
    (
        "52-A",
        T,
        "P2 bet 800;P5 say 1200;P7 wager 1400",
        "The raise is to 1,600, not 1,200: seats 5 and 7 make it 1,600.",
    ),
    (
        "52-A",
        T,
        "P2 bet 800;P5 say 1200;P7 wager 1200",
        "The raise is to 1,600, not 1,200: seats 5 and 7 make it 1,600.",
    ),
    (
        "52-A",
        P,
        "deal;P3 raise 600;P4 say 850;P5 raise 1800",
        "The raise is to 1,000, not 850: seat 4 puts in 1,000 more; seat 5's raise to 1,800 stands.",
    ),
    (
        "53-A",
        T,
        "P2 bet 800;P7 say 1600;P5 say 1100",
        "Seat 7's out-of-turn raise is binding at 1,600, as a call doesn't change the action;",
    ),
    (
        "53-A",
        T,
        "P2 bet 800;P7 raise 2000;P5 say 1000",
        "Seat 7's out-of-turn raise is binding at 2,000, as a call doesn't change the action;",
    ),
    (
        "53-A",
        T,
        "P2 bet 800;P7 call;P5 say 1100",
        "Seat 7's out-of-turn call is binding at 800; it's a call: seat 5 puts in 800 more",
    ),
)
RIGHTS = (
    (T, "P2 bet 800;P5 say 1100;P7 raise 2000", 2, "Seat 2 may call 1,200 or raise, minimum raise to 3,200."),
    (P, "deal;P3 raise 600;P4 say 799;P5 raise 1400", 6, "Seat 6 may call 1,400 or raise, minimum raise to 2,200."),
    (P, "deal;P3 raise 600;P4 say 850;P5 raise 1800", 6, "Seat 6 may call 1,800 or raise, minimum raise to 2,600."),
    (T, "P2 bet 800;P5 say 1100;P7 call", 5, "The betting on this street is over: no one is to act."),
    (T, "P2 bet 800;P5 say call;P7 call", 5, "The betting on this street is over: no one is to act."),
)
UPT = (
    "Seat {}'s “{}” alone is too little for a raise: UPT betting-14 brings it up to 1,600, unless the floor takes it "
    "for a call of 800; {}."
)
ASKED = (
    "Ask seat 5 whether the amount is {}; if it stays unclear, the floor rules; the amount of "
    "seat 7's {} depends on that."
)
HANGS = "the amount of seat {}'s {} depends on that"
OPEN = (
    ("P2 bet 800;P5 say 1200;P7 call", "", UPT.format(5, "1,200", HANGS.format(7, "call"))),
    ("P2 bet 800;P5 say 1200;P7 raise 2400", "", UPT.format(5, "1,200", HANGS.format(7, "raise"))),
    ("P2 bet 800;P5 say 1100;P7 wager 800", "", UPT.format(5, "1,100", HANGS.format(7, "call"))),
    ("P2 bet 800;P5 say 1100;P7 raise 2000", "rights:2", UPT.format(5, "1,100", HANGS.format(7, "raise"))),
    ("P2 bet 800;P5 say 1100;P7 raise 2000", "wager:7", UPT.format(5, "1,100", HANGS.format(7, "raise"))),
    ("P2 bet 800;P7 call;P5 say 1100", "", UPT.format(5, "1,100", HANGS.format(7, "call"))),
    ("P2 bet 800;P7 say 1100", "", UPT.format(7, "1,100", "the action is on seat 5")),
    ("P2 bet 800;P7 say 1100;P5 call", "", UPT.format(7, "1,100", HANGS.format(5, "call"))),
    ("P2 bet 800;P7 say 1100;P5 raise 2000", "", UPT.format(7, "1,100", HANGS.format(5, "raise"))),
    ("P2 bet 800;P7 say 1200", "", UPT.format(7, "1,200", "the action is on seat 5")),
    ("P2 bet 800;P7 say 1500;P5 call", "", UPT.format(7, "1,500", HANGS.format(5, "call"))),
    ("P2 bet 800;P7 say 1600", "", "Seat 7 posts the minimum, 1,600; the action is on seat 5."),
    ("P2 bet 800;P7 say raise 1200", "", "Seat 7 posts the minimum, 1,600; the action is on seat 5."),
)
TO_ASK = (
    ("P2 bet 800;P5 say twelve;P7 raise 2000", "", ASKED.format("1,200 or 12,000", "raise")),
    ("P2 bet 800;P5 say eleven;P7 raise 2000", "", ASKED.format("1,100 or 11,000", "raise")),
    ("P2 bet 800;P5 say twelve;P7 call", "", ASKED.format("1,200 or 12,000", "call")),
    ("P2 bet 800;P5 say twelve;P7 raise 2000", "rights:2", ASKED.format("1,200 or 12,000", "raise")),
    ("P2 bet 800;P7 call;P5 say twelve", "", ASKED.format("1,200 or 12,000", "call")),
)


@pytest.mark.parametrize("book", FIVE)
@pytest.mark.parametrize(("at", "head", "acts", "told"), IN_FIVE, ids=[f"{at} {acts}" for at, _, acts, _ in IN_FIVE])
def test_what_was_said_counts_as_the_house_makes_it(book: str, at: str, head: str, acts: str, told: str) -> None:
    assert told in said_of(book, head, acts, "")


@pytest.mark.parametrize("book", FIVE)
@pytest.mark.parametrize(("head", "acts", "seat", "told"), RIGHTS, ids=[f"43-A {row[1]}:{row[2]}" for row in RIGHTS])
def test_what_the_next_may_do_after_a_number(book: str, head: str, acts: str, seat: int, told: str) -> None:
    assert said_of(book, head, acts, f"rights:{seat}") == told


@pytest.mark.parametrize(("acts", "asked", "told"), OPEN, ids=[f"betting-14 {acts} {asked}" for acts, asked, _ in OPEN])
def test_what_is_done_on_a_number_left_open_hangs_on_it(acts: str, asked: str, told: str) -> None:
    assert said_of("upt", T, acts, asked) == told


@pytest.mark.parametrize(("acts", "asked", "told"), TO_ASK, ids=[f"51 {acts} {asked}" for acts, asked, _ in TO_ASK])
def test_what_is_done_on_a_number_still_to_be_asked_about_hangs_on_it(acts: str, asked: str, told: str) -> None:
    assert said_of("metropolitan", T, acts, asked) == told


HALF = "as a full bet plus half a bet counts as a raise"
COMPLETED = f"The raise is to 1,200, not 1,000, {HALF}: seat {{}} puts in 200 more"
TO_3200 = "The raise is to 3,200, not 2,000: seat 5 puts in 1,200 more"
ROWS = (
    ("upt", "betting-12", T, "P2 bet 600;P5 fold;P7 wager 500x2", "", COMPLETED.format(7) + "."),
    (
        "upt",
        "betting-12",
        P,
        "deal;P3 raise 600;fold 4 5 6 1;P2 pull-back 200;P2 wager 500x2",
        "",
        COMPLETED.format(2) + "; it's 600 more to seat 3.",
    ),
    (
        "upt",
        "out-of-turn-3",
        T,
        "P2 bet 800;P7 raise 1200;P5 raise 2000",
        "rights:7",
        f"{TO_3200}; seat 7, who posted 1,600 and puts 400 more in, may then call 1,600 more, fold or re-raise.",
    ),
    (
        "upt",
        "min-raise",
        P,
        "deal;P3 raise 600;fold 4 5 6;P1 wager 900;P2 raise 3000;P3 fold",
        "",
        f"The raise is to 1,200, not 1,000, {HALF}: seat 1 puts in 200 more; seat 2's raise to 3,000 stands.",
    ),
    (
        "tda-2024",
        "52-A",
        T,
        "P2 bet 800;P5 raise 1200;P7 raise 2400;P2 call",
        "",
        "The raise is to 1,600, not 1,200: seat 5 puts in 400 more; seat 7's raise to 2,400 stands.",
    ),
    (
        "foxwoods-2020",
        "46-A",
        P,
        "deal;P3 raise 600;fold 4 5 6 1;P2 pull-back 200;P2 wager 700",
        "",
        "It's a call of 600, not a raise, as 800 is the 50% mark: seat 2 gets 100 back.",
    ),
    (
        "metropolitan",
        "42-A",
        P,
        "deal;P3 raise 600;fold 4 5 6 1;P2 wager one 500",
        "",
        "It's a call of 600, not a raise, as 800 is the 50% mark: seat 2 gets 100 back.",
    ),
    (
        "metropolitan",
        "46-A",
        P,
        "deal;P3 raise 600;fold 4 5 6 1;P2 wager 600",
        "",
        "The floor decides whether the chips make a call of 600 or a raise to 1,000.",
    ),
)


@pytest.mark.parametrize(
    ("book", "at", "head", "acts", "asked", "told"), ROWS, ids=[f"{book}:{at} {acts}" for book, at, _, acts, *_ in ROWS]
)
def test_chips_that_are_put_right(book: str, at: str, head: str, acts: str, asked: str, told: str) -> None:
    assert said_of(book, head, acts, asked) == told
