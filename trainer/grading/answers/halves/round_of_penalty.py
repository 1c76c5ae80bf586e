"""A penalty of missed rounds that somebody speaks of in a hand: how many hands it is."""

import re

from trainer.grading.answers.asked import CONDUCT
from trainer.grading.answers.found import Found
from trainer.kernel import gestures as g
from trainer.rules.number_words import NUMBERS, read

COUNTED = "conduct.penalty.penalty-given"
"""The rule that counts a round by the players at the table."""
A_PENALTY, ROUNDS = re.compile(r"penal|miss|sit"), re.compile(r"(?:(\w+)[ -])?(?:missed[ -])?rounds?\b")
ONE, MORE = "a missed round is {} hands", "{} rounds of {} hands are {}"


def with_the_round(found: Found, sentence: str) -> str:
    """The answer that a penalty may follow, with what the rounds come to that were spoken of in this deal."""
    if found.ask not in ("", CONDUCT) or "penal" not in sentence or COUNTED not in found.law.rules:
        return sentence
    rounds = _spoken_of(found)
    facts = found.facts
    hands = sum(1 for each in facts.record.tables[facts.deal_start].seats if each.stack or each.bet)
    if not rounds or not hands:
        return sentence
    told = ONE.format(hands) if rounds == 1 else MORE.format(rounds, hands, rounds * hands)
    return f"{sentence.removesuffix('.')}; {told}."


def _spoken_of(found: Found) -> int:
    """How many rounds of a penalty were spoken of last, 0 if none."""
    said = (
        each.act.words for each in found.facts.record.gestures[found.facts.deal_start :] if isinstance(each.act, g.Say)
    )
    heard = [match for words in said if A_PENALTY.search(words.lower()) for match in ROUNDS.finditer(words.lower())]
    if not heard:
        return 0
    number = heard[-1][1] or ""
    if number.isascii() and number.isdecimal():
        return int(number)
    return read([number])[0] if number in NUMBERS else 1
