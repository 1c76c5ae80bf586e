"""What a fresh hand in stock costs beside the same steps one by one: load, deal, assess, a mistake, the twin."""

from time import process_time

from tests.bench.figures import Figure, p50
from trainer.grading.ahead import assess
from trainer.grading.assess import assessor
from trainer.grading.mistakes import typical_mistake
from trainer.grading.model import Dealer, perfect, play_out
from trainer.grading.proving import proving
from trainer.kernel.pieces import Making
from trainer.rules.book import BOOKS, Book, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.control import control_of
from trainer.scenarios.fresh.keys import Order
from trainer.scenarios.loader import read
from trainer.study.stocking import stocked

KEYS = ("fresh-four-card-flop", "fresh-no-burn", "fresh-short-raise", "fresh-hand-short-of-a-card")
ROUNDS = 3
MOST, PROOF = 1 / 3, 4


def figures(rounds: int = ROUNDS) -> list[Figure]:
    """The share, and both by themselves, once everything is read."""
    for house in BOOKS[::3]:
        _pair(Order(house, KEYS[0], rounds))
    pairs = [_pair(Order(house, key, seed)) for seed in range(rounds) for house in BOOKS[::3] for key in KEYS]
    stock, by_hand = ([pair[side] for pair in pairs] for side in (0, 1))
    proved, assessed = zip(*[_proof(Order(house, key, 0)) for house in BOOKS[::3] for key in KEYS], strict=True)
    return [
        Figure("a fresh hand proved / assessed once at its house", sum(proved) / sum(assessed), "x", PROOF),
        Figure("a fresh hand proved and stocked / its steps by hand", sum(stock) / sum(by_hand), "x", MOST),
        Figure("a fresh hand proved and stocked, median", p50(stock) * 1000, "ms"),
        Figure("its steps by hand, median", p50(by_hand) * 1000, "ms"),
    ]


def _pair(order: Order) -> tuple[float, float]:
    """Seconds of the processor for one hand, both ways."""
    began = process_time()
    file = stocked(order, ())
    made = process_time()
    _by_hand(file, book(order.house))
    return made - began, process_time() - made


def _proof(order: Order) -> tuple[float, float]:
    """Seconds of the processor for the proof of a hand, and for assessing it once, perfectly dealt, at that house."""
    law, hand = book(order.house), read(stocked(order, ()), "x")
    began = process_time()
    proof = Making(proving(hand, law)).whole()
    proved = process_time()
    play = play_of(hand, law)
    dealt = play_out(play, law, perfect)
    ready = process_time()
    assessor(dealt, law, play.taken_over).assessment()
    assert proof.usable
    return proved - began, process_time() - ready


def _by_hand(file: str, law: Book) -> None:
    hand = read(file, "x")
    kind = _assessed(hand, law, perfect)
    _assessed(hand, law, typical_mistake(kind))
    _assessed(control_of(hand), law, perfect)


def _assessed(hand: Scenario, law: Book, dealer: Dealer) -> str:
    play = play_of(hand, law)
    graded = assess(play_out(play, law, dealer), law, play.taken_over)
    return graded.matters[0].matter.kind if graded.matters else ""
