"""What a player did apart from bets, in one sentence that says who and where."""

from collections.abc import Mapping

from trainer.grading.behaving import BEHAVED, BOUNTIES, DEVICES
from trainer.grading.telling.showdown import Teller
from trainer.grading.telling.where import where
from trainer.rules.points.dealing import DECK_ASKED_FOR
from trainer.rules.points.devices import LIVE
from trainer.rules.points.killed import PICKED_UP
from trainer.rules.record import Record
from trainer.rules.ruling import Matter


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


def _called_unseen(record: Record, matter: Matter) -> str:
    caller, bettor = matter.seats
    return f"Seat {caller} called {_where(record, matter)}, with no amount from seat {bettor} yet."


def _where(record: Record, matter: Matter) -> str:
    return where(record, min(matter.error, len(record)))


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
    PICKED_UP: _does("picked up the upcards"),
    "up-cards-turned-down": _does("turned down the upcards and folded"),
    "dropped-by-a-player": _does("dropped cards"),
    "conditional": _does("said what they would do if another player acted"),
    "blind-call": _called_unseen,
}
