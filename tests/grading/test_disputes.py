"""Pots and hands that a player disputes: for the floor while there is time, and nothing for the dealer after that."""

from dataclasses import replace

import pytest

from tests.grading.dealt import expected, perfectly_dealt, perfectly_graded, scenarios
from trainer.grading.assess import Assessor, assessor
from trainer.grading.assessment import StepState, Verdict
from trainer.grading.decisive import DEALERS
from trainer.grading.model import perfect, play_out, playing_out
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.rules.book import BOOKS, book
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.settlement import off
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Previous, Scenario
from trainer.scenarios.grammar import Guard, Moment, line_of, moment_of
from trainer.scenarios.session import Session

DISPUTED = sorted(name for name, each in scenarios().items() if "pot.dispute" in each.topics)
LATE = [
    ("pots-reading-disputed-after-the-tap-in", "tda-2024"),
    ("pots-reading-disputed-after-the-riffle", "upt"),
    ("pots-count-disputed-during-the-next-deal", "metropolitan"),
    ("pots-count-disputed-after-two-calls", "foxwoods-2020"),
    ("pots-reading-disputed-late-in-the-break", "players-2025"),
]


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", DISPUTED)
def test_the_floor_is_called_in_time_and_nothing_is_asked_of_the_dealer_later(name: str, key: str) -> None:
    wanted = expected(name)[key]
    graded = perfectly_graded(name, key).assessment
    assert [each.matter.kind for each in graded.matters] == ([] if wanted.in_order else [wanted.matter])
    assert graded.right and graded.clean == wanted.in_order


@pytest.mark.parametrize(
    ("name", "key"), [("pots-count-disputed-at-the-push", "upt"), ("pots-reading-disputed-at-the-push", "tda-2024")]
)
def test_who_plays_on_past_a_dispute_in_time_misses_it(name: str, key: str) -> None:
    law = book(key)
    play = play_of(scenarios()[name], law)
    graded = assessor(play_out(play, law, DEALERS["plays-on"]), law, play.taken_over).assessment()
    assert not graded.right


def calls_once(session: Session) -> g.Act | None:
    """Calls the floor as soon as a player disputes something, once."""
    acts = session.record.acts
    return g.CallFloor() if g.Dispute in acts and g.CallFloor not in acts else None


@pytest.mark.parametrize(("name", "key"), LATE)
def test_to_call_the_floor_for_a_dispute_that_comes_too_late_is_no_false_alarm(name: str, key: str) -> None:
    law = book(key)
    play = play_of(scenarios()[name], law)
    *_, graded = playing_out(play, law, lambda session, grading: calls_once(session) or perfect(session, grading))
    call = next(each for each in graded.findings if isinstance(graded.record.gestures[each.index].act, g.CallFloor))
    assert call.verdict is Verdict.HARMLESS and "too late" in call.reason
    assert {each.at for each in call.citations} & {"20", "22", "23", "decision-5"}
    assert graded.assessment().false_alarms == ()


def test_a_pot_that_was_pushed_rightly_stays_where_it_is() -> None:
    acts = perfectly_dealt("pots-count-disputed-at-the-push", "upt")[0].gestures
    assert [each.act.what for each in acts if isinstance(each.act, g.Order)] == ["leave-the-chips-where-they-are"]


# --- a pot that the dealer before pushed wrongly -------------------------------------------------------------------

PUSHED_ON = "pots-reading-disputed-late-in-the-break"
WRONG = g.PushPot(5, Chips(((100, 11),)))


SPLIT = "pots-split-pushed-unevenly"


def later(scenario: Scenario) -> Scenario:
    """The same noticed after one call on the next hand."""
    (protest,) = scenario.protests
    script = (*scenario.script, *(line_of(text, "holdem", 0, 2) for text in ("P8 call", "all stay")))
    moment = moment_of("next preflop: P8", "holdem")
    return replace(scenario, script=script, protests=(replace(protest, guard=Guard("next", 1)),), takeover=moment)


def waves_on(session: Session, grading: Assessor) -> g.Act | None:
    """Calls the floor and moves no chip, whatever is ordered."""
    act = perfect(session, grading)
    return act if not isinstance(act, g.Trade) else g.Proceed() if session.record.table.stopped else g.NextHand()


@pytest.mark.parametrize("key", ["tda-2024", "foxwoods-2020", "upt"])
def test_chips_are_moved_on_the_floors_order_and_nothing_is_off_then(key: str) -> None:
    graded = perfectly_graded(SPLIT, key).assessment
    trades = [each.act for each in perfectly_dealt(SPLIT, key)[0].gestures if isinstance(each.act, g.Trade)]
    assert [(each.place, each.give.amount, each.other) for each in trades] == [("stack-6", 400, "stack-2")]
    assert graded.right and graded.off == ()


def test_where_it_is_too_late_the_chips_stay() -> None:
    acts = [each.act for each in perfectly_dealt(SPLIT, "metropolitan")[0].gestures]
    graded = perfectly_graded(SPLIT, "metropolitan").assessment
    assert not any(isinstance(each, g.Trade) for each in acts)
    assert graded.clean and graded.off == ()


def test_who_waves_the_hand_on_instead_misses_a_step() -> None:
    law = book("tda-2024")
    play = play_of(scenarios()[SPLIT], law)
    *_, graded = playing_out(play, law, waves_on)
    (only,) = graded.assessment().matters
    states = {each.step.key: each.state for each in only.remedy}
    assert states["call-the-floor"] is StepState.MET and states["obey-the-floor"] is StepState.MISSED


@pytest.mark.parametrize(("key", "moves"), [("tda-2024", True), ("metropolitan", False), ("upt", False)])
def test_chips_of_the_last_pot_may_be_moved_during_the_next_hand(key: str, moves: bool) -> None:
    law = book(key)
    play = play_of(later(scenarios()[SPLIT]), law)
    *_, graded = playing_out(play, law)
    assert (g.Trade in graded.record.acts) is moves
    found = graded.assessment()
    assert found.right and found.off == ()


def pushed_wrongly(*, by_the_dealer_before: bool) -> Scenario:
    """Seat 2 wins, and part of its pot goes to seat 5; the trainee taps in after that, or before anything is pushed."""
    at = Moment("showdown")
    scenario = replace(scenarios()[PUSHED_ON], protests=(), doings=())
    previous = (Previous(at, (WRONG,)),) if by_the_dealer_before else ()
    return replace(scenario, previous=previous, takeover=at if not by_the_dealer_before else Moment("pushed"))


def test_what_the_dealer_before_pushed_wrongly_is_not_off_in_the_trainees_grade() -> None:
    law = book("tda-2024")
    play = play_of(pushed_wrongly(by_the_dealer_before=True), law)
    transcript = play_out(play, law)
    record = Record.of(transcript)
    assert off(Facts(record, len(record)))
    assert assessor(transcript, law, play.taken_over).assessment().off == ()


def test_what_the_trainee_pushes_wrongly_is() -> None:
    law = book("tda-2024")
    play = play_of(pushed_wrongly(by_the_dealer_before=False), law)
    *_, graded = playing_out(
        play,
        law,
        lambda session, grading: WRONG if _to_push(act := perfect(session, grading), session) else act,
    )
    assert dict(graded.assessment().off).keys() == {2, 5}


def _to_push(act: g.Act | None, session: Session) -> bool:
    return isinstance(act, g.PushPot) and g.PushPot not in session.record.acts
