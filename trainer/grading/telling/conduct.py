"""What a player did apart from bets, in one sentence that says who and where."""

from collections.abc import Mapping

from trainer.grading.telling.showdown import Teller
from trainer.grading.telling.where import where
from trainer.rules.points.devices import LIVE
from trainer.rules.record import Record
from trainer.rules.ruling import Matter

DEVICES: Mapping[str, str] = {
    "handle": "used a phone",
    "app": "looked at a poker app",
    "talk": "talked on the phone",
    "sound": "had a phone playing out loud",
    "on-table": "put a phone on the table",
    "on-rail": "put a phone on the rail",
}
BEHAVED: Mapping[str, str] = {
    "foreign-language": "spoke a language other than English",
    "advice": "gave another player advice",
    "criticism": "criticized how a hand was played",
    "talks-strategy": "talked strategy during the hand",
    "shows-hand": "showed someone the hand",
    "abuse": "was abusive",
    "chatter": "wouldn\u2019t stop talking",
    "touching": "reached for another player\u2019s chips",
    "throws-cards": "threw cards off the table",
    "delay": "stalled the action",
    "out-of-reach": "bet out of the dealer\u2019s reach",
}


def _does(words: str) -> Teller:
    return lambda record, matter: f"Seat {matter.seats[-1]} {words} {_where(record, matter)}."


def _device(record: Record, matter: Matter) -> str:
    return _does(DEVICES.get(matter.detail.removesuffix(LIVE), "used a device"))(record, matter)


def _behaved(record: Record, matter: Matter) -> str:
    return _does(BEHAVED.get(matter.detail, "broke the rules of conduct"))(record, matter)


def _shown(record: Record, matter: Matter) -> str:
    return f"Seat {matter.seats[0]} showed the cards to Seat {matter.seats[-1]} only, {_where(record, matter)}."


def _clock(record: Record, matter: Matter) -> str:
    return f"Seat {matter.seats[-1]} called the clock on Seat {matter.seats[0]} {_where(record, matter)}."


def _where(record: Record, matter: Matter) -> str:
    return where(record, min(matter.error, len(record)))


OF_CONDUCT: Mapping[str, Teller] = {
    "device-used": _device,
    "conduct-told": _behaved,
    "shown-to-one": _shown,
    "clock-asked": _clock,
    "clock-time-up": _does("ran out of time facing a bet"),
    "folded-hand-spoken-of": _does("talked about a folded hand"),
    "bounty-chip-in-hand": _does("did something with a bounty chip that the rules don\u2019t allow"),
}
