"""The desktop bundle: `python build_spec.py` makes `dist/dealer-trainer/` with the program `trainer` in it.

It holds Python, Qt, the assets, the quizzes and the ledgers, and runs without the virtual environment. Each
platform (Linux, macOS, Windows) makes its own.
"""

import ast
import os
import re
import shutil
import subprocess
import sysconfig
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.metadata import packages_distributions
from importlib.util import find_spec
from pathlib import Path
from typing import NamedTuple

import PyInstaller.__main__

from trainer import licenses
from trainer.questions.catalog import ship

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build" / "bundle"
BUNDLE = ROOT / "dist" / "dealer-trainer"

LAW = ("trainer/rules/ledger", "trainer/rules/data", "trainer/rules/examples", "trainer/study/data")
DATA = {each: each for each in ("assets", "quizzes", *LAW)}
FILES = ("LICENSE",)
UNUSED = [
    *(
        "tkinter",
        "readline",
        "_gdbm",
        "_dbm",
        "PySide6.QtQml",
        "PySide6.QtQuick",
        "PySide6.QtQuickWidgets",
        "PySide6.QtQuickControls2",
    ),
    *("PySide6.QtDesigner", "PySide6.QtHelp", "PySide6.QtUiTools", "PySide6.QtSql"),
    *(
        "IPython",
        "matplotlib",
        "scipy",
        "sklearn",
        "joblib",
        "pandas",
        "pytest",
        "_pytest",
        "hypothesis",
        "mypy",
        "ruff",
    ),
    *(
        "importlinter",
        "grimp",
        "setuptools",
        "pip",
        "PyInstaller",
        "numpy.f2py",
        "pyqtgraph.examples",
        "pyqtgraph.opengl",
    ),
]

UNSEEN = ("_cffi_backend",)
"""What a compiled module loads by itself, where PyInstaller cannot see it: miniaudio's."""

STRANGERS = re.compile(r"libqgtk|lib(gtk|gdk)[-_]")
"""The looks of a desktop that Qt would borrow from it: with them would come GTK and half of what the builder's has."""

HOOK = BUILD / "hooks" / "hook-PySide6.QtGui.py"
LEFT_OUT = """from build_spec import own
from PyInstaller.utils.hooks.qt import add_qt6_dependencies

hiddenimports, binaries, datas = add_qt6_dependencies(__file__)
binaries = own(binaries)
"""

GPL_ONLY = re.compile(
    r"libreadline|libhistory|libgdbm|Qt6?(Charts|Coap|DataVisualization|Graphs|HttpServer|Insight|Lottie|Mqtt|NetworkAuth|OpcUa|QmlCompiler|Quick3D"
    r"|QuickTimeline|ShaderTools|VirtualKeyboard|VncServer|WaylandCompositor)",
    re.IGNORECASE,
)
"""What only the GPL covers, of Qt and of the system: with one of them the whole bundle would be under it."""


class Collected(NamedTuple):
    """One file of the bundle: its place there, where it was taken from, and PyInstaller's word for what it is."""

    place: str
    source: str
    kind: str


class NoLicense(Exception):
    """Files of the bundle of which no license is known, or that may not be in it."""


class StrangeDesktop(Exception):
    """Files of the bundle that belong to the desktop it was built on."""


def options() -> list[str]:
    """What PyInstaller is told. Folders that the checkout does not have are left out."""
    present = {source: target for source, target in DATA.items() if (ROOT / source).is_dir()}
    data = [f"--add-data={ROOT / source}{os.pathsep}{target}" for source, target in present.items()]
    data += [f"--add-data={ROOT / name}{os.pathsep}." for name in FILES]
    named = (licenses.PROGRAM, *(each.name for each in licenses.libraries()))
    data += [f"--copy-metadata={name}" for name in named]  # versions and license texts
    excluded = [f"--exclude-module={name}" for name in UNUSED]
    places = [f"--distpath={BUILD / 'out'}", f"--workpath={BUILD / 'work'}", f"--specpath={BUILD}"]
    entry = str(ROOT / "trainer" / "__main__.py")
    kind = ["--name=trainer", "--onedir", "--console", "--noconfirm", "--log-level=WARN", f"--paths={ROOT}"]
    return [
        *kind,
        "--collect-submodules=trainer",
        *(f"--hidden-import={name}" for name in UNSEEN if find_spec(name)),
        f"--additional-hooks-dir={HOOK.parent}",
        *data,
        *excluded,
        *places,
        entry,
    ]


