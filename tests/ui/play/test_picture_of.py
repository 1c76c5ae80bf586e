"""From the record to the picture: pots apart, all-in buttons, and amounts only where they were counted."""

import pytest

from tests.ui.demo.conftest import session_at
from trainer.kernel import gestures as g
from trainer.ui.play.picture_of import COUNT_HOLD_MS, TAKE_OVER_HOLD_MS, picture_of


@pytest.fixture
def record():
    return session_at("clean-holdem-six", lambda record: record.course.closed).record


def deal(record, act, after=500):
    record.add(g.Gesture(record.gestures[-1].at + after, g.DEALER, act))


def a_bet(record):
    return next(seat for seat in record.table.seats if seat.bet)


def test_pots_lie_apart_the_main_pot_first_even_where_it_is_empty(record):
    seat = a_bet(record)
    deal(record, g.Collect(seat.number, seat.bet, "side-1"))
    assert [pot.chips for pot in picture_of(record).pots] == [(), seat.bet.piles]


def test_with_no_chips_in_any_pot_there_is_none(record):
    assert picture_of(record).pots == ()


def test_an_all_in_button_lies_where_it_was_put_until_it_is_taken_up(record):
    for there in (frozenset({3}), frozenset()):
        deal(record, g.AllInButton(3))
        assert picture_of(record).all_in == there


def test_what_was_counted_is_told_for_a_while(record):
    seat = a_bet(record)
    place = f"bet-{seat.number}"
    deal(record, g.Count(place))
    at = record.gestures[-1].at
    assert picture_of(record, now=at + COUNT_HOLD_MS).counted == {place}
    assert picture_of(record, now=at + COUNT_HOLD_MS + 1).counted == frozenset()
    assert picture_of(record).dealer_speech == f"{seat.bet.amount:,}."


def test_a_count_is_over_when_the_chips_are_moved(record):
    seat = a_bet(record)
    deal(record, g.Count(f"bet-{seat.number}"))
    deal(record, g.Collect(seat.number, seat.bet, "main"))
    assert picture_of(record).counted == frozenset()


def test_looking_back_tells_every_amount_and_playing_none(record):
    assert picture_of(record, amounts=True).tells("bet-1")
    assert not picture_of(record).tells("bet-1")


def test_whoever_takes_over_hears_what_was_declared_on_the_street():
    session = session_at("bets-underraise-called", lambda record: len(record) >= 28)
    record, taken = session.record, session.taken_over
    at = record.gestures[taken - 1].at
    heard = [each.speech for each in picture_of(record, now=at, taken_over=taken).seats if each.number == 6]
    assert heard == ["Raise to 1000"]
    for now, over in ((at + TAKE_OVER_HOLD_MS + 1, taken), (at + TAKE_OVER_HOLD_MS, 0)):
        assert not any(each.speech for each in picture_of(record, now=now, taken_over=over).seats)


def test_of_a_street_that_is_over_nothing_is_heard():
    session = session_at("bets-underraise-called", lambda record: record.course.street > 1)
    taken = session.taken_over
    picture = picture_of(session.record, now=session.record.gestures[taken - 1].at, taken_over=taken)
    assert not any(each.speech for each in picture.seats)


def test_the_outgoing_dealer_is_heard_until_the_first_act():
    session = session_at("showdown-winner-in-the-muck", lambda record: True)
    taken = session.taken_over
    late = session.record.gestures[taken - 1].at + 10 * TAKE_OVER_HOLD_MS
    words = picture_of(session.record, now=late, taken_over=taken).dealer_speech or ""
    assert words.startswith("Seat 5 tabled two red sevens")
    assert not picture_of(session.record, now=late).dealer_speech
    session.act(g.Stop(), late)
    assert picture_of(session.record, now=late, taken_over=taken).dealer_speech == "Time, please."
