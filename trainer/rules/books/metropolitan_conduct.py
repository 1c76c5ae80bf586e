"""Metropolitan on conduct: a repeat breach of etiquette penalized, English at any time, devices by house rules."""

from trainer.kernel import gestures as g
from trainer.kernel.room import manner_acts as m
from trainer.rules.common.devices import USED
from trainer.rules.common.manners import BOTH
from trainer.rules.facts import Facts
from trainer.rules.points.devices import LIVE
from trainer.rules.points.manners import ETIQUETTE, TOPICS
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.points.manners import word_of
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling

WARNED = Ruling(
    "conduct.etiquette-warned-first",
    "a first etiquette violation may get a warning, and a repeat is penalized",
    Authority.FLOOR,
    discretion=Discretion.PARTIAL,
    options=("a-warning", "no-penalty"),
)
PENALIZED = Ruling("conduct.etiquette-repeat-penalized", "the player gets a penalty", Authority.FLOOR)
ENGLISH_ALWAYS = Ruling("language.english-at-any-time", "English only, at all times")
BY_HOUSE_RULES = Ruling(
    "devices.up-to-house-rules", "the house's own device rules apply", discretion=Discretion.FULL, fault=False
)
COVERED = ("talk", "sound")
"""Uses of a device that the rulebook itself bars."""


def _breaches(facts: Facts | RoomFacts) -> int:
    """How many breaches of etiquette that player has been told of, this one among them."""
    if isinstance(facts, RoomFacts):
        told = [act.word for moment, act in facts.acts(m.Conduct) if _his(facts, moment.index, moment.who)]
    else:
        here = facts.when(facts.matter.error)
        told = [act.word for _, seat, act in here.done(g.Conduct) if seat in facts.matter.seats]
    return sum(TOPICS[word] == ETIQUETTE for word in told)


def _his(facts: RoomFacts, index: int, who: str) -> bool:
    return who == facts.matter.detail and index <= facts.subject.index


def _etiquette(facts: Facts | RoomFacts) -> bool:
    return TOPICS.get(word_of(facts)) == ETIQUETTE


@rule("conduct.etiquette.first-breach", kinds=BOTH, ruling=WARNED)
def first_breach(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """For the first time, a player stalls, touches another's cards or chips, bets out of reach or chatters too much."""
    return _etiquette(facts) and _breaches(facts) == 1


@rule("conduct.etiquette.repeated-breach", kinds=BOTH, ruling=PENALIZED)
def repeated_breach(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A player violates etiquette again."""
    return _etiquette(facts) and _breaches(facts) > 1


@rule("language.other-than-english-at-any-time", kinds=BOTH, ruling=ENGLISH_ALWAYS)
def another_language(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A player speaks a language other than English, during a hand or between hands."""
    return word_of(facts) == "foreign-language"


@rule("devices.other-use-by-house-rules", kinds=USED, ruling=BY_HOUSE_RULES)
def other_use_of_a_device(facts: Facts | RoomFacts, _: Numbers) -> bool:
    """A player uses a device, but doesn't talk on it and makes no sound that others hear."""
    return word_of(facts).removesuffix(LIVE) not in COVERED
