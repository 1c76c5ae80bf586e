"""A report to the floor is graded apart: what is missing, wrong or leading loses that part and no other."""

import json
from dataclasses import replace

import pytest

from trainer import resources
from trainer.grading.ahead import assess
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, Verdict, from_json, to_json
from trainer.grading.model import perfect, play_out
from trainer.grading.report_grade import Amiss
from trainer.grading.telling.pairs import Held, side_by_side
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import (
    LEADING,
    ActedSince,
    DealerDeed,
    DealerDid,
    Deed,
    Did,
    OnBoard,
    OnStreet,
    Part,
    Report,
    Statement,
)
from trainer.kernel.transcript import Transcript
from trainer.rules.book import book
from trainer.rules.matters import KINDS as MATTERS
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import load_all
from trainer.scenarios.palette import QUESTIONS
from trainer.scenarios.report_conduct import BY_THE_DEALER
from trainer.scenarios.report_truth import BY_DEALER, full_report
from trainer.scenarios.session import Session
from trainer.shorthand.reading import read

SCENARIOS = {each.id: each for each in load_all(resources.path("quizzes", "scenarios"))}
FLOP, STRING, LATE = "four-card-flop-after-a-bet", "bets-string-bet-opened", "boxed-on-the-flop"
HOUSE = "tda-2022"


def dealt(scenario: str, change: object = None, house: str = HOUSE) -> tuple[Transcript, Assessment]:
    """The hand dealt perfectly, but with each first report put together otherwise."""
    law = book(house)
    play = play_of(SCENARIOS[scenario], law)

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act = perfect(session, grading)
        return change(act) if change and isinstance(act, Report) and act.told else act  # type: ignore[operator]

    transcript = play_out(play, law, dealer)
    return transcript, assess(transcript, law, play.taken_over)


def without(kind: type) -> object:
    return lambda act: replace(act, told=tuple(one for one in act.told if not isinstance(one, kind)))


def instead(kind: type, *others: Statement) -> object:
    def change(act: Report) -> Report:
        told = [[*others] if isinstance(one, kind) else [one] for one in act.told or ()]
        return replace(act, told=tuple(dict.fromkeys(one for some in told for one in some)))

    return change


def also(*more: Statement) -> object:
    return lambda act: replace(act, told=(*act.told, *more))


def faults(graded: Assessment) -> list[tuple[Amiss, str, str]]:
    return [(each.kind, each.did, each.takes) for grade in graded.reports for each in grade.faults]


@pytest.mark.parametrize("house", ["tda-2022", "tda-2024", "upt", "foxwoods-2020", "metropolitan", "players-2025"])
@pytest.mark.parametrize("scenario", [FLOP, STRING, LATE, "bets-undercalls-in-a-row", "showdown-wants-to-see-a-caller"])
def test_the_perfect_dealer_reports_without_a_fault_at_every_rulebook(scenario: str, house: str) -> None:
    transcript, graded = dealt(scenario, house=house)
    told = [each.act for each in transcript.gestures if isinstance(each.act, Report)]
    assert len(graded.reports) == len(told)
    assert all(act.told for act in told)
    assert not faults(graded)
    assert graded.right
    right, total = graded.score.report
    assert right == total
    questions = [each.act.what for each in transcript.gestures if isinstance(each.act, g.Ask)]
    assert set(questions) <= {"what-happened", "and-now"}


