"""Everything that can go wrong in a hand, each put into a clean one by a module of its own, a folder for a chapter."""

from collections.abc import Mapping

from trainer.scenarios.injectors import before, board, conduct, deal, deck, showdown, stub, stud, wagers
from trainer.scenarios.injectors.injector import Injector

ALL: tuple[Injector, ...] = (
    *before.ALL,
    *deck.ALL,
    *deal.ALL,
    *board.ALL,
    *stub.ALL,
    *stud.ALL,
    *wagers.ALL,
    *showdown.ALL,
    *conduct.ALL,
)
INJECTORS: Mapping[str, Injector] = {each.key: each for each in ALL}
