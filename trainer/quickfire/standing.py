"""What stands of a wager: the one answer that all points about it come to, or none that could be asked for.

A house decides several points on one wager: its size, words against chips, motions, turn. Where they come to different
figures, or the house leaves the matter open, there is no question in it.
"""

from dataclasses import dataclass, field

from trainer.quickfire import asking
from trainer.quickfire.kind import Unsuitable
from trainer.rules.book import Book
from trainer.rules.common.unclear import to_be_asked
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.kinds import OF_HANDS
from trainer.rules.points.wager import PLAIN
from trainer.rules.ruling import Authority, Decision, Discretion, Matter

CALL, RAISE, BET, ALL_IN, NOTHING, FLOOR = "call", "raise", "bet", "all-in", "nothing", "floor"
ABOUT = (
    "wager",
    "undercall",
    "undercalls-in-sequence",
    "underraise",
    "overbet",
    "several-motions",
    "prior-chips-pulled",
    "words-and-chips",
    "general-declaration",
    "unclear-amount",
    "invalid-declaration",
    "pot-bet",
    "small-chips",
    "chips-below-the-bring-in",
    "unrounded-amount",
    "chips-let-go",
    "chips-added",
    "completed-bet",
    "conditional",
    "blind-call",
    "hasty",
    "taken-back",
    "accepted",
    "turn",
)
SIZED = ("wager", "undercall", "underraise", "overbet", "unclear-amount", "turn")  # these say what it comes to
SPOILING = ("small-chips", "chips-below-the-bring-in", "unrounded-amount", "completed-bet", "hasty")
MINOR = ("chips-added", "pot-bet", "words-and-chips", "general-declaration", "chips-let-go", "prior-chips-pulled")


@dataclass(frozen=True)
class Standing:
    """`stands` is one of the answers, `to` the seat's total by it, in chips; `decisions` those it rests on."""

    stands: str
    made: Wager
    decisions: tuple[Decision, ...] = ()
    to: int = 0

    @property
    def back(self) -> int:
        """What goes back to the seat, in chips."""
        return max(0, self.made.total - self.to)

    @property
    def owed(self) -> int:
        """What is still to be put in, in chips."""
        return max(0, self.to - self.made.total)


@dataclass(frozen=True)
class _Asked:
    """A wager, the points about it and what the house says on each."""

    made: Wager
    told: dict[str, Decision] = field(default_factory=dict)
    points: tuple[str, ...] = ()

    def ruled(self, kind: str) -> Decision | None:
        return self.told.get(kind)

    def floor(self) -> tuple[Decision, ...]:
        """The decisions that are the floor's."""
        return tuple(each for each in self.told.values() if each.ruling and each.ruling.authority is Authority.FLOOR)


def standing(law: Book, facts: Facts, seat: int) -> Standing:
    """What stands of the last wager of a seat. Raises Unsuitable."""
    asked = _asked(law, facts, seat)
    if _plays_nothing(asked):
        return Standing(NOTHING, asked.made, (asked.told["small-chips"],))
    if any(kind in asked.told for kind in SPOILING) or _left_open(asked):
        raise Unsuitable
    if floor := asked.floor():
        if any(_same_either_way(each) for each in floor) or _dealers_too(asked):
            raise Unsuitable
        return Standing(FLOOR, asked.made, floor)
    if "several-motions" in asked.points:
        return _in_motions(law, facts, seat, asked)
    if "turn" in asked.points:
        return _out_of_turn(asked)
    return _taken_back(asked) if "taken-back" in asked.points else _sized(asked)


def _asked(law: Book, facts: Facts, seat: int) -> _Asked:
    made = [each for each in wagers(facts) if each.seat == seat][-1]
    points = [each for kind in ABOUT for each in OF_HANDS[kind].detector(facts) if _about(each, made)]
    decided = [(each, asking.on(law, facts, each)) for each in points]
    if any(not decision.silent and not decision.confirmed for _, decision in decided):
        raise Unsuitable
    told = {each.kind: decision for each, decision in decided if asking.sure(decision)}
    return _Asked(made, told, tuple(each.kind for each in points if each.kind != "underraise" or each.detail != PLAIN))


def _same_either_way(decision: Decision) -> bool:
    """Does the choice that is the floor's come to the same total whatever it is?"""
    either = dict(decision.figures)
    return "together" in either and either["together"] == either.get("apart")


def _dealers_too(asked: _Asked) -> bool:
    """Does the floor judge what was understood or held out, where another point already says what it comes to?"""
    if asked.ruled("chips-let-go") in asked.floor() and "prior-chips-pulled" in asked.told:
        return True
    accepted, others = asked.ruled("accepted"), [each for kind in SIZED if (each := asked.ruled(kind))]
    floors = accepted is not None and accepted in asked.floor()
    return floors and any("to" in dict(each.figures) for each in others)


def _plays_nothing(asked: _Asked) -> bool:
    """Are all the chips too small to bet with?"""
    small = asked.ruled("small-chips")
    return small is not None and not asked.made.prior and dict(small.figures).get("plays") == 0


def _about(matter: Matter, made: Wager) -> bool:
    return made.first < matter.error <= made.last + 1 and made.seat in matter.seats[:1]


def _left_open(asked: _Asked) -> bool:
    """Is there a choice that the book leaves to nobody by name, or words against what the chips are taken for?"""
    for each in asked.told.values():
        ruling = each.ruling
        if ruling and ruling.discretion is Discretion.FULL and ruling.authority is not Authority.FLOOR:
            return True
    unclear = asked.ruled("unclear-amount")
    if "unclear-amount" in asked.points and (unclear is None or to_be_asked(unclear.ruling)):
        return True  # nobody can tell before somebody has been asked
    method = asked.ruled("words-and-chips")
    late = bool(asked.made.words) and asked.made.declared is None
    return late and method is not None and method.effect is Effect.WORDS_ARE_THE_BET


