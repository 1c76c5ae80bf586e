"""One matter while the hand goes on: what the book says of it, who was asked, and what was done about it."""

from copy import copy
from dataclasses import dataclass, field

from trainer.grading import harms, noticing
from trainer.grading.assessment import Harm, How, Noticed, StepState
from trainer.grading.moment import Moment
from trainer.grading.remedy import AUTHORITY_STEPS, PASSIVE, Remedy
from trainer.grading.replayed import replayed
from trainer.kernel import gestures as g
from trainer.rules.amiss import MONEY, TURNS, settle
from trainer.rules.at_showdown import AT_SHOWDOWN, CALL, whose
from trainer.rules.book import Book
from trainer.rules.engine import Asked
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.floors_own import OWN as OF_THE_FLOOR
from trainer.rules.floors_own import with_own_order
from trainer.rules.orders import last_effect
from trainer.rules.points.amounts import CLAIMED
from trainer.rules.points.hidden import HIDDEN_CHIPS
from trainer.rules.put_off import DISPUTES, with_ruling_put_off
from trainer.rules.record import Record
from trainer.rules.refunds import with_refund_at_stake
from trainer.rules.reserved import OF_HANDS, RESERVED, to_the_floor
from trainer.rules.ruling import Authority, Conflict, Decision, Matter, Ruling, Step

DEALING = (g.Pitch, g.Lay, g.Turn, g.BringInBets)
ANNOUNCED = {
    "misdeal": "",
    "string-bet": "motions",
    "boxed-card": "boxed",
    "card-exposed": "exposed",
    "community-card": "short-stub",
    "dead-hand": "wrong",
}
"""Announcements that tell what the dealer has seen, with a part of the kinds of matter that they may be about."""
VOICE = (g.Stop, g.CallFloor, g.Report, g.Plan, g.Announce, g.AnnounceBet, g.AskFor, g.AskHowMuch, g.ActionOn)
OF_MONEY = (g.AnnounceBet, g.AskFor, g.AskHowMuch, g.ActionOn)
BETTING = (g.Wager, *g.SPOKEN, g.Check, g.Fold, g.Rest)
OWN = frozenset({"call-the-floor", "call-the-string-bet", "say-what-stands", "told-of-the-bet", "amount-asked-about"})
"""Steps about wagers that the dealer takes, whatever players do."""
OBEY = "obey-the-floor"
BUTTON = "wrong-button"
"""The kind whose seat is the place of the button: nothing is wrong with the hand there."""
LATER = frozenset(TURNS) | AT_SHOWDOWN
"""What comes of an act out of turn shows at its turn; a hand asked for may be refused."""


@dataclass(frozen=True, slots=True)
class Touch:
    """What one gesture was to one matter: the steps it reached, the harm it did, whether it was about it at all, or
    meant for it and done `astray`.
    """

    steps: tuple[Step, ...] = ()
    harm: str = ""
    about: bool = False
    astray: bool = False


def decided(law: Book, facts: Asked) -> Decision:
    """What the book says. Where its own paragraphs clash nobody at a table can decide but the floor: silence."""
    try:
        return settle(law, facts)
    except Conflict as clash:
        return Decision(law.key, facts.matter, None, label=str(clash))


def at_the_table(law: Book, facts: Facts) -> Decision:
    """The same with what the dealer then does: of what a house reserves to its floor, to call it and to follow.

    In silence it is what the floor orders, of itself where there is no rulebook that it follows.
    """
    decision = with_refund_at_stake(law, with_own_order(decided(law, facts), facts), facts)
    if facts.matter.kind not in RESERVED:
        return decision
    return with_ruling_put_off(law, to_the_floor(decision, last_effect(facts, facts.matter.error)), facts)


def bets(gesture: g.Gesture) -> bool:
    """Is it the betting of a player, in which nothing of a matter that sleeps can be seen?"""
    return isinstance(gesture.act, BETTING) and gesture.seat > 0


def ordered(record: Record, since: int, until: int | None = None) -> bool:
    """Has the floor given an order since that gesture count (and before another)?"""
    given = (index for index in record.orders if since <= index and (until is None or index < until))
    return any(isinstance(record.gestures[index].act, g.Order) for index in given)


