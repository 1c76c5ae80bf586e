"""The wager that the next player seems to face: last chips put out in silence, or one of which a part goes back."""

from trainer.grading.answers.choice.leading import ALL_IN
from trainer.grading.answers.found import Found
from trainer.grading.answers.telling import told_of
from trainer.rules.common.rights import CLOSED
from trainer.rules.facts.wager import maker
from trainer.rules.ruling import Decision
from trainer.rules.stands import WHAT_IT_IS

RIGHTS = "rights"


def silent_all_in(found: Found, rights: Decision) -> Decision | None:
    """The wager of last chips without a word that the next player answers: it might be taken for a call. Where he may
    not raise on it, others may have called it since.
    """
    mine = (each for each in reversed(found.points) if each.key in ALL_IN and each.matter.kind == WHAT_IT_IS)
    last = next(mine, None)
    put = maker(found.facts.about(last.matter)) if last is not None else None
    if put is None or put.words or put.street != found.facts.course.street:
        return None
    closed = rights.key == CLOSED.key and put.total > put.facing
    return last if put.last + 1 == rights.matter.onset or closed else None


def cut_down(found: Found) -> Decision | None:
    """The wager that the next player seems to face, where a part of it still has to go back and others have acted."""
    level = max((each.bet.amount for each in found.facts.table.seats), default=0)
    for each in found.points:
        made = maker(found.facts.about(each.matter)) if each.matter.kind == WHAT_IT_IS and not each.silent else None
        if made is None or made.street != found.facts.course.street or made.lying < level:
            continue
        if dict(each.figures).get("back") and made.lying > dict(each.figures).get("to", made.lying):
            return each
    return None


def with_who_is_next(found: Found, lead: Decision | None, sentence: str, also: list[str]) -> list[str]:
    """An all-in and what the next player may do about it, where both are told."""
    if not found.ask and lead is not None and lead.matter.kind == RIGHTS:
        silent = silent_all_in(found, lead)
        return [told_of(found.law, found.facts, silent), sentence] if silent is not None else []
    if found.ask or lead is None or lead.key not in ALL_IN or found.rights is None:
        return []
    after = told_of(found.law, found.facts, found.rights)
    return [sentence, after] if after in also else []
