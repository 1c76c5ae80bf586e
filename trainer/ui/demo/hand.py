"""One hand of the demo: from the first page to the last question, through the real window."""

from collections.abc import Callable
from dataclasses import dataclass, field

from trainer.grading.assess import Assessor
from trainer.grading.model import PACE, REACTION, USUAL, catch_up, follow
from trainer.kernel import gestures as g
from trainer.scenarios.session import Session
from trainer.ui.demo.clock import JumpClock
from trainer.ui.demo.dealers import Dealer
from trainer.ui.demo.doer import Doer
from trainer.ui.demo.events import wait_for
from trainer.ui.window import Window

MOST = 1500


class Stuck(RuntimeError):
    """The demo cannot go on: all players wait, or an act did not come out."""


def decide_when(session: Session, act: g.Act) -> int:
    """When the dealer does an act: at their pace, but stopping before the next player acts."""
    at, due = session.now + PACE.get(act.verb, USUAL), session.due_at()
    if isinstance(act, g.Stop | g.CallFloor):
        return max(session.now, min(session.now + REACTION, at if due is None else due - 1))
    return at


@dataclass
class Hand:
    """Lets a dealer deal the hand on the table to its end. `seen(moment)` is told of each key moment."""

    window: Window
    clock: JumpClock
    doer: Doer
    dealer: Dealer
    seen: Callable[[str], None]
    _moments: set[str] = field(default_factory=set)

    def run(self) -> None:
        """Deal until the hand is over and its debrief open. Raises Stuck or Unreachable."""
        running = self.window.play.dealing
        assert running is not None
        session = running.session
        grading = follow(session)
        for _ in range(MOST):
            if self.window.play.dealing is None:
                wait_for(lambda: self.window.box.settled)
                return
            self._next(session, catch_up(grading, session))
        raise Stuck(f"{session.play.scenario.id} at {session.play.book} never ends")

    def _next(self, session: Session, grading: Assessor) -> None:
        if grading.open:
            self._saw("onset")
        act, due = self.dealer.deals(session, grading), self.clock.due
        if act is None:
            if not self.clock.jump():
                raise Stuck(f"{session.play.scenario.id} at {session.play.book}: all players wait")
        elif due is not None and due < decide_when(session, act):
            self.clock.jump()
        else:
            self.clock.set(decide_when(session, act))
            self._act(session, act)
            catch_up(grading, session)
        self._tell(session, grading)

    def _act(self, session: Session, act: g.Act) -> None:
        before = len(session.record)
        self.doer.do(act)
        if len(session.record) == before:
            raise Stuck(f"{self.doer.name}: {act.verb} did nothing")

    def _tell(self, session: Session, grading: Assessor) -> None:
        table = session.record.table
        if table.floor:
            self._saw("floor")
        elif table.stopped:
            self._saw("stop")
        if any(one.remedy.begun for one in grading.open.values()):
            self._saw("remedy")

    def _saw(self, moment: str) -> None:
        if moment not in self._moments:
            self._moments.add(moment)
            self.seen(moment)
