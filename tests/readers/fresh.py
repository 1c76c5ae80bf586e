"""Strings of irregularities: their titles, what is said in them, and hands drawn afresh, dealt and graded."""

from collections.abc import Iterator
from itertools import islice, product
from random import Random

from tests.readers.dealers import hand_of
from tests.readers.line import Line, line
from tests.readers.met import MET, of_hand
from trainer.grading.heard import heard
from trainer.kernel import gestures as g
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, Book, book
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh import talk
from trainer.scenarios.fresh.clean import GAMES, clean_hand
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injecting import dealt
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.drawn import ways
from trainer.scenarios.injectors.injector import CannotStrike, Hand, Injector, Spoiling
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written
from trainer.ui.desk.houses import pill

CLEAN, HANDS = 5, 24
"""In so many clean hands of every game each is looked for, and so many fresh ones are dealt."""
FEW = 6
"""In so many of those hands at most an irregularity is looked at in every way."""


def of_irregularities(chance: Random, clean: int = CLEAN) -> Iterator[Line]:
    """The title of each, every sentence that anyone can say in it, and what players talk about besides."""
    yield from (line("speech", "said at the table", words) for words in (*talk.CHAT, *talk.HURRY, *talk.PROTESTS))
    law = book(BOOKS[0])
    hands = [_clean(chance, game, law) for _ in range(clean) for game in GAMES]
    for each in INJECTORS.values():
        yield line("scenario", f"title of {each.key}", each.says)
        open_to = (hand for hand in hands if any(ways(hand, each, {})))
        for hand in islice(open_to, FEW):
            for how in _each_value(hand, each):
                yield from (line("speech", f"said in {each.key}", words) for words in _said(each.spoil(hand, how)))


def _clean(chance: Random, game: str, law: Book) -> Hand:
    made = clean_hand(chance, game)
    return at_once(dealt(made, law, made.seed))


def _each_value(hand: Hand, injector: Injector) -> Iterator[Spoiling]:
    """A way for every two values that go together of what can vary."""
    found: dict[object, Spoiling] = {}
    for how in ways(hand, injector, {}):
        for pair in product(how.values or [()], repeat=2):
            found.setdefault(pair, how)
    yield from dict.fromkeys(found.values())


def _said(made: Scenario) -> Iterator[str]:
    """The words of everyone: the dealer before, and the players with their bets, beside them and at the showdown."""
    acts = [
        *(act for each in made.previous for act in each.does),
        *(timed.act for each in (*made.told, *made.doings) for timed in each.does),
        *(each.says for each in (*made.protests, *made.script)),
    ]
    yield from (heard(act) for act in acts if isinstance(act, g.SPOKEN))


def of_fresh_hands(chance: Random, hands: int = HANDS) -> Iterator[Line]:
    """What is heard, seen and graded in so many fresh hands, of all irregularities before one comes again."""
    some = [*INJECTORS.values()]
    order = [each for _ in range(0, hands, len(some)) for each in chance.sample(some, len(some))]
    for number, injector in enumerate(order[:hands]):
        key = chance.choice(BOOKS)
        try:
            made = generated(injector, f"{chance.randrange(2**31)}", book(key))
        except CannotStrike:
            continue
        found = hand_of(MET[number % len(MET)], read(written(made), f"{made.id}.toml"), key, chance)
        if found is not None:
            yield from of_hand(found, f"{injector.key}, {pill(key)}")
