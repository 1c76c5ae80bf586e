"""Simulated dealers of six cases: right, late, wrong authority, wrong remedy, missed, and wrong in the report."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random

from tests.grading.dealt import scenarios
from tests.grading.remedy_slips import Slip, Slipping, slips_of, watching
from tests.grading.test_simulated_reports import CHANGES, Told
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, AuthorityGrade, How, MatterGrade
from trainer.grading.explain import weightiest
from trainer.grading.films.slips import without_the_floor
from trainer.grading.mistakes import plays_on, typical_mistake
from trainer.grading.model import Dealer, perfect, playing_out, to_do
from trainer.grading.open_matter import OpenMatter
from trainer.grading.otherwise import late, or_ended
from trainer.grading.thorough import thorough
from trainer.kernel import gestures as g
from trainer.kernel.report_acts import Deed, Did, Report, Statement
from trainer.rules.book import book
from trainer.rules.record import Record
from trainer.rules.ruling import Authority
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.session import Session
from trainer.ui.desk.dealt import Dealt

RIGHT, LATE, AUTHORITY, REMEDY, MISSED, REPORT = "right", "late", "wrong authority", "wrong remedy", "missed", "report"
CASES = (RIGHT, LATE, AUTHORITY, REMEDY, MISSED, REPORT)
BROKEN = (RuntimeError, ValueError, LookupError)


def wrong_hands() -> list[str]:
    """The scenarios in which something goes wrong."""
    return sorted(name for name, each in scenarios().items() if not each.clean)


def hand_of(case: str, scenario: Scenario, key: str, chance: Random) -> Dealt | None:
    """That scenario at that house as such a dealer deals it; None where the hand is no such case."""
    for dealer in _DEALERS[case](scenario, key, chance):
        try:
            found = dealt(scenario, key, dealer, chance.randrange(1, 40))
        except BROKEN:
            continue
        if is_case(case, found.assessment):
            return found
    return None


def dealt(scenario: Scenario, key: str, dealer: Dealer, number: int = 1) -> Dealt:
    """A scenario at a house dealt to its end, as the debrief takes it. Raises RuntimeError for one without an end."""
    graded, play = _played(scenario, key, dealer)
    record = Record.of(graded.record.transcript)
    return Dealt(
        number,
        scenario,
        key,
        play.seed,
        record.transcript,
        play.taken_over,
        graded.assessment(),
        folded=record,
    )


def _played(scenario: Scenario, key: str, dealer: Dealer):  # type: ignore[no-untyped-def]  # an assessor and a play
    law = book(key)
    play = play_of(scenario, law)
    *_, graded = playing_out(play, law, dealer)
    return graded, play


def is_case(case: str, graded: Assessment) -> bool:
    """Did the dealer go wrong in this way and in no other part?"""
    if not graded.matters or graded.mispaid or graded.false_alarms:
        return False
    main = weightiest(graded)
    return not main.own and _IS[case](graded, main)


def _in_time(main: MatterGrade) -> bool:
    return main.noticed.how is How.YES


def _by_right(main: MatterGrade) -> bool:
    return main.authority is AuthorityGrade.RIGHT


_IS: Mapping[str, Callable[[Assessment, MatterGrade], bool]] = {
    RIGHT: lambda graded, main: graded.right and _in_time(main),
    LATE: lambda _, main: main.noticed.how is How.LATE,
    AUTHORITY: lambda _, main: _in_time(main) and main.authority is AuthorityGrade.WRONG,
    REMEDY: lambda _, main: _in_time(main) and _by_right(main) and not main.remedy_right,
    MISSED: lambda _, main: main.noticed.how is How.MISSED,
    REPORT: lambda graded, main: graded.acts_right and _in_time(main) and any(each.faults for each in graded.reports),
}


# --- the dealers


def calls_anyway(session: Session, grading: Assessor) -> g.Act | None:
    """Calls the floor for what a rulebook has the dealer fix."""
    own = [one for one in grading.open.values() if to_do(one, grading.record) and _dealers(one) and not one.calls]
    return g.CallFloor() if own and not session.record.table.floor else or_ended(session, perfect(session, grading))


def _dealers(one: OpenMatter) -> bool:
    ruling = one.decision.ruling
    return ruling is not None and ruling.authority is Authority.DEALER


def misreporting(change: Callable[[Told], Told]) -> Dealer:
    """The perfect dealer, but for the first report."""
    done: list[bool] = []

    def dealer(session: Session, grading: Assessor) -> g.Act | None:
        act = perfect(session, grading)
        if not isinstance(act, Report) or not act.told or done:
            return act
        done.append(True)
        told = change(act.told)
        seats = [one.matter.seats[0] for one in grading.open.values() if one.matter.seats]
        return replace(act, told=tuple(_of_the_story(each, seats) for each in told))

    return dealer


def _of_the_story(one: Statement, seats: list[int]) -> Statement:
    """An opinion is about a seat that the hand is about, where there is one."""
    return replace(one, seat=seats[0]) if isinstance(one, Did) and one.deed is Deed.HONEST and seats else one


def _slipping(scenario: Scenario, key: str, chance: Random) -> Iterator[Dealer]:
    """One act of the remedy done wrongly, or the mistake that most make with such a matter."""
    found: list[Slip] = []
    graded, _ = _played(scenario, key, watching(found))
    some = slips_of(found, graded)
    yield from (Slipping(each) for each in chance.sample(some, min(2, len(some))))
    kinds = {one.matter.kind for one in graded.open.values()}
    yield from (typical_mistake(kind) for kind in sorted(kinds))


def _of(*dealers: Dealer) -> Callable[[Scenario, str, Random], Iterator[Dealer]]:
    return lambda _, __, chance: iter(chance.sample(dealers, len(dealers)))


_DEALERS: Mapping[str, Callable[[Scenario, str, Random], Iterator[Dealer]]] = {
    RIGHT: _of(perfect, thorough),
    LATE: _of(late),
    AUTHORITY: _of(without_the_floor, calls_anyway),
    REMEDY: _slipping,
    MISSED: _of(plays_on),
    REPORT: lambda _, __, chance: (misreporting(each) for each in chance.sample([*CHANGES], len(CHANGES))),
}
