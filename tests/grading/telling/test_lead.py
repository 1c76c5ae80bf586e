"""The first two lines: what was wrong and where, then who decides and what to do, in 45 words at every rulebook."""

import re

import pytest

from tests.grading.dealt import TODAYS, perfectly_dealt, perfectly_graded, scenarios
from tests.seeds import todays
from trainer.grading.assess import assessor
from trainer.grading.assessment import How
from trainer.grading.explain import weightiest
from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import play_out
from trainer.grading.telling.lead import BY_HAND, CLEAN, DEALER, DO_IT, EITHER, FLOOR, NO_ONE, OBEY, SHOW_IT, Lead, lead
from trainer.grading.telling.wrong import what_was_wrong
from trainer.rules.amiss import MONEY
from trainer.rules.at_showdown import AT_SHOWDOWN
from trainer.rules.book import BOOKS, book
from trainer.rules.record import Record
from trainer.rules.ruling import Authority
from trainer.scenarios.compiler import play_of

MOST_WORDS = 45
STREET = re.compile(
    r"\b(in the deal|after the deal|before the flop|[Tt]he (flop|turn|river)|at showdown"
    r"|(third|fourth|fifth|sixth|seventh) street)\b"
)
WHO = {
    Authority.FLOOR: (FLOOR,),
    Authority.DEALER: (DEALER,),
    Authority.UNSTATED: (EITHER, BY_HAND, DO_IT, SHOW_IT),
}


def led(name: str, key: str) -> Lead:
    record = Record.of(perfectly_dealt(name, key)[0])
    return lead(record, perfectly_graded(name, key).assessment, book(key))


@pytest.mark.parametrize(("name", "key"), TODAYS)
def test_two_lines_say_what_where_who_and_what_next(name: str, key: str) -> None:
    graded, told = perfectly_graded(name, key).assessment, led(name, key)
    assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS
    assert told.wrong.endswith(".")
    if not graded.matters:
        assert told.wrong == CLEAN
        return
    main = weightiest(graded)
    assert STREET.search(told.wrong), told.wrong
    if main.matter.kind in MONEY | AT_SHOWDOWN:
        assert re.search(r"\bSeat [0-9]", told.wrong), told.wrong
    ruling = main.decision.ruling
    who = (FLOOR,) if ruling is None else WHO[ruling.authority]
    if main.noticed.how is How.NOT_ASKED:
        who = (NO_ONE,)
    assert told.to_do.startswith(who), told.to_do
    assert len(told.to_do) > len(next(each for each in who if told.to_do.startswith(each))), "and then what to do"


@pytest.mark.parametrize(("name", "key"), todays([(n, k) for n in sorted(scenarios()) for k in BOOKS], 12))
def test_what_was_missed_is_told_as_it_was_to_be_done_in_time(name: str, key: str) -> None:
    law = book(key)
    play = play_of(scenarios()[name], law)
    transcript = play_out(play, law, MISTAKES["plays-on"].dealer)
    graded = assessor(transcript, law, play.taken_over).assessment()
    told = lead(Record.of(transcript), graded, law)
    assert len(f"{told.wrong} {told.to_do}".split()) <= MOST_WORDS
    assert told.to_do


