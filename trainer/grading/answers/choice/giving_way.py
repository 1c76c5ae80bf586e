"""What gives way to another answer: an objection, a hand let go that was thrown into another, asking for cards that
one was shown, an act after time.
"""

from collections.abc import Iterable

from trainer.grading.answers.state import DISPUTE
from trainer.rules.amiss import FOLDING
from trainer.rules.as_it_comes import closed_to
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.disputes import ACTION
from trainer.rules.facts.out_of_turn import KIND as TURN
from trainer.rules.facts.out_of_turn import beside_chips_that_go_back, in_force, raised_before
from trainer.rules.facts.shape import within_the_limit
from trainer.rules.facts.standing import CHECK, FOLD, WITH_CHIPS, read
from trainer.rules.facts.turns import found_out_of_turn, told
from trainer.rules.facts.wager import Wager, maker, once_it_is_over, wagers
from trainer.rules.facts.walk import WAITING
from trainer.rules.kinds import on_a_wager
from trainer.rules.points.clock import TIME_UP
from trainer.rules.ruling import Decision, Matter
from trainer.rules.stands import OVERBET, SIZED, TAKEN_BACK, UNDERRAISE, stands

ROUTINE = frozenset(
    (
        "shown",
        "spoken-value",
        "uncontested",
        "show-order",
        "all-in-over",
        "pot",
        "let-go-unseen",
        "losers-left",
        FOLDING,
    )
)
"""Kinds that every showdown has: once its pots are pushed nobody waits for them."""
THROWN, LET_GO = "thrown-into-a-hand", "mucked-untabled"
SHOWN, ASKED = "shown-to-one", "asked-to-see"
"""Cards that one player was shown, and that another asks to see."""
SHORT_CALL = "undercall"
UNCLEAR = "unclear-amount"
"""A number with several meanings."""
INVALID, ACTED_ALREADY = ("bet.invalid-bound-to-raise", "bet.invalid-bound-to-bet"), "bet.acted-already"
"""The rulings on words that are no valid bet, and on what a player does once he has acted."""
NO_BET, OUT = "invalid-declaration", "showdown.out-uncalled-returned"
"""The kind of words and acts that are not open to a player, and the ruling on a bettor's hand that is lost."""
SHORT_BLIND = "blind-not-in-full"
COUNTED = ("bet.pot-bet.preflop-short-blind", "bet.pot-bet.preflop-blinds-in-full")
"""Rules that count a blind posted short in full for the first pot bet."""
STANDS = "bet.all-in-stands"
"""The ruling that an all-in out of turn stands, whatever was done before it came round."""
THROWN_AWAY = "bet.thrown-away-hand-dead"
"""The ruling that a hand let go with nothing to call is dead, as a player behind has acted on it."""
BOUND = "bet.out-of-turn-binds"
"""The ruling that what was done out of turn binds."""
NOT_BOUND, BARRED = "bet.not-binding-every-choice", ("bet.goes-back-call-or-fold", "bet.not-binding-no-raise")
"""The rulings on an act out of turn that a bet or raise came before: its maker has every choice, or no raise."""
FREED = (NOT_BOUND, *BARRED)
ANY_BET = ("bet-made", "chips-let-go")
"""Kinds of what there is about every bet, whatever it comes to."""
SKIPPED = "skipped"
"""The kind of players who were passed over."""


def without_what_gives_way(facts: Facts, found: list[Decision]) -> list[Decision]:
    """The decisions that may answer, without those that another of them leaves nothing to say on."""
    some = found if all(map(objects, found)) else [each for each in found if not objects(each)]
    thrown = {_of(each) for each in some if each.matter.kind == THROWN and not each.silent}
    kept = [each for each in some if each.matter.kind != LET_GO or _of(each) not in thrown]
    shown = {each.matter.seats[0] for each in some if each.matter.kind == SHOWN and not each.silent}
    kept = [each for each in kept if not (each.silent and each.matter.kind == ASKED and each.matter.seats[1] in shown)]
    meant = [each.matter for each in kept if each.matter.kind == UNCLEAR and not each.silent]
    kept = [each for each in kept if not (each.silent and _answers_it(facts, each, meant))]
    too_little = {_of(each) for each in some if each.matter.kind == SHORT_CALL and not each.silent}
    kept = [each for each in kept if each.matter.kind != TURN or _of(each) not in too_little or not is_bound(each)]
    kept = [each for each in kept if not _after_standing(facts, each, some)]
    up = [each.matter for each in kept if each.matter.kind == TIME_UP and not each.silent]
    return [each for each in kept if not _after_time(facts, each, up)] if up else kept


def all_in_stands(facts: Facts, found: Iterable[Decision], seat: int) -> Decision | None:
    """That the all-in which the seat made out of turn on this street stands, where the house has that."""
    mine = (each for each in found if each.key == STANDS and each.matter.seats[:1] == (seat,))
    made = ((each, maker(facts.about(each.matter))) for each in mine)
    return next((each for each, one in made if one is not None and one.street == facts.course.street), None)


