"""Who wins what: several all-ins and every game; of each pot the best hand, high and low."""

from functools import partial
from random import Random

from trainer.kernel.games import HIGH_LOW
from trainer.quickfire import asking, layers
from trainer.quickfire import figures as f
from trainer.quickfire.build_the_side_pots import decisions_on
from trainer.quickfire.kind import Kind, Unsuitable
from trainer.quickfire.layers import Layered, label_of
from trainer.quickfire.odd_chip import focus_of
from trainer.quickfire.showdowns import quietly
from trainer.quickfire.spot import Answer, Asks, Field, Spot
from trainer.quickfire.telling import Telling
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import Pot, halves, held, pots
from trainer.rules.hands import HALVES, HIGH, read_aloud

KEY = "who-wins-what"
TARGET = 25000
CLAIMS = ("a pair", "two pair", "trips", "a straight", "a flush", "a full house")
GAMES = ("holdem", "omaha", "omaha-8", "stud", "stud-8", "razz")
PRACTICE = "practice:best-hand-wins-the-pot"


def told_of(game: str, dice: Random) -> Telling:
    """All-ins in that game to the showdown: somebody calls a hand, and all are turned up. Raises Unsuitable."""
    told = _layered(game, dice).told
    quietly(told, 0)
    told.show()
    claim = "the wheel" if game == "razz" else dice.choice(CLAIMS)
    told.say(dice.choice(told.course.contesting), f"I have {claim}")
    told.turn_up()
    return told


def _layered(game: str, dice: Random) -> Layered:
    live = dice.randint(3, 4)
    if game in ("stud", "stud-8", "razz"):
        return layers.in_stud(dice, 3, dice.randint(0, 2), game)
    return layers.on_the_flop(dice, live, dice.randint(0, 3), game)


def question(law: Book, told: Telling, case: str, seed: int) -> Spot:
    """All hands are up: who wins which pot? Raises Unsuitable."""
    facts = told.facts
    found = pots(facts)
    if len(found) < 2 or any(len(pot.seats) < 2 for pot in found):
        raise Unsuitable
    return Spot(
        KEY,
        law.key,
        seed,
        told.transcript,
        told.shown_from,
        focus_of(told),
        "All hands are up. Who wins which pot?",
        _fields(facts, found),
        (_answer(facts, found),),
        (*decisions_on(law, facts), *asking.if_sure(law, facts, "spoken-value")),
        TARGET,
        tuple(_hands(facts)),
        layers.worked_out(facts),
        practices=asking.practised(law, PRACTICE),
        case=case,
    )


def key_of(pot: Pot, half: str) -> str:
    """The key of the part that names the winners of a half of a pot."""
    return f"{pot.name}-{half}"


def _fields(facts: Facts, found: tuple[Pot, ...]) -> tuple[Field, ...]:
    seats = tuple(sorted(facts.course.contesting))
    return tuple(
        _field(key_of(pot, half), _asks(facts, pot, half), seats) for pot in found for half in HALVES[facts.game]
    )


def _field(key: str, asks: str, seats: tuple[int, ...]) -> Field:
    return Field(key, Asks.SEATS, asks, seats=seats, row=asks)


def _asks(facts: Facts, pot: Pot, half: str) -> str:
    of = f"{label_of(pot.name)}, {f.money(pot.amount)}"
    return f"{of}: {half}{'' if half == HIGH else ' (no one if none qualifies)'}" if facts.game in HIGH_LOW else of


def _answer(facts: Facts, found: tuple[Pot, ...]) -> Answer:
    """Of each pot and half the winners; none where no low hand qualifies."""
    return {
        key_of(pot, half): tuple(sorted(halves(facts, pot).get(half, ())))
        for pot in found
        for half in HALVES[facts.game]
    }


def _hands(facts: Facts) -> list[str]:
    """Every hand as it reads."""
    board = "".join(each.card.face for each in facts.table.board)
    return [
        f"Seat {seat}, {half}: {read_aloud(facts.game, half, held(facts, seat), board) or 'none'}"
        for seat in sorted(facts.course.contesting)
        for half in HALVES[facts.game]
    ]


KIND = Kind(
    KEY,
    "Who wins what",
    "Several all-ins: who wins which pot, high and low?",
    TARGET,
    {game: partial(told_of, game) for game in GAMES},
    question,
    ("pot.side-pot", "showdown.cards-speak"),
)
