"""Nothing is given away without its license, and nothing that only the GPL covers is used."""

import ast
import re
import tomllib
from pathlib import Path

import pytest

import build_spec
from trainer import licenses, resources

ROOT = resources.root()
LICENSES = resources.text("assets", "LICENSES.md")


def imports(file: Path) -> set[str]:
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module:
            found |= {node.module, *(f"{node.module}.{each.name}" for each in node.names)}
        elif isinstance(node, ast.Import):
            found |= {each.name for each in node.names}
    return found


def covered(file: Path) -> bool:
    """Does a row of LICENSES.md name the file, its folder, or a pattern of it?"""
    place = file.relative_to(ROOT / "assets").as_posix()
    return any(
        place.startswith(named) if named.endswith("/") else Path(place).match(named)
        for named in re.findall(r"`([^`]+)`", LICENSES)
    )


@pytest.mark.parametrize("library", licenses.libraries(), ids=lambda each: each.name)
def test_every_library_has_a_version_a_license_and_its_text(library):
    assert library.version
    assert library.license
    assert any(each.stat().st_size > 100 for each in library.texts)


def test_all_that_pyproject_asks_for_is_listed():
    names = {licenses.key(each.name) for each in licenses.libraries()}
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = (re.match(r"[A-Za-z0-9._-]+", each) for each in project["dependencies"])
    assert {licenses.key(each[0]) for each in asked if each} <= names


def test_the_lgpl_and_the_gpl_are_there_whole():
    for name, title, last in (
        ("LGPL-3.0.txt", "GNU LESSER GENERAL PUBLIC LICENSE", "permanent authorization"),
        ("GPL-3.0.txt", "GNU GENERAL PUBLIC LICENSE", "why-not-lgpl"),
    ):
        text = resources.text(*licenses.FOLDER, name)
        assert title in text
        assert "Version 3, 29 June 2007" in text
        assert last in text


def test_the_notice_on_qt_tells_versions_source_and_how_to_replace_it():
    told = licenses.qt_notice("6.99.1", "6.99.2")
    assert {"6.99.1", "6.99.2"} <= set(re.findall(r"6\.99\.\d", told))
    assert "{" not in told
    for said in ("Where the source is", "https://code.qt.io", "How to use your own build of Qt", "LGPL-3.0.txt"):
        assert said in told


@pytest.mark.parametrize("file", sorted((ROOT / "assets").rglob("*.*")), ids=lambda each: each.name)
def test_every_drawing_font_and_text_has_a_license(file):
    assert file.name == "LICENSES.md" or covered(file)


def test_a_file_that_nobody_licensed_would_be_found():
    assert not covered(ROOT / "assets" / "sounds" / "riffle.ogg")


def test_only_modules_of_qt_under_the_lgpl_are_imported():
    used = {each for file in (ROOT / "trainer").rglob("*.py") for each in imports(file) if each.startswith("PySide6")}
    assert "PySide6.QtWidgets" in used
    assert not [each for each in used if build_spec.GPL_ONLY.search(each.rpartition(".")[2] if "." in each else each)]


@pytest.mark.parametrize(
    "place",
    [
        "PySide6/Qt/lib/libQt6VirtualKeyboard.so.6",
        "PySide6/QtCharts.abi3.so",
        "PySide6/Qt6Quick3D.dll",
        "PySide6/Qt/lib/QtDataVisualization.framework/QtDataVisualization",
        "PySide6/Qt/lib/libQt6WaylandCompositor.so.6",
        "libreadline.so.8",
    ],
)
def test_what_only_the_gpl_covers_stops_the_bundle(place):
    lgpl = build_spec.Collected("PySide6/Qt/lib/libQt6WaylandClient.so.6", "/x/site-packages/PySide6/x.so", "BINARY")
    assert build_spec.gpl_only([lgpl, build_spec.Collected(place, f"/x/{place}", "BINARY")]) == [place]


@pytest.mark.parametrize(
    ("source", "kind", "who"),
    [
        ("/x/site-packages/PySide6/Qt/lib/libQt6Core.so.6", "BINARY", "pyside6-essentials"),
        ("PySide6/Qt/lib/libQt6Core.so.6", "SYMLINK", "pyside6-essentials"),
        ("/x/site-packages/numpy.libs/libgfortran.so.5", "BINARY", "numpy"),
        ("/x/site-packages/sqlite_utils/db.py", "DATA", "sqlite-utils"),
        (str(ROOT / "assets" / "icons" / "x.svg"), "DATA", "trainer"),
    ],
)
def test_every_file_of_the_bundle_has_an_owner(source, kind, who):
    assert build_spec.owner(build_spec.Collected("somewhere", source, kind)) == who


def test_a_file_whose_license_nobody_knows_stops_the_bundle(tmp_path):
    strange = build_spec.Collected("strange.so", "/x/site-packages/strange/strange.so", "BINARY")
    with pytest.raises(build_spec.NoLicense, match=r"strange\.so"):
        build_spec.licensed([strange], tmp_path)


def test_they_are_looked_at_one_at_a_time_and_whoever_asks_has_the_rest(monkeypatch: pytest.MonkeyPatch) -> None:
    before = licenses.libraries()
    asked, real = list[str](), licenses.distribution
    monkeypatch.setattr(licenses, "distribution", lambda name: (asked.append(name), real(name))[1])
    licenses._known.cache_clear()
    licenses.libraries.cache_clear()
    pieces = licenses.looking()
    for done in range(1, 4):
        next(pieces)
        assert len(asked) == done
    assert licenses.libraries() == before
    assert len(asked) == len({licenses.key(each) for each in asked})
    assert list(pieces) == []
    assert list(licenses.looking()) == []
