"""Simulated dealers: each errs in one way only, over hands that something goes wrong in."""

from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, MatterGrade
from trainer.grading.model import Dealer, catch_up, perfect, playing_out
from trainer.grading.otherwise import or_ended
from trainer.kernel import gestures as g
from trainer.rules.book import Book, book
from trainer.rules.ruling import Authority
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.session import Session


def dealt(scenario: Scenario, key: str, dealer: Dealer) -> Assessor:
    """That hand at a house, dealt by such a dealer and graded."""
    law = book(key)
    *_, graded = playing_out(play_of(scenario, law), law, dealer)
    return graded


class ByAnother:
    """Deals by the law of another house, whatever the one says at which they deal."""

    def __init__(self, law: Book) -> None:
        self.law = law
        self.grading: Assessor | None = None

    def __call__(self, session: Session, _: Assessor) -> g.Act | None:
        if self.grading is None:
            self.grading = Assessor(session.play.setup, self.law, session.taken_over)
        return or_ended(session, perfect(session, catch_up(self.grading, session)))


def lost(graded: Assessment) -> dict[str, int]:
    """The marks lost in each part: what the floor then chooses may ask for more or fewer of them."""
    score = graded.score
    parts = {"noticed": score.noticed, "authority": score.authority, "remedy": score.remedy, "report": score.report}
    counted = {"harms": score.harms, "false alarms": score.false_alarms}
    return {name: of - reached for name, (reached, of) in parts.items()} | counted


def acting_alone_hangs_on_the_remedy(one: MatterGrade) -> bool:
    """Does the book name no authority, so that a dealer who acts alone is right only if the remedy is?"""
    ruling = one.decision.ruling
    return ruling is not None and ruling.authority is Authority.UNSTATED and not one.remedy_right
