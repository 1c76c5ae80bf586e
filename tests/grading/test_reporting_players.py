"""A report on a player: who did what is wanted, and what is left out, wrong or leading loses that part alone."""

from dataclasses import replace

import pytest

from tests.grading.test_reporting import SCENARIOS, also, dealt, faults, instead, without
from trainer.grading.ahead import assess
from trainer.grading.model import perfect, play_out
from trainer.grading.report_grade import Amiss, ReportPart
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import DealerDeed, DealerDid, Deed, Did, OnBoard, OnStreet, Part, Report, Statement
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

PHONE, STRATEGY, SEES = "conduct-phone-call-on-the-river", "conduct-what-would-you-do", "showdown-wants-to-see-a-caller"
TAKEN, SHOWS, CLOCK = "conduct-live-hand-swept-in", "conduct-shows-the-neighbor", "conduct-omaha-clock-called"
FOLDED = "conduct-i-folded-a-jack"
HOUSE = "tda-2024"


@pytest.mark.parametrize("house", BOOKS)
@pytest.mark.parametrize("scenario", [PHONE, STRATEGY, SEES, TAKEN, SHOWS, CLOCK])
def test_the_perfect_dealer_reports_a_player_without_a_fault_at_every_rulebook(scenario: str, house: str) -> None:
    transcript, graded = dealt(scenario, house=house)
    assert not faults(graded)
    questions = [each.act.what for each in transcript.gestures if isinstance(each.act, g.Ask)]
    assert set(questions) <= {"what-happened", "and-now"}


@pytest.mark.parametrize("scenario", [PHONE, STRATEGY, SEES, SHOWS, CLOCK])
def test_who_did_what_is_asked_for_and_is_missing_where_it_is_never_told(scenario: str) -> None:
    transcript, graded = dealt(scenario, without(Did), HOUSE)
    asked = [each.act.what for each in transcript.gestures if isinstance(each.act, g.Ask)]
    assert set(asked) == {"what-happened", "who-did-what", "and-now"}
    assert [each[:2] for each in faults(graded)] == [(Amiss.MISSING, "Left out who did what.")]
    assert graded.acts_right


