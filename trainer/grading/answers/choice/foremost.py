"""What stands first of all that is still to be put right."""

from collections.abc import Iterable

from trainer.grading.answers.asked import POTS, RIGHT, SHOWDOWN, WAGER
from trainer.grading.answers.choice.bettor_folded import act_of_his
from trainer.grading.answers.choice.giving_way import is_bound
from trainer.grading.answers.choice.leading import SKIPPED, WAITS
from trainer.grading.answers.state import DISPUTE
from trainer.kernel.gestures import PushPot
from trainer.rules.amiss import FOLDING
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import in_force
from trainer.rules.facts.standing import WITH_CHIPS
from trainer.rules.facts.wager import maker, wagers
from trainer.rules.kinds import on_a_wager
from trainer.rules.points.killed import BETTOR_LET_GO
from trainer.rules.ruling import Authority, Decision
from trainer.rules.stands import OVERBET, POT_BET, SIZED, UNDERRAISE
from trainer.rules.what_it_leaves import undecided

OUT_OF_TURN = ("turn", FOLDING)
"""Kinds that tell of an act out of turn."""
IN_A_ROW = "undercalls-in-sequence"
SHORT_NUMBER = "number-short-of-a-raise"
MISCOUNT = "pot-miscount"
SHORT_CALLS = ("undercall", "undercall-after-another")
FULL_RAISE = "bet.made-full-raise"
"""The ruling that a raise of too little is a full minimum raise."""
MAY_BIND = "bet.may-bind-after-call"
"""The ruling that the floor may hold a player to what he did out of turn."""
HEARD, TURNS = "pot.dispute-heard", "turns"
"""The ruling that a dispute of the pots is heard, and the word of --ask for acts out of turn."""
UNCLEAR_BET = "bet.floor-determines-the-bet"
"""The ruling that the floor says what a bet is."""


def foremost(open_now: tuple[Decision, ...], asked: tuple[Decision, ...], seat: int) -> tuple[Decision, ...]:
    """What is still to be put right, in its order; but what the floor has to rule on a hand passed over before the acts
    out of turn that went past it, and of several short calls first that the action goes back to the first of them.
    Before any answer to a bet comes what the bet is, where the floor has to say it. A pot bet on a wrong count is put
    right for everybody, so that what it comes to for its maker alone is not told.
    """
    unclear = next((each for each in open_now[1:] if _of_the_bet_answered(each, open_now[0])), None)
    if unclear is not None:
        return tuple(sorted(open_now, key=lambda each: each is not unclear))
    held = next((each for each in open_now[1:] if _held_for_the_floor(each, open_now[0])), None)
    if held is not None:
        return tuple(sorted(open_now, key=lambda each: each is not held))
    kind = open_now[0].matter.kind if open_now else ""
    sized = next((each for each in asked if kind in OUT_OF_TURN and _sizes_it(each, open_now[0])), None)
    if sized is not None:
        return (sized, *open_now[1:])
    if kind in SHORT_CALLS:
        later = (each for each in asked if seat and each.matter.kind == SHORT_CALLS[1] and not each.silent)
        return tuple(dict.fromkeys((*(each for each in asked if _goes_back(each)), *later, *open_now)))
    early = next((each for each in open_now if _waits_out_of_turn(each, open_now)), None)
    if early is not None:
        return tuple(sorted(open_now, key=lambda each: each is not early))
    if kind == POT_BET:
        counted = (each.matter.error for each in open_now if each.matter.kind == MISCOUNT and not each.silent)
        return _without_pot_bets(open_now, frozenset(counted))
    if kind in OUT_OF_TURN:
        return tuple(sorted(open_now, key=lambda each: not _of_a_hand_passed_over(each, seat)))
    return open_now


def _without_pot_bets(open_now: tuple[Decision, ...], told: frozenset[int]) -> tuple[Decision, ...]:
    return tuple(each for each in open_now if each.matter.kind != POT_BET or each.matter.error not in told)


def _of_the_bet_answered(decision: Decision, answer: Decision) -> bool:
    """Has the floor to say what a bet is that another player has answered?"""
    about, after, ruling = decision.matter, answer.matter, decision.ruling
    unclear = ruling is not None and ruling.key == UNCLEAR_BET
    return unclear and on_a_wager(after.kind) and after.onset > about.onset and after.seats != about.seats


def _held_for_the_floor(decision: Decision, later: Decision) -> bool:
    """May the floor hold a player to an act out of turn, who acts again as if it were still his turn?"""
    return decision.key == MAY_BIND and later.key in WAITS and decision.matter.seats[:1] == later.matter.seats[:1]


def _waits_out_of_turn(decision: Decision, open_now: tuple[Decision, ...]) -> bool:
    """Is it that the act which stands first waits for its turn? What it would come to is no matter before that."""
    first = open_now[0].matter
    waits = decision.key in WAITS
    return waits and first.kind in SIZED and decision.matter.error == first.error


def _sizes_it(decision: Decision, turn: Decision) -> bool:
    """Is it what becomes of too little that was named out of turn, and does that bind?"""
    short = decision.matter.kind in (*SHORT_CALLS, UNDERRAISE) and not decision.silent
    return short and is_bound(turn) and decision.matter.error == turn.matter.error


def _of_a_hand_passed_over(decision: Decision, seat: int) -> bool:
    """Is it for the floor, and about the seat that is asked about, or about all?"""
    matter, ruling = decision.matter, decision.ruling
    floors = ruling is not None and ruling.authority is Authority.FLOOR
    return matter.kind == SKIPPED and floors and seat in (0, matter.seats[0])