@dataclass
class OpenMatter:
    """`seen` is the gesture count at which the trainee could first see it; `first` what the book said then.

    `calls` are the floor calls that belong to it, `acted` is the first act that put hands on it (-1 for none),
    `burned` a burn that was a step of the remedy, `void` tells that the cards were gathered on another matter,
    `too_late` that it was missed and the book lets it stand by now, `let_go` that it was noticed and then left until
    another remedy was due, `ruled_on` the gesture count since which an order counts that the floor gave on the same
    card when it first came to light (0 for its own onset), `asleep_since` the gesture count since which no betting of
    players reaches a step or a deadline.
    """

    matter: Matter
    seen: int
    decision: Decision
    own: bool = False
    first: Decision = field(init=False)
    remedy: Remedy = field(default_factory=Remedy)
    noticed: Noticed | None = None
    expired: bool = False
    calls: list[int] = field(default_factory=list)
    harms: list[Harm] = field(default_factory=list)
    acted: int = -1
    burned: int = -1
    void: bool = False
    too_late: bool = False
    let_go: bool = False
    asleep_since: int | None = None
    ruled_on: int = 0

    def __post_init__(self) -> None:
        self.first = self.decision
        self.remedy.demand(self.procedure.steps if self.procedure else ())

    def copy(self) -> "OpenMatter":
        """The same as it stands now, to go on by itself."""
        other = copy(self)
        other.remedy, other.calls, other.harms = self.remedy.copy(), [*self.calls], [*self.harms]
        return other

    # --- the law

    @property
    def procedure(self) -> Ruling | None:
        """What is to be done: the book's own ruling, or in silence what the floor orders after another book."""
        followed = self.decision.floor_follows
        return self.decision.ruling or (followed.ruling if followed else None)

    @property
    def by_own_order(self) -> bool:
        """Is it for the floor alone to say what is done, with no rulebook to follow?"""
        followed = self.decision.floor_follows
        return followed is not None and followed.source == OF_THE_FLOOR

    @property
    def floor_decides(self) -> bool:
        ruling = self.decision.ruling
        return ruling is None or ruling.authority is Authority.FLOOR

    def decide_again(self, law: Book, record: Record, matter: Matter) -> None:
        """Take in what has happened since, until the remedy has begun: from then on it is the same remedy.

        A matter that has grown, by another card or by what its player says of it, is decided afresh. In silence it is
        the one that the floor has just ordered, and so it is of a string bet that was called and is the floor's.
        """
        self.wake(record)
        grown = len(matter.cards) > len(self.matter.cards) or matter.detail == CLAIMED != self.matter.detail
        begun = self.remedy.begun and matter.kind not in LATER and not self._waits_for_the_floor()
        fixed = begun or (self._is_as_ordered() and ordered(record, self.matter.onset, len(record) - 1))
        if self.void or self.too_late or (fixed and not grown):
            return
        decision = at_the_table(law, Facts(record, len(record), matter))
        self.let_go |= self._left_too_long(record, decision)
        if grown and decision.ruling != self.decision.ruling:
            self._begin_again(len(record), decision)
        self.matter, self.decision = matter, decision
        if len(record) <= self.seen:
            self.first = decision
        self.demand_as_it_lies(record)
        self._credit_the_call(record)

    def _left_too_long(self, record: Record, decision: Decision) -> bool:
        """Was it noticed in time and let go on until, by players acting, another remedy is due?"""
        if self.noticed is None or self.noticed.index >= len(record) - 1 or self.matter.kind in MONEY | AT_SHOWDOWN:
            return False
        before, now = self.decision.ruling, decision.ruling
        by_players = isinstance(record.gestures[-1].act, noticing.ACTION) and record.gestures[-1].seat > 0
        own = any(step.key not in AUTHORITY_STEPS | PASSIVE for step in (before.steps if before else ()))
        return by_players and before != now and own

    def _is_as_ordered(self) -> bool:
        """Is what comes of it what the floor has said, whatever has been done towards it since?"""
        of_a_wager = self.matter.kind in MONEY and self.matter.kind not in LATER
        obeyed = self.matter.kind not in MONEY and OBEY in self.remedy.met
        return self.decision.silent or obeyed or (of_a_wager and self.floor_decides)

    def _waits_for_the_floor(self) -> bool:
        """Is what comes of a wager or hand still the floor's to say, though the dealer has done what comes first?"""
        return self.matter.kind in MONEY | {*OF_HANDS} and any(step.key == OBEY for step in self.remedy.pending())

    def _begin_again(self, at: int, decision: Decision) -> None:
        """More has come to light and changes what is to be done: it is to be noticed anew."""
        self.seen, self.first = max(self.seen, at), decision
        self.remedy, self.noticed, self.expired = Remedy(), None, False
        self.acted = self.burned = -1

    def demand_as_it_lies(self, record: Record) -> None:
        """Ask for what the ruling does and for what the chips that lie there make necessary besides."""
        steps = self.procedure.steps if self.procedure else ()
        self.remedy.demand(replayed(steps, Facts(record, len(record), self.matter)))

    def _credit_the_call(self, record: Record) -> None:
        """A floor called before it was needed has not to be called again, unless it has sent the dealer back."""
        since = record.gestures[self.calls[-1] :] if self.calls else ()
        if since and not self.remedy.reached(CALL) and not any(isinstance(each.act, g.CarryOn) for each in since):
            self.remedy.credit(CALL, self.calls[-1])

    @property
    def since(self) -> int:
        """The gesture count from which on the floor's order is one on this."""
        return self.ruled_on or self.matter.onset

    def learn_from(self, earlier: "OpenMatter", record: Record) -> bool:
        """Take over the call and the ruling on the same card, made when it was first seen; were there any?"""
        same = self.matter.cards and set(self.matter.cards) <= set(earlier.matter.cards)
        if not (same and self.decision.silent and earlier.calls and ordered(record, earlier.since)):
            return False
        self.calls, self.ruled_on = [*earlier.calls], earlier.since
        return True

    # --- what is done

    def observe(self, record: Record, index: int, trainee: bool, attempted: bool = False) -> Touch:
        """Take in gesture `index`; what it was to this matter. `trainee` when it is theirs to be graded, `attempted`
        when it puts this right too soon or at the wrong place.
        """
        if self.void or self.too_late:
            return Touch()
        gesture = record.gestures[index]
        self._wake(record, index - 1)
        moment = self.moment(record, index)
        was_open = not self.resolved(record)
        steps = self.remedy.observe(moment, trainee) if self.in_force(record) else ()
        if isinstance(gesture.act, g.CallFloor) and trainee and was_open:
            self.calls.append(index)
        harm = self._harm(moment, was_open) if trainee and not steps else ""
        if harm:
            self.harms.append(Harm(index, harm, harms.says(harm)))
        about = was_open and gesture.by_dealer and (attempted or self._about(moment, steps))
        if about and trainee:
            self._take_up(record, index)
        self._expire(record, len(record))
        return Touch(steps, harm, about, attempted and not steps)

    def sleep(self, record: Record) -> None:
        """Nothing new is decided: is what may be done now the dealer's alone? Then what players do need not be looked
        at one by one.
        """
        waiting = self.remedy.pending() if self.in_force(record) else ()
        late = self._may_expire() and noticing.by_acting(self.first)
        quiet = not late and not self.remedy.state and all(step.key in OWN for step in waiting)
        self.asleep_since = len(record) if quiet else None

    def wake(self, record: Record) -> None:
        """Catch up with all that was slept through."""
        self._wake(record, len(record) - 1)

    def _wake(self, record: Record, index: int) -> None:
        """Catch up with what was slept through until gesture `index`."""
        since, self.asleep_since = self.asleep_since, None
        if since is None or since > index:
            return
        if self.in_force(record):
            self.remedy.look(self.moment(record, index))
        self._expire(record, index + 1)

    def moment(self, record: Record, index: int) -> Moment:
        asked = frozenset(step.key for step in self.remedy.steps)
        source = (self.decision.floor_follows or self.decision) if self.decision.silent else self.decision
        return Moment(record, index, self.matter, self.remedy.met, asked, dict(source.figures))

    def in_force(self, record: Record) -> bool:
        """In silence nothing is to be done before the floor has given its order."""
        return not self.decision.silent or ordered(record, self.since)

    def _harm(self, moment: Moment, was_open: bool) -> str:
        ruling = self.decision.ruling
        if ruling is None or not self.decision.confirmed:
            return ""
        live = [key for key in ruling.harms if was_open or key in harms.TO_THE_END]
        return next((key for key in live if harms.RULED[key](moment)), "")

    def _about(self, moment: Moment, steps: tuple[Step, ...]) -> bool:
        """A stop, a call, a step of the remedy, or hands laid on the very cards."""
        act = moment.act
        if isinstance(act, OF_MONEY):
            return bool(steps) or self._misspoken(moment)
        if isinstance(act, VOICE):
            return not isinstance(act, g.Announce) or ANNOUNCED.get(act.what, "?") in self.matter.kind
        return self._by_a_step(moment, steps) or isinstance(act, g.Gather) or self._touches(act)

    def _misspoken(self, moment: Moment) -> bool:
        """Is another amount asked for or named than lies there, though not the right one? So the dealer has seen it."""
        act, seat = moment.act, self.matter.seats[0] if self.matter.seats else 0
        if self.matter.kind not in MONEY or self.matter.kind in TURNS or self.decision.silent:
            return False
        if isinstance(act, g.AskFor):
            return act.seat == seat
        last = moment.course.actions[-1].seat if moment.course.actions else 0
        if not isinstance(act, g.AnnounceBet) or not act.amount or last != seat or self._of_another(moment, act):
            return False
        return act.amount != moment.course.front(moment.after.seat(seat))

    def _of_another(self, moment: Moment, act: g.AnnounceBet) -> bool:
        """Is it the bet that this player faces that is announced once more?"""
        made = maker(Facts(moment.record, moment.index, self.matter))
        return act.kind == "bet" and made is not None and made.facing > 0

    def _by_a_step(self, moment: Moment, steps: tuple[Step, ...]) -> bool:
        """Does a step tell that the dealer has seen the matter? What a dealer who plays on does as well, does not."""
        telling = [step for step in steps if step.key not in AUTHORITY_STEPS | PASSIVE]
        in_order = [step for step in telling if self.remedy.state[step.key] is not StepState.OUT_OF_ORDER]
        if isinstance(moment.act, g.Burn):
            self.burned = moment.index if in_order and self.burned < 0 else self.burned
            return False
        return bool(in_order if isinstance(moment.act, DEALING) else telling)

    def _touches(self, act: g.Act) -> bool:
        if self.matter.kind in AT_SHOWDOWN:
            return self._hand_touched(act)
        if isinstance(act, g.Muck):
            bets = self.matter.kind in MONEY | {HIDDEN_CHIPS, *DISPUTES}  # those hands are mucked as any hand
            of_a_hand = not self.matter.cards and self.matter.kind != BUTTON
            return act.seat in self.matter.seats and of_a_hand and not bets
        if isinstance(act, g.ReturnBet):
            return self.matter.kind in MONEY and act.seat == self.matter.seats[0]
        if isinstance(act, g.Shuffle):  # all that fell, and nothing else
            return set(act.cards) == set(self.matter.cards)
        turned_down = isinstance(act, g.Turn) and not act.up
        touching = turned_down or isinstance(act, g.Move | g.Scramble)
        return touching and bool(set(getattr(act, "cards", ())) & set(self.matter.cards))

    def _hand_touched(self, act: g.Act) -> bool:
        """At the showdown: is the player asked for the hand, or are its cards taken up or turned?"""
        if isinstance(act, g.AskToShow):
            return act.seat == whose(self.matter)
        return isinstance(act, g.Move | g.Turn) and bool(set(act.cards) & set(self.matter.cards))

    # --- noticing

    def _take_up(self, record: Record, index: int) -> None:
        act = record.gestures[index].act
        if self.noticed is None:
            self._notice(record, index)
        shows = isinstance(act, g.Turn) and self.matter.kind in AT_SHOWDOWN
        if self.acted < 0 and not isinstance(act, VOICE) and (shows or not isinstance(act, g.Turn)):
            self.acted = index

    def _notice(self, record: Record, index: int) -> None:
        index = self.burned if self.burned >= 0 else index
        waited = max(0, record.gestures[index].at - noticing.moment_seen(record, self.seen))
        manner = How.MISSED if self.expired else noticing.how(record, self.seen, index, self.first)
        if noticing.nothing_asked(self.first) and manner is not How.YES:
            manner = How.NOT_ASKED  # nothing was to be done, so nothing could be too late for it
        self.noticed = Noticed(manner, waited / 1000, index)

    def _may_expire(self) -> bool:
        return self.noticed is None and not self.expired

    def _expire(self, record: Record, at: int) -> None:
        """Has its deadline gone by after so many gestures?"""
        ruling = self.first.ruling
        if self._may_expire() and ruling is not None and at > self.seen:
            since = max(self.seen, at - 1)  # whatever came before was looked at when it came, or slept through
            self.expired = noticing.passed(ruling.deadline, Facts(record, at, self.matter), since, self.first)

    # --- how it stands

    def resolved(self, record: Record) -> bool:
        """Is nothing left to be done? What the book lets go on stays open to a stop until the hand is over."""
        if self.void or self.too_late:
            return True
        if self.decision.silent:
            return bool(self.calls) and ordered(record, self.since) and self.remedy.complete
        if noticing.nothing_asked(self.decision):
            return self.noticed is not None and not record.table.stopped
        return self.remedy.complete

    @property
    def lost(self) -> bool:
        """Has it cost something already: by harm, or as what had to be done was not taken up in time?"""
        unnoticed = self.expired and self.noticed is None and not noticing.nothing_asked(self.first)
        return unnoticed or bool(self.harms)

    def make_void(self, record: Record, index: int) -> None:
        """The hand that it belongs to was called off on another matter: nothing is left of it to put right."""
        if self.noticed is None:
            self._notice(record, index)
        self.void = True
