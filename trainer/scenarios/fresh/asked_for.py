"""The fresh hand of a key and a seed: spoiled by its irregularity, or the clean twin of one that is."""

from random import Random

from trainer.kernel.altered import replace
from trainer.kernel.pieces import Pieces
from trainer.rules.book import Book
from trainer.rules.topics import ROUTINE
from trainer.scenarios.evidence import clean_twin
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.generated import generating
from trainer.scenarios.fresh.keys import CLEAN, irregularity_of
from trainer.scenarios.injectors import INJECTORS

CLEAN_TITLE = "A clean hand"


def asked_for(key: str, seed: int, attempt: int, law: Book) -> Pieces[Scenario]:
    """The hand, in pieces; each further `attempt` (from 0) is another one. Raises CannotStrike, and KeyError for a key
    that there is not.

    A clean hand is one into which an irregularity was drawn, without it: so nothing at tap-in tells the two apart.
    """
    if key != CLEAN:
        spoiled = yield from generating(INJECTORS[irregularity_of(key)], f"{seed}-{attempt}", law, plays=seed)
        return replace(spoiled, id=key)
    injector = Random(f"{seed}-{attempt}").choice([*INJECTORS.values()])
    spoiled = yield from generating(injector, f"{seed}-{attempt}", law, plays=seed)
    return replace(clean_twin(spoiled), id=CLEAN, title=CLEAN_TITLE, topics=(ROUTINE,), drawn=None)
