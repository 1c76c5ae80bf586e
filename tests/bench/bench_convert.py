"""What it costs to bring real hands in, validation by dealing included, and pokerkit's playing of the same hands."""

import warnings
from collections import deque
from time import process_time

from pokerkit import HandHistory

from tests.bench.figures import Figure
from tests.scenarios.phh.random_hands import DEALT_HERE, phh
from trainer.scenarios.phh.incoming import convert
from trainer.scenarios.phh.raw import raw_hands

HANDS = 1000
BUDGET = 30


def texts(hands: int) -> list[str]:
    """So many hands, the games in turn."""
    return [phh(DEALT_HERE[at % len(DEALT_HERE)], at) for at in range(hands)]


def converting(some: list[str]) -> tuple[float, int]:
    """Seconds of one core until every hand is read, made a scenario, checked and dealt; how many were converted."""
    taken: set[str] = set()
    convert(raw_hands(some[0], "first.phh")[0], set())  # what is loaded late is loaded
    start = process_time()
    done = [convert(raw_hands(text, f"{at}.phh")[0], taken) for at, text in enumerate(some)]
    return process_time() - start, sum(bool(each.text) for each in done)


def playing(some: list[str]) -> float:
    """Seconds of one core for pokerkit to read and play the same hands."""
    start = process_time()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        for text in some:
            deque(HandHistory.loads(text), maxlen=1)
    return process_time() - start


def figures(hands: int = HANDS) -> list[Figure]:
    """Importing so many hands, told for a thousand, and as a ratio to pokerkit's playing of them."""
    some = texts(hands)
    ours, converted = converting(some)
    theirs = playing(some)
    return [
        Figure("import 1,000 PHH hands with validation", ours * HANDS / hands, "s", BUDGET),
        Figure("of the hands imported, converted", 100 * converted / hands, "%", 98, least=True),
        Figure("import a PHH hand / pokerkit reading and playing it", ours / theirs, "x"),
    ]
