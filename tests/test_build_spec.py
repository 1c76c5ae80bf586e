"""The bundle takes the program, its data and nothing of the tools."""

import os
import re
from pathlib import Path

import pytest
from PyInstaller.utils.hooks import qt

import build_spec


def test_data_folders_keep_their_place_in_the_bundle(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for folder in build_spec.DATA:
        (tmp_path / folder).mkdir(parents=True)
    monkeypatch.setattr(build_spec, "ROOT", tmp_path)
    data = [option for option in build_spec.options() if option.startswith("--add-data=")]
    folders = [f"--add-data={tmp_path / folder}{os.pathsep}{folder}" for folder in build_spec.DATA]
    assert data == [*folders, *(f"--add-data={tmp_path / name}{os.pathsep}." for name in build_spec.FILES)]


def test_the_entry_is_the_one_of_python_m_trainer() -> None:
    assert Path(build_spec.options()[-1]) == build_spec.ROOT / "trainer" / "__main__.py"


@pytest.mark.parametrize(
    "tool", ["pytest", "hypothesis", "sklearn", "scipy", "joblib", "mypy", "importlinter", "PySide6.QtQml", "readline"]
)
def test_tools_stay_out(tool: str) -> None:
    assert f"--exclude-module={tool}" in build_spec.options()


def test_what_a_compiled_module_loads_by_itself_is_named() -> None:
    pytest.importorskip("miniaudio")
    assert "--hidden-import=_cffi_backend" in build_spec.options()


def test_looks_of_the_desktop_that_it_is_built_on_stay_out(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Qt's own are taken, GTK's are not: what PyInstaller finds passes through the hook that the build writes."""
    found = [(f"/x/plugins/{each}", "PySide6/Qt/plugins") for each in ("platforms/libqxcb.so", "themes/libqgtk3.so")]
    asked: list[str] = []

    def dependencies(file: str) -> tuple[list[str], list[tuple[str, str]], list[tuple[str, str]]]:
        asked.append(file)
        return ["PySide6.QtCore"], found, []

    monkeypatch.setattr(qt, "add_qt6_dependencies", dependencies)
    hook = {"__file__": str(tmp_path / build_spec.HOOK.name)}
    exec(build_spec.LEFT_OUT, hook)
    assert (hook["hiddenimports"], hook["binaries"], hook["datas"]) == (["PySide6.QtCore"], found[:1], [])
    assert asked == [hook["__file__"]]  # by its name the real one knows whose it is
    assert build_spec.HOOK.name == "hook-PySide6.QtGui.py"
    assert f"--additional-hooks-dir={build_spec.HOOK.parent}" in build_spec.options()


@pytest.mark.parametrize("place", ["libgtk-3.so.0", "libgdk_pixbuf-2.0.so.0", "PySide6/Qt/plugins/x/libqgtk3.so"])
def test_what_is_of_the_desktop_stops_the_bundle(place: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(build_spec, "HOOK", tmp_path / "hooks" / "hook-PySide6.QtGui.py")
    monkeypatch.setattr(build_spec.PyInstaller.__main__, "run", lambda _options: None)
    monkeypatch.setattr(build_spec, "collected", lambda: [build_spec.Collected(place, f"/x/{place}", "BINARY")])
    with pytest.raises(build_spec.StrangeDesktop, match=re.escape(place)):
        build_spec.build()
    assert build_spec.HOOK.read_text(encoding="utf-8") == build_spec.LEFT_OUT
