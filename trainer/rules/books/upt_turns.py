"""UPT on acting out of turn: a bet becomes the posted minimum; checks and calls bar aggression at the next turn."""

from collections.abc import Mapping

from trainer.kernel.games import is_stud
from trainer.rules.books.upt_amounts import leaves_open
from trainer.rules.common.after_out_of_turn import ANY, HOLDING
from trainer.rules.common.after_out_of_turn import DEAD as FOLDED
from trainer.rules.common.after_out_of_turn import FOLDED as FOLD_BINDS
from trainer.rules.common.rights import BARRED, CLOSED, OPEN, OPENING, may_not_raise, may_raise
from trainer.rules.course import big_blind_seat, clockwise
from trainer.rules.facts import Facts
from trainer.rules.facts import out_of_turn as o
from trainer.rules.facts import rights as r
from trainer.rules.facts import turns as t
from trainer.rules.facts.standing import AGGRESSIVE, WITH_CHIPS, OutOfTurn, read
from trainer.rules.facts.turns import AFTER_ACTING
from trainer.rules.facts.turns import out_of_turn as out
from trainer.rules.facts.wager import Wager
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Discretion, Ruling
from trainer.rules.sizes import least_posted

POSTS = Ruling(
    "bet.out-of-turn-posts-minimum",
    "the player who bet out of turn posts the minimum; the action goes back to the player who was next to act",
)
ONLY_CHECKS = Ruling(
    "bet.posted-minimum-check-only", "the posted minimum plays, and the player who bet out of turn may only check"
)
ANSWERS = Ruling("bet.call-fold-or-reraise", "the player who bet out of turn may call, fold or re-raise")
ANSWERS_SHORT = Ruling(
    "bet.short-raise-call-or-fold",
    "the player who bet out of turn may only call or fold",
)
BINDS_SO_FAR = Ruling(
    "bet.binds-unless-action-changes",
    "the out-of-turn action is binding unless someone bets or raises before the player's turn",
)
BINDS = Ruling(
    "bet.binds-without-raise", "the out-of-turn action is binding: the player may not bet or raise this turn"
)
MAY_BIND = Ruling(
    "bet.may-bind-after-call",
    "after a call in between, the out-of-turn action may be ruled binding",
    Authority.FLOOR,
    discretion=Discretion.FULL,
    options=("binding", "not-binding"),
)
IN_TURN = Ruling(
    "bet.in-turn-after-posted-minimum",
    "the next player acts in turn: the minimum posted out of turn plays",
    fault=False,
)
FREE = Ruling(
    "bet.fold-out-of-turn-released", "the fold announced out of turn isn't binding: the player may call, raise or fold"
)
NO_RAISE = Ruling(
    "bet.not-binding-no-raise",
    "the out-of-turn action isn't binding, but the player may not bet or raise this turn",
)
FOLDED_EARLY = Ruling(
    "bet.fold-out-of-turn-dead",
    "the hand folded out of turn is dead, and the action is on the player who was next to act",
)
OPENS = Ruling("bet.acts-first", "the player acts first", fault=False)
PASSIVE = (
    "bet.turn.passive-act-action-to-come",
    "bet.turn.passive-act-action-unchanged",
    "bet.turn.passive-act-call-between",
    "bet.turn.fold-out-of-turn-action-changed",
)


