"""Whose turn it is by right, and what was done out of turn: the betting round as it stands apart from slips.

Like the course this follows what happened; unlike it, an act out of turn waits here until the action comes round to
the player who made it. Where nobody has bet or raised in between it is then in force, otherwise he acts anew.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import NamedTuple

from trainer.kernel import gestures as g
from trainer.rules.course import clockwise
from trainer.rules.facts import Facts, remembered
from trainer.rules.facts.forced import antes_in_front
from trainer.rules.facts.wager import Wager, counts_for, wagers
from trainer.rules.sizes import bet_size


@dataclass(frozen=True)
class Standing:
    """A betting round as it stands by right. `pending` are the seats still to act, the first of them in turn.

    `level` is the total to match, `by` the largest full bet or raise of the round (the least one before any),
    `matched` what each seat has in by right, `acted` who has acted on this street, `raises` how many bets and raises
    there were. `again` is the seat to act whose act out of turn was overtaken by a bet or raise, 0 for none.
    """

    street: int
    pending: tuple[int, ...]
    level: int
    by: int
    matched: Mapping[int, int]
    acted: frozenset[int] = frozenset()
    raises: int = 0
    again: int = 0


@dataclass(frozen=True)
class OutOfTurn:
    """An act out of turn. `due` is the seat whose turn it was, `level` what the act faced, `to` the total it came to.

    `back` is the gesture count at which the action came round to him, 0 while it has not; `changed` whether there was a
    bet or raise in between, `called` whether a bet was called in between.
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

    @property
    def seat(self) -> int:
        return self.made.seat


class Turn(NamedTuple):
    """The action comes to a seat: `at` is the gesture count, `standing` the round at that moment."""

    at: int
    seat: int
    standing: Standing


@dataclass
class Told:
    """All turns of the present deal in order, every act out of turn, and every act in turn with what it faced."""

    turns: list[Turn] = field(default_factory=list)
    outs: list[OutOfTurn] = field(default_factory=list)
    acts: list[tuple[Wager, Standing]] = field(default_factory=list)
    standing: Standing | None = None


@remembered
def told(facts: Facts) -> Told:
    """The betting of the present deal, followed by right up to this moment."""
    return _Walk(facts).walked()


def out_of_turn(facts: Facts) -> OutOfTurn:
    """The act out of turn that the matter is about. Raises LookupError when it is about none."""
    for each in told(facts).outs:
        if each.made.first + 1 == facts.matter.error:
            return each
    raise LookupError(f"{facts.matter.key} is about no act out of turn")


def turn(facts: Facts) -> Turn:
    """The turn that the matter is about. Raises LookupError when it is about none."""
    for each in told(facts).turns:
        if each.at == facts.matter.error and each.seat in facts.matter.seats:
            return each
    raise LookupError(f"{facts.matter.key} is about no turn")


def due_now(facts: Facts) -> int:
    """The seat whose turn it is by right as things stand, 0 when nobody is to act."""
    standing = told(facts).standing
    return standing.pending[0] if standing is not None and standing.pending else 0


