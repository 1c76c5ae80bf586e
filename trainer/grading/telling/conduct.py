"""What a player did apart from bets, in one sentence that says who and where."""

from collections.abc import Mapping

from trainer.grading.behaving import BEHAVED, BOUNTIES, DEVICES
from trainer.grading.telling.showdown import Teller
from trainer.grading.telling.where import counted, where
from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.behind import about
from trainer.rules.facts.disputes import (
    MILLISECONDS,
    READING,
    awarded,
    finished_in_a_break,
    next_hand_begun,
    since_the_award,
)
from trainer.rules.points.dealing import DECK_ASKED_FOR
from trainer.rules.points.devices import LIVE
from trainer.rules.points.hidden import HIDDEN_CHIPS
from trainer.rules.points.killed import PICKED_UP
from trainer.rules.points.pots import DISPUTED, MIXED
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

SOON = 10
"""So many seconds after a push nobody says "right after" any more."""


def _does(words: str) -> Teller:
    return lambda record, matter: f"Seat {matter.seats[-1]} {words} {_where(record, matter)}."


def _device(record: Record, matter: Matter) -> str:
    return _does(DEVICES[matter.detail.removesuffix(LIVE)].done)(record, matter)


def _behaved(record: Record, matter: Matter) -> str:
    return _does(BEHAVED[matter.detail].done)(record, matter)


def _bounty(record: Record, matter: Matter) -> str:
    return _does(BOUNTIES[matter.detail].done)(record, matter)


def _shown(record: Record, matter: Matter) -> str:
    return f"Seat {matter.seats[0]} showed the cards to seat {matter.seats[-1]} only, {_where(record, matter)}."


def _clock(record: Record, matter: Matter) -> str:
    return f"Seat {matter.seats[-1]} called the clock on seat {matter.seats[0]} {_where(record, matter)}."


def _thrown(record: Record, matter: Matter) -> str:
    thrower, other = matter.seats
    return f"Seat {thrower} threw cards into seat {other}\u2019s hand {_where(record, matter)}."


def _disputed(record: Record, matter: Matter) -> str:
    what = "how a hand was read" if matter.detail == READING else "the pot"
    return f"Seat {matter.seats[0]} disputed {what} {_when_disputed(record, matter)}."


def _when_disputed(record: Record, matter: Matter) -> str:
    """How far the table had come since the pot was pushed."""
    facts = Facts(record, matter.error, matter)
    pushed, course = awarded(facts), record.courses[matter.error]
    if finished_in_a_break(facts) and (seconds := since_the_award(facts) // MILLISECONDS) >= SOON:
        return f"in the break, {seconds} seconds after the push"
    if course.deal_start <= pushed:
        changed = any(isinstance(each.act, g.DealerPush) for each in record.gestures[pushed : matter.error])
        return "after the next dealer tapped in" if changed else "right after the push"
    if not course.actions:
        return "after the next riffle" if next_hand_begun(facts) else "before the next riffle"
    count = len(course.actions)
    return f"with {counted(count, 'action')} on the next hand"


def _found_behind(record: Record, matter: Matter) -> str:
    amount = about(Facts(record, len(record), matter)).amount
    return (
        f"Seat {matter.seats[0]} turned out to have {amount:,} more, behind an all-in called {_where(record, matter)}."
    )


def _called_unseen(record: Record, matter: Matter) -> str:
    caller, bettor = matter.seats
    return f"Seat {caller} called {_where(record, matter)}, with no amount from seat {bettor} yet."


def _where(record: Record, matter: Matter) -> str:
    return where(record, min(matter.error, len(record)))


def hand_taken(who: str) -> Teller:
    """Who mucked the hand of a player who was still in."""
    return lambda record, matter: f"{who} mucked seat {matter.seats[0]}\u2019s live hand {_where(record, matter)}."


OF_CONDUCT: Mapping[str, Teller] = {
    "device-used": _device,
    "conduct-told": _behaved,
    "shown-to-one": _shown,
    "clock-asked": _clock,
    "clock-asked-away": _clock,
    "clock-time-up": _does("ran out of time facing a bet"),
    "folded-hand-spoken-of": _does("talked about a folded hand"),
    "bounty-chip-in-hand": _bounty,
    "cards-shown-early": _does("turned up a live hand with betting to come"),
    "hand-spoken-of": _does("talked about a live hand with betting to come"),
    "folded-hand-shown": _does("turned up a folded hand with betting to come"),
    "live-hand-left": _does("got up from a live hand"),
    "rabbit-asked": _does("asked to see what was coming"),
    "rabbit-hunt": _does("turned up a card that would have come"),
    "discards-gone-through": _does("looked at cards that weren\u2019t theirs"),
    DECK_ASKED_FOR: _does("asked for a new deck"),
    "pushed-forward": _does("pushed their hand forward face down"),
    "thrown-into-a-hand": _thrown,
    "hand-taken": hand_taken("The dealer"),
    HIDDEN_CHIPS: _found_behind,
    PICKED_UP: _does("picked up the upcards"),
    "up-cards-turned-down": _does("turned down the upcards and folded"),
    DISPUTED: _disputed,
    MIXED: _disputed,
    "dropped-by-a-player": _does("dropped cards"),
    "conditional": _does("said what they would do if another player acted"),
    "blind-call": _called_unseen,
}
