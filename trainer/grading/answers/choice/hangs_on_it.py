"""A wager of which the house says what may come of it and no more: all that is done on it after hangs on that."""

from collections.abc import Iterable

from trainer.grading.answers.choice.beside import NUMBERS, STRING_OPEN, answers_too_little
from trainer.grading.answers.choice.next_rights import has_only_called
from trainer.grading.answers.choice.own_wager import last_wager, left_open
from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.common.unclear import to_be_asked
from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import legal_meanings
from trainer.rules.facts.on_a_number import may_be_a_raise, out_of_turn, same_whatever_it_means
from trainer.rules.facts.out_of_turn import KIND, beside_chips_that_go_back, resting_on_chips_beside
from trainer.rules.facts.shape import offered, said_first, within_the_limit
from trainer.rules.facts.short_all_in import raised_by_a_bet, said_for_either_raise, said_to_complete
from trainer.rules.facts.standing import AGGRESSIVE, FOLD, WITH_CHIPS
from trainer.rules.facts.turns import AFTER_ACTING, found_out_of_turn, told
from trainer.rules.facts.wager import Wager, maker, wagers
from trainer.rules.facts.walk import WAITING
from trainer.rules.orders import orders
from trainer.rules.ruling import Decision
from trainer.rules.stands import ALL_IN_STANDS, OVERBET, UNDERRAISE, stands
from trainer.rules.what_it_leaves import leaves_open

TOO_LITTLE_OR_MUCH = ("undercall", "undercall-after-another", UNDERRAISE, OVERBET)
POSTS = "bet.turn.posted-minimum-action-to-come"
"""The rule of a house by which a bet out of turn posts the minimum, which rests on the bet there is."""
FOLD_BINDS = "bet.fold-binds"
"""The ruling that a fold binds and may be penalized."""


def hangs_on_it(law: Book, facts: Facts, points: tuple[Decision, ...]) -> Decision | None:
    """What the house says of the last wager of the street that it leaves open, while anybody is left to play on."""
    if len(facts.course.contesting) < 2:
        return None
    here = [each for each in wagers(facts) if each.motions and each.street == facts.course.street]
    unsized = [each for each in here if stands(law, facts, each).open and not orders(facts, each.first + 1)]
    said = [left_open(facts, points, each) for each in unsized]
    return next((each for each in reversed(said) if each is not None and leaves_open(each)), None)


def with_what_it_hangs_on(
    law: Book, facts: Facts, points: tuple[Decision, ...], open_now: tuple[Decision, ...]
) -> tuple[Decision, ...]:
    """What is still to be put right, after such a wager where that was made before."""
    first = hangs_on_it(law, facts, points)
    before = first is not None and all(each.matter.error >= first.matter.error for each in open_now)
    return (first, *open_now) if first is not None and before else open_now


def hangs_on_a_number(law: Book, facts: Facts, points: tuple[Decision, ...]) -> Decision | None:
    """What the house says of a number that it leaves open, or of "raise" or "complete" over a short all-in, where
    another player has called or raised it since; None once somebody went all-in on it, which is what it is whatever
    the number means.

    Out of turn whoever comes before him has to know, where it is not said what less than a raise is.
    """
    here = [each for each in wagers(facts) if each.street == facts.course.street]
    last = {each.seat: each for each in here}
    either = [each for each in last.values() if _either_raise(facts, each)]
    either += [each for each in here if _to_complete(law, facts, each)]
    unsized = (e for e in here if e in either or (_a_number(e) and _asks_still(facts, e, here)))
    numbers = (each for each in unsized if not orders(facts, each.first + 1))
    made = next((each for each in numbers if stands(law, facts, each).open), None)
    after = acted_on(facts, made) if made is not None else []
    if made is None or any(_whatever_it_means(law, facts, made, each) for each in after):
        return None
    if len(after) == 1 and _only_waits(law, facts, made, after[0]):
        return None
    left = _on_the_number(facts, points, made) or left_open(facts, points, made)
    waited = not made.in_turn and left is not None and _is_waited_for(facts, made, left)
    until = len(facts.record) if left is not None and left.silent else made.first
    passed = early_fold(facts, points, until) is not None
    named = last[made.seat] is not made and _names_it(facts, made, last[made.seat], here)
    answered = bool(after) or _folded_to(facts, made, here)
    chips = said_to_complete(made) and bool(made.motions)
    return left if waited or (made.in_turn and (answered or passed or named or chips)) else None


