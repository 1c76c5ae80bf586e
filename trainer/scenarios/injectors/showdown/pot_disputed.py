"""The winner of a pot says that it was short: after the dealers changed, or when the next hand has come so far."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Disputed
from trainer.rules.facts import Facts
from trainer.rules.showdown import pushed_pots
from trainer.scenarios.form import Previous, Protest, Scenario
from trainer.scenarios.grammar import NEXT, PUSHED, STREETS, Guard
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

WORDS = (
    "That last pot was short, wasn't it?",
    "I should have more chips than this. Can you check that last pot?",
    "Hang on. You didn't give me the whole pot.",
    "Dealer, that pot I won was light.",
)
DEALERS_CHANGED, RIFFLED, ACTED = "dealers changed", "riffled", "1 action"
WHEN = (DEALERS_CHANGED, RIFFLED, ACTED)
"""What has happened by then since the push: one action more may be too late at every house."""
AFTER = (600, 900, 1300)
CHANGING = 1100
"""Milliseconds that it takes the dealers to change."""


def where(hand: Hand) -> Iterator[Place]:
    """Everybody who wins a pot, where the table plays on."""
    facts = Facts(hand.record, len(hand.record))
    if sum(bool(each.stack) for each in facts.table.seats) > 1:
        won = sorted({act.seat for _, act in pushed_pots(facts)})
        yield from (Place(f"{PUSHED}: P{seat}", hand.streets[-1], seat) for seat in won)


def parameters(_: Hand, __: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"when": WHEN, "words": WORDS, "after": AFTER}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    says = g.Dispute(Disputed.AWARD, words=str(how["words"]))
    when, after = str(how["when"]), int(how["after"])
    if when == DEALERS_CHANGED:
        change = Previous(hand.moment(PUSHED), (g.DealerPush(),))
        protest = Protest(how.place.seat, says, Guard(PUSHED), CHANGING + after)
        return _with(hand, protest, PUSHED, change)
    acted = when == ACTED
    tap_in = f"{NEXT} {STREETS[hand.game][0]}" if acted else f"{NEXT} shuffle"
    return _with(hand, Protest(how.place.seat, says, Guard(NEXT, int(acted)), after), tap_in)


def _with(hand: Hand, protest: Protest, tap_in: str, *previous: Previous) -> Scenario:
    return replace(
        hand.scenario,
        protests=(*hand.scenario.protests, protest),
        previous=(*hand.scenario.previous, *previous),
        takeover=hand.moment(tap_in),
    )


INJECTOR = Injector(
    "pot-disputed",
    "Winner says the pot was short",
    ("dispute", "pot-mixed"),
    ("pot.dispute",),
    Cause.TABLE,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("when", "words", "after"),
)
