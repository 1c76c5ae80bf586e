"""Sums and conditions in question files: worked out with a handful of operators, and nothing is run.

A text is looked through before it is worked out: what is not a number, a word, a known name, an operator or one of
three functions is refused with what it is.
"""

import ast
import operator
from collections.abc import Callable, Collection, Mapping
from functools import lru_cache
from threading import local
from typing import Any

from simpleeval import InvalidExpression, SimpleEval  # type: ignore[import-untyped]

from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest

LONGEST = 200
GREATEST = 10**12
Value = int | str


class BadSum(ValueError):
    """A text that cannot be worked out."""


def _of_numbers(sum_of: Callable[[int, int], int]) -> Callable[[Any, Any], int]:
    def checked(one: Any, other: Any) -> int:
        if not isinstance(one, int) or not isinstance(other, int):
            raise BadSum("words can't be used in a sum")
        if abs(one) > GREATEST or abs(other) > GREATEST:
            raise BadSum("a number is too large")
        return sum_of(one, other)

    return checked


OPERATORS: dict[type, Callable[..., Any]] = {
    ast.Add: _of_numbers(operator.add),
    ast.Sub: _of_numbers(operator.sub),
    ast.Mult: _of_numbers(operator.mul),
    ast.FloorDiv: _of_numbers(operator.floordiv),
    ast.Mod: _of_numbers(operator.mod),
    ast.USub: operator.neg,
    ast.Not: operator.not_,
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}
FUNCTIONS: dict[str, Callable[..., Any]] = {"min": min, "max": max, "abs": abs}
NODES = (
    *(ast.Expression, ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.Call, ast.Name, ast.Constant),
    *(ast.Load, ast.And, ast.Or, *OPERATORS),
)


@lru_cache(maxsize=4096)
def parsed(text: str) -> ast.Expression:
    """A text looked through. Raises BadSum for what isn't a sum of ours."""
    if len(text) > LONGEST:
        raise BadSum(f"is longer than {LONGEST} characters")
    try:
        tree = ast.parse(text.strip(), mode="eval")
    except (SyntaxError, ValueError, MemoryError, RecursionError) as fault:
        raise BadSum(f"{quoted(text)} isn't a sum") from fault
    for node in ast.walk(tree):
        _look_at(node, text)
    return tree


def _look_at(node: ast.AST, text: str) -> None:
    if not isinstance(node, NODES):
        raise BadSum(f"{text!r}: {type(node).__name__} isn't allowed here: write + - * // %, comparisons, and, or, not")
    if isinstance(node, ast.Call) and not _known(node):
        like = nearest(node.func.id, FUNCTIONS) if isinstance(node.func, ast.Name) else ""
        raise BadSum(f"{text!r}: only {', '.join(FUNCTIONS)} are functions allowed here{like}")
    if isinstance(node, ast.Constant) and not _plain(node.value):
        raise BadSum(f"{text!r}: {node.value!r} is neither a whole number nor a word")


def _known(call: ast.Call) -> bool:
    return isinstance(call.func, ast.Name) and call.func.id in FUNCTIONS and not call.keywords


def _plain(value: object) -> bool:
    return type(value) is str or (type(value) is int and value <= GREATEST)


def names_in(text: str) -> tuple[str, ...]:
    """The names that a sum needs, in their order. Raises BadSum."""
    nodes = list(ast.walk(parsed(text)))
    called = {id(node.func) for node in nodes if isinstance(node, ast.Call)}
    return tuple(dict.fromkeys(node.id for node in nodes if isinstance(node, ast.Name) and id(node) not in called))


def look_through(text: str, known: Collection[str]) -> None:
    """Raises BadSum for a sum that needs a name which is not known, or is none."""
    lost = [name for name in names_in(text) if name not in known]
    if lost:
        raise BadSum(f"{text!r}: {', '.join(lost)} isn't a value defined above it{nearest(lost[0], known)}")


def worked_out(text: str, names: Mapping[str, Value]) -> Value:
    """What a sum comes to. Raises BadSum."""
    tree = parsed(text)
    try:
        found = _evaluator(names).eval(text, tree.body)
    except RecursionError as fault:
        raise BadSum(f"{text!r} is nested too deeply") from fault
    except (InvalidExpression, TypeError, ArithmeticError) as fault:
        raise BadSum(f"{text!r}: {fault}") from fault
    if not isinstance(found, int | str) or (isinstance(found, int) and abs(found) > GREATEST):
        raise BadSum(f"{text!r} has no usable result")
    return found


class _Evaluators(local):
    """One evaluator a thread: making one takes longer than a sum."""

    def __init__(self) -> None:
        self.one = SimpleEval(OPERATORS, FUNCTIONS, {})


_KEPT = _Evaluators()


def _evaluator(names: Mapping[str, Value]) -> Any:
    _KEPT.one.names = dict(names)
    return _KEPT.one


def number(text: str, names: Mapping[str, Value]) -> int:
    """What a sum comes to, as a whole number. Raises BadSum."""
    found = worked_out(text, names)
    if type(found) is not int:
        raise BadSum(f"{text!r} is {found!r}, which isn't a number")
    return found


def holds(text: str, names: Mapping[str, Value]) -> bool:
    """Does a condition hold? Raises BadSum."""
    return bool(worked_out(text, names))
