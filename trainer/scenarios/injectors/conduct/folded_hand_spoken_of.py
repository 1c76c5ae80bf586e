"""A player who has folded says what the hand was, while the others bet."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed
from trainer.kernel.asking_acts import Value as Worth
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import left_with
from trainer.rules.hands import HALVES, LOW, read_aloud
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.conduct.moments import between_at, betweens, by_the_way
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

ACE, PAIR = "I threw away an ace.", "I had a pair."
MADE: Mapping[str, tuple[Worth, str]] = {
    "I would have had two pair.": (Worth.TWO_PAIR, "Two pair"),
    "That would have been trips.": (Worth.TRIPS, "Three of a kind"),
    "I would have made a straight.": (Worth.STRAIGHT, "Straight"),
    "There goes my flush.": (Worth.FLUSH, "Flush"),
}
"""What is said of a hand that the board has made by now, and what it is then."""


def where(hand: Hand) -> Iterator[Place]:
    for moment in betweens(hand):
        yield from (moment.place(seat) for seat in moment.folded)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """Only what is true of the folded cards by then."""
    facts = Facts(hand.record, between_at(hand, place).at)
    hole = [each.face for each in left_with(facts, place.seat)]
    board = "".join(each.card.face for each in facts.table.board)
    half = HALVES[hand.game][0]
    made = read_aloud(hand.game, half, "".join(hole), board).partition(":")[0] if half != LOW else ""
    ranks = [each[0] for each in hole]
    made_it = {each: name == made for each, (_, name) in MADE.items()}
    said = {ACE: "A" in ranks, PAIR: len(set(ranks)) < len(ranks), **made_it}
    return {"words": tuple(each for each, fits in said.items() if fits)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    words = str(how["words"])
    worth = Worth.PAIR if words == PAIR else MADE[words][0] if words in MADE else None
    return by_the_way(hand, between_at(hand, how.place), how.place.seat, g.Claim(Claimed.HAND, worth, words))


INJECTOR = Injector(
    "folded-hand-spoken-of",
    "A player talks about a folded hand",
    ("folded-hand-spoken-of",),
    ("conduct.exposing",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("words",),
)
