"""The start command decides rightly, says what is missing in one line, and sets up once."""

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

import checks
import start
from tests.systems import LINKS

ROOT = Path(__file__).resolve().parent.parent

RELEASES = [
    ('ID=debian\nVERSION_ID="12"\n', True),
    ("NAME=Ubuntu\nID=ubuntu\nID_LIKE=debian\n", True),
    ('ID=linuxmint\nID_LIKE="ubuntu debian"\n', True),
    ("ID=fedora\nID_LIKE='rhel centos'\n", False),
    ("ID=arch\nHOME_URL=https://debian.example\n", False),
    ("", False),
]

SCREENS = [
    ({}, "linux", False),
    ({"QT_QPA_PLATFORM": "offscreen"}, "linux", False),
    ({"QT_QPA_PLATFORM": "minimal:enable_fonts"}, "linux", False),
    ({"QT_QPA_PLATFORM": "vnc:port=5900"}, "linux", True),
    ({"DISPLAY": ":0"}, "linux", True),
    ({"DISPLAY": ""}, "linux", False),
    ({"WAYLAND_DISPLAY": "wayland-0"}, "linux", True),
    ({}, "win32", True),
    ({}, "darwin", True),
]

REASONS = [
    ("WARNING: x\nERROR: no such package\nlast line", "ERROR: no such package"),
    ("Reading lists\nE: Unable to locate package libgl9\n", "E: Unable to locate package libgl9"),
    ("one\ntwo\n\n", "two"),
    ("", "no reason given"),
]


@pytest.mark.parametrize(("text", "debian"), RELEASES)
def test_debian_and_its_children_are_recognised(text: str, debian: bool) -> None:
    assert start.is_debian(text) is debian


@pytest.mark.parametrize(("environ", "platform", "screen"), SCREENS)
def test_a_screen_is_missed_only_on_linux(environ: dict[str, str], platform: str, screen: bool) -> None:
    assert start.has_screen(environ, platform) is screen


@pytest.mark.parametrize(("output", "why"), REASONS)
def test_the_reason_is_the_first_error_line(output: str, why: str) -> None:
    assert start.reason(output) == why


def test_missing_libraries_are_those_the_loader_refuses() -> None:
    def opens(soname: str) -> None:
        if "xcb" in soname:
            raise OSError(soname)

    missing = start.missing_libraries(start.WINDOW, opens)
    assert missing == [name for name in start.WINDOW if "xcb" in name]
    assert missing
    assert not start.missing_libraries(start.OFFSCREEN, opens)


def test_a_library_that_is_nowhere_is_missed_by_the_real_loader() -> None:
    assert start.missing_libraries(["libnowhere.so.9"]) == ["libnowhere.so.9"]


def test_the_library_message_names_what_is_missing_and_the_exact_command() -> None:
    message = start.libraries_message(["libEGL.so.1", "libGL.so.1"], debian=True, root=False)
    assert message == (
        "missing system libraries: libEGL.so.1, libGL.so.1. Install them with: "
        "sudo apt-get update && sudo apt-get install -y libegl1 libgl1"
    )


def test_elsewhere_the_library_message_sends_to_the_package_manager() -> None:
    message = start.libraries_message(["libEGL.so.1"], debian=False, root=True)
    assert "libEGL.so.1" in message
    assert "your package manager" in message
    assert "\n" not in message


@pytest.mark.parametrize(("debian", "how"), [(True, "apt-get install -y python3.12-venv"), (False, "python.org")])
def test_a_python_without_ensurepip_is_told_what_to_install(debian: bool, how: str) -> None:
    message = start.ensurepip_message((3, 12), debian, root=False)
    assert how in message
    assert sys.executable in message
    assert "\n" not in message


