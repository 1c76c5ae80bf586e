"""What a sentence on the desk takes from what happened: why a stack can't be forfeited, what a deal still lacks."""

from collections.abc import Mapping

from trainer.grading.answers.words.race_words import joined
from trainer.kernel.room.desk_acts import Ask
from trainer.rules.book import book
from trainer.rules.room.agreement import approved, not_agreed, not_confirmed, refused, submitted
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.money import bounty
from trainer.rules.room.registration import LATE_ENTRY
from trainer.rules.ruling import Decision

NO_FORFEIT = {
    "tournament.reentry.forfeit-asked-early": "No forfeit before registration closes",
    "tournament.reentry.forfeit-asked-late": "It's too late to forfeit, with registration closed and the level started",
}
BY_NAME = 3
"""So many players are named who have yet to confirm; of more it is told how many they are."""


def forfeit_words(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """Why a stack can't be forfeited, by the rule that says so, and who re-enters with no chips left alone: in a bounty
    event anybody, else whoever wants to enter again.
    """
    held = {each.rule for each in decision.trace if each.held}
    if bounty(facts.setup):
        return {"no_forfeit": "Bounty events have no forfeits", "reenters": facts.matter.detail}
    act = facts.subject.happening.act
    reenters = facts.matter.detail if isinstance(act, Ask) and act.word == LATE_ENTRY else ""
    return {"no_forfeit": next((NO_FORFEIT[rule] for rule in held if rule in NO_FORFEIT), ""), "reenters": reenters}


def deal_words(facts: RoomFacts, _: Decision) -> dict[str, str]:
    """What a deal still lacks, and how many it binds."""
    left, lacking = facts.room.left_in(), not_confirmed(facts)
    found = {"left_in": str(len(list(left))), "refused": "refused" if refused(facts) else ""}
    against = not_agreed(facts)
    if against:
        found["not_agreed"] = f"{_few(against)} {'hasn' if len(against) == 1 else 'haven'}'t"
    if submitted(facts) < 0 or not lacking or len(lacking) == int(found["left_in"]):
        return found
    return {**found, "has_yet_to": _few(lacking), "approves": "" if approved(facts) else ", who must approve it too"}


def high_hand_words(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """What the hand must be, where its cards are not told; the level it is the highest of, once that is over."""
    printed = [book(each.book).paragraph(each.at).numbers for each in decision.citations]
    level = next((each["level"] for each in printed if "level" in each), 0)
    over = str(level) if 0 < level < facts.room.level else ""
    must_be = "three of a kind or better" if dict(decision.figures).get("untold") else ""
    return {"if_highest": must_be, "level_over": over}


def _few(names: tuple[str, ...]) -> str:
    return joined(list(names)) if len(names) <= BY_NAME else f"{len(names)} players"


def may_be_empty(words: Mapping[str, str]) -> dict[str, str]:
    """The words that are told, and those that may be empty where they go on with others."""
    return {name: word for name, word in words.items() if word or name in ("approves", "if_there")}
