"""Who acts after a fold, or says that he took the amount for another one, is held to what he did."""

import re
from collections.abc import Iterable
from dataclasses import replace

from trainer.grading.answers.choice.last_words import claimed_last
from trainer.grading.answers.citing import citing
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower
from trainer.grading.answers.told_in_part.over import Bound
from trainer.kernel.act import Act
from trainer.kernel.asking_acts import Claim, Claimed, Tell
from trainer.kernel.card_acts import Move
from trainer.rules.betting import Action
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.accepted import mistaken
from trainer.rules.facts.rights import is_limit
from trainer.rules.facts.standing import CHECK, FOLD
from trainer.rules.ruling import Decision

BINDS, BACK, GOES_BACK = (
    "Seat {}'s fold is binding",
    "Seat {}'s fold is binding: the {:,} goes back",
    "the {:,} goes back to seat {}",
)
ACCEPTED = "bet.accepted-action.chips-out-on-wrong-count"
"""The rule by which the caller finds out himself what he calls."""
HAS_ACCEPTED = "has accepted the full bet"
ALL_OF_IT = f"Seat {{}} {HAS_ACCEPTED} of {{:,}}"
RIGHTS = "rights"
BOUND_BY = ("bet.fold.facing-a-bet", "bet.in-turn.chips-taken-back")
"""The rules that hold a player to a fold in turn, the more particular first."""
FOLDS, DEAD = "Seat {} folds.", "Seat {}'s hand is dead."
STANDS = {
    FOLD: BINDS,
    CHECK: "Seat {}'s check stands",
    "call": "Seat {}'s call of {:,} stands",
    "bet": "Seat {}'s bet of {:,} stands",
    "raise": "Seat {}'s raise to {:,} stands",
}
EXCUSED = "bet.accepted-action.misunderstanding-claimed"
JUDGED = (
    "The floor decides whether seat {} grossly misunderstood: if so, the raise to {:,} need not be binding, else it is"
)
"""The rule of a house by which a call or raise may be let go, and what becomes of the raise."""
OF_HIS_ACT = r"\bseats? (\d+(, | and ))*{}\b(( and \d+)+|'s (out-of-turn |spoken )?fold| folded)"
"""How a sentence names what becomes of a seat's fold."""


def sayings(bound: Iterable[Bound]) -> list[str]:
    """That they are held to their folds, a sentence each."""
    return list(dict.fromkeys(f"{BINDS.format(each.seat)}." for each in bound))


def held_to_it(law: Book, facts: Facts, ask: str, made: Answer, bound: tuple[Bound, ...]) -> Answer:
    """The answer with both; that nothing else is wrong is a ruling then."""
    folded = with_the_bound(made.sentence, bound)
    said = with_the_mistaken(law, facts, ask, folded)
    if said == made.sentence:
        return made
    lead = _on_what_binds(law, made.lead) if said == folded else made.lead
    state = State.RULED if made.state is State.NOTHING_WRONG else made.state
    held = replace(made, sentence=said, state=state, lead=lead)
    return _on_the_accepted(law, held) if not ask and said != folded and HAS_ACCEPTED in said else held


def _on_the_accepted(law: Book, made: Answer) -> Answer:
    """The answer with the paragraph by which a caller finds out himself what he calls: before those of what leads, or
    beside what is printed of the next player's rights.
    """
    if made.lead is None or made.lead.silent or made.lead.matter.kind == RIGHTS:
        says = [law.ledger.in_words(each) for each in law.rules[ACCEPTED].paragraphs]
        return replace(made, notes=(*says, *made.notes))
    return replace(made, lead=citing(made.lead, (*law.cites(ACCEPTED), *made.lead.citations)))


def _on_what_binds(law: Book, lead: Decision | None) -> Decision | None:
    """What leads where it is only what the next player may do, with the paragraph that holds a player to his fold."""
    if lead is None or lead.matter.kind != RIGHTS or lead.effect is not Effect.BETTING_OPEN:
        return lead
    cites = next((cites for key in BOUND_BY if (cites := law.cites(key))), ())
    return replace(lead, citations=cites) if cites else lead


