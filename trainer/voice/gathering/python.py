"""The strings of a Python module that reach a user: no docstrings, keys, patterns, queries and log lines."""

import ast
import re
from collections.abc import Callable, Iterable, Iterator
from types import UnionType
from typing import Any

from trainer.voice.gathering.text import Text, joined

_WORDS = re.compile(r"[A-Za-z’']{2,} +\S*[A-Za-z]|[A-Z][a-z]{2,}[.…:?!]?")
_QUERY = re.compile(r"\s*(SELECT|INSERT|UPDATE|DELETE|CREATE|PRAGMA|ALTER|DROP|WITH|ATTACH|DETACH|VACUUM|BEGIN)\b")
_PATTERN = re.compile(r"\\[bdsSwW]|\(\?[:=!<P]|\[\^|\.\*")
_KEYS = re.compile(r"(?:[a-z0-9]+(?:[-.][a-z0-9]+)+\s*)+")
_STYLE = re.compile(r"\{\s*[a-z-]+\s*:[^{}]*;?\s*\}")

TOLD_BY_DOCSTRING = frozenset({"rule", "command", "group"})
"""What makes a docstring one that a user reads: the sense of a rule, the help of a command."""
NOT_READ = frozenset(
    {
        *("compile", "match", "fullmatch", "finditer", "findall", "sub", "getLogger", "import_module"),
        *("debug", "info", "warning", "exception", "execute", "executescript", "query"),
        *("setStyleSheet", "setObjectName", "startswith", "endswith", "removeprefix", "removesuffix"),
        *("TypeVar", "NewType", "NamedTuple", "AssertionError", "NotImplementedError", "getattr", "setattr"),
    }
)
"""Calls whose words nobody reads."""


def texts(file: str, source: str) -> Iterator[Text]:
    """Every string of the module that a user reads, in the order of the file. Raises SyntaxError."""
    lines = source.splitlines()
    for node, words in read(ast.parse(source)):
        if _is_prose(words):
            end = node.end_lineno or node.lineno
            yield Text(file, node.lineno, joined(words), tuple(lines[node.lineno - 1 : end]))


def _is_prose(words: str) -> bool:
    bare = words.strip()
    return bool(_WORDS.search(bare)) and not any(
        (_QUERY.match(bare), _PATTERN.search(bare), _KEYS.fullmatch(bare), _STYLE.search(bare), bare.startswith("<svg"))
    )


Found = Iterator[tuple[ast.expr, str]]


def read(node: ast.AST) -> Found:
    """The strings of a node and all below it, each a whole, past what nobody reads."""
    if isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node, node.value
    elif isinstance(node, ast.JoinedStr):
        yield node, "".join(_part(each) for each in node.values)
        for part in node.values:
            if isinstance(part, ast.FormattedValue):  # {'both' if two else 'one'} has strings of its own
                yield from read(part.value)
    else:
        for below in _below(node):
            yield from read(below)


def _below(node: ast.AST) -> Iterator[ast.AST]:
    """What is below a node, without what nobody reads."""
    if isinstance(node, PASSED_BY):
        return iter(())
    for kind, part in BELOW:
        if isinstance(node, kind):
            return iter(part(node))
    return ast.iter_child_nodes(node)


def _of_call(node: ast.Call) -> Iterator[ast.AST]:
    if not _is_cut(node):
        yield node.func
    if _name(node.func) not in NOT_READ:
        yield from (*node.args, *(each.value for each in node.keywords))


def _of_block(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> Iterator[ast.AST]:
    """A block without strings that stand alone, which are documentation; a docstring where somebody reads it."""
    told = isinstance(node, ast.FunctionDef) and any(_name(each) in TOLD_BY_DOCSTRING for each in node.decorator_list)
    for number, each in enumerate(node.body):
        alone = isinstance(each, ast.Expr) and isinstance(each.value, ast.Constant)
        if not alone or (told and number == 0):
            yield each
    if not isinstance(node, ast.Module):
        yield from node.decorator_list
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        yield from (*node.args.defaults, *filter(None, node.args.kw_defaults))


PASSED_BY = (ast.Assert, ast.Compare, ast.arguments)
"""What is written there is a condition or a kind of value."""
BELOW: tuple[tuple[type | UnionType, Callable[[Any], Iterable[ast.AST]]], ...] = (
    (ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef, _of_block),
    (ast.Call, _of_call),
    (ast.Subscript, lambda node: (node.value,)),
    (ast.Dict, lambda node: node.values),
    (ast.AnnAssign, lambda node: filter(None, (node.value,))),
    (ast.match_case, lambda node: node.body),
)


def _name(node: ast.expr) -> str:
    """The last name of what is called."""
    if isinstance(node, ast.Call):
        return _name(node.func)
    return node.attr if isinstance(node, ast.Attribute) else node.id if isinstance(node, ast.Name) else ""


def _is_cut(node: ast.Call) -> bool:
    """Is this "one two three".split(), a list of keys?"""
    return (
        isinstance(node.func, ast.Attribute) and node.func.attr == "split" and not isinstance(node.func.value, ast.Call)
    )


def _part(node: ast.expr) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else "{}"
