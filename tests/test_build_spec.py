"""The bundle takes the program, its data and nothing of the tools."""

import os
from pathlib import Path

import pytest

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


@pytest.mark.parametrize("tool", ["pytest", "hypothesis", "mypy", "importlinter", "PySide6.QtQml", "readline"])
def test_tools_stay_out(tool: str) -> None:
    assert f"--exclude-module={tool}" in build_spec.options()
