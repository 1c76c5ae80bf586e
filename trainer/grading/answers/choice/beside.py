"""What may be told beside an answer: nothing that it has made void, and nothing against it: a hand that is dead is not
live, a turn is one player's.
"""

from collections.abc import Iterable

from trainer.grading.answers.words.next_call import MADE_LARGER
from trainer.rules.amiss import FOLDING, TURNS
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.on_a_number import same_whatever_it_means
from trainer.rules.facts.out_of_turn import KIND
from trainer.rules.facts.shape import offered
from trainer.rules.facts.short_all_in import may_be_either, said_to_complete
from trainer.rules.facts.standing import FOLD
from trainer.rules.facts.turns import AFTER_ACTING, found_out_of_turn
from trainer.rules.facts.wager import Wager, maker
from trainer.rules.facts.walk import WAITING
from trainer.rules.kinds import on_a_wager
from trainer.rules.points.clock import ASKED, TIME_UP
from trainer.rules.points.killed import BETTOR_LET_GO
from trainer.rules.ruling import Authority, Decision
from trainer.rules.stands import OVERBET, POT_BET, SIZED, UNDERRAISE, WHAT_IT_IS, WORDED
from trainer.rules.what_it_leaves import undecided

FOULED = "deal.fouled-deck"
"""The ruling that voids a hand and gives the bets back."""
UNLISTED = "deal.not-listed-misdeal"
"""The ruling that the list of misdeals doesn't name it."""
DEAD = (Effect.HAND_DEAD, Effect.HAND_KILLED)
SHOWN = "cards-shown-early"
NOT_OF_THE_DECK = frozenset(("scrap-card", "duplicate-cards", "odd-back"))
"""Kinds on cards that don't belong: whoever turns one up points it out, and nobody asks whether it was shown early."""
CAME_BACK, FOR_THE_REDEAL = "came-back", "for the redeal"
OF_A_LIVE_HAND = (SHOWN, "hand-spoken-of", CAME_BACK, "live-hand-left")
"""Kinds whose rulings take the hand for a live one."""
BEHIND, TAKEN = "chips-behind", "hand-taken"
SHOWN_AND_DEAD, LET_GO = "showdown.shown-and-dead", "mucked-untabled"
"""A hand shown because somebody asked, which is dead; and whether it was dead in the muck."""
SKIPPED, RIGHTS = "skipped", "rights"
NO_RAISE = frozenset((AFTER_ACTING, "raise-after-check"))
"""Kinds that tell who may not raise: what the raise would be is then no matter."""
CALL_OR_FOLD, HELD_TO_WORDS = "bet.goes-back-call-or-fold", "bet.future-words-up-to-floor"
"""Rulings that leave a player a call or a fold, and that let the floor hold him to what he said he would do."""
ABSENT = "absent-hand"
OF_ONE_DEAL = frozenset((ABSENT, "penalised-hand", "penalty-hand"))
"""Kinds about hands that nobody plays, which go with their deal once it is called off."""
STRING_OPEN = "bet.string-bet-up-to-floor"
"""The ruling that the floor says which motions of a string bet stand."""
NUMBERS = ("unclear-amount", "number-short-of-a-raise", "unclear-case")
"""Kinds of a number that can mean several things."""


def agrees(lead: Decision | None, other: Decision, facts: Facts) -> bool:
    """May it be told beside what leads?"""
    if lead is None:
        return True
    if voids(lead) and not voids(other):
        return False
    if voids(other) and not voids(lead) and facts.course.street >= 0 and not _of_this_deal(other, facts):
        return False
    if lead.matter.kind == BETTOR_LET_GO and _of_whose_turn_it_is(other, facts):
        return False
    on_a_number = hangs_on_a_number(lead, other, facts) or _folds_before_a_number(lead, other, facts)
    on_a_number = on_a_number or _hangs_on_a_raise(lead, other, facts)
    on_a_number = on_a_number or hangs_on_what_leads(lead, other) or hangs_on_too_little(lead, other, facts)
    return not (on_a_number or points_it_out(lead, other) or speaks_against(lead, other))


