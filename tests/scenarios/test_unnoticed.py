"""A scenario dealt by a dealer who notices nothing stands where what it teaches comes up."""

import pytest

from tests.grading.dealt import expected, scenarios
from trainer.kernel import gestures as g
from trainer.kernel.pieces import at_once
from trainer.rules.amiss import settle
from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.scenarios.compiler import play_of
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
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


@pytest.mark.parametrize(
    ("scenario", "kind"),
    [
        ("bets-asks-how-much-is-in-the-pot", "pot-count"),
        ("bets-over-the-pot", "pot-bet"),
        ("bets-taken-back", "taken-back"),
        ("bets-one-raise-too-many", "raise-after-acting"),
        ("turns-bet-out-of-turn", "turn"),
        ("showdown-one-card-and-a-refusal", "rest-refused"),
    ],
)
def test_it_is_asked_about_what_its_author_means_and_not_before(scenario: str, kind: str) -> None:
    record = _up(scenario)
    last = max(at for at, each in enumerate(record.gestures) if each.seat and not isinstance(each.act, g.Say))
    assert _as_its_author_says(scenario, kind, Facts(record, len(record)))
    assert not _as_its_author_says(scenario, kind, Facts(record, last))


def _as_its_author_says(scenario: str, kind: str, facts: Facts) -> bool:
    opinion = expected(scenario)["tda-2024"]
    decisions = [settle(book("tda-2024"), facts.about(each)) for each in points(facts) if each.kind == kind]
    return any(each.key in opinion.rulings and {*opinion.figures} <= {*each.figures} for each in decisions)


@pytest.mark.parametrize("irregularity", ["out-of-turn", "call-taken-back", "bet-over-the-pot"])
def test_a_fresh_hand_is_asked_about_what_was_drawn_into_it(irregularity: str) -> None:
    law, injector = book("tda-2024"), INJECTORS[irregularity]
    play = play_of(generated(injector, "apart 1", law), law)
    record = at_once(coming_up(play, law))
    drawn = play.scenario.drawn
    assert drawn is not None
    struck = [each for each in points(Facts(record, len(record))) if each.kind in injector.brings]
    assert any(drawn.seat in each.seats and each.onset == len(record) for each in struck)
