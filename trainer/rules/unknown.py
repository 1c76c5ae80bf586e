"""Words of rules that no register has: kinds, steps and harms, each with its line and the nearest known one."""

from collections.abc import Iterable, Iterator, Mapping

from trainer.kernel.nearest import nearest
from trainer.rules.kinds import KINDS
from trainer.rules.rule import Rule
from trainer.rules.source import written_in
from trainer.rules.steps import HARMS, STEPS


def faults(rules: Iterable[Rule]) -> list[str]:
    """What is wrong with the words of rules, a line each; once where rules share a ruling."""
    every = tuple(rules)
    return list(dict.fromkeys(what for rule in every for what in _faults_of(rule, every)))


def _faults_of(rule: Rule, every: Iterable[Rule]) -> Iterator[str]:
    for what, word, known in _words(rule):
        if word not in known:
            yield f"{_where(word, rule, every)}: {word!r} isn't a {what}{nearest(word, known)}"
    for kind in (KINDS[each] for each in rule.kinds if each in KINDS):
        if not set(kind.topics) & set(rule.topics):
            yield f"{rule.where}: the rule {rule.key} is never asked of the kind {kind.key}, which is on other topics"


def _words(rule: Rule) -> Iterator[tuple[str, str, Mapping[str, object]]]:
    """Every word that a register must have: what it is meant as, itself, and the register."""
    yield from (("kind", each, KINDS) for each in rule.kinds)
    for step in rule.ruling.steps:
        yield from (("step", each, STEPS) for each in (step.key, *step.after))
    yield from (("harm", each, HARMS) for each in rule.ruling.harms)


def _where(word: str, rule: Rule, every: Iterable[Rule]) -> str:
    """The line of the word, in the rule's own module or in that of another rule; else that of the rule."""
    modules = dict.fromkeys(each.condition.__module__ for each in (rule, *every))
    found = (written_in(each, word) for each in modules)
    return next((place for place in found if ":" in place), rule.where)
