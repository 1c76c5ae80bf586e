"""A deck cut for a deal begun again, at a house that has a player cut it."""

import pytest

from tests.grading.dealt import scenarios
from tests.rules.board_situations import paragraphs
from tests.rules.situations import Hand
from trainer.grading.assessment import Assessment, Finding, StepState, Verdict
from trainer.grading.coaching import Coach
from trainer.grading.decisive import CUTS, PERFECT, changed, hanging, playthroughs
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.grading.otherwise import cuts_the_deck_himself
from trainer.grading.spoken import spoken
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.rules.overturned import OUT, overturned
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

RULE = "deal.cut.by-player-behind-dealer"
HAND = "boxed-two-in-the-deal"
OTHERS = tuple(key for key in BOOKS if key != "upt")


def dealt(key: str, dealer: Dealer = perfect, name: str = HAND) -> Assessment:
    law = book(key)
    *_, graded = playing_out(play_of(scenarios()[name], law), law, dealer)
    return graded.assessment()


def cut_found(graded: Assessment) -> list[Finding]:
    return [each for each in graded.findings if "cut-the-deck" in each.steps]


def cut_state(graded: Assessment) -> StepState:
    (found,) = (each.state for one in graded.matters for each in one.remedy if each.step.key == "cut-the-deck")
    return found


def again(*acts: str) -> Hand:
    """Two hands are dealt out, called off and gathered."""
    return Hand().blinds().do("D pitch 2 down", "D pitch 3 down", "D announce misdeal", "D gather", *acts)


# --- what a house says ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "at"), paragraphs(upt="cut-1"))
def test_a_dealer_who_cuts_for_the_player_is_told_who_cuts(key: str, at: str) -> None:
    said = spoken(book(key), again().facts(), g.Cut(20))
    assert said is not None
    assert said.verdict is Verdict.PRACTICE_SLIP
    assert [each.at for each in said.citations] == [at]
    assert "seat 6" in said.reason


@pytest.mark.parametrize("key", OTHERS)
def test_at_the_other_houses_the_dealer_cuts(key: str) -> None:
    assert spoken(book(key), again().facts(), g.Cut(20)) is None


@pytest.mark.parametrize(
    "hand",
    [
        pytest.param(Hand().blinds(), id="before the first deal"),
        pytest.param(again("D pitch 2 down"), id="a stub"),
        pytest.param(Hand().blinds().deal(), id="hands are out"),
    ],
)
def test_only_a_whole_deck_for_a_deal_begun_again_is_the_players(hand: Hand) -> None:
    assert spoken(book("upt"), hand.facts(), g.Cut(20)) is None


# --- whole hands ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", BOOKS)
def test_the_deck_of_a_redeal_is_cut_once_and_the_perfect_dealer_is_right(key: str) -> None:
    law = book(key)
    *_, grading = playing_out(play_of(scenarios()[HAND], law), law)
    cuts = [seat for index, seat, _ in grading.record.acts[g.Cut] if grading.record.courses[index].deals > 1]
    graded = grading.assessment()
    assert cuts == ([9] if key == "upt" else [0])
    assert graded.right
    assert cut_state(graded) is StepState.MET
    assert not [each for each in graded.findings if each.verdict is Verdict.PRACTICE_SLIP]


def test_a_dealer_who_cuts_himself_has_a_cut_deck_and_a_slip() -> None:
    graded = dealt("upt", cuts_the_deck_himself)
    (found,) = cut_found(graded)
    assert found.verdict is Verdict.PRACTICE_SLIP
    assert [each.at for each in found.citations] == ["cut-1"]
    assert cut_state(graded) is StepState.MET
    done, of = graded.score.practice
    assert done == of - 1


@pytest.mark.parametrize("key", OTHERS)
def test_where_the_dealer_cuts_nothing_is_wrong_with_it(key: str) -> None:
    (found,) = cut_found(dealt(key, cuts_the_deck_himself))
    assert found.verdict is Verdict.REQUIRED


def test_the_grade_of_a_redeal_hangs_on_who_cuts() -> None:
    law = book("upt")
    played = {each.by: each for each in playthroughs(play_of(scenarios()[HAND], law), law)}
    other = overturned(law, RULE, OUT)
    assert CUTS in played
    assert "acts" in changed(played[CUTS], other)
    assert not changed(played[PERFECT], other)
    found = hanging(played.values(), law, RULE)
    assert found is not None and found.by == CUTS


@pytest.mark.parametrize(("key", "name"), [("tda-2024", HAND), ("upt", "clean-holdem-six")])
def test_nobody_else_deals_where_no_player_cuts_again(key: str, name: str) -> None:
    law = book(key)
    assert CUTS not in {each.by for each in playthroughs(play_of(scenarios()[name], law), law)}


# --- the coach --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("key", "by_coach"), [("upt", False), ("tda-2024", True)])
def test_the_coach_points_to_the_cut_only_where_the_dealer_makes_it(key: str, by_coach: bool) -> None:
    law = book(key)
    running = Session(play_of(scenarios()[HAND], law), law)
    coach, pointed = Coach(running), list[g.Act]()
    while running.record.course.deals == 1 or not running.record.table.seats[0].hand:
        act, due = coach.next_act(), running.due_at()
        if act is not None:
            pointed.append(act)
            running.act(act, running.now + 500)
        else:
            assert due is not None, "everybody waits"
            running.tick(due)
    assert any(isinstance(each, g.Cut) for each in pointed) is by_coach
