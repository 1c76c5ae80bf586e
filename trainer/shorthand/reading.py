"""A hand told in short in a file of its own: read as a whole, and the same each time it is read.

The lines are those of a hand in a question, and more: it may begin on a street, chips may always be written as an
amount, and what was left open is noted.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from random import Random

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Requested
from trainer.kernel.cards import BadCard, Card, placed
from trainer.kernel.chips import Chips
from trainer.kernel.document import KEYS, RULE, STAKES, WORD
from trainer.kernel.formats import Newer
from trainer.kernel.games import is_stud
from trainer.kernel.limits import MOST_GESTURES, name_fault, quoted
from trainer.kernel.table import Setup
from trainer.quickfire.kind import Unsuitable
from trainer.rules.record import Record
from trainer.shorthand.amounts import as_figures
from trainer.shorthand.body import TIME, Faults, Line, folding, let_happen
from trainer.shorthand.bringing_in import told_of
from trainer.shorthand.filed_hand import FiledHand
from trainer.shorthand.filed_head import WORDS, FiledHead, Need
from trainer.shorthand.first_to_act import FIRST_TO_ACT, button_behind
from trainer.shorthand.hand import OtherChips
from trainer.shorthand.head import BadHand
from trainer.shorthand.lead_in import NoSuchPot, lead_in
from trainer.shorthand.spelling import begins, look_at
from trainer.shorthand.untabled import handled
from trainer.shorthand.upcards import Firsts, first_actors, opens_otherwise

SEED = "in short"
SHORT_ONLY = WORDS - {*KEYS, *STAKES, "seat", "stuck", "house"}
CLEAR = (["bet"], ["raise"])
"""Verbs of acts whose amount is told, whatever chips it takes."""
WAITING = "Still waiting."
"""What is told of a dealer while a player on the clock thinks."""
UPCARDS_UNTOLD = (
    "Not all upcards are given, so seat {} is taken to be first to act. "
    "If another seat has the high board, write the cards."
)
MOST_DECKS = 40  # decks of stud tried for one by which whoever acts first is first to act
MOST_READ = 60  # times that a hand is told again with other chips
ACTS, BY_A_PLAYER = ("fold", "check", "call", "all-in"), ("fold", "check", "call", "bet", "raise", "all-in", "wager")
DEALS, PLAYER = frozenset(("deal", "pitch")), re.compile(r"P\d+", re.ASCII)
SPOKEN = re.compile(r"(?:\S+ )?(?:D|F|P\d+) say |(?:seat|hand) ")
TOML = re.compile(r"\s*(?:\[|[\w\"'.-]+\s*=)")


@dataclass(frozen=True, slots=True)
class Told:
    """`notes` say how something was read that the file left open."""

    record: Record
    notes: tuple[str, ...] = ()


def is_short(text: str) -> bool:
    """Is a text a hand in short, and neither a whole transcript nor a scenario?"""
    lines = [line for _, line in _said(text)]
    words = [line.split()[0] for line in lines]
    if not lines or any(TOML.match(line) for line in lines):
        return False
    if words[0] != WORD:
        return any(word in WORDS or begins(word) for word in words)
    head, body = _halves(lines)
    words = [line.split()[0] for line in body if not TIME.fullmatch(line)]
    return any(line.split()[0] in SHORT_ONLY for line in head) or any(map(begins, words))


def read(text: str, known: tuple[str, ...] = ()) -> Told:
    """The hand that a text tells; `known` are lines of a head for what it leaves out.

    Raises BadHand with every fault that can be seen at once.
    """
    head, body = _parted([(number, _plain(line)) for number, line in _said(text)])
    faults = _spelt(head, body)
    if faults:
        raise BadHand(faults)
    needs: dict[int, Need] = {}
    for _ in range(MOST_READ):
        try:
            return _told(head, body, needs, known)
        except _Again as again:
            _note(needs, again)
    raise BadHand([(0, "no set of chips can make all these amounts: write the chips")])


class _Again(Exception):
    """The hand is to be told once more, with other chips in a stack."""

    def __init__(self, missing: OtherChips, number: int, clear: bool) -> None:
        self.missing, self.number, self.clear = missing, number, clear


def _note(needs: dict[int, Need], again: _Again) -> None:
    missing = again.missing
    need = needs.setdefault(missing.seat, Need())
    if isinstance(missing.wanted, Chips):
        need.chips += missing.wanted
    elif missing.wanted in need.amounts:
        need.more += 1
    else:
        need.amounts.append(missing.wanted)
    need.clear = need.clear or again.clear
    need.line = again.number


def _said(text: str) -> list[Line]:
    lines = ((number, raw.strip()) for number, raw in enumerate(text.splitlines(), 1))
    return [(number, line) for number, line in lines if line and not line.startswith("#")]


def _plain(line: str) -> str:
    return line if SPOKEN.match(line) else as_figures(" ".join(line.split()))


def _halves(lines: list[str]) -> tuple[list[str], list[str]]:
    at = lines.index(RULE) if RULE in lines else len(lines)
    return lines[:at], lines[at + 1 :]


def _parted(lines: list[Line]) -> tuple[list[Line], list[Line]]:
    """Head and body: parted by the rule, or where it is left out by the first line of what happens."""
    at = next((at for at, (_, line) in enumerate(lines) if line == RULE), None)
    if at is not None:
        return lines[:at], lines[at + 1 :]
    words = [line.split()[0] for _, line in lines]
    at = next((at for at, word in enumerate(words) if word not in WORDS and begins(word)), len(lines))
    return lines[:at], lines[at:]


def _spelt(head: list[Line], body: list[Line]) -> Faults:
    """Every slip that shows without anything having happened."""
    faults, trial = Faults(), FiledHead(Random(SEED), {})
    for number, line in head:
        try:
            trial.read_at(number, line)
        except Newer as newer:
            return [(number, str(newer))]
        except ValueError as fault:
            faults.append((number, str(fault)))
    for number, line in body:
        try:
            look_at(line)
        except ValueError as fault:
            faults.append((number, str(fault)))
    return faults


def _told(head: list[Line], body: list[Line], needs: Mapping[int, Need], known: tuple[str, ...]) -> Told:
    """The hand; in stud nobody acts out of turn on a street where the upcards that say so are untold."""
    firsts = _firsts(head, body)
    try:
        told = _as_dealt(head, body, needs, known, {})
    except BadHand:
        if not firsts:
            raise
        with suppress(BadHand):
            return _as_dealt(head, body, needs, known, firsts)
        raise
    if not firsts or not opens_otherwise(told.record, firsts):
        return told
    with suppress(BadHand):
        return _as_dealt(head, body, needs, known, firsts)
    return told


def _firsts(head: list[Line], body: list[Line]) -> Firsts:
    """In stud who acts first on the streets after the first one that is told, where the deck isn't told."""
    top = FiledHead(Random(SEED), {})
    for number, line in head:
        top.read_at(number, line)
    game = next((words[1] for words in map(str.split, top.lines) if words[0] == "game"), "")
    if top.deck or not is_stud(game):
        return {}
    lines = ([each for each in line.split() if not TIME.fullmatch(each)] for _, line in body)
    return first_actors(lines, top.begun.number() if top.begun.on else 0, ACTS, BY_A_PLAYER)


