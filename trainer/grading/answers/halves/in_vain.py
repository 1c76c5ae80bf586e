"""What a player asks for that no rulebook has, and words once all hands lie face up: neither is passed over."""

from trainer.grading.answers.choice.choosing import FACE_UP
from trainer.grading.answers.choice.last_words import UNREAD, asked_in_vain, spoke_last
from trainer.grading.answers.found import Found
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import UNCOVERED, in_one_breath, whole
from trainer.rules.facts import Facts
from trainer.rules.ruling import Decision


def said_in_vain(found: Found, lead: Decision | None, is_asked: bool, sentence: str) -> tuple[State, str] | None:
    """That a request isn't covered, with the answer on the rest unless that is done; that words weren't read where all
    hands are tabled already. None where nothing of the kind came last.

    `is_asked` is whether a decision on what `--ask` names leads.
    """
    tabled = lead is not None and lead.key == FACE_UP and _seen(found.facts)
    asked = asked_in_vain(found.facts.record)
    if asked and not found.open_now and not (is_asked and found.ask):
        said = f"{found.law.ledger.known_as}{UNCOVERED}{asked}."
        return State.NOT_COVERED, said if lead is None or tabled else in_one_breath([said, whole(sentence)])
    seat = spoke_last(found.facts.record) if tabled and not found.ask else 0
    return (State.CANNOT_TELL, f"{UNREAD.format(seat)}.") if seat else None


def _seen(facts: Facts) -> bool:
    return all(card.up for seat in facts.course.contesting for card in facts.table.seat(seat).hand)
