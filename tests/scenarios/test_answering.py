"""What players say when the dealer asks how much it is: the answer of their scenario, or the same words again."""

import pytest

from tests.scenarios.hands import session
from trainer.kernel import gestures as g
from trainer.scenarios.director import next_event
from trainer.scenarios.event import Happens
from trainer.scenarios.session import Session


def after_the_words(name: str) -> Session:
    """The hand with the wager made, chips and all, and stopped."""
    one = session(name, "metropolitan")
    while not _lies_there(one):
        due = one.due_at()
        assert due is not None
        one.tick(due)
    one.act(g.Stop(), one.now + 100)
    return one


def _lies_there(one: Session) -> bool:
    last = one.record.gestures[-2:]
    return isinstance(last[0].act, g.Say) and isinstance(last[1].act, g.Wager) and last[0].seat == last[1].seat


def asked(one: Session, seat: int) -> list[str]:
    """What is heard once that seat has been asked."""
    start = len(one.record)
    one.act(g.AskHowMuch(seat), one.now + 800)
    one.tick(one.now + 6000)
    heard = [each for each in one.record.gestures[start:] if isinstance(each.act, g.Say)]
    return [f"P{each.seat} {each.act.words}" for each in heard if isinstance(each.act, g.Say)]


@pytest.mark.parametrize(
    ("name", "seat", "says"),
    [
        ("bets-five", 5, ["P5 5000"]),
        ("bets-raise-twenty-five", 7, ["P7 2500"]),
    ],
)
def test_the_player_gives_the_answer_of_the_scenario_once(name: str, seat: int, says: list[str]) -> None:
    one = after_the_words(name)
    assert asked(one, seat) == says
    assert asked(one, seat) == says  # and again, if he is asked again


def test_nobody_else_answers() -> None:
    one = after_the_words("bets-five")
    assert asked(one, 7) == []
    assert asked(one, 1) == []


def test_who_is_asked_answers_though_another_speaks_meanwhile() -> None:
    one = after_the_words("bets-five")
    one.act(g.AskHowMuch(5), one.now + 800)
    one.record.add(g.Gesture(one.now + 10, g.player(7), g.Say("Come on")))
    event = next_event(one.play, one.record, one.law)
    assert isinstance(event, Happens)
    assert (event.who, event.act) == (g.player(5), g.Say("5000"))


def test_once_the_next_player_has_acted_nobody_answers_out_of_turn() -> None:
    one = after_the_words("bets-five")
    one.act(g.Proceed(), one.now + 100)
    one.tick(one.due_at() or 0)
    assert one.record.gestures[-1].seat == 7
    assert asked(one, 5) == []


def test_an_amount_in_full_is_not_explained() -> None:
    one = after_the_words("bets-underraise-declared")
    seat = one.record.gestures[-2].seat
    assert asked(one, seat) == []
