"""A player is abusive, reaches for another one's chips, or throws the cards he folds off the table."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.scenarios.form import Scenario
from trainer.scenarios.injectors.conduct.moments import between_at, betweens, by_the_way
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value

ABUSE = ("You're an idiot, you know that?", "Shut your mouth.", "One more word and we're going outside.")
CHATTER = (
    "So the guy goes, listen, and I go, that's not how it works, and then the guy goes, oh yeah? And I go …",
    "Guess what happened on the way here. Go on, guess. No, guess.",
    "La la la. Come on, come on, come on, let's go, let's go.",
)
TOUCHES, THROWS = "touching", "throws-cards"


def where(hand: Hand) -> Iterator[Place]:
    """Anybody but the player to act; who throws cards has folded."""
    for moment in betweens(hand):
        yield from (moment.place(seat) for seat in (*moment.live, *moment.folded) if seat != moment.to_act)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    gone = place.seat in between_at(hand, place).folded
    return {"what": (*ABUSE, *CHATTER, TOUCHES, *([THROWS] if gone else []))}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    what = str(how["what"])
    spoken = {**dict.fromkeys(ABUSE, "abuse"), **dict.fromkeys(CHATTER, "chatter")}
    does = (g.Say(what), g.Conduct(spoken[what])) if what in spoken else (g.Conduct(what),)
    return by_the_way(hand, between_at(hand, how.place), how.place.seat, *does)


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
