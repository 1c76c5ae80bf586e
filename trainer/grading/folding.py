"""One mistake counts once: what came of a matter is folded under it, and is no matter of its own in any figure."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from trainer.grading.assessment import Finding, MatterGrade, Verdict
from trainer.grading.said import cite_decision
from trainer.rules.consequences import causes, spoiled
from trainer.rules.facts import Facts
from trainer.rules.record import Record


@dataclass(frozen=True, slots=True)
class Folded:
    """The `matters` that count, those that `followed` from them, and the acts that went wrong because of one."""

    matters: tuple[MatterGrade, ...]
    followed: tuple[MatterGrade, ...]
    findings: tuple[Finding, ...]
    spoiled: tuple[int, ...]


def folded(facts: Facts, grades: Sequence[MatterGrade], findings: Iterable[Finding]) -> Folded:
    """Part the matters that count from what came of them.

    What went wrong after a cause that was put right is a mistake of its own.
    """
    by_key, said = {each.matter.key: each for each in grades}, list(findings)
    by_oneself = {**_while_putting_right(facts.record, grades), **_by_one_act(grades, said)}
    came_of = {**by_oneself, **causes(facts, [each.matter for each in grades])}
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
    if not 0 <= begun < at - 1 or (one.resolved and last < at - 1):
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
