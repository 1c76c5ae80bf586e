"""Points of the chapter turns: what each player may do when the action comes to him, and what is done out of turn."""

from collections.abc import Iterator

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.showdown import over, showdown, unanswered
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.facts.walk import WAYS
from trainer.rules.kind import About, ComesOf, PointKind
from trainer.rules.points.killed import gone
from trainer.rules.ruling import Matter
from trainer.rules.ties import same_seat_passed

RIGHTS, TURN, SKIPPED, FOLD, FIRST, CAP = (
    "bet.rights",
    "bet.turn",
    "bet.skipped",
    "bet.fold",
    "bet.first",
    "bet.raise-cap",
)
THROWN_TO = ("aside", "muck")


def rights(facts: Facts) -> Iterator[Matter]:
    """The action comes to a player, whichever way acts out of turn are treated."""
    for at, seat in sorted({(each.at, each.seat) for way in WAYS for each in told(facts, way).turns}):
        yield Matter("rights", RIGHTS, at, at, seats=(seat,))


def caps(facts: Facts) -> Iterator[Matter]:
    """The action comes to a player after a bet and at least one raise: is there a limit to them?"""
    for each in told(facts).turns:
        if each.standing.raises > 1:
            yield Matter("raise-cap", CAP, each.at, each.at, seats=(each.seat,))


def first_to_act(facts: Facts) -> Iterator[Matter]:
    """A betting round opens."""
    seen: set[int] = set()
    for each in told(facts).turns:
        if each.standing.street not in seen:
            seen.add(each.standing.street)
            yield Matter("first-to-act", FIRST, each.at, each.at, seats=(each.seat,))


def out_of_turn(facts: Facts) -> Iterator[Matter]:
    """A player acts while another is due; the seat that was due comes second."""
    for each in told(facts).outs:
        made = each.made
        yield Matter("turn", TURN, made.last + 1, made.first + 1, seats=(each.seat, each.due), detail=each.kind)


def skipped(facts: Facts) -> Iterator[Matter]:
    """Players are passed over: somebody acted before them. The first such act opens the point for each of them."""
    seen: set[tuple[int, int]] = set()
    for each in told(facts).outs:
        for seat in each.passed:
            if (seat, each.made.street) not in seen:
                seen.add((seat, each.made.street))
                yield Matter("skipped", SKIPPED, each.made.last + 1, each.made.first + 1, seats=(seat, each.seat))


def folds(facts: Facts) -> Iterator[Matter]:
    """A fold out of turn, or in turn with nothing to call; cards thrown forward in turn are one too. Each once."""
    once: dict[tuple[str, tuple[int, ...]], Matter] = {}
    for each in _every_fold(facts):
        once.setdefault((each.key, each.seats), each)
    yield from once.values()


def _every_fold(facts: Facts) -> Iterator[Matter]:
    for each in told(facts).outs:
        if each.kind == "fold":
            made = each.made
            detail = f"out of turn, {_against(each.level > each.to)}"
            yield Matter("fold", FOLD, made.last + 1, made.first + 1, seats=(made.seat,), detail=detail)
    for made, standing in told(facts).acts:
        if _folds(made) and not _after_the_last_bet(facts, made):
            detail = _against(standing.level > standing.matched[made.seat])
            detail = f"out of turn, {_against(False)}" if after_his_chips(made) else detail
            yield Matter("fold", FOLD, made.last + 1, made.first + 1, seats=(made.seat,), detail=detail)
    yield from _thrown_forward(facts)
    yield from _between_rounds(facts)
    yield from _of_a_bettor(facts)


def _of_a_bettor(facts: Facts) -> Iterator[Matter]:
    """Without a word a player lets go of the whole hand while his own bet or raise is still to be answered."""
    for index, gesture, seat in gone(facts):
        then = facts.when(index)
        if _lets_go(gesture, seat) and unanswered(then, seat) and seat != then.course.to_act:
            bet = max((each.first for each in wagers(facts) if each.seat == seat and each.first < index), default=index)
            yield Matter("fold", FOLD, index + 1, bet + 1, seats=(seat,), detail=f"out of turn, {_against(False)}")


