"""A hand in short, as question files tell it, made into a record: what goes without saying is added.

Above `---` stands the head of a transcript, below it what happens, a line each. Left out may be: the first line, times,
the tray, the deck, a button at the last seat. `seats 6 20000` is six players with so much each, `seat 3 4000 Ines` one
with an amount; `cards 3 Ah Kd` and `board Ks Qs 2d` put the deck in order. An amount alone is made of chips.
"""

import re
from collections.abc import Callable, Mapping
from functools import partial
from random import Random

from trainer.kernel import gestures as g
from trainer.kernel import notation
from trainer.kernel.document import RULE
from trainer.kernel.games import is_stud
from trainer.quickfire.kind import Unsuitable
from trainer.quickfire.telling import DEALER, POST, SAID, THINKS
from trainer.rules.course import LAST_STREET
from trainer.rules.facts import turns
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.shorthand import bringing_in, whole
from trainer.shorthand.hand import Hand
from trainer.shorthand.head import BadHand, Head
from trainer.shorthand.streets import STREETS, next_street

TIME = re.compile(r"(\d+)\.(\d{3}) (.*)")
DEALT_ON = frozenset(("street", *STREETS))

Line = tuple[int, str]
Faults = list[tuple[int, str]]


def told(text: str, seed: str) -> Record:
    """The hand that a text tells, with names, cards and times by the seed. Raises BadHand with every fault."""
    above, body = parted(text)
    head, faults = Head(Random(seed)), Faults()
    for number, line in above:
        _try(faults, number, head.read, line)
    if faults:
        raise BadHand(faults)
    return _played(Hand(head.setup(folding(body)), head.dice), body)


def parted(text: str) -> tuple[list[Line], list[Line]]:
    """The lines above the rule and those below it, without comments. Raises BadHand."""
    lines = [(number, raw.strip()) for number, raw in enumerate(text.splitlines(), 1)]
    rule = next((number for number, line in lines if line == RULE), 0)
    if not rule:
        raise BadHand([(0, f"{RULE!r} is missing after the head")])
    said = [(number, line) for number, line in lines if line and not line.startswith("#")]
    return [each for each in said if each[0] < rule], [each for each in said if each[0] > rule]


def folding(body: list[Line]) -> dict[int, int]:
    """The seats that give up later on, each with how many streets are dealt before it does."""
    found: dict[int, int] = {}
    streets = 0
    for words in (line.split() for _, line in body):
        streets += words[0] in DEALT_ON
        many = words[1:] if words[0] == "fold" else words[2:] if words[:2] == ["D", "muck"] else []
        one = [words[0][1:]] if words[1:] == ["fold"] else []
        for seat in (*many, *one):
            if seat.isdigit():
                found.setdefault(int(seat), streets)
    return found


def _try(faults: Faults, number: int, act: Callable[[str], object], line: str) -> None:
    try:
        act(line)
    except Unsuitable:
        faults.append((number, f"{line!r}: there aren't enough chips for that"))
    except ValueError as fault:
        faults.append((number, str(fault)))


def _played(hand: Hand, body: list[Line]) -> Record:
    """The hand as far as it is told. What comes after the first fault would only be told about a hand gone wrong."""
    faults = Faults()
    for number, line in body:
        _try(faults, number, lambda line: let_happen(hand, line), line)
        if faults:
            raise BadHand(faults)
    return hand.record


def let_happen(hand: Hand, line: str) -> None:
    """One line: a piece of routine, or what somebody does. Raises ValueError and Unsuitable."""
    timed = TIME.fullmatch(line)
    if timed:
        hand.now, line = max(hand.now, int(timed[1]) * 1000 + int(timed[2])), timed[3]
    word, _, rest = line.partition(" ")
    if word in ROUTINE:
        ROUTINE[word](hand, rest)
    else:
        _gesture(hand, word, rest, 0 if timed else None)


# --- routine ---------------------------------------------------------------------------------------------------------


def _deal(hand: Hand, _: str) -> None:
    """Antes, blinds and the first cards; once more of a deal that was called off; after a hand the next one."""
    if hand.called_off:
        hand.deal_again()
        return
    if hand.over:
        hand.next_hand()
        return
    if hand.dealt:
        raise ValueError("there are already chips in front, and deal would post the blinds again")
    hand.deal()


def _seats(rest: str) -> list[int]:
    if not rest or not all(each.isdigit() for each in rest.split()):
        raise ValueError(f"{rest!r} aren't seats: write their numbers, as in 4 5")
    return [int(each) for each in rest.split()]


