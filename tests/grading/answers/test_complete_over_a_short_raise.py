"""What "complete" comes to over an all-in that is short of a raise no rulebook prints."""

import pytest

from tests.grading.answers.in_short import cited, on_hand, said_of
from trainer.rules.book import BOOKS, book

NO_LIMIT = "on turn;blinds 100 200;pot 4000;in 2 5 7;seats 9 20000;seat {}"
LIMIT = f"game holdem limit;{NO_LIMIT}"
FOUR = LIMIT.replace("in 2 5 7", "in 2 5 7 8")
FLOP = "on flop;game holdem limit;blinds 100 200;pot 1800;in 3 4 5;button 6;seats 6 20000;seat 4 250"
BLINDS = "game holdem limit;blinds 100 200;seats 6 20000;seat 3 300"
SAID = "P2 bet 400;P5 all-in;P7 say complete"
EARLY = "P2 bet 400;P5 all-in;P8 say complete"
OPEN = (
    "{} doesn't say what “complete” holds seat {} to over a short all-in raise: "
    "the floor decides, and a call is {}, the only raise to {}"
)
HANGS = "; the amount of seat {}'s {} depends on that."
BARRED = "Seat 2 may only call 100 or fold: 100 more is {} a full raise of 400."


def opens(house: str, seat: int, call: str, to: str) -> str:
    """That it is open what the word binds that seat to, with both figures."""
    return OPEN.format(book(house).ledger.known_as, seat, call, to)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager", "rights"])
@pytest.mark.parametrize(
    ("head", "acts", "seat", "call", "to"),
    [
        (LIMIT.format("5 500"), SAID, 7, "500", "900"),
        (LIMIT.format("5 700"), "P2 bet 400;P5 all-in;P7 say I complete", 7, "700", "1,100"),
        (LIMIT.format("7 900"), "P2 bet 400;P5 raise 800;P7 all-in;P2 say complete", 2, "900", "1,300"),
        (FLOP, "P3 bet 200;P4 all-in;P5 say complete", 5, "250", "450"),
        (BLINDS, "deal;P3 all-in;P4 say complete", 4, "300", "500"),
        (f"{LIMIT.format('5 500')};seat 7 700", SAID, 7, "500", "700"),
        (LIMIT.format("5 600"), "P2 bet 400;P5 all-in;P7 call;P2 say complete", 2, "600", "1,000"),
        (LIMIT.format("5 500"), "P2 bet 400;P5 say all-in;P7 say complete", 7, "500", "900"),
    ],
    ids=[
        *("2 500", "2 700", "2 over a raise", "2 flop", "2 over a blind", "2 with less than a raise"),
        *("2 open again", "2 all-in in words"),
    ],
)
def test_what_it_binds_to_is_for_the_floor(
    house: str, head: str, acts: str, seat: int, call: str, to: str, asked: str
) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    assert said_of(house, head, acts, asked) == f"{opens(house, seat, call, to)}."
    assert cited(on_hand(house, head, acts, asked)) == []


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager:7", "rights:7"])
@pytest.mark.parametrize(
    ("game", "stack", "acts", "over", "figures"),
    [
        ("", "5 500", SAID, "raise", ("500", "900", "1,000")),
        ("", "5 799", SAID, "raise", ("799", "1,199", "1,598")),
        ("", "5 100", "P2 check;P5 all-in;P7 say complete", "bet", ("100", "300", "300")),
        ("game holdem pot-limit;", "5 500", SAID, "raise", ("500", "900", "1,000")),
    ],
    ids=["2 500", "2 799", "2 a short bet", "2 pot-limit"],
)
def test_so_it_is_where_nothing_is_fixed(
    house: str, game: str, stack: str, acts: str, over: str, figures: tuple[str, str, str], asked: str
) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    said = said_of(house, f"{game}{NO_LIMIT.format(stack)}", acts, asked)
    call, least, doubled = figures
    to = doubled if house == "upt" else least
    floor = f"the floor decides, and a call is {call}, a raise at least {to}."
    word = f"doesn't say what “complete” holds seat 7 to over a short all-in {over}"
    assert said == f"{book(house).ledger.known_as} {word}: {floor}"


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager:2", "rights", "rights:2"])
@pytest.mark.parametrize(
    ("since", "what"),
    [("P2 call", "call"), ("P2 wager 500", "call"), ("P2 raise 1300", "raise"), ("P2 call;P7 call", "call")],
)
def test_what_is_done_on_it_hangs_on_that(house: str, asked: str, since: str, what: str) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    told = said_of(house, LIMIT.format("5 500"), f"{SAID};{since}", asked)
    assert told == opens(house, 7, "500", "900") + HANGS.format(2, what)


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("since", ["P2 call", "P2 fold", "P2 raise 1300"])
def test_it_stays_that_once_somebody_acts_after_it(house: str, since: str) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    head, found = LIMIT.format("5 500"), opens(house, 7, "500", "900")
    assert said_of(house, head, f"{SAID};{since}", "wager:7") == f"{found}."
    assert said_of(house, head, f"{SAID};{since}", "pots").startswith(f"{found}; so far the pot is ")


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager:7", "rights:7", "rights:2"])
@pytest.mark.parametrize(
    "chips", ["wager 500", "wager 700", "wager 900", "wager 1200", "wager one 1000", "call", "raise 900", "all-in"]
)
def test_chips_beside_it_settle_nothing(house: str, chips: str, asked: str) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    told = said_of(house, LIMIT.format("5 500"), f"{SAID};P7 {chips}", asked)
    assert told == f"{opens(house, 7, '500', '900')}."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager:8", "rights:7"])
