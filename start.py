#!/usr/bin/env python3
"""The one command: `python3 start.py` sets everything up and opens the trainer.

    python3 start.py                            open the app; without a screen, play `trainer demo` instead
    python3 start.py rule FILE ...              any `trainer` command
    python3 start.py test [--full] [PYTEST...]  run every check; --full adds the long searches

Needs Python 3.11 and nothing else: it makes `.venv`, installs the locked packages into it, and looks for the
system libraries that Qt needs. When all of that was done before, it starts at once.
"""

import ctypes
import hashlib
import importlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path

if sys.version_info < (3, 11):  # noqa: UP036 - this file also runs under a Python that is too old
    sys.exit("start.py: this program needs Python 3.11 or newer, and this is " + sys.version.split()[0] + ".")

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
STAMP = VENV / "start-stamp.json"
UNFINISHED = ROOT / ".venv.unfinished"
LOG = VENV / "start.log"

# soname -> Debian package, as measured in a bare Debian 12
OFFSCREEN = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libfontconfig.so.1": "libfontconfig1",
    "libdbus-1.so.3": "libdbus-1-3",
}
WINDOW = OFFSCREEN | {
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
}
LIBRARIES = {"offscreen": OFFSCREEN, "window": WINDOW}


class SetupError(Exception):
    """What is missing and how to get it, in one line."""


def has_screen(environ: Mapping[str, str], platform: str = sys.platform) -> bool:
    """Whether a window can open. Only Linux runs without a screen; a Qt platform set by hand is believed."""
    if not platform.startswith("linux") or environ.get("DISPLAY") or environ.get("WAYLAND_DISPLAY"):
        return True
    chosen = environ.get("QT_QPA_PLATFORM", "").partition(":")[0]
    return chosen not in ("", "offscreen", "minimal")


def is_debian(os_release: str) -> bool:
    """Whether the text of /etc/os-release describes Debian or one of its children."""
    lines = (line.partition("=") for line in os_release.splitlines())
    names = {key.strip(): value.strip().strip("\"'") for key, _, value in lines}
    return "debian" in [names.get("ID", ""), *names.get("ID_LIKE", "").split()]


def on_debian() -> bool:
    """Whether this machine is Debian or one of its children, with apt-get at hand."""
    return bool(shutil.which("apt-get")) and is_debian(Path("/etc/os-release").read_text("utf-8"))


def is_root() -> bool:
    """Whether packages may be installed without asking."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def apt_command(packages: Iterable[str], root: bool) -> str:
    """What a person types to install these Debian packages."""
    sudo = "" if root else "sudo "
    return f"{sudo}apt-get update && {sudo}apt-get install -y {' '.join(packages)}"


def apt_install(packages: Sequence[str]) -> None:
    """Install Debian packages as root; raises SetupError with apt-get's own reason."""
    print(f"Installing system packages: {' '.join(packages)}", flush=True)
    env = os.environ | {"DEBIAN_FRONTEND": "noninteractive", "LC_ALL": "C"}
    subprocess.run(["apt-get", "update", "-q"], env=env, capture_output=True, check=False)
    command = ["apt-get", "install", "-y", "-q", "--no-install-recommends", *packages]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"apt-get failed ({reason(done.stderr)}). By hand: {apt_command(packages, root=True)}")


def reason(output: str) -> str:
    """The line of a tool's output that says why it failed: its first error line, else its last line."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    errors = [line for line in lines if line.startswith(("E: ", "ERROR: ", "Error: "))]
    return (errors or lines[-1:] or ["no reason given"])[0]


def missing_libraries(wanted: Iterable[str], opens: Callable[[str], object] = ctypes.CDLL) -> list[str]:
    """The sonames among `wanted` that the loader does not find."""
    missing = []
    for soname in wanted:
        try:
            opens(soname)
        except OSError:
            missing.append(soname)
    return missing


def libraries_message(missing: Sequence[str], debian: bool, root: bool) -> str:
    """One line that names the missing libraries and how to get them."""
    command = apt_command([WINDOW[soname] for soname in missing], root)
    how = "Install them with" if debian else "Install them with your package manager; on Debian that is"
    return f"missing system libraries: {', '.join(missing)}. {how}: {command}"


def ensure_libraries(kind: str) -> None:
    """Have the libraries of that kind ("offscreen" or "window"), installing them where that is allowed."""
    wanted = LIBRARIES[kind] if sys.platform.startswith("linux") else {}
    missing = missing_libraries(wanted)
    if missing and on_debian() and is_root():
        apt_install([wanted[soname] for soname in missing])
        missing = missing_libraries(wanted)
    if missing:
        raise SetupError(libraries_message(missing, on_debian(), is_root()))


def venv_program(name: str) -> Path:
    """A program inside `.venv`."""
    return VENV / "Scripts" / f"{name}.exe" if os.name == "nt" else VENV / "bin" / name


def site_packages() -> list[str]:
    """What lies in `.venv`'s site-packages; nothing if there is none."""
    folders = [VENV / "Lib" / "site-packages", *VENV.glob("lib/python3*/site-packages")]
    names = {entry.name for folder in folders if folder.is_dir() for entry in folder.iterdir()}
    return sorted(names - {"__pycache__"})


def fingerprint() -> str:
    """Changes when the lock, the project file, the environment's Python or the place of the checkout does."""
    files = [ROOT / "requirements.txt", ROOT / "pyproject.toml", VENV / "pyvenv.cfg"]
    parts = [str(ROOT).encode(), *(file.read_bytes() if file.is_file() else b"" for file in files)]
    return hashlib.sha256(b"\0".join(parts)).hexdigest()


