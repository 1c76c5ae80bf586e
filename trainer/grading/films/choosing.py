"""Which film comes next: any hand, any way to go wrong that shows in it, and now and then a clean one."""

from collections.abc import Callable, Sequence
from random import Random

from trainer.grading.films.film import Film, NoFilm, filming
from trainer.grading.films.slips import WAYS
from trainer.kernel.pieces import Pieces
from trainer.rules.book import Book
from trainer.scenarios.form import Scenario

CLEAN = 3  # one film in so many
TRIES = 60


def choosing(keys: Sequence[str], opened: Callable[[str], Scenario], law: Book, seed: int) -> Pieces[Film]:
    """The film of that seed, in pieces. Raises NoFilm where none can be made."""
    chance = Random(seed)
    clean = chance.randrange(CLEAN) == 0
    for _ in range(TRIES if keys else 0):
        scenario = opened(chance.choice(keys))
        way = "" if clean else chance.choice(tuple(WAYS))
        try:
            found = yield from filming(scenario, law, way, chance.getrandbits(31))
        except NoFilm:
            continue
        if found.clean is clean:
            return found
    raise NoFilm("There is no hand to judge at this rulebook.")
