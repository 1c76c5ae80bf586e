"""Players who go away and come back while a scenario is dealt."""

import pytest

from tests.scenarios.hands import packaged, session
from trainer.kernel import gestures as g
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.loader import read
from trainer.scenarios.session import Session
from trainer.ui.play.picture_of import picture_of

LATE, IN_TIME = "presence-back-too-late", "clean-holdem-back-in-time"
LAST_CARD = 10


def changed(old: str, new: str) -> Scenario:
    text = packaged()[LATE].text
    assert old in text
    return read(text.replace(old, new), "changed.toml")


def dealt(one: Session, cards: int, wait: int = 10_000) -> Session:
    """The rest of the initial deal up to so many cards, at a slow dealer's pace."""
    while sum(len(seat.hand) for seat in one.record.table.seats) < cards:
        one.act(one.routine()[0], one.now + 400)
        one.tick(one.now + wait)
    return one


def away_in(one: Session) -> list[int]:
    return [seat.number for seat in picture_of(one.record).seats if seat.absent]


@pytest.mark.parametrize(("name", "cards"), [(LATE, LAST_CARD), (IN_TIME, 8)])
def test_a_player_comes_back_once_the_moment_has_come(name: str, cards: int) -> None:
    one = session(name)
    assert away_in(one) == [6]
    assert away_in(dealt(one, cards - 1)) == [6]
    assert away_in(dealt(one, cards)) == []


def test_a_player_comes_back_so_long_after_the_moment() -> None:
    one = dealt(session(LATE), LAST_CARD, wait=0)
    assert one.due_at() == one.now + 700
    assert one.tick(one.now + 699) == []
    assert [each.act for each in one.tick(one.now + 700)] == [g.Back()]


def test_a_stopped_action_keeps_nobody_from_the_seat() -> None:
    one = dealt(session(LATE), LAST_CARD, wait=0)
    one.act(g.Stop(), one.now + 100)
    assert g.Back() in [each.act for each in one.tick(one.now + 5000)]


def test_nobody_acts_for_a_player_who_stays_away() -> None:
    scenario = changed('at = "deal 10"', 'at = "turn"')
    one = Session(play_of(scenario, book("tda-2022")), book("tda-2022"))
    dealt(one, LAST_CARD)
    one.tick(one.now + 60_000)
    assert [each.act for each in one.record.gestures if each.seat == 6] == [g.Post(one.record.gestures[1].act.chips)]
    assert one.record.course.to_act == 6
    assert one.due_at() is None
    one.act(g.Muck(6), one.now)
    assert one.due_at() is not None or not one.record.course.betting


def test_a_player_goes_away_during_the_deal_and_comes_back() -> None:
    more = '[[comes]]\nseat = 4\ndoes = "away"\nat = "deal 7"\n\n[[comes]]\nseat = 4\ndoes = "back"\nat = "deal 8"\n\n'
    scenario = changed("[[comes]]", f"{more}[[comes]]")
    one = Session(play_of(scenario, book("upt")), book("upt"))
    assert away_in(dealt(one, 7)) == [4, 6]
    assert away_in(dealt(one, 8)) == [6]


@pytest.mark.parametrize("key", BOOKS)
def test_a_scenario_with_an_empty_chair_is_dealt_at_every_house(key: str) -> None:
    one = Session(play_of(packaged()[LATE], book(key)), book(key))
    assert one.record.setup.absent == {6}
    assert away_in(one) == [6]


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("seat = 6\ndoes", "seat = 5\ndoes", "no one sits in seat 5"),
        ('does = "back"', 'does = "away"', "seat 6 is already away"),
        ("seat = 6\ndoes", "seat = 4\ndoes", "seat 4 is already at the table"),
        ('does = "back"', 'does = "gone"', "isn't a choice here"),
        ('at = "deal 10"', 'at = "soon"', "isn't a moment"),
        ("after = 700", "after = -1", "must be 0 or more"),
        ("away = true", "away = 1", "must be"),
    ],
)
def test_faults_of_comings_are_told_with_their_line(old: str, new: str, what: str) -> None:
    with pytest.raises(BadScenario, match=what) as bad:
        changed(old, new)
    text = packaged()[LATE].text.replace(old, new).splitlines()
    told = next(each for each in bad.value.faults if what in each.what)
    assert text[told.line - 1].split(" =")[0] == told.key.rsplit(".", 1)[-1]
