"""What is told beside an answer never speaks against it: a hand that is dead is not live, a turn is one player's."""

from trainer.rules.amiss import TURNS
from trainer.rules.effects import Effect
from trainer.rules.facts.out_of_turn import KIND
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.points.clock import ASKED, TIME_UP
from trainer.rules.ruling import Authority, Decision
from trainer.rules.stands import POT_BET, SIZED

DEAD = (Effect.HAND_DEAD, Effect.HAND_KILLED)
OF_A_LIVE_HAND = ("cards-shown-early", "hand-spoken-of", "came-back", "live-hand-left")
"""Kinds whose rulings take the hand for a live one."""
VOID = ("deal.misdeal", "deal.fouled", "deck.fouled")
"""How keys of rulings begin that end the hand: nothing is said of it any more."""
BEHIND = "chips-behind"
SHOWN_AND_DEAD, LET_GO = "showdown.shown-and-dead", "mucked-untabled"
"""A hand shown because somebody asked, which is dead; and whether it was dead in the muck."""
SKIPPED, BACK = "skipped", "came-back"
NO_RAISE = frozenset((AFTER_ACTING, "raise-after-check"))
"""Kinds that tell who may not raise: what the raise would be is then no matter."""
ABSENT = "absent-hand"
OF_ONE_DEAL = frozenset((ABSENT, "penalised-hand", "penalty-hand"))
"""Kinds about hands that nobody plays, which go with their deal once it is called off."""


def speaks_against(lead: Decision | None, other: Decision) -> bool:
    """Would both together leave open what holds?"""
    if lead is not None and lead.silent and lead.matter.kind == POT_BET:
        return _rests_on_the_maximum(lead, other)
    if lead is None or lead.ruling is None or other.ruling is None:
        return False
    if lead.matter.kind == BEHIND and KINDS[other.matter.kind].about is About.WAGER:
        return True
    if lead.ruling.key == SHOWN_AND_DEAD and other.matter.kind == LET_GO:
        return lead.matter.seats[-1:] == other.matter.seats[:1]
    if lead.matter.kind == TIME_UP and other.matter.kind == ASKED:
        return True
    undecided = lead.matter.kind in SIZED and bool(lead.ruling.options) and "to" not in dict(lead.figures)
    if undecided and other.matter.kind == "rights" and lead.matter.seats[:1] != other.matter.seats[:1]:
        return True
    if lead.matter.kind in NO_RAISE and other.matter.kind in SIZED:
        return lead.matter.error == other.matter.error
    return _of_a_hand_that_is_gone(lead, other) or _of_another_turn(lead, other)


def _rests_on_the_maximum(lead: Decision, other: Decision) -> bool:
    """Would it tell an amount that rests on a maximum nobody knows?"""
    if other.matter.kind == "rights":
        return lead.matter.seats[:1] != other.matter.seats[:1]
    return other.matter.kind in SIZED and lead.matter.error == other.matter.error


def _of_a_hand_that_is_gone(lead: Decision, other: Decision) -> bool:
    assert lead.ruling is not None and other.ruling is not None
    if other.matter.kind == "rights":
        return lead.ruling.effect in (*DEAD, Effect.FOLD_BINDS) and lead.matter.seats[:1] == other.matter.seats[:1]
    if lead.matter.kind in (BACK, *OF_ONE_DEAL) and other.matter.kind in OF_ONE_DEAL:
        return lead.matter.seats[:1] == other.matter.seats[:1]
    about_live = other.matter.kind in OF_A_LIVE_HAND and other.ruling.effect not in DEAD
    if lead.ruling.key.startswith(VOID):
        return about_live
    return about_live and lead.ruling.effect in DEAD and lead.matter.seats[:1] == other.matter.seats[:1]


def _of_another_turn(lead: Decision, other: Decision) -> bool:
    """Of an act out of turn: that players passed over have their turn is in its sentence, and what the act would be in
    turn is no matter as long as it waits.
    """
    assert other.ruling is not None
    if lead.matter.kind not in TURNS:
        return False
    mine = lead.matter.seats[:1] == other.matter.seats[:1]
    if other.matter.kind == SKIPPED:
        return lead.matter.kind == KIND and other.ruling.authority is not Authority.FLOOR
    if other.matter.kind in TURNS:
        return lead.matter.kind == KIND and mine
    return lead.matter.kind == KIND and mine and KINDS[other.matter.kind].about is About.WAGER
