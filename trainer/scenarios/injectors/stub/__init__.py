"""What can happen to the stub: it is dropped, shuffled with a card showing, or seen into."""

from trainer.scenarios.injectors.injector import Injector
from trainer.scenarios.injectors.stub import (
    card_seen,
    dropped,
    shuffled_open,
)

ALL: tuple[Injector, ...] = (
    dropped.INJECTOR,
    shuffled_open.INJECTOR,
    *card_seen.INJECTORS,
)
