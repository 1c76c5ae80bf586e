"""How an act is done by hand: a sentence, the mouse, the keys, and where on the table and in the palette."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from trainer.grading.harms import HIDDEN
from trainer.grading.words import act_words, announced_bet, chip_place, count
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.happen_chips import chips_at, pot_pushed
from trainer.kernel.listed import ended
from trainer.kernel.table import Table
from trainer.rules.course import FLOP_CARDS
from trainer.scenarios.palette import ANNOUNCEMENTS, PLANS, QUESTIONS, READ_OUT
from trainer.scenarios.report import headings
from trainer.ui.play.acts import ACTS, MENU_KEYS, ZONE_KEYS
from trainer.ui.play.chip_moves import place_target
from trainer.ui.play.hands import Hands
from trainer.ui.play.together import whole_hand, whole_stub
from trainer.ui.play.voice_panel import SAYINGS
from trainer.ui.table.targets import Target

KEYS: Mapping[str, str] = {act.name: act.key for act in ACTS}
LABELS: Mapping[str, str] = {act.name: act.label for act in ACTS}
WALK = ("arrows", "Q")
"""Walk to something and choose it."""
OR_FACE_UP = f", or click {LABELS['face']} first"
READ_ALOUD, TURN_BURN = "Read the hands aloud.", " It is the burn for the turn."
STREETS = {3: "the turn", 4: "the river"}  # by how many cards the board has before
STUB, BURNS, BOARD = Target("stub"), Target("burns"), Target("board")
FACE_DOWN = ("stub-top", "stub-bottom", "burns", "muck")
MADE = {"bet": "bet", "raise": "raised"}
GOALS: Mapping[str, tuple[str, Target, str]] = {
    "stub-top": ("the top of the stub", STUB, "take-back"),
    "stub-bottom": ("the bottom of the stub", STUB, "take-back"),
    "burns": ("the burns", BURNS, "burn"),
    "muck": ("the muck", Target("muck"), "muck"),
    "aside": ("the side", Target("aside"), "aside"),
    "board": ("the board", BOARD, "lay"),
}


@dataclass(frozen=True, slots=True)
class Pointer:
    """One act for a dealer's hands: `says` it in a sentence, `mouse` and `keys` tell how, one key cap each.

    `start` and `end` are what is dragged or clicked on the table, `button` an act of the palette to press, `entry` the
    place of the entry in the menu that is open, from 0.
    """

    says: str
    mouse: str = ""
    keys: tuple[str, ...] = ()
    start: Target | None = None
    end: Target | None = None
    button: str = ""
    entry: int | None = None


def pointer(act: g.Act, hands: Hands, table: Table, menu: bool = False) -> Pointer:
    """How the dealer does this act with the hands as they are; `menu` tells that its menu is open already."""
    if isinstance(act, g.Pitch | g.Lay) and hands.face_up and not act.up:
        return _press("face", "Deal face down again.")
    told = HOW.get(type(act))
    found = told(act, hands, table) if told is not None else Pointer(ended(act_words(act)))
    if not menu:
        return found
    key = found.keys[-1]
    return replace(found, mouse="Click it in the list", keys=(key,), button="", entry=MENU_KEYS.index(key))


def _press(name: str, says: str) -> Pointer:
    return Pointer(says, f"Click {LABELS[name]}", (KEYS[name],), button=name)


def _said(name: str, says: str) -> Callable[[Any, Hands, Table], Pointer]:
    return lambda _act, _hands, _table: _press(name, says)


def _pitch(act: g.Pitch, hands: Hands, table: Table) -> Pointer:
    up = act.up and not hands.face_up
    how = "with the right button" if up else "from the stub"
    first, button = (OR_FACE_UP, "face") if up else ("", "")
    keys = ("Ctrl", str(act.seat)) if up else (str(act.seat),)
    shown = act.up is not any(each.up for each in table.stub[:1])  # a boxed card is turned down by that
    says = f"Pitch seat {act.seat} a card{' face up' if shown else ''}."
    return Pointer(says, f"Drag a card {how} to seat {act.seat}{first}", keys, STUB, Target("seat", act.seat), button)


def _burn(_act: g.Burn, _hands: Hands, _: Table) -> Pointer:
    return Pointer("Burn one card.", "Drag it from the stub to the burns", (KEYS["burn"],), STUB, BURNS)


def _lay(act: g.Lay, hands: Hands, table: Table) -> Pointer:
    lying = len(table.board)
    what = "the flop" if act.count > 1 and not lying else STREETS.get(lying, "one card")
    what = what if act.count == 1 or not lying else count(act.count)
    by_itself = not act.up or hands.comes_up(table)
    keys = (KEYS["lay"],) if by_itself else (KEYS["face"], KEYS["lay"])
    how = "Drag from the stub to the board" + ("" if by_itself else f" with the right button{OR_FACE_UP}")
    button = "" if by_itself else "face"
    return Pointer(f"Deal {what} face {'up' if act.up else 'down'}.", how, keys, STUB, BOARD, button)


def _turn(act: g.Turn, hands: Hands, table: Table) -> Pointer:
    way, press = "up" if act.up else "down", f"Click {LABELS['turn']}"
    down = {each.card for each in table.board if not each.up}
    if act.up and set(act.cards) == down and not hands.chosen:
        what = "the flop" if len(down) > 1 else "the card"
        return Pointer(f"Turn up {what}.", press, (KEYS["turn"],), BOARD, button="turn")
    says = f"Turn {_those(act.cards)} face {way}."
    return _chosen(says, act.cards, hands, table) or Pointer(says, press, (KEYS["turn"],), button="turn")


def _scramble(act: g.Scramble, hands: Hands, table: Table) -> Pointer:
    board = {each.card for each in table.board}
    whole = set(act.cards) == board and not hands.chosen
    stub = whole_stub(act.cards, table)
    what = "the stub" if stub else f"{'all ' if whole else ''}{count(len(act.cards))}"
    says = f"Scramble {what} face down."
    place = STUB if stub else BOARD
    done = Pointer(says, f"Click {LABELS['scramble']}", (KEYS["scramble"],), place, button="scramble")
    return done if whole else _chosen(says, act.cards, hands, table) or done


def _move(act: g.Move, hands: Hands, table: Table) -> Pointer:
    wrong = tuple(each for each in act.cards if table.find(each).up != act.up and act.to not in FACE_DOWN)
    hidden = any(table.where(each) in HIDDEN for each in wrong)  # it is turned up on its way, where all may see it
    if wrong and not hidden:
        return _turn(g.Turn(act.up, wrong), hands, table)
    zone, (where, end, key) = table.where(act.cards[0]), _goal(act.to)
    says = (
        f"Set {_those(act.cards)} aside."
        if act.to == "aside"
        else f"Move {_those(act.cards)} to {where}{' face up' * hidden}."
    )
    keys, with_it = (("Ctrl", key), f"{where} with the right button") if hidden and end.seat else ((key,), where)
    if act.to == "burns" and zone == "board" and len(act.cards) == 1 and len(table.board) == FLOP_CARDS + 1:
        says += TURN_BURN
    start = _lying(act.cards[0], table)
    alone = act.to != "muck" or not whole_hand(act.cards[0], table)
    if len(act.cards) == 1 and not hands.chosen and alone:
        take = () if zone == "stub" else WALK
        return Pointer(says, f"Drag it to {with_it}", (*take, *keys), STUB if zone == "stub" else start, end)
    dragged = "it" if len(act.cards) == 1 else "them"
    return _chosen(says, act.cards, hands, table) or Pointer(says, f"Drag {dragged} to {with_it}", keys, start, end)


def _those(cards: Sequence[Card]) -> str:
    return "that card" if len(cards) == 1 else f"those {count(len(cards)).removeprefix('the ')}"


def _lying(wanted: Card, table: Table) -> Target:
    return Target("card", key=wanted.name, zone=table.where(wanted))


def _chosen(says: str, cards: Sequence[Card], hands: Hands, table: Table) -> Pointer | None:
    """Taking these cards up, one after the other by the mouse; None once they are in the hand and no other is."""
    if set(hands.chosen) == set(cards):
        return None
    if not set(hands.chosen) <= set(cards):
        return Pointer("Put back what you picked up.", keys=("Esc",))
    if whole_stub(cards, table):
        return Pointer(says, "Hold Shift and click the stub", ("Shift", "K"), STUB)
    if hands.stub_in_hand:
        return Pointer("Put the stub down first.", "Click the stub", ("Esc",), STUB)
    zone = table.where(cards[0])
    whole = {each.card for each in dict(table.zones())[zone]} == set(cards)
    letter = next((letter for letter, name in ZONE_KEYS.items() if name == zone), "")
    keys = ("Shift", letter) if whole and letter and not hands.chosen else WALK
    following = next(each for each in cards if each not in hands.chosen)
    return Pointer(says, "Click each card", keys, _lying(following, table))


def _goal(to: str) -> tuple[str, Target, str]:
    """Where cards go: what it is called, where it is, and the key that sends them there."""
    if to.startswith("hand-"):
        seat = int(to.removeprefix("hand-"))
        return f"seat {seat}", Target("seat", seat), str(seat)
    words, target, name = GOALS[to]
    return words, target, KEYS[name]


def _seat_asked(name: str, says: str, act: Any, hands: Hands) -> Pointer:
    """Press an act of the palette, then name the seat; once pressed, only the seat is left."""
    seat, asked = Target("seat", act.seat), hands.asking == name
    mouse = f"Click seat {act.seat}" if asked else f"Click {LABELS[name]}, then seat {act.seat}"
    keys = (str(act.seat),) if asked else (KEYS[name], str(act.seat))
    return Pointer(says, mouse, keys, seat, button="" if asked else name)


def _muck(act: g.Muck, hands: Hands, table: Table) -> Pointer:
    shown = all(each.up for each in table.seat(act.seat).hand)
    which = "winning hand" if not table.whole_pot else "losing hand" if shown else "hand"
    return _seat_asked("muck", f"Muck seat {act.seat}’s {which}.", act, hands)


def _button(act: g.MoveButton, hands: Hands, _: Table) -> Pointer:
    found = _seat_asked("button", f"Move the button to seat {act.seat}.", act, hands)
    return Pointer(found.says, "Drag it there", found.keys, Target("button"), Target("seat", act.seat), found.button)


def _push(act: g.PushPot | g.PushSide, _hands: Hands, table: Table) -> Pointer:
    pot = pot_pushed(act)
    seat = Target("seat", act.seat)
    if len(table.pots) == 1 and act.chips == table.pot:
        keys = (KEYS["push"], str(act.seat), "Enter")
        return Pointer(f"Push the pot to seat {act.seat}.", "Drag the pot there", keys, place_target(pot), seat)
    found = _chips(f"Push {act.chips.amount:,} to seat {act.seat}.", pot, seat, str(act.seat))
    return replace(found, mouse="Drag that pot there") if act.chips == chips_at(table, pot) else found


def _chips(says: str, place: str, end: Target, key: str) -> Pointer:
    return Pointer(says, "Click these chips, then drag them there", (*WALK, key), place_target(place), end)


def _back(act: g.ReturnBet, _hands: Hands, table: Table) -> Pointer:
    place, says = f"bet-{act.seat}", f"Give {act.chips.amount:,} back to seat {act.seat}."
    seat = Target("seat", act.seat)
    if act.chips == chips_at(table, place):
        return Pointer(says, "Drag the bet to its seat", ("R", str(act.seat)), Target("bet", act.seat), seat)
    return _chips(says, place, seat, str(act.seat))


def _listed(act: Any, choices: Mapping[str, str], name: str, menu: str) -> Pointer:
    """An entry of a menu that the palette opens, by its words."""
    words = choices[act.what].rstrip(".")
    says = f"Say \u201c{words}.\u201d" if name == "announce" else f"Tell the floor: \u201c{words}.\u201d"
    says = READ_ALOUD if act.what == READ_OUT else says
    key = MENU_KEYS[list(choices).index(act.what)]
    return Pointer(says, f"Choose it under \u201c{menu}\u201d", (KEYS[name], key), button=name)


def _voice(saying: str, words: str) -> Callable[[Any, Hands, Table], Pointer]:
    """One of the sayings, the key of which is its letter unless the bet's own kind is one."""

    def told(act: Any, _hands: Hands, _table: Table) -> Pointer:
        seat, amount = getattr(act, "seat", 0), getattr(act, "amount", 0)
        letter = next(each.key for each in SAYINGS if each.name == (saying or act.kind))
        kind, much = getattr(act, "kind", "").replace("-", " "), f"{amount:,}" if amount else ""
        says = words.format(seat=seat, amount=much, kind=kind).replace(" .", ".")
        keys = (KEYS["voice"], letter, *([str(seat)] if seat else []), *([str(amount)] if amount else []), "Enter")
        return Pointer(says, f"Click {LABELS['voice']} and choose it", keys, button="voice")

    return told


