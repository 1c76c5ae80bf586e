"""How players behaved in the hand: told with the answer on something else, or each where several did something."""

from collections.abc import Sequence

from trainer.grading.answers.choice.beside import is_a_card_not_covered, speaks_against, voids
from trainer.grading.answers.choice.giving_way import ROUTINE
from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.folds import with_every_fold
from trainer.grading.answers.halves.languages import with_all_the_talk
from trainer.grading.answers.telling import in_one_breath, told_of
from trainer.rules.amiss import TURNS
from trainer.rules.points.bounties import BOUNTY_TOLD
from trainer.rules.points.devices import DEVICE_USED
from trainer.rules.points.manners import TOLD
from trainer.rules.ruling import Decision

LEFT = "live-hand-left"
WARNED, REPEATED = "conduct.etiquette-warned-first", "conduct.etiquette-repeat-penalized"
"""What a first breach of etiquette comes to, and one that follows it, which counts the first."""
BEHAVED = frozenset((TOLD, DEVICE_USED, LEFT))
"""Kinds of what a player did wrong apart from cards and chips: a warning or penalty may follow, later."""

NOTHING_TO_CALL = "nothing to call"
FUTURE, FOLD = "bet.future-words-up-to-floor", "bet.fold-binds"
"""Rulings on words about a later act, and on a fold that nothing called for: either may be penalized."""
IN_A_VOID_HAND = {FUTURE: "Seat {}'s words may be penalized.", FOLD: "Seat {}'s fold may be penalized."}
"""What is left of them in a hand that is void or may be, in which nothing binds for sure."""


def with_what_they_did(
    found: Found, lead: Decision | None, sentence: str
) -> tuple[str, list[str], tuple[Decision, ...]]:
    """The answer with all who did the same, and what of it is told already; then with what else somebody did, and what
    was ruled on that.
    """
    sentence, talk = with_all_the_talk(found, lead, sentence)
    sentence, folds = with_every_fold(found, lead, sentence)
    said = [*talk, *folds]
    told = [told_of(found.law, found.facts, each) for each in said]
    sentence, ruled = _with_the_rest(found, lead, sentence, said)
    return sentence, told, ruled


def _with_the_rest(
    found: Found, lead: Decision | None, sentence: str, said: Sequence[Decision]
) -> tuple[str, tuple[Decision, ...]]:
    """The answer with what else somebody did in this deal that may be penalized, in the order in which it was done; as
    it is where one thing or one player is asked about. What the answer has `said` already is left out; before what is
    not printed comes what is, but for a card that doesn't belong.
    """
    if found.ask or found.seat:
        return sentence, ()
    deal = found.facts.course.deal_start
    of_turns = lead is None or lead.matter.kind in TURNS
    acts = [each for each in found.points if each.key == FUTURE or (each.key == FOLD and not _passed(each, of_turns))]
    mine = [each for each in found.points if each.matter.kind in BEHAVED or each in acts]
    mine = [e for e in mine if e.matter.onset > deal and e not in said and not speaks_against(lead, e)]
    some = [each for each in mine if not each.silent and each.ruling is not None and each.ruling.fault]
    again = {each.matter.seats for each in some if each.key == REPEATED}
    some = [each for each in some if each.key != WARNED or each.matter.seats not in again]
    last = {(each.matter.seats, each.matter.kind, each.matter.detail): each for each in some}
    told = {_told(found, lead, each): each for each in last.values()}
    if lead is not None and lead in some and not said:
        several = len(told) > 1 and sentence in told
        return (in_one_breath([*told]), tuple(told.values())) if several else (sentence, ())
    more = {half: each for half, each in told.items() if half.lower().removesuffix(".") not in sentence.lower()}
    if lead is None or not lead.silent or is_a_card_not_covered(lead):
        return (in_one_breath([sentence, *more]) if more else sentence), tuple(more.values())
    more = {**_ruled_besides(found, lead), **more}
    return (in_one_breath([*more, sentence]) if more else sentence), tuple(more.values())


def _told(found: Found, lead: Decision | None, decision: Decision) -> str:
    """What is said of it beside what leads."""
    void = lead is not None and (voids(lead) or is_a_card_not_covered(lead))
    left = IN_A_VOID_HAND.get(decision.key, "") if void else ""
    return left.format(decision.matter.seats[0]) if left else told_of(found.law, found.facts, decision)


def _ruled_besides(found: Found, lead: Decision) -> dict[str, Decision]:
    """What is still to be done of something else, or was asked for last, where a house has nothing on how somebody
    behaves or where his bounty chip lies; none elsewhere, and nothing that every showdown has.
    """
    if lead.matter.kind not in (TOLD, BOUNTY_TOLD):
        return {}
    some = (each for each in (*found.open_now, *found.calm) if not each.silent and each.matter.kind not in ROUTINE)
    first = next((each for each in some if each.matter.onset > found.facts.course.deal_start), None)
    return {told_of(found.law, found.facts, first): first} if first is not None else {}


def _passed(decision: Decision, of_turns: bool) -> bool:
    """Is it a fold out of turn, of which an answer on turns has told already?"""
    return of_turns and decision.matter.detail != NOTHING_TO_CALL
