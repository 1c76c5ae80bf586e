"""UPT on hands let go: folded to a bet, said to be folded, thrown away with nothing to call or between two rounds."""

from collections.abc import Mapping

from trainer.rules.common.after_out_of_turn import DEAD as FOLDED
from trainer.rules.common.folds import SPOKEN as SAID
from trainer.rules.common.showdown import for_the_floor
from trainer.rules.facts import Facts
from trainer.rules.facts import turns as t
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.standing import AGGRESSIVE, read
from trainer.rules.facts.wager import counts_for, maker
from trainer.rules.points.killed import DISCARD
from trainer.rules.points.turns import after_his_chips
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

SAID_EARLY = Ruling(
    "bet.fold-said-with-nothing-due-binds",
    "the fold announced out of turn is binding unless someone bets or raises before the player's turn",
)
DEAD = Ruling("bet.thrown-away-hand-dead", "the hand thrown away is dead")
NOT_YET_DEAD = Ruling(
    "bet.thrown-away-hand-not-dead-yet",
    "the hand isn't dead unless throwing it away makes a player behind act",
    fault=False,
)
BETWEEN_ROUNDS = for_the_floor(
    "bet.thrown-away-between-rounds-up-to-floor",
    "the floor decides whether a hand thrown away between two betting rounds is dead",
    "the-hand-is-dead",
    "the-hand-lives",
)


@rule("bet.fold.facing-a-bet", ruling=FOLDED)
def folded_facing_a_bet(facts: Facts, _: Numbers) -> bool:
    """A player facing a bet or raise folds or announces a fold."""
    return "facing a bet" in facts.matter.detail


@rule("bet.fold.thrown-away-and-acted-on", ruling=DEAD, kinds=("fold", "bettor-let-go"), also=(DISCARD,))
def thrown_away_and_acted_upon(facts: Facts, _: Numbers) -> bool:
    """A player with nothing to call, even the bettor, throws the hand forward, and that makes a player behind act."""
    return "facing a bet" not in facts.matter.detail and not _only_said(facts) and bool(acted_behind(facts))


def _next(facts: Facts, _: Numbers) -> Mapping[str, int]:
    return {"due": facts.course.pending[0]} if facts.course.pending else {}


@rule("bet.fold.thrown-away-not-acted-on", ruling=NOT_YET_DEAD, figures=_next)
def thrown_away_and_not_acted_upon(facts: Facts, _: Numbers) -> bool:
    """A player with nothing to call throws the hand forward, and no player behind has acted yet.

    A bettor whose bet still waits for an answer is asked about as such.
    """
    made = maker(facts)
    called = made is not None and after_his_chips(made) and counts_for(made) <= made.facing
    nothing_left = facts.matter.detail == "nothing to call" or (called and "facing a bet" not in facts.matter.detail)
    waits = bool(facts.course.pending) and not acted_behind(facts)
    return nothing_left and not _only_said(facts) and waits


@rule("bet.fold.said-in-turn-facing-no-bet", ruling=SAID)
def fold_said_with_nothing_to_call(facts: Facts, _: Numbers) -> bool:
    """A player in turn announces a fold with nothing to call."""
    return facts.matter.detail == "nothing to call" and _only_said(facts)


@rule("bet.fold.said-after-acting", ruling=SAID_EARLY)
def fold_said_after_acting(facts: Facts, _: Numbers) -> bool:
    """A player who has already acted announces a fold before their next turn."""
    made = maker(facts)
    after = made is not None and (after_his_chips(made) or facts.when(facts.matter.onset - 1).course.closed)
    answers_a_bet = "facing a bet" in facts.matter.detail
    return after and not answers_a_bet and _only_said(facts) and not _raised_since(facts)


def _raised_since(facts: Facts) -> bool:
    """Has somebody bet or raised since the matter came up?"""
    found = t.told(facts)
    made = ((each, read(each, now)[0]) for each, now in found.acts)
    return any(each.first >= facts.matter.onset and kind in AGGRESSIVE for each, kind in made)


@rule("bet.fold.thrown-away-between-rounds", ruling=BETWEEN_ROUNDS)
def thrown_away_between_rounds(facts: Facts, _: Numbers) -> bool:
    """Between two betting rounds a player throws their hand forward, and no one acts because of it."""
    closed = facts.when(facts.matter.onset - 1).course.closed and "facing a bet" not in facts.matter.detail
    in_turn = facts.matter.detail == "nothing to call" and bool(facts.course.pending)
    return closed and not in_turn and not _only_said(facts) and not acted_behind(facts)


def _only_said(facts: Facts) -> bool:
    made = maker(facts)
    said = made is not None and (said_first(made, "fold") or (after_his_chips(made) and bool(made.words)))
    return made is not None and said and made.done != "fold"


def acted_behind(facts: Facts) -> set[int]:
    """Who has acted since the hand was let go, in turn or not, apart from those who were to act before it."""
    told = t.told(facts)
    made = [each for each, _ in told.acts] + [each.made for each in told.outs]
    passed = {seat for each in told.outs if each.made.first + 1 == facts.matter.error for seat in each.passed}
    return {each.seat for each in made if each.first >= facts.matter.onset} - passed
