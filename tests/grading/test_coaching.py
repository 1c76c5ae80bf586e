"""The coach knows the next act of any hand, of one that the trainee has spoiled too, and leaves players theirs."""

import pytest

from trainer.grading.coaching import DEAL, FIRST, SHOWDOWN, Coach, stage
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session
from trainer.ui.desk.library import scenarios


def session(scenario: str, house: str = "tda-2024") -> Session:
    law = book(house)
    return Session(play_of(scenarios()[scenario], law), law)


def dealt_by_it(scenario: str, house: str = "tda-2024", until: str = "") -> tuple[Session, list[str]]:
    """A hand in which every act is the coach's, to its end or to a heading; the headings it passed, each once."""
    running = session(scenario, house)
    coach, headings = Coach(running), list[str]()
    while not running.ended:
        act, heading = coach.next_act(), coach.heading()
        if act is not None and heading not in headings:
            headings.append(heading)
        if until and heading == until:
            break
        due = running.due_at()
        if act is not None:
            running.act(act, running.now + 500)
        else:
            assert due is not None, "everybody waits"
            running.tick(due)
    return running, headings


def test_a_clean_hand_goes_from_the_deal_to_the_showdown() -> None:
    _, headings = dealt_by_it("clean-first-hand")
    assert headings == [DEAL, FIRST, "The flop", "The turn", "The river", SHOWDOWN]


def test_stud_has_the_names_of_its_streets() -> None:
    _, headings = dealt_by_it("clean-stud-six")
    assert headings[:3] == [DEAL, "Fourth street", "Fifth street"]


@pytest.mark.parametrize("house", BOOKS)
def test_four_cards_on_the_flop_are_named_until_they_are_fixed(house: str) -> None:
    running, headings = dealt_by_it("four-card-flop-pointed-out", house)
    assert "More than three cards in the flop" in headings
    assert len(running.record.table.board) in (0, 5)


def test_it_says_nothing_while_players_act() -> None:
    running, _ = dealt_by_it("clean-first-hand", until="The flop")
    coach = Coach(running)
    assert isinstance(coach.next_act(), g.BringInBets)
    before = session("clean-first-hand")
    for _ in range(6):
        act = Coach(before).next_act()
        assert act is not None
        before.act(act, before.now + 300)
    assert Coach(before).next_act() is None
    assert stage(before.record) == FIRST


def test_after_an_act_of_ones_own_it_shows_the_way_on() -> None:
    """Nobody is told to do what lies behind: two burns are a matter, and the coach says so."""
    running, _ = dealt_by_it("clean-first-hand", until="The flop")
    coach = Coach(running)
    for act in (g.BringInBets(), g.Burn(), g.Burn()):
        running.act(act, running.now + 500)
    assert "burn" in coach.heading().casefold()
    assert isinstance(coach.next_act(), g.Stop | g.CallFloor | g.Move)


def test_a_hand_that_is_over_needs_no_act() -> None:
    running, _ = dealt_by_it("clean-first-hand")
    assert Coach(running).next_act() is None
