"""Players at the showdown: part of a hand, the board, hands pushed forward and taken up again, requests, refusals."""

import pytest

from tests.scenarios.hands import packaged, session
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.kernel.cards import cards
from trainer.kernel.notation import line
from trainer.scenarios.form import BadScenario
from trainer.scenarios.loader import read
from trainer.scenarios.session import Session


def at_the_end(name: str, key: str = "tda-2022") -> Session:
    """The hand as far as it comes while the dealer only brings the bets in."""
    one = session(name, key)
    for _ in range(40):
        if one.tick(one.now + 10_000):
            continue
        due = one.routine()
        if not due or not isinstance(due[0], g.BringInBets):
            break
        one.act(due[0], one.now)
    return one


def told(one: Session, since: int = 0) -> list[str]:
    """What players did since that gesture count, without its time."""
    done = [each for each in one.record.gestures[since:] if each.seat]
    return [line(each).partition(" ")[2] for each in done]


def asked(one: Session, act: g.Act) -> list[str]:
    """What players do once the dealer has done that."""
    count = len(one.record)
    one.act(act, one.now)
    one.tick(one.now + 10_000)
    return told(one, count)


def test_who_shows_one_card_shows_the_other_when_he_is_asked() -> None:
    one = at_the_end("showdown-one-card-and-no-more")
    assert told(one)[-2:] == ["P2 turn up Kd Qs", "P7 turn up Ah"]
    assert one.due_at() is None  # the dealer's turn
    assert asked(one, g.AskToShow(2)) == []  # another seat
    assert asked(one, g.AskToShow(7)) == ["P7 turn up 8d"]


def test_two_of_four_cards_are_shown_in_omaha_and_one_of_the_three_that_lie_down_in_stud() -> None:
    omaha = at_the_end("showdown-omaha-8-half-shown")
    assert told(omaha)[-1] == "P4 turn up As 2d"
    assert asked(omaha, g.AskToShow(4)) == ["P4 turn up Ts 9h"]
    stud = at_the_end("showdown-stud-one-down-card")
    seat = stud.record.table.seat(3)
    assert [each.up for each in seat.hand].count(False) == 2


def test_who_plays_the_board_says_so_and_shows_when_he_is_asked() -> None:
    one = at_the_end("showdown-plays-the-board")
    assert "P3 claim plays-the-board I play the board" in told(one)
    assert not any(each.up for each in one.record.table.seat(3).hand)
    assert asked(one, g.AskToShow(3)) == ["P3 turn up Ac 7d"]


def test_who_refuses_says_no_once_and_gives_the_hand_up_when_pressed() -> None:
    one = at_the_end("showdown-one-card-and-a-refusal")
    assert asked(one, g.AskToShow(6)) == ["P6 refuse show No, I'm not showing any more"]
    assert asked(one, g.AskToShow(6)) == ["P6 fold"]


@pytest.mark.parametrize(("order", "does"), [("all-cards-are-tabled", "turn up 9h"), ("the-hand-has-no-claim", "fold")])
def test_who_refuses_does_what_the_floor_orders(order: str, does: str) -> None:
    one = at_the_end("showdown-one-card-and-a-refusal")
    asked(one, g.AskToShow(6))
    one.record.add(g.Gesture(one.now, g.FLOOR, g.Order(order, "own")))
    one = Session.resume(one.play, one.law, one.record.transcript)
    one.tick(one.now + 10_000)
    assert told(one)[-1] == f"P6 {does}"


def test_who_has_pushed_the_hand_forward_is_asked_for_at_once() -> None:
    one = session("showdown-wants-to-see-the-bettor")
    while not any(isinstance(each.act, g.Request) for each in one.record.gestures):
        if not one.tick(one.due_at() or 0):
            one.act(one.routine()[0], one.now)
    forward, asks = [each for each in one.record.gestures if each.seat][-2:]
    assert line(forward).endswith("P5 move aside down Kh Qd")
    assert asks.act == g.Request(Requested.SEE, 5, "I want to see seat 5's hand")
    assert asks.at - forward.at == 500
    # the hand comes back to its player, and the other one is shown
    assert asked(one, g.Move("hand-5", True, cards("Kh Qd"))) == ["P3 turn up Ad 9c"]
    assert one.record.course.contesting == (3, 5)


def test_cards_pushed_forward_are_taken_up_again_as_long_as_they_lie_there() -> None:
    one = session("showdown-thrown-away-too-soon")
    while "P6 move aside down As Qs" not in told(one):
        if not one.tick(one.due_at() or 0):
            one.act(one.routine()[0], one.now)
    count = len(one.record)
    killed = Session.resume(one.play, one.law, one.record.transcript)
    one.tick(one.now + 10_000)
    assert told(one, count) == ["P6 move hand-6 up As Qs"]
    assert one.record.course.contesting == (2, 6)
    killed.act(g.Move("muck", False, cards("As Qs")), killed.now)
    killed.tick(killed.now + 10_000)
    assert told(killed, count) == []  # in the muck they are gone


def test_words_come_before_the_hand_they_are_about() -> None:
    acts = told(at_the_end("showdown-miscalled"))
    claims = ["P1 claim hand pair A pair of kings", "P3 claim hand straight Straight"]
    assert acts[-4:] == [claims[0], "P1 turn up Kh Qh", claims[1], "P3 turn up Ks Jd"]


def test_nobody_can_ask_for_the_hand_of_an_empty_seat() -> None:
    scenario = packaged()["showdown-wants-to-see-the-bettor"]
    with pytest.raises(BadScenario, match="no one sits in seat 4"):
        read(scenario.text.replace("P3 ask P5", "P3 ask P4"), "here.toml")
