"""A report to the floor held against what happened: what is missing, wrong or leading, and what came of it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace

from trainer.grading.assessment import Finding, Verdict
from trainer.grading.open_matter import OpenMatter, at_the_table
from trainer.grading.report_grade import REPORTED, Amiss, ReportFault, ReportGrade, ReportPart
from trainer.grading.words import said as quoted
from trainer.kernel import gestures as g
from trainer.kernel.listed import ended, listed
from trainer.kernel.report_acts import (
    AT_A_SEAT,
    LEADING,
    ActedSince,
    DealerDid,
    Deed,
    Did,
    OnBoard,
    OnStreet,
    Report,
    Statement,
)
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.number_words import in_words
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter
from trainer.scenarios.heard import as_heard
from trainer.scenarios.palette import REPORTS
from trainer.scenarios.report import (
    PIECES,
    PLAYER,
    SHOWDOWN,
    TOO_FEW,
    Piece,
    about,
    doer,
    heading_for,
    said,
    statements,
    subject,
    wanted,
)
from trainer.scenarios.report_conduct import Seen, deed_of
from trainer.scenarios.report_truth import (
    dealers_deeds,
    everything_done,
    full_report,
    parts,
    since,
    whole_deed,
)

WHOLE = "The report was complete and correct."
WHAT_YOU_SAW = "Say what you saw and heard."
NOT_SO = "That isn\u2019t what happened."
IN_ORDER = "Tell it in the order it happened."
AND_NOW = "and-now"
NOT_COVERED, NOTHING_HEARD = "the floor\u2019s own decision", "nothing to rule on"
APART: Mapping[str, str] = {"to": "{:,}", "due": "Seat {} is next"}
"""The figures of a ruling by which two of the same words are told apart."""
LEFT_OUT: Mapping[Piece, str] = {
    Piece.STREET: "the street",
    Piece.WHO: "who did what",
    Piece.BOARD: "the cards on the board",
    Piece.SINCE: "who has acted since",
}
ADDED: Mapping[str, Piece] = {PLAYER: Piece.WHO, SHOWDOWN: Piece.WHO, TOO_FEW: Piece.BOARD}
"""What the floor asks for today under a heading and did not ask for at first."""
PARTS: Mapping[Piece, ReportPart] = {
    Piece.STREET: ReportPart.STREET,
    Piece.WHO: ReportPart.WHO,
    Piece.BOARD: ReportPart.BOARD,
    Piece.SINCE: ReportPart.SINCE,
}


@dataclass(frozen=True, slots=True)
class Visit:
    """What the dealer reported while the floor was at the table: each gesture with its report.

    `asked` is the gesture by which the floor asked what happened, `since` the first by which it can have been called,
    `questions` all that the floor asked.
    """

    asked: int
    reports: tuple[tuple[int, Report], ...]
    since: int
    questions: tuple[str, ...] = ()

    @property
    def first(self) -> int:
        return self.reports[0][0]

    @property
    def acts(self) -> tuple[Report, ...]:
        return tuple(act for _, act in self.reports)

    def wants(self, piece: Piece) -> bool:
        """Is that a piece which the floor needs? In hands of before it went on without some that it asks for today."""
        told = any(PIECES[type(one)] is piece for one in statements(self.acts))
        return (
            ADDED.get(self.acts[0].what) is not piece
            or told
            or piece in self.questions
            or AND_NOW not in self.questions
        )


def graded_reports(record: Record, law: Book, taken_over: int, some: Iterable[OpenMatter]) -> tuple[ReportGrade, ...]:
    """Each composed report of the trainee, on the matter that it fits best. One in a word alone is not graded."""
    matters, found = tuple(some), []
    for visit in _visits(record, taken_over):
        called = [one for one in matters if any(visit.since <= each < visit.first for each in one.calls)]
        named = [one.matter for one in called if _names(record, visit, one.matter)]
        grades = [_graded(record, law, visit, each) for each in named or [one.matter for one in called]]
        found += sorted(grades, key=lambda each: len(each.faults))[:1]
    return tuple(found)


def _names(record: Record, visit: Visit, matter: Matter) -> bool:
    """Is the seat named whose wager or turn a matter is about, or what a player did apart from betting?"""
    apart = [each.told for each in deed_of(record, visit.first, matter)]
    told = [one for one in statements(visit.acts) if isinstance(one, Did)]
    return any(one.seat == doer(record, matter) or one in apart for one in told)


def _visits(record: Record, taken_over: int) -> Iterator[Visit]:
    facts = Facts(record, len(record))
    came = [index for index, _, _ in facts.done(g.Come)]
    asked = [(index, act.what) for index, _, act in facts.done(g.Ask)]
    told = [(index, act) for index, _, act in facts.done(Report) if index >= taken_over]
    for place, start in enumerate(came):
        end = came[place + 1] if place + 1 < len(came) else len(record)
        reports = tuple(each for each in told if start < each[0] < end)
        if reports and reports[0][1].told is not None:
            here = [each for each in asked if start < each[0] < end]
            questions = tuple(what for _, what in here)
            yield Visit(next((index for index, _ in here), start), reports, came[place - 1] if place else 0, questions)


def _graded(record: Record, law: Book, visit: Visit, matter: Matter) -> ReportGrade:
    faults = tuple(_faults(record, visit, matter))
    total = len(_pieces(record, visit, matter)) + sum(each.kind is Amiss.LEADING for each in faults)
    waited = record.gestures[visit.first].at - record.gestures[visit.asked].at
    right = max(0, total - len(faults))
    made = ReportGrade(visit.first, matter.key, right, max(total, len(faults)), waited / 1000, faults)
    return _with_what_came_of_it(record, law, visit, matter, made)


def as_reported(finding: Finding, grades: tuple[ReportGrade, ...]) -> Finding:
    """What is said about the report itself: what was amiss in it first, or that nothing was."""
    grade = next((each for each in grades if each.index == finding.index), None)
    if grade is None:
        return finding
    if not grade.faults:
        return replace(finding, reason=WHOLE)
    more = len(grade.faults) - 1
    rest = f" {in_words(more).capitalize()} more thing{'' if more == 1 else 's'} to correct." if more else ""
    return replace(finding, verdict=Verdict.MISREPORTED, reason=f"{grade.faults[0].did}{rest}")


# --- what is amiss ---------------------------------------------------------------------------------------------


def _pieces(record: Record, visit: Visit, matter: Matter) -> tuple[Statement, ...]:
    """What is to be told under the heading that was chosen."""
    truth = full_report(record, visit.first, matter).told or ()
    asked = [each for each in Piece if visit.wants(each)]
    if visit.acts[0].what != heading_for(matter):
        asked = [each for each in wanted(visit.acts[0].what, record.setup.game) if each in asked]
    return tuple(each for each in truth if PIECES[type(each)] in asked)


def _faults(record: Record, visit: Visit, matter: Matter) -> Iterator[ReportFault]:
    yield from _heading(visit, matter)
    yield from _left_out(record, visit, matter)
    last = -1
    for index, one in ((index, one) for index, report in visit.reports for one in report.told or ()):
        seen = _matching(record, index, one)
        late = bool(seen) and seen[-1].index < last
        last = max(last, next((each.index for each in seen if each.index >= last), last))
        takes = _wrong(record, index, matter, one) or (IN_ORDER if late else "")
        if takes:
            part = ReportPart.ORDER if takes == IN_ORDER else _part(record, index, one)
            kind = Amiss.LEADING if part is ReportPart.LEADING else Amiss.WRONG
            yield ReportFault(index, kind, f"{REPORTED}{quoted(said(one))}", takes, part)


def _part(record: Record, at: int, one: Statement) -> ReportPart:
    """Which part of a report a statement is: of a deed that was done but for its amount, the amount."""
    if not isinstance(one, Did):
        return PARTS[PIECES[type(one)]]
    if one.deed in LEADING:
        return ReportPart.LEADING
    done = _same(everything_done(record, at), one)
    return ReportPart.AMOUNT if done and one.deed not in AT_A_SEAT else ReportPart.WHO


def _heading(visit: Visit, matter: Matter) -> Iterator[ReportFault]:
    """A heading of another subject; among those on cards several may fit."""
    chosen, heading = visit.acts[0].what, heading_for(matter)
    if subject(chosen) != subject(heading):
        did = ended(f"{REPORTED}{quoted(REPORTS.get(chosen, chosen))}")
        takes = ended(f"Report {quoted(REPORTS[heading])}")
        yield ReportFault(visit.first, Amiss.WRONG, did, takes, ReportPart.HEADING)


def _left_out(record: Record, visit: Visit, matter: Matter) -> Iterator[ReportFault]:
    """What was not told, or not until the floor asked for it."""
    at_once, in_the_end = _told_in(visit.acts[:1]), _told_in(visit.acts)
    to_tell: dict[object, Statement] = {}
    for each in _pieces(record, visit, matter):
        to_tell.setdefault(_told_of(each), each)
    for one, truth in to_tell.items():
        if one in at_once or _mistaken_for(record, visit, matter, truth):
            continue
        piece, takes = PIECES[type(truth)], f"Report {quoted(said(truth))}"
        asked = one in in_the_end
        did = f"Told {LEFT_OUT[piece]} only when asked." if asked else f"Left out {LEFT_OUT[piece]}."
        yield ReportFault(visit.first, Amiss.ASKED if asked else Amiss.MISSING, did, takes, PARTS[piece])


def _mistaken_for(record: Record, visit: Visit, matter: Matter, truth: Statement) -> bool:
    """Was it told, but with another seat or as another deed, which is one mistake and no second one?"""
    told = [one for one in statements(visit.acts) if isinstance(one, Did) and one.deed not in LEADING]
    near = [one for one in told if isinstance(truth, Did) and (one.seat == truth.seat or one.deed is truth.deed)]
    return any(_wrong(record, visit.first, matter, one) for one in near)


def _told_in(reports: tuple[Report, ...]) -> set[object]:
    """What reports are about. That a seat was skipped tells what the dealer did as well."""
    told = {_told_of(one) for one in statements(reports)}
    passed = any(isinstance(one, Did) and one.deed is Deed.WAS_SKIPPED for one in statements(reports))
    return told | ({DealerDid} if passed else set())


def _told_of(one: Statement) -> object:
    """What a statement is about, whatever it says of it."""
    return (one.seat, one.deed) if isinstance(one, Did) else type(one)


def _wrong(record: Record, at: int, matter: Matter, one: Statement) -> str:
    """What is right in its place, "" where it is right."""
    if isinstance(one, OnStreet):
        true = parts(record, matter)
        return "" if one.part in true else f"Report {quoted(said(OnStreet(true[0])))}"
    if isinstance(one, OnBoard):
        boards = [len(record.tables[each].board) for each in (at, matter.error, matter.onset)]
        return "" if one.cards in boards else f"Report {quoted(said(OnBoard(boards[0])))}"
    if isinstance(one, ActedSince):
        acted = since(record, at, matter)
        return "" if tuple(sorted(one.seats)) in acted else f"Report {quoted(said(ActedSince(acted[0])))}"
    if isinstance(one, DealerDid):
        true_of_it = dealers_deeds(record, at, matter)
        best = f"Report {quoted(said(true_of_it[0]))}" if true_of_it else NOT_SO
        return "" if one in true_of_it else best
    if one.deed in LEADING:
        return WHAT_YOU_SAW
    true_of_them = any(one.amount in each.amounts for each in _same(whole_deed(record, at, matter), one))
    so = true_of_them or _matching(record, at, one) or _has(record, at, matter, one)
    return "" if so else _instead(record, at, matter, one)


def _matching(record: Record, at: int, one: Statement) -> list[Seen]:
    """The deeds that a statement can be about, in their order; none of what is no deed."""
    if not isinstance(one, Did):
        return []
    return [each for each in _same(everything_done(record, at), one) if one.amount in each.amounts]


def _same(done: Iterable[Seen], one: Did) -> list[Seen]:
    """The deeds of that kind of that seat, whatever the amount."""
    return [each for each in done if (each.seat, each.deed) == (one.seat, one.deed)]


def _has(record: Record, at: int, matter: Matter, one: Did) -> bool:
    """Is it what the seat has, now or when it came up?"""
    tables = [record.tables[each] for each in (at, matter.error, matter.onset)]
    if one.deed is Deed.HOLDS:
        return any(len(each.seat(one.seat).hand) == one.amount for each in tables if one.seat <= len(each.seats))
    return one.deed is Deed.HAS_BUTTON and any(each.button == one.seat for each in tables)


def _instead(record: Record, at: int, matter: Matter, one: Did) -> str:
    """What is true of that seat or of that deed, told as it is best told."""
    whole = whole_deed(record, at, matter)
    near = _same(whole, one)
    near += [each for each in whole if each.deed is one.deed] + [each for each in whole if each.seat == one.seat]
    near += _same(everything_done(record, at), one)
    return f"Report {quoted(said(near[0].told))}" if near else NOT_SO


# --- what came of it -------------------------------------------------------------------------------------------


def _with_what_came_of_it(record: Record, law: Book, visit: Visit, matter: Matter, made: ReportGrade) -> ReportGrade:
    """Where the floor rules otherwise on what it heard than on what happened, both rulings."""
    at = visit.reports[-1][0]
    true = at_the_table(law, Facts(record, at, matter))
    if not about(visit.acts, matter.kind):
        return replace(made, heard=NOTHING_HEARD, happened=_ruling(true))
    told = as_heard(law, record, at, matter, visit.acts)
    if told.nothing:
        found = told.stands(law)
        as_told = f"a {found.kind} to {found.to:,}, which stands" if found is not None else NOTHING_HEARD
        return replace(made, heard=as_told, happened=_ruling(true))
    heard = at_the_table(law, told.facts)
    apart = [name for name in APART if dict(heard.figures).get(name) != dict(true.figures).get(name)]
    if heard.ruling == true.ruling and not apart:
        return made
    named = apart if _ruling(heard) == _ruling(true) else []
    return replace(made, heard=_ruling(heard, named), happened=_ruling(true, named))


def _ruling(decision: Decision, named: Iterable[str] = ()) -> str:
    """A ruling in words, with the figures that it comes to where the words alone don't tell two apart."""
    if decision.ruling is None:
        return NOT_COVERED
    figures = dict(decision.figures)
    comes_to = [APART[each].format(figures[each]) for each in named if figures.get(each)]
    return f"{decision.ruling.says} ({listed(comes_to)})" if comes_to else decision.ruling.says
