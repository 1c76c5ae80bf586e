"""While somebody chooses a drill its round is made, and it is the round that would have been made then."""

from collections.abc import Iterator
from itertools import count

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from trainer.quickfire.kind import Kind, NothingToAsk
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.rounds import SIZE, round_of
from trainer.quickfire.spot import Spot
from trainer.rules.book import Book, book
from trainer.ui.rounds_ahead import RoundsAhead

HOUSE, DRILLS = "upt", ("count-the-stack", "pot-limit-maximum")


@pytest.fixture
def ahead(qapp: QApplication) -> RoundsAhead:
    seeds = count(5)
    return RoundsAhead(lambda: next(seeds))


def test_a_round_made_ahead_is_the_round_of_its_seed_and_asks_at_once(
    ahead: RoundsAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    ahead.offer(lambda: True, HOUSE, DRILLS)
    while ahead.step():
        pass
    monkeypatch.setattr(Kind, "make", _never)
    for drill, seed in zip(DRILLS, (5, 6), strict=True):
        begun, made = ahead.take(drill, HOUSE)
        assert (begun.kind, begun.book, begun.seed, begun.size) == (drill, HOUSE, seed, SIZE)
        spots = made.spots()
        monkeypatch.undo()
        assert tuple(spot.seed for spot in spots) == round_of(KINDS[drill], book(HOUSE), seed)
        monkeypatch.setattr(Kind, "make", _never)


def _never(*_: object) -> Spot:
    raise AssertionError("all of it was made before")


def test_a_round_that_is_not_whole_yet_is_made_when_it_is_taken(ahead: RoundsAhead) -> None:
    ahead.offer(lambda: True, HOUSE, DRILLS)
    assert ahead.step()
    _, made = ahead.take(DRILLS[0], HOUSE)
    assert tuple(spot.seed for spot in made.spots()) == round_of(KINDS[DRILLS[0]], book(HOUSE), 5)


def test_nothing_is_made_once_the_page_is_gone_and_a_round_is_played_once(qtbot: QtBot, ahead: RoundsAhead) -> None:
    ahead.offer(lambda: False, HOUSE, DRILLS)
    assert not ahead.step()
    first = ahead.take(DRILLS[0], HOUSE)
    assert ahead.take(DRILLS[0], HOUSE)[0].seed != first[0].seed


def test_another_house_gets_rounds_of_its_own(ahead: RoundsAhead) -> None:
    ahead.offer(lambda: True, HOUSE, DRILLS)
    ahead.offer(lambda: True, "tda-2022", DRILLS)
    begun, _ = ahead.take(DRILLS[0], "tda-2022")
    assert (begun.book, begun.seed) == ("tda-2022", 7)
    assert ahead.take(DRILLS[0], HOUSE)[0].seed == 9


def test_a_house_that_decides_nothing_is_told_of_when_its_round_is_wanted(
    ahead: RoundsAhead, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(kind: Kind, law: Book, _seed: int) -> Iterator[Spot | None]:
        yield None
        raise NothingToAsk(f"{kind.title}: {law.key}")

    monkeypatch.setattr(Kind, "tries", nothing)
    ahead.offer(lambda: True, HOUSE, DRILLS)
    assert [ahead.step() for _ in DRILLS] == [True] * len(DRILLS), "a try of each"
    assert not ahead.step()
    _, made = ahead.take(DRILLS[0], HOUSE)
    with pytest.raises(NothingToAsk, match="Count the stack"):
        made.spots()