WRONG = [
    pytest.param(
        PHONE, instead(Did, Did(6, Deed.TALKED)), Amiss.WRONG, ReportPart.WHO,
        "Reported “Seat 6 talked about a hand.”", "Report “Seat 6 used a phone.”", id="deed",
    ),
    pytest.param(
        STRATEGY, instead(Did, Did(1, Deed.TALKED)), Amiss.WRONG, ReportPart.WHO,
        "Reported “Seat 1 talked about a hand.”", "Report “Seat 6 talked about a hand.”", id="seat",
    ),
    pytest.param(
        SEES, instead(Did, Did(4, Deed.ASKED_TO_SEE, 5)), Amiss.WRONG, ReportPart.WHO,
        "Reported “Seat 4 asked to see seat 5’s hand.”", "Report “Seat 4 asked to see seat 6’s hand.”", id="whose",
    ),
    pytest.param(
        CLOCK, instead(Did, Did(4, Deed.CALLED_CLOCK, 1)), Amiss.WRONG, ReportPart.WHO,
        "Reported “Seat 4 called the clock on seat 1.”", "Report “Seat 4 called the clock on seat 6.”", id="on-whom",
    ),
    pytest.param(
        PHONE, also(Did(6, Deed.DESERVES)), Amiss.LEADING, ReportPart.LEADING,
        "Reported “Seat 6 deserves a penalty.”", "Say what you saw and heard.", id="penalty",
    ),
    pytest.param(
        STRATEGY, also(Did(6, Deed.ON_PURPOSE)), Amiss.LEADING, ReportPart.LEADING,
        "Reported “Seat 6 did it on purpose.”", "Say what you saw and heard.", id="on-purpose",
    ),
    pytest.param(
        TAKEN, instead(DealerDid, DealerDid(DealerDeed.MUCKED, 1)), Amiss.WRONG, ReportPart.WHO,
        "Reported “Seat 1’s hand was mucked.”", "Report “Seat 9’s hand was mucked.”", id="dealer",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("scenario", "change", "kind", "part", "did", "takes"), WRONG)
def test_one_fault_is_told_once_and_loses_its_own_part_alone(
    scenario: str, change: object, kind: Amiss, part: ReportPart, did: str, takes: str
) -> None:
    _, whole = dealt(scenario, house=HOUSE)
    _, graded = dealt(scenario, change, HOUSE)
    assert faults(graded) == [(kind, did, takes)]
    assert graded.reports[0].faults[0].part is part
    right, total = graded.score.report
    assert right == total - 1
    assert replace(graded.score, report=whole.score.report) == whole.score


def test_that_a_player_acted_out_of_line_is_not_wrong_but_says_too_little() -> None:
    _, graded = dealt(STRATEGY, instead(Did, Did(6, Deed.OUT_OF_LINE)), HOUSE)
    assert faults(graded) == [(Amiss.MISSING, "Left out who did what.", "Report “Seat 6 talked about a hand.”")]


def test_what_else_was_seen_may_be_told_too() -> None:
    assert not faults(dealt(STRATEGY, also(Did(6, Deed.OUT_OF_LINE)), HOUSE)[1])


HEARD = [
    pytest.param(SEES, Did(4, Deed.ASKED_TO_SEE, 1), HOUSE, "nothing to rule on", id="a-seat-without-a-hand"),
    pytest.param(
        FOLDED,
        Did(1, Deed.TALKED),
        "upt",
        "the player may be penalized for saying what they hold",
        id="a-hand-still-live",
    ),
    pytest.param(FOLDED, Did(2, Deed.TALKED), "upt", "nothing to rule on", id="not-dealt-in"),
]


@pytest.mark.parametrize(("scenario", "told", "house", "heard"), HEARD)
def test_a_wrong_seat_brings_the_ruling_for_that_seat(scenario: str, told: Did, house: str, heard: str) -> None:
    _, graded = dealt(scenario, instead(Did, told), house)
    [grade] = graded.reports
    assert grade.heard == heard
    assert grade.happened not in ("", heard)


def test_another_seat_by_which_the_ruling_is_the_same_changes_none() -> None:
    _, graded = dealt(PHONE, instead(Did, Did(1, Deed.USED_PHONE)), HOUSE)
    assert (graded.reports[0].heard, graded.reports[0].happened) == ("", "")


SHORT = "board-two-card-flop-and-a-check"


def test_of_a_flop_that_is_short_it_is_told_how_many_cards_are_on_the_board() -> None:
    transcript, graded = dealt(SHORT, house=HOUSE)
    [told] = [each.act.told for each in transcript.gestures if isinstance(each.act, Report)]
    assert OnBoard(2) in (told or ())
    assert not faults(graded)
    asked, silent = dealt(SHORT, without(OnBoard), HOUSE)
    assert g.Ask("how-many-on-the-board") in [each.act for each in asked.gestures]
    assert [each[:2] for each in faults(silent)] == [(Amiss.MISSING, "Left out the cards on the board.")]


def of_before(transcript: Transcript) -> Transcript:
    """The same visit as it was before the floor asked who did what: its question and the answer to it are left out."""
    asks = [n for n, each in enumerate(transcript.gestures) if each.act == g.Ask("who-did-what")]
    left = {n for each in asks for n in (each, each + 1)}
    kept = (each for n, each in enumerate(transcript.gestures) if n not in left)
    return replace(transcript, gestures=tuple(kept))


def test_a_hand_of_before_loses_nothing_for_what_the_floor_did_not_ask_then() -> None:
    law = book(HOUSE)
    play = play_of(SCENARIOS[PHONE], law)

    def dealer(session: Session, grading: object) -> g.Act | None:
        act = perfect(session, grading)  # type: ignore[arg-type]
        told: tuple[Statement, ...] = (OnStreet(Part.RIVER),)
        return replace(act, told=told) if isinstance(act, Report) and act.told else act

    transcript = play_out(play, law, dealer)
    assert len(faults(assess(transcript, law, play.taken_over))) == 1
    assert not faults(assess(of_before(transcript), law, play.taken_over))
