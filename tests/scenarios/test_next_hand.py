"""The hand after the one that a file tells of, begun by the dealer before."""

from dataclasses import replace

import pytest

from tests.scenarios.hands import packaged
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts.paid import staked
from trainer.rules.matters.deal import wrong_button
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Previous, Scenario
from trainer.scenarios.grammar import Moment, moment_of
from trainer.scenarios.next_hand import ANEW, FIRST, NEXT, all_pushed, hand_of
from trainer.scenarios.play import Play

LAW = book("tda-2024")
AFTER_ONE_CALL = "pots-count-disputed-after-one-call"
AT_THE_PUSH = "pots-count-disputed-at-the-push"


def until(moment: str, name: str = AFTER_ONE_CALL) -> Play:
    """The hand with the trainee tapping in at that moment, and nobody saying anything."""
    quiet = replace(packaged()[name], protests=(), doings=(), previous=())
    return play_of(replace(quiet, takeover=moment_of(moment, "holdem")), LAW)


def facts(play: Play) -> Facts:
    record = Record.of(play.transcript)
    return Facts(record, len(record))


def acts(play: Play, *kinds: type[g.Act]) -> list[g.Act]:
    return [each.act for each in play.before if type(each.act) in kinds]


@pytest.mark.parametrize(
    ("moment", "hand", "pushed"),
    [
        ("turn closed", FIRST, False),
        ("pushed", FIRST, True),
        ("next shuffle", NEXT, False),
        ("next flop", NEXT, False),
    ],
)
def test_the_trainee_may_tap_in_after_the_push_or_during_the_hand_after(moment: str, hand: int, pushed: bool) -> None:
    then = facts(until(moment))
    assert (hand_of(then), all_pushed(then)) == (hand, pushed)


def test_the_dealer_before_moves_the_button_gathers_riffles_and_cuts() -> None:
    play = until("next shuffle")
    between = acts(play, g.MoveButton, g.Gather, g.Shuffle, g.Cut)[-4:]
    assert [each.verb for each in between] == ["button", "gather", "shuffle", "cut"]
    assert between[0] == g.MoveButton(1)  # seat 8 had it, and seat 1 is next
    table = facts(play).table
    assert len(table.stub) == 52 and not table.board and not any(seat.hand for seat in table.seats)


@pytest.mark.parametrize("moment", ["next shuffle", "next deal 3", "next preflop: P6"])
def test_the_blinds_of_the_hand_after_are_posted_left_of_its_button(moment: str) -> None:
    posted = [each.seat for each in until(moment).before if isinstance(each.act, g.Post)]
    assert posted == [1, 2, 2, 4]


def test_its_own_lines_of_the_script_are_played_and_none_of_the_first_hand() -> None:
    course = facts(until("next preflop: P8")).course
    assert [(each.seat, each.kind, each.to) for each in course.actions] == [(6, "call", 200), (8, "raise", 600)]


def test_what_was_paid_into_the_first_pot_is_no_part_of_the_next() -> None:
    assert staked(facts(until("next preflop: P8"))) == {2: 100, 4: 200, 6: 200, 8: 600}


def test_no_place_of_the_button_is_wrong_because_it_has_moved_on() -> None:
    then = facts(until("next preflop: P8"))
    assert then.setup.button_due and list(wrong_button(then)) == []


def test_the_cards_of_the_hand_after_come_by_the_seed() -> None:
    one, same = until("next deal 3"), until("next deal 3")
    other = play_of(replace(one.scenario, seed=4711), LAW)
    assert one.before == same.before
    assert acts(one, g.Shuffle)[-1] != acts(other, g.Shuffle)[-1]


def test_a_deal_made_anew_is_no_hand_after() -> None:
    record = Record.of(until("next deal 3").transcript)
    dealt = next(index for index, each in enumerate(record.gestures) if isinstance(each.act, g.Pitch))
    misdealt = Record(record.setup)
    for each in (*record.gestures[: dealt + 1], g.Gesture(9000, g.DEALER, g.Gather())):
        misdealt.add(each)
    assert hand_of(Facts(misdealt, len(misdealt))) == ANEW


def gone_by(scenario: Scenario, waited: int) -> int:
    """Milliseconds between the push and what the dealer before says then."""
    said = Previous(Moment("pushed"), (g.Say("It was a while ago."),), waited)
    play = play_of(replace(scenario, previous=(said,), protests=(), doings=(), takeover=Moment("pushed")), LAW)
    times = {type(each.act): each.at for each in play.before}
    return times[g.Say] - times[g.PushPot]


def test_the_dealer_before_may_let_time_go_by() -> None:
    scenario = packaged()[AT_THE_PUSH]
    assert gone_by(scenario, 60_000) - gone_by(scenario, 0) == 60_000