@pytest.mark.parametrize(
    ("acts", "ends"),
    [
        (EARLY, "; the action is on seat 7."),
        (f"{EARLY};P8 wager 900", "; the action is on seat 7."),
        (f"{EARLY};P7 call", HANGS.format(7, "call")),
        (f"{EARLY};P7 fold", "."),
    ],
)
def test_out_of_turn_whoever_is_due_has_to_know(house: str, acts: str, ends: str, asked: str) -> None:
    """[tda-2024:53-A, upt:out-of-turn]"""
    assert said_of(house, FOUR.format("5 500"), acts, asked) == f"{opens(house, 8, '500', '900')}{ends}"


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("since", ["P7 wager 700", "P7 wager 900", "P2 call", "P2 wager 500", "P2 raise 1300"])
def test_nothing_firm_of_others_stands_below_it(house: str, since: str) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    answer = on_hand(house, LIMIT.format("5 500"), f"{SAID};{since}")
    assert set(answer.also) <= {"Seat 7 may call 500 or raise to 900."}


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(("since", "seats"), [("P7 wager 900", " 7"), ("P7 wager 900;P2 call", "s 2 and 7")])
def test_the_pots_are_told_apart_from_such_chips(house: str, since: str, seats: str) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    told = said_of(house, LIMIT.format("5 500"), f"{SAID};{since}", "pots")
    pot = "4,500" if "2" in seats else "4,900"
    apart = f"; apart from the chips in front of seat{seats} the pot is {pot}."
    assert told == opens(house, 7, "500", "900") + apart


NEXT = "the action is then on seat {}."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("acts", "ends"),
    [
        (SAID, f"Nothing is wrong: {NEXT.format(8)}"),
        (f"{SAID};P8 call", f"{HANGS.format(8, 'call')[:-1]}; {NEXT.format(2)}"),
        (f"{SAID};P8 call;P2 call", HANGS.format(8, "call")),
        (f"{SAID};P7 wager 900", f"900; {NEXT.format(8)}"),
        (EARLY, "900; the action is on seat 7."),
        (f"{EARLY};P7 call", f"{HANGS.format(7, 'call')[:-1]}; {NEXT.format(8)}"),
    ],
)
def test_asked_about_turns_it_says_who_comes_next(house: str, acts: str, ends: str) -> None:
    """[tda-2024:53-A, upt:out-of-turn]"""
    assert said_of(house, FOUR.format("5 500"), acts, "turns").endswith(ends)


@pytest.mark.parametrize("house", BOOKS)
def test_overtaken_it_binds_nobody_but_where_a_raise_posts_and_a_call_may_not_be_one(house: str) -> None:
    """[tda-2024:53-A, upt:betting-10]"""
    told = said_of(house, FOUR.format("5 500"), f"{EARLY};P7 raise 900", "")
    if house == "upt":
        assert told == opens(house, 8, "500", "900") + HANGS.format(7, "raise")
    else:
        assert told.startswith("Seat 8's action isn't binding, as seat 7's raise changed the action: ")


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager:2", "rights:2"])
@pytest.mark.parametrize("then", ["", ";P2 call"])
@pytest.mark.parametrize(
    ("head", "short"), [(LIMIT, "under 50% of"), (NO_LIMIT, "short of")], ids=["47-A limit", "47-A no-limit"]
)
def test_who_may_not_raise_is_told_so(house: str, head: str, short: str, then: str, asked: str) -> None:
    """[tda-2024:47-A, upt:no-limit-3]"""
    acts = f"P2 bet 400;P5 all-in;P7 call;P2 say complete{then}"
    assert said_of(house, head.format("5 500"), acts, asked) == BARRED.format(short)