def _of_whose_turn_it_is(decision: Decision, facts: Facts) -> bool:
    """Is it a fold out of turn, which is told as the fold that it is, or that a skipped player has his turn?"""
    if decision.matter.kind == SKIPPED:
        return decision.ruling is not None and decision.ruling.authority is not Authority.FLOOR
    out = found_out_of_turn(facts.about(decision.matter), WAITING) if decision.matter.kind == KIND else None
    return out is not None and out.kind == FOLD


def hangs_on_a_number(lead: Decision | None, other: Decision, facts: Facts) -> bool:
    """Does an act out of turn bind or post, or is it said what a later act comes to or leaves another player, as long
    as nobody knows what the number is that leads?
    """
    if lead is None or not unknown_number(lead, facts):
        return False
    since, mine = other.matter.error > lead.matter.error, other.matter.seats[:1] == lead.matter.seats[:1]
    if other.matter.kind in (KIND, SKIPPED) and any(figure in dict(other.figures) for figure in ("to", "post")):
        return True
    if other.matter.kind == KIND:
        return (since and mine) or _is_other_by_it(lead, other, facts)
    if other.matter.kind in (RIGHTS, AFTER_ACTING):
        return since and not mine
    return other.matter.kind in SIZED and not other.silent and other.matter.error >= lead.matter.error


def _is_other_by_it(lead: Decision, other: Decision, facts: Facts) -> bool:
    """Is it on an act out of turn that is another one by what the number means?"""
    made, out = maker(facts.about(lead.matter)), found_out_of_turn(facts.about(other.matter), WAITING)
    return made is not None and out is not None and not same_whatever_it_means(facts, made, out)


def is_a_card_not_covered(decision: Decision) -> bool:
    """Is it on a card that doesn't belong to the deck, where nothing is printed on that?"""
    return decision.silent and decision.matter.kind in NOT_OF_THE_DECK


def hangs_on_what_leads(lead: Decision | None, other: Decision) -> bool:
    """Is it on a turn or a wager after what leads: an act out of turn or more than the limit on which nothing is
    printed, or a string bet that the floor has to size? Or on any act beside a card that doesn't belong, where nothing
    is printed on that?
    """
    if lead is not None and is_a_card_not_covered(lead):
        return other.matter.kind in (*TURNS, *SIZED, RIGHTS, SHOWN, FOLDING)
    if lead is None or not ((lead.silent and lead.matter.kind in (KIND, OVERBET)) or lead.key == STRING_OPEN):
        return False
    rests = on_a_wager(other.matter.kind) or other.matter.kind in (*TURNS, RIGHTS)
    return rests and other.matter.error > lead.matter.error


def hangs_on_too_little(lead: Decision | None, other: Decision, facts: Facts) -> bool:
    """Is it what a wager comes to that answers the opening bet of too little which leads?"""
    made = maker(facts.about(other.matter)) if on_a_wager(other.matter.kind) else None
    return lead is not None and made is not None and answers_too_little(facts, lead, made)


def answers_too_little(facts: Facts, decision: Decision, made: Wager) -> bool:
    """Is it silence on an opening bet of too little, over which that wager is no raise whatever the bet comes to?"""
    bet = maker(facts.about(decision.matter)) if decision.silent and decision.matter.kind == UNDERRAISE else None
    after = bet is not None and not bet.facing and bet.street == made.street and bet.first < made.first
    return after and offered(made) < 2 * made.least_bet


def _folds_before_a_number(lead: Decision, other: Decision, facts: Facts) -> bool:
    """Is it a fold out of turn, which is told with the number that leads?"""
    out = found_out_of_turn(facts.about(other.matter), WAITING) if other.matter.kind == KIND else None
    return out is not None and out.kind == FOLD and unknown_number(lead, facts)


def _hangs_on_a_raise(lead: Decision, other: Decision, facts: Facts) -> bool:
    """Is it what somebody did on the raise that leads, which may be one of two?"""
    made, then = (maker(facts.about(each.matter)) for each in (lead, other))
    if made is None or then is None or not on_a_wager(other.matter.kind):
        return False
    return may_be_either(facts, made) and then.seat != made.seat and then.first > made.first


