"""What the grader says about one hand: frozen values for the debrief, stored as plain dicts."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from trainer.grading.plain import from_plain, to_plain
from trainer.grading.renumbered import as_kept, as_today
from trainer.grading.report_grade import ReportGrade
from trainer.grading.upgrades import FORMAT, upgraded
from trainer.rules.former import key_of
from trainer.rules.ruling import Citation, Decision, Matter, Step

RULE_NAMES = ("rule", "overridden_by")  # what of an assessment that is kept names rules


class Verdict(StrEnum):
    """What one gesture of the trainee was: by the house's law, the last two by common dealing practice."""

    REQUIRED = "required"
    HARMLESS = "harmless"
    LATE = "late"
    OUT_OF_ORDER = "out-of-order"
    HARMFUL = "harmful"
    NOT_JUDGED = "not-judged"
    FALSE_ALARM = "false-alarm"
    MISREPORTED = "misreported"
    PRACTICE = "practice"
    PRACTICE_SLIP = "practice-slip"


class How(StrEnum):
    """How a matter was noticed. `NOT_ASKED`: the book lets the hand go on, so nothing had to be done."""

    YES = "yes"
    LATE = "late"
    PROMPTED = "prompted"
    MISSED = "missed"
    NOT_ASKED = "not-asked"


class AuthorityGrade(StrEnum):
    """Did the right authority decide? `NOT_SCORED` where the matter was never taken up."""

    RIGHT = "right"
    WRONG = "wrong"
    NOT_SCORED = "not-scored"


class StepState(StrEnum):
    """`LATE` was done wrongly first; `NOT_SCORED` is shown but counts nowhere (silence and the like)."""

    MET = "met"
    LATE = "late"
    OUT_OF_ORDER = "out-of-order"
    MISSED = "missed"
    NOT_SCORED = "not-scored"


@dataclass(frozen=True, slots=True)
class Noticed:
    """`seconds` from the moment the trainee could see it (onset, or taking over) to the act `index`.

    None and -1 where it was missed or not asked.
    """

    how: How
    seconds: float | None = None
    index: int = -1


@dataclass(frozen=True, slots=True)
class StepGrade:
    """One milestone of the remedy. `index` is the gesture that met it, -1 for none.

    Alternatives (steps of one `choice`) stand as the one that was taken, or the first of them when none was.
    """

    step: Step
    state: StepState
    index: int = -1


@dataclass(frozen=True, slots=True)
class Harm:
    """A harmful act: gesture `index`, a key of `rules.steps.HARMS` or `grading.harms.ALWAYS`, its words."""

    index: int
    key: str
    says: str


@dataclass(frozen=True, slots=True)
class MatterGrade:
    """Three grades on one matter, apart. `decision` is the one that was lawful when the remedy began.

    `own` when an act of the trainee made it. `scored` is False where the remedy counts nowhere (silence,
    unconfirmed fallback); `resolved` when every step is met; `came_of` is the key of the matter it came of.
    """

    matter: Matter
    decision: Decision
    noticed: Noticed
    authority: AuthorityGrade
    remedy: tuple[StepGrade, ...]
    scored: bool
    harms: tuple[Harm, ...] = ()
    own: bool = False
    resolved: bool = False
    came_of: str = ""

    @property
    def met(self) -> int:
        """Steps that count and were met in time and order."""
        return sum(each.state is StepState.MET for each in self.remedy)

    @property
    def total(self) -> int:
        """Steps that count."""
        return sum(each.state is not StepState.NOT_SCORED for each in self.remedy)

    @property
    def remedy_right(self) -> bool:
        """Nothing that counts is missed, late or out of order, and nothing harmful was done."""
        return self.met == self.total and not self.harms

    @property
    def right(self) -> bool:
        """Noticed in time and unprompted, decided by the right authority, and put right."""
        return self.noticed.how is not How.PROMPTED and self.acts_right

    @property
    def acts_right(self) -> bool:
        """Is what was done right, whether or not a player had to speak first?"""
        in_time = self.noticed.how in (How.YES, How.PROMPTED, How.NOT_ASKED)
        return in_time and self.authority is not AuthorityGrade.WRONG and self.remedy_right


@dataclass(frozen=True, slots=True)
class Finding:
    """What the grader says about gesture `index` (from 0): own words in `reason`, law in `citations`.

    `matter` is the key of the matter it belongs to or "", `steps` the keys of the steps it met, `practice`
    the id of the piece of common dealing practice it was judged by or "", `harm` the key of the harm it did or "".
    """

    index: int
    verdict: Verdict
    reason: str
    citations: tuple[Citation, ...] = ()
    matter: str = ""
    steps: tuple[str, ...] = ()
    practice: str = ""
    harm: str = ""


@dataclass(frozen=True, slots=True)
class RoutineGrade:
    """A piece of routine in one hand: right `done` times `of` so many, and the gestures at which it was `missed`.

    `practice` is its id in `rules/data/practice.toml`. Without `citations` no paragraph asks for it: the house does.
    """

    practice: str
    done: int
    of: int
    missed: tuple[int, ...] = ()
    citations: tuple[Citation, ...] = ()