def read_stamp() -> dict[str, list[str]]:
    """What the last set-up that was finished left behind; empty if there was none."""
    empty: dict[str, list[str]] = {"fingerprint": [], "libraries": [], "packages": []}
    try:
        stamp: dict[str, list[str]] = json.loads(STAMP.read_text(encoding="utf-8"))
        return {key: list(stamp[key]) for key in empty}
    except (OSError, ValueError, KeyError, TypeError):
        return empty


def is_whole(stamp: Mapping[str, Sequence[str]]) -> bool:
    """Whether all that was installed is still there."""
    return venv_program("python").is_file() and set(stamp["packages"]) <= set(site_packages())


def write_stamp(kinds: Iterable[str]) -> None:
    """Say, in one step, that the set-up is finished and which kinds of libraries were found."""
    stamp = {"fingerprint": [fingerprint()], "libraries": sorted(kinds), "packages": site_packages()}
    draft = STAMP.with_suffix(".new")
    draft.write_text(json.dumps(stamp), encoding="utf-8")
    draft.replace(STAMP)


def ensurepip_message(version: tuple[int, int], debian: bool, root: bool) -> str:
    """One line for a Python that cannot make virtual environments."""
    command = apt_command([venv_package(version)], root)
    how = f"Install it with: {command}" if debian else "Install a complete Python, as python.org offers"
    return f"this Python ({sys.executable}) has no venv and ensurepip. {how}"


def venv_package(version: tuple[int, int]) -> str:
    """The Debian package that completes Debian's own Python."""
    return f"python{version[0]}.{version[1]}-venv"


def lacks_ensurepip() -> bool:
    """Whether this Python cannot make a virtual environment that has pip (Debian ships it apart)."""
    importlib.invalidate_caches()
    return any(importlib.util.find_spec(name) is None for name in ("venv", "ensurepip"))


def ensure_ensurepip() -> None:
    """Have venv and ensurepip, installing Debian's package of them where that is allowed."""
    version = sys.version_info[:2]
    debian = on_debian() and sys.base_prefix == "/usr"
    if lacks_ensurepip() and debian and is_root():
        apt_install([venv_package(version)])
    if lacks_ensurepip():
        raise SetupError(ensurepip_message(version, debian, is_root()))


def venv_works() -> bool:
    """Whether `.venv` lost nothing, has a Python that runs and has pip, and no set-up was cut short in it."""
    if UNFINISHED.exists() or not is_whole(read_stamp()):
        return False
    try:
        command = [str(venv_program("python")), "-c", "import pip"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def make_venv() -> None:
    """Make `.venv` anew."""
    ensure_ensurepip()
    print("Making the virtual environment in .venv", flush=True)
    python = getattr(sys, "_base_executable", None) or sys.executable
    command = [python, "-m", "venv", "--clear", str(VENV)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"could not make {VENV}: {reason(done.stderr or done.stdout)}")


def pip_install(*arguments: str) -> None:
    """Run pip inside `.venv` with the index that the user configured; raises SetupError with pip's reason."""
    env = {key: value for key, value in os.environ.items() if key not in ("PIP_TARGET", "PIP_PREFIX")}
    env |= {"PIP_USER": "0", "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_NO_INPUT": "1"}
    command = [str(venv_program("python")), "-m", "pip", "install", "--quiet", *arguments]
    done = subprocess.run(command, env=env, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        LOG.write_text(done.stdout + done.stderr, encoding="utf-8")
        raise SetupError(f"pip failed: {reason(done.stderr)} (is the network there? details: {LOG})")


def install() -> None:
    """Fill `.venv` with the locked packages and the project; a run that is cut short leaves its mark."""
    works = venv_works()
    UNFINISHED.touch()
    if not works:
        make_venv()
    STAMP.unlink(missing_ok=True)
    print("Installing the locked packages (a minute or two, only this once)", flush=True)
    pip_install("--require-hashes", "--only-binary=:all:", "-r", "requirements.txt")
    pip_install("--no-deps", "--no-build-isolation", "-e", ".")
    UNFINISHED.unlink()


def prepare(kind: str) -> None:
    """Have `.venv` and the system libraries of that kind. Costs a few file reads when all is there."""
    stamp = read_stamp()
    installed = stamp["fingerprint"] == [fingerprint()] and is_whole(stamp) and not UNFINISHED.exists()
    if installed and kind in stamp["libraries"]:
        return
    if not installed:
        install()
    if kind not in stamp["libraries"]:
        ensure_libraries(kind)
    write_stamp({*stamp["libraries"], kind, "offscreen"})


def launch(arguments: Sequence[str], env: Mapping[str, str]) -> int:
    """Go on as `.venv`'s Python with these arguments."""
    command = [str(venv_program("python")), *arguments]
    if os.name != "nt":
        os.execve(command[0], command, env)
    return subprocess.run(command, env=env, check=False).returncode


def run(arguments: list[str], environ: Mapping[str, str]) -> int:
    """Set up, then run the checks, the app, or any `trainer` command."""
    testing = arguments[:1] == ["test"]
    screen = has_screen(environ)
    prepare("window" if screen and not testing else "offscreen")
    if testing:
        return launch([str(ROOT / "checks.py"), *arguments[1:]], environ)
    if not screen and not arguments:
        print("No screen here: playing `trainer demo` without a window instead.", flush=True)
        arguments = ["demo"]
    env = environ if screen else {"QT_QPA_PLATFORM": "offscreen", **environ}
    return launch(["-m", "trainer", *arguments], env)


def main() -> int:
    """Run, and turn every foreseeable failure into one line."""
    try:
        return run(sys.argv[1:], os.environ)
    except (SetupError, OSError) as trouble:
        print(f"start.py: {trouble}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130


if __name__ == "__main__":
    sys.exit(main())