WRONG = [
    pytest.param(
        FLOP, instead(OnStreet, OnStreet(Part.TURN)), Amiss.WRONG,
        "Reported “On the turn.”", "Report “On the flop.”", id="street",
    ),
    pytest.param(
        FLOP, instead(OnBoard, OnBoard(3)), Amiss.WRONG,
        "Reported “Three cards are on the board.”", "Report “Four cards are on the board.”", id="board",
    ),
    pytest.param(
        STRING, instead(Did, Did(8, Deed.PUT_IN, 600), Did(8, Deed.PUT_IN, 1200)), Amiss.WRONG,
        "Reported “Seat 8 put in 1,200.”", "Report “Seat 8 put in 600.”", id="amount",
    ),
    pytest.param(
        STRING, instead(Did, Did(8, Deed.TOOK_BACK, 600)), Amiss.WRONG,
        "Reported “Seat 8 took back 600.”", "Report “Seat 8 put in 600.”", id="deed",
    ),
    pytest.param(
        STRING, instead(Did, Did(4, Deed.PUT_IN, 600)), Amiss.WRONG,
        "Reported “Seat 4 put in 600.”", "Report “Seat 8 put in 600.”", id="seat",
    ),
    pytest.param(
        STRING, instead(ActedSince, ActedSince((2,))), Amiss.WRONG,
        "Reported “Seat 2 has acted since.”", "Report “No one has acted since.”", id="since",
    ),
    pytest.param(
        STRING, also(Did(8, Deed.HONEST)), Amiss.LEADING,
        "Reported “Seat 8 made an honest mistake.”", "Say what you saw and heard.", id="leading",
    ),
    pytest.param(
        STRING, instead(Did, Did(8, Deed.PUT_IN, 1000), Did(8, Deed.PUT_IN, 600)), Amiss.WRONG,
        "Reported “Seat 8 put in 600.”", "Tell it in the order it happened.", id="order",
    ),
]  # fmt: skip


@pytest.mark.parametrize(("scenario", "change", "kind", "did", "takes"), WRONG)
def test_one_fault_is_told_once_and_loses_its_own_part_alone(
    scenario: str, change: object, kind: Amiss, did: str, takes: str
) -> None:
    _, whole = dealt(scenario)
    _, graded = dealt(scenario, change)
    assert faults(graded) == [(kind, did, takes)]
    assert not graded.right
    assert graded.acts_right
    right, total = graded.score.report
    assert right == total - 1
    assert replace(graded.score, report=whole.score.report) == whole.score


@pytest.mark.parametrize(
    ("scenario", "kind", "left_out"),
    [
        (FLOP, OnStreet, "Left out the street."),
        (FLOP, OnBoard, "Left out the cards on the board."),
        (STRING, Did, "Left out who did what."),
        (FLOP, ActedSince, "Left out who has acted since."),
    ],
)
def test_what_is_left_out_is_asked_for_and_is_missing_where_it_is_never_told(
    scenario: str, kind: type, left_out: str
) -> None:
    transcript, graded = dealt(scenario, without(kind))
    asked = [each.act.what for each in transcript.gestures if isinstance(each.act, g.Ask)]
    assert len(set(asked) - {"what-happened", "and-now"}) == 1
    assert set(asked) <= set(QUESTIONS)
    assert {(each[0], each[1]) for each in faults(graded)} == {(Amiss.MISSING, left_out)}
    assert graded.acts_right


def test_what_is_told_only_when_the_floor_asks_is_told_so() -> None:
    law = book(HOUSE)
    play = play_of(SCENARIOS[FLOP], law)

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act = perfect(session, grading)
        if isinstance(act, Report) and act.told:
            return replace(act, told=tuple(one for one in act.told if not isinstance(one, ActedSince)))
        if isinstance(act, Report):
            matter = next(iter(grading.open.values())).matter
            return replace(act, told=(full_report(session.record, len(session.record), matter).told or ())[-1:])
        return act

    graded = assess(play_out(play, law, dealer), law, play.taken_over)
    assert faults(graded) == [
        (Amiss.ASKED, "Told who has acted since only when asked.", "Report “Seat 8 has acted since.”")
    ]


def test_a_report_under_a_heading_of_another_subject_is_wrong_and_nothing_is_ruled_on() -> None:
    _, graded = dealt(STRING, lambda act: replace(act, what="burn-was-wrong"))
    [grade] = graded.reports
    assert grade.faults[0].did == "Reported “There’s a problem with the burn.”"
    assert grade.faults[0].takes == "Report “There’s a problem with a bet or the button.”"
    assert grade.heard == "nothing to rule on"


@pytest.mark.parametrize("house", ["tda-2022", "players-2025", "metropolitan"])
def test_a_report_that_hides_who_has_acted_brings_another_ruling_and_both_are_told(house: str) -> None:
    _, graded = dealt("turns-skipped-speaks-up-too-late", instead(ActedSince, ActedSince()), house)
    [grade] = graded.reports
    assert grade.heard == "the action backs up to the player who was next to act"
    assert grade.happened == "the out-of-turn action is binding"


