"""A player tells another one in the hand how to play it, or talks a hand over with him."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.rules.course import LAST_STREET
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.conduct.moments import between_at, betweens, by_the_way
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

WORDS: Mapping[str, str] = {
    "Don't pay him off.": "advice",
    "You're ahead there, trust me.": "advice",
    "He's got nothing. Don't let him have it.": "advice",
    "What would you do here?": "talks-strategy",
    "Help me out, am I good?": "talks-strategy",
    "You think he has it? I think he's on a draw.": "talks-strategy",
    "How could you bet there?": "criticism",
    "Terrible bet. You had no business being in there.": "criticism",
    "Nobody bets that, nobody.": "criticism",
}
"""What is said, and the word for it."""
OF_A_BET: Mapping[str, bool] = {
    "Don't pay him off.": False,
    "Help me out, am I good?": False,
    "How could you bet there?": False,
    "Terrible bet. You had no business being in there.": False,
    "Nobody bets that, nobody.": False,
    "He's got nothing. Don't let him have it.": False,
    "You think he has it? I think he's on a draw.": True,
}
"""What fits only where another player's bet is to be called, and whether cards must be still to come as well."""
OF_MY_HAND = ("What would you do here?", "Help me out, am I good?")
"""What only a player says who still has a hand."""


def where(hand: Hand) -> Iterator[Place]:
    """Anybody but the player to act, with a live hand or without."""
    for moment in betweens(hand):
        yield from (moment.place(seat) for seat in (*moment.live, *moment.folded) if seat != moment.to_act)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    return {"words": tuple(each for each in WORDS if _fits(hand, place, each))}


def _fits(hand: Hand, place: Place, words: str) -> bool:
    to_come = 0 < place.street < LAST_STREET[hand.game]
    moment = between_at(hand, place)
    if words in OF_MY_HAND and place.seat in moment.folded:
        return False
    bet = moment.facing and moment.bettor not in (0, place.seat)
    return words not in OF_A_BET or (bet and (to_come or not OF_A_BET[words]))


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    words = str(how["words"])
    return by_the_way(hand, between_at(hand, how.place), how.place.seat, g.Say(words), g.Conduct(WORDS[words]))


INJECTOR = Injector(
    "one-player-to-a-hand",
    "Advice or criticism during a hand",
    ("conduct-told",),
    ("conduct.disclosure",),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(heard=True),
    parameters,
    ("words",),
)
