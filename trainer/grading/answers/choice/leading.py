"""Which decision is the answer: the last decisive one, never a side issue beside it."""

from collections.abc import Iterable

from trainer.grading.answers.choice.giving_way import (
    BARRED,
    BOUND,
    ROUTINE,
    STANDS,
    UNCLEAR,
    moves_chips,
    without_what_gives_way,
)
from trainer.grading.answers.choice.next_rights import has_only_called, next_to_act
from trainer.grading.answers.choice.small_chips import play_not
from trainer.grading.answers.choice.waited_for import ALONE, SIDE
from trainer.grading.answers.state import DISPUTE
from trainer.grading.answers.told_in_part.post import POSTS
from trainer.grading.answers.told_in_part.posted import ANSWERED, went_on
from trainer.grading.answers.words.pushed_forward import lies_aside, settled_otherwise
from trainer.grading.answers.words.time_out import folded_since
from trainer.rules.amiss import FOLDING
from trainer.rules.awarding import pushes
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import KIND as TURN
from trainer.rules.facts.out_of_turn import took_his_turn
from trainer.rules.facts.pot_limit import missing_of_blinds, played, rests_on_blinds
from trainer.rules.facts.shape import offered, one_chip, plain, said_first
from trainer.rules.facts.standing import CHECK, FOLD, WITH_CHIPS
from trainer.rules.facts.turns import AFTER_ACTING, told
from trainer.rules.facts.wager import Wager, checks_a_bet, maker, says_a_wager, wagers
from trainer.rules.kinds import on_a_wager
from trainer.rules.points.bounties import BOUNTY_SPLIT
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Authority, Decision, Matter
from trainer.rules.stands import POT_BET, SIZED, stands

MUCKED, MISCOUNT = "mucked-untabled", "pot-miscount"
PULLED = "prior-chips-pulled"
CAME_BACK = "came-back"
"""Who is back in time is news until the first betting is over."""
EARLY = "blind-call"
"""A call made before the amount was known."""
SAID_TO_FOLD = (FOLDING, "words-and-chips")
"""Kinds that tell what becomes of a fold that is said, with chips put out after it."""
SKIPPED = "skipped"
BUTTON_SHORT = "button-short"
LOSERS_LEFT = "losers-left"
"""That losing hands were to go first is said of any pot that is pushed: that it is the wrong one comes before it."""
INFORMED, OF_A_HAND = "asked-before-acting", "hand"
"""A player asks whether a hand is live, which nobody tells by the way."""
COUNTS = ("stack-count", "pot-count")
WAITS = ("bet.action-backs-up", "bet.binds-unless-action-changes")
"""Rulings that an act out of turn is to wait."""
ROUNDED = "unrounded-amount"
HEADS_UP = "heads-up-button"
BUTTONS = (HEADS_UP, "button-and-blinds")
ANTE, SHORT_BLIND = "ante-for-all", "blind-not-in-full"
"""What a rulebook has of blind and ante together answers for the blind that is short, too."""
FOULED_TOO_LATE = "deal.fouled-deck-too-late"
"""The ruling on a fouled deck that is found after every dispute of its hand."""
ALL_IN = ("bet.all-in", "bet.bound-to-all-in")
"""Rulings that a wager is an all-in."""
SHUT = (Effect.BETTING_CLOSED, Effect.NO_RAISE_POSSIBLE)


def led(law: Book, facts: Facts, found: Iterable[Decision]) -> tuple[Decision, ...]:
    """What nobody need put right and somebody may wait for: the last of it first."""
    found = tuple(found)
    parted = any(each.matter.kind == ANTE and not each.silent for each in found)
    some = [each for each in found if _answers(law, facts, each) and not (parted and each.matter.kind == SHORT_BLIND)]
    some = without_what_gives_way(facts, some)
    early = {each.matter.error for each in some if each.matter.kind == EARLY and _on_this_street(facts, each)}
    mine = [each for each in some if each.matter.error not in early or each.matter.kind not in SIZED]
    settled = settled_otherwise(some)
    return tuple(
        sorted(
            mine,
            key=lambda each: (
                not (
                    _early(facts, each)
                    or _cards_gone(each)
                    or (lies_aside(facts, each) and each.matter.seats[0] not in settled)
                ),
                -_when(facts, each),
                _rank(facts, each),
            ),
        )
    )