def test_a_floor_that_was_told_wrong_leaves_no_hand_without_an_end() -> None:
    _, graded = dealt("turns-skipped-speaks-up-too-late", instead(ActedSince, ActedSince()), "upt")
    assert graded.ended
    assert faults(graded)


def test_a_report_in_a_word_alone_is_not_graded_as_before() -> None:
    _, graded = dealt(FLOP, lambda act: Report(act.what))
    assert graded.reports == ()
    assert graded.right
    assert graded.score.report == (0, 0)


def test_a_false_alarm_has_no_report_to_grade() -> None:
    _, graded = dealt("clean-holdem-six")
    assert graded.reports == ()


def test_the_act_itself_says_what_was_amiss() -> None:
    for change, verdict in ((None, Verdict.HARMLESS), (without(OnStreet), Verdict.MISREPORTED)):
        transcript, graded = dealt(FLOP, change)
        index = next(n for n, each in enumerate(transcript.gestures) if isinstance(each.act, Report))
        found = graded.finding(index)
        assert found is not None
        assert found.verdict is verdict


def test_no_opinion_is_ever_right() -> None:
    for deed in LEADING:
        assert faults(dealt(STRING, also(Did(8, deed)))[1])[0][0] is Amiss.LEADING


def test_a_grade_that_was_kept_opens_again_with_its_report_and_without_one() -> None:
    _, graded = dealt(FLOP, without(OnStreet))
    kept = json.loads(json.dumps(to_json(graded)))
    assert from_json(kept) == graded
    del kept["reports"]
    assert from_json(kept) == replace(graded, reports=())


def test_the_debrief_tells_each_fault_where_it_was_made_and_what_the_floor_heard() -> None:
    change = instead(ActedSince, ActedSince())
    transcript, graded = dealt("turns-skipped-speaks-up-too-late", change)
    record = Record.of(transcript)
    lines = side_by_side(record, graded, book(HOUSE))
    [wrong] = [each for each in lines if each.did == "Reported “No one has acted since.”"]
    assert (wrong.takes, wrong.held) == ("Report “Seats 4 and 6 have acted since.”", Held.WRONG)
    assert isinstance(record.gestures[wrong.index].act, Report)
    [heard] = [each for each in lines if each.did.startswith("The ruling on what you reported")]
    assert heard.did == "The ruling on what you reported: the action backs up to the player who was next to act."
    assert heard.takes == "The ruling on what happened: the out-of-turn action is binding."


NO_BURN = "burns-none-for-the-turn"


def of_the_dealer(*others: Statement) -> object:
    """The report with these words on the dealer instead of its own."""
    return instead(DealerDid, *others)


def test_of_a_wrong_burn_the_dealers_deed_has_to_be_told() -> None:
    transcript, graded = dealt(NO_BURN)
    [told] = [each.act.told for each in transcript.gestures if isinstance(each.act, Report)]
    assert DealerDid(DealerDeed.BURNED_NONE) in (told or ())
    assert not faults(graded)
    _, silent = dealt(NO_BURN, without(DealerDid))
    assert faults(silent) == [(Amiss.MISSING, "Left out who did what.", "Report “No card was burned.”")]
    _, wrong = dealt(NO_BURN, of_the_dealer(DealerDid(DealerDeed.BURNED_TWICE)))
    assert faults(wrong) == [(Amiss.WRONG, "Reported “Two cards were burned.”", "Report “No card was burned.”")]


def test_the_dealers_deed_may_be_told_where_it_need_not_be() -> None:
    assert not faults(dealt(FLOP, also(DealerDid(DealerDeed.PUT_ON_BOARD, 4)))[1])
    assert faults(dealt(FLOP, also(DealerDid(DealerDeed.PUT_ON_BOARD, 3)))[1])


def test_of_a_bet_out_of_turn_it_is_told_who_was_skipped() -> None:
    late = "turns-skipped-speaks-up-too-late"
    skipped = [
        one
        for each in dealt(late)[0].gestures
        if isinstance(each.act, Report)
        for one in each.act.told or ()
        if isinstance(one, Did) and one.deed is Deed.WAS_SKIPPED
    ]
    assert skipped
    _, graded = dealt(late, lambda act: replace(act, told=tuple(one for one in act.told if one not in skipped)))
    assert [(each[0], each[1]) for each in faults(graded)] == [(Amiss.MISSING, "Left out who did what.")]


