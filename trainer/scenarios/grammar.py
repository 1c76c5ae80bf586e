"""The short lines of a scenario file: what players do, on which condition, and at which moment.

A line is "flop: P2 bet 400 if unbet": street (kept until another is named), player or "all", verb, amount, guard.
Verbs are fold, check, call, bet, raise (to the total on the street), all-in, and stay (check, or call a bet). A line
whose guard fails or whose act is not open to the player gives way to the lines for "all", and these to the policy.
"time-out" has a player on whom the clock is called on that street not act before time is up.
At the end of the hand "showdown: P2 muck" has a player give up who would else show; "push" throws the cards forward
face down and "return" takes them up again and tables them, "show 1" turns up only so many, "board" says that he plays
the board and shows nothing, "refuse" shows no more when the dealer asks, "ask P5" asks to see the hand of seat 5
(these three may be followed by the words),
"claim hand two-pair Two pair" says what his hand is before he shows, "say Well played" anything else.
A moment is "shuffle", "deal 7", "flop burned", "flop laid", "flop", "flop: P2", "flop closed", "flop cleared",
"showdown", or in stud "fifth dealt 3", after the third card of that street.
"pushed" comes once the dealer before has pushed all pots. "next" before a moment, or before the street of a line, makes
it one of the hand after: "next shuffle", "next preflop: P4 call".
A place is "seat 3 card 2", "flop 2", "turn" or "river": where the routine deal brings a card.
"""

import re
from dataclasses import dataclass, replace

from trainer.kernel import gestures as g
from trainer.kernel.games import GAMES, has_board, is_stud
from trainer.kernel.gestures import ACTS, Act
from trainer.kernel.limits import MOST_CHIPS, MOST_SEATS, quoted, whole
from trainer.kernel.nearest import nearest, one_of
from trainer.kernel.notation import MOST_CARDS, BadNotation, act_of
from trainer.rules.course import HOLE_CARDS

BOARD_STREETS = ("preflop", "flop", "turn", "river")
STUD_STREETS = ("third", "fourth", "fifth", "sixth", "seventh")
STREETS = {game: STUD_STREETS if is_stud(game) else BOARD_STREETS for game in GAMES}
TIMES_OUT = "time-out"
PLAIN = ("fold", "check", "call", "stay", "all-in", TIMES_OUT)
WITH_AMOUNT = ("bet", "raise")
VERBS = (*PLAIN, *WITH_AMOUNT)
SHOWDOWN, MUCK, PUSH, PART, PLAYS_BOARD, REFUSE, RETURN, ASK, CLAIM, SAY = (
    *("showdown", "muck", "push", "show", "board", "refuse", "return", "ask", "claim", "say"),
)
AT_SHOWDOWN = (MUCK, PUSH, PART, PLAYS_BOARD, REFUSE, RETURN, ASK, CLAIM, SAY)
SPEAKING = (CLAIM, SAY)
IN_OWN_WORDS = {PLAYS_BOARD: "claim plays-the-board", REFUSE: "refuse show", ASK: "request see"}
"""What can be said in words of the player's own, with the act as the notation writes it."""
PASSED_OVER, MISCOUNTED, TAKEN = "passed-over", "miscounted", "taken"
PUSHED, NEXT = "pushed", "next"
GUARDS = ("unbet", "bet", PASSED_OVER, PUSHED, NEXT, MISCOUNTED, TAKEN)
COUNTING_GUARDS = ("board", "cards", "live", NEXT, MISCOUNTED)
BOARD = {
    "flop burn": 1,
    "flop 1": 2,
    "flop 2": 3,
    "flop 3": 4,
    "turn burn": 5,
    "turn": 6,
    "river burn": 7,
    "river": 8,
}
STAGES = ("burned", "laid", "closed", "cleared")
DEALT = "dealt"

_LINE = re.compile(r"(?:(?:(next)\s+)?(\w+):\s*)?(P[0-9]+|all)\s+([a-z-]+)(?:\s+([0-9]+))?(?:\s+if\s+(.+))?")
_AT_SHOWDOWN = re.compile(
    r"(?:showdown:\s*)?P([0-9]+)\s+"
    r"(muck|push|return|show [0-9]+|(?:board|refuse|ask P[0-9]+)(?: \S.*)?|(?:say|claim) \S.*)"
)
_SECONDS = re.compile(r"[0-9]{1,4}(?:\.[0-9]{1,6})?")
PLAYERS = (*g.SPOKEN, g.Wager, g.PullBack, g.Check, g.Fold)
"""What a player does with a bet."""
APART = (*g.SPOKEN, g.Conduct, g.Device, g.ShowTo, g.Bounty, g.Uncover, g.Turn, g.Move, g.Drop)
"""What a player does apart from bets."""
_ACTED = re.compile(r"(\w+):\s*P([0-9]+)")


class BadLine(ValueError):
    """A line that says nothing the program knows."""


