"""Mutants of the program: one thing in one function made wrong at a time, and which tests turn red.

    python -m tests.trust.mutate --count 300 --seed 1

Works in a copy of the source tree. The tests of the places mutated run once, to see which of them calls which function;
each mutant is then held against tests that call its function, a few first and more while it lives. Survivors are
printed with their place. The same seed finds the same mutants in the same source. Takes hours; nothing here is a test.
"""

import argparse
import ast
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from itertools import accumulate, zip_longest
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[2]
PLACES = ("trainer/rules", "trainer/grading", "trainer/progress")
TESTS = ("tests/grading", "tests/rules", "tests/progress", "tests/scenarios")
MAP = "MUTATE_MAP"
"""The variable of the environment that tells the run which looks who calls what where to write it."""
WAVES = (3.0, 15.0, 60.0, 600.0)
"""Seconds of tests, as they took in that run, that a mutant is held against, as long as it lives."""
PATIENCE = 3000.0
"""Seconds for a wave; what hangs is killed."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


class Change(NamedTuple):
    """One thing that can be made wrong: its line, that of the function around it, what it is, and how it is done."""

    line: int
    function: int
    what: str
    apply: Callable[[], None]


# --- what may be made wrong -----------------------------------------------------------------------------------------

OTHER: dict[type[ast.AST], Any] = {
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.And: ast.Or,
    ast.Or: ast.And,
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def others(node: ast.AST) -> Iterator[tuple[str, ast.AST]]:
    """What may stand in the place of a node, each with a word for it."""
    for kinds, ways in WAYS:
        if isinstance(node, kinds):
            yield from ways(node)


def _comparisons(node: Any) -> Iterator[tuple[str, ast.AST]]:
    for at, op in enumerate(node.ops):
        ops = [OTHER[type(op)]() if number == at else each for number, each in enumerate(node.ops)]
        yield "comparison", ast.Compare(node.left, ops, node.comparators)


def _conditions(node: Any) -> Iterator[tuple[str, ast.AST]]:
    yield "and/or", ast.BoolOp(OTHER[type(node.op)](), node.values)
    for at in range(len(node.values)):
        rest = [each for number, each in enumerate(node.values) if number != at]
        yield "condition left out", rest[0] if len(rest) == 1 else ast.BoolOp(node.op, rest)


def _sums(node: Any) -> Iterator[tuple[str, ast.AST]]:
    if type(node.op) in OTHER:
        yield "operator", ast.BinOp(node.left, OTHER[type(node.op)](), node.right)


def _signs(node: Any) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node.op, ast.Not | ast.USub):
        yield "not or minus left out", node.operand


def _constants(node: Any) -> Iterator[tuple[str, ast.AST]]:
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "constant + 1", ast.Constant(node.value + 1)
        yield "constant - 1", ast.Constant(node.value - 1)
    elif isinstance(node.value, str) and node.value:
        yield "text", ast.Constant(node.value + "X")


def _names(node: Any) -> Iterator[tuple[str, ast.AST]]:
    if node.id in NAMES:
        yield "name", ast.Name(NAMES[node.id], node.ctx)


def _returns(node: Any) -> Iterator[tuple[str, ast.AST]]:
    told = node.value
    if isinstance(told, ast.Compare | ast.BoolOp) or (isinstance(told, ast.UnaryOp) and isinstance(told.op, ast.Not)):
        yield "return", ast.Return(_negated(told))
    elif told is not None and not isinstance(told, ast.Constant):
        yield "return", ast.Return(ast.Constant(None))


def _filters(node: Any) -> Iterator[tuple[str, ast.AST]]:
    if node.ifs:
        yield "filter left out", ast.comprehension(node.target, node.iter, node.ifs[:-1], node.is_async)


def _statements(node: Any) -> Iterator[tuple[str, ast.AST]]:
    if not isinstance(getattr(node, "value", None), ast.Yield | ast.YieldFrom):
        yield "statement left out", ast.Pass()


WAYS: tuple[tuple[Any, Callable[[Any], Iterator[tuple[str, ast.AST]]]], ...] = (
    (ast.Compare, _comparisons),
    (ast.BoolOp, _conditions),
    (ast.BinOp, _sums),
    (ast.UnaryOp, _signs),
    (ast.Constant, _constants),
    (ast.Name, _names),
    (ast.IfExp, lambda node: iter([("branches", ast.IfExp(node.test, node.orelse, node.body))])),
    (ast.If | ast.While, lambda node: iter([("condition", type(node)(_negated(node.test), node.body, node.orelse))])),
    (ast.Return, _returns),
    (ast.comprehension, _filters),
    (ast.Expr | ast.AugAssign | ast.Continue | ast.Break, _statements),
)


def _negated(test: ast.expr) -> ast.expr:
    return ast.UnaryOp(ast.Not(), test)


def changes(tree: ast.AST, function: int = 0, line: int = 0) -> Iterator[Change]:
    """All that can be made wrong inside the functions of a tree, in the order of the source."""
    for field, value in ast.iter_fields(tree):
        if field in ("annotation", "returns", "decorator_list"):
            continue
        for at, child in enumerate(value if isinstance(value, list) else [value]):
            if not isinstance(child, ast.AST) or isinstance(child, NO_BEHAVIOUR) or _is_docstring(child):
                continue
            around = _first_line(child) if isinstance(child, Function) else function
            here = getattr(child, "lineno", line)
            for what, other in others(child) if around else ():
                told = f"{what}: {_short(child)} -> {_short(other)}"
                yield Change(here, around, told, partial(_put, tree, field, at, other))
            yield from changes(child, around, here)


NO_BEHAVIOUR = (ast.Assert, ast.Raise, ast.JoinedStr, ast.Import, ast.ImportFrom)
"""What is there for the reader, for mypy or for an error message."""


def _is_docstring(node: ast.AST) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _first_line(function: ast.AST) -> int:
    """As Python counts it: a function begins with its decorators."""
    assert isinstance(function, Function)
    return min([function.lineno, *(each.lineno for each in function.decorator_list)])


def _short(node: ast.AST) -> str:
    return " ".join(ast.unparse(ast.fix_missing_locations(node)).split())[:120]


def _put(parent: ast.AST, field: str, at: int, other: ast.AST) -> None:
    held = getattr(parent, field)
    if isinstance(held, list):
        held[at] = other
    else:
        setattr(parent, field, other)


def mutant(source: str, number: int) -> str:
    """The source with that change, counted from 0; as it is, in another layout, below 0."""
    tree = ast.parse(source)
    if number >= 0:
        next(each for at, each in enumerate(changes(tree)) if at == number).apply()
    return ast.unparse(ast.fix_missing_locations(tree))


def drawn(root: Path, places: Sequence[str], count: int, seed: int) -> list[tuple[str, int]]:
    """Files and numbers of changes, so many, every line in which something can be made wrong as likely as another."""
    lines: dict[tuple[str, int], list[int]] = {}
    for path in sorted(file for place in places for file in (root / place).rglob("*.py")):
        for number, each in enumerate(changes(ast.parse(path.read_text("utf-8")))):
            lines.setdefault((path.relative_to(root).as_posix(), each.line), []).append(number)
    dice = Random(seed)
    return [(file, dice.choice(lines[file, line])) for file, line in dice.sample(sorted(lines), min(count, len(lines)))]


# --- which tests call what ------------------------------------------------------------------------------------------

_seen: dict[str, set[Any]] = {}
_took: dict[str, float] = {}


def pytest_runtest_protocol(item: Any) -> None:
    """In the run that looks: what is called from now on is called by that test."""
    called = _seen.setdefault(item.nodeid, set())

    def heard(frame: Any, event: str, _: object) -> None:
        if event == "call":
            called.add(frame.f_code)

    if MAP in os.environ:
        sys.setprofile(heard)


def pytest_runtest_logreport(report: Any) -> None:
    _took[report.nodeid] = _took.get(report.nodeid, 0.0) + report.duration


def pytest_sessionfinish() -> None:
    """Write by function which tests have called it, and how long each took."""
    if MAP not in os.environ:
        return
    sys.setprofile(None)
    called: dict[str, list[str]] = {}
    root = str(Path.cwd()) + os.sep
    for test, codes in _seen.items():
        for code in codes:
            if code.co_filename.startswith(root):
                name = Path(code.co_filename.removeprefix(root)).as_posix()
                called.setdefault(f"{name}:{code.co_firstlineno}", []).append(test)
    Path(os.environ[MAP]).write_text(json.dumps({"called": called, "took": _took}), "utf-8")


def looked(tree: Path, tests: Sequence[str], kept: Path) -> dict[str, Any]:
    """By function the tests that call it, and by test its seconds; kept in a file for the next time."""
    if not kept.exists():
        run(tree, tests, 24 * 3600, {MAP: str(kept)})
    found: dict[str, Any] = json.loads(kept.read_text("utf-8"))
    return found


def waves(tests: Sequence[str], took: dict[str, float]) -> Iterator[list[str]]:
    """The tests in waves, none twice: from each file in turn its quickest, and the files first that are most about it,
    of whose tests the greatest part is among these.
    """
    files: dict[str, list[str]] = {}
    for each in sorted(tests, key=lambda each: took.get(each, 0.0)):
        files.setdefault(_file(each), []).append(each)
    whole = Counter(_file(each) for each in took)
    rows = sorted(files.values(), key=lambda some: -len(some) / whole[_file(some[0])])
    left = [each for row in zip_longest(*rows) for each in row if each is not None]
    for seconds in WAVES:
        ends = accumulate(took.get(each, 0.0) for each in left)
        size = max(1, sum(end <= seconds for end in ends))
        wave, left = left[:size], left[size:]
        if wave:
            yield wave


def _file(test: str) -> str:
    return test.partition("::")[0]


# --- running --------------------------------------------------------------------------------------------------------


def run(tree: Path, arguments: Sequence[str], patience: float, more: dict[str, str]) -> int | None:
    """What pytest says in the tree: 0 where all is green; None where it hung."""
    told = tree / "tests_to_run.txt"
    told.write_text("\n".join(arguments), "utf-8")
    plugins = ["-p", "no:cacheprovider", "-p", "tests.trust.mutate"]
    command = [sys.executable, "-m", "pytest", "-q", "--tb=no", *plugins, f"@{told.name}"]
    variables = {**os.environ, "PYTHONPATH": str(tree), "TRAINER_SEED": "1", **more}
    started = subprocess.Popen(
        command, cwd=tree, env=variables, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True
    )
    try:
        return started.wait(patience)
    except subprocess.TimeoutExpired:
        return None
    finally:
        if started.poll() is None:
            os.killpg(started.pid, signal.SIGKILL)
            started.wait()


def fate(tree: Path, file: str, text: str, tests: Sequence[str], took: dict[str, float]) -> str:
    """What becomes of a mutant: "killed", "hung", "survived", or "untested" where nothing calls it."""
    path = tree / file
    before = path.read_bytes()
    try:
        path.write_text(text, "utf-8")
        tried = "untested"
        for wave in waves(tests, took):
            tried, said = "survived", run(tree, ["-x", *wave], PATIENCE, {})
            if said:
                return "killed"
            if said is None:
                return "hung"
        return tried
    finally:
        path.write_bytes(before)


def main(arguments: Sequence[str] | None = None) -> int:
    """Mutate, and print every mutant that lives with its place, then how many were killed."""
    parser = argparse.ArgumentParser(prog="python -m tests.trust.mutate", description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--map", type=Path, help="where to keep, or take from, what calls what")
    parser.add_argument("--place", action="append", help="a folder to mutate, instead of rules, grading and progress")
    parser.add_argument("--tests", action="append", help="a folder of tests, instead of those of these three")
    given = parser.parse_args(arguments)
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        tree = Path(folder) / "tree"
        shutil.copytree(ROOT, tree, ignore=shutil.ignore_patterns(".git", ".venv", "__pycache__", "build", "dist"))
        found = looked(tree, given.tests or TESTS, given.map or Path(folder) / "map.json")
        if run(tree, list(found["took"])[:10], PATIENCE, {}):
            raise SystemExit("The tests are not green as they stand: nothing could be told from them.")
        fates: list[str] = []
        for file, number in drawn(tree, given.place or PLACES, given.count, given.seed):
            source = (tree / file).read_text("utf-8")
            change = next(each for at, each in enumerate(changes(ast.parse(source))) if at == number)
            tests = found["called"].get(f"{file}:{change.function}", [])
            fates.append(fate(tree, file, mutant(source, number), tests, found["took"]))
            print(f"{len(fates)} {fates[-1]} {file}:{change.line} {change.what}", flush=True)
        print({each: fates.count(each) for each in sorted(set(fates))})
    return 0


if __name__ == "__main__":
    sys.exit(main())
