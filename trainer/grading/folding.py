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
    by_key = {each.matter.key: each for each in grades}
    came_of = {**_by_one_act(grades), **causes(facts, [each.matter for each in grades])}
    came_of = {key: cause for key, cause in came_of.items() if by_key[key].right or not by_key[cause].right}
    counted = tuple(each for each in grades if each.matter.key not in came_of)
    followed = (each for each in grades if each.matter.key in came_of)
    told = tuple(_told_with(facts.record, counted, each) for each in findings)
    return Folded(
        counted,
        tuple(replace(each, came_of=came_of[each.matter.key]) for each in followed),
        tuple(finding for finding, _ in told),
        tuple(finding.index for finding, joined in told if joined),
    )


def _by_one_act(grades: Sequence[MatterGrade]) -> Mapping[str, str]:
    """What the trainee's own act made, by which another matter had come to harm already."""
    harms = {harm.index + 1: each.matter.key for each in grades for harm in each.harms}
    made = (each.matter for each in grades if each.own and each.matter.error in harms)
    return {each.key: harms[each.error] for each in made if harms[each.error] != each.key}


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