@dataclass(frozen=True, slots=True)
class Guard:
    """What a player can see: "unbet", "bet", "passed-over", a count of board cards, own cards or live hands; that the
    pots were pushed, that the hand after has begun and so many players have acted in it ("next"), that the first
    betting is open, so many have acted, and his own cards are too many, too few or none ("miscounted"), or that his
    tabled hand went into the muck ("taken").
    """

    kind: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class Line:
    """What a player does when the action is on them. `seat` 0 stands for everybody without a line of their own.

    `street` counts from 0, and the showdown is the one after the last; `amount` is the total on the street in chips'
    worth, for bet and raise; at the showdown how many cards are shown, or whose hand is asked for. `says` is said.
    `hand` is 2 for the hand after the one that the file tells of.
    """

    street: int
    seat: int
    verb: str
    amount: int = 0
    guard: Guard | None = None
    says: Act | None = None
    hand: int = 1


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a hand. `stage` is shuffle, deal, burned, dealt, laid, open, acted, closed, cleared, showdown or
    pushed.

    `street` counts from 0; `number` is how many cards have been dealt ("deal", on its street "dealt") or the
    seat ("acted"). `hand` is 2 for a moment of the hand after.
    """

    stage: str
    street: int = -1
    number: int = 0
    hand: int = 1


SHUFFLE = Moment("shuffle")


def _number(digits: str, most: int) -> int:
    """Raises BadLine."""
    try:
        return whole(digits, most)
    except ValueError as fault:
        raise BadLine(str(fault)) from fault


def showdown_of(game: str) -> int:
    """The number by which the lines of the showdown are told from those of the streets."""
    return len(STREETS[game])


def street_of(word: str, game: str) -> int:
    """The number of a street by its name. Raises BadLine."""
    if word not in STREETS[game]:
        raise BadLine(f"{quoted(word)} isn't a street of this game: {one_of(word, STREETS[game])}")
    return STREETS[game].index(word)


def line_of(text: str, game: str, street: int, hand: int = 1) -> Line:
    """The line a text says; `street` and `hand` are those of the line before, -1 for no street. Raises BadLine."""
    if text.strip().startswith(f"{SHOWDOWN}:") or (street == showdown_of(game) and ":" not in text.split(" ")[0]):
        return _at_showdown(text, game)
    match = _LINE.fullmatch(text.strip())
    if match is None:
        raise BadLine(f"{quoted(text)} isn't a script line: write it as in 'flop: P2 bet 400' or 'P3 fold'")
    following, word, who, verb, amount, condition = match.groups()
    hand = (2 if following else 1) if word else hand
    street = street_of(word, game) if word else street
    if street < 0:
        raise BadLine("the first line must name its street, as in 'flop: P2 check'")
    if verb not in VERBS:
        raise BadLine(f"{quoted(verb)} isn't something a player does: {one_of(verb, VERBS)}")
    if (verb in WITH_AMOUNT) != bool(amount):
        raise BadLine(f"{verb} {'needs an amount' if verb in WITH_AMOUNT else 'takes no amount'}")
    seat = 0 if who == "all" else _number(who[1:], MOST_SEATS)
    guard = guard_of(condition) if condition else None
    return Line(street, seat, verb, _number(amount or "0", MOST_CHIPS), guard, hand=hand)


def _at_showdown(text: str, game: str) -> Line:
    match = _AT_SHOWDOWN.fullmatch(text.strip())
    if match is None:
        raise BadLine(
            f"{quoted(text)}: at showdown a line says who mucks, as in 'showdown: P2 muck', "
            "or else push, return, show 1, board, refuse, ask P5, claim hand two-pair or say Well played"
            f"{nearest(_verb(text), AT_SHOWDOWN)}"
        )
    seat, did = _number(match[1], MOST_SEATS), match[2]
    verb, _, more = did.partition(" ")
    whom, _, words = more.partition(" ") if verb == ASK else ("", "", more if verb in IN_OWN_WORDS else "")
    number = _number(whom.removeprefix("P") if whom else more, MOST_SEATS) if verb in (PART, ASK) else 0
    if verb == PLAYS_BOARD and not has_board(game):
        raise BadLine(f"{quoted(text)}: this game has no board to play")
    if verb == PART and not 0 < number < HOLE_CARDS[game]:
        raise BadLine(f"{quoted(text)}: part of a hand is 1 to {HOLE_CARDS[game] - 1} of the downcards")
    if words:
        did = " ".join(filter(None, (IN_OWN_WORDS[verb], str(number or ""), words)))
    return Line(showdown_of(game), seat, verb, number, says=_said(did) if words or verb in SPEAKING else None)


def _said(text: str) -> Act:
    """What a line of the showdown has a player say. Raises BadLine."""
    try:
        return act_told(text)
    except BadNotation as fault:
        raise BadLine(str(fault)) from fault


def _verb(text: str) -> str:
    """What stands where a line of the showdown says what a player does."""
    return " ".join(text.rpartition(":")[2].split()[1:2])


def act_told(text: str) -> Act:
    """An act as the notation writes it: "wager 500x2". Raises BadNotation."""
    try:
        return act_of(text)
    except BadNotation as fault:
        verb = text.split(" ")[0]
        raise BadNotation(f"{fault}{'' if verb in ACTS else nearest(verb, ACTS)}") from fault


def timed_of(text: str) -> tuple[int, Act]:
    """Milliseconds after the act before, and an act of a player: "wager 500x2", "0.6 say Raise". Raises BadLine."""
    after, act = _timed(text, "wager 500x2' or '0.6 say Raise")
    if not isinstance(act, PLAYERS):
        raise BadLine(f"{act.verb} isn't something a player does with a bet")
    return after, act


def doing_of(text: str) -> tuple[int, Act]:
    """The same of what is no bet: "device talk", "20 request clock". Raises BadLine."""
    after, act = _timed(text, "device talk' or '20 request clock")
    if not isinstance(act, APART):
        raise BadLine(f"{act.verb} isn't something a player does apart from bets")
    return after, act


def _timed(text: str, such: str) -> tuple[int, Act]:
    number, _, rest = text.strip().partition(" ")
    seconds = _SECONDS.fullmatch(number)
    try:
        act = act_told(rest if seconds else text)
    except BadNotation as fault:
        raise BadLine(f"{fault}: write it as in '{such}'") from fault
    return (round(1000 * float(number)) if seconds else 0), act


def spoken_of(text: str) -> Act:
    """What a player says, as the notation writes it: "dispute award". Raises BadLine."""
    act = _said(text)
    if not isinstance(act, g.SPOKEN):
        raise BadLine(f"{act.verb} isn't something a player says")
    return act


SUCH_GUARDS = "write unbet, bet, passed-over, miscounted, taken, pushed, next, next 2, board 4, cards 3 or live 5"


def guard_of(text: str) -> Guard:
    """The guard a text says. Raises BadLine."""
    kind, _, number = text.strip().partition(" ")
    if kind in GUARDS and not number:
        return Guard(kind)
    if kind in COUNTING_GUARDS and number.isascii() and number.isdigit():
        return Guard(kind, _number(number, MOST_CARDS))
    like = nearest(kind, (*GUARDS, *COUNTING_GUARDS))
    raise BadLine(f"{quoted(text)} isn't a condition: {SUCH_GUARDS}{like}")


def moment_of(text: str, game: str) -> Moment:
    """The moment a text says. Raises BadLine."""
    words = text.split()
    if words[:1] == [NEXT] and len(words) > 1 and words[1] not in (NEXT, PUSHED):
        return replace(moment_of(" ".join(words[1:]), game), hand=2)
    if words in (["shuffle"], ["showdown"], [PUSHED]):
        return Moment(words[0])
    if len(words) == 2 and words[0] == "deal" and words[1].isascii() and words[1].isdigit():
        return Moment("deal", number=_number(words[1], MOST_CARDS))
    acted = _ACTED.fullmatch(text.strip())
    if acted:
        return Moment("acted", street_of(acted[1], game), _number(acted[2], MOST_SEATS))
    if len(words) == 1 and words[0] in STREETS[game]:
        return Moment("open", street_of(words[0], game))
    if len(words) == 2 and words[1] in STAGES:
        return Moment(words[1], street_of(words[0], game))
    if len(words) == 3 and words[1] == DEALT and is_stud(game) and words[2].isascii() and words[2].isdigit():
        return Moment(DEALT, street_of(words[0], game), _number(words[2], MOST_CARDS))
    known = (
        STAGES
        if len(words) == 2 and words[0] in STREETS[game]
        else ("shuffle", "deal", SHOWDOWN, PUSHED, *STREETS[game])
    )
    like = nearest(words[-1] if known is STAGES else "".join(words[:1]), known)
    raise BadLine(
        f"{quoted(text)} isn't a moment in a hand: "
        f"write one such as 'shuffle', 'deal 7', 'flop laid', 'flop' or 'flop: P2'{like}"
    )


def depth_of(place: str, game: str, seats: tuple[int, ...]) -> int:
    """The depth, from 1 at the top, of the card that the routine deal brings to a place; `seats` in dealing order.

    Board places exist in flop games only. Raises BadLine.
    """
    words = place.split()
    hole = HOLE_CARDS[game]
    if has_board(game) and place in BOARD:
        return hole * len(seats) + BOARD[place]
    if len(words) == 4 and words[::2] == ["seat", "card"] and words[1].isdecimal() and words[3].isdecimal():
        seat, number = _number(words[1], MOST_SEATS), _number(words[3], MOST_CARDS)
        if seat in seats and 1 <= number <= hole:
            return (number - 1) * len(seats) + seats.index(seat) + 1
    told = f"{quoted(place)} isn't a place in the regular deal: write 'seat 3 card 2' or, with a board, 'flop 2'"
    raise BadLine(told + nearest(place, BOARD))