def called_what_is_known(law: Book, facts: Facts, points: tuple[Decision, ...]) -> bool:
    """Has the next player called in words, and others gone on from that, with no number open before it?"""
    return has_only_called(facts) and hangs_on_a_number(law, facts, points) is None


def rests_on_what_is_open(law: Book, facts: Facts, decision: Decision) -> bool:
    """Is it of too little or too much, or of who may not raise, on a number, "complete", more than the limit or an
    opening bet of too little, which is open still?
    """
    sized = decision.matter.kind in (*TOO_LITTLE_OR_MUCH, AFTER_ACTING) and not decision.silent
    barred = decision.matter.kind == AFTER_ACTING
    made = maker(facts.about(decision.matter)) if sized else None
    if made is None:
        return False
    here = [each for each in wagers(facts) if each.street == made.street and each.first < made.first]
    bet = next((each for each in reversed(here) if _vague(each) or offered(each) > each.facing), None)
    if bet is None or bet.seat == made.seat or not stands(law, facts, bet).open:
        return False
    too_little = not bet.facing and offered(bet) < bet.minimum
    return too_little or (not barred and (_vague(bet) or not within_the_limit(bet)))


def _vague(made: Wager) -> bool:
    return _a_number(made) or (said_to_complete(made) and not made.done)


def _folded_to(facts: Facts, made: Wager, here: list[Wager]) -> bool:
    """Has somebody folded to it since, and another hand is left besides its maker's?"""
    folds = (each for each in here if each.done == g.Fold.verb and each.in_turn and each.first > made.first)
    return len(facts.course.contesting) > 1 and any(each.seat != made.seat for each in folds)


def hangs_on_the_limit(law: Book, facts: Facts, points: tuple[Decision, ...]) -> Decision | None:
    """What the house doesn't say of more than the limit, where somebody has acted out of turn on it, or before a raise
    of that size: whether that binds, and at how much, hangs on it.
    """
    acts = (each for each, _ in told(facts).acts if each.street == facts.course.street)
    beyond = (each for each in acts if not within_the_limit(each) and not orders(facts, each.first + 1))
    made = next((each for each in beyond if stands(law, facts, each).open), None)
    if made is None or raised_by_a_bet(facts, made.facing, made.first):
        return None
    outs = (each for each in told(facts).outs if each.made.street == made.street)
    if not any(each.made.first > made.first or (made.facing and (each.waits or each.changed)) for each in outs):
        return None
    mine = (each for each in points if each.matter.kind == OVERBET and each.matter.error == made.first + 1)
    return next((each for each in mine if each.silent), None)


def hangs_on_more_than_the_limit(facts: Facts, every: Iterable[Decision], seat: int) -> Decision | None:
    """What the house doesn't say of more than the limit, which the last wager of the seat calls or raises, or of an
    opening bet of too little, which it may only call.
    """
    mine = [each for each in wagers(facts) if each.seat == seat and each.street == facts.course.street]
    if not mine or mine[-1].done:
        return None
    beyond = (each for each in every if each.matter.kind == OVERBET and each.silent)
    limit = next((each for each in beyond if each.matter.error <= mine[-1].first), None)
    return limit or next((each for each in every if answers_too_little(facts, each, mine[-1])), None)


