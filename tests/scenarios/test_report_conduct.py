"""Of what a player did apart from betting a report names the seat and the deed, whatever it was."""

import pytest

from tests.rules.showdowns import CHECKED, STACK, river
from tests.rules.showdowns import told as dealt
from trainer.kernel.manners import CONDUCT as CONDUCT_WORDS
from trainer.kernel.report_acts import Deed, written
from trainer.rules.at_showdown import AT_SHOWDOWN
from trainer.rules.facts import Facts
from trainer.rules.points import points_of
from trainer.rules.record import Record
from trainer.rules.reserved import RESERVED
from trainer.scenarios.report_conduct import CONDUCT, apart_from_bets
from trainer.scenarios.report_truth import full_report
from trainer.shorthand.reading import read

TABLE = """on {street}
game holdem no-limit
blinds 100 200
pot 1300
in 2 4 5 6
seats 6 20000
---
{acts}
"""
TOLD = {
    "device-used": ("P2 device handle", "2 used-a-phone"),
    "conduct-told": ("P4 conduct talks-strategy", "4 talked-about-the-hand"),
    "shown-to-one": ("P5 show-to 4", "5 showed-to 4"),
    "hand-spoken-of": ("P2 claim hand pair Top pair", "2 talked-about-the-hand"),
    "folded-hand-spoken-of": ("P1 claim hand flush There goes my flush", "1 talked-about-the-hand"),
    "clock-asked": ("P6 request clock Clock, please", "6 called-the-clock 2"),
    "clock-time-up": ("P6 request clock Clock\nD floor\nF come\nF tell time Time", "2 ran-out-of-time"),
    "bounty-chip-in-hand": ("P2 bounty in-the-pot", "2 bounty-chip"),
    "conditional": ("P4 say If you bet, I raise", "4 said-if"),
    "blind-call": ("P2 say I bet\nP4 say Call", "2 said-bet; 4 said-call"),
}


UNDER_THE_CARDS = "P2 say All in\nP2 wager 20000\nP4 call\nP2 uncover 1000x1"


def told(record: Record, kind: str) -> str:
    """The first matter of that kind as a whole report tells it, from its part of the hand on."""
    facts = Facts(record, len(record))
    matter = next(iter(points_of(facts, kind)))
    return written(full_report(record, len(record), matter)).partition(" on ")[2].partition("; ")[2]


def at_table(acts: str, street: str = "flop") -> Record:
    return read(TABLE.format(street=street, acts=acts)).record


@pytest.mark.parametrize("kind", TOLD)
def test_while_the_hand_goes_on_who_did_it_and_what_is_told(kind: str) -> None:
    acts, says = TOLD[kind]
    assert told(at_table(acts), kind) == says


PUSHED = ["P2 turn up 9d 9h", "P1 fold", "P3 fold", "D push-pot 2 100x2+25x4"]
AT_SHOWDOWN_TOLD = {
    "part-shown": (["P2 turn up 9d"], "2 showed"),
    "shown": (["P2 turn up 9d 9h"], "2 showed"),
    "rest-refused": (["P2 turn up 9d", "D ask-to-show 2", "P2 refuse show No"], "2 refused-to-show"),
    "plays-the-board": (["P2 claim plays-the-board Board plays"], "2 plays-the-board"),
    "asked-to-see": (["P3 request see 2 Let me see"], "3 asked-to-see 2"),
    "taken-up-again": (["P2 move aside down 9d 9h", "P2 move hand-2 up 9d 9h"], "2 picked-cards-up"),
    "tabled-hand-taken": (["P2 turn up 9d 9h", "D muck 2"], "dealer mucked 2"),
    "thrown-into-a-hand": (["P2 move hand-3 down 9d 9h"], "2 threw-cards"),
    "hand-taken": (["D muck 2"], "dealer mucked 2"),
    "dispute": ([*PUSHED, "P1 dispute reading 2"], "1 disputes-the-hand"),
    "pot-mixed": ([*PUSHED, "P1 dispute award"], "1 disputes-the-hand"),
}


@pytest.mark.parametrize("kind", AT_SHOWDOWN_TOLD)
def test_at_the_showdown_who_did_it_and_what_is_told(kind: str) -> None:
    acts, says = AT_SHOWDOWN_TOLD[kind]
    assert told(river(*CHECKED, *acts).record, kind) == says


def test_a_refusal_is_told_in_whatever_words_it_was_made() -> None:
    record = river(*CHECKED, "P2 turn up 9d", "D ask-to-show 2", "P2 say No").record
    assert told(record, "rest-refused") == "2 refused-to-show"


def test_of_chips_behind_it_is_told_how_much() -> None:
    assert told(at_table(UNDER_THE_CARDS), "chips-behind") == "2 had-chips-behind 1000"


def test_upcards_picked_up_are_told() -> None:
    deal = [f"D pitch {seat} {face}" for face in ("down", "down", "up") for seat in (1, 2)]
    acts = [*deal, "P2 wager 100x1", "P1 move hand-1 down Ks"]
    picked_up = dealt(acts, "2c 2d 3c 3d Ks 7h", "stud", (STACK, STACK)).record
    assert told(picked_up, "up-cards-picked-up") == "1 picked-cards-up"


OF_EVERY_KIND = {*TOLD, *AT_SHOWDOWN_TOLD, "chips-behind", "up-cards-picked-up"}


def test_there_is_a_deed_for_every_kind_that_is_about_a_player_or_the_showdown() -> None:
    assert {*RESERVED, *AT_SHOWDOWN} == OF_EVERY_KIND


def test_of_every_word_for_conduct_it_may_be_told_that_the_player_acted_out_of_line() -> None:
    for word in CONDUCT_WORDS:
        record = at_table(f"P4 conduct {word}")
        deeds = [each.deed for each in apart_from_bets(record, len(record))]
        assert deeds[-1] is Deed.OUT_OF_LINE, word
        assert deeds[0] is CONDUCT.get(word, Deed.OUT_OF_LINE), word


@pytest.mark.parametrize("acts", ["P4 request count 2", "P4 say I raise", "P4 claim mistaken I misread my hand"])
def test_what_is_asked_said_and_bet_in_the_run_of_the_hand_is_none_of_it(acts: str) -> None:
    record = at_table(acts)
    assert not apart_from_bets(record, len(record))


@pytest.mark.parametrize(
    ("to", "deeds"),
    [("hand-3", [Deed.THREW]), ("aside", [Deed.FOLDED]), ("muck", [Deed.FOLDED]), ("stub-bottom", [])],
)
def test_where_a_player_puts_cards_tells_what_it_is(to: str, deeds: list[Deed]) -> None:
    record = river(*CHECKED, f"P2 move {to} down 9d 9h").record
    assert [each.deed for each in apart_from_bets(record, len(record))] == deeds