def _in_turn(act: Callable[[Hand, int], None]) -> Callable[[Hand, str], None]:
    """Something that these seats do one after another, each in its turn: in stud in whatever order they are given."""

    def done(hand: Hand, rest: str) -> None:
        left = _seats(rest)
        while left:
            seat = hand.to_act if is_stud(hand.setup.game) and hand.to_act in left else left[0]
            left.remove(seat)
            hand.kills_unplayed(seat)
            if seat not in (hand.to_act, turns.due_now(hand.facts), *hand.passed_over) and not hand.short:
                raise ValueError(_not_his_turn(hand, seat))
            act(hand, seat)

    return done


def _not_his_turn(hand: Hand, seat: int) -> str:
    if not hand.to_act:
        return f"seat {seat} can't act: the betting on this street is over"
    return f"it's seat {hand.to_act}'s turn, not seat {seat}'s: to act out of turn write P{seat}, as in P{seat} fold"


def _check(hand: Hand, seat: int) -> None:
    if hand.level(seat) > hand.table.seat(seat).bet.amount:
        raise ValueError(f"seat {seat} faces a bet and cannot check")
    hand.player(seat, g.Check())


def _fold(hand: Hand, rest: str) -> None:
    """These seats fold in turn; once the betting is over they throw away a hand that is still in front of them."""
    for seat in _seats(rest):
        if not hand.to_act and hand.course.street >= 0 and hand.table.seat(seat).hand:
            hand.player(seat, g.Fold())
        else:
            _in_turn(Hand.fold)(hand, str(seat))


def _call(hand: Hand, seat: int) -> None:
    level, lying = hand.level(seat), hand.table.seat(seat).bet.amount
    if hand.faces_words(seat):
        hand.player(seat, g.Say("Call"))
    elif level > lying and not (seat in hand.passed_over and hand.level_by_right(seat) <= lying):
        hand.stays(seat)
    elif any(each.bet.amount > lying for each in hand.table.seats):  # a bet out of turn: some books have it called
        hand.player(seat, g.Say("Call"))
        if _post_announced(hand):
            hand.to(seat, max(each.bet.amount for each in hand.table.seats))
    else:
        raise ValueError(f"seat {seat} has nothing to call")


def _called(hand: Hand, seat: int) -> None:
    """A player calls; with nothing to call it is the word alone, on which a rulebook may have a rule."""
    level, lying = hand.level(seat), [each.bet.amount for each in hand.table.seats]
    answers = (hand.course.betting or hand.lies_out_of_turn(seat)) and not hand.faces_words(seat)
    if answers and level <= lying[seat - 1] and max(lying) <= level:
        hand.player(seat, g.Say("Call"))
    else:
        _call(hand, seat)


def _post_announced(hand: Hand) -> bool:
    """Has the dealer said on this street what a bet out of turn posts, or given the rest of it back? It is a bet then,
    and called in chips.
    """
    here = hand.record.courses
    acts = (each.act for at, each in enumerate(hand.record.gestures) if here[at].street == hand.course.street)
    return any(isinstance(a, g.ReturnBet) or (isinstance(a, g.AnnounceBet) and a.kind == "post") for a in acts)


def _call_of(hand: Hand, seat: int, amount: int) -> None:
    """A call with its amount: what there is to match, or up to what lies there beyond it, bet out of turn."""
    level = hand.level(seat) - hand.ante_beside(seat)
    if seat in hand.passed_over and level < amount <= max(each.bet.amount for each in hand.table.seats):
        hand.player(seat, g.Say("Call"))
        hand.to(seat, amount + hand.ante_beside(seat))
        return
    if amount != level:
        short = f"write P{seat} call, or P{seat} say call and P{seat} wager {amount}"
        raise ValueError(f"seat {seat} has {level:,} to match, not {amount:,}: {short}")
    _call(hand, seat)


def _show(hand: Hand, rest: str) -> None:
    """These seats turn up what lies face down, if anything does, also in the muck; who has pushed the hand forward
    takes it up again to table it.
    """
    for seat in _seats(rest):
        if pushed := () if hand.table.seat(seat).hand else whole.lying_aside(hand.record.tables, seat):
            hand.player(seat, g.Move(f"hand-{seat}", True, pushed), POST)
            continue
        held = hand.table.seat(seat).hand
        down = tuple(each.card for each in held if not each.up) if held else whole.in_the_muck(hand.record.tables, seat)
        if not held and not down:
            raise ValueError(f"seat {seat} has nothing to turn up")
        if down:
            hand.player(seat, g.Turn(True, down), POST)


def _run_out(hand: Hand, _: str) -> None:
    """All streets to come, in which everybody checks who still can."""
    while hand.course.street < LAST_STREET[hand.setup.game]:
        next_street(hand, "")
        hand.kills_unplayed()
        while hand.to_act:
            hand.player(hand.to_act, g.Check())
            hand.kills_unplayed()