def _after_standing(facts: Facts, decision: Decision, found: Iterable[Decision]) -> bool:
    """Is it about chips or words of a player whose all-in out of turn stands? Nothing was left to decide."""
    about = decision.matter
    if not on_a_wager(about.kind) or about.kind == TURN:
        return False
    standing = all_in_stands(facts, found, about.seats[0])
    return standing is not None and standing.matter.error < about.error


def _answers_it(facts: Facts, decision: Decision, meant: list[Matter]) -> bool:
    """Is it about the call of a bet that was named by such a number? What that means tells what the call is."""
    made = maker(facts.about(decision.matter)) if on_a_wager(decision.matter.kind) else None
    if made is None:
        return False
    bets = (maker(facts.about(each)) for each in meant)
    return any(bet is not None and bet.street == made.street and bet.first < made.first for bet in bets)


def _of(decision: Decision) -> tuple[int, int]:
    return decision.matter.error, decision.matter.seats[0]


def is_owed_by_no_act(facts: Facts, decision: Decision) -> bool:
    """Is it what a raise out of turn is short of that still waits, or that one before its turn has freed?"""
    made = maker(facts.about(decision.matter)) if decision.matter.kind in SIZED else None
    figures = dict(decision.figures)
    raises = made is not None and figures.get("owed", 0) > 0 and figures.get("to", 0) > made.facing
    return raises and made is not None and not in_force(facts, made)


def is_of_a_changed_act(facts: Facts, decision: Decision) -> bool:
    """Is it what becomes of too much in limit that was bet out of turn, where a bet or raise since has freed its maker?
    It goes back whatever its size.
    """
    made = maker(facts.about(decision.matter)) if decision.matter.kind == OVERBET else None
    out = next((each for each in told(facts).outs if made is not None and each.made.first == made.first), None)
    return out is not None and (out.changed or raised_before(facts, out.made))


def was_taken_back_in_time(facts: Facts, decision: Decision) -> bool:
    """Is it about chips that a player has taken back, and is no more left to go in or out of what lies there?"""
    made, figures = maker(facts.about(decision.matter)), dict(decision.figures)
    if made is None or not made.back:
        return False
    if decision.matter.kind == OVERBET:
        return within_the_limit(made)
    return decision.matter.kind == TAKEN_BACK and bool(figures.get("to")) and not figures["owed"]


def lies_beside_a_freed_act(facts: Facts, decision: Decision) -> bool:
    """Is it what chips come to that lie beside others which are to go back first?"""
    made = maker(facts.about(decision.matter)) if decision.matter.kind in SIZED else None
    return made is not None and beside_chips_that_go_back(facts, made)


def comes_once_it_is_over(facts: Facts, decision: Decision) -> bool:
    """Is it what chips come to, or how they are announced or let go, that were bet once nobody was to act any more and
    with nothing to call?
    """
    made = maker(facts.about(decision.matter)) if decision.matter.kind in (*SIZED, *ANY_BET) else None
    return made is not None and once_it_is_over(facts, made)


def is_of_a_folded_hand(facts: Facts, decision: Decision) -> bool:
    """Is it about the hand of a skipped player, who has folded it since? That binds: nothing is left to decide."""
    about = decision.matter
    if about.kind != SKIPPED or decision.silent:
        return False
    found = told(facts)
    made = (*((each, read(each, now)[0]) for each, now in found.acts), *((each.made, each.kind) for each in found.outs))
    return any(each.seat == about.seats[0] and each.first >= about.error and kind == FOLD for each, kind in made)


def is_of_the_only_hand(facts: Facts, decision: Decision) -> bool:
    """Is it about the hand of a skipped player which is the only one left, as another player let the last go?"""
    seats, course = decision.matter.seats[:1], facts.course
    if decision.matter.kind != SKIPPED or course.contesting != seats:
        return False
    alone = (at for at in range(course.deal_start, facts.at + 1) if facts.record.courses[at].contesting == seats)
    return facts.record.gestures[next(alone) - 1].seat > 0


def one_not_folded(decision: Decision, points: Iterable[Decision]) -> Decision | None:
    """The ruling on the hand of another player whom the same act passed over, who still has it; None for nobody."""
    key, error = decision.key, decision.matter.error
    same = [each for each in points if (each.matter.kind, each.key, each.matter.error) == (SKIPPED, key, error)]
    return same[-1] if same else None


def takes_back_no_bet(decision: Decision, found: Iterable[Decision]) -> bool:
    """Is it what a player says after words that were no valid bet? What they bind him to is asked."""
    if decision.key != ACTED_ALREADY:
        return False
    mine = (each.matter for each in found if each.key in INVALID and each.matter.seats[:1] == decision.matter.seats[:1])
    return any(each.onset <= decision.matter.onset for each in mine)


def is_of_a_second_act(facts: Facts, decision: Decision, points: Iterable[Decision]) -> bool:
    """Is it what chips come to that a player puts out once he has acted, and that only go back?"""
    made = maker(facts.about(decision.matter)) if decision.matter.kind in SIZED else None
    return (
        made is not None
        and bool(made.motions)
        and any(each.key == ACTED_ALREADY and _of(each) == _of(decision) for each in points)
    )


