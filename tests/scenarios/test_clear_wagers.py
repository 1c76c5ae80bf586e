"""What players put out in the scenarios is what it looks like, at every house: dealers have other things to do."""

from itertools import cycle

import pytest

from tests.seeds import todays
from trainer.grading.model import play_out
from trainer.rules.book import BOOKS, book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import wager
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.ui.desk.library import scenarios

UNTOLD = sorted(name for name, each in scenarios().items() if not each.told)


@pytest.mark.parametrize(("name", "key"), todays(zip(UNTOLD, cycle(BOOKS), strict=False), 4))
def test_no_house_would_put_a_players_wager_right(name: str, key: str) -> None:
    """Dealt at one house, held against all of them."""
    play = play_of(scenarios()[name], book(key), 0)
    record = Record.of(play_out(play, book(key)))
    facts = Facts(record, len(record))
    told = [facts.about(point) for point in points(facts) if point.kind == "wager"]
    wagers = [each for each in told if not wager(each).all_in]
    for law in map(book, BOOKS):
        figures = [dict(decide(law, asked).figures) for asked in wagers]
        assert [each for each in figures if each.get("owed") or each.get("back")] == [], law.key
