"""What a player asks last of all, whether a hand is live or the betting open, beside a wager that was told before."""

from trainer.grading.answers.choice.beside import DEAD, SHOWN
from trainer.grading.answers.choice.last_words import asks_to_raise, hand_asked_about, is_live, live_or_not
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.once_right import with_rights_once_right
from trainer.grading.answers.telling import in_one_breath, told_of
from trainer.rules.amiss import FOLDING
from trainer.rules.facts.standing import FOLD
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.ruling import Decision

"""The kind of a fold, and the word: an answer on one says what becomes of the hand."""


def with_what_was_asked_last(found: Found, lead: Decision | None, sentence: str) -> str:
    """The answer on a wager with what was asked since: first whether the hand is live, after it what may still be
    done by who asks that.
    """
    if found.ask or lead is None or lead.silent or KINDS[lead.matter.kind].about is not About.WAGER:
        return sentence
    if asker := asks_to_raise(found.facts.record):
        return with_rights_once_right(found, lead, sentence, asker)
    live = _live(found, lead, hand_asked_about(found.facts.record) or 0)
    gone = bool(live) and not is_live(found.facts, hand_asked_about(found.facts.record) or 0)
    if not live or live.lower().removesuffix(".") in sentence.lower() or (gone and FOLD in sentence.lower()):
        return sentence
    return in_one_breath([live, sentence])


def _live(found: Found, lead: Decision, seat: int) -> str:
    """What becomes of the hand, as a sentence; "" where none is asked about, or where it hangs on a floor or on what
    the answer tells of it.
    """
    on_it = [each for each in found.points if seat and seat in each.matter.seats[:1]]
    shown = (each for each in reversed(on_it) if each.matter.kind == SHOWN and not each.silent)
    if (by_showing := next(shown, None)) is not None:
        return told_of(found.law, found.facts, by_showing)
    if not seat or lead.matter.kind == FOLDING or any(_hangs(each, is_live(found.facts, seat)) for each in on_it):
        return ""
    return live_or_not(found.facts, seat)


def _hangs(decision: Decision, live: bool) -> bool:
    """Does it say something else of the hand, or leave that to the floor?"""
    about = KINDS[decision.matter.kind].about
    chosen = decision.ruling is not None and bool(decision.ruling.options)
    return (live and decision.effect in DEAD) or (about is not About.WAGER and chosen)
