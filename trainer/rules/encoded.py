"""Every encoded rule and every ruling by its written key, wherever its module lies."""

from collections.abc import Iterator, Mapping
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import ModuleType

from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.kernel.pieces import Making, Pieces
from trainer.rules.effects import PARAMETERS
from trainer.rules.former import former_words, ruling_keys
from trainer.rules.options import OPTIONS
from trainer.rules.rule import KEY, BadKey, Rule
from trainer.rules.ruling import Ruling
from trainer.rules.topics import topic_fault
from trainer.rules.wording import lacking

PACKAGES = ("trainer.rules.common", "trainer.rules.books")
REGISTERS = ("trainer.rules.matters", "trainer.rules.points", "trainer.rules.room.points", "trainer.rules.unknown")


def encoded() -> Mapping[str, Rule]:
    """All of them. Raises BadKey where a key is not what it should be."""
    return _found().whole()


@cache
def rulings() -> Mapping[str, Ruling]:
    """Every ruling that a rule can come to, by its key, in the program's own words."""
    return {rule.ruling.key: rule.ruling for rule in encoded().values()}


def known_rulings(said: str) -> tuple[str, ...]:
    """The keys of rulings that a file means: the key itself, or all that once had these words.

    Raises ValueError, which names the nearest key or words, where there is none.
    """
    keys = tuple(each for each in ruling_keys(said) if each in rulings())
    if not keys:
        raise ValueError(f"{quoted(said)} isn't a ruling{nearest(said, (*rulings(), *former_words()))}")
    return keys


def read_ahead() -> Pieces[None]:
    """Load them in pieces, before they are asked for."""
    return _found().pieces()


@cache
def _found() -> Making[Mapping[str, Rule]]:
    return Making(finding(_modules()))


def finding(modules: Iterator[ModuleType]) -> Pieces[Mapping[str, Rule]]:
    """The rules that modules declare, a module in each piece.

    Raises BadKey where two have the same key, or, all told at once, where a rule or its ruling says a word that there
    is not: a rule excepted, a topic, a kind, a step, a harm, an option, a figure.
    """
    found: dict[str, Rule] = {}
    for module in modules:
        for each in vars(module).values():
            if isinstance(each, Rule) and found.setdefault(each.key, each) is not each:
                raise BadKey(f"{each.where}: the key {each.key} is taken, by the rule at {found[each.key].where}")
        yield
    first: dict[str, Rule] = {}
    for rule in found.values():
        first.setdefault(rule.ruling.key, rule)
    from trainer.rules.unknown import faults  # with all that it needs, loaded in pieces by now

    wrong = [*(fault for rule in found.values() for fault in _faults_of(rule, found)), *faults(found.values())]
    wrong += [fault for rule in found.values() for fault in _faults_of_ruling(rule, first[rule.ruling.key])]
    if wrong:
        raise BadKey("\n".join(wrong))
    return found


def _faults_of(rule: Rule, known: Mapping[str, Rule]) -> Iterator[str]:
    """Words of its declaration that are none: its topics, the rules that it excepts, figures in its sense."""
    yield from (f"{rule.where}: {rule.key}: {what}" for each in rule.topics if (what := topic_fault(each)))
    for each in rule.excepts:
        if each not in known:
            yield f"{rule.where}: excepts {each}, which isn't a rule{nearest(each, known)}"
    for name in lacking(rule):
        yield f"{rule.where}: the sense says {{{name}}}, which isn't one of its numbers{nearest(name, rule.numbers)}"


def _faults_of_ruling(rule: Rule, first: Rule) -> Iterator[str]:
    """One key is one ruling; what it leaves to the floor is known, and its rule works out what its effect tells."""
    ruling = rule.ruling
    if not KEY.fullmatch(ruling.key) or ruling.key[-1].isdigit():  # a number at the end of an order is an amount
        yield f"{rule.where}: {ruling.key!r} isn't a key of a ruling: write its chapter and its outcome, bet.full-call"
    if ruling != first.ruling or ruling.says != first.ruling.says:
        yield f"{rule.where}: the key {ruling.key} is taken, by another ruling of the rule at {first.where}"
    for each in ruling.options:
        if each not in OPTIONS:
            yield f"{rule.where}: {ruling.key} offers {each}, which isn't an option{nearest(each, OPTIONS)}"
    if PARAMETERS.get(ruling.effect) and rule.figures is None:
        named = ", ".join(PARAMETERS[ruling.effect])
        yield f"{rule.where}: {ruling.key} means {ruling.effect}, and the rule works out no {named}"


def _modules() -> Iterator[ModuleType]:
    for name in REGISTERS:
        yield import_module(name)
    for package in PACKAGES:
        for each in iter_modules(import_module(package).__path__):
            yield import_module(f"{package}.{each.name}")
