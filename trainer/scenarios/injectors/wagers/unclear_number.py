"""A number that can mean several amounts: “bet five”, “raise twenty-five”."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.rules.declared import Declared, legal
from trainer.scenarios.form import Scenario, Timed, Told
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_a_player
from trainer.scenarios.injectors.wagers.spots import Spot, spot_at, spots

AFTER_THE_WORD = 700
NUMBERS = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 8: "eight", 10: "ten", 12: "twelve", 15: "fifteen",
           20: "twenty", 25: "twenty-five"}  # fmt: skip
BETS, RAISES = ("Bet {}", "I bet {}", "{}"), ("Raise {}", "Raise it {}", "Make it {}")
SAME, NAMED = "the same words", "an amount"


def where(hand: Hand) -> Iterator[Place]:
    """Wherever a number can mean more than one legal bet or raise."""
    if hand.scenario.limit != "limit":
        yield from (place for place, spot in spots(hand) if _numbers(spot))


def _meanings(spot: Spot, number: int) -> tuple[int, ...]:
    kind = "raise" if spot.due else "bet"
    return legal(Declared(kind, unofficial=number), spot.bet, spot.least, spot.most)


def _numbers(spot: Spot) -> tuple[str, ...]:
    if not spot.due and spot.bet:
        return ()
    return tuple(word for number, word in NUMBERS.items() if _makes(spot, _meanings(spot, number)))


def _makes(spot: Spot, totals: tuple[int, ...]) -> bool:
    """Can each of them be put out, and also be made up from one chip that would do for any?"""
    made = [spot.chips(each - spot.own) for each in totals]
    one = spot.one_chip(totals[-1] - spot.own - 1) if len(totals) > 1 else None
    return one is not None and None not in made and all(spot.makes_up(one, each) for each in totals)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    spot = spot_at(hand, place)
    return {
        "number": _numbers(spot),
        "word": RAISES if spot.due else BETS,
        "answer": (SAME, NAMED),
    }


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    spot, number = spot_at(hand, how.place), str(how["number"])
    totals = _meanings(spot, next(each for each, word in NUMBERS.items() if word == number))
    words = g.Say(sentence(str(how["word"]).format(number)))
    answer = str(totals[0]) if how["answer"] == NAMED else ""
    does = (Timed(0, words), one_chip(spot, totals[-1] - spot.own))
    return by_a_player(hand, Told(spot.seat, spot.street, spot.seat, does, answer=answer))


def one_chip(spot: Spot, amount: int) -> Timed:
    """One chip of so much or more, after the word: chips that made a smaller amount would tell what is meant."""
    one = spot.one_chip(amount - 1)
    assert one is not None, "where finds only such numbers"
    return Timed(AFTER_THE_WORD, g.Wager(one))


def sentence(words: str) -> str:
    """The words with a capital."""
    return words[0].upper() + words[1:]


INJECTOR = Injector(
    "unclear-number",
    "A number that can mean two amounts",
    ("unclear-amount", "unclear-case", "wager", "words-and-chips", "declaration", "pot-bet"),
    ("bet.unclear",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("number", "word", "answer"),
)
