"""Every encoded rule by its written key, wherever its module lies."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from trainer.kernel.nearest import nearest
from trainer.kernel.pieces import Making, Pieces
from trainer.rules.rule import BadKey, Rule

PACKAGES = ("trainer.rules.common", "trainer.rules.books")
REGISTERS = ("trainer.rules.matters", "trainer.rules.points", "trainer.rules.room.points", "trainer.rules.unknown")


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

    Raises BadKey where two have the same key, or one excepts a rule that there is not, and for all words at once that
    no register has: kinds, steps and harms.
    """
    found: dict[str, Rule] = {}
    for module in modules:
        for each in vars(module).values():
            if isinstance(each, Rule) and found.setdefault(each.key, each) is not each:
                raise BadKey(f"{each.where}: the key {each.key} is taken, by the rule at {found[each.key].where}")
        yield
    for rule in found.values():
        for each in rule.excepts:
            if each not in found:
                raise BadKey(f"{rule.where}: excepts {each}, which is no rule{nearest(each, found)}")
    from trainer.rules.unknown import faults  # with all that it needs, loaded in pieces by now

    if wrong := faults(found.values()):
        raise BadKey("\n".join(wrong))
    return found


def _modules() -> Iterator[ModuleType]:
    for name in REGISTERS:
        yield import_module(name)
    for package in PACKAGES:
        for each in iter_modules(import_module(package).__path__):
            yield import_module(f"{package}.{each.name}")
