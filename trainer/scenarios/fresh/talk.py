"""Talk at the table that the dealer has to deal through: jokes, hurry, and protests about nothing."""

from dataclasses import replace
from random import Random

from trainer.kernel import gestures as g
from trainer.scenarios.form import Doing, Scenario, Timed
from trainer.scenarios.grammar import STREETS, Moment

CHAT = (
    "I had that hand last night, and it cost me a car.",
    "Same seat, same cards, every week.",
    "My retired cousin deals faster than this.",
    "Anyone catch the game last night?",
    "I drove four hours for this table.",
    "You've dealt me nothing but rags all day, dealer.",
    "Nice tie, dealer. Does it come with aces?",
    "I should have stayed at the slots.",
    "Has anyone seen the cocktail server?",
    "What are the blinds next level?",
    "I never win with this deck.",
    "Who's ordering food?",
    "Wake me when I get a pair.",
    "I asked for this table, and look at me now.",
)
HURRY = (
    "Come on, dealer, I've got a flight.",
    "Can we get some cards out here?",
    "Just deal, please.",
    "The next table is two hands ahead of us.",
    "It's fine, keep going.",
    "No one cares. Keep dealing.",
)
PROTESTS = (
    "That's not how they do it across the street.",
    "Dealer, that can't be right.",
    "Isn't that a misdeal?",
    "In my home game, that's a dead hand.",
    "Shouldn't you call the floor for that?",
    "I've never seen it done that way.",
    "Hold on, are you sure about that?",
)
SOONEST, LATEST = 300, 1_600
"""Milliseconds after a moment in which somebody speaks."""
MOST = 3


IDLE = frozenset((*CHAT, *HURRY))


def is_idle(act: g.Act) -> bool:
    """Is it talk that points nothing out to the dealer?"""
    return isinstance(act, g.Say) and act.words in IDLE


def with_talk(hand: Scenario, chance: Random) -> Scenario:
    """The hand in which players talk at one to three moments after tap-in; what they say is about nothing wrong."""
    moments = _moments(hand)
    if not moments:
        return hand
    some = chance.sample(moments, min(len(moments), chance.randint(1, MOST)))
    kinds = chance.sample((CHAT, HURRY, PROTESTS), len(some))
    said = tuple(
        Doing(
            chance.choice(hand.seats).number,
            at,
            (Timed(chance.randint(SOONEST, LATEST), g.Say(chance.choice(kind))),),
        )
        for at, kind in zip(some, kinds, strict=True)
    )
    return replace(hand, doings=(*hand.doings, *said))


def _moments(hand: Scenario) -> list[Moment]:
    """When a street is open and when it is over, from the street on which the trainee taps in."""
    first = max(0, hand.takeover.street)
    streets = range(first, len(STREETS[hand.game]))
    return [Moment(stage, street) for street in streets for stage in ("open", "closed")]
