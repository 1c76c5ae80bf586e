"""What players put out in the scenarios is what it looks like, at every house: dealers have other things to do."""

import pytest

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


@pytest.mark.parametrize("key", BOOKS)
@pytest.mark.parametrize("name", UNTOLD)
def test_no_house_would_put_a_players_wager_right(name: str, key: str) -> None:
    law = book(key)
    play = play_of(scenarios()[name], law, 0)
    record = Record.of(play_out(play, law))
    facts = Facts(record, len(record))
    for point in points(facts):
        asked = facts.about(point)
        if point.kind == "wager" and not wager(asked).all_in:
            figures = dict(decide(law, asked).figures)
            assert not figures.get("owed"), point
            assert not figures.get("back"), point