def _when(facts: Facts, decision: Decision) -> int:
    """When it came up; what is about one wager came up with the last of its words and chips, a fouled deck found
    too late as the cards of the next hand are about to be dealt.
    """
    if decision.key == FOULED_TOO_LATE and not facts.course.betting:
        return facts.at
    made = _wager(facts, decision)
    return max(made.last + 1, decision.matter.onset) if made is not None else decision.matter.onset


def _answers(law: Book, facts: Facts, decision: Decision) -> bool:
    if _folded_in_words(facts, decision):
        return not decision.silent and decision.matter.kind in SAID_TO_FOLD
    over = settled_itself(facts, decision) or asked_before_acting(facts, decision.matter)
    over = over or counts_what_goes_back(law, facts, decision) or _nobody_called(facts, decision)
    over = over or folded_since(decision, facts) or _folds_after_words(facts, decision)
    return not (over or _played_on(facts, decision)) and _decisive(law, facts, decision)


def _played_on(facts: Facts, decision: Decision) -> bool:
    """Is it silence on a blind that was short, in a hand in which somebody has acted since?"""
    return decision.silent and decision.matter.kind == SHORT_BLIND and bool(facts.course.actions)


def _nobody_called(facts: Facts, decision: Decision) -> bool:
    """Is it that somebody is all-in, to whom everybody has folded since? Who wins is waited for then."""
    return decision.key in ALL_IN and len(facts.course.contesting) < 2


def _folds_after_words(facts: Facts, decision: Decision) -> bool:
    """Is it on the fold of who has declared a wager that he hasn't put in yet? What he said comes first."""
    made = _wager(facts, decision) if decision.matter.kind == FOLDING else None
    return made is not None and not made.motions and says_a_wager(made)


def _on_this_street(facts: Facts, decision: Decision) -> bool:
    made = _wager(facts, decision)
    return made is not None and made.street == facts.course.street


def _early(facts: Facts, decision: Decision) -> bool:
    """Is it about a call made before the amount was known, which has been named since? That settles nothing of it."""
    last = _last(facts) if decision.matter.kind == EARLY else None
    return last is not None and last.promised is not None and last.seat == decision.matter.seats[-1]


def _cards_gone(decision: Decision) -> bool:
    """Is it about cards in the muck of a hand that was shown, in part or wholly? Hands tabled since settle nothing."""
    return decision.matter.kind == MUCKED and bool(decision.matter.detail) and not decision.silent


def _of_this_turn(facts: Facts, matter: Matter) -> bool:
    """Is it on what the player may do who is next to act, as the action came to him on this street?"""
    if has_only_called(facts):
        return False
    return next_to_act(facts) == matter.seats[0] and facts.record.courses[matter.onset].street == facts.course.street


def _decisive(law: Book, facts: Facts, decision: Decision) -> bool:
    matter, ruling = decision.matter, decision.ruling
    if matter.kind == "rights":
        return ruling is not None and ruling.effect in SHUT and _of_this_turn(facts, matter)
    if matter.kind == AFTER_ACTING and ruling is not None and ruling.effect is Effect.BETTING_OPEN:
        return False
    if matter.kind in SIDE or matter.detail == PLAIN:
        return _waited_for_all_the_same(facts, decision) or _settles_it(law, facts, decision)
    if ruling is None:
        return _unspoken(law, facts, decision)
    if not ruling.fault and _no_news(facts, matter.kind):
        return False
    made = _wager(facts, decision)
    if made is None:
        return True
    if matter.kind not in SIZED:
        return ruling.fault or bool(ruling.options) or bool(decision.figures)
    last = _last(facts)
    called = matter.kind == UNCLEAR and last is not None and last.declared is not None and last.declared.kind == "call"
    return (last == made or called) and _tells_it(law, facts, made, decision)