@dataclass(frozen=True, slots=True)
class Score:
    """The parts of a hand's score as (right, counted): no weights, no sum."""

    noticed: tuple[int, int]
    authority: tuple[int, int]
    remedy: tuple[int, int]
    practice: tuple[int, int]
    false_alarms: int
    harms: int
    report: tuple[int, int] = (0, 0)


@dataclass(frozen=True, slots=True)
class Assessment:
    """One hand graded by one book. `ledger` is the digest of the ledgers it was graded with.

    `false_alarms` are gesture indices; `clean` is True when nothing went wrong in the hand; `accepted_by` are
    the other houses where the very same acts would have been fully right. `ended` tells whether the hand came
    to its end. `off` is by seat how many chips' worth too much it has in the end, below 0 what it was shorted.
    `followed` are the matters that came of others, `spoiled` the gestures that went wrong because of one: they are told
    under those and count nowhere. `routine` is graded on every hand, apart from all else.
    `reports` are the reports to the floor; none where none was put together, as in hands of before there were any.
    """

    book: str
    engine: str
    ledger: str
    taken_over: int
    matters: tuple[MatterGrade, ...]
    findings: tuple[Finding, ...]
    false_alarms: tuple[int, ...]
    clean: bool
    accepted_by: tuple[str, ...] = ()
    ended: bool = True
    off: tuple[tuple[int, int], ...] = ()
    followed: tuple[MatterGrade, ...] = ()
    spoiled: tuple[int, ...] = ()
    reports: tuple[ReportGrade, ...] = ()
    routine: tuple[RoutineGrade, ...] = ()

    @property
    def score(self) -> Score:
        """The parts, counted."""
        hows = [m.noticed.how for m in self.matters if m.noticed.how is not How.NOT_ASKED]
        asked = [m.authority for m in self.matters if m.authority is not AuthorityGrade.NOT_SCORED]
        return Score(
            (hows.count(How.YES), len(hows)),
            (asked.count(AuthorityGrade.RIGHT), len(asked)),
            (sum(m.met for m in self.matters), sum(m.total for m in self.matters)),
            self._practice(),
            len(self.false_alarms),
            len({harm.index for m in self.matters for harm in m.harms} | set(self._loose_harms())),
            (sum(each.right for each in self.reports), sum(each.total for each in self.reports)),
        )

    @property
    def routine_score(self) -> tuple[int, int]:
        """How much of the hand's routine was right, and of how much."""
        return sum(each.done for each in self.routine), sum(each.of for each in self.routine)

    @property
    def right(self) -> bool:
        """Every act right and unprompted, and nothing amiss in what the floor was told. Practice is apart."""
        told_right = not any(each.faults for each in self.reports)
        return self.acts_right and told_right and all(m.right for m in self.matters)

    @property
    def acts_right(self) -> bool:
        """Right acts in every matter, no false alarm, nothing harmful, all chips where they belong."""
        acts = all(m.acts_right for m in self.matters)
        return acts and not (self.false_alarms or self._loose_harms() or self.off)

    @property
    def mispaid(self) -> bool:
        """Did chips end in the wrong place though all acts on matters were right? Then pots went wrong."""
        return bool(self.off) and all(m.acts_right for m in self.matters)

    def finding(self, index: int) -> Finding | None:
        """What was said about gesture `index`, None for players, floor and the dealer before."""
        return next((each for each in self.findings if each.index == index), None)

    def _loose_harms(self) -> tuple[int, ...]:
        harms = (each.index for each in self.findings if each.verdict is Verdict.HARMFUL)
        return tuple(index for index in harms if index not in self.spoiled)

    def _practice(self) -> tuple[int, int]:
        verdicts = [each.verdict for each in self.findings]
        good, slips = verdicts.count(Verdict.PRACTICE), verdicts.count(Verdict.PRACTICE_SLIP)
        return good, good + slips


def to_json(assessment: Assessment) -> dict[str, Any]:
    """As it is kept: plain dicts, lists, texts and numbers, with the number of their format; for `json.dumps`."""
    return {"format": FORMAT, **as_kept(to_plain(assessment))}


def from_json(plain: dict[str, Any]) -> Assessment:
    """What `to_json` made, of any version: rules have the keys of today, paragraphs the numbers.

    Raises Newer for what only a newer version reads, and ValueError for anything else.
    """
    return from_plain(Assessment, as_today(_keyed(upgraded(plain))))


def _keyed(plain: Any) -> Any:
    """The same with today's keys in the place of the names that rules had then."""
    if isinstance(plain, dict):
        return {name: key_of(each) if _names_a_rule(name, each) else _keyed(each) for name, each in plain.items()}
    return [_keyed(each) for each in plain] if isinstance(plain, list) else plain


def _names_a_rule(name: str, value: Any) -> bool:
    return name in RULE_NAMES and isinstance(value, str)


def cited(some: Iterable[Citation]) -> str:
    """Citations as "tda-2022 39-A, 39-B"."""
    by_book: dict[str, list[str]] = {}
    for each in some:
        by_book.setdefault(each.book, []).append(each.at)
    return "; ".join(f"{book} {', '.join(dict.fromkeys(ats))}" for book, ats in by_book.items())
