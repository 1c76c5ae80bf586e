"""The lock holds on every machine: whole, hashed, and naming no place."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).resolve().parent.parent
LOCK = (ROOT / "requirements.txt").read_text(encoding="utf-8")
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
PINS = [entry.replace("\\\n", " ").split("--hash=") for entry in re.split(r"\n(?=\S)", LOCK.strip())]
LOCKED = [Requirement(pin) for pin, *_ in PINS]
WANTED = [Requirement(line) for line in PROJECT["dependencies"] + PROJECT["optional-dependencies"]["dev"]]

MADE = {".venv", "build", "dist", ".mypy_cache", ".ruff_cache", ".pytest_cache", ".hypothesis"}
TEXT = {".py", ".toml", ".md", ".json", ".txt", ".svg", ".feature", ".cfg"}

ENVIRONMENTS = [
    {"sys_platform": platform, "python_version": version, "python_full_version": f"{version}.0"}
    for platform in ("linux", "darwin", "win32")
    for version in ("3.11", "3.12", "3.13", "3.14")
]


def home_path(text: str) -> re.Match[str] | None:
    """A path that holds on one machine only, if there is one in the text."""
    return re.search(r"(?<![\w./])/(?:home|root|Users|work)/[\w.-]+|\b[A-Z]:\\Users\\", text)


def files_of_the_project() -> list[Path]:
    """What git lists; in an unpacked archive, or without git, all but the folders that tools make."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    if (ROOT / ".git").exists() and shutil.which("git"):
        done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        return [ROOT / name for name in done.stdout.split("\0") if name and (ROOT / name).is_file()]
    folders = [path for path in ROOT.iterdir() if path.is_dir() and path.name not in MADE]
    return [path for folder in folders for path in folder.rglob("*") if path.suffix in TEXT]


def test_lock_names_no_index_and_no_host() -> None:
    assert not re.search(r"https?:|://|--index|--extra-index|--find-links|--trusted-host", LOCK)


@pytest.mark.parametrize("pin", PINS, ids=lambda pin: pin[0].split()[0])
def test_every_locked_package_is_pinned_and_hashed(pin: list[str]) -> None:
    requirement, *hashes = pin
    assert re.fullmatch(r"==[\w.]+", str(Requirement(requirement).specifier))
    assert hashes
    assert all(re.fullmatch(r"sha256:[0-9a-f]{64}\s*", digest) for digest in hashes)


@pytest.mark.parametrize("environment", ENVIRONMENTS, ids=lambda e: f"{e['sys_platform']}-{e['python_version']}")
@pytest.mark.parametrize("wanted", WANTED, ids=str)
def test_lock_satisfies_the_project_everywhere(wanted: Requirement, environment: dict[str, str]) -> None:
    if wanted.marker is not None and not wanted.marker.evaluate(environment):
        return
    name = canonicalize_name(wanted.name)
    pins = [pin for pin in LOCKED if canonicalize_name(pin.name) == name]
    chosen = [pin for pin in pins if pin.marker is None or pin.marker.evaluate(environment)]
    assert len(chosen) == 1
    assert wanted.specifier.contains(str(chosen[0].specifier).removeprefix("=="))


def test_requirements_in_and_the_project_want_the_same() -> None:
    lines = (ROOT / "requirements.in").read_text(encoding="utf-8").splitlines()
    listed = {str(Requirement(line)) for line in lines if line and not line.startswith("#")}
    assert listed == {str(wanted) for wanted in WANTED}


def test_no_file_of_the_project_holds_a_path_of_one_machine() -> None:
    finds = []
    for file in files_of_the_project():
        try:
            found = home_path(file.read_text(encoding="utf-8"))
        except UnicodeDecodeError:
            continue
        finds += [f"{file.relative_to(ROOT)}: {found.group()}"] if found else []
    assert not finds


PATHS = [
    "see /" + "home/ann/x",
    "/" + "root/.venv",
    "'/" + "Users/bo/a'",
    "C:" + "\\Users\\bo",
    "/" + "work/main",
]


@pytest.mark.parametrize("text", PATHS)
def test_a_path_of_one_machine_is_seen(text: str) -> None:
    assert home_path(text)


@pytest.mark.parametrize("text", ["at home/work", "docs/work/x.md", "a/root/b", "https://x.org/home/y", "/usr/bin"])
def test_other_paths_are_left_alone(text: str) -> None:
    assert not home_path(text)
