"""A wrong seat, street or "acted since" makes another hand of it, and each house rules on that one."""

import pytest

from tests.grading.answers.in_short import lines
from trainer.grading.open_matter import decided
from trainer.kernel.report_acts import Report, read
from trainer.rules.amiss import everything_amiss
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision
from trainer.scenarios.heard import Heard, as_heard
from trainer.scenarios.report import heading_for
from trainer.scenarios.report_truth import full_report
from trainer.shorthand.reading import read as read_short

NO_LIMIT = "on flop;blinds 100 200;pot 1300;in 2 5 6;seats 6 20000"
LIMIT = f"game holdem limit;{NO_LIMIT}"
DEAL = "blinds 100 200;seats 6 20000;button 6"
POSTED = "P1 post 100;P2 post 200"
FIFTH_SHOWN = ";".join(f"D pitch {seat} {'up' if seat == 5 else 'down'}" for seat in range(1, 7))
MISDEAL = "deal.misdeal"
BACKS_UP = "bet.action-backs-up"


def heard(key: str, head: str, acts: str, told: str) -> Heard:
    """The first thing wrong in a hand as the floor takes it, told so; told rightly where `told` is ""."""
    record, law = read_short(lines(head, acts)).record, book(key)
    at = len(record)
    matter = next(iter(everything_amiss(law, Facts(record, at))))
    right = Report(heading_for(matter), full_report(record, at, matter).told)
    return as_heard(law, record, at, matter, (read(f"{right.what} {told}") if told else right,))


def ruled(key: str, head: str, acts: str, told: str) -> Decision:
    """What the house says of a hand told so."""
    found = heard(key, head, acts, told)
    assert not found.nothing
    return decided(book(key), found.facts)


OPEN_CALL = (NO_LIMIT, "P2 bet 1000;P5 wager 100x6")
OPEN_TURN = (NO_LIMIT, "P2 check;P6 bet 700")
EARLY = (NO_LIMIT, "P2 bet 200;D burn;D lay 1 up")
UNDER = (LIMIT, "P2 wager 100x1")
SHOWN = (DEAL, f"{POSTED};{FIFTH_SHOWN}")
EXTRA = (DEAL, "deal;D pitch 4 down;P3 call;P4 call;P5 fold")


@pytest.mark.parametrize("key", ["tda-2024", "tda-2022", "players-2025", "metropolitan", "foxwoods-2020"])
def test_chips_told_of_a_seat_behind_are_out_of_turn(key: str) -> None:
    assert ruled(key, *OPEN_CALL, "").key != BACKS_UP
    told = ruled(key, *OPEN_CALL, "on flop; 6 put-in 600; since no-one")
    assert (told.key, told.figure("due")) == (BACKS_UP, 5)


@pytest.mark.parametrize("key", ["tda-2024", "upt"])
def test_an_act_out_of_turn_told_of_the_seat_whose_turn_it_was_stands(key: str) -> None:
    assert not heard(key, *OPEN_TURN, "").nothing
    found = heard(key, *OPEN_TURN, "on flop; 5 put-in 700; since no-one")
    assert found.nothing
    made = found.stands(book(key))
    assert made is not None
    assert (made.kind, made.to) == ("bet", 700)


@pytest.mark.parametrize("key", ["tda-2024", "players-2025"])
def test_the_action_goes_back_to_the_seat_that_was_said_to_be_skipped(key: str) -> None:
    head, acts = NO_LIMIT.replace("in 2 5 6", "in 2 4 5 6"), "P2 check;P6 bet 700"
    assert ruled(key, head, acts, "").figure("due") == 4
    assert ruled(key, head, acts, "on flop; 5 was-skipped; 6 put-in 700; since no-one").figure("due") == 5


@pytest.mark.parametrize("key", ["tda-2024", "players-2025", "upt", "metropolitan"])
def test_a_card_said_to_be_one_of_the_first_two_is_a_misdeal_and_of_a_later_seat_none(key: str) -> None:
    assert not ruled(key, *SHOWN, "").key.startswith(MISDEAL)
    for seat in (1, 2):
        assert ruled(key, *SHOWN, f"on deal; dealer exposed {seat}; since no-one").key.startswith(MISDEAL)
    for seat in (5, 6):
        assert not ruled(key, *SHOWN, f"on deal; dealer exposed {seat}; since no-one").key.startswith(MISDEAL)


@pytest.mark.parametrize("key", ["tda-2024", "tda-2022", "players-2025", "upt"])
def test_a_bet_told_of_a_street_of_the_large_bet_is_brought_up_to_it(key: str) -> None:
    assert ruled(key, *UNDER, "").figure("to") == 200
    assert ruled(key, *UNDER, "on turn; 2 put-in 100; since no-one").figure("to") == 400
    assert ruled(key, *UNDER, "on river; 2 put-in 100; since no-one").figure("to") == 400
    assert ruled(key, *UNDER, "on showdown; 2 put-in 100; since no-one").figure("to") == 200


@pytest.mark.parametrize("key", ["tda-2024", "players-2025", "upt", "metropolitan"])
def test_an_early_turn_told_as_the_river_is_ruled_on_as_one(key: str) -> None:
    true, told = ruled(key, *EARLY, ""), ruled(key, *EARLY, "on river; board 4; since no-one")
    assert (true.matter.kind, told.matter.kind) == ("premature-turn", "premature-river")
    assert true.ruling != told.ruling


@pytest.mark.parametrize("key", ["tda-2024", "players-2025", "upt", "foxwoods-2020"])
def test_hiding_who_has_acted_and_making_it_up_both_change_what_a_wrong_hand_comes_to(key: str) -> None:
    true = ruled(key, *EXTRA, "").key
    assert ruled(key, *EXTRA, "on preflop; 4 holds 3; since no-one").key != true
    before = (DEAL, "deal;D pitch 4 down")
    assert ruled(key, *before, "").key != true
    assert ruled(key, *before, "on preflop; 4 holds 3; since 3 4 5").key == true


@pytest.mark.parametrize("key", ["tda-2024", "tda-2022", "players-2025"])
def test_action_that_was_made_up_makes_a_check_out_of_turn_bind_where_it_is_enough(key: str) -> None:
    head, acts = NO_LIMIT.replace("in 2 5 6", "in 2 4 5 6"), "P4 check"
    assert ruled(key, head, acts, "").key == BACKS_UP
    assert ruled(key, head, acts, "on flop; 2 was-skipped; 4 checked; since 5").key == BACKS_UP
    told = ruled(key, head, acts, "on flop; 2 was-skipped; 4 checked; since 5 6")
    assert told.key == "bet.skipped-hand-dead-or-limited"


@pytest.mark.parametrize("key", ["tda-2024", "upt"])
def test_what_the_table_shows_cannot_have_been_is_taken_as_it_is_seen(key: str) -> None:
    true = ruled(key, *OPEN_CALL, "")
    for told in ("3 put-in 600", "2 put-in 600", "6 put-in 700", "5 checked"):
        assert ruled(key, *OPEN_CALL, f"on flop; {told}; since no-one").ruling == true.ruling
    for since in ("1 3", "2"):
        assert ruled(key, *OPEN_CALL, f"on flop; 5 put-in 600; since {since}").ruling == true.ruling