@pytest.fixture
def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A project folder with a lock, a project file and an environment that looks whole."""
    venv = tmp_path / ".venv"
    packages = venv / "lib" / "python3.11" / "site-packages"
    (packages / "click").mkdir(parents=True)
    for name in ("requirements.txt", "pyproject.toml", ".venv/pyvenv.cfg"):
        (tmp_path / name).write_text(name, encoding="utf-8")
    paths = {"ROOT": tmp_path, "VENV": venv, "STAMP": venv / "stamp.json", "UNFINISHED": tmp_path / "unfinished"}
    for name, path in paths.items():
        monkeypatch.setattr(start, name, path)
    start.venv_program("python").parent.mkdir()
    start.venv_program("python").touch()
    return tmp_path


def work_of(monkeypatch: pytest.MonkeyPatch, kind: str) -> list[str]:
    """What `prepare` does: the names of the costly steps in their order."""
    done: list[str] = []
    monkeypatch.setattr(start, "install", lambda: done.append("install"))
    monkeypatch.setattr(start, "ensure_libraries", lambda kind: done.append(f"libraries {kind}"))
    start.prepare(kind)
    return done


def test_the_first_run_installs_and_looks_for_libraries(sandbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert work_of(monkeypatch, "offscreen") == ["install", "libraries offscreen"]


def test_the_second_run_does_nothing(sandbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start.write_stamp(["offscreen"])
    before = start.STAMP.stat().st_mtime_ns
    assert work_of(monkeypatch, "offscreen") == []
    assert start.STAMP.stat().st_mtime_ns == before


def test_a_first_window_looks_for_its_libraries_only(sandbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start.write_stamp(["offscreen"])
    assert work_of(monkeypatch, "window") == ["libraries window"]
    assert start.read_stamp()["libraries"] == ["offscreen", "window"]
    assert work_of(monkeypatch, "offscreen") == []


@pytest.mark.parametrize("name", ["requirements.txt", "pyproject.toml", ".venv/pyvenv.cfg"])
def test_a_change_of_what_it_rests_on_installs_again(sandbox: Path, monkeypatch: pytest.MonkeyPatch, name: str) -> None:
    start.write_stamp(["offscreen"])
    (sandbox / name).write_text("changed", encoding="utf-8")
    assert work_of(monkeypatch, "offscreen") == ["install"]


@LINKS
def test_a_moved_checkout_installs_again(sandbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    start.write_stamp(["offscreen"])
    (sandbox / "elsewhere").symlink_to(sandbox)
    monkeypatch.setattr(start, "ROOT", sandbox / "elsewhere")
    assert work_of(monkeypatch, "offscreen") == ["install"]


def lose_package(sandbox: Path) -> None:
    (sandbox / ".venv/lib/python3.11/site-packages/click").rmdir()


def lose_python(sandbox: Path) -> None:
    start.venv_program("python").unlink()


def cut_short(sandbox: Path) -> None:
    start.UNFINISHED.touch()


@pytest.mark.parametrize("harm", [lose_package, lose_python, cut_short])
def test_harm_is_repaired_by_a_new_environment(
    sandbox: Path, monkeypatch: pytest.MonkeyPatch, harm: Callable[[Path], None]
) -> None:
    made: list[str] = []
    start.write_stamp(["offscreen"])
    harm(sandbox)
    monkeypatch.setattr(start, "make_venv", lambda: made.append("venv"))
    monkeypatch.setattr(start, "pip_install", lambda *_: None)
    start.prepare("offscreen")
    assert made == ["venv"]
    assert not start.UNFINISHED.exists()


@pytest.mark.parametrize("text", ["", "{", "[]", "null", '{"fingerprint": 1}', json.dumps({"libraries": []})])
def test_a_broken_stamp_counts_as_none(sandbox: Path, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    start.STAMP.write_text(text, encoding="utf-8")
    assert work_of(monkeypatch, "offscreen") == ["install", "libraries offscreen"]


def test_a_failed_install_is_begun_anew(sandbox: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: str) -> None:
        raise start.SetupError("pip failed")

    made: list[str] = []
    monkeypatch.setattr(start, "venv_works", lambda: not start.UNFINISHED.exists())
    monkeypatch.setattr(start, "make_venv", lambda: made.append("venv"))
    monkeypatch.setattr(start, "pip_install", fail)
    with pytest.raises(start.SetupError, match="pip failed"):
        start.prepare("offscreen")
    assert made == []
    monkeypatch.setattr(start, "pip_install", lambda *_: None)
    start.install()
    assert made == ["venv"]


def test_an_environment_whose_python_does_not_run_is_not_used(sandbox: Path) -> None:
    assert not start.venv_works()


RUNS = [
    ([], {"DISPLAY": ":0"}, "window", ["-m", "trainer"], None),
    ([], {}, "offscreen", ["-m", "trainer", "demo"], "offscreen"),
    (["rule", "x.toml", "--all"], {}, "offscreen", ["-m", "trainer", "rule", "x.toml", "--all"], "offscreen"),
    ([], {"QT_QPA_PLATFORM": "minimal"}, "offscreen", ["-m", "trainer", "demo"], "minimal"),
    (["test", "--full", "-k", "x"], {"DISPLAY": ":0"}, "offscreen", ["--full", "-k", "x"], None),
]


@pytest.mark.parametrize(("arguments", "environ", "kind", "tail", "platform"), RUNS)
def test_each_way_of_starting_runs_the_right_thing(
    arguments: list[str],
    environ: dict[str, str],
    kind: str,
    tail: list[str],
    platform: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    prepared: list[str] = []
    launched: list[tuple[list[str], dict[str, str]]] = []
    monkeypatch.setattr(start.sys, "platform", "linux")
    monkeypatch.setattr(start, "prepare", prepared.append)
    monkeypatch.setattr(start, "launch", lambda command, env: launched.append((command, env)) or 0)
    assert start.run(arguments, environ) == 0
    [(command, env)] = launched
    assert prepared == [kind]
    assert command[-len(tail) :] == tail
    assert env.get("QT_QPA_PLATFORM") == platform


def test_no_screen_is_said_in_one_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(start.sys, "platform", "linux")
    monkeypatch.setattr(start, "prepare", lambda kind: None)
    monkeypatch.setattr(start, "launch", lambda command, env: 0)
    start.run([], {})
    assert capsys.readouterr().out == "No screen here: playing `trainer demo` without a window instead.\n"


@pytest.mark.parametrize("trouble", [start.SetupError("no libGL"), PermissionError(13, "Permission denied", "x")])
def test_trouble_is_one_line_and_no_traceback(
    trouble: Exception, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def fail(*_: object) -> int:
        raise trouble

    monkeypatch.setattr(start, "run", fail)
    assert start.main() == 1
    said = capsys.readouterr().err
    assert said.startswith("start.py: ")
    assert said.count("\n") == 1


def test_start_needs_the_standard_library_only() -> None:
    code = "import sys; sys.path.insert(0, '.'); import start; print(start.ROOT)"
    done = subprocess.run([sys.executable, "-I", "-S", "-c", code], cwd=ROOT, capture_output=True, check=True)
    assert done.stdout.decode().strip() == str(ROOT)


def test_an_old_python_is_refused_in_one_sentence(tmp_path: Path) -> None:
    code = "import sys; sys.version_info = (3, 10, 4); sys.path.insert(0, '.'); import start"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("start.py: this program needs Python 3.11 or newer")
    assert done.stderr.count("\n") == 1


def test_every_check_is_run_even_after_one_has_failed(monkeypatch: pytest.MonkeyPatch) -> None:
    ran: list[str] = []

    def run_check(name: str, command: list[str], env: dict[str, str]) -> bool:
        ran.append(name)
        assert env["QT_QPA_PLATFORM"] == "offscreen"
        assert env.get("TRAINER_FULL") == "1"
        return name != "ruff check"

    monkeypatch.setattr(checks, "run_check", run_check)
    assert checks.main(["--full", "tests/test_start.py"]) == 1
    assert ran == ["ruff check", "ruff format --check", "mypy --strict", "import fence", "tests"]


def test_benches_run_alone_before_the_tests() -> None:
    commands = dict(checks.checks([], bench=True))
    assert list(commands)[-2:] == ["bench", "tests"]
    assert "-n" not in commands["bench"]
    assert "--ignore=tests/bench" in commands["tests"]


@pytest.mark.parametrize("cores", [1, 2])
def test_what_reads_the_code_runs_beside_the_benches_where_there_is_a_core_for_it(
    cores: int, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    probe = [sys.executable, "-c", "import sys; print('told', sys.argv[1]); sys.exit(sys.argv[1] == 'types')"]
    some = [(name, [*probe, name]) for name in ("lint", "types", "bench", "tests")]
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    collected: list[str] = []
    monkeypatch.setattr(checks, "collect_once", lambda env: collected.append("tests"))
    assert checks.run_all(some, dict(os.environ)) == ["types"]
    assert collected == ["tests"] * (cores > 1)
    heads = [line for line in capfd.readouterr().out.splitlines() if line.startswith(("== ", "told "))]
    named = [line.split()[1].rstrip(":") for line in heads]
    order = ["bench", "lint", "types", "tests"] if cores > 1 else ["lint", "types", "bench", "tests"]
    assert named == [name for name in order for _ in range(3)], "each with what it said in its own place"


@pytest.mark.parametrize(("code", "good"), [("pass", True), ("raise SystemExit(3)", False)])
def test_a_check_is_reported_with_its_time(code: str, good: bool, capfd: pytest.CaptureFixture[str]) -> None:
    assert checks.run_check("probe", [sys.executable, "-c", code], dict(os.environ)) is good
    assert ("probe: ok in " if good else "probe: FAILED in ") in capfd.readouterr().out
