"""A check that faces a bet or raise that's too small: what is left to its maker once that is put right."""

from dataclasses import replace

from trainer.grading.answers.choice.next_rights import CHECKED, left_by_a_check, next_to_act
from trainer.grading.answers.choice.unofficial import INVALID
from trainer.grading.answers.found import Found
from trainer.grading.answers.telling import in_one_breath, lower, told_of
from trainer.grading.answers.words.next_call import MADE_LARGER
from trainer.rules.facts.out_of_turn import KIND as TURN
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import checks_a_bet, maker
from trainer.rules.ruling import Decision
from trainer.rules.stands import UNDERRAISE

"""Rulings that a bet or raise is larger than what lies there."""
IN_FIGURES = ", and a call is "
"""How the figures begin of a check against a bet that a rulebook doesn't speak of."""

DECIDES, NOR = ": the floor decides", " and what seat {}'s check of it holds them to"
UNSAID = "{} doesn't say what seat {}'s check holds them to; a call is {:,}."


def with_the_check(found: Found, lead: Decision | None, sentence: str) -> tuple[str, list[str]]:
    """The sentence on the bet with what the next player may do who has checked it, or on that check with the bet as it
    is by right; and what is told in it already.
    """
    if lead is not None and lead.matter.kind == TURN:
        return _past_the_bet(found, lead, sentence)
    if lead is not None and lead.silent and lead.matter.kind == UNDERRAISE:
        return _with_both(found, lead, sentence)
    if lead is None or lead.silent:
        return _unspoken(found, sentence)
    if lead.key == CHECKED:
        call = _call(found, lead)
        return (told_of(found.law, found.facts, _facing(lead, call)) if call else sentence), []
    left = left_by_a_check(found.facts, found.points)
    if lead.key not in MADE_LARGER or left is None:
        return _with_both(found, lead, sentence) if lead.key in MADE_LARGER else (sentence, [])
    check = next(each for each in found.points if each.matter == left.matter)
    call = _call(found, check)
    if not call or check.matter.seats[0] == lead.matter.seats[0]:
        return sentence, []
    right = told_of(found.law, found.facts, _facing(check, call))
    return in_one_breath([sentence, right]), [told_of(found.law, found.facts, check), right]


def _past_the_bet(found: Found, lead: Decision, sentence: str) -> tuple[str, list[str]]:
    """The sentence on an act out of turn past whoever is to answer the bet, with what that is first."""
    unruled = (each for each in found.open_now if each.silent and each.matter.kind == UNDERRAISE)
    bet = _larger(found, lead.matter.onset) or next(unruled, None)
    if found.ask or bet is None or bet.matter.seats[:1] == lead.matter.seats[:1]:
        return sentence, []
    first = told_of(found.law, found.facts, bet)
    return in_one_breath([first, sentence]), [first]


def _with_both(found: Found, lead: Decision, sentence: str) -> tuple[str, list[str]]:
    """The sentence on the bet with the check of it, on which the rulebook has nothing."""
    if found.ask:
        return sentence, []
    checked = _checked_in_silence(found)
    if checked is None:
        return sentence, []
    seat, name = checked.matter.seats[0], found.law.ledger.known_as
    if lead.silent:
        return sentence.replace(DECIDES, f"{NOR.format(seat)}{DECIDES}"), [told_of(found.law, found.facts, checked)]
    half = UNSAID.format(name, seat, _call(found, checked))
    return in_one_breath([sentence, half], (name,)), [told_of(found.law, found.facts, checked)]


def _checked_in_silence(found: Found) -> Decision | None:
    """The check of the bet, by whoever has the action, on which the rulebook has nothing."""
    mine = (each for each in found.points if each.silent and each.matter.kind == INVALID)
    for each in mine:
        made = maker(found.facts.about(each.matter))
        if made is not None and checks_a_bet(made) and made.seat == next_to_act(found.facts):
            return each
    return None


def _unspoken(found: Found, sentence: str) -> tuple[str, list[str]]:
    """Where a rulebook has nothing on the check: first what the bet is, and no figures of the one that lies there."""
    larger = _larger(found, found.facts.at)
    if larger is None or IN_FIGURES not in sentence:
        return sentence, []
    first = told_of(found.law, found.facts, larger)
    said = f"{first.removesuffix('.')}; {sentence.partition(IN_FIGURES)[0]}."
    return said, [f"First, {lower(first)}"]


def _larger(found: Found, before: int) -> Decision | None:
    """The last bet or raise up to then which is still to be made larger."""
    some = [each for each in found.every if each.key in MADE_LARGER and each.matter.onset <= before]
    return max(some, key=lambda each: each.matter.onset, default=None)


def _call(found: Found, check: Decision) -> int:
    """What a call of it comes to, 0 where none is still to be made larger."""
    larger, standing = _larger(found, check.matter.onset), told(found.facts).standing
    if larger is None or standing is None:
        return 0
    seat, to = check.matter.seats[0], dict(larger.figures).get("to", 0)
    return max(0, min(to - standing.matched.get(seat, 0), found.facts.table.seat(seat).stack.amount))


def _facing(check: Decision, call: int) -> Decision:
    return replace(check, figures=(*check.figures, ("call", call)))
