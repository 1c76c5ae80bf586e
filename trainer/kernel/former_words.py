"""What talk meant in the first version of the notation, in which requests, disputes and claims were found in words.

Here alone are these patterns kept: a hand, a scenario or a question of that version is read with the gestures of today
in their place, one for one and with the same words. Nothing that was written since is read by them.
"""

import re
from collections.abc import Callable, Iterable, Iterator

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.asking_acts import Claimed, Disputed, Refused, Requested, Told, Value
from trainer.kernel.limits import MOST_NUMBER

FIRST = 1
WAGERING = re.compile(r"\b(call|raise|bet|check|fold|all[- ]in|pot|\d+)\b")
DISPUTED = re.compile(r"\bdisput\w+ .*\b(hand|reading|pot|award|count)\b")
SEES = re.compile(r"\b(?:see|show)\b.*\bseat (\d+)")
PLAYS_THE_BOARD = re.compile(r"\bplay(?:s|ing)? the board\b")
VALUE = re.compile(r"\b(pair|trips|set|straight|flush|full house|boat|quads|wheel|nuts?)\b")
MISTAKEN = re.compile(
    r"\b(thought|misunderstood|misread|misheard|mistook|"
    r"(did not|didn['’]t|never) (see|hear|saw|heard|notice|noticed|know|knew|reali[sz]ed?))\b"
)
REFUSES = re.compile(r"\b(?:no|not|enough|won't|never)\b")
BREAK = re.compile(r"\bbreak\b")
DELAYED = re.compile(r"\b(?:delay\w*|later|camera|wait)\b")
SEAT = re.compile(r"\bseat (\d{1,2})\b")
COUNT, LIVE_HAND = ("count", "how much"), ("live", "alive", "dead")
REOPENED = ("reopen", "re-open", "enough", "raise again")
HIDDEN = ("behind", "hidden")
VALUES = {
    "pair": Value.PAIR,
    "trips": Value.TRIPS,
    "set": Value.TRIPS,
    "straight": Value.STRAIGHT,
    "wheel": Value.STRAIGHT,
    "flush": Value.FLUSH,
    "full house": Value.FULL_HOUSE,
    "boat": Value.FULL_HOUSE,
    "quads": Value.QUADS,
    "nut": Value.NUTS,
    "nuts": Value.NUTS,
}


def upgraded(gestures: Iterable[g.Gesture], version: int) -> tuple[g.Gesture, ...]:
    """The gestures of a hand of that version, each as it is told today."""
    some = tuple(gestures)
    if version != FIRST:
        return some
    acts = acts_meant([(each.who, each.act) for each in some])
    return tuple(each if act is each.act else replace(each, act=act) for each, act in zip(some, acts, strict=True))


def act_meant(who: str, act: g.Act) -> g.Act:
    """What an act was by itself, with nothing said or done before it: talk as it is told today, all else as it is."""
    return (_meant(who, act) or act) if isinstance(act, g.Say) else act


def acts_meant(done: list[tuple[str, g.Act]]) -> Iterator[g.Act]:
    """What each of these acts, with who did it, was among the others."""
    asked, pushed = set[str](), False
    for index, (_, act) in enumerate(done):
        if isinstance(act, g.AskToShow):
            asked.add(g.player(act.seat))
        pushed = pushed or isinstance(act, g.PushPot)
        yield _in_the_hand(done, index, asked, pushed) if isinstance(act, g.Say) else act


def _in_the_hand(done: list[tuple[str, g.Act]], index: int, asked: set[str], pushed: bool) -> g.Act:
    """What talk was after what had been said and done."""
    who, act = done[index]
    assert isinstance(act, g.Say)
    low = act.words.casefold()
    if who == g.FLOOR and pushed and DELAYED.search(low):
        return g.Tell(Told.DELAY, words=act.words)
    found = _meant(who, act)
    if who in asked and REFUSES.search(low) and not isinstance(found, g.Dispute | g.Request) and not _plays(found):
        return g.Refuse(Refused.SHOW, act.words)
    if found is None and who[0] == "P" and low.rstrip().endswith("?") and _answered(done[index + 1 :], who):
        return g.Request(Requested.COUNT, words=act.words)
    return found or act