def with_the_bound(sentence: str, bound: Iterable[Bound]) -> str:
    """The sentence with what becomes of acts after a fold, first where they came last."""
    for each in bound:
        if re.search(OF_HIS_ACT.format(each.seat), sentence, re.IGNORECASE):
            some = [sentence.removesuffix("."), *([GOES_BACK.format(each.back, each.seat)] if each.back else [])]
            sentence = "; ".join(some) + "."
        elif each.is_last or sentence.startswith(NOTHING):
            held = BACK.format(each.seat, each.back) if each.back else BINDS.format(each.seat)
            sentence = first_said(
                held, "" if sentence in (FOLDS.format(each.seat), DEAD.format(each.seat)) else sentence
            )
    return sentence


def called_on_a_wrong_count(law: Book, facts: Facts) -> str:
    """That a call stands though the caller had been told another amount, where he has called last; "" where not, and at
    a house where that is not his own to find out.
    """
    acts, last = facts.record.gestures, facts.course.actions[-1] if facts.course.actions else None
    if last is None or last.kind != "call" or not last.in_turn or ACCEPTED not in law.rules:
        return ""
    if last.to < facts.record.courses[last.index].bet:
        return ""
    before = max((each.index for each in facts.course.actions[:-1]), default=0)
    told = [each.act.amount for each in acts[before : last.index] if isinstance(each.act, Tell)]
    if any(each.seat for each in acts[last.index + 1 :]) or not told or told[-1] in (0, last.to, last.added):
        return ""
    return ALL_OF_IT.format(last.seat, last.to)


def held_though_mistaken(law: Book, facts: Facts) -> str:
    """What stands, or is the floor's to judge, of a player who says last that he got the amount wrong, or folded and
    would have his hand back; "" where nobody does.
    """
    seat, act = claimed_last(facts.record)
    gone = seat in facts.course.dealt_in and seat not in facts.course.contesting
    if not seat or act is None or facts.course.street < 0 or not (mistaken(act) or (gone and _would_play(seat, act))):
        return _as_claimed(facts, seat, act)
    mine = [each for each in facts.course.actions if each.seat == seat]
    kind = FOLD if gone else mine[-1].kind if mine else ""
    if kind == "raise" and _may_be_let_go(law, facts, mine[-1]):
        return JUDGED.format(seat, mine[-1].to)
    return STANDS[kind].format(seat, mine[-1].to if mine else 0) if kind in STANDS else ""


def _may_be_let_go(law: Book, facts: Facts, raised: Action) -> bool:
    """Does the house at big-bet poker hear who misunderstood the amount, and has nobody acted on the raise?"""
    return EXCUSED in law.rules and not is_limit(facts) and facts.course.actions[-1] == raised


def _as_claimed(facts: Facts, seat: int, act: Act | None) -> str:
    """What stands where a player claims an act that is told of him; "" where he doesn't."""
    claims = act.what if isinstance(act, Claim) else None
    if claims == Claimed.FOLDED and _gave_up_facing_a_bet(facts, seat):
        return BINDS.format(seat)
    mine = [each for each in facts.course.actions if each.seat == seat]
    kind = {Claimed.FOLDED: FOLD, Claimed.CALLED: "call"}.get(claims) if claims else None
    return STANDS[kind].format(seat, mine[-1].to) if kind and mine and mine[-1].kind == kind else ""


def _gave_up_facing_a_bet(facts: Facts, seat: int) -> bool:
    """Did the cards go, by whatever motion, while there was a bet of this street to be answered?"""
    if seat in facts.course.contesting:
        return False
    before = next((each for each in reversed(facts.record.courses[: facts.at]) if seat in each.contesting), None)
    return before is not None and before.street >= 0 and before.bet > before.committed[seat - 1]


def _would_play(seat: int, act: Act) -> bool:
    """Does he claim his hand, or a call, or take the cards back?"""
    if isinstance(act, Move):
        return act.to == f"hand-{seat}"
    return isinstance(act, Claim) and act.what in (Claimed.OWN_HAND, Claimed.OWN_CARD, Claimed.CALLED)


def with_the_mistaken(law: Book, facts: Facts, ask: str, sentence: str) -> str:
    """The sentence where nothing is ruled on what stands of such a player, with that first."""
    held = held_though_mistaken(law, facts) or ("" if ask else called_on_a_wrong_count(law, facts))
    mine = held.split("'s ")[0]
    return first_said(held, sentence) if held and not re.search(rf"{mine}\b", sentence, re.IGNORECASE) else sentence


def first_said(held: str, sentence: str) -> str:
    """The sentence after what is held, without a word that nothing is wrong."""
    rest = sentence.removeprefix(f"{NOTHING}: ")
    return f"{held}." if rest in ("", f"{NOTHING}.") else f"{held}; {lower(rest)}"
