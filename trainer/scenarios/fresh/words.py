"""Every word of a scenario: what is read of it, and what is said in it."""

from collections.abc import Iterator

from trainer.kernel.gestures import Act
from trainer.scenarios.form import Scenario


def texts(scenario: Scenario) -> Iterator[str]:
    """All that is read or heard."""
    yield from read(scenario)
    yield from said(scenario)


def read(scenario: Scenario) -> Iterator[str]:
    yield from (scenario.title, *scenario.hints)


def said(scenario: Scenario) -> Iterator[str]:
    """What players and the dealer before say."""
    yield from (each.answer for each in scenario.told)
    yield from (getattr(each, "words", "") for each in _done(scenario))


def _done(scenario: Scenario) -> Iterator[Act | object]:
    yield from (timed.act for each in scenario.told for timed in each.does)
    yield from (timed.act for each in scenario.doings for timed in each.does)
    yield from (each.says for each in scenario.protests)
    yield from (each.says for each in scenario.script if each.says is not None)
    yield from (each for previous in scenario.previous for each in previous.does)