def _time_passes(hand: Hand, rest: str) -> None:
    """So many seconds in which nobody does anything."""
    hand.now += int(rest) * 1000


ROUTINE: Mapping[str, Callable[[Hand, str], None]] = {
    "deal": _deal,
    "street": next_street,
    **{word: partial(next_street, wanted=number) for word, number in STREETS.items()},
    "fold": _fold,
    "check": _in_turn(_check),
    "call": _in_turn(_call),
    "all-in": _in_turn(Hand.all_in),
    "show": _show,
    "run-out": _run_out,
    "wait": _time_passes,
}


# --- what somebody does ----------------------------------------------------------------------------------------------


def _gesture(hand: Hand, who: str, rest: str, wait: int | None) -> None:
    verb, _, what = rest.partition(" ")
    if bringing_in.is_told_again(hand, who, rest.split()) or whole.lies_in_the_muck(hand.record.tables, who, rest):
        return
    if who.startswith("P") and who[1:].isdigit() and _in_a_word(hand, int(who[1:]), rest):
        return
    words = what.split()
    if wait is None and verb == "refuse" and who.startswith("P") and not _asked_to_show(hand, int(who[1:])):
        hand.dealer(g.AskToShow(int(who[1:])))
    mucks = (who, verb) == ("D", "muck") and what.isdigit()
    if mucks and (aside := whole.pushed_forward(hand.record.tables, int(what))):
        rest = f"move muck down {' '.join(aside)}"
        verb, _, what = rest.partition(" ")
        words = what.split()
    if whole.names_no_cards(who, verb, words):
        rest = whole.spelt_out(who, verb, words, whole.meant(hand.record.tables, hand.dice, who, verb, words))
        verb, _, what = rest.partition(" ")
    doing = notation.gesture(f"0.000 {who} {hand.in_chips(who, verb, what)}")
    hand.do(who, doing.act, _wait(hand, who) if wait is None else wait)


def _asked_to_show(hand: Hand, seat: int) -> bool:
    """Has the dealer asked that seat for the hand already? Who refuses it in short was asked."""
    return any(isinstance(each.act, g.AskToShow) and each.act.seat == seat for each in hand.record.gestures)


def _in_a_word(hand: Hand, seat: int, rest: str) -> bool:
    """Let a player do what a short line tells of him; False where it is no such line."""
    verb, _, what = rest.partition(" ")
    if verb in ("raise", "bet") and what.isdigit():
        hand.plainly(seat, verb, int(what))
    elif verb == "call" and what.isdigit():
        _call_of(hand, seat, int(what))
    elif rest in OWN:
        OWN[rest](hand, seat)
    elif rest in THROWN and _yet_to_act(hand, seat):
        hand.player(seat, g.Fold())
    elif rest == "turn up" and _pushed_at_the_showdown(hand, seat):
        _show(hand, str(seat))
    else:
        return False
    return True


OWN: Mapping[str, Callable[[Hand, int], None]] = {"call": _called, "all-in": Hand.all_in}
"""What a player does in a word, in turn or not."""


THROWN = ("move muck", "move muck down", "move aside", "move aside down")
"""Ways in which a player lets the whole hand go without a word."""


def _yet_to_act(hand: Hand, seat: int) -> bool:
    """Is another player to act, and has this one still to act on what there is to match? He folds out of turn then."""
    course, held = hand.course, hand.table.seat(seat)
    if not course.betting or hand.to_act in (0, seat) or not held.hand or not held.stack or course.street < 0:
        return False
    mine = [each for each in course.actions if each.street == course.street]
    rises = [each.index for each in mine if each.kind in RISING]
    return not any(each.seat == seat and each.index >= max(rises, default=0) for each in mine)


def _pushed_at_the_showdown(hand: Hand, seat: int) -> bool:
    """Has this player pushed his hand forward with the betting over, so that turning it up tables it?"""
    if hand.course.betting or hand.table.seat(seat).hand or not whole.lying_aside(hand.record.tables, seat):
        return False
    return not hand.record.courses[_last_with_cards(hand, seat)].betting


def _last_with_cards(hand: Hand, seat: int) -> int:
    """The last moment at which this player had a hand."""
    return max(at for at, table in enumerate(hand.record.tables) if table.seat(seat).hand)


def _wait(hand: Hand, who: str) -> int:
    """Milliseconds before somebody's next act: less where it goes on with what he has begun."""
    before = hand.record.gestures[-1:]
    if not who.startswith("P"):
        return DEALER
    return SAID if before and before[0].who == who else hand.dice.randrange(*THINKS, 100)
