"""The betting of a deal followed by right, in one of the ways in which houses treat acts out of turn."""

from collections.abc import Iterable
from dataclasses import dataclass

from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.table import Table
from trainer.rules.backing_up import POST
from trainer.rules.course import Course, clockwise
from trainer.rules.facts.as_they_lie import as_heard
from trainer.rules.facts.shape import clear_beside, said_first
from trainer.rules.facts.standing import (
    AGGRESSIVE,
    Gone,
    OutOfTurn,
    Stage,
    Standing,
    Told,
    Turn,
    apart,
    read,
    repeats,
    without_more_than_a_call,
)
from trainer.rules.facts.wager import Wager, at_its_most, chips_and_fold, without_its_fold
from trainer.rules.record import Record
from trainer.rules.sizes import bet_size, least_posted


@dataclass(frozen=True)
class Way:
    """How a house treats acts out of turn: do all-ins stand, and by how many times the bet does a bet post a minimum?

    Without either an act waits, and binds unless the action changes. `barred_calls` tells that a raise by who was
    overtaken, and has no raise left, is a call.
    """

    all_ins_stand: bool = False
    posts: int = 0
    barred_calls: bool = False


WAITING, STANDING, POSTING = Way(), Way(all_ins_stand=True), Way(posts=2)
WAYS = (WAITING, STANDING, POSTING)


