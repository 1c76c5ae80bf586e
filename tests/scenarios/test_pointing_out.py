"""What a script has a player point out is heard while it is so, and never once the matter has been put right."""

from dataclasses import replace

import pytest

from tests.scenarios.hands import packaged, play, session
from trainer.grading.assess import Assessor, assessor
from trainer.grading.model import perfect, play_out, to_do
from trainer.kernel import gestures as g
from trainer.kernel.transcript import Transcript
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Protest
from trainer.scenarios.grammar import guard_of
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session

POINTING = sorted(name for name, each in packaged().items() if each.protests)


def standing(grading: Assessor) -> bool:
    """Is there anything to do about what went wrong?"""
    return any(to_do(each, grading.record) for each in grading.open.values())


def asked_for(play: Play, key: str) -> bool:
    """Does the house ask anything of a dealer who puts everything right at once?"""
    grading = assessor(play_out(play, book(key)), book(key), play.taken_over)
    return any(each.total for each in grading.assessment().matters)


def slowly_afterwards(play: Play, key: str) -> tuple[Transcript, int]:
    """A hand by a dealer who notices everything at once and, after that, lets everybody say and do all they have to.

    With it how many gestures it had when the last matter had been put right.
    """
    right = 0

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        nonlocal right
        if standing(grading):
            right = len(session.record) + 1
        elif right and session.due_at() is not None:
            return None
        return perfect(session, grading)

    return play_out(play, book(key), dealer), right


def test_there_are_hands_in_which_a_player_points_something_out() -> None:
    assert len(POINTING) >= 3


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", POINTING)
def test_no_player_points_to_what_the_dealer_has_put_right(name: str, key: str) -> None:
    hand, right = slowly_afterwards(play(name, key), key)
    words = [(each.seat, each.says) for each in packaged()[name].protests]
    assert right or not asked_for(play(name, key), key)
    assert not right or not [each for each in hand.gestures[right:] if (each.seat, each.act) in words]


def in_no_hurry(session: Session, grading: Assessor) -> g.Act | None:
    """A dealer who does nothing as long as anybody else is about to."""
    return None if session.due_at() is not None else perfect(session, grading)


@pytest.mark.parametrize(
    ("when", "name"),
    [("board 4", "clean-holdem-six"), ("cards 4", "clean-stud-six"), ("miscounted", "clean-holdem-six")],
)
def test_no_player_points_to_what_never_arose(when: str, name: str) -> None:
    """Four cards are what the turn, and fourth street, call for, and everybody has so many as it takes."""
    scenario = packaged()[name]
    words = Protest(scenario.seats[0].number, g.Say("There are four!"), guard_of(when), 900)
    hand = play_out(play_of(replace(scenario, protests=(words,)), book("tda-2022")), book("tda-2022"), in_no_hurry)
    assert not [each for each in hand.gestures if each.act == words.says]


def test_once_the_floor_has_ruled_no_player_points_to_it() -> None:
    one = session("turns-skipped-speaks-up-too-late")
    words = packaged()[one.play.scenario.id].protests[0].says
    while not any(isinstance(each.act, g.Wager) and each.who == "P6" for each in one.record.gestures[-1:]):
        due = one.due_at()
        one.tick(due) if due is not None else one.act(one.routine()[0], one.now + 300)
    for act in (g.CallFloor(), g.Report("something-about-the-bets"), g.Plan("your-decision")):
        one.act(act, one.now + 100)
        one.tick(one.now + 3000)
    assert any(isinstance(each.act, g.Order) for each in one.record.gestures)
    one.act(g.Proceed(), one.now + 100)
    assert words not in [each.act for each in one.tick(one.now + 60_000)]
