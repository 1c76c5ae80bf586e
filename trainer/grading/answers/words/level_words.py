"""At which level a hand is played, with its blinds, and at which it would be otherwise."""

from trainer.kernel.room import table_acts as t
from trainer.rules.book import Book, book
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import end_is_told, signalled, substantial, to_come
from trainer.rules.ruling import Decision

AT_THE_HIGHER = "level.new-dealer-at-higher-level"
LEVEL_OTHERWISE = {
    "level.new-dealer-at-lower-level": 1,
    "level.incoming-dealer-at-prior-level": 1,
    AT_THE_HIGHER: -1,
}
"""By ruling on the level after a push, how far off the level is that it would be otherwise."""

TOO_LATE = {
    "deal.misdeal.after-substantial-action": "after substantial action",
    "deal.misdeal.action-begun": "once two have acted",
}
"""By rule on how late a misdeal is called: in words from when on."""


def level_blinds(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """The blinds of the level at which a hand is to be played, such as 200-400."""
    number, levels = dict(decision.figures).get("level", 0), facts.setup.levels
    if not 0 < number <= len(levels):
        return {}
    coming = to_come(facts) and number == signalled(facts, facts.matter.error)
    return {
        **_dealt_at_another(facts, number, book(decision.book)),
        "level_blinds": _blinds(facts, number),
        "next_level": str(number if coming else ""),
        **_otherwise(facts, decision, number),
    }


def _dealt_at_another(facts: RoomFacts, number: int, law: Book) -> dict[str, str]:
    """At which level the hand was dealt instead: of one that has gone too far for a misdeal no house but one that
    leaves it there says what becomes of it.
    """
    dealt = facts.subject.happening.act
    if not isinstance(dealt, t.Deal) or dealt.level == number:
        return {}
    for rule, late in TOO_LATE.items():
        if rule in law.rules and substantial(facts, law.rules[rule].numbers):
            return {"played_at": str(dealt.level), "so_late": late, "house": law.ledger.known_as}
    return {"dealt_at": str(dealt.level)}


def _otherwise(facts: RoomFacts, decision: Decision, number: int) -> dict[str, str]:
    """At which level a hand after a push would be, had the pot before it been awarded sooner or later."""
    other = number + LEVEL_OTHERWISE.get(decision.key, 0)
    if other == number or not 0 < other <= len(facts.setup.levels):
        return {}
    told = end_is_told(facts) or decision.key != AT_THE_HIGHER
    return {"else_level" if told else "level_if_awarded": f"{other}, {_blinds(facts, other)}"}


def _blinds(facts: RoomFacts, number: int) -> str:
    level = facts.setup.levels[number - 1]
    return f"{level.small:,}-{level.big:,}"