def _between_rounds(facts: Facts) -> Iterator[Matter]:
    """A round of betting is over, the next card not out yet, and somebody folds or lets go of his hand: it is nobody's
    turn.
    """
    acted = {at for made, _ in told(facts).acts for at in range(made.first, made.last + 1)}
    said = ((each.first, each.seat) for each in wagers(facts) if _folds(each))
    thrown = ((at, seat) for at, gesture, seat in gone(facts) if _lets_go(gesture, seat))
    let_go = (each for each in thrown if not unanswered(facts.when(each[0]), each[1]))
    for at, seat in sorted({*said, *let_go}):
        then = facts.when(at)
        here = then.course.closed and then.course.opened == facts.course.opened and len(then.course.contesting) > 1
        if at not in acted and here and not over(then):
            yield Matter("fold", FOLD, at + 1, at + 1, seats=(seat,), detail=f"out of turn, {_against(False)}")


def _folds(made: Wager) -> bool:
    said = [each.kind for _, each in made.words if not each.conditional]
    return made.done == "fold" or said[:1] == ["fold"] or after_his_chips(made)


def _lets_go(gesture: g.Gesture, seat: int) -> bool:
    forward = isinstance(gesture.act, g.Move) and gesture.act.to in THROWN_TO
    return gesture.seat == seat and forward


def _thrown_forward(facts: Facts) -> Iterator[Matter]:
    """The player to whom the action had come lets go of the whole hand, without a word."""
    for index, gesture, seat in gone(facts):
        turn = next((each for each in reversed(told(facts).turns) if each.at <= index), None)
        if _lets_go(gesture, seat) and turn is not None and turn.seat == seat and not showdown(facts.when(index)):
            detail = _against(turn.standing.level > turn.standing.matched[seat])
            yield Matter("fold", FOLD, index + 1, index + 1, seats=(seat,), detail=detail)


def after_his_chips(made: Wager) -> bool:
    """Did he fold when his chips had called, bet or raised, so that the turn was his no more?"""
    in_full = made.motions and not made.back and (made.total >= max(made.facing, 1) or made.all_in)
    return bool(in_full) and not said_first(made, "fold") and (made.done == "fold" or _said_after_chips(made))


def _said_after_chips(made: Wager) -> bool:
    """Was a fold said once all the chips lay there?"""
    out = made.motions[-1][0]
    return any(at > out and each.kind == "fold" and not each.conditional for at, each in made.words)


def _after_the_last_bet(facts: Facts, made: Wager) -> bool:
    """Did he let his hand go when no more betting was possible? Then he shows nothing, and folds no turn."""
    folds = [at for at in range(made.first, made.last + 1) if isinstance(facts.record.gestures[at].act, g.Fold)]
    return bool(folds) and all(over(facts.when(at)) > 0 for at in folds)


def _against(facing: bool) -> str:
    return "facing a bet" if facing else "nothing to call"


PAST_ONE_PLAYER = ComesOf(same_seat_passed, ("turn", "skipped"))
"""Whoever acts past a player who was passed over already adds to one mistake."""
KINDS: tuple[PointKind, ...] = (
    PointKind("rights", RIGHTS, "What the player to act may do", About.SEATS, rights),
    PointKind("raise-cap", CAP, "Whether raises are limited", About.SEATS, caps),
    PointKind("first-to-act", FIRST, "Who acts first", About.SEATS, first_to_act),
    PointKind("turn", TURN, "Action out of turn", About.WAGER, out_of_turn, comes_of=(PAST_ONE_PLAYER,)),
    PointKind("skipped", SKIPPED, "A skipped player", About.SEATS, skipped, comes_of=(PAST_ONE_PLAYER,)),
    PointKind("fold", FOLD, "A fold", About.WAGER, folds),
)