class _Walk:
    """One walk through a deal. Acts out of turn wait in `waiting` as places in `told.outs`."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.told = Told()
        self.waiting: dict[int, int] = {}
        self.open = -1

    def walked(self) -> Told:
        record, made = self.facts.record, list(wagers(self.facts))
        for index, gesture, _, _ in self.facts.happened(self.facts.deal_start):
            while made and made[0].first <= index:
                if made[0].last == index:
                    self._acted(made.pop(0))
                else:
                    break
            course = record.courses[index + 1]
            if course.street != self.open and course.street >= 0:
                self._opens(index + 1)
            elif isinstance(gesture.act, g.Post):
                self._posted(gesture.seat, index + 1)
            elif isinstance(gesture.act, (g.Muck, g.Move)):
                self._killed(index + 1)
        return self.told

    # --- streets ------------------------------------------------------------------------------------------------

    def _opens(self, at: int) -> None:
        table, course = self.facts.record.tables[at], self.facts.record.courses[at]
        self.open, self.waiting = course.street, {}
        first = course.street == 0
        level = self._forced(at) if first else 0
        matched = {seat: min(level, table.seat(seat).bet.amount) if first else 0 for seat in course.contesting}
        by = bet_size(self.facts.setup, course.street)
        self._stands(Standing(course.street, course.pending, level, by, matched, raises=int(first and level > 0)), at)

    def _forced(self, at: int) -> int:
        """What the blinds ask for, with antes that lie in front; without blinds what lies there."""
        if blind := self.facts.setup.stakes.big_blind:
            return blind + antes_in_front(self.facts)
        table, course = self.facts.record.tables[at], self.facts.record.courses[at]
        return max(table.seat(seat).bet.amount for seat in course.contesting)

    def _posted(self, seat: int, at: int) -> None:
        now = self.told.standing
        if now is None or not now.pending:
            return
        before, course = self.facts.record.courses[at - 1 : at + 1]
        total = self.facts.record.tables[at].seat(seat).bet.amount
        total = min(total, now.matched.get(seat, 0) + course.bet - before.committed[seat - 1]) if course.bet else total
        pending = now.pending[1:] if seat == now.pending[0] else now.pending
        after = replace(now, level=max(now.level, total), matched={**now.matched, seat: total}, pending=pending)
        self._stands(after, at)

    def _killed(self, at: int) -> None:
        now = self.told.standing
        if now is not None and now.pending and now.pending[0] not in self.facts.record.courses[at].contesting:
            self._stands(self._comes_round(now, at), at)

    def _stands(self, standing: Standing, at: int) -> None:
        """The round stands so; if the turn has passed on, that is a new turn."""
        before = self.told.standing
        self.told.standing = standing
        moved = before is None or before.street != standing.street or before.pending[:1] != standing.pending[:1]
        if standing.pending and moved:
            self.told.turns.append(Turn(at, standing.pending[0], standing))

    # --- acts ---------------------------------------------------------------------------------------------------

    def _acted(self, made: Wager) -> None:
        now = self.told.standing
        if now is None or not now.pending or made.street != now.street or made.seat not in now.matched:
            return
        kind, to = read(made, now)
        if not kind:
            return
        if made.promised is not None and made.motions and made.seat in now.acted:
            self.told.standing = self._fulfilled(now, made, to)
            return
        if made.seat == now.pending[0]:
            self.told.acts.append((made, now))
            self._stands(self._comes_round(self._applied(now, made, kind, to), made.last + 1), made.last + 1)
        elif kind == "fold" or made.seat not in self.waiting:
            self._waits(now, made, kind, to)

    def _fulfilled(self, now: Standing, made: Wager, to: int) -> Standing:
        """The chips come to what was declared in turn, though somebody else has spoken or acted in between."""
        fixed = self.facts.setup.limit == "limit"
        by = now.by if fixed else max(now.by, to - made.facing)
        return replace(now, level=max(now.level, to), by=by, matched={**now.matched, made.seat: to})

    def _waits(self, now: Standing, made: Wager, kind: str, to: int) -> None:
        self.told.outs.append(OutOfTurn(made, now.pending[0], kind, now.level, now.by, to))
        if kind == "fold" and made.done:
            rest = tuple(seat for seat in now.pending if seat != made.seat)
            self.told.standing = replace(now, pending=rest)
        else:
            self.waiting[made.seat] = len(self.told.outs) - 1

    def _applied(self, now: Standing, made: Wager, kind: str, to: int) -> Standing:
        """The round after an act in force: the next to act, and whom a bet or raise brings back."""
        course = self.facts.record.courses[made.last + 1]
        matched, acted = {**now.matched, made.seat: to}, now.acted | {made.seat}
        after = replace(now, matched=matched, acted=acted, again=0)
        if kind == "fold" or to <= now.level:
            return replace(after, pending=tuple(seat for seat in now.pending if seat != made.seat))
        able = tuple(seat for seat in clockwise(course.contesting, made.seat) if self._able(seat, made))
        by = max(now.by, to - now.level) if self.facts.setup.limit != "limit" else now.by
        return replace(after, pending=able, level=to, by=by, raises=now.raises + 1)

    def _able(self, seat: int, made: Wager) -> bool:
        table = self.facts.record.tables[made.last + 1]
        return seat != made.seat and (bool(table.seat(seat).stack) or seat in self.waiting)

    def _comes_round(self, now: Standing, at: int) -> Standing:
        """Whoever acted out of turn and is due by now: his act is in force, or the action has changed to him."""
        now = self._with_the_living(now, at)
        while now.pending and now.pending[0] in self.waiting:
            place = self.waiting.pop(now.pending[0])
            out = self.told.outs[place]
            changed = now.level > out.level
            self.told.outs[place] = replace(out, back=at, changed=changed, called=self._called(out))
            if changed:
                return replace(now, again=out.seat)
            if not (out.made.motions or out.made.done):
                return now  # only words: he is due, and puts in what he said
            applied = self._applied(now, replace(out.made, last=at - 1), out.kind, out.to)
            now = self._with_the_living(applied, at)
        return now

    def _with_the_living(self, now: Standing, at: int) -> Standing:
        """Who has no hand any more is not to act; where one hand is left, nobody is."""
        contesting = self.facts.record.courses[at].contesting
        left = tuple(seat for seat in now.pending if seat in contesting) if len(contesting) > 1 else ()
        return replace(now, pending=left)

    def _called(self, out: OutOfTurn) -> bool:
        """Has anybody called a bet in turn since that act?"""
        since = [(made, each) for made, each in self.told.acts if made.first > out.made.last]
        return any(each.level and read(made, each)[0] == "call" for made, each in since)


def read(made: Wager, now: Standing) -> tuple[str, int]:
    """What an act comes to as it was said and as the chips lie: its kind ("" for none), and the seat's total."""
    own = now.matched.get(made.seat, 0)
    if made.done:
        return made.done, own
    if made.motions:
        return _by_chips(made, now)
    said = made.words[0][1] if made.words else None
    if said is None or said.conditional:
        return "", own
    if said.kind in ("check", "fold"):
        return said.kind, own
    if said.kind == "call":
        return "call", min(now.level, made.most)
    amount = made.most if said.kind == "all-in" else said.amount or now.level + now.by
    return _kind(min(amount, made.most), now)


def _by_chips(made: Wager, now: Standing) -> tuple[str, int]:
    """Words that came first decide; silent chips that call count as no more."""
    to = counts_for(made, now.level, now.by)
    return _kind(to, now)


def _kind(to: int, now: Standing) -> tuple[str, int]:
    if to <= now.level:
        return "call", to
    return ("raise" if now.level else "bet"), to