def _as_dealt(
    head: list[Line], body: list[Line], needs: Mapping[int, Need], known: tuple[str, ...], firsts: Firsts
) -> Told:
    asked = max((need.line for need in needs.values()), default=0)
    for seed in (SEED, *(f"{SEED} {more}" for more in range(MOST_DECKS))):
        top = FiledHead(Random(seed), needs)
        for number, line in head:
            top.read_at(number, line)
        top.take(known)
        body = _dealt(body) if known and not top.begun.on else body
        top.begun.face_down = handled(line for _, line in body)
        if button := _button_behind(top, body):
            top.lines.append(f"button {button}")
        top.brings_in, top.firsts = told_of(body, top.stakes.get("bring-in", 0)), firsts
        hand = _opened(top, body, asked)
        if not _another_opens(top, hand, body):
            break
    hand.notes += tuple(_on_who_opens(top, hand, body))
    for number, line in body:
        _one(hand, number, line)
        if len(hand.record) > MOST_GESTURES:
            raise BadHand([(number, f"that is over the limit of {MOST_GESTURES:,} gestures for a hand")])
    if button:
        hand.notes += (FIRST_TO_ACT.format(button, max(top.begun.live)),)
    _still_waits(hand)
    hand.record.named = frozenset(_named(line for _, line in (*head, *body)))
    return Told(hand.record, tuple(dict.fromkeys(hand.notes)))


def _another_opens(top: FiledHead, hand: FiledHand, body: list[Line]) -> bool:
    """Does a street of stud begin, by cards that nobody told, with another player than the one who acts first?"""
    if not (top.begun.on and is_stud(hand.setup.game)) or not top.upcards_untold(hand.course.contesting):
        return False
    seat = _first_actor(body)
    return seat in hand.course.contesting and hand.to_act != seat


def _on_who_opens(top: FiledHead, hand: FiledHand, body: list[Line]) -> Iterator[str]:
    """A note where a street of stud begins with one whom neither the cards nor the acts that were told have first."""
    untold = top.begun.on and is_stud(hand.setup.game) and top.upcards_untold(hand.course.contesting)
    if untold and hand.to_act not in (0, _first_actor(body)):
        yield UPCARDS_UNTOLD.format(hand.to_act)