def _announced(act: g.AnnounceBet, hands: Hands, table: Table) -> Pointer:
    """A bet is said as the panel has it, "Raise to 600"."""
    words = announced_bet(act.kind, act.amount) if act.amount else act.kind.capitalize()
    whose = [each.number for each in table.seats if act.kind in MADE and each.bet.amount == act.amount]
    made = f"Seat {whose[0]} {MADE[act.kind]}. " if len(whose) == 1 else ""
    return replace(_voice("", "")(act, hands, table), says=f"{made}Say \u201c{words}.\u201d")


def _all_in_button(act: g.AllInButton, _hands: Hands, table: Table) -> Pointer:
    keys, seat = ("Z", str(act.seat)), Target("seat", act.seat)
    if act.seat in table.all_in:
        return Pointer(f"Pick up seat {act.seat}’s all-in button.", "Click it", keys, Target("all-in", act.seat))
    return Pointer(f"Put the all-in button in front of seat {act.seat}.", "Drag it there", keys, Target("all-in"), seat)


def _count(act: g.Count, _hands: Hands, _table: Table) -> Pointer:
    says = f"Count out {chip_place(act.place)}."
    return Pointer(says, f"Click {LABELS['voice']}, Count, then the chips", ("arrows", "O"), place_target(act.place))


