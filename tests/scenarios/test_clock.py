"""The clock that the floor runs on a player."""

from itertools import takewhile

import pytest

from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.kernel import gestures as g
from trainer.kernel.transcript import Transcript
from trainer.rules.book import all_books, book
from trainer.rules.record import Record
from trainer.scenarios.clock import GIVES_UP
from trainer.scenarios.compiler import play_of
from trainer.scenarios.floor import LEAVES
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.play import Play
from trainer.scenarios.session import Session


def hand(key: str, house: str) -> Play:
    return play_of(generated(INJECTORS[key], "clock", all_books()[0], game="holdem"), book(house))


def dealt(key: str, dealer: Dealer, house: str = "tda-2024") -> Record:
    *_, graded = playing_out(hand(key, house), book(house), dealer)
    return graded.record


def told(record: Record) -> list[int]:
    """When time was called, each time."""
    return [each.at for each in record.gestures if each.who == g.FLOOR and isinstance(each.act, g.Tell)]


@pytest.mark.parametrize("house", ["tda-2024", "upt"])
def test_time_is_called_so_long_after_the_floor_started_the_clock(house: str) -> None:
    record = dealt("clock-runs-out", perfect, house)
    [called] = told(record)
    started = max(each.at for each in record.gestures if isinstance(each.act, g.Proceed) and each.at <= called)
    assert called - started == {"tda-2024": 30_000, "upt": 60_000}[house]


SAID = {
    "tda-2024": ("Five, four, three, two, one.", 5_000),
    "upt": ("Ten seconds.", 10_000),
}


@pytest.mark.parametrize(("house", "words", "left"), [(house, *each) for house, each in SAID.items()], ids=SAID)
def test_the_floor_counts_down_or_warns_as_the_house_prints(house: str, words: str, left: int) -> None:
    """TDA 29, UPT no-limit-16."""
    record = dealt("clock-runs-out", perfect, house)
    [said] = [each for each in record.gestures if each.who == g.FLOOR and isinstance(each.act, g.Say)]
    assert (said.act, told(record)[0] - said.at) == (g.Say(words), left)


def test_less_time_is_less_than_the_house_prints() -> None:
    """Metropolitan 26: the count stays, the time before it is cut."""
    law = book("metropolitan")
    *_, after = playing_out(play_of(generated(INJECTORS["clock-runs-out"], "g3", law), law), law, perfect)
    record = after.record
    assert "less-time-to-fit-the-game" in [each.act.what for each in record.gestures if isinstance(each.act, g.Order)]
    started = next(each.at for index, each in enumerate(record.gestures) if _starts(record, index))
    assert told(record) == [started + 30_000]


def _starts(record: Record, index: int) -> bool:
    return isinstance(record.gestures[index].act, g.Proceed) and record.tables[index].floor


def test_the_floor_stays_until_it_has_called_time() -> None:
    record = dealt("clock-runs-out", perfect)
    [called] = told(record)
    [left] = [each.at for each in record.gestures if isinstance(each.act, g.Leave)]
    assert left > called


@pytest.mark.parametrize(("key", "dealer"), [("clock-asked", perfect), ("clock-runs-out", MISTAKES["plays-on"].dealer)])
def test_no_time_is_called_on_who_acts_or_where_nobody_called_the_floor(key: str, dealer: Dealer) -> None:
    assert not told(dealt(key, dealer))


def test_who_is_out_of_time_acts_at_last_where_nobody_kills_the_hand() -> None:
    asked = dealt("clock-runs-out", perfect)
    [called] = told(asked)
    before = tuple(takewhile(lambda each: each.at <= called, asked.gestures))
    play = hand("clock-runs-out", "tda-2024")
    one = Session.resume(play, book("tda-2024"), Transcript(play.setup, before))
    seat = one.record.course.to_act
    assert isinstance(one.tick(called + LEAVES)[0].act, g.Leave)
    assert one.due_at() == called + GIVES_UP
    assert one.tick(called + GIVES_UP)[0].seat == seat
