"""What happens in a hand or a room, a sentence for each thing, in our own words."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from trainer.grading.behaving import BEHAVED, BOUNTIES, DEVICES
from trainer.grading.heard import heard
from trainer.grading.words import act_words, count, said, several
from trainer.grading.words import name as card_name
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.kernel.listed import ended, listed
from trainer.kernel.room import clock_acts, seat_acts, table_acts
from trainer.kernel.room.act import CLOCK, DESK, FLOOR, Happening, RoomAct
from trainer.kernel.table import Table
from trainer.rules.number_words import in_words
from trainer.rules.record import Record
from trainer.scenarios.palette import CARRY_ON, QUESTIONS, SCRAMBLE_FIRST


@dataclass(frozen=True, slots=True)
class Deed:
    """What somebody does: the verb in both tenses, and what follows it."""

    does: str
    did: str
    more: str = ""


Wording = Callable[[Any], Deed]
FEW = {1: "one chip", 2: "two chips", 3: "three chips"}


def caption(record: Record, index: int) -> str:
    """Gesture `index` of a hand by the players' names, as it happens: "Ben puts out 1,000 in one chip." """
    gesture, table = record.gestures[index], record.tables[index]
    if gesture.by_dealer:
        return ended(act_words(gesture.act))
    deed = _deed(gesture, table, chips_words)
    who = "The floor" if gesture.who == g.FLOOR else _name(table, gesture.seat)
    return _sentence(who, deed.does, deed.more)


def by_seats(record: Record, index: int) -> str:
    """The same as dealers tell it to one another: "Seat 3 puts out 1,000 in one chip." """
    gesture = record.gestures[index]
    if gesture.by_dealer:
        words = act_words(gesture.act)
        return ended(f"The dealer {words[:1].lower()}{words[1:]}")
    deed = _deed(gesture, record.tables[index], _counted)
    return _sentence(_seated(gesture), deed.does, deed.more)


def done_words(record: Record, index: int) -> str:
    """The same once it is done, the dealer's without saying who: "Called the floor.", "Seat 7 posted 300." """
    gesture = record.gestures[index]
    if gesture.by_dealer:
        return ended(act_words(gesture.act))
    deed = _deed(gesture, record.tables[index], _counted)
    return _sentence(_seated(gesture), deed.did, deed.more)


def player_does(act: g.Act) -> str:
    """What a player does without chips, as it is done: "checks", "shows two cards"."""
    deed = _worded(act, DEEDS)
    return f"{deed.does} {deed.more}".rstrip()


def _seated(gesture: g.Gesture) -> str:
    return f"Seat {gesture.seat}" if gesture.seat else "The floor"


def _sentence(who: str, verb: str, more: str) -> str:
    return ended(f"{who} {verb} {more}".rstrip())


def _deed(gesture: g.Gesture, table: Table, chips: Callable[[Chips], str]) -> Deed:
    act = gesture.act
    if isinstance(act, g.Wager):
        if _stack(table, gesture.seat) == act.chips.amount:
            return Deed("goes all-in for", "went all-in for", chips(act.chips))
        return Deed("puts out", "put out", chips(act.chips))
    if isinstance(act, g.PullBack):
        return Deed("takes back", "took back", chips(act.chips))
    if isinstance(act, g.Move) and act.to.startswith(HAND) and act.to != f"{HAND}{gesture.seat}":
        other = act.to.removeprefix(HAND)
        return Deed("throws", "threw", f"{count(len(act.cards))} into seat {other}\u2019s hand")
    return _worded(act, DEEDS if gesture.seat else BY_THE_FLOOR)


def _worded(act: g.Act, wordings: Mapping[type[g.Act], Wording]) -> Deed:
    told = wordings.get(type(act))
    return told(act) if told is not None else _by_words(f"{act_words(act)[:1].lower()}{act_words(act)[1:]}")


def _by_words(words: str) -> Deed:
    """What has the same words in both tenses."""
    return Deed(words, words)


def _counted(chips: Chips) -> str:
    """An amount, and how many chips make it where they are so few that it may matter."""
    few = FEW.get(chips.pieces)
    return f"{chips.amount:,} in {few}" if few else f"{chips.amount:,}"


def _stack(table: Table, seat: int) -> int:
    return next(each.stack.amount for each in table.seats if each.number == seat)


def _name(table: Table, seat: int) -> str:
    name = next((each.name for each in table.seats if each.number == seat and each.name), "")
    return name or f"Seat {seat}"


def _turned(act: g.Turn) -> Deed:
    if act.up:
        return Deed("shows", "showed", listed([*map(card_name, act.cards)]))
    return Deed("turns", "turned", f"{count(len(act.cards))} face down")


HAND = "hand-"
"""How a seat's hand is called as a place for cards."""