def own(binaries: Iterable[tuple[str, str]]) -> list[tuple[str, str]]:
    """Sources and places of what goes with the program, without what belongs to the desktop it is built on."""
    return [each for each in binaries if not STRANGERS.search(each[0])]


def collected() -> list[Collected]:
    """Every file of the bundle that was made last."""
    (rows,) = ast.literal_eval((BUILD / "work" / "trainer" / "COLLECT-00.toc").read_text(encoding="utf-8"))
    return [Collected(*row) for row in rows]


def gpl_only(files: Iterable[Collected]) -> list[str]:
    """The places of what only the GPL covers."""
    return [each.place for each in files if GPL_ONLY.search(each.place)]


def owner(file: Collected) -> str:
    """Whose file it is: "trainer", "python", a library's name, "system:" with Debian's package; "" if nobody knows."""
    source = Path(file.source)
    if file.kind == "SYMLINK":
        return _library(source.parts[0])  # it leads to another file of the bundle
    if "site-packages" in source.parts:
        return _library(source.parts[len(source.parts) - source.parts[::-1].index("site-packages")])
    if source.is_relative_to(ROOT):
        return "trainer"
    if source.is_relative_to(sysconfig.get_path("stdlib")) or source.name.startswith(("libpython", "python3")):
        return "python"
    return _system(source)


def _library(folder: str) -> str:
    """The library that a folder or file of site-packages belongs to, by its own name."""
    named = _distributions().get(folder.split(".")[0], [])
    return licenses.key(named[0] if named else folder.partition("-")[0].removesuffix(".libs"))


@cache
def _distributions() -> Mapping[str, list[str]]:
    """Which libraries bring which packages; the system is asked once."""
    return packages_distributions()


def _system(source: Path) -> str:
    asked = ["dpkg-query", "-S", str(source), str(source.resolve()), f"/usr{source}"]
    try:
        said = subprocess.run(asked, capture_output=True, text=True, check=False).stdout
    except FileNotFoundError:
        return ""
    return f"system:{said.split(':')[0]}" if said else ""


def licensed(files: Iterable[Collected], to: Path) -> None:
    """Put the license texts that no library brings itself into the folder `to`. Raises NoLicense."""
    owners = {each.place: owner(each) for each in files}
    known = {licenses.key(each.name) for each in licenses.libraries() if each.texts}
    known |= {licenses.key(licenses.PROGRAM), "trainer", "python"}
    strange = [place for place, who in owners.items() if not who.startswith("system:") and who not in known]
    if strange:
        raise NoLicense(f"no license is known of {', '.join(sorted(strange))}")
    to.mkdir(parents=True, exist_ok=True)
    for name, text in _texts(sorted(set(owners.values()))):
        shutil.copyfile(text, to / name)


def _texts(owners: Iterable[str]) -> Iterator[tuple[str, Path]]:
    """Names and files of the licenses of Python and of the system's libraries. Raises NoLicense."""
    for who in owners:
        package = who.removeprefix("system:")
        places = [Path(f"/usr/share/doc/{package}/copyright")] if package != who else []
        if who == "python":
            places = [
                Path(sysconfig.get_path("stdlib"), "LICENSE.txt"),
                *Path("/usr/share/doc").glob("python3*/copyright"),
            ]
        if places:
            text = next((each for each in places if each.is_file()), None)
            if text is None:
                raise NoLicense(f"no license is known of {package}")
            yield f"{package}.txt", text


def build() -> Path:
    """Make the bundle anew and return its folder. Raises NoLicense and StrangeDesktop."""
    HOOK.parent.mkdir(parents=True, exist_ok=True)
    HOOK.write_text(LEFT_OUT, encoding="utf-8")
    PyInstaller.__main__.run(options())
    files = collected()
    if strange := [each.place for each in files if STRANGERS.search(each.place)]:
        raise StrangeDesktop(f"of this desktop and not of the program: {', '.join(strange)}")
    if strange := gpl_only(files):
        raise NoLicense(f"only the GPL covers {', '.join(strange)}")
    licensed(files, BUILD / "out" / "trainer" / "_internal" / "licenses")
    shutil.rmtree(BUNDLE, ignore_errors=True)
    BUNDLE.parent.mkdir(exist_ok=True)
    shutil.move(BUILD / "out" / "trainer", BUNDLE)
    for quizzes in BUNDLE.rglob("quizzes"):
        ship(quizzes)
    return BUNDLE


if __name__ == "__main__":
    folder = build()
    size = sum(file.stat().st_size for file in folder.rglob("*") if file.is_file() and not file.is_symlink())
    print(f"{folder.relative_to(ROOT)}: {size / 1e6:.0f} MB")
