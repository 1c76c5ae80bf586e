"""Making a hand of a scenario: what is to be drawn of it is drawn, and it is begun."""

from trainer.kernel.pieces import Pieces, at_once
from trainer.rules.book import Book
from trainer.rules.record import Record
from trainer.scenarios.beginning import beginning
from trainer.scenarios.form import Scenario
from trainer.scenarios.injecting import injected
from trainer.scenarios.play import Play


def play_of(scenario: Scenario, law: Book, seed: int | None = None) -> Play:
    """The hand that the scenario describes, at that house; `seed` is the scenario's own if None.

    Raises BadScenario when the moment of the takeover is never reached, what the previous dealer did cannot be done, or
    an irregularity that the file names finds no place in the hand.
    """
    return at_once(making_play(scenario, law, seed))


def making_play(scenario: Scenario, law: Book, seed: int | None = None) -> Pieces[Play]:
    """The same in pieces, as much of it as the previous dealer has dealt a gesture at a time."""
    play, _ = yield from _made(scenario, law, seed)
    return play


def begun(scenario: Scenario, law: Book) -> tuple[Play, Record]:
    """The hand by the scenario's own seed, and the record of it so far: who deals it on need not fold it again."""
    return at_once(_made(scenario, law, None))


def _made(scenario: Scenario, law: Book, seed: int | None) -> Pieces[tuple[Play, Record]]:
    chance = scenario.seed if seed is None else seed
    spoiled = yield from injected(scenario, law, chance)
    return (yield from beginning(spoiled, law, chance))