def test_a_wrong_amount_brings_the_ruling_for_that_amount_and_both_are_told() -> None:
    short = "bets-undercall-of-a-raise"
    _, right = dealt(short, house="tda-2024")
    assert right.reports[0].heard == right.reports[0].happened == ""
    _, graded = dealt(short, instead(Did, Did(1, Deed.PUT_IN, 1500)), "tda-2024")
    [grade] = graded.reports
    assert grade.heard == "a call to 1,500, which stands"
    assert grade.happened == "the TD rules on the undercall"
    assert [each[0] for each in faults(graded)] == [Amiss.WRONG]


@pytest.mark.parametrize("house", ["tda-2024", "players-2025"])
def test_a_wrong_seat_brings_the_ruling_for_that_seat_and_both_are_told(house: str) -> None:
    _, graded = dealt("bets-undercall-of-a-raise", instead(Did, Did(3, Deed.PUT_IN, 500)), house)
    [grade] = graded.reports
    assert grade.heard == BACKS_UP
    assert "undercall" in grade.happened
    assert [each[0] for each in faults(graded)] == [Amiss.WRONG]


BACKS_UP = "the action backs up to the player who was next to act"
CALLED = """on flop
{game}
blinds 100 200
pot 1300
in 2 4 5 6
seats 6 20000
---
{acts}
D stop
D floor
F come
F ask what-happened
D report something-about-the-bets {told}
"""


def ruled(house: str, acts: str, told: str, game: str = "game holdem no-limit") -> tuple[str, str]:
    """What the floor heard and what happened, where a dealer stops, calls the floor and reports that."""
    record = read(CALLED.format(game=game, acts=acts, told=told)).record
    [grade] = assess(record.transcript, book(house), len(record) - 5).reports
    return grade.heard, grade.happened


@pytest.mark.parametrize("house", ["tda-2024", "players-2025"])
def test_where_the_words_are_the_same_the_seat_that_is_next_tells_two_rulings_apart(house: str) -> None:
    out = "P2 check\nP6 bet 700"
    assert ruled(house, out, "on flop; 4 was-skipped; 6 put-in 700; since no-one") == ("", "")
    both = (f"{BACKS_UP} (Seat 5 is next)", f"{BACKS_UP} (Seat 4 is next)")
    assert ruled(house, out, "on flop; 5 was-skipped; 6 put-in 700; since no-one") == both


@pytest.mark.parametrize("house", ["tda-2024", "players-2025"])
def test_a_wrong_street_brings_the_ruling_for_that_street_and_both_are_told(house: str) -> None:
    heard, happened = ruled(house, "P2 wager 100x1", "on turn; 2 put-in 100; since no-one", "game holdem limit")
    assert heard.endswith(" (400)")
    assert happened.endswith(" (200)")


@pytest.mark.parametrize("house", ["tda-2024", "players-2025"])
def test_seats_said_to_have_acted_that_have_not_bring_another_ruling(house: str) -> None:
    heard, happened = ruled(house, "P4 check", "on flop; 2 was-skipped; 4 checked; since 5 6")
    assert (heard, happened) == (
        "the out-of-turn action is binding, and the floor decides on the skipped hand",
        BACKS_UP,
    )


DEALT_BY_NO_ONE = {
    *("wrong-button", "boxed-in-deal", "boxed-later", "boxed-inside-stub", "scrap-inside-stub"),
    *("boxed-on-flop", "duplicate-cards", "short-stub"),
    *("opened-by-the-lower-suit", "opened-past-an-all-in", "doubled-for-a-pair"),
}
"""Matters of the deck, the button and of what players did: no deed of the dealer comes first in a report of them."""


def test_every_kind_of_matter_has_a_deed_of_the_dealer_or_is_known_to_have_none() -> None:
    assert not set(BY_DEALER) & DEALT_BY_NO_ONE
    assert set(BY_DEALER) | DEALT_BY_NO_ONE == {*MATTERS, *BY_THE_DEALER}
