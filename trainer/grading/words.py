"""What a dealer did, in a few plain words: "Burned a card", "Turned up the 9\u2666 and the 6\u2660"."""

from collections.abc import Callable, Iterable
from typing import Any

from trainer.grading.behaving import BEHAVED, BOUNTIES, DEVICES
from trainer.grading.heard import heard
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.listed import listed
from trainer.scenarios.palette import ANNOUNCEMENTS, PLANS, READ_OUT
from trainer.scenarios.report import report_says

SUITS = {"c": "\u2663", "d": "\u2666", "h": "\u2665", "s": "\u2660"}
PLACES = {
    "stub-top": "on top of the stub",
    "stub-bottom": "into the stub",
    "board": "on the board",
    "burns": "with the burns",
    "muck": "in the muck",
    "aside": "aside",
}
BETS = {"post": "Post,", "bet": "Bet,", "call": "Call,", "raise": "Raise to", "all-in": "All-in,"}
REPORTED = "Reported to the floor"  # what was reported is heard, and told where it was wrong
COUNTS = (
    *("no cards", "one card", "two cards", "three cards", "four cards", "five cards", "six cards", "seven cards"),
    *("eight cards", "nine cards"),
)


def name(card: Card) -> str:
    """A card as people read it: "9\u2666", "joker"."""
    return "joker" if card.is_joker else f"{card.rank.replace('T', '10')}{SUITS[card.suit]}"


def several(cards: Iterable[Card]) -> str:
    """Up to three cards by name, more by number."""
    known = list(cards)
    if len(known) > 3:
        return count(len(known))
    return listed(["the joker" if each.is_joker else name(each) for each in known])


def count(number: int) -> str:
    return COUNTS[number] if number < len(COUNTS) else f"{number} cards"


def said(words: str) -> str:
    """Words in quotation marks; what they quote themselves is in single ones."""
    inner = words.replace("\u201c", "\u2018").replace("\u201d", "\u2019").replace("'", "\u2019")
    return f"\u201c{inner}\u201d"


def place(to: str) -> str:
    return PLACES[to] if to in PLACES else f"in front of seat {to.removeprefix('hand-')}"


def chip_place(to: str) -> str:
    """Where chips lie: "the main pot", "side pot 1", "the bet of seat 3", "the tray"."""
    part, _, number = to.partition("-")
    if part == "side":
        return f"side pot {number}"
    return {"main": "the main pot", "rack": "the tray"}.get(to, f"seat {number}’s {part}")


def announced_bet(kind: str, amount: int) -> str:
    """A wager as the dealer calls it: "Raise to 1,700"; a call and an all-in also without the amount."""
    if not amount:
        return kind.capitalize()
    return f"{BETS.get(kind, kind.capitalize())} {amount:,}"


def act_words(act: g.Act) -> str:
    """One short sentence without a full stop, in the past tense."""
    return _WORDS[type(act)](act) if type(act) in _WORDS else act.verb.replace("-", " ").capitalize()


