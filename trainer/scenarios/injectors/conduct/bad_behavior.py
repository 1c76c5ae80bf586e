"""A player is abusive, chatters, reaches for another one's chips, or throws the cards he folds off the table."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.conduct.moments import Between, between_at, betweens, by_the_way
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

ABUSE = ("You're an idiot, you know that?", "Shut your mouth.", "One more word and we're going outside.")
CHATTER: Mapping[str, tuple[str, ...]] = {
    "So I'm at the airport, right?": ("And the guy goes, that bag won't fit.", "So I go, watch me. Are you listening?"),
    "Did I tell you about my knee?": ("Six weeks, the doctor says. Six weeks!", "No, wait, it gets better. Listen."),
    "Who's watching the game tonight?": ("They won't cover. No way they cover.", "Five bucks says no. Anyone?"),
}
"""How somebody begins to chatter, and how it goes on while others act."""
TOUCHES, THROWS = "touching", "throws-cards"


def where(hand: Hand) -> Iterator[Place]:
    """Anybody but the player to act; who throws cards has folded."""
    for moment in betweens(hand):
        yield from (moment.place(seat) for seat in (*moment.live, *moment.folded) if seat != moment.to_act)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    gone = place.seat in between_at(hand, place).folded
    goes_on = _before(hand, place.text, place.street)
    return {"what": (*ABUSE, *(CHATTER if goes_on else ()), TOUCHES, *([THROWS] if gone else []))}


def _before(hand: Hand, text: str, street: int) -> tuple[Between, ...]:
    """The two moments of the street before a place, () where there are no two: a word in passing is no chatter."""
    here = [each for each in betweens(hand) if each.street == street]
    at = [each.text for each in here].index(text.rpartition(" ")[0])
    return tuple(here[at - 2 : at]) if at > 1 else ()


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    what, seat = str(how["what"]), how.place.seat
    here = between_at(hand, how.place)
    if what in CHATTER:
        return _chatters(hand, how, (what, *CHATTER[what]))
    does = (g.Say(what), g.Conduct("abuse")) if what in ABUSE else (g.Conduct(what),)
    return by_the_way(hand, here, seat, *does)


def _chatters(hand: Hand, how: Spoiling, words: tuple[str, ...]) -> Scenario:
    """A sentence at each moment; with the last one it is too much."""
    seat, here = how.place.seat, between_at(hand, how.place)
    *first, last = words
    for moment, said in zip(_before(hand, how.place.text, how.place.street), first, strict=True):
        hand = replace(hand, scenario=by_the_way(hand, moment, seat, g.Say(said)))
    return by_the_way(hand, here, seat, g.Say(last), g.Conduct("chatter"))


INJECTOR = Injector(
    "bad-behavior",
    "Bad behavior at the table",
    ("conduct-told",),
    ("conduct.etiquette", "conduct.penalty"),
    Cause.PLAYER,
    where,
    spoil,
    Evidence(("seats",), heard=True),
    parameters,
    ("what",),
)
