"""That there is no misdeal, or no longer, before it is said that the rest isn't covered."""

from collections.abc import Iterable

from trainer.grading.answers.choice.near import plays_on
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.redeal import DEAD, DEAL, if_dealt_again
from trainer.grading.answers.telling import AS_BEFORE, INSTEAD, UNCOVERED, WRONG_BUTTON, lower, told_of
from trainer.grading.answers.words.left_so import has_ended
from trainer.kernel.games import is_stud
from trainer.rules.book import Book, InForce
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.deal import Deal, deals, dealt_in_sequence, hole_cards
from trainer.rules.facts.presence import called_off_now, complete
from trainer.rules.ruling import Decision, Matter

NO_MISDEAL = "It isn't a misdeal under {}, and {}"
TOO_LATE = "It's too late for a misdeal under {}, and {}"
FIRST_CARD = "deal.misdeal.wrong-first-seat"
"""The rule by which the first card to a wrong seat is a misdeal."""
IF_WRONG = (
    "{}; if the first card, to seat {}, went to the wrong seat for that, it's a misdeal under {}: the floor decides."
)
IF_RIGHT = (
    "{}; if the first card, to seat {}, went to the wrong seat by that button, "
    "it's a misdeal under {}: the floor decides."
)
GOES_ON = "The hand {} under {}, and {} doesn't say where the button goes next: the floor decides."

NOT_TOLD = "Nothing in the hand makes it a misdeal: without an error in the deal {}"
NEXT_CARD, BUTTONS_CARD = "the next card is seat {}'s", "seat {}, the button, simply gets the card it lacks"
PLAYED = "the hand is played"
OPEN_LIST = "deal.misdeal.out-of-sequence-hands-complete"
"""The rule of a list of misdeals that names some of them."""
NONE = (AS_BEFORE.rstrip(), *(each.partition("{")[0] for each in (NO_MISDEAL, TOO_LATE, NOT_TOLD)))
"""How a sentence begins that says that the hand is no misdeal, or no longer one."""
STILL_DEALT = ("deal.button-short.dealt-too-few-cards", "deal.misdeal.missing-card-due-in-sequence")
"""The rules by which a card that the button lacks is dealt."""


def says_none(sentence: str) -> bool:
    """Does it say that the hand is no misdeal, whatever was announced?"""
    return sentence.startswith(NONE)


def of_a_misdeal_for_nothing(found: Found, lead: Decision | None) -> tuple[str, tuple[str, ...]]:
    """That a misdeal was announced of a deal in which nothing is wrong by what was told, with what goes on, whose hand
    in it is dead and what a redeal would be to him, and the paragraphs it rests on; "" where anything else is said.
    """
    law, facts, deal = found.law, found.facts, deals(found.facts)[-1]
    leads = lead is not None and lead.matter.kind not in DEAD
    if leads or found.ask not in ("", DEAL) or not _called_off_for_nothing(found, deal):
        return "", ()
    dead = [each for each in found.points if each.matter.kind in DEAD and each.matter.error >= deal.start]
    goes_on, rules = _without_an_error(facts, deal)
    again, by = if_dealt_again(law, facts)
    said = "; ".join((NOT_TOLD.format(goes_on), *(lower(told_of(law, facts, each)).removesuffix(".") for each in dead)))
    ats = [law.rules[each].paragraphs[0].at for each in (*rules, *by) if each in law.rules]
    ats += [each.at for one in dead for each in one.citations if each.book == law.key]
    return f"{said}{again}.", tuple(law.ledger.in_words(law.paragraph(at)) for at in dict.fromkeys(ats))


def _called_off_for_nothing(found: Found, deal: Deal) -> bool:
    """Is the deal that lies there called off, with nothing told that makes it a misdeal?"""
    facts = found.facts
    void = any(each.matter.kind not in DEAD for each in found.every)
    if void or not deal.dealt or not called_off_now(facts):
        return False
    return complete(facts, deal) or (not is_stud(facts.game) and dealt_in_sequence(_at_the_deal(facts)))


def _without_an_error(facts: Facts, deal: Deal) -> tuple[str, tuple[str, ...]]:
    """What goes on in a deal without an error, and the rules by which it does."""
    order, button = deal.order(facts), deal.button(facts)
    lacking = 0 if is_stud(facts.game) else len(order) * hole_cards(facts) - len(deal.dealt)
    to = order[len(deal.dealt) % len(order)]
    if lacking == 1 and to == button:
        return BUTTONS_CARD.format(to), (OPEN_LIST, *STILL_DEALT)
    return NEXT_CARD.format(to) if lacking > 0 else PLAYED, (OPEN_LIST,)


def _at_the_deal(facts: Facts) -> Facts:
    """The hand for a question about its last deal."""
    return facts.about(Matter("wrong-number-of-cards", "deal.misdeal", facts.at, facts.at))


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