def _plays(found: g.Act | None) -> bool:
    return isinstance(found, g.Claim) and found.what is Claimed.PLAYS_THE_BOARD


def _answered(later: list[tuple[str, g.Act]], who: str) -> bool:
    """Did the dealer name a figure before the player went on? Then he had asked for it."""
    for other, act in later:
        if other == who and not isinstance(act, g.Say):
            return False
        if other == g.DEALER and isinstance(act, g.Say) and _figure(act.words):
            return True
    return False


def _figure(words: str) -> int:
    found = [int(each) for each in words.replace(",", "").replace(".", " ").split() if each.isdecimal()]
    return found[0] if found and found[0] <= MOST_NUMBER else 0


def _meant(who: str, act: g.Say) -> g.Act | None:
    """None for words that were looked into by nobody, and for those of a wager."""
    low = act.words.casefold()
    if "if" in low.replace(",", " ").split() and WAGERING.search(low):
        return None
    ways = BY_WHOM[who[0]]
    return next((found for found in (way(act.words, low) for way in ways) if found is not None), None)


def _disputes(words: str, low: str) -> g.Act | None:
    found = DISPUTED.search(low)
    if found is None:
        return None
    if found[1] in ("hand", "reading"):
        return g.Dispute(Disputed.READING, words=words)
    return g.Dispute(Disputed.COUNT if "count" in low else Disputed.AWARD, words=words)


def _sees(words: str, low: str) -> g.Act | None:
    found = SEES.search(low)
    seat = int(found[1]) if found and len(found[1]) < len(str(MOST_NUMBER)) else 0
    return g.Request(Requested.SEE, seat, words) if seat else None


def _claims(words: str, low: str) -> g.Act | None:
    if PLAYS_THE_BOARD.search(low):
        return g.Claim(Claimed.PLAYS_THE_BOARD, words=words)
    return g.Claim(Claimed.MISTAKEN, words=words) if MISTAKEN.search(low) else None


def _counts(words: str, low: str) -> g.Act | None:
    if not _has(low, COUNT):
        return None
    if "pot" in low:
        return g.Request(Requested.POT_COUNT, words=words)
    seat = SEAT.search(low)
    return g.Request(Requested.COUNT, int(seat[1]) if seat else 0, words)


def _asks(words: str, low: str) -> g.Act | None:
    question = low.rstrip().endswith("?")
    if question and _has(low, LIVE_HAND):
        return g.Request(Requested.LIVE_HAND, words=words)
    if question and _has(low, REOPENED):
        return g.Request(Requested.REOPENED, words=words)
    return g.Request(Requested.BRING_IN_BETS, words=words) if "bring" in low else None


def _values(words: str, low: str) -> g.Act | None:
    found = VALUE.search(low)
    if found is None:
        return None
    value = VALUES[found[1]]
    if value is Value.PAIR and "two pair" in low:
        value = Value.TWO_PAIR
    elif value is Value.NUTS and "low" in low:
        value = Value.LOW
    return g.Claim(Claimed.HAND, value, words)


def _hides(words: str, low: str) -> g.Act | None:
    return g.Tell(Told.BEHIND, words=words) if _has(low, HIDDEN) else None


def _tells_the_pot(words: str, low: str) -> g.Act | None:
    about = {"pot", "count"} & set(low.replace("?", " ").split())
    return g.Tell(Told.POT, _figure(words), words=words) if about and _figure(words) else None


def _announces(words: str, low: str) -> g.Act | None:
    if BREAK.search(low):
        return g.Tell(Told.BREAK, words=words)
    return g.Tell(Told.DELAY, words=words) if DELAYED.search(low) else None


def _has(low: str, words: tuple[str, ...]) -> bool:
    return any(each in low for each in words)


BY_WHOM: dict[str, tuple[Callable[[str, str], g.Act | None], ...]] = {
    "P": (_disputes, _sees, _claims, _counts, _asks, _values, _hides),
    g.DEALER: (_disputes, _hides, _tells_the_pot),
    g.FLOOR: (_disputes, _hides, _announces),
}
"""What was looked for in whose words; the first that was there."""
