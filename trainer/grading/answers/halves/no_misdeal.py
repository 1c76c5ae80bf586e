"""That there is no misdeal, or no longer, before it is said that the rest isn't covered."""

from collections.abc import Iterable

from trainer.grading.answers.choice.near import plays_on
from trainer.grading.answers.telling import INSTEAD, UNCOVERED, WRONG_BUTTON
from trainer.grading.answers.words.left_so import has_ended
from trainer.rules.book import Book, InForce
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision

NO_MISDEAL = "It isn't a misdeal by {}, and {}"
TOO_LATE = "It's too late for a misdeal by {}, and {}"
GOES_ON = "The hand {} by {}, and {} doesn't say where the button goes next: the floor decides."


def no_misdeal_first(sentence: str, not_this: Iterable[tuple[InForce, tuple[str, ...]]]) -> str:
    """What isn't covered, with the misdeal first that it falls short of."""
    at = next((at for each, at in not_this if each.rule.ruling.effect is Effect.MISDEAL), ())
    if not at:
        return sentence
    inmost = next(each for each in at if not any(part.startswith(f"{each}-") for part in at))
    return NO_MISDEAL.format(inmost, sentence.replace(UNCOVERED, INSTEAD, 1))


def plays_on_first(law: Book, facts: Facts, lead: Decision | None, sentence: str) -> str:
    """What isn't covered of a deal after substantial action, with that it's too late for a misdeal; of a hand dealt
    from a wrong button that it goes on.
    """
    at = plays_on(law, facts, lead) if lead is not None else ""
    if not at or lead is None:
        return sentence
    if lead.matter.kind == WRONG_BUTTON:
        return GOES_ON.format("stands" if has_ended(facts) else "goes on", at, law.ledger.known_as)
    return TOO_LATE.format(at, sentence.replace(UNCOVERED, INSTEAD, 1))
