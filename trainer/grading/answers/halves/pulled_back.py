"""Chips put out in turn and pulled back: what the act comes to that binds all the same, where that is not the chips."""

from trainer.grading.answers.choice.own_wager import own_wager
from trainer.grading.answers.found import Found
from trainer.grading.answers.pots.bound_chips import BINDS
from trainer.grading.answers.pots.pots import pots_sentence
from trainer.grading.answers.telling import lower
from trainer.grading.rulings import on_hand
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, maker, wagers
from trainer.rules.ruling import Decision
from trainer.rules.stands import TAKEN_BACK, stands


def with_what_binds(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence that chips go back in, with the call or raise that they were: "...; it's a full call: ..."; where
    they are that by themselves, with who wins once nobody is left to play.
    """
    if lead.key != BINDS or _lies_there(found, lead):
        return sentence
    more, pots = _comes_to(found, lead), found.pots
    more = more or (pots_sentence(pots) if pots is not None and pots.known else "")
    return f"{sentence.removesuffix('.')}; {lower(more)}" if more else sentence


def _lies_there(found: Found, lead: Decision) -> bool:
    """Does all of it lie there that it comes to, whatever went back?"""
    made = maker(found.facts.about(lead.matter)) if lead.matter.kind == TAKEN_BACK else None
    now = stands(found.law, found.facts, made) if made is not None else None
    return now is not None and not (now.open or now.owed)


def _comes_to(found: Found, lead: Decision) -> str:
    """What chips that were taken back at once are short of, or that it is open; "" where they are as much or more: of
    those no more than that goes back in.
    """
    law, facts = found.law, found.facts
    made = maker(facts.about(lead.matter)) if lead.matter.kind == TAKEN_BACK else None
    before = facts.record.otherwise(facts.record.gestures[: _pulled(facts, made)]) if made is not None else None
    if made is None or before is None:
        return ""
    then = Facts(before, len(before))
    mine = next((each for each in wagers(then) if each.first == made.first), None)
    comes_to = stands(law, then, mine) if mine is not None else None
    if comes_to is None or not (comes_to.open or comes_to.owed):
        return ""
    return own_wager(law, then, tuple(on_hand(before, law).values()), made.seat)[1]


def _pulled(facts: Facts, made: Wager) -> int:
    """The gesture by which chips of a wager first went back."""
    tables = facts.record.tables
    bets = [tables[at].seat(made.seat).bet.amount for at in range(made.first, len(tables))]
    return made.first + next((at for at in range(1, len(bets)) if bets[at] < bets[at - 1]), len(bets)) - 1