def unknown_number(lead: Decision, facts: Facts) -> bool:
    """Is it on a bare number of which nobody knows yet what it is, as its maker is to be asked or the house is silent,
    or on "complete" over a short all-in?
    """
    made = maker(facts.about(lead.matter)) if lead.silent and lead.matter.kind in (WHAT_IT_IS, WORDED) else None
    if made is not None and made.declared is not None:
        return said_to_complete(made) if lead.matter.kind == WORDED else made.declared.unofficial > 0
    return lead.matter.kind in NUMBERS and (lead.silent or undecided(lead))


def is_uncalled_number(lead: Decision | None, facts: Facts) -> bool:
    """Is it what a number means that nobody has called, with its chips there and no other hand left? It goes back."""
    if lead is None or lead.silent or lead.matter.kind not in NUMBERS or len(facts.course.contesting) != 1:
        return False
    made, figures = maker(facts.about(lead.matter)), dict(lead.figures)
    rises = made is not None and figures.get("to", 0) > made.facing and figures.get("owed") == 0
    return rises and lead.matter.seats[:1] == facts.course.contesting


def points_it_out(lead: Decision, other: Decision) -> bool:
    """Is it no more than how a card that doesn't belong came to be seen?"""
    same = lead.matter.error == other.matter.error or bool(set(lead.matter.cards) & set(other.matter.cards))
    return lead.matter.kind in NOT_OF_THE_DECK and other.matter.kind == SHOWN and same


def void_first(open_now: tuple[Decision, ...], facts: Facts) -> tuple[Decision, ...]:
    """What voids the deal that is on the table before all else in it: nothing of that is left to put right."""
    return tuple(sorted(open_now, key=lambda each: not (voids(each) and _of_this_deal(each, facts))))


def back_for_the_redeal(open_now: tuple[Decision, ...], calm: Iterable[Decision]) -> Decision | None:
    """Whether a player may play the redeal who came back for it, with the misdeal called and the cards gathered."""
    if not open_now or not voids(open_now[0]):
        return None
    back = (each for each in calm if (each.matter.kind, each.matter.detail) == (CAME_BACK, FOR_THE_REDEAL))
    return next((each for each in back if not each.silent and each.matter.onset > open_now[0].matter.onset), None)


def without_unlisted(beside: list[Decision], open_now: tuple[Decision, ...]) -> list[Decision]:
    """What is told beside an answer, less that something is no listed misdeal where the deal is one all the same."""
    void = any(voids(each) for each in open_now)
    return [each for each in beside if not (void and each.key == UNLISTED)]


def of_one_wager(lead: Decision | None, other: Decision) -> bool:
    """Is it only what else came up of the wager that the answer is on, and makes the same of it?"""
    if lead is None or not all(on_a_wager(each.matter.kind) for each in (lead, other)):
        return False
    mine, its = ((each.matter.error, each.matter.seats[:1], dict(each.figures).get("to")) for each in (lead, other))
    return mine == its


def _of_this_deal(decision: Decision, facts: Facts) -> bool:
    return facts.record.courses[decision.matter.error].deal_start == facts.course.deal_start


def voids(decision: Decision) -> bool:
    """Is the hand void by it, with nothing left to rule on in it?"""
    ruling = decision.ruling
    return ruling is not None and (ruling.effect is Effect.MISDEAL or ruling.key == FOULED)


def speaks_against(lead: Decision | None, other: Decision) -> bool:
    """Would both together leave open what holds?"""
    if lead is None:
        return False
    if lead.silent and lead.matter.kind == POT_BET:
        return _rests_on_the_maximum(lead, other)
    if _takes_the_dead_for_live(lead, other):
        return True
    if lead.ruling is None or other.ruling is None:
        return False
    settled = _of_what_is_settled(lead, other) or _of_an_amount_that_is_none(lead, other)
    return settled or _of_a_hand_that_is_gone(lead, other) or _of_another_turn(lead, other)