def _moved(act: g.Move) -> Deed:
    """Cards that a player pushes: into the muck, forward, or back in front of a seat to table them."""
    cards = count(len(act.cards))
    if act.to == "muck":
        return Deed("mucks", "mucked", cards)
    if act.to.startswith(HAND):
        return Deed("tables", "tabled", cards) if act.up else Deed("picks up", "picked up", cards)
    return Deed("pushes", "pushed", f"{cards} forward")


DEEDS: Mapping[type[g.Act], Wording] = {
    g.Post: lambda act: Deed("posts", "posted", f"{act.chips.amount:,}"),
    g.Check: lambda _: Deed("checks", "checked"),
    g.Cut: lambda act: Deed("cuts", "cut", f"{count(act.depth)} off the top"),
    g.Fold: lambda _: Deed("folds", "folded"),
    **dict.fromkeys(g.SPOKEN, lambda act: Deed("says", "said", said(heard(act)))),
    g.Rest: lambda _: Deed("adds", "added", "no more chips"),
    g.Move: _moved,
    g.Away: lambda _: Deed("leaves", "left", "the table"),
    g.Back: lambda _: Deed("sits", "sat", "back down"),
    g.Bounty: lambda act: Deed(*BOUNTIES[act.word]),
    g.Uncover: lambda act: Deed("turns out to have", "turned out to have", f"{act.chips.amount:,} more behind"),
    g.Conduct: lambda act: Deed(*BEHAVED[act.word]),
    g.ShowTo: lambda act: Deed("shows", "showed", f"the cards only to seat {act.seat}"),
    g.Device: lambda act: Deed(*DEVICES[act.use]),
    g.Flash: lambda act: Deed("looks at", "looked at", f"{several(act.cards)} in the stub"),
    g.Turn: _turned,
}
"""What a player does, but for chips: those are told with their number or their kinds."""


def _asked(act: g.Ask) -> Deed:
    words = f"\u201c{QUESTIONS.get(act.what, act.what)}\u201d"
    return Deed("says", "said", words) if act.what == SCRAMBLE_FIRST else Deed("asks", "asked", words)


BY_THE_FLOOR: Mapping[type[g.Act], Wording] = {
    g.Draw: lambda act: Deed("picks", "picked", f"the {card_name(act.card)}"),
    g.Order: lambda _: Deed("makes", "made", "a ruling"),
    g.Come: lambda _: Deed("comes", "came", "to the table"),
    g.Leave: lambda _: Deed("leaves", "left"),
    g.Ask: lambda act: _asked(act),
    g.CarryOn: lambda _: Deed("says", "said", f"\u201c{CARRY_ON}\u201d"),
}


def chips_words(chips: Chips) -> str:
    """An amount and the chips that make it: "1,000 in one chip", "500: five 100 chips"."""
    if chips.pieces == 1:
        return f"{chips.amount:,} in one chip"
    kinds = [f"{in_words(number)} {value:,} chip{'s' * (number > 1)}" for value, number in chips.piles]
    return f"{chips.amount:,}: {listed(kinds)}"


# --- rooms ---------------------------------------------------------------------------------------------------------


def happening(each: Happening) -> str:
    """One thing that happens in a room."""
    told = ROOM.get(type(each.act))
    words = told(each.act) if told is not None else each.act.verb.replace("-", " ")
    return f"{_who(each)}{words}."


def _who(each: Happening) -> str:
    if each.table:
        return f"Table {each.table}: "
    return {CLOCK: "Clock: ", FLOOR: "Floor: ", DESK: "Desk: "}.get(each.who, f"{each.who}: ")


def clock(seconds: int) -> str:
    """A time of the clock: "18:00"."""
    return f"{seconds // 60}:{seconds % 60:02d}"


ROOM: dict[type[RoomAct], Callable[[Any], str]] = {
    clock_acts.Run: lambda _: "it runs",
    clock_acts.SetClock: lambda act: f"the clock is set to {clock(act.seconds)}",
    clock_acts.HandForHand: lambda _: "hand for hand is called",
    seat_acts.DrawSeat: lambda act: f"{act.name} draws seat {act.seat} at table {act.table}",
    seat_acts.Sit: lambda act: f"{act.name} sits down in seat {act.seat} at table {act.table}",
    seat_acts.Bust: lambda act: f"{act.name} busts",
    seat_acts.BreakTable: lambda act: f"table {act.table} breaks",
    seat_acts.SeatCards: lambda act: f"the floor spreads the seat cards for table {act.table}: {act.word}",
    seat_acts.Show: lambda act: f"{act.name} is dealt the {card_name(act.card)}",
    table_acts.Riffle: lambda _: "the first riffle",
    table_acts.Deal: lambda act: f"a hand is dealt at level {act.level}",
    table_acts.End: lambda _: "the hand is over",
    table_acts.Win: lambda act: f"{act.name} wins {act.chips.amount:,} from {act.loser}",
}