# --- motions and turns -----------------------------------------------------------------------------------------


def _in_motions(law: Book, facts: Facts, seat: int, asked: _Asked) -> Standing:
    """A string bet without a word leaves what the first motion was; other motions are sized as one."""
    ruled = asked.ruled("several-motions")
    if ruled is None or ruled.ruling is None:
        raise Unsuitable
    if ruled.effect is not Effect.FIRST_MOTION_STANDS:
        return _sized(asked)
    if asked.made.words or asked.made.prior:
        raise Unsuitable
    first = standing(law, facts.when(asked.made.motions[0][0] + 1), seat)
    if first.stands != CALL:
        raise Unsuitable
    return Standing(CALL, asked.made, (ruled, *first.decisions), first.to)


def _out_of_turn(asked: _Asked) -> Standing:
    ruled = asked.ruled("turn")
    figures = dict(ruled.figures) if ruled else {}
    if ruled is None or ruled.ruling is None:
        raise Unsuitable
    if ruled.effect is Effect.ACT_BINDS and figures.get("to") == asked.made.total:
        return _named(asked, (ruled,), figures["to"])
    if figures.get("back") == asked.made.new.amount and not asked.made.prior:
        return Standing(NOTHING, asked.made, (ruled,))
    raise Unsuitable


def _taken_back(asked: _Asked) -> Standing:
    """A bet that was put out in one motion and taken back stays: what the pot allows of it is owed again."""
    ruled, made = asked.ruled("taken-back"), asked.made
    plain = made.facing == 0 and len(made.motions) == 1 and made.total == 0 and not made.words
    if ruled is None or not plain or dict(ruled.figures).get("owed") != made.new.amount or "underraise" in asked.points:
        raise Unsuitable
    to = min(made.new.amount, _most(asked))
    return _named(asked, (ruled, *_cut(asked, made.new.amount)), to)


# --- sizes -----------------------------------------------------------------------------------------------------


def _sized(asked: _Asked) -> Standing:
    """One total that every point comes to which knows one."""
    invalid = asked.ruled("invalid-declaration")
    if invalid and invalid.effect is Effect.A_CHECK:
        return Standing(NOTHING, asked.made, (invalid,))
    sized = [each for kind in SIZED if (each := asked.ruled(kind))]
    totals = {value for each in sized for key, value in each.figures if key == "to"}
    if len(totals) > 1 or _other_than_full(asked):
        raise Unsuitable
    to = totals.pop() if totals else _by_words(asked)
    if to < _bound(asked) or to > _most(asked):
        raise Unsuitable
    return _named(asked, _resting(asked, sized), to)


def _other_than_full(asked: _Asked) -> bool:
    """Is it his to take back, a short call that the house otherwise makes good?"""
    return any(each.effect is Effect.WITHDRAWN for each in asked.told.values())


def _by_words(asked: _Asked) -> int:
    """The total where no point knows one: what was said, or the chips where they are all that a word binds to."""
    made, said = asked.made, asked.made.declared
    if said is not None and (said.conditional or (said.kind != "call" and "underraise" in asked.points)):
        raise Unsuitable
    if len(made.motions) > 1 or made.fixed or (said is None and "underraise" in asked.points):
        raise Unsuitable
    bound = asked.ruled("general-declaration")
    if bound is not None and said is not None:
        return dict(bound.figures).get("to", made.total)
    method = asked.ruled("words-and-chips")
    if method is not None and method.effect is Effect.WORDS_ARE_THE_BET and said is not None and said.amount:
        return min(said.amount, made.most)
    if "chips-let-go" in asked.told and made.total == made.facing:
        return made.total
    raise Unsuitable


def _bound(asked: _Asked) -> int:
    """The least that a word binds to."""
    bound = asked.ruled("general-declaration")
    return dict(bound.figures).get("least", 0) if bound else 0


def _most(asked: _Asked) -> int:
    """The most that the pot allows, or all there is."""
    pot = asked.ruled("pot-bet")
    return min(asked.made.most, asking.figure(pot, "most")) if pot else asked.made.most


def _cut(asked: _Asked, put: int) -> tuple[Decision, ...]:
    """The decision that cuts that many chips down to the pot, if one does."""
    pot = asked.ruled("pot-bet")
    return (pot,) if pot and put > _most(asked) else ()


def _resting(asked: _Asked, sized: list[Decision]) -> tuple[Decision, ...]:
    """The decisions on what it comes to, and those on words; the others only where nothing else speaks."""
    words = [each for kind in ("words-and-chips", "general-declaration") if (each := asked.ruled(kind))]
    minor = [each for kind in MINOR if (each := asked.ruled(kind))]
    found = (*sized, *words, *_cut(asked, asked.made.total)) or tuple(minor)
    if not found:
        raise Unsuitable
    return found


def _named(asked: _Asked, decisions: tuple[Decision, ...], to: int) -> Standing:
    """The answer of that total. Raises Unsuitable for a call of all a player has, which is both."""
    made = asked.made
    if to <= 0 or (to == made.most and to <= made.facing):
        raise Unsuitable
    if to == made.most:
        return Standing(ALL_IN, made, decisions, to)
    name = CALL if to == made.facing else RAISE if made.facing else BET
    if to < made.facing:
        raise Unsuitable
    return Standing(name, made, decisions, to)
