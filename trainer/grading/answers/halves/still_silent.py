"""What the rulebook has nothing on, and was open before the wager on which the answer is: told after that."""

from trainer.grading.answers.choice.choosing import ruled_since
from trainer.grading.answers.found import Found
from trainer.grading.answers.telling import lower, told_of
from trainer.rules.ruling import Decision


def with_what_is_open_still(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on such a wager with the last of what was open."""
    if lead is not ruled_since(found.open_now, found.calm):
        return sentence
    silent = told_of(found.law, found.facts, found.open_now[0])
    return f"{sentence.removesuffix('.')}; {silent if silent.startswith(found.law.ledger.known_as) else lower(silent)}"