def _of_what_is_settled(lead: Decision, other: Decision) -> bool:
    """Is it about what the answer has settled: chips behind, a shown hand, the time that is up?"""
    assert lead.ruling is not None
    if lead.ruling.key == SHOWN_AND_DEAD and other.matter.kind == LET_GO:
        return lead.matter.seats[-1:] == other.matter.seats[:1]
    behind = lead.matter.kind == BEHIND and on_a_wager(other.matter.kind)
    return behind or (lead.matter.kind == TIME_UP and other.matter.kind == ASKED)


def _of_an_amount_that_is_none(lead: Decision, other: Decision) -> bool:
    """Does it rest on an amount that the floor has yet to name, that is put right, or that is no raise?"""
    assert lead.ruling is not None
    undecided = lead.matter.kind in SIZED and bool(lead.ruling.options) and "to" not in dict(lead.figures)
    if undecided and other.matter.kind == RIGHTS and lead.matter.seats[:1] != other.matter.seats[:1]:
        return True
    brought = dict(lead.figures).get(f"seat-{other.matter.seats[0]}", 0) if other.matter.seats else 0
    if brought and other.matter.kind in SIZED and other.matter.onset > lead.matter.onset:
        return dict(other.figures).get("to", brought) != brought
    if lead.key in MADE_LARGER and other.matter.kind in SIZED and other.matter.onset > lead.matter.onset:
        most = dict(lead.figures).get("to", 0)
        return dict(other.figures).get("to", most) < most
    no_raise = lead.matter.kind in NO_RAISE and other.matter.kind in SIZED
    return no_raise and lead.matter.error == other.matter.error


def _takes_the_dead_for_live(lead: Decision, other: Decision) -> bool:
    """Does it tell what a hand may do, that it was shown early or that the dealer took it, which the answer says is
    dead or folded?
    """
    dead = lead.effect in (*DEAD, Effect.FOLD_BINDS) and other.matter.kind in (SHOWN, RIGHTS, TAKEN)
    return dead and bool(set(lead.matter.seats) & set(other.matter.seats[:1]))


def _rests_on_the_maximum(lead: Decision, other: Decision) -> bool:
    """Would it tell an amount that rests on a maximum nobody knows?"""
    if other.matter.kind == RIGHTS:
        return lead.matter.seats[:1] != other.matter.seats[:1]
    return other.matter.kind in SIZED and lead.matter.error == other.matter.error


def _of_a_hand_that_is_gone(lead: Decision, other: Decision) -> bool:
    assert lead.ruling is not None and other.ruling is not None
    if other.matter.kind == RIGHTS:
        return False
    if lead.matter.kind in (CAME_BACK, *OF_ONE_DEAL) and other.matter.kind in OF_ONE_DEAL:
        return lead.matter.seats[:1] == other.matter.seats[:1]
    about_live = other.matter.kind in OF_A_LIVE_HAND and other.ruling.effect not in DEAD
    if voids(lead):
        return about_live
    return about_live and lead.ruling.effect in DEAD and lead.matter.seats[:1] == other.matter.seats[:1]


def _of_another_turn(lead: Decision, other: Decision) -> bool:
    """Of an act out of turn: that players passed over have their turn is in its sentence, and what the act would be in
    turn is no matter as long as it waits; nor is what a player did whose hand is for the floor.
    """
    assert other.ruling is not None
    if lead.matter.kind not in TURNS:
        return False
    if (lead.key, other.key) == (CALL_OR_FOLD, HELD_TO_WORDS):
        return lead.matter.seats[:1] == other.matter.seats[:1]
    mine = lead.matter.seats[:1] == other.matter.seats[:1]
    if other.matter.kind == SKIPPED:
        return lead.matter.kind == KIND and other.ruling.authority is not Authority.FLOOR
    if other.matter.kind in TURNS:
        return lead.matter.kind == KIND and mine
    floors = lead.ruling is not None and lead.ruling.authority is Authority.FLOOR
    return (lead.matter.kind == KIND or floors) and mine and on_a_wager(other.matter.kind)