_WORDS: dict[type[g.Act], Callable[[Any], str]] = {
    g.Shuffle: lambda _: "Shuffled the stub",
    g.Shuffler: lambda _: "Pressed the shuffler's button",
    g.DealerPush: lambda _: "Tapped out: another dealer took the box",
    g.Flash: lambda act: f"Exposed {several(act.cards)} in the stub",
    g.Away: lambda _: "Left the table",
    g.Back: lambda _: "Sat back down",
    g.Bounty: lambda act: _sentence(BOUNTIES[act.word].done),
    g.Uncover: lambda act: f"Turned out to have {act.chips.amount:,} more behind",
    g.Conduct: lambda act: _sentence(BEHAVED[act.word].done),
    g.ShowTo: lambda act: f"Showed the cards only to seat {act.seat}",
    g.Device: lambda act: _sentence(DEVICES[act.use].done),
    g.Cut: lambda act: f"Cut {count(act.depth)} off the top",
    g.Square: lambda _: "Squared the stub",
    g.Pitch: lambda act: f"Dealt seat {act.seat} a card {'face up' if act.up else 'face down'}",
    g.Burn: lambda _: "Burned a card",
    g.Lay: lambda act: f"Dealt {count(act.count)} to the board, {'face up' if act.up else 'face down'}",
    g.Turn: lambda act: (
        f"Turned {several(act.cards) if act.up else count(len(act.cards))} face " + ("up" if act.up else "down")
    ),
    g.Move: lambda act: _moved(act),
    g.Scramble: lambda act: f"Scrambled {count(len(act.cards))} face down",
    g.Drop: lambda _: "Dropped the stub",
    g.Gather: lambda _: "Gathered all the cards",
    g.Muck: lambda act: f"Mucked seat {act.seat}’s hand",
    g.BringInBets: lambda _: "Pulled in the bets",
    g.ReturnBet: lambda act: f"Gave {act.chips.amount:,} back to seat {act.seat}",
    g.PushPot: lambda act: f"Pushed {act.chips.amount:,} to seat {act.seat}",
    g.Collect: lambda act: f"Pulled {act.chips.amount:,} from seat {act.seat} into {chip_place(act.pot)}",
    g.Shift: lambda act: f"Moved {act.chips.amount:,} from {chip_place(act.pot)} to {chip_place(act.to)}",
    g.PushSide: lambda act: f"Pushed {act.chips.amount:,} from {chip_place(act.pot)} to seat {act.seat}",
    g.Trade: lambda act: _traded(act),
    g.Count: lambda act: f"Counted {chip_place(act.place)}",
    g.AllInButton: lambda act: f"Moved seat {act.seat}’s all-in button",
    g.AnnounceBet: lambda act: f"Announced {said(announced_bet(act.kind, act.amount))}",
    g.AskFor: lambda act: f"Asked seat {act.seat} for {act.amount:,} more",
    g.AskHowMuch: lambda act: f"Asked seat {act.seat} how much the bet is",
    g.ActionOn: lambda act: f"Gave the action to seat {act.seat}",
    g.AskToShow: lambda act: f"Asked seat {act.seat} to show",
    g.Change: lambda act: f"Made change for seat {act.seat}",
    g.ChangePot: lambda act: f"Made change for {act.take.amount:,} of the pot",
    g.MoveButton: lambda act: f"Moved the button to seat {act.seat}",
    g.Say: lambda act: f"Said {said(act.words)}",
    **dict.fromkeys(g.TALK, lambda act: f"Said {said(heard(act))}"),
    g.Stop: lambda _: "Stopped the action",
    g.Proceed: lambda _: "Resumed the action",
    g.CallFloor: lambda _: "Called the floor",
    g.Announce: lambda act: _announced(act),
    g.Report: lambda act: REPORTED if act.told else f"Told the floor: {said(report_says(act))}",
    g.Plan: lambda act: f"Told the floor: {said(PLANS.get(act.what, act.what))}",
    g.NextHand: lambda _: "Ended the hand",
}


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}"


def _announced(act: g.Announce) -> str:
    if act.what == READ_OUT:
        return "Read the hands aloud"
    return f"Announced {said(ANNOUNCEMENTS.get(act.what, act.what))}"


def _moved(act: g.Move) -> str:
    cards = several(act.cards) if act.up else count(len(act.cards))
    return f"{'Set' if act.to == 'aside' else 'Put'} {cards} {place(act.to)}"


def _traded(act: g.Trade) -> str:
    if not act.take:
        return f"Moved {act.give.amount:,} from {chip_place(act.place)} to {chip_place(act.other)}"
    ends = chip_place(act.place), chip_place(act.other)
    return f"Made change: {act.give.amount:,} from {ends[0]} for {act.take.amount:,} from {ends[1]}"


def many_words(act: g.Act, times: int) -> str:
    """The same kind of act `times` (2 or more) in a row: "Dealt 12 cards", "Mucked 2 hands"."""
    return _MANY.get(type(act), f"{act.verb.replace('-', ' ').capitalize()}, {{}} times").format(times)


_MANY: dict[type[g.Act], str] = {
    g.Pitch: "Dealt {} cards",
    g.Burn: "Burned {} cards",
    g.Lay: "Dealt cards to the board {} times",
    g.Turn: "Turned cards {} times",
    g.Move: "Moved cards {} times",
    g.Shuffle: "Shuffled the stub {} times",
    g.Cut: "Cut {} times",
    g.Square: "Squared the stub {} times",
    g.Muck: "Mucked {} hands",
    g.BringInBets: "Pulled in the bets {} times",
    g.ReturnBet: "Gave back {} bets",
    g.PushPot: "Pushed {} pots",
    g.MoveButton: "Moved the button {} times",
    g.Collect: "Pulled bets into the pots {} times",
    g.Shift: "Moved chips between the pots {} times",
    g.PushSide: "Pushed {} side pots",
    g.Trade: "Made change {} times",
    g.Count: "Counted chips {} times",
    g.AllInButton: "Moved all-in buttons {} times",
    g.AnnounceBet: "Announced {} bets",
    g.AskFor: "Asked for chips {} times",
    g.AskHowMuch: "Asked for an amount {} times",
    g.ActionOn: "Pointed the action on {} times",
    g.AskToShow: "Asked for hands {} times",
}
