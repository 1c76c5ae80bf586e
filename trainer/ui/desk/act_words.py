"""An act of the dealer in a few words, as a debrief prints it."""

from collections.abc import Callable
from typing import Any

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.scenarios.palette import ANNOUNCEMENTS, PLANS, REPORTS

SUITS = {"s": "♠", "h": "♥", "d": "♦", "c": "♣"}
MANY = 5
PLACES = {
    "stub-top": "back on the stub",
    "stub-bottom": "under the stub",
    "board": "on the board",
    "burns": "with the burns",
    "muck": "into the muck",
    "aside": "aside",
}


def card_words(card: Card) -> str:
    """ "9♦", "10♠" or "a joker"."""
    if card.is_joker:
        return "a joker"
    return f"{'10' if card.rank == 'T' else card.rank}{SUITS[card.suit]}"


def cards_words(some: tuple[Card, ...]) -> str:
    """A few cards by name, many by number."""
    return " ".join(map(card_words, some)) if len(some) <= MANY else f"{len(some)} cards"


def act_words(act: g.Act) -> str:
    """What was done: "Pitch to seat 3", "Turn up 9♦ Q♠ 4♣"."""
    words = WORDS.get(type(act))
    return words(act) if words else act.verb.replace("-", " ").capitalize()


def _pitch(act: g.Pitch) -> str:
    return f"Pitch to seat {act.seat}{', face up' if act.up else ''}"


def _lay(act: g.Lay) -> str:
    count = "a card" if act.count == 1 else f"{act.count} cards"
    return f"Lay {count} on the board{', face up' if act.up else ''}"


def _turn(act: g.Turn) -> str:
    return f"Turn {'up' if act.up else 'down'} {cards_words(act.cards)}"


def _move(act: g.Move) -> str:
    to = f"to seat {act.to[5:]}" if act.to.startswith("hand-") else PLACES.get(act.to, act.to)
    return f"Put {cards_words(act.cards)} {to}"


def _push(act: g.PushPot) -> str:
    return f"Push {act.chips.amount:,} to seat {act.seat}"


def _said(palette: dict[str, str]) -> Callable[[Any], str]:
    return lambda act: f"“{palette.get(act.what, act.what)}”"


WORDS: dict[type[g.Act], Callable[[Any], str]] = {
    g.Pitch: _pitch,
    g.Lay: _lay,
    g.Turn: _turn,
    g.Move: _move,
    g.PushPot: _push,
    g.Burn: lambda _: "Burn a card",
    g.Shuffle: lambda _: "Shuffle the stub",
    g.Cut: lambda _: "Have the stub cut",
    g.Scramble: lambda act: f"Scramble {len(act.cards)} cards",
    g.Gather: lambda _: "Gather all cards",
    g.Muck: lambda act: f"Muck the hand of seat {act.seat}",
    g.BringInBets: lambda _: "Bring in the bets",
    g.ReturnBet: lambda act: f"Return {act.chips.amount:,} to seat {act.seat}",
    g.ChangePot: lambda act: f"Change {act.take.amount:,} of the pot",
    g.MoveButton: lambda act: f"Move the button to seat {act.seat}",
    g.Stop: lambda _: "Stop the action",
    g.Proceed: lambda _: "Let the action go on",
    g.CallFloor: lambda _: "Call the floor",
    g.NextHand: lambda _: "End the hand",
    g.Announce: _said(ANNOUNCEMENTS),
    g.Report: _said(REPORTS),
    g.Plan: _said(PLANS),
}
