"""The dealer before takes a tabled hand into the muck that no other hand beats."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.cards import RANKS
from trainer.rules.facts import Facts
from trainer.rules.facts.pots import best, held
from trainer.rules.facts.showdown import live
from trainer.rules.hands import HALVES, LOW, read_aloud
from trainer.scenarios.form import Protest, Scenario
from trainer.scenarios.grammar import TAKEN, Guard
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.showdown.ends import winners
from trainer.scenarios.injectors.struck import by_the_dealer

SHOWN = "showdown"
SAYS = (
    "Seat {seat} tabled {hand}. I mucked it.",
    "My mistake. Seat {seat} had {hand} face up, and I mucked it.",
    "Seat {seat} tabled {hand}, and I killed the hand.",
    "Seat {seat} showed {hand}, and I put it in the muck.",
)
"""What the outgoing dealer says of it."""
PROTESTS = (
    "Hey, that's my hand! I had {hand}.",
    "No, no, no. I had {hand}! Where did my cards go?",
    "Wait, I had that won. It was {hand}, face up.",
    "You took my hand! The whole table saw it: {hand}.",
)
"""What the player says."""
GONE, AFTER = Guard(TAKEN), 8_000
RANK_NAMES = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]


def where(hand: Hand) -> Iterator[Place]:
    """Every hand that wins or shares the pot, with all hands tabled."""
    facts = hand.at(SHOWN)
    if facts is not None and len(live(facts)) > 1:
        yield from (Place(f"showdown: P{seat}", hand.streets[-1], seat) for seat in winners(facts))


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """Was one beaten hand mucked before it, by right? And how the dealer and the player say so."""
    return {"before": (0, *_beaten(hand, place.seat)), "says": SAYS, "protests": PROTESTS}


def _beaten(hand: Hand, seat: int) -> tuple[int, ...]:
    """Hands that win nothing, where one is left on the table without them."""
    facts = hand.at(SHOWN)
    assert facts is not None, "where finds only such hands"
    beaten = tuple(each for each in live(facts) if each not in winners(facts) and each != seat)
    return beaten if len(live(facts)) > 2 else ()


def named(facts: Facts, seat: int) -> str:
    """What the hand is, in a dealer's words: "ace-king", "pocket sevens", else "two pair" or "the best low"."""
    hole = [each.card for each in facts.table.seat(seat).hand]
    if len(hole) == 2:
        high, low = sorted((RANKS.index(card.face[0]) for card in hole), reverse=True)
        plural = f"pocket {RANK_NAMES[high]}{'es' if RANK_NAMES[high] == 'six' else 's'}"
        return plural if high == low else f"{RANK_NAMES[high]}-{RANK_NAMES[low]}"
    halves = [half for half in HALVES[facts.game] if seat in best(facts, half, live(facts))]
    board = "".join(each.card.face for each in facts.table.board)
    if halves[0] == LOW:
        return "the best low"
    name = read_aloud(facts.game, halves[0], held(facts, seat), board).partition(":")[0].lower()
    article = "" if name.startswith(("two", "three", "four", "high")) else "a "
    return "the high hand" if name.startswith("high") else f"{article}{name}".replace("a one pair", "a pair")


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    facts, seat, first = hand.at(SHOWN), how.place.seat, int(how["before"])
    assert facts is not None, "where finds only such hands"
    said, protest = (g.Say(str(how[key]).format(seat=seat, hand=named(facts, seat))) for key in ("says", "protests"))
    beaten = (g.Muck(first),) if first else ()
    made = by_the_dealer(hand, SHOWN, (*beaten, g.Muck(seat), said), SHOWN)
    return replace(made, protests=(*made.protests, Protest(seat, protest, GONE, AFTER)))


INJECTOR = Injector(
    "tabled-winner-mucked",
    "A tabled winner mucked",
    ("tabled-hand-taken",),
    ("showdown.tabling",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("hands", "muck"), heard=True),
    parameters,
    ("before", "says", "protests"),
)