def due(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    return {"due": t.due_now(facts, t.way_of(numbers))}


def _minimum(facts: Facts, numbers: Numbers, made: OutOfTurn) -> int:
    return min(least_posted(facts.setup, made.made.street, made.level, numbers["posts"]), made.made.most)


def posted(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """The big blind where there was no bet, a multiple of the bet where there was one; or all he has."""
    before = _waiting_post(facts, numbers)
    post = _minimum(facts, numbers, before or t.out_of_turn(facts, t.way_of(numbers)))
    return {"post": post, "rest": max(0, out(facts).made.total - post), **due(facts, numbers)}


def _posts(facts: Facts, numbers: Numbers) -> bool:
    """A bet or raise out of turn on which nobody else has put chips in: what becomes of those is not said."""
    made = out(facts).made
    return o.aggressive(facts) and not leaves_open(facts, made) and not _others_are_in(facts, numbers, made)


def _others_are_in(facts: Facts, numbers: Numbers, made: Wager) -> bool:
    """Has anybody else put chips in out of turn since that bet, before somebody raised it?"""
    outs = t.told(facts, t.way_of(numbers)).outs
    raised = next((each.back for each in outs if each.made.first == made.first and each.changed), facts.at)
    since = [each for each in outs if made.last < each.made.first < raised and each.made.street == made.street]
    return any(each.kind in WITH_CHIPS and each.seat != made.seat for each in since)


@rule("bet.turn.posted-minimum-action-to-come", ruling=POSTS, figures=posted, numbers=("posts",))
def bet_out_of_turn(facts: Facts, numbers: Numbers) -> bool:
    """A player bets or raises out of turn, and a skipped player still has to act.

    Chips they add before all skipped players have answered aren't an action of their own.
    """
    if _waiting_post(facts, numbers) is not None:
        return o.aggressive(facts)
    return _posts(facts, numbers) and o.waits(facts, numbers)


def _waiting_post(facts: Facts, numbers: Numbers) -> OutOfTurn | None:
    """The bet out of turn of the same player that still waits as the house follows it, with what it posts."""
    before = _posted_before(facts, numbers) if o.spent(facts) and o.as_followed(facts, numbers) is None else None
    open_still = before is not None and before.waits and not _others_are_in(facts, numbers, before.made)
    return before if open_still else None


def _posted_before(facts: Facts, numbers: Numbers) -> OutOfTurn | None:
    """The bet out of turn of this street that the player of the matter posted the minimum for, and nobody raised."""
    street, seat = out(facts).made.street, facts.matter.seats[0]
    outs = [each for each in t.told(facts, t.way_of(numbers)).outs if (each.seat, each.made.street) == (seat, street)]
    before = (each for each in outs if each.made.first + 1 < facts.matter.error)
    return next((each for each in before if each.kind in AGGRESSIVE and not each.changed), None)


def _post(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    before = _posted_before(facts, numbers)
    return {"post": _minimum(facts, numbers, before)} if before is not None else {}


def _posted_then(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    return _post(facts, numbers) if o.spent(facts) else posted(facts, numbers)


def _called_or_folded(facts: Facts) -> str:
    """What the player who was due did with what was posted: each has a paragraph of its own."""
    now = out(facts)
    mine = (each for each in t.told(facts).outs if (each.seat, each.made.street) == (now.seat, now.made.street))
    made = next((each for each in mine if each.kind in AGGRESSIVE), now)
    acts = (
        read(each, now)[0] for each, now in t.told(facts).acts if each.seat == made.due and each.first > made.made.last
    )
    return "folded" if "fold" in acts else "called"


@rule(
    "bet.turn.posted-minimum-not-raised",
    ruling=ONLY_CHECKS,
    figures=_posted_then,
    numbers=("posts",),
    row=_called_or_folded,
)
def only_a_check_left(facts: Facts, numbers: Numbers) -> bool:
    """A player bets out of turn, and the player whose turn it was calls or folds, even if others act after that."""
    if o.spent(facts):
        return _answered_by_all(facts) and _posted_before(facts, numbers) is not None
    return _posts(facts, numbers) and o.unchanged(facts, numbers)


def _checks_since(facts: Facts, numbers: Numbers) -> bool:
    """Did who posted the minimum check, on a street that is over, where nothing but that was left to him?"""
    in_turn = o.as_followed(facts, numbers) is None and out(facts).made.street != facts.course.street
    return in_turn and out(facts).kind == "check" and _posted_before(facts, numbers) is not None


def _answered_by_all(facts: Facts) -> bool:
    """Was nobody left to act on what had been posted?"""
    return not facts.record.courses[facts.matter.error - 1].pending


@rule(
    "bet.turn.posted-minimum-raised-again",
    ruling=ONLY_CHECKS,
    figures=_post,
    numbers=("posts",),
    row=_called_or_folded,
    excepts=("bet.turn.acted-already",),
)
def raises_the_minimum_he_posted(facts: Facts, numbers: Numbers) -> bool:
    """A player posts the minimum for an out-of-turn bet, others call or fold, and the player bets or raises again."""
    return o.spent(facts) and _posted_before(facts, numbers) is not None


@rule("bet.turn.posted-minimum-raised", ruling=ANSWERS, figures=posted, numbers=("posts",))
def raised_after_betting_out_of_turn(facts: Facts, numbers: Numbers) -> bool:
    """A player bets out of turn, and the player whose turn it was raises."""
    return _posts(facts, numbers) and o.changed(facts, numbers) and not o.spent(facts)


@rule(
    "bet.turn.posted-minimum-short-all-in",
    ruling=ANSWERS_SHORT,
    figures=posted,
    numbers=("posts", "reopening"),
    excepts=("bet.turn.posted-minimum-raised",),
)
def short_all_in_over_what_was_posted(facts: Facts, numbers: Numbers) -> bool:
    """After an out-of-turn bet, another player goes all-in for less than a full raise over the posted bet."""
    share = numbers["reopening"] if r.is_limit(facts) else 100
    short = o.changed(facts, numbers) and not o.raised_enough(facts, share, numbers)
    return short and _by_an_all_in(facts, numbers)


def _by_an_all_in(facts: Facts, numbers: Numbers) -> bool:
    """Was the last raise over what was posted somebody's last chips?"""
    since = out(facts).made.last
    acts = t.told(facts, t.way_of(numbers)).acts
    rises = [made for made, standing in acts if made.first > since and made.total > standing.level]
    return bool(rises) and rises[-1].all_in


@rule("bet.turn.passive-act-action-to-come", ruling=BINDS_SO_FAR, figures=due)
def passive_act_out_of_turn(facts: Facts, numbers: Numbers) -> bool:
    """A player acts out of turn by checking, calling or folding, and a skipped player still has to act."""
    return not o.aggressive(facts) and o.waits(facts, numbers)


@rule("bet.turn.passive-act-action-unchanged", ruling=BINDS, figures=due)
def passive_act_and_no_change(facts: Facts, numbers: Numbers) -> bool:
    """A player checks or calls out of turn, and no one bets or raises before that player's turn."""
    return not o.aggressive(facts) and o.unchanged(facts, numbers)


@rule(
    "bet.turn.passive-act-call-between",
    ruling=MAY_BIND,
    figures=due,
    excepts=("bet.turn.passive-act-action-unchanged",),
)
def call_in_between(facts: Facts, numbers: Numbers) -> bool:
    """A player acts out of turn, and another player calls before that player's turn."""
    found = o.as_followed(facts, numbers)
    return found is not None and found.called


@rule("bet.turn.passive-act-action-changed", ruling=NO_RAISE, figures=due)
def passive_act_and_change(facts: Facts, numbers: Numbers) -> bool:
    """A player checks or calls out of turn, and someone bets or raises before that player's turn."""
    return not o.aggressive(facts) and not o.folded(facts) and o.changed(facts, numbers)


@rule("bet.turn.fold-out-of-turn-action-changed", ruling=FREE, figures=due)
def fold_and_change(facts: Facts, numbers: Numbers) -> bool:
    """A player announces a fold out of turn, and someone bets before that player's turn."""
    return o.folded(facts) and o.changed(facts, numbers)


@rule(
    "bet.rights.checked-or-called-out-of-turn",
    ruling=CLOSED,
    figures=may_not_raise,
    excepts=(*BARRED, HOLDING, "bet.rights.said-out-of-turn-call-between"),
)
def checked_or_called_out_of_turn(facts: Facts, numbers: Numbers) -> bool:
    """A player checked or called out of turn and is now next to act, even if the action has changed.

    If they raised anyway, that much is certain, whether or not they are held to a call.
    """
    early = r.came_round(facts, numbers)
    free = facts.matter.kind == AFTER_ACTING or not r.held(facts, numbers)
    return early is not None and early.kind in ("check", "call") and free


@rule("bet.rights.said-out-of-turn-call-between", ruling=MAY_BIND, excepts=(HOLDING,))
def called_after_what_was_said(facts: Facts, numbers: Numbers) -> bool:
    """A player announces an action out of turn, and another player calls before that player's turn."""
    early = r.came_round(facts, numbers)
    return early is not None and early.called


@rule("bet.rights.posted-minimum-raised", ruling=OPEN, figures=may_raise, numbers=("posts",), excepts=OPENING)
def raised_over_what_was_posted(facts: Facts, numbers: Numbers) -> bool:
    """A player bets out of turn, the player who was next to act raises, and now it's the bettor's turn."""
    early = r.came_round(facts, numbers)
    raised = early is not None and early.kind in AGGRESSIVE and early.changed
    return raised and r.least_raise(facts, numbers=numbers) > 0


@rule("bet.turn.next-after-posted-minimum", ruling=IN_TURN, numbers=("posts",))
def turn_after_a_posted_minimum(facts: Facts, numbers: Numbers) -> bool:
    """The action passes an out-of-turn bettor who may only check, and the next player acts."""
    return o.in_turn_there(facts, numbers) or _checks_since(facts, numbers)


@rule(
    "bet.rights.posted-minimum-not-raised",
    ruling=ONLY_CHECKS,
    numbers=("posts",),
    excepts=("bet.rights.turn-of-another-player",),
)
def nothing_but_a_check_at_his_turn(facts: Facts, numbers: Numbers) -> bool:
    """A player posted the minimum for an out-of-turn bet, others called or folded, and that player's turn comes."""
    outs = [each for each in t.told(facts, t.way_of(numbers)).outs if each.seat == facts.matter.seats[0]]
    answered = any(each.kind in AGGRESSIVE and each.back and not each.changed for each in outs)
    return answered and r.his_turn(facts) and not r.his_turn(facts, numbers)


# --- folds and the first to act --------------------------------------------------------------------------------


def _due_without_him(facts: Facts, numbers: Numbers) -> Mapping[str, int]:
    """Who acts now that the hand is dead, though its cards may lie there still."""
    standing = t.told(facts, t.way_of(numbers)).standing
    left = [seat for seat in standing.pending if seat != facts.matter.seats[0]] if standing is not None else []
    return {"due": left[0] if left else 0}


@rule("bet.turn.fold-out-of-turn-facing-a-bet", ruling=FOLDED_EARLY, figures=_due_without_him, excepts=PASSIVE)
def folded_out_of_turn_facing_a_bet(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet folds or announces a fold out of turn, whatever happens before their turn comes."""
    return o.folded(facts) and out(facts).level > out(facts).to


@rule("bet.rights.fold-out-of-turn-facing-no-bet", ruling=FOLD_BINDS, excepts=ANY)
def said_to_be_folded_for_nothing(facts: Facts, numbers: Numbers) -> bool:
    """A player with nothing to call announced a fold out of turn, and no one bet before that player's turn."""
    early = r.came_round(facts, numbers)
    return early is not None and early.kind == "fold" and early.level <= early.to and not early.changed


@rule("bet.rights.fold-out-of-turn-facing-a-bet", ruling=FOLDED, excepts=ANY)
def said_to_be_folded_facing_a_bet(facts: Facts, numbers: Numbers) -> bool:
    """A player facing a bet announced a fold out of turn, and the action has now come to that player."""
    early = r.came_round(facts, numbers)
    return early is not None and early.kind == "fold" and early.level > early.to


def first(facts: Facts, _: Numbers) -> Mapping[str, int]:
    course, table = facts.record.courses[facts.matter.error], facts.record.tables[facts.matter.error]
    able = tuple(seat for seat in course.contesting if table.seat(seat).stack)
    after = big_blind_seat(course.dealt_in, table.button) if course.street == 0 else table.button
    return {"due": clockwise(able, after)[0]}


@rule("bet.first.opener-in-button-games", ruling=OPENS, figures=first)
def left_of_the_blinds_then_of_the_button(facts: Facts, _: Numbers) -> bool:
    """A player is left of the blinds on the first round, or is the first live player left of the button later on."""
    return not is_stud(facts.game)
