"""A copy of a book in which one rule is overturned: taken out, with another figure, or with another verdict.

Nothing is changed in the book itself or in any file. What a hand is worth under the copy tells whether it hangs on the
rule.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from typing import Any

from trainer.rules.book import Book, InForce
from trainer.rules.effects import Effect
from trainer.rules.rule import Figures, Numbers
from trainer.rules.ruling import Authority, Ruling

OUT, FIGURES, VERDICT, AS = "out", "figures+1", "verdict", "as "
"""Taken out; all that it works out one higher; with the reverse verdict; with that of the rule whose key follows."""
OTHERS = 3
"""So many verdicts of other rules are put in its place, each another one."""
BY_ONE = {"+1": 1, "-1": -1}
"""How a figure is changed, written after its name: "posts+1"."""


def ways(law: Book, rule: str) -> Iterator[str]:
    """How a rule of the book can be overturned, the plainest first. Raises KeyError."""
    yield OUT
    force = law.rules[rule]
    yield from (f"{name}{by}" for name in force.rule.numbers if name in force.numbers for by in BY_ONE)
    if force.rule.figures is not None:
        yield FIGURES
    yield VERDICT
    yield from (f"{AS}{each.rule.key}" for each in _others(law, force))


def _others(law: Book, force: InForce) -> list[InForce]:
    """Rules on the same topic and of the same kinds with another verdict."""
    rulings, found = {force.rule.ruling}, list[InForce]()
    beside = {each.rule.key: each for topic in force.rule.topics for each in law.by_topic[topic]}
    for key in sorted(beside):
        rule = beside[key].rule
        alike = not (rule.kinds and force.rule.kinds) or bool(set(rule.kinds) & set(force.rule.kinds))
        if alike and rule.ruling not in rulings:
            rulings.add(rule.ruling)
            found.append(beside[key])
    return found[:OTHERS]


def overturned(law: Book, rule: str, way: str) -> Book:
    """The copy in which that rule is overturned in one of its `ways`."""
    other = law.rules[way.removeprefix(AS)] if way.startswith(AS) else None
    return _with(law, lambda each: each if each.rule.key != rule else _overturned(each, way, other))


def watched(law: Book, holds: Callable[[InForce, Any], None]) -> Book:
    """A copy that decides all the same, and tells of every rule when it holds, and of which facts."""

    def of(each: InForce) -> InForce:
        condition = each.rule.condition

        def asked(facts: Any, numbers: Numbers) -> bool:
            found = condition(facts, numbers)
            if found:
                holds(each, facts)
            return found

        return replace(each, rule=replace(each.rule, condition=asked))

    return _with(law, of)


def _with(law: Book, change: Callable[[InForce], InForce | None]) -> Book:
    changed = {key: change(each) for key, each in law.rules.items()}
    rows = {topic: (changed[each.rule.key] for each in some) for topic, some in law.by_topic.items()}
    return Book(law.ledger, {topic: tuple(each for each in some if each is not None) for topic, some in rows.items()})


def _overturned(each: InForce, way: str, other: InForce | None) -> InForce | None:
    if way == OUT:
        return None
    if other is not None:
        alike = replace(each.rule, ruling=other.rule.ruling, figures=other.rule.figures)
        return replace(each, rule=alike, numbers={**other.numbers, **each.numbers})
    if way == VERDICT:
        return replace(each, rule=replace(each.rule, ruling=_opposite(each)))
    if way == FIGURES:
        return replace(each, rule=replace(each.rule, figures=_one_higher(each)))
    name, by = way[:-2], BY_ONE[way[-2:]]
    return replace(each, numbers={**each.numbers, name: each.numbers[name] + by})


def _one_higher(each: InForce) -> Figures:
    work_out = each.rule.figures

    def figures(facts: Any, numbers: Numbers) -> Mapping[str, int]:
        return {name: value + 1 for name, value in (work_out(facts, numbers) if work_out else {}).items()}

    return figures


def _opposite(each: InForce) -> Ruling:
    """Another outcome, decided by the other, with nothing to be done and nothing that follows: in order where it was
    not, and the reverse.
    """
    ruling = each.rule.ruling
    other = Authority.DEALER if ruling.authority is Authority.FLOOR else Authority.FLOOR
    key, undone = f"{ruling.key}.overturned", Effect.AS_TOLD
    return replace(ruling, key=key, authority=other, fault=not ruling.fault, steps=(), harms=(), effect=undone)