def _tells_it(law: Book, facts: Facts, made: Wager, decision: Decision) -> bool:
    """Is it that which tells what the wager comes to, or on what the most it may be rests?"""
    if decision.matter.kind == POT_BET and _short_of_blinds(facts.about(decision.matter), made):
        return True
    if decision.matter.kind == POT_BET and _within(decision, made):
        return False
    lead = stands(law, facts, made).lead
    return lead is None or lead.matter.kind == decision.matter.kind


def _within(decision: Decision, made: Wager) -> bool:
    """Is it a plain wager in chips of less than the pot allows?"""
    last_chips = made.all_in and made.total <= made.facing
    return made.declared is None and (plain(made) or last_chips) and made.total < dict(decision.figures).get("most", 0)


def _short_of_blinds(facts: Facts, made: Wager) -> bool:
    """Is it a raise before the flop with a blind missing, of which it is asked whether it counts in the pot?"""
    before = played(facts) and made.street <= 0 and missing_of_blinds(facts) > 0
    return (before and offered(made) > made.facing) or rests_on_blinds(facts, made)


def settled_itself(facts: Facts, decision: Decision) -> bool:
    """Has what came since made it nothing to put right?"""
    return had_his_turn(facts, decision) or _folded_short(facts, decision)


def _folded_short(facts: Facts, decision: Decision) -> bool:
    """Is it about a button with too few cards that has folded them since?"""
    matter, course = decision.matter, facts.course
    here = facts.record.courses[matter.error].deal_start == course.deal_start if matter.error <= facts.at else False
    folded = any(each.seat in matter.seats and each.kind == FOLD for each in course.actions)
    return matter.detail == BUTTON_SHORT and here and folded


def _waited_for_all_the_same(facts: Facts, decision: Decision) -> bool:
    """Of what comes up by the way: does a plain last wager still move chips, or go against words said after it? Or does
    a player ask of a hand's life? Or has nobody acted yet, and the big blind cannot post both blind and ante, or a
    player who busted leaves a gap where a button or blind is due?
    """
    matter, made = decision.matter, _wager(facts, decision)
    if matter.kind == ANTE:
        return not decision.silent and not facts.course.actions and short_of_blind_and_ante(facts, decision)
    if matter.kind in BUTTONS:
        return not decision.silent and not facts.course.actions and _left_a_gap(facts, matter)
    if matter.kind == INFORMED:
        return matter.detail == OF_A_HAND and not decision.silent
    if made is None or _last(facts) != made:
        return False
    own = not decision.silent and (moves_chips(decision) or _by_its_chips(made))
    return (matter.detail == PLAIN and own) or _chips_against_words(made, decision)


def _by_its_chips(made: Wager) -> bool:
    """Is it a bet or raise by chips alone that a rule of its own tells: one chip worth more than the pot with nothing
    to face, or silent chips added to prior ones that cover a bet?
    """
    if not made.silent or len(made.motions) > 1:
        return False
    oversized = one_chip(made) and made.facing == 0 and made.total > made.pot
    return oversized or (made.facing > 0 and made.before >= made.facing and made.total > made.facing)


def _left_a_gap(facts: Facts, matter: Matter) -> bool:
    """Did a player of the last hand bust, so that heads-up begins, or that the seat of a button or blind is empty?
    Not where the big blind is short, which is what is asked then.
    """
    last = facts.setup.last_hand
    if last is None or matter.kind == HEADS_UP:
        return bool(matter.detail)
    in_full = sum(seat.bet.amount >= facts.setup.stakes.big_blind for seat in facts.table.seats) > 0
    return in_full and not {last.small_blind, last.big_blind} <= set(facts.record.courses[0].dealt_in)


