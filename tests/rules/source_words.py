"""Kinds and steps that our own code writes as plain strings: each must be one that the registers have."""

import ast
from collections.abc import Iterator, Mapping
from types import ModuleType

from trainer.kernel.nearest import nearest
from trainer.rules.declared import KINDS as DECLARED
from trainer.rules.facts import NO_MATTER
from trainer.rules.kinds import KINDS
from trainer.rules.steps import STEPS
from trainer.scenarios.form import WRONGS
from trainer.scenarios.grammar import COUNTING_GUARDS, GUARDS

ACTS = ("", "post", "pot", "bet", "raise", "call", "check", "fold", "all-in")
OTHER_KINDS = {*ACTS, *DECLARED.values(), *WRONGS, *GUARDS, *COUNTING_GUARDS}
"""What `kind` says of other things: acts, announcements, faults of a deck, guards."""
ASKING: Mapping[str, tuple[int, Mapping[str, object]]] = {
    **dict.fromkeys(("Matter", "point", "only", "ruled"), (0, KINDS)),
    **dict.fromkeys(("points_of", "every", "found"), (1, KINDS)),
    **dict.fromkeys(("decided", "if_sure"), (2, KINDS)),
    "Step": (0, STEPS),
}
"""Functions that are called with kinds or steps: from which argument on, and of what."""
Words = Iterator[tuple[int, str, Mapping[str, object]]]


def unknown(name: str, source: str, module: ModuleType) -> list[str]:
    """The words of a module that no register has: file, line, the word and the nearest known one."""
    tree = ast.parse(source)
    found = [*_compared(tree, module), *_asked(tree, module), *_listed(tree)]
    return [
        f"{name}:{line}: {word!r} isn't a {'step' if known is STEPS else 'kind'}{nearest(word, known)}"
        for line, word, known in found
        if word not in known and word != NO_MATTER.kind
    ]


def _compared(tree: ast.AST, module: ModuleType) -> Words:
    """What is compared with `.kind`: of a matter a kind, of anything else another word that is known."""
    for each in ast.walk(tree):
        if isinstance(each, ast.Compare) and ast.unparse(each.left).endswith(".kind"):
            of_matter = ast.unparse(each.left).endswith("matter.kind")
            for word in _strings(each.comparators[0], module):
                if of_matter or word not in OTHER_KINDS:
                    yield each.lineno, word, KINDS


def _asked(tree: ast.AST, module: ModuleType) -> Words:
    for each in ast.walk(tree):
        if isinstance(each, ast.Call):
            first, known = ASKING.get(ast.unparse(each.func).rpartition(".")[2], (0, {}))
            if known is STEPS:
                given = each.args[:2] + [keyword.value for keyword in each.keywords if keyword.arg == "after"]
            else:
                given = each.args[first : first + 1] if known else []
            yield from ((each.lineno, word, known) for one in given for word in _strings(one, module))


def _listed(tree: ast.Module) -> Words:
    """Where most of several strings together are kinds, or steps, all of them must be."""
    for each in ast.walk(tree):
        if isinstance(each, ast.Tuple | ast.List | ast.Set):
            words = [one.value for one in each.elts if isinstance(one, ast.Constant) and isinstance(one.value, str)]
            for known in (KINDS, STEPS):
                if 2 * sum(word in known for word in words) > len(words) and any("-" in word for word in words):
                    yield from ((each.lineno, word, known) for word in words)


def _strings(node: ast.expr, module: ModuleType) -> Iterator[str]:
    """The strings that an expression names: itself, its parts, or a constant of the module."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.Tuple | ast.List | ast.Set):
        for each in node.elts:
            yield from _strings(each, module)
    elif isinstance(node, ast.Name):
        value = getattr(module, node.id, ())
        yield from [value] if isinstance(value, str) else _texts(value)


def _texts(value: object) -> Iterator[str]:
    if isinstance(value, tuple | list | set | frozenset):
        yield from (each for each in value if isinstance(each, str))