def hangs_on_chips_beside(facts: Facts, every: Iterable[Decision], seat: int) -> Decision | None:
    """The act out of turn that doesn't bind, beside whose chips the last ones of the seat were put out, or those on
    which its last wager rests.
    """
    made = last_wager(facts, seat)
    if made is None:
        return None
    beside = {each.seat: each for each in wagers(facts) if beside_chips_that_go_back(facts, each)}
    his = {maker for maker, each in beside.items() if made in (each, *resting_on_chips_beside(facts, each))}
    return next((each for each in every if each.matter.kind == KIND and each.matter.seats[0] in his), None)


def hangs_on_early_chips(facts: Facts, points: tuple[Decision, ...]) -> Decision | None:
    """The act out of turn on which nothing is printed, once others have raised it out of turn, or called it so and
    somebody has bet or called in turn since: what that comes to hangs on it. In limit the bet is of its one size all
    the same.
    """
    if facts.setup.limit == "limit":
        return None
    outs = [each for each in told(facts).outs if each.made.street == facts.course.street and each.kind in WITH_CHIPS]
    mine = (each for each in points if each.matter.kind == KIND and each.silent)
    for each in mine:
        first = next((out.made.first for out in outs if out.made.first + 1 == each.matter.error), None)
        later = [out for out in outs if first is not None and out.made.first > first]
        since = min((out.made.first for out in later), default=facts.at)
        answered = any(made.first > since and made.seat != each.matter.seats[0] for made in _with_chips(facts))
        if answered or any(out.kind in AGGRESSIVE for out in later):
            return each
    return None


def hangs_on_the_motions(facts: Facts, points: tuple[Decision, ...]) -> Decision | None:
    """That the floor says which motions of a string bet stand, where it hasn't yet and others have acted since."""
    acts = (each for each in wagers(facts) if each.street == facts.course.street)
    here = [each for each in acts if not (each.done and each.in_turn)]
    for each in points:
        made = maker(facts.about(each.matter)) if each.key == STRING_OPEN else None
        if made is None or made.street != facts.course.street or orders(facts, made.first + 1):
            continue
        if any(later.first > made.last and later.seat != made.seat for later in here):
            return each
    return None


def _with_chips(facts: Facts) -> list[Wager]:
    return [each for each, _ in told(facts).acts if each.street == facts.course.street and not each.done]


def early_fold(facts: Facts, points: tuple[Decision, ...], before: int) -> Decision | None:
    """What is ruled on a fold out of turn of the street, made before that gesture: first that it may be penalized."""
    folds = [each for each in points if _folded_early(facts, each, before)]
    return next(
        (each for each in folds if each.matter.kind != KIND and each.key == FOLD_BINDS), next(iter(folds), None)
    )


def _folded_early(facts: Facts, decision: Decision, before: int) -> bool:
    out = found_out_of_turn(facts.about(decision.matter), WAITING)
    if out is None or out.kind != FOLD or (decision.matter.kind != KIND and decision.key != FOLD_BINDS):
        return False
    return out.made.street == facts.course.street and out.made.first < before


def _either_raise(facts: Facts, made: Wager) -> bool:
    """Are there words alone in turn of which it is open what they are: "raise" over an all-in short of the fixed bet,
    or more than the limit?
    """
    only_said = made.in_turn and bool(made.words) and not made.motions and not made.done
    return only_said and (said_for_either_raise(facts, made) or not within_the_limit(made))


def _to_complete(law: Book, facts: Facts, made: Wager) -> bool:
    """Is it "complete" over a short all-in, with its chips or none, in turn or before it, where it isn't overtaken?

    What is left to whoever was overtaken hangs on it, where a raise out of turn posts a minimum and a call doesn't.
    """
    if made.done or not said_to_complete(made):
        return False
    return POSTS in law.rules or not any(each.changed for each in told(facts).outs if each.made.first == made.first)


def _only_waits(law: Book, facts: Facts, made: Wager, other: Wager) -> bool:
    """Does it wait out of turn, done on a number whose meaning makes no other act of it, or is it a full raise by any?
    What a bet or raise posts rests on that.
    """
    out = out_of_turn(facts, other) if other.first > made.first else None
    if out is None or not same_whatever_it_means(facts, made, out):
        return False
    raises = may_be_a_raise(facts, made, out)
    return not (raises and POSTS in law.rules) and (out.waits or (raises and not out.unnamed))


