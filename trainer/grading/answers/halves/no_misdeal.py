"""That there is no misdeal, or no longer, before it is said that the rest isn't covered."""

from collections.abc import Iterable

from trainer.grading.answers.choice.near import plays_on
from trainer.grading.answers.telling import INSTEAD, UNCOVERED, WRONG_BUTTON
from trainer.grading.answers.words.left_so import has_ended
from trainer.rules.book import Book, InForce
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import deals
from trainer.rules.ruling import Decision

NO_MISDEAL = "It isn't a misdeal by {}, and {}"
TOO_LATE = "It's too late for a misdeal by {}, and {}"
FIRST_CARD = "deal.misdeal.wrong-first-seat"
"""The rule by which the first card to a wrong seat is a misdeal."""
IF_WRONG = "{}; if the first card, to seat {}, went to a wrong seat for that, it's a misdeal by {}: the floor decides."
IF_RIGHT = (
    "{}; if the first card, to seat {}, went to a wrong seat by that button, it's a misdeal by {}: the floor decides."
)
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
    if lead is None or not at:
        return sentence if lead is None else _with_the_first_card(law, facts, lead, sentence)
    if lead.matter.kind == WRONG_BUTTON:
        return GOES_ON.format("stands" if has_ended(facts) else "goes on", at, law.ledger.known_as)
    return TOO_LATE.format(at, sentence.replace(UNCOVERED, INSTEAD, 1))


def _with_the_first_card(law: Book, facts: Facts, lead: Decision, sentence: str) -> str:
    """What isn't covered of a wrong button, with what is printed of the first card, which went by that button."""
    if not lead.silent or lead.matter.kind != WRONG_BUTTON or FIRST_CARD not in law.rules:
        return sentence
    deal = deals(facts)[-1]
    if not deal.dealt or deal.order(facts)[:1] == deal.due(facts)[:1]:
        return sentence
    begins = IF_WRONG if (deal.dealt[0].seat,) == deal.order(facts)[:1] else IF_RIGHT
    at = law.rules[FIRST_CARD].paragraphs[0].at
    return begins.format(sentence.removesuffix("."), deal.dealt[0].seat, at)