FLOP = "four-card-flop-last-two-stuck"
TOLD = [
    pytest.param(
        FLOP,
        "tda-2022",
        "The flop had four cards.",
        "Call the floor. Scramble all four face down. The floor picks the turn burn at random. "
        "Set it aside as the burn. Turn the other three up as the flop. Don\u2019t burn again for the turn.",
        id="tda-2022:39-A",
    ),
    pytest.param(
        FLOP,
        "upt",
        "The flop had four cards.",
        "Call the floor or fix it yourself. The burn card stays. Put the board back in the stub. Reshuffle the stub. "
        "Cut the stub. Deal a new flop, no burn.",
        id="upt:holdem-3",
    ),
    pytest.param(
        "bets-undercall-of-a-raise",
        "tda-2022",
        "Seat 1 silently put in 500 on the flop, but the bet was 1,500.",
        f"{FLOOR} {OBEY}",
        id="tda-2022:50-B",
    ),
    pytest.param(
        "bets-underraise-half",
        "upt",
        "Seat 8 silently put in 900 before the flop, only 300 more than the bet of 600.",
        "Fix it yourself or call the floor. Announce \u201craise to 1,200\u201d. Have Seat 8 add 300.",
        id="upt doubles the raise",
    ),
    pytest.param(
        "boxed-later-in-the-stub",
        "tda-2022",
        "A boxed card showed on top of the stub on fourth street.",
        f"{FLOOR} This rulebook doesn\u2019t cover it. {OBEY}",
        id="tda-2022 silent",
    ),
    pytest.param(
        "turns-bet-out-of-turn",
        "tda-2022",
        "Seat 6 bet out of turn on the flop, ahead of Seat 5.",
        "Fix it yourself or call the floor. Back the action up to Seat 5.",
        id="tda-2022:53",
    ),
    pytest.param(
        "boxed-two-after-action",
        "tda-2022",
        "Two boxed cards went to Seats 2 and 4 in the deal.",
        f"{NO_ONE} Play on.",
        id="tda-2022 substantial action",
    ),
    pytest.param(
        "bets-raise-closed",
        "tda-2024",
        "Seat 2 raised on the flop, but a short all-in hadn\u2019t reopened the betting.",
        "Fix it yourself or call the floor. Announce \u201ccall, 1,900\u201d. Give Seat 2 back 2,100.",
        id="short all-in",
    ),
    pytest.param(
        "bets-taken-back",
        "tda-2024",
        "Seat 5 called 600 in turn before the flop, then pulled it back.",
        "Fix it yourself or call the floor. Announce \u201ccall, 600\u201d. Have Seat 5 put the 600 back in.",
        id="taken back",
    ),
    pytest.param(
        "bets-raise-and-only-the-call",
        "upt",
        "Seat 4 said \u201craise\u201d and put out only the 700 to call before the flop.",
        "Fix it yourself or call the floor. Announce \u201craise to 1,400\u201d. Have Seat 4 add 700.",
        id="upt raise said",
    ),
    pytest.param(
        "showdown-winner-in-the-muck",
        "metropolitan",
        "The dealer mucked Seat 5\u2019s tabled hand at showdown.",
        "Fix it yourself or call the floor. Give Seat 5 the hand back. If it wins, push Seat 5 the pot.",
        id="tabled hand mucked",
    ),
    pytest.param(
        "showdown-asks-without-cards",
        "upt",
        "Seat 4, with no cards, asked at showdown to see the discarded hand of Seat 5, who had called.",
        "Show the hand yourself or call the floor. Show Seat 5\u2019s hand; it stays dead.",
        id="asked without cards",
    ),
    pytest.param(
        "burns-none-for-the-turn",
        "tda-2024",
        "No card was burned before the turn.",
        f"{FLOOR} This rulebook doesn\u2019t cover it. {OBEY}",
        id="another dealer burned nothing",
    ),
]


@pytest.mark.parametrize(("name", "key", "wrong", "to_do"), TOLD)
def test_the_words(name: str, key: str, wrong: str, to_do: str) -> None:
    assert led(name, key) == Lead(wrong, to_do)


def test_only_the_dealer_in_the_box_is_told_that_you_did_it() -> None:
    record = Record.of(perfectly_dealt("burns-none-for-the-turn", "tda-2024")[0])
    matter = weightiest(perfectly_graded("burns-none-for-the-turn", "tda-2024").assessment).matter
    assert what_was_wrong(record, matter) == "No card was burned before the turn."
    assert what_was_wrong(record, matter, own=True) == "You didn\u2019t burn before the turn."


def test_a_misdeal_missed_until_play_went_on_is_told_as_the_misdeal_it_was() -> None:
    """tda-2022:35-D: after substantial action there is nothing left to do, and that is not what to learn."""
    law = book("tda-2022")
    play = play_of(scenarios()["boxed-two-in-the-deal"], law)
    transcript = play_out(play, law, MISTAKES["plays-on"].dealer)
    graded = assessor(transcript, law, play.taken_over).assessment()
    told = lead(Record.of(transcript), graded, law)
    assert told.to_do.startswith(f"{EITHER} Gather every card face down.")


def test_chips_pushed_to_the_wrong_seat_are_what_was_wrong_where_nothing_else_was() -> None:
    law = book("tda-2022")
    play = play_of(scenarios()["showdown-checked-through"], law)
    transcript = play_out(play, law, MISTAKES["pays-unshown"].dealer)
    graded = assessor(transcript, law, play.taken_over).assessment()
    told = lead(Record.of(transcript), graded, law)
    assert not graded.right
    assert told == Lead(
        "Chips went to a seat that has no right to them at showdown.", f"{FLOOR} Push it to the winner."
    )