def _whatever_it_means(law: Book, facts: Facts, made: Wager, other: Wager) -> bool:
    """Is that what it is whatever a number means: an all-in on it that posts nothing or one that stands at the house?
    Of a raise that is one of two only an all-in of no more than the lower one.
    """
    since = other.first > made.first
    if said_to_complete(made):
        return since and other.most <= made.facing
    if _either_raise(facts, made):
        return since and other.most <= made.minimum
    posts = POSTS in law.rules and out_of_turn(facts, other) is not None
    return other.all_in and not posts and (since or ALL_IN_STANDS in law.rules)


def _is_waited_for(facts: Facts, made: Wager, left: Decision) -> bool:
    """Has somebody to know what a number out of turn is: is it not said what less than a raise is, or is its maker
    to be asked, as others have acted since and none of them has bet or raised?
    """
    if left.silent:
        return True
    since = [each for each in wagers(facts) if each.first > made.first and each.street == made.street]
    others = [each for each in since if each.seat != made.seat]
    return to_be_asked(left.ruling) and bool(others) and not any(offered(each) > each.facing for each in others)


def acted_on(facts: Facts, made: Wager) -> list[Wager]:
    """What others have called, bet or raised on the street since that wager, unless it no longer binds, and what waited
    out of turn as it came.
    """
    gone = {each.made.first for each in told(facts).outs if each.changed}
    since = [each for each in wagers(facts) if each.first > made.first and each.street == made.street]
    since = [each for each in since if each.first not in gone]
    waited = [each.made for each in told(facts).outs if each.kind in WITH_CHIPS and each.made.street == made.street]
    early = [each for each in waited if each.first < made.first]
    return [each for each in (*since, *early) if each.seat != made.seat and not each.done]


def _asks_still(facts: Facts, made: Wager, here: list[Wager]) -> bool:
    """Has its maker answered nobody in turn who raised since, but with a fold, or by going on from a raise that may be
    no whole one of it?
    """
    since = [each for each in here if each.first > made.first]
    own = next((each for each in reversed(since) if each.seat == made.seat), None)
    if own is None or not own.in_turn or own.done == g.Fold.verb or not _raised(made, since):
        return True
    whole = 2 * max(legal_meanings(facts, made), default=0) - made.facing
    others = (each for each in since if each.seat != made.seat and said_first(each, "raise"))
    return _names_it(facts, made, own, here) or any(made.facing < offered(each) < whole for each in others)


def _names_it(facts: Facts, made: Wager, own: Wager, here: list[Wager]) -> bool:
    """Are those words or, of a number out of turn, chips that only name one of its meanings, and no answer in turn to
    a raise?
    """
    said = own.words[0][1].amount if own.words and not own.motions else 0
    put = own.total if own.motions and not own.words and not made.in_turn else 0
    if not {said, put} & {*legal_meanings(facts, made)}:
        return False
    return not (_raised(made, (each for each in here if each.first > made.first)) and own.in_turn)


def _raised(made: Wager, since: Iterable[Wager]) -> bool:
    """Has another player bet or raised since?"""
    return any(offered(each) > each.facing for each in since if each.seat != made.seat)


def _on_the_number(facts: Facts, points: tuple[Decision, ...], made: Wager) -> Decision | None:
    """What the house says of the number itself, whatever else came up of its words and chips; that its floor decides
    on unclear cases before that nothing is printed on numbers.
    """
    mine = [each for each in points if each.matter.kind in NUMBERS and maker(facts.about(each.matter)) == made]
    return next((each for each in mine if not each.silent), next(iter(mine), None))


def _a_number(made: Wager) -> bool:
    said = made.declared if not made.done else None
    if said is None or said.conditional:
        return False
    return (said.unofficial > 0 and bool(made.words)) or (not said.kind and made.facing > 0 and not made.motions)
