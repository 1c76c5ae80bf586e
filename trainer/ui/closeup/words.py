"""What happened, in a few words for the timeline and for the seat that did it."""

from collections.abc import Callable
from typing import Any

from trainer.grading.heard import heard
from trainer.grading.words import act_words, several
from trainer.grading.words import count as cards_counted
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def pieces(chips: Chips) -> str:
    """ "two chips" """
    count = chips.pieces
    number = NUMBERS[count] if count < len(NUMBERS) else str(count)
    return f"{number} chip{'' if count == 1 else 's'}"


def does(act: g.Act) -> str:
    """What a player does: "releases two chips", "checks"."""
    return _DOES[type(act)](act) if type(act) in _DOES else act.verb.replace("-", " ")


def briefly(act: g.Act) -> str:
    """The same in one or two words: "two chips", "checks"."""
    return pieces(act.chips) if isinstance(act, g.Wager | g.Post | g.PullBack) else does(act)


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


_DOES: dict[type[g.Act], Callable[[Any], str]] = {
    g.Wager: lambda act: f"releases {pieces(act.chips)}",
    g.Post: lambda act: f"posts {pieces(act.chips)}",
    g.PullBack: lambda act: f"takes back {pieces(act.chips)}",
    g.Check: lambda _: "checks",
    g.Fold: lambda _: "folds",
    g.Rest: lambda _: "takes the hands back",
    g.Turn: lambda act: (
        f"turns {several(act.cards)} face up" if act.up else f"turns {cards_counted(len(act.cards))} down"
    ),
    g.Drop: lambda act: f"lets {cards_counted(len(act.cards))} fall",
}
