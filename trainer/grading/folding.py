"""One mistake counts once: what came of a matter is folded under it, and is no matter of its own in any figure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from trainer.grading.assessment import Finding, MatterGrade, Verdict
from trainer.grading.replayed import BESIDES
from trainer.grading.said import cite_decision
from trainer.rules.consequences import causes, spoiled
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.ties import same_seat_left_out

REDEALT = frozenset({"deal-again-same-button", "deal-again-from-the-right-button"})


@dataclass(frozen=True, slots=True)
class Folded:
    """The `matters` that count, those that `followed` from them, and the acts that went wrong because of one."""

    matters: tuple[MatterGrade, ...]
    followed: tuple[MatterGrade, ...]
    findings: tuple[Finding, ...]
    spoiled: tuple[int, ...]


def folded(facts: Facts, grades: Sequence[MatterGrade], findings: Iterable[Finding], taken_over: int) -> Folded:
    """Part the matters that count from what came of them; gestures before `taken_over` are another dealer's.

    What went wrong after a cause that was put right is a mistake of its own.
    """
    by_key, said = {each.matter.key: each for each in grades}, list(findings)
    by_oneself = {**_while_putting_right(facts.record, grades), **_by_one_act(grades, said)}
    came_of = {**_in_a_deal(facts, grades, taken_over), **by_oneself, **causes(facts, [each.matter for each in grades])}
    came_of = {key: cause for key, cause in came_of.items() if by_key[key].right or not by_key[cause].right}
    counted = tuple(each for each in grades if each.matter.key not in came_of)
    followed = (each for each in grades if each.matter.key in came_of)
    told = tuple(_told_with(facts.record, counted, each) for each in said)
    return Folded(
        counted,
        tuple(replace(each, came_of=came_of[each.matter.key]) for each in followed),
        tuple(finding for finding, _ in told),
        tuple(finding.index for finding, joined in told if joined),
    )


def _by_one_act(grades: Sequence[MatterGrade], findings: Iterable[Finding]) -> Mapping[str, str]:
    """What the trainee's own act made that did harm to another matter already, or came too soon for it."""
    early = {each.index + 1: each.matter for each in findings if each.verdict is Verdict.OUT_OF_ORDER}
    harms = {harm.index + 1: each.matter.key for each in grades for harm in each.harms}
    errors = {**early, **harms}
    made = (each.matter for each in grades if each.own and each.matter.error in errors)
    return {each.key: errors[each.error] for each in made if errors[each.error] != each.key}


def _in_a_deal(facts: Facts, grades: Sequence[MatterGrade], taken_over: int) -> Mapping[str, str]:
    """What else makes a misdeal of what somebody else dealt: one redeal puts it right as well, and of what lay there at
    tap-in the last counts, which is how it looks. Of the trainee's own slips the seat that one card went past is no
    second mistake.
    """
    found: dict[str, str] = {}
    counted: list[MatterGrade] = []
    for each in sorted(grades, key=lambda one: one.matter.error):
        alike = (one for one in counted if _by_one_redeal(facts, one, each) or _passed_over(facts, one, each))
        one = next(alike, None)
        if one is None:
            counted.append(each)
        elif not each.own and each.matter.onset <= taken_over:
            counted[counted.index(one)] = each
            found = {key: each.matter.key if cause == one.matter.key else cause for key, cause in found.items()}
            found[one.matter.key] = each.matter.key
        else:
            found[each.matter.key] = one.matter.key
    return found


def _by_one_redeal(facts: Facts, cause: MatterGrade, later: MatterGrade) -> bool:
    one, other = ([each.step.key for each in grade.remedy if each.step.key not in BESIDES] for grade in (cause, later))
    redealt = one == other and not REDEALT.isdisjoint(one)
    return redealt and not (cause.own or later.own) and _in_one_deal(facts, cause, later)


def _passed_over(facts: Facts, cause: MatterGrade, later: MatterGrade) -> bool:
    """Is it the seat that the trainee's own card out of sequence went past?"""
    return cause.own and _in_one_deal(facts, cause, later) and same_seat_left_out(facts, cause.matter, later.matter)


def _in_one_deal(facts: Facts, cause: MatterGrade, later: MatterGrade) -> bool:
    one, other = (facts.record.courses[each.matter.error - 1].deals for each in (cause, later))
    return one == other


def _while_putting_right(record: Record, grades: Sequence[MatterGrade]) -> Mapping[str, str]:
    """What the trainee's own acts made while another matter was being put right, on the street of that."""
    found: dict[str, str] = {}
    for made in (each for each in grades if each.own):
        cause = next(
            (each for each in grades if each is not made and _under_way(record, each, made.matter.error)), None
        )
        if cause is not None:
            found[made.matter.key] = cause.matter.key
    return found


def _under_way(record: Record, one: MatterGrade, at: int) -> bool:
    """Was it taken up before that gesture count, and not put right by then?"""
    begun, last = one.noticed.index, max((each.index for each in one.remedy), default=-1)
    if not 0 <= begun < at or (one.resolved and last < at - 1):
        return False
    return record.courses[begun].street == record.courses[at - 1].street


def _told_with(record: Record, matters: Sequence[MatterGrade], finding: Finding) -> tuple[Finding, bool]:
    """A harmful act that belongs to no matter, with the open one because of which it went wrong, if there is any."""
    if finding.verdict is not Verdict.HARMFUL or finding.matter:
        return finding, False
    act = record.gestures[finding.index].act
    missed = (each for each in matters if not each.resolved and each.matter.onset <= finding.index)
    cause = next((each for each in missed if spoiled(each.matter, act)), None)
    if cause is None:
        return finding, False
    cited = finding.citations or cite_decision(cause.decision)
    return replace(finding, matter=cause.matter.key, citations=cited), True
