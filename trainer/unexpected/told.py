"""An exception in words that name neither a person nor a file of theirs."""

import builtins
import linecache
import os
import re
import traceback
from collections.abc import Iterable, Iterator
from pathlib import Path
from types import CodeType, FrameType

from trainer import resources

OURS = "trainer/"
ELSEWHERE = "…/"
MOST_FRAMES = 40
ALWAYS_SHOWN = 10  # of the outermost frames of a traceback that is too long
LEFT_OUT = "its message is left out, because it could name a person or a file"
PLAIN = (  # raised by the interpreter, which names only what stands in the code
    *(AttributeError, ImportError, IndexError, NameError, NotImplementedError, RecursionError, RuntimeError),
    *(TypeError, UnboundLocalError, ZeroDivisionError),
)
QUOTED = re.compile(r"'([^']*)'|\"([^\"]*)\"")
NAME = re.compile(r"[A-Za-z_][\w.]*")
OVERRIDE = re.compile(r"\AError calling Python override of [\w:]+\(\): ")  # what Qt for Python puts before the words


def headline(error: BaseException) -> str:
    """What was raised and where, in one line: "ValueError in trainer/ui/box.py, line 81, deal"."""
    frames = _frames(error)
    return f"{type(error).__name__} in {_place(frames[-1])}" if frames else type(error).__name__


def lines(error: BaseException) -> tuple[str, ...]:
    """The error with its way through the program, and the errors that led to it before it."""
    return tuple(line for each in _chain(error) for line in _one(each))


def short(file: str) -> str:
    """A file's name without the folders of whoever runs the program."""
    path = Path(file)
    for root in (*map(Path, _libraries()), resources.root()):  # a checkout has its libraries below itself
        if path.is_relative_to(root):
            return path.relative_to(root).as_posix()
    return file if file.startswith("<") else ELSEWHERE + path.name


def words(error: BaseException) -> str:
    """What the error says, or as much of it as can hold nothing personal; "" if nothing."""
    if isinstance(error, OSError):
        return os.strerror(error.errno) if error.errno else ""
    if not isinstance(error, PLAIN):
        return LEFT_OUT if str(error) else ""
    known = _names(frame.f_code for frame, _ in traceback.walk_tb(error.__traceback__))
    return QUOTED.sub(lambda found: _if_known(found, known), OVERRIDE.sub("", str(error)))


def _if_known(found: re.Match[str], known: frozenset[str]) -> str:
    inside = found[1] or found[2] or ""
    return found[0] if NAME.fullmatch(inside) and known.issuperset(inside.split(".")) else "…"


def _names(codes: Iterable[CodeType]) -> frozenset[str]:
    """Every name that these pieces of the program use, and those of Python itself."""
    used = {name for code in codes for name in (*code.co_names, *code.co_varnames, code.co_name, *code.co_freevars)}
    return frozenset(used | set(dir(builtins)) | {"NoneType"})


def _chain(error: BaseException) -> list[BaseException]:
    """What led to it first, the error itself last."""
    chain: list[BaseException] = []
    each: BaseException | None = error
    while each is not None and each not in chain:
        chain.insert(0, each)
        each = each.__cause__ or (None if each.__suppress_context__ else each.__context__)
    return chain


def _one(error: BaseException) -> Iterator[str]:
    for frame in _fewer(_frames(error)):
        yield f"  {frame if isinstance(frame, str) else _place(frame)}"
        source = "" if isinstance(frame, str) else _source(frame)
        if source:
            yield f"    {source}"
    said = words(error)
    yield f"{type(error).__name__}{f' ({said})' if said == LEFT_OUT else f': {said}' if said else ''}"


def _frames(error: BaseException) -> list[tuple[FrameType, int]]:
    return list(traceback.walk_tb(error.__traceback__))


def _fewer(frames: list[tuple[FrameType, int]]) -> list[tuple[FrameType, int] | str]:
    """Of a very long way the beginning and the end."""
    over = len(frames) - MOST_FRAMES
    if over <= 0:
        return [*frames]
    return [*frames[:ALWAYS_SHOWN], f"… {over} more …", *frames[ALWAYS_SHOWN + over :]]


def _place(at: tuple[FrameType, int]) -> str:
    frame, line = at
    return f"{short(frame.f_code.co_filename)}, line {line}, {frame.f_code.co_name}"


def _source(at: tuple[FrameType, int]) -> str:
    """The line of our own program; there is none in the bundle."""
    frame, line = at
    file = frame.f_code.co_filename
    return linecache.getline(file, line).strip() if short(file).startswith(OURS) else ""


def _libraries() -> list[str]:
    """Where Python and what is installed beside it lie, the innermost first."""
    import sysconfig  # only where something went wrong

    paths = sysconfig.get_paths()
    return sorted({paths[each] for each in ("stdlib", "platstdlib", "purelib", "platlib")}, key=len, reverse=True)
