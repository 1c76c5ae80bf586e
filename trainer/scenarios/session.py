"""A running hand: the record, the director and the dealer's acts, without a screen or a clock of its own."""

from collections.abc import Callable, Sequence

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.transcript import Transcript
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.routine import Due, act_of, due
from trainer.scenarios.decks import cut_depth, mixed
from trainer.scenarios.director import next_event
from trainer.scenarios.event import Ended, Event, Happens, chance
from trainer.scenarios.play import Play


class Session:
    """Drives one hand. Times are milliseconds since the hand began; the trainee's begin at `began`.

    The user of a session calls `tick(now)` whenever `due_at()` has passed, and `act` for each act of the dealer.
    Everything in it is decided by the play's seed and the dealer's acts, so the same acts give the same hand. `over`
    ends it sooner than its scenario does; `like` is the record of a hand that began alike.
    """

    def __init__(
        self, play: Play, law: Book, over: Callable[[Record], bool] | None = None, like: Record | None = None
    ) -> None:
        self.play = play
        self.law = law
        self.record = Record.like(like, play.setup) if like else Record(play.setup)
        for gesture in play.before:
            self.record.add(gesture)
        self.pace = 1.0  # how long players and the floor take, beside the usual time
        self._event: Event | None = None
        self._over = over

    @classmethod
    def resume(
        cls, play: Play, law: Book, transcript: Transcript, over: Callable[[Record], bool] | None = None
    ) -> "Session":
        """The session of an interrupted hand. Raises ValueError when the transcript does not begin as the play does."""
        if not play.begins(transcript):
            raise ValueError("this transcript belongs to another hand")
        session = cls(play.with_stub(transcript.setup.loosens_from), law, over)
        for gesture in transcript.gestures[play.taken_over :]:
            session.record.add(gesture)
        return session

    # --- where things stand ----------------------------------------------------------------------------------

    @property
    def taken_over(self) -> int:
        """How many gestures happened before the trainee's first."""
        return self.play.taken_over

    @property
    def began(self) -> int:
        """When the trainee sat down."""
        return self.play.before[-1].at if self.play.before else 0

    @property
    def now(self) -> int:
        """The time of the last gesture."""
        return self.record.gestures[-1].at if self.record.gestures else 0

    @property
    def ended(self) -> bool:
        """Is the hand, or the part of it that the scenario plays, over?"""
        return isinstance(self._next(), Ended)

    @property
    def facts(self) -> Facts:
        return Facts(self.record, len(self.record))

    def due_at(self) -> int | None:
        """When a player or the floor acts next; None while they wait for the dealer or the hand is over."""
        event, now = self._next(), self.now
        return now + round(max(0, event.at - now) * self.pace) if isinstance(event, Happens) else None

    @property
    def going_on(self) -> bool:
        """Is it his turn, and is the next to happen another motion of who is just putting out chips?"""
        event, act = self._next(), self.record.course.ongoing
        if not isinstance(event, Happens) or act is None or not isinstance(event.act, g.Wager):
            return False
        return event.who == g.player(act.seat) and act.before.to_act == act.seat

    @property
    def showing(self) -> bool:
        """Is the betting over, and is the next to happen that a player shows or gives up a hand?"""
        event = self._next()
        shows = isinstance(event, Happens) and isinstance(event.act, g.Turn | g.Fold | g.Move)
        return shows and self.record.course.closed

    def _next(self) -> Event:
        if self._event is None:
            over = self._over is not None and self._over(self.record)
            self._event = Ended() if over else next_event(self.play, self.record, self.law)
        return self._event

    # --- what happens ----------------------------------------------------------------------------------------

    def act(self, act: g.Act, at: int) -> g.Gesture:
        """Let the dealer do something. Raises Impossible, and then nothing has happened."""
        return self._add(g.Gesture(max(at, self.now), g.DEALER, act))

    def tick(self, at: int) -> list[g.Gesture]:
        """Let players and floor do all that has come up to the time `at`; what they did, in order."""
        done = []
        while (due_at := self.due_at()) is not None and due_at <= at:
            event = self._next()
            assert isinstance(event, Happens)
            done.append(self._add(g.Gesture(due_at, event.who, event.act)))
        return done

    def _add(self, gesture: g.Gesture) -> g.Gesture:
        self.record.add(gesture)
        self._event = None
        return gesture

    # --- chance ----------------------------------------------------------------------------------------------

    def shuffle_order(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The order that a shuffle made now results in, by seed."""
        return mixed(self.record, self.play.seed, "shuffle", cards)

    def scramble_order(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """The order that scrambling these cards now results in, by seed."""
        return mixed(self.record, self.play.seed, "scramble", cards)

    def cut_depth(self) -> int:
        """Where a cut made now falls: about the middle of the stub, by seed."""
        return cut_depth(chance(self.play.seed, "cut", len(self.record)), len(self.record.table.stub))

    # --- the routine dealer ----------------------------------------------------------------------------------

    def routine(self) -> tuple[g.Act, ...]:
        """The acts that are due by common practice, any of them right; shuffles and cuts with their chance result."""
        facts = self.facts
        return tuple(self._routine_act(one, facts) for one in due(facts))

    def _routine_act(self, one: Due, facts: Facts) -> g.Act:
        if one.verb == "shuffle":
            return g.Shuffle(self.shuffle_order([each.card for each in facts.table.stub]))
        return g.Cut(self.cut_depth()) if one.verb == "cut" else act_of(one, facts)
