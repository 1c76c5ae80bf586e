"""No file that somebody brings gives a traceback, hangs, writes where it should not, or tells more than is read."""

import sys
from pathlib import Path
from random import Random
from time import process_time

import pytest

from tests.seeds import seed
from tests.trust.formats import FORMATS, LONGEST, MOST_LINES, Format, Said, written
from tests.trust.mutants import mutant
from tests.trust.watching import watched

FEW = {"scenario": 10, "ledger": 8, "transcript": 12, "gestures": 12, "short": 30, "phhs": 8}
FEWER = ("phhs", "practised", "sheets", "gestures", "ledger", "practice", "own book")  # slow, or plain
BY_NAME = pytest.mark.parametrize("format_", FORMATS, ids=lambda each: each.name)


@BY_NAME
def test_the_seeds_are_sound(format_: Format, tmp_path: Path) -> None:
    for text in format_.texts()[:1]:
        code, lines = format_.use(written(format_, text.encode(), tmp_path), Random(1))
        assert (code, lines) == (0, []), lines


@BY_NAME
def test_mutants(format_: Format, tmp_path: Path) -> None:
    _search(format_, tmp_path, FEW.get(format_.name, 20))


@pytest.mark.full
@BY_NAME
def test_many_mutants(format_: Format, tmp_path: Path) -> None:
    _search(format_, tmp_path, 400 if format_.name in FEWER else 800)


def _search(format_: Format, folder: Path, count: int) -> None:
    slowest, sound = 0.0, 0
    for number in range(count):
        dice = Random(f"{seed()} {format_.name} {number}")
        data = mutant(dice.choice(format_.texts()), dice.choice(format_.texts()), dice)
        path = written(format_, data, folder)
        started = process_time()
        try:
            with watched(folder) as outside:
                said = format_.use(path, dice)
        except BaseException as let_through:
            kept = _kept(format_, data)
            raise AssertionError(
                f"{format_.name} {number}, TRAINER_SEED={seed()}: {let_through!r}: {kept}"
            ) from let_through
        took = process_time() - started
        slowest, sound = max(slowest, took), sound + (said[0] == 0)
        fault = _wrong(said, outside)
        assert not fault, f"{format_.name} {number}, TRAINER_SEED={seed()}: {fault}: {_kept(format_, data)}"
    print(f"{format_.name}: {count} mutants, {sound} sound, the slowest {slowest:.2f} s", file=sys.stderr)


def _wrong(said: Said, outside: list[str]) -> str:
    """In what the telling falls short; "" where nothing does."""
    code, lines = said
    if outside:
        return f"written outside: {outside}"
    if code not in (0, 1, 2) or (code and not lines):
        return f"ends with {code} and says {lines}"
    if len(lines) > MOST_LINES and not any("skipped" in each for each in lines):
        return f"{len(lines)} lines"
    long = [each for each in lines if len(each) > LONGEST + 400 or not each.isprintable()]
    return f"cannot be read: {long[0][:600]!r}" if long else ""


def _kept(format_: Format, data: bytes) -> Path:
    """The mutant where it can be looked at."""
    path = Path("/tmp") / f"mutant-{format_.name.replace(' ', '-')}{format_.suffix}"
    path.write_bytes(data)
    return path
