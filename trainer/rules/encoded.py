"""Every encoded rule by its written key, wherever its module lies."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from trainer.kernel.nearest import nearest
from trainer.kernel.pieces import Making, Pieces
from trainer.rules.rule import BadKey, Rule
from trainer.rules.topics import topic_fault

PACKAGES = ("trainer.rules.common", "trainer.rules.books")


def encoded() -> Mapping[str, Rule]:
    """All of them. Raises BadKey where a key is not what it should be."""
    return _found().whole()


def read_ahead() -> Pieces[None]:
    """Load them in pieces, before they are asked for."""
    return _found().pieces()


@cache
def _found() -> Making[Mapping[str, Rule]]:
    return Making(finding(_modules()))


def finding(modules: Iterator[ModuleType]) -> Pieces[Mapping[str, Rule]]:
    """The rules that modules declare, a module in each piece.

    Raises BadKey where two have the same key, or, all told at once, where one excepts a rule or is on a topic that
    there is not.
    """
    found: dict[str, Rule] = {}
    for module in modules:
        for each in vars(module).values():
            if isinstance(each, Rule) and found.setdefault(each.key, each) is not each:
                raise BadKey(f"{each.where}: the key {each.key} is taken, by the rule at {found[each.key].where}")
        yield
    if faults := [fault for rule in found.values() for fault in _faults_of(rule, found)]:
        raise BadKey("\n".join(faults))
    return found


def _faults_of(rule: Rule, known: Mapping[str, Rule]) -> Iterator[str]:
    """Words of its declaration that are none: its topics, and the rules that it excepts."""
    yield from (f"{rule.where}: {rule.key}: {what}" for each in rule.topics if (what := topic_fault(each)))
    for each in rule.excepts:
        if each not in known:
            yield f"{rule.where}: excepts {each}, which is no rule{nearest(each, known)}"


def _modules() -> Iterator[ModuleType]:
    for package in PACKAGES:
        for each in iter_modules(import_module(package).__path__):
            yield import_module(f"{package}.{each.name}")