def _goes_back(decision: Decision) -> bool:
    return decision.matter.kind == IN_A_ROW and decision.ruling is not None


def _makes_it_another(decision: Decision) -> bool:
    """Is it that a raise of too little is brought up, or one of too much brought down?"""
    raises = decision.matter.kind in (UNDERRAISE, OVERBET) or decision.key == FULL_RAISE
    return raises and decision.ruling is not None and decision.ruling.fault


def still_owing(facts: Facts, asked: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """A raise of too little or too much that was said, with no chips out yet, where others have acted on it since;
    nothing of a number of which nobody knows yet how much it is.
    """
    course = facts.course
    acted = [(each.seat, each.index) for each in course.actions] + [(each.seat, each.first) for each in wagers(facts)]
    unclear = {each.matter.error for each in asked if each.matter.kind == SHORT_NUMBER and undecided(each)}
    for each in (each for each in asked if _makes_it_another(each) and each.matter.error not in unclear):
        made = maker(facts.about(each.matter))
        since = any(seat != each.matter.seats[0] for seat, index in acted if index >= each.matter.onset)
        here = made is not None and not made.motions and made.street == course.street
        if since and here and made is not None and in_force(facts, made):
            return (each,)
    return ()


def answered_number(facts: Facts, points: tuple[Decision, ...], every: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """A number said alone that is too little for a raise, or more than the limit, where the house is silent on it and
    what another player has done since hangs on it.
    """
    after = [each.matter for each in every if on_a_wager(each.matter.kind)]
    for each in (each for each in points if each.silent and each.matter.kind in (UNDERRAISE, OVERBET)):
        made = maker(facts.about(each.matter))
        here = made is not None and made.in_turn and made.street == facts.course.street
        said = here and made is not None and (not made.motions or each.matter.kind == OVERBET)
        if said and any(one.onset > each.matter.onset and one.seats != each.matter.seats for one in after):
            return (each,)
    return ()


def waits_for_the_floor(
    ask: str, seat: int, every: tuple[Decision, ...], points: tuple[Decision, ...], lead: Decision | None
) -> Decision | None:
    """A skipped player by substantial action, with all acts that went past him: before what he does himself, which
    waits for the floor, and where turns or anybody's rights are asked for, or the wager of one of them.
    """
    floor = (each for each in every if each.ruling is not None and each.ruling.authority is Authority.FLOOR)
    passed = next((each for each in floor if each.matter.kind == SKIPPED), None)
    if passed is None:
        return None
    one = (SKIPPED, passed.key, passed.matter.error)
    rulings = (each for each in points if (each.matter.kind, each.key, each.matter.error) == one)
    his = {each.matter.seats[0] for each in rulings} | {passed.matter.seats[0]}
    if not ask:
        return passed if lead is not None and lead.matter.kind in SIZED and lead.matter.seats[0] in his else None
    if ask == WAGER:
        went_past = {each.matter.seats[0] for each in every if each.matter.kind in OUT_OF_TURN}
        return passed if seat in (0, *his, *went_past) else None
    return passed if ask in (TURNS, RIGHT) else None


def hand_held(ask: str, seat: int, held: Iterable[Decision], lead: Decision | None, facts: Facts) -> Decision | None:
    """That a bettor's hand, let go on this street, is held for the floor: before what others have folded or done out of
    turn since, which waits, while those cards may be lost.
    """
    if ask or lead is None or lead.matter.kind not in OUT_OF_TURN:
        return None
    own = act_of_his(facts, lead)
    if own is not None and own.kind in WITH_CHIPS:
        held = [each for each in held if each.matter.seats[:1] != (own.seat,)]  # told with his bet out of turn
    course, courses = facts.course, facts.record.courses
    here = (each for each in held if each.matter.kind == BETTOR_LET_GO and seat in (0, each.matter.seats[0]))
    then = ((each, courses[each.matter.error]) for each in here)
    return next((each for each, at in then if (at.street, at.deal_start) == (course.street, course.deal_start)), None)


SHOWN_BEFORE, ORDER = ("shown-to-one", "cards-shown-early", "folded-hand-shown"), "show-order"
"""Kinds of cards shown in the middle of a hand, and of who shows first, which comes up in every showdown."""


def heard_of(ask: str, seat: int, points: Iterable[Decision], facts: Facts) -> Decision | None:
    """Asked for the pots about one seat, the dispute of that seat which is heard; else one of the hand before, whose
    pots are asked for then and not those of the hand that has begun.
    """
    if ask not in (POTS, SHOWDOWN):
        return None
    begun = facts.course.deal_start
    dealt_since = any(isinstance(each.act, PushPot) for each in facts.record.gestures[:begun])
    pushed = any(isinstance(each.act, PushPot) for each in facts.record.gestures[begun:])
    disputes = [each for each in points if each.matter.kind == DISPUTE]
    heard = [each for each in disputes if each.key == HEARD]
    mine = [each for each in heard if seat and seat in each.matter.seats[:1]]
    own = seat in {each.matter.seats[0] for each in disputes if each.matter.seats}
    before = [each for each in heard if dealt_since and not (pushed or own) and each.matter.onset > begun]
    return next(iter((*mine, *reversed(before))), None)


def shown_before(ask: str, seat: int, lead: Decision | None, points: Iterable[Decision]) -> Decision | None:
    """Asked for the showdown where there is nothing of one to rule on, what becomes of cards that were shown before."""
    if ask != SHOWDOWN or (lead is not None and lead.matter.kind != ORDER):
        return None
    shown = [each for each in points if each.matter.kind in SHOWN_BEFORE and not each.silent]
    return next((each for each in reversed(shown) if seat in (0, *each.matter.seats)), None)