CALLED = "It's a call: seat {0} puts in {1} more, {2} in all."
FULL_CALL = "Seat {0} must make the full call of {2}: {1} more goes in."
WHOLE = [
    (LIMIT.format("5 700"), "P2 bet 400;P5 all-in;P7 fold;P2 say complete", 2, "300", "700"),
    (NO_LIMIT.format("5 700"), "P2 bet 400;P5 all-in;P7 fold;P2 say complete", 2, "300", "700"),
    (f"{LIMIT.format('5 500')};seat 7 450", SAID, 7, "450", "450"),
    (LIMIT.format("5 800"), SAID, 7, "800", "800"),
    (FOUR.format("5 500"), "P2 bet 400;P5 all-in;P7 raise 900;P8 say complete", 8, "900", "900"),
    (NO_LIMIT.format("5 800"), SAID, 7, "800", "800"),
    (NO_LIMIT.format("5 300"), SAID, 7, "400", "400"),
    (LIMIT.format("5 500"), "P2 bet 400;P5 say complete", 5, "400", "400"),
]


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("asked", ["", "wager"])
@pytest.mark.parametrize(
    ("head", "acts", "seat", "more", "to"),
    WHOLE,
    ids=[
        *("47-A nobody left", "47-A nobody left, no-limit", "2 all he has", "2 a full raise", "2 raised since"),
        *("2 a full raise, no-limit", "2 a short call", "2 a full bet"),
    ],
)
def test_with_nothing_to_complete_it_is_a_call(
    house: str, head: str, acts: str, seat: int, more: str, to: str, asked: str
) -> None:
    sentence = FULL_CALL if house == "upt" else CALLED
    assert said_of(house, head, acts, asked) == sentence.format(seat, more, to)


@pytest.mark.parametrize("house", [each for each in BOOKS if each != "metropolitan"])
@pytest.mark.parametrize("asked", ["", "wager:7"])
def test_a_raise_of_too_little_is_brought_up_and_completes_itself(house: str, asked: str) -> None:
    """[tda-2024:43-A, upt:betting-14]"""
    told = said_of(house, LIMIT.format("5 9000"), "P2 bet 400;P5 raise 600;P7 say complete", asked)
    assert told.startswith("The raise is to 800, not 600: seats 5 and 7 make it 800")


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("words", ["complete to 900", "I complete, 900"])
def test_with_its_total_it_is_a_raise_to_that(house: str, words: str) -> None:
    """[tda-2024:40-B, upt:betting-8]"""
    told = said_of(house, LIMIT.format("5 500"), f"P2 bet 400;P5 all-in;P7 say {words}", "")
    assert told == "Seat 7 raises to 900 and puts in 900 more."


@pytest.mark.parametrize("house", BOOKS)
def test_a_short_bet_in_limit_is_completed(house: str) -> None:
    """[tda-2024:2, upt:no-limit-5]"""
    assert said_of(house, LIMIT.format("2 300"), "P2 all-in;P5 say complete", "") == "Seat 5 raises to 400."


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize(
    ("head", "acts"),
    [
        (LIMIT.format("5 500"), "P2 bet 400;P5 all-in;P7 call;P2 call"),
        (LIMIT.format("5 700"), "P2 bet 400;P5 all-in;P7 fold;P2 call"),
        (LIMIT.format("5 9000"), "P2 bet 400;P5 raise 800;P7 raise 1200;P2 raise 1600;P5 call;P7 call"),
    ],
    ids=["48 all-in", "48 heads-up", "48 four bets"],
)
@pytest.mark.parametrize("asked", ["rights", "rights:2"])
def test_with_the_betting_over_no_cap_is_told(house: str, head: str, acts: str, asked: str) -> None:
    """[tda-2024:48, upt:betting-4]"""
    assert said_of(house, head, acts, asked) == "The betting on this street is over: no one is to act."
