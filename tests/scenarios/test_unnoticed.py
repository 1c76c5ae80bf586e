"""A scenario dealt by a dealer who notices nothing stands where what it teaches comes up."""

from tests.grading.dealt import scenarios
from trainer.kernel.pieces import at_once
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.unnoticed import coming_up, dealt_on


def _up(scenario: str) -> Record:
    law = book("tda-2024")
    return at_once(coming_up(play_of(scenarios()[scenario], law), law))


def test_a_wager_is_asked_about_before_anything_follows_it() -> None:
    record = _up("bets-string-bet-opened")
    assert record.gestures[-1].act.verb == "wager"
    law = book("tda-2024")
    assert len(record) < len(dealt_on(play_of(scenarios()["bets-string-bet-opened"], law), law))


def test_a_matter_is_asked_about_as_soon_as_it_is_seen() -> None:
    record = _up("four-card-flop-after-a-bet")
    assert len(record.table.board) == 4