def _change(act: g.Trade | g.Change | g.ChangePot, _hands: Hands, _table: Table) -> Pointer:
    says = f"Make change: {act.give.amount:,} for {act.take.amount:,}."
    how = f"Click {LABELS['change']}, then the chips on both sides"
    return Pointer(says, how, (*WALK, KEYS["change"]), button="change")


HOW: Mapping[type[g.Act], Callable[[Any, Hands, Table], Pointer]] = {
    g.Pitch: _pitch,
    g.Burn: _burn,
    g.Lay: _lay,
    g.Turn: _turn,
    g.Scramble: _scramble,
    g.Move: _move,
    g.Muck: _muck,
    g.MoveButton: _button,
    g.PushPot: _push,
    g.PushSide: _push,
    g.ReturnBet: _back,
    g.Shuffle: _said("shuffle", "Shuffle the stub."),
    g.Cut: _said("cut", "Cut the stub."),
    g.Square: lambda _act, _hands, _table: Pointer(
        "Square the stub.", f"Click {LABELS['square']}", (KEYS["square"],), STUB, button="square"
    ),
    g.Gather: _said("gather", "Gather every card into the deck."),
    g.BringInBets: _said("bring-in", "Pull the bets into the pot."),
    g.Stop: _said("stop", "Stop the action."),
    g.Proceed: _said("proceed", "Resume the action."),
    g.NextHand: _said("next-hand", "The hand is over. Go on to the next one."),
    g.CallFloor: _said("floor", "Call the floor."),
    g.Announce: lambda act, _hands, _table: _listed(act, ANNOUNCEMENTS, "announce", LABELS["announce"]),
    g.Report: lambda act, hands, _table: _listed(act, headings(board=hands.flop), "floor", QUESTIONS["what-happened"]),
    g.Plan: lambda act, _hands, _table: _listed(act, PLANS, "floor", QUESTIONS["and-now"]),
    g.AnnounceBet: _announced,
    g.AskFor: _voice("ask-for", "Ask seat {seat} for {amount} more."),
    g.AskHowMuch: _voice("how-much", "Ask seat {seat} how much the bet is."),
    g.ActionOn: _voice("action-on", "Tell seat {seat} the action is on them."),
    g.AskToShow: _voice("show", "Ask seat {seat} to show."),
    g.AllInButton: _all_in_button,
    g.Count: _count,
    g.Trade: _change,
    g.Change: _change,
    g.ChangePot: _change,
    g.Collect: lambda act, _hands, _table: _chips(
        f"Pull {act.chips.amount:,} from seat {act.seat} into the pot.", f"bet-{act.seat}", place_target(act.pot), "I"
    ),
    g.Shift: lambda act, _hands, _table: _chips(
        f"Move {act.chips.amount:,} to the other pot.", act.pot, place_target(act.to), "J"
    ),
}
"""How each kind of act is done; what is not here is told in words alone."""
