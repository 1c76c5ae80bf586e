"""What is heard when somebody asks, disputes, claims, refuses or tells: the words that go with it, else plain ones."""

import re
from collections.abc import Callable, Mapping
from typing import Any

from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Claimed, Disputed, Refused, Requested, Told, Value

AMOUNT = re.compile(r"(?<![\d.,])\d{4,12}(?![\d.])")
HANDS: Mapping[Value, str] = {
    Value.HIGH_CARD: "High card",
    Value.PAIR: "A pair",
    Value.TWO_PAIR: "Two pair",
    Value.TRIPS: "Trips",
    Value.STRAIGHT: "A straight",
    Value.FLUSH: "A flush",
    Value.FULL_HOUSE: "A full house",
    Value.QUADS: "Quads",
    Value.STRAIGHT_FLUSH: "A straight flush",
    Value.LOW: "A low",
    Value.NUTS: "The nuts",
}
REQUESTS: Mapping[Requested, str] = {
    Requested.COUNT: "Could I get a count?",
    Requested.POT_COUNT: "How much is in the pot?",
    Requested.SEE: "Can I see that hand?",
    Requested.BRING_IN_BETS: "Pull in the bets, please.",
    Requested.LIVE_HAND: "Is that hand live?",
    Requested.REOPENED: "Can I still raise?",
    Requested.CLOCK: "Clock, please.",
    Requested.CHANGE: "Could I get change?",
    Requested.RABBIT: "Can we see what was coming?",
    Requested.CHOP: "Want to chop?",
    Requested.RUN_TWICE: "Can we run it twice?",
    Requested.NEW_DECK: "Could we get a new deck?",
}
DISPUTES: Mapping[Disputed, str] = {
    Disputed.READING: "That hand was misread.",
    Disputed.AWARD: "That pot went the wrong way.",
    Disputed.COUNT: "That pot was counted wrong.",
    Disputed.ACTION: "That's not what happened.",
}
CLAIMS: Mapping[Claimed, str] = {
    Claimed.HAND: "I've got it.",
    Claimed.PLAYS_THE_BOARD: "I play the board.",
    Claimed.MISTAKEN: "I thought it was less.",
    Claimed.FOLDED: "I folded.",
    Claimed.CALLED: "I called.",
    Claimed.OWN_CARD: "That's my card.",
    Claimed.OWN_HAND: "That's my hand.",
}
TELLING: Mapping[Told, str] = {
    Told.BEHIND: "There are chips behind.",
    Told.BREAK: "We're on a break after this hand.",
    Told.DELAY: "I'll rule on it later.",
    Told.TIME: "Time's up.",
}


def heard(act: g.Act) -> str:
    """The words of somebody who speaks, with amounts as they are read; "" for what is no word."""
    words: str = getattr(act, "words", "")
    plain = _PLAIN.get(type(act))
    return AMOUNT.sub(lambda found: f"{int(found[0]):,}", words) or (plain(act) if plain is not None else "")


def _requested(act: g.Request) -> str:
    if act.seat and act.what is Requested.COUNT:
        return f"Could I get a count of seat {act.seat}?"
    return f"Can I see seat {act.seat}’s hand?" if act.what is Requested.SEE else REQUESTS[act.what]


def _claimed(act: g.Claim) -> str:
    return f"{HANDS[act.value]}." if act.value else CLAIMS[act.what]


def _told(act: g.Tell) -> str:
    if act.what is Told.COUNT:
        return f"That's {act.amount:,}."
    if act.what is Told.POT:
        return f"The pot is {act.amount:,}."
    return f"Seat {act.seat} has chips behind." if act.seat else TELLING[act.what]


_PLAIN: Mapping[type[g.Act], Callable[[Any], str]] = {
    g.Request: _requested,
    g.Dispute: lambda act: DISPUTES[act.what] if act.what else "That's not right.",
    g.Claim: _claimed,
    g.Refuse: lambda act: {Refused.SHOW: "No, I'm not showing."}[act.what],
    g.Tell: _told,
}