class Walk:
    """A walk through a deal. Acts out of turn wait in `waiting` as places in `told.outs`; in `posted`, what they
    posted is in force, and those who were passed over have yet to answer it.
    """

    def __init__(self, record: Record, way: Way = WAITING) -> None:
        self.record, self.way = record, way
        self._begin()

    def _begin(self) -> None:
        self.posted: dict[int, tuple[int, int, tuple[int, ...]]] = {}
        self.told = Told()
        self.waiting: dict[int, int] = {}
        self.open = -1
        self.gone: Gone = None

    @classmethod
    def on(cls, record: Record, way: Way, stage: Stage) -> "Walk":
        """A walk that goes on from there by itself."""
        walk = cls(record, way)
        walk.told, walk.open, walk.gone = stage.told(), stage.open, stage.gone
        walk.posted, walk.waiting = dict(stage.posted), dict(stage.waiting)
        return walk

    def stage(self) -> Stage:
        told = self.told
        turns, acts = (told.turns, len(told.turns)), (told.acts, len(told.acts))
        posted, waiting = dict(self.posted), dict(self.waiting)
        return Stage(turns, acts, tuple(told.outs), told.standing, posted, waiting, self.open, self.gone, told.again)

    def step(self, index: int, made: Wager | None, good: Wager | None) -> None:
        """Take in a gesture: the wager that it was the last of, if any, and what it made good."""
        gesture, course = self.record.gestures[index], self.record.courses[index + 1]
        if course.deal_start == index + 1:
            self._begin()
            return
        self._opens(index, self.record.met(index))
        for act in self._one_by_one(made):
            self._acted(act)
        if not self._opens(index + 1, course):
            self._goes_on(gesture, index, good)
        if good is not None:
            self._put_in(good)

    def _goes_on(self, gesture: g.Gesture, index: int, good: Wager | None) -> None:
        if isinstance(gesture.act, g.Post):
            self._posted(gesture.seat, index + 1)
        elif self.record.posting and isinstance(gesture.act, g.AnnounceBet) and gesture.act.kind == POST:
            self._said_to_post(gesture.act.amount, index)
        elif isinstance(gesture.act, (g.Muck, g.Move)):
            self._killed(index + 1)
        elif good is not None:
            self._made_good(gesture, index)

    def _put_in(self, good: Wager) -> None:
        """Wherever that act is told of, it is told with what made it good."""
        told = self.told
        told.acts = [(_with(made, good), standing) for made, standing in told.acts]
        told.outs = [replace(each, made=_with(each.made, good)) for each in told.outs]

    # --- streets ------------------------------------------------------------------------------------------------

    def _opens(self, at: int, course: Course) -> bool:
        """Is a new street open at that moment? Before the act of a player who opens it by acting, by the course met."""
        if course.street in (self.open, -1):
            return False
        table = self.record.tables[at]
        self.open, self.waiting, self.posted = course.street, {}, {}
        first = course.street == 0
        level = self._forced(table, course) if first else 0
        matched = {seat: min(level, course.front(table.seat(seat))) if first else 0 for seat in course.contesting}
        by = bet_size(self.record.setup, course.street)
        self._stands(Standing(course.street, course.pending, level, by, matched, raises=int(first and level > 0)), at)
        return True

    def _forced(self, table: Table, course: Course) -> int:
        """What the blinds ask for; without blinds what lies there."""
        if blind := self.record.setup.stakes.big_blind:
            return blind
        return max(course.front(table.seat(seat)) for seat in course.contesting)

    def _posted(self, seat: int, at: int) -> None:
        now = self.told.standing
        if now is None or not now.pending:
            return
        before, course = self.record.courses[at - 1 : at + 1]
        total = course.front(self.record.tables[at].seat(seat))
        total = min(total, now.matched.get(seat, 0) + course.bet - before.committed[seat - 1]) if course.bet else total
        pending = now.pending[1:] if seat == now.pending[0] else now.pending
        after = replace(now, level=max(now.level, total), matched={**now.matched, seat: total}, pending=pending)
        self._stands(self._comes_round(after, at), at)

    def _made_good(self, gesture: g.Gesture, index: int) -> None:
        """An earlier act came to more, at the dealer's demand: what there is to match may rise, nobody's turn does."""
        now = self.told.standing
        if now is None or gesture.seat not in now.matched:
            return
        before, after = self.record.courses[index : index + 2]
        total = now.matched[gesture.seat] + after.committed[gesture.seat - 1] - before.committed[gesture.seat - 1]
        now = replace(now, matched={**now.matched, gesture.seat: total})
        if after.bet > before.bet:
            by = now.by if self.record.setup.limit == "limit" else max(now.by, after.raise_by)
            now = replace(now, level=max(now.level, total), by=by)
        self.told.standing = now

    def _killed(self, at: int) -> None:
        now = self.told.standing
        if now is not None and now.pending and now.pending[0] not in self.record.courses[at].contesting:
            gesture = self.record.gestures[at - 1]
            self.gone = (gesture.seat, now) if gesture.seat == now.pending[0] else None
            self._stands(self._comes_round(now, at), at)

    def _stands(self, standing: Standing, at: int) -> None:
        """The round stands so; if the turn has passed on, that is a new turn."""
        before = self.told.standing
        self.told.standing = standing
        moved = before is None or before.street != standing.street or before.pending[:1] != standing.pending[:1]
        if standing.pending and moved:
            self.told.turns.append(Turn(at, standing.pending[0], standing))
        self._answered(standing, at)

    # --- acts ---------------------------------------------------------------------------------------------------

    def _one_by_one(self, made: Wager | None) -> tuple[Wager, ...]:
        """A wager as it is; out of turn the chips, and the fold that came after them, as two acts."""
        now = self.told.standing
        if made is None or now is None or now.pending[:1] == (made.seat,):
            return (made,) if made is not None else ()
        return chips_and_fold(made, self.record.tables)

    def _acted(self, made: Wager) -> None:
        now = self.told.standing
        if now is None or not now.pending or made.street != now.street or made.seat not in now.matched:
            return
        in_turn = made.seat == now.pending[0]
        pot_limit = self.record.setup.limit == "pot-limit"
        made = made if in_turn else self._heard_early(made, now)
        seen = now if in_turn else self._seen(now, made.seat)
        put = without_its_fold(made) if in_turn else without_more_than_a_call(at_its_most(made), seen.level)
        kind, to = read(put, seen, pot_limit=pot_limit)
        if not kind or self._told_of_cards_gone(made, kind):
            return
        if not in_turn and repeats(self.told, made, to):
            self.told.again = (*self.told.again, made.first)
            return
        if made.promised is not None and made.seat in now.acted and (made.motions or made.names_its_amount):
            self.told.standing = self._fulfilled(now, made, to)
            if self.told.standing.level > now.level:  # whoever is to act faces more than when the action came
                self.told.turns.append(Turn(made.last + 1, now.pending[0], self.told.standing))
            return
        if in_turn:
            self._in_turn(now, made, kind, to)
        elif kind == "fold" or made.seat not in (*self.waiting, *self.posted) or self._anew(now, made):
            self._waits(now, made, kind, to)

    def _in_turn(self, now: Standing, made: Wager, kind: str, to: int) -> None:
        put, made = made, apart(self.told, self._faced(made, now), now)
        if (made.words and not made.motions) or (made.promised, made.prior) != (put.promised, put.prior):
            kind, to = read(without_its_fold(made), now, pot_limit=self.record.setup.limit == "pot-limit")
        if self.posted and kind == "call" and said_first(made, "raise") and now.level < made.most:
            kind, to = "raise", min(now.level + now.by, made.most)  # he says it of the bet and owes what was posted
        if self.way.barred_calls and now.again == made.seat and kind in AGGRESSIVE:
            kind, to = "call", min(now.level, to)
        self.told.acts.append((made, now))
        if not made.withdrawn:  # else it is his turn still
            self._stands(self._comes_round(self._applied(now, made, kind, to), made.last + 1), made.last + 1)

    def _told_of_cards_gone(self, made: Wager, kind: str) -> bool:
        """Does he only say that he folds, whose cards went forward at his turn just before? Both are one act."""
        gone, self.gone = self.gone, None
        if kind != "fold" or gone is None or gone[0] != made.seat:
            return False
        self.told.acts.append((replace(made, in_turn=True), gone[1]))
        return True

    def _faced(self, made: Wager, now: Standing) -> Wager:
        """The act in turn, facing nothing of what waits out of turn but a minimum that is posted."""
        if not any(each.made.street == now.street for each in self.told.outs):
            return made if made.in_turn or made.seat in now.checked else replace(made, in_turn=True)
        in_force = max((level for _, level, _ in self.posted.values()), default=0)
        posted = max(in_force, self._said_to_be_posted(made))
        facing = max(now.level, posted) if posted else min(made.facing, now.level)
        pot = made.pot - self._early(made, now, self.waiting)
        return self._heard_again(replace(made, in_turn=True, facing=facing, by=now.by, pot=pot))

    def _early(self, made: Wager, now: Standing, seats: Iterable[int]) -> int:
        """What these seats have put out beyond what is in by right, as that wager is made."""
        table, course = self.record.tables[made.first], self.record.courses[made.first]
        return sum(max(0, course.front(table.seat(each)) - now.matched[each]) for each in seats)

    def _heard_early(self, made: Wager, now: Standing) -> Wager:
        """Action out of turn, facing nothing that binds no more nor, by a number, what waits of who comes after it."""
        seen, after = self._seen(now, made.seat), set(self.waiting) - {*now.before(made.seat)}
        number = not made.motions and bool(made.words) and made.words[0][1].unofficial > 0
        freed = not after and any(each.changed and each.made.street == now.street for each in self.told.outs)
        if seen.level >= made.facing or not (number or freed):
            return made
        pot = made.pot - self._early(made, now, after)
        return self._heard_again(replace(made, facing=seen.level, by=seen.by, pot=pot))

    def _heard_again(self, made: Wager) -> Wager:
        """The same with its word as the amount that it is against what is faced by right, where it hangs on that."""
        at, said = made.words[0] if len(made.words) == 1 else (0, None)
        act = self.record.gestures[at].act
        if said is None or not isinstance(act, g.Say) or not (said.unofficial or said.hangs_on_the_bet):
            return made
        return replace(made, words=((at, as_heard(made, act.words)),))

    def _said_to_be_posted(self, made: Wager) -> int:
        """The minimum that the dealer has said a bet out of turn posts which waits still, 0 for none."""
        since = min((self.told.outs[place].made.first for place in self.waiting.values()), default=made.first)
        said = (each.act for each in self.record.gestures[since : made.first])
        return max((act.amount for act in said if isinstance(act, g.AnnounceBet) and act.kind == POST), default=0)

    def _fulfilled(self, now: Standing, made: Wager, to: int) -> Standing:
        """The chips come to what was declared in turn, though somebody else has spoken or acted in between."""
        fixed = self.record.setup.limit == "limit"
        by = now.by if fixed else max(now.by, to - made.facing)
        return replace(now, level=max(now.level, to), by=by, matched={**now.matched, made.seat: to})

    def _waits(self, now: Standing, made: Wager, kind: str, to: int) -> None:
        living = self.record.courses[made.first].contesting
        passed = tuple(seat for seat in now.before(made.seat) if seat in living and seat not in self.waiting)
        seen, gone = self._seen(now, made.seat), made.seat not in living
        spent = gone or (made.seat in now.acted and made.seat not in now.pending)
        if self._freed(now, made.seat):
            place, *_ = self.posted.pop(made.seat, None) or (self.waiting.pop(made.seat),)
            self.told.outs[place] = replace(self.told.outs[place], back=made.first, changed=True)
            kind, to = ("call", now.level) if self.way.barred_calls and kind in AGGRESSIVE else (kind, to)
        out = OutOfTurn(made, now.pending[0], kind, seen.level, seen.by, to, passed=passed, spent=spent)
        self.told.outs.append(out)
        if kind == "fold" and made.done:
            rest = tuple(seat for seat in now.pending if seat != made.seat or seat in self.waiting)
            self.told.standing = replace(now, pending=rest)
        elif self.way.posts and kind in AGGRESSIVE and not spent:
            self._posts(now, len(self.told.outs) - 1, self._least(now, self.way), made.last)
        elif kind != "fold" or made.seat not in self.waiting:  # what he says of his hand moves no chips that lie there
            self.waiting[made.seat] = len(self.told.outs) - 1

    def _anew(self, now: Standing, made: Wager) -> bool:
        """Is he freed of what he did, and clear that he acts again? Silent chips beside others may be anything."""
        nothing = made.before - made.pulled.amount <= now.matched[made.seat]
        return self._freed(now, made.seat) and (nothing or clear_beside(made))

    def _freed(self, now: Standing, seat: int) -> bool:
        """Has he acted out of turn, and has a bet or raise since freed him of that? He may act anew."""
        if seat in self.posted:
            return now.level > self.posted[seat][1]
        return seat in self.waiting and self._seen(now, seat).level != self.told.outs[self.waiting[seat]].level

    def _seen(self, now: Standing, seat: int) -> Standing:
        """The round as it looks to who acts out of turn: with what others did out of turn before him."""
        before = now.before(seat)
        level = max([now.level, *(self.told.outs[self.waiting[each]].to for each in before if each in self.waiting)])
        return replace(now, level=level, by=max(now.by, level - now.level))

    def _said_to_post(self, amount: int, index: int) -> None:
        """The dealer says that the last bet out of turn that waits posts the minimum: it is in force in every way."""
        now, outs = self.told.standing, self.told.outs
        places = [each for each in self.waiting.values() if outs[each].kind in AGGRESSIVE and not outs[each].spent]
        if now is None or not now.pending or not places:
            return
        place = max(places)
        if amount == min(self._least(now, POSTING), outs[place].made.most):
            del self.waiting[outs[place].seat]
            self._posts(now, place, amount, index)

    def _least(self, now: Standing, way: Way) -> int:
        """The minimum that a bet out of turn posts in that way."""
        return least_posted(self.record.setup, now.street, now.level, way.posts)

    def _posts(self, now: Standing, place: int, least: int, last: int) -> None:
        """The minimum is in force at once; who was due faces it, and so does everybody else who can."""
        made = replace(self.told.outs[place].made, last=last)
        before = now.before(made.seat)
        after = self._applied(now, made, "raise", min(least, made.most))
        rest = tuple(seat for seat in after.pending if seat not in before)
        self.posted[made.seat] = (place, after.level, before)
        self.told.standing = replace(after, pending=before + rest)
        self.told.turns.append(Turn(made.last + 1, before[0], self.told.standing))

    def _answered(self, now: Standing, at: int) -> None:
        """Who posted is due again after a raise, or has nothing more to do once all he passed over have answered."""
        for seat, (place, level, before) in tuple(self.posted.items()):
            raised = now.level > level
            if now.pending[:1] == (seat,) or not (raised or set(before) & set(now.pending)):
                self.told.outs[place] = replace(self.told.outs[place], back=at, changed=raised)
                del self.posted[seat]

    def _applied(self, now: Standing, made: Wager, kind: str, to: int) -> Standing:
        """The round after an act in force: the next to act, and whom a bet or raise brings back."""
        if now.leaves_open(kind, to):
            return replace(now, checked=now.checked | {made.seat})
        course = self.record.courses[made.last + 1]
        matched, acted = {**now.matched, made.seat: to}, now.acted | {made.seat}
        after = replace(now, matched=matched, acted=acted, again=0)
        if kind == "fold" or to <= now.level:
            return replace(after, pending=tuple(seat for seat in now.pending if seat != made.seat))
        able = tuple(seat for seat in clockwise(course.contesting, made.seat) if self._able(seat, made))
        by = max(now.by, to - now.level) if self.record.setup.limit != "limit" else now.by
        return replace(after, pending=able, level=to, by=by, raises=now.raises + 1, checked=frozenset())

    def _able(self, seat: int, made: Wager) -> bool:
        table = self.record.tables[made.last + 1]
        return seat != made.seat and (bool(table.seat(seat).stack) or seat in self.waiting or self._has_rest(seat))

    def _has_rest(self, seat: int) -> bool:
        """Did he put more in front of him out of turn than the minimum that it posted? What is beyond it is his."""
        if seat not in self.posted or self.told.standing is None:
            return False
        place, _, _ = self.posted[seat]
        return self.told.standing.matched[seat] < self.told.outs[place].made.most

    def _comes_round(self, now: Standing, at: int) -> Standing:
        """Whoever acted out of turn and is due by now: his act is in force, or the action has changed to him."""
        now = self._with_the_living(now, at)
        while now.pending and now.pending[0] in self.waiting:
            place = self.waiting.pop(now.pending[0])
            out = self.told.outs[place]
            changed = now.level != out.level
            self.told.outs[place] = replace(out, back=at, changed=changed, called=self._called(out))
            stands = self.way.all_ins_stand and out.all_in
            if changed and not stands:
                if out.seat in self.record.courses[at].contesting:
                    return replace(now, again=out.seat)
                now = self._with_the_living(now, at)
                continue
            if now.leaves_open(out.kind, out.to):
                return replace(now, checked=now.checked | {out.seat})
            if not (out.made.motions or out.made.done):
                return now  # only words: he is due, and puts in what he said
            applied = self._applied(now, replace(out.made, last=at - 1), out.kind, out.to)
            now = self._with_the_living(applied, at)
        return now

    def _with_the_living(self, now: Standing, at: int) -> Standing:
        """Who has no hand any more is not to act; where one hand is left, nobody is."""
        contesting = self.record.courses[at].contesting
        alive = {*contesting, *self.waiting}  # whose hand is gone may have chips there which are still to count
        left = tuple(seat for seat in now.pending if seat in alive) if len(contesting) > 1 else ()
        return replace(now, pending=left)

    def _called(self, out: OutOfTurn) -> bool:
        """Has anybody called a bet in turn since that act?"""
        since = [(made, each) for made, each in self.told.acts if made.first > out.made.last]
        return any(each.level and read(made, each)[0] == "call" for made, each in since)


def _with(made: Wager, good: Wager) -> Wager:
    return replace(made, good=good.good) if made.first == good.first else made
