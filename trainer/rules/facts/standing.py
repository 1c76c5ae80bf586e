"""A betting round as it stands by right: whose turn, what there is to match, and what was done out of turn."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from trainer.kernel.altered import replace
from trainer.rules.declared import Declared
from trainer.rules.facts import Facts, lately
from trainer.rules.facts.as_they_lie import laid
from trainer.rules.facts.shape import clear_beside, one_chip, said_first
from trainer.rules.facts.wager import Wager, at_its_most, faced

FOLD, CHECK = "fold", "check"
AGGRESSIVE = ("bet", "raise")
WITH_CHIPS = ("bet", "call", "raise")


@dataclass(frozen=True)
class Standing:
    """A betting round as it stands by right. `pending` are the seats still to act, the first of them in turn.

    `level` is the total to match, `by` the largest full bet or raise of the round (the least one before any),
    `matched` what each seat has in by right, `acted` who has acted on this street, `raises` how many bets and raises
    there were. `again` is the seat to act whose act out of turn was overtaken by a bet or raise, 0 for none, `checked`
    who checked the bet that there is to match, which answers nothing.
    """

    street: int
    pending: tuple[int, ...]
    level: int
    by: int
    matched: Mapping[int, int]
    acted: frozenset[int] = frozenset()
    raises: int = 0
    again: int = 0
    checked: frozenset[int] = frozenset()

    def before(self, seat: int) -> tuple[int, ...]:
        """Who is to act before that seat; everybody where it is not to act any more."""
        return self.pending[: self.pending.index(seat)] if seat in self.pending else self.pending

    def leaves_open(self, kind: str, to: int) -> bool:
        """Is such an act a check of a bet? That answers nothing: he is still to act."""
        return kind == CHECK and to < self.level


@dataclass(frozen=True)
class OutOfTurn:
    """Action out of turn. `due` is the seat whose turn it was, `level` what the act faced, `to` the total it came to.

    `passed` are all the seats that were to act before, `due` among them.
    `back` is the gesture count at which the action came round to him, 0 while it has not; `changed` whether there was a
    bet or raise in between, `called` whether a bet was called in between. `spent` tells that he had acted on the street
    and was not to act again.
    """

    made: Wager
    due: int
    kind: str
    level: int
    by: int
    to: int
    back: int = 0
    changed: bool = False
    called: bool = False
    passed: tuple[int, ...] = ()
    spent: bool = False

    @property
    def seat(self) -> int:
        return self.made.seat

    @property
    def waits(self) -> bool:
        """Is it still to come round to him? A hand that was let go is gone at once."""
        return not self.back and not (self.kind == FOLD and self.made.done)

    @property
    def all_in(self) -> bool:
        """Was it everything he has: as a bet, a raise or a call?"""
        return self.kind in WITH_CHIPS and self.to == self.made.most

    @property
    def pulled_back(self) -> bool:
        """Has its maker pulled any of its chips back? No house asks what those are that still lie there."""
        return at_its_most(self.made) != self.made

    @property
    def pulled_at(self) -> int:
        """The gesture by which its maker pulled back the first of its chips, 0 for none."""
        return next((at for at, _ in self.made.back if self.made.motions and at > self.made.motions[0][0]), 0)

    @property
    def unnamed(self) -> bool:
        """Was it a bet or raise in words alone that named no total?"""
        said = self.made.words[0][1] if self.made.words and not self.made.motions else None
        return said is not None and said.kind in AGGRESSIVE and not (said.amount or said.unofficial)

    @property
    def said_and_due(self) -> bool:
        """Was it words alone that put chips in, and has the action come round to him with no bet or raise between?"""
        said = self.made.declared
        named = self.kind in WITH_CHIPS and said is not None and not said.conditional and not self.unnamed
        return named and self.back > 0 and not self.changed and not self.made.motions


class Turn(NamedTuple):
    """The action comes to a seat: `at` is the gesture count, `standing` the round at that moment."""

    at: int
    seat: int
    standing: Standing


@dataclass
class Told:
    """All turns of the present deal in order, every act out of turn, and every act in turn with what it faced.

    `again` are the first gestures of words that only name once more what their player has done.
    """

    turns: list[Turn] = field(default_factory=list)
    outs: list[OutOfTurn] = field(default_factory=list)
    acts: list[tuple[Wager, Standing]] = field(default_factory=list)
    standing: Standing | None = None
    again: tuple[int, ...] = ()

    def done(self) -> list[tuple[Wager, str]]:
        """Every act with its kind, those in turn first."""
        return [*((made, read(made, then)[0]) for made, then in self.acts), *((e.made, e.kind) for e in self.outs)]


Gone = tuple[int, Standing] | None
"""Who pushed his cards forward at his turn, and how the round stood then, until somebody else acts."""


@dataclass(frozen=True, slots=True)
class Stage:
    """How far a walk was at one moment: of `turns` and `acts`, which go on growing, as many as there were then."""

    turns: tuple[list[Turn], int]
    acts: tuple[list[tuple[Wager, Standing]], int]
    outs: tuple[OutOfTurn, ...]
    standing: Standing | None
    posted: Mapping[int, tuple[int, int, tuple[int, ...]]]
    waiting: Mapping[int, int]
    open: int
    gone: Gone
    again: tuple[int, ...]

    def told(self) -> Told:
        """What was told until then, to be gone on with."""
        (turns, turned), (acts, acted) = self.turns, self.acts
        return Told(turns[:turned], list(self.outs), acts[:acted], self.standing, self.again)


def read(made: Wager, now: Standing, *, pot_limit: bool = False) -> tuple[str, int]:
    """What an act comes to as it was said and as the chips lie: its kind ("" for none), and the seat's total.

    A fold that is said first is one, whatever chips go out after it.
    """
    own = now.matched.get(made.seat, 0)
    if made.done and not (made.done == "check" and made.motions):  # chips that were put out are no check any more
        return made.done, own
    if said_first(made, FOLD):
        return FOLD, own
    if said_first(made, "complete"):  # no print tells that it is more than a call
        return "call", min(now.level, made.most)
    if made.motions:
        return _by_chips(made, now)
    said = made.words[0][1] if made.words else None
    if said is None or said.conditional:
        return "", own
    if said.kind in (CHECK, FOLD):
        return said.kind, own
    if said.kind == "call":
        return "call", min(now.level, made.most)
    return _kind(min(_named(made, said, now, pot_limit=pot_limit), made.most), now)


def without_more_than_a_call(made: Wager, level: int) -> Wager:
    """The wager without what went out silently beside a call that its first motion made: no house has that a raise."""
    first = made.before + made.motions[0][1].amount if made.motions else 0
    called = made.silent and len(made.motions) > 1 and not made.fixed and 0 < level == first
    return replace(made, motions=made.motions[:1]) if called else made


def apart(told: Told, made: Wager, now: Standing) -> Wager:
    """The silent act in turn of who was overtaken, apart from the chips that go back to him: too little for a call with
    them is less without, no more than one without them is just a call.
    """
    mine = next((each.made for each in reversed(told.outs) if each.seat == made.seat == now.again), None)
    if mine is None or made.prior == mine.prior or made.back or clear_beside(made):
        return made
    if made.total < now.level:
        return replace(made, prior=mine.prior, behind=made.most - mine.before)
    calls = one_chip(made) or made.new.amount + mine.before <= now.level
    return replace(made, promised=Declared("call"), unsaid=True) if calls else made


def repeats(told: Told, made: Wager, to: int) -> bool:
    """Does somebody who has acted, and whose turn it isn't, only name once more the act that lies there? It is none.

    The word for a call names a call alone, and a call anew once there was a raise since; whoever has bet or raised may
    call that by any word for it.
    """
    now = told.standing
    if made.motions or now is None or made.seat not in now.acted:
        return False
    mine = [
        kind for each, kind in sorted(told.done(), key=_begun) if (each.seat, each.street) == (made.seat, made.street)
    ]
    was, said = mine[-1] if mine else "", made.words[0][1] if made.words else None
    if made.done or said is None:
        return made.done == was == "check"
    alone = said.kind == was and made.seat not in now.pending and not (said.amount or said.unofficial)
    rises = was in AGGRESSIVE and said.kind in (*AGGRESSIVE, "all-in")
    return alone or (to == now.matched[made.seat] and (rises or said.kind in ("", was)))


def _begun(act: tuple[Wager, str]) -> int:
    return act[0].first


def _named(made: Wager, said: Declared, now: Standing, *, pot_limit: bool) -> int:
    """The total that words alone come to: an amount, which alone may call, everything, the pot once the call is in, or
    the least.
    """
    if said.kind == "all-in":
        return made.most
    if said.kind == "pot" and pot_limit:
        return made.pot + 2 * now.level - now.matched.get(made.seat, 0)
    to = faced(made, now.level, now.by)
    return to if said.amount or (said.unofficial and to > made.total) else now.level + now.by


def _by_chips(made: Wager, now: Standing) -> tuple[str, int]:
    """Words that came first decide; silent chips that call count as no more."""
    to = faced(made, now.level, now.by)
    return _kind(to, now)


def _kind(to: int, now: Standing) -> tuple[str, int]:
    if to <= now.level:
        return "call", to
    return ("raise" if now.level else "bet"), to


@lately
def laid_out(facts: Facts) -> tuple[Wager, ...]:
    """Every wager of the present deal as the chips lie, whosoever turn it was."""
    return laid(facts).wagers