def checks_a_bound_bet(facts: Facts, decision: Decision) -> bool:
    """Is it a check out of turn by a player whose own call, bet or raise out of turn lies there, has come round and
    binds? Of the two that is what is told.
    """
    if decision.matter.kind != TURN:
        return False
    mine = found_out_of_turn(facts.about(decision.matter), WAITING)
    if mine is None or mine.kind != CHECK or mine.made.motions or not facts.table.seat(mine.seat).bet:
        return False
    here = (each for each in told(facts).outs if (each.seat, each.made.street) == (mine.seat, mine.made.street))
    return any(each.back and not each.changed and each.kind in WITH_CHIPS and each is not mine for each in here)


def checks_a_bet_that_goes_back(decision: Decision, points: Iterable[Decision]) -> bool:
    """Is it that somebody may not check a bet whose maker is out by then, and nobody called it? It goes back to him."""
    if decision.matter.kind != NO_BET:
        return False
    gone = (each for each in points if each.key == OUT and dict(each.figures).get("back"))
    return any(each.matter.onset <= decision.matter.error for each in gone)


def is_dead_by_then(facts: Facts, decision: Decision, points: Iterable[Decision]) -> bool:
    """Is it whether a fold out of turn binds, with others still to act, though the hand is dead whatever they do?"""
    about, course = decision.matter, facts.course
    here = course.betting and course.street == facts.record.courses[about.error].street
    fold = here and about.kind == TURN and about.detail == FOLD
    return fold and any(each.key == THROWN_AWAY and _of(each) == _of(decision) for each in points)


def counts_in_full(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is it a blind posted short in pot-limit, where the rulebook counts it in full and says no more of it?"""
    mine = decision.silent and decision.matter.kind == SHORT_BLIND and any(each in law.rules for each in COUNTED)
    return mine and facts.record.setup.limit == "pot-limit"


def is_just_a_call(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is it a raise of too little, on which the rulebook has nothing as it makes a call of it, or the size of chips put
    out of turn by who has no raise?
    """
    made = maker(facts.about(decision.matter)) if decision.matter.kind in SIZED else None
    if made is None:
        return False
    early = (each for each in told(facts).outs if each.made.first == made.first)
    if made.total > made.facing and any(closed_to(law, facts, each) for each in early):
        return True
    found = stands(law, facts, made) if decision.silent and decision.matter.kind == UNDERRAISE else None
    return found is not None and not found.open and found.kind == "call"


def is_sized_otherwise(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is it more than the limit, on which the rulebook has nothing, though the wager comes to one size at the house?"""
    mine = decision.silent and decision.matter.kind == OVERBET
    made = maker(facts.about(decision.matter)) if mine else None
    return made is not None and len(made.motions) > 1 and not stands(law, facts, made).open


def is_brought_up(facts: Facts, decision: Decision, points: Iterable[Decision]) -> bool:
    """Is it a raise of too little on which the house has nothing, over a bet that is itself brought up to as much, or a
    call of too little of one that is brought up to more, and the call with it?
    """
    kind, to = decision.matter.kind, dict(decision.figures).get("to", 0)
    mine = (kind == SHORT_CALL and to > 0) or (decision.silent and kind == UNDERRAISE)
    made = maker(facts.about(decision.matter)) if mine else None
    if made is None:
        return False
    others = (dict(each.figures) for each in points if each.matter.seats[:1] != (made.seat,))
    least = to + 1 if kind == SHORT_CALL else made.total
    return made.total > 0 and any(each.get(f"seat-{made.seat}", 0) >= least for each in others)


def is_bound(decision: Decision) -> bool:
    """Does what was done out of turn bind, as it is, so that only its size is left to say?"""
    return decision.key == BOUND


def objects(decision: Decision) -> bool:
    """Is it only that a player objects to the action, on which a rulebook has nothing of its own?"""
    return decision.silent and decision.matter.kind == DISPUTE and decision.matter.detail == ACTION


def _after_time(facts: Facts, decision: Decision, up: list[Matter]) -> bool:
    """Is it about what a player does on his turn after his time was `up`, or the showdown that it would lead to? It
    comes too late.
    """
    if decision.matter.kind in ROUTINE:
        return any(made.first < decision.matter.onset and _late(facts, made, up) for made in wagers(facts))
    wager = on_a_wager(decision.matter.kind)
    made = maker(facts.about(decision.matter)) if wager else None
    return made is not None and _late(facts, made, up)


def _late(facts: Facts, made: Wager, up: list[Matter]) -> bool:
    """Was it made on a turn whose time was up?"""
    courses = facts.record.courses
    return any(
        each.seats[0] == made.seat == courses[made.first].to_act
        and each.error <= made.first
        and courses[each.error].street == made.street
        for each in up
    )


def moves_chips(decision: Decision) -> bool:
    """Is there still something to put in or to give back by it?"""
    figures = dict(decision.figures)
    return bool(figures.get("owed") or figures.get("back"))
