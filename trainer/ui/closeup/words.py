"""What happened, in a few words for the timeline and for the seat that did it."""

from collections.abc import Mapping

from trainer.grading.captions import player_does
from trainer.grading.heard import heard
from trainer.grading.words import act_words
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.rules.number_words import in_words

CHIPS = g.Wager | g.Post | g.PullBack
WITH_CHIPS: Mapping[type[g.Act], str] = {g.Wager: "releases", g.Post: "posts", g.PullBack: "takes back"}


def pieces(chips: Chips) -> str:
    """ "two chips" """
    count = chips.pieces
    return f"{in_words(count)} chip{'' if count == 1 else 's'}"


def does(act: g.Act) -> str:
    """What a player does: "releases two chips", "checks". Chips are counted, and their amount is not told."""
    return f"{WITH_CHIPS[type(act)]} {pieces(act.chips)}" if isinstance(act, CHIPS) else player_does(act)


def briefly(act: g.Act) -> str:
    """The same in one or two words: "two chips", "checks"."""
    return pieces(act.chips) if isinstance(act, CHIPS) else does(act)


def told(gesture: g.Gesture) -> str:
    """One gesture as the timeline tells it."""
    act = gesture.act
    who = f"Seat {gesture.seat}" if gesture.seat else "The floor" if gesture.who == g.FLOOR else "The dealer"
    if isinstance(act, g.SPOKEN):
        words = heard(act)
        return f"{who} says “{words[:1].upper()}{words[1:]}”"
    if gesture.seat:
        return f"{who} {does(act)}"
    return f"Dealer: {act_words(act)[0].lower()}{act_words(act)[1:]}" if gesture.by_dealer else f"{who}: {act.verb}"
