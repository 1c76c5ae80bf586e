"""Absurd files are refused with one clear line each, by the command that a user would hand them to."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.commands.conftest import FLOP
from tests.seeds import todays
from tests.systems import MEASURED, PIPES
from tests.trust.absurd import SUFFIXES, Case, cases
from trainer.cli import main
from trainer.kernel.limits import MOST_FAULTS

CASES = {f"{name}: {what}": (name, what, data, said) for name, what, data, said in cases()}
SECONDS, MEGABYTES = 2.0, 500
SLOW = 5  # a machine may be so many times slower
TODAYS = todays(CASES, 4)
ALL = pytest.mark.parametrize("case", [CASES[each] for each in TODAYS], ids=TODAYS)


def command(name: str, path: Path) -> tuple[object, ...]:
    """What a user would type."""
    by_name: dict[str, tuple[object, ...]] = {
        "scenario": ("check", path),
        "question": ("check", path),
        "ledger": ("edition", path, "--against", "upt"),
        "phh": ("convert", "phh", path, "--out", path.parent / "out"),
        "gestures": ("grade", FLOP, "--gestures", path, "--book", "tda-2022"),
    }
    return by_name.get(name, ("rule", path, "--book", "tda-2022"))


def made(case: Case, folder: Path) -> Path:
    """The file of a case."""
    name, _, data, _ = case
    path = folder / f"file{SUFFIXES[name]}"
    if isinstance(data, bytes):
        path.write_bytes(data)
    else:
        data(path)
    return path


def ran(name: str, path: Path) -> Result:
    """What the command says; never a traceback."""
    result = CliRunner().invoke(main, [str(each) for each in command(name, path)])
    assert result.exception is None or isinstance(result.exception, SystemExit), result.exc_info
    return result


@ALL
def test_one_clear_line_with_its_place(case: Case, tmp_path: Path) -> None:
    path = made(case, tmp_path)
    result = ran(case[0], path)
    lines = result.output.splitlines()
    assert result.exit_code in (1, 2), result.output[:300]
    said = re.compile(rf"{re.escape(str(path))}.*{_with_a_key(case[3])}")
    assert any(said.search(each) for each in lines), result.output[:600]
    assert len(lines) <= MOST_FAULTS + 3
    assert all(each.isprintable() and len(each) <= len(str(path)) + 260 for each in lines if each)


def _with_a_key(said: str) -> str:
    """Between line and fault the key may stand, where the line has one."""
    line = re.match(r":\d+: ", said)
    return re.escape(said) if line is None else f"{line[0]}(.{{1,62}}: )?{re.escape(said[line.end() :])}"


@PIPES
@pytest.mark.parametrize("name", [*SUFFIXES][:8])
def test_what_is_no_plain_file_is_not_waited_for(name: str, tmp_path: Path) -> None:
    if name == "settings":
        return
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "folder").mkdir()
    for path, said in ((tmp_path / "pipe", "isn't a regular file"), (Path("/dev/zero"), "isn't a regular file")):
        result = ran(name, path)
        assert result.exit_code in (1, 2) and said in result.output, result.output
    for path in (tmp_path / "folder", tmp_path / "none", Path("x" * 5000)):
        result = ran(name, path)
        assert result.exit_code in (1, 2) and 0 < len(result.output.splitlines()) <= 3, result.output


@pytest.mark.full
@MEASURED
@ALL
def test_in_bounded_time_and_memory(case: Case, tmp_path: Path) -> None:
    """In a process of its own, the start of the program taken off."""
    import resource  # not on Windows

    path = made(case, tmp_path)
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    words = [sys.executable, "-m", "trainer", *map(str, command(case[0], path))]
    done = subprocess.run(words, capture_output=True, text=True, timeout=120, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    took = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{took:.2f} s, {after.ru_maxrss // 1024} MB at the most: {case[0]}: {case[1]}", file=sys.stderr)
    assert done.returncode in (1, 2) and "Traceback" not in done.stderr
    assert took < SLOW * SECONDS
    assert after.ru_maxrss < MEGABYTES * 1024


def test_faults_are_cut_to_what_somebody_reads(tmp_path: Path) -> None:
    path = tmp_path / "file.toml"
    path.write_text("".join(f"key{n} = 1\n" for n in range(1234)) + f'id = "{"A" * 900}"\n')
    lines = ran("scenario", path).output.splitlines()
    assert len(lines) == MOST_FAULTS + 2
    assert lines[MOST_FAULTS].startswith("... and 1,") and lines[MOST_FAULTS].endswith(" more faults")
    assert all(len(each) <= len(str(path)) + 260 for each in lines)