def _first_actor(body: list[Line]) -> int:
    """The seat of the first act that is told; 0 for none."""
    words = ([each for each in line.split() if not TIME.fullmatch(each)] for _, line in body)
    first = next((each for each in words if len(each) > 1 and (each[0] in ACTS or each[1] in BY_A_PLAYER)), ["", ""])
    seat = first[1] if first[0] in ACTS else first[0].removeprefix("P")
    return int(seat) if seat.isdigit() else 0


def _button_behind(top: FiledHead, body: list[Line]) -> int:
    """Where the button is that nobody told, of a street on which it shows by who of two acts first; 0 for not."""
    told = not top.begun.on or top.has("button") or top.has("last-hand")
    words = ([each for each in line.split() if not TIME.fullmatch(each)] for _, line in body)
    return 0 if told else button_behind([each for each in words if len(each) > 1], top.begun.live)


def _named(lines: Iterable[str]) -> Iterator[Card]:
    """The cards that lines name, wherever they are to lie."""
    for word in " ".join(lines).split():
        with suppress(BadCard):
            yield placed(word).card


def _dealt(body: list[Line]) -> list[Line]:
    """The lines with a deal before them, where they begin with somebody who acts and no deal is told at all."""
    words = [[each for each in line.split() if not TIME.fullmatch(each)] for _, line in body]
    if not words or any(DEALS.intersection(each[:2]) for each in words):
        return body
    first = words[0][0] if words[0] else ""
    acts = first in ACTS or (PLAYER.fullmatch(first) and words[0][1:2] and words[0][1] in BY_A_PLAYER)
    return [(body[0][0], "deal"), *body] if acts else body


def _opened(top: FiledHead, body: list[Line], asked: int) -> FiledHand:
    """The hand before the first line of what happens; `asked` is the last line that asked for other chips."""
    try:
        setup = top.setup(folding(body))
    except BadHand as bad:
        raise BadHand([(asked or number, what) for number, what in bad.faults]) from bad
    if faults := [what for seat in setup.seats if (what := name_fault(seat.name))]:
        raise BadHand([(top.at["seat"], what) for what in faults])
    if not top.begun.on:
        return FiledHand(setup, top.dice)
    try:
        hand = _led_in(top, body, setup)
        hand.record.supplied = len(hand.record)
        return hand
    except NoSuchPot as fault:
        raise BadHand([(top.at["pot"], str(fault))]) from fault
    except Unsuitable as none:
        what = "these stakes cannot be posted: write both blinds, in stud ante and bring-in"
        raise BadHand([(top.at["on"], what)]) from none
    except ValueError as fault:
        raise BadHand([(top.at["on"], str(fault))]) from fault


def _led_in(top: FiledHead, body: list[Line], setup: Setup) -> FiledHand:
    """The hand up to its street; where nobody told the button it lies where a hand leads there, and who is in acts in
    the same order, and in stud one of them brings it in, where cards don't tell it. Raises what `lead_in` raises.
    """
    try:
        return lead_in(setup, top.begun, SEED)
    except NoSuchPot as fault:
        none = fault
    for button in () if top.has("button") or top.has("last-hand") else top.begun.other_buttons(setup):
        top.lines.append(f"button {button}")
        with suppress(NoSuchPot, Unsuitable):
            return lead_in(top.setup(folding(body)), top.begun, SEED)
        top.lines.pop()
    for seat in top.bringing_in_untold() if is_stud(setup.game) else ():
        top.brings_in = seat
        try:
            return lead_in(top.setup(folding(body)), top.begun, SEED)
        except NoSuchPot as fault:
            none = fault
    raise none


def _still_waits(hand: FiledHand) -> None:
    """Seconds told at the end of a hand in which a player is on the clock: a neutral word has them in the hand."""
    told = hand.record.gestures
    last = next((each.act for each in reversed(told) if each.seat), None)
    asked = isinstance(last, g.Request) and last.what is Requested.CLOCK
    if asked and hand.now > told[-1].at:
        hand.dealer(g.Say(WAITING), wait=0)


def _one(hand: FiledHand, number: int, line: str) -> None:
    """Let one line happen. Raises BadHand, and _Again where somebody needs other chips for it."""
    try:
        let_happen(hand, line)
    except OtherChips as missing:
        raise _Again(missing, number, line.split()[1:2] in CLEAR) from missing
    except Unsuitable as none:
        raise BadHand([(number, f"{quoted(line)}: there aren't enough chips for that")]) from none
    except ValueError as fault:
        raise BadHand([(number, str(fault))]) from fault