def short_of_blind_and_ante(facts: Facts, decision: Decision) -> bool:
    """Does the big blind have less than blind and ante together?"""
    stakes = facts.setup.stakes
    return dict(decision.figures)["total"] < stakes.big_blind + stakes.big_blind_ante


def _chips_against_words(made: Wager, decision: Decision) -> bool:
    """Are the chips the bet, though an amount was said after them that is another one, or a raise after a call?"""
    called = made.total <= made.facing and made.worded_late and made.words[0][1].kind == "raise"
    said = dict(decision.figures).get("said", 0)
    chips = decision.ruling is not None and decision.ruling.effect is Effect.CHIPS_ARE_THE_BET
    return chips and made.worded_late and (called or said not in (0, made.total))


def _settles_it(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is the last wager by it another amount: by words said first so that chips go back, round, without small chips?"""
    made = _wager(facts, decision)
    if made is None or decision.silent or _last(facts) != made:
        return False
    found = stands(law, facts, made)
    words = decision.effect is Effect.WORDS_ARE_THE_BET and found.back > 0
    mine = found.lead is not None and found.lead.matter.kind == decision.matter.kind
    return (mine and (words or decision.matter.kind == ROUNDED)) or play_not(law, facts, decision)


def had_his_turn(facts: Facts, decision: Decision) -> bool:
    """Is it about a player who was passed over and kept his turn, and has he taken it since? Or of an act that waited
    for others, and they have folded, or whose maker had its chips back and has acted in turn since?
    """
    about, ruling = decision.matter, decision.ruling
    chips_bind = decision.key == BOUND and about.detail in WITH_CHIPS
    if ruling is not None and (ruling.key in (*WAITS, POSTS) or chips_bind) and len(facts.course.contesting) == 1:
        return True  # nobody is left whom the action could come back to
    if ruling is not None and ruling.key in ANSWERED:
        return went_on(facts, about, own=ruling.key == ANSWERED[1])
    if about.kind == TURN:
        return decision.key != STANDS and took_his_turn(facts, about, decision.key in BARRED)
    if about.kind != SKIPPED or ruling is None or ruling.authority is Authority.FLOOR:
        return False
    return any(made.seat == about.seats[0] and made.first >= about.error for made, _ in told(facts).acts)


def asked_before_acting(facts: Facts, about: Matter) -> bool:
    """Is it a count that a player asked for, and has the player acted since? Nobody counts for it any more."""
    return about.kind in COUNTS and any(
        made.seat == about.seats[0] and made.first >= about.error for made in wagers(facts)
    )


def counts_what_goes_back(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is it the count of an all-in that is none, as some of the last chips go back?"""
    seat = dict(decision.figures).get("seat", 0) if decision.matter.kind in COUNTS else 0
    mine = [each for each in wagers(facts) if each.seat == seat and each.street == facts.course.street]
    return bool(mine) and stands(law, facts, mine[-1]).back > 0


def _no_news(facts: Facts, kind: str) -> bool:
    """Does nobody wait for it any more, where there is no fault in it?"""
    return (kind in ROUTINE and pushed(facts)) or (kind == CAME_BACK and facts.course.street > 0)


def _folded_in_words(facts: Facts, decision: Decision) -> bool:
    """Is it about the last wager, of somebody who said that he folds, and may have put chips out all the same?"""
    made = _wager(facts, decision)
    only_said = made is not None and not made.back and (bool(made.motions) or made.done != FOLD)
    return made is not None and only_said and said_first(made, FOLD) and _last(facts) is made


def pushed(facts: Facts) -> bool:
    """Have all the pots of this deal gone to somebody?"""
    return not facts.table.pot.amount and bool(pushes(facts))


def _unspoken(law: Book, facts: Facts, decision: Decision) -> bool:
    """Does nobody know by it what to do: a last wager that is open, or what could well be spoken of?"""
    made = _wager(facts, decision)
    if made is None or decision.matter.kind not in SIZED:
        return decision.matter.kind in ALONE
    if decision.matter.kind == MISCOUNT:
        larger = any(each.first > made.first and each.total > made.total for each in wagers(facts))
        waits = _on_this_street(facts, decision) and not larger and len(facts.course.contesting) > 1
        return waits and stands(law, facts, made).to == made.total
    checked = decision.matter.kind == PULLED and made.done == CHECK  # its chips are still gone
    return _last(facts) == made and (checked or checks_a_bet(made) or stands(law, facts, made).open)


def _rank(facts: Facts, decision: Decision) -> int:
    ruling, made = decision.ruling, _wager(facts, decision)
    if ruling is None:
        return 5 if decision.matter.kind == POT_BET else 6
    if decision.matter.kind == SAID_TO_FOLD[0] and made is not None and made.motions:
        return -1
    if _folds_between_rounds(facts, decision):
        return 5
    if decision.matter.kind == DISPUTE or (
        made is not None and (ruling.fault or moves_chips(decision) or _other(made, decision))
    ):
        return 0
    if ruling.fault:
        return 2 if decision.matter.kind == LOSERS_LEFT else 1
    late = decision.matter.kind in (*ROUTINE, BOUNTY_SPLIT)
    return 2 if decision.matter.kind == "rights" else 4 if late else 3


def _folds_between_rounds(facts: Facts, decision: Decision) -> bool:
    """Is it a fold that binds though no round was on? With it the hands of an all-in may be due, which come first."""
    ruling, before = decision.ruling, facts.record.courses[decision.matter.onset - 1]
    binds = ruling is not None and ruling.authority is not Authority.FLOOR
    return binds and decision.matter.kind == SAID_TO_FOLD[0] and before.closed


def _other(made: Wager, decision: Decision) -> bool:
    """Is it another total than was said or put out?"""
    return dict(decision.figures).get("to", offered(made)) != offered(made)


def _wager(facts: Facts, decision: Decision) -> Wager | None:
    return maker(facts.about(decision.matter)) if on_a_wager(decision.matter.kind) else None


def _last(facts: Facts) -> Wager | None:
    """The last wager with words or chips, or check of a bet; none once the street is over and its bets are in."""
    if not facts.course.betting and not any(seat.bet for seat in facts.table.seats):
        return None
    made = [each for each in wagers(facts) if each.motions or each.words or _touched(each)]
    return made[-1] if made and made[-1].street == facts.course.street and not _answered(facts, made[-1]) else None


def _touched(made: Wager) -> bool:
    """Neither words nor new chips, and yet no plain act: a bet that is checked, or chips of it taken back."""
    return checks_a_bet(made) or bool(made.back)


def _answered(facts: Facts, made: Wager) -> bool:
    """Did its maker check a bet, which answers nothing, and fold since?"""
    checked = made.done == CHECK or (made.declared is not None and made.declared.kind == CHECK)
    return checked and any(each.seat == made.seat and each.first > made.last for each in wagers(facts))


def whether_open(facts: Facts, lead: Decision | None, rights: Decision | None) -> bool:
    """Does the action come back, after an all-in over the bet, to somebody who has acted? Then it is asked whether the
    betting is open again, and not what the all-in is.
    """
    made = _wager(facts, lead) if lead is not None else None
    if lead is None or rights is None or lead.ruling is None or made is None:
        return False
    if lead.ruling.fault or lead.ruling.options or moves_chips(lead):
        return False
    faced = [before for each, before in told(facts).acts if each.first == made.first and each.all_in]
    return any(rights.matter.seats[0] in each.acted and made.total > each.level > 0 for each in faced)
