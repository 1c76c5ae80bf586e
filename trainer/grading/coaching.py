"""The coach: what a thorough dealer would do next in a hand that somebody else is dealing."""

from trainer.grading.model import catch_up, follow, to_do
from trainer.grading.thorough import thorough
from trainer.kernel import gestures as g
from trainer.kernel.games import is_stud
from trainer.rules.course import LAST_STREET
from trainer.rules.facts.board import STREETS
from trainer.rules.kinds import KINDS
from trainer.rules.record import Record
from trainer.scenarios.session import Session

DEAL, FIRST, FIX, SHOWDOWN = "The deal", "The first round", "Fix it", "The showdown"


class Coach:
    """Follows a session and knows the next act, whatever the trainee made of the hand so far.

    In a `guided` hand the coach deals the rest of what was shown once.
    """

    def __init__(self, session: Session, *, guided: bool = False) -> None:
        self.session, self.guided = session, guided
        self._grading = follow(session)

    def next_act(self) -> g.Act | None:
        """What to do now; None while players or the floor act, and once the hand is over."""
        if self.session.ended:
            return None
        return thorough(self.session, catch_up(self._grading, self.session))

    def by_itself(self) -> g.Act | None:
        """What the coach does now in a guided hand: the deal from its second round on, the stub, the hand's end."""
        act = self.next_act() if self.guided else None
        if isinstance(act, g.Square | g.NextHand):
            return act
        facts = self.session.facts
        once = all(facts.table.seat(seat).hand for seat in facts.course.dealt_in)
        return act if once and isinstance(act, g.Pitch) and facts.course.street < 0 else None

    def heading(self) -> str:
        """What is wrong and has to be fixed, or where in the hand the dealer is."""
        grading = catch_up(self._grading, self.session)
        wrong = next((each for each in grading.open.values() if to_do(each, grading.record)), None)
        return stage(grading.record) if wrong is None else KINDS[wrong.matter.kind].says


def stage(record: Record) -> str:
    """Where in the hand the dealer is, as a heading: a stop, the deal, a street or the showdown."""
    course, game = record.course, record.setup.game
    if record.table.stopped or record.table.floor:
        return FIX
    if course.street < 0:
        return DEAL
    if len(course.contesting) < 2 or (course.street >= LAST_STREET[game] and not course.betting):
        return SHOWDOWN
    coming = course.street + (not course.betting)  # once its bets are done, the next one
    name = STREETS[game][min(coming, LAST_STREET[game])]
    if not name:
        return FIRST
    return name.capitalize() if is_stud(game) else f"The {name}"
