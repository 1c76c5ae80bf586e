"""Warnings of every sort, and logs of WARNING and above, really fail a test."""

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
LOG = "import logging\nimport pytest\n"
QT = "from PySide6.QtCore import qWarning\n"
HELD = """from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
def test_x(qtbot):
    shown = QWidget()
    qtbot.addWidget(shown)
    qtbot.{act}(shown, Qt.MouseButton.RightButton)
"""

OUTCOMES = [
    (LOG + "def test_x():\n    logging.getLogger('x').warning('boo')\n", "ERROR"),
    (LOG + "def test_x():\n    logging.getLogger('x').info('boo')\n", "PASSED"),
    (LOG + "@pytest.mark.expects_logs\ndef test_x():\n    logging.getLogger('x').error('boo')\n", "PASSED"),
    ("import warnings\ndef test_x():\n    warnings.warn('boo')\n", "FAILED"),
    (QT + "def test_x(qtbot):\n    qWarning('boo')\n", "FAILED"),
    (HELD.format(act="mouseDClick"), "ERROR"),
    (HELD.format(act="mousePress"), "ERROR"),
    (HELD.format(act="mouseClick"), "PASSED"),
    ("import os\ndef test_x():\n    assert os.environ['QT_QPA_PLATFORM'] == 'offscreen'\n", "PASSED"),
    ("def test_x(qapp):\n    assert qapp.platformName() == 'offscreen'\n", "PASSED"),
    (LOG + "@pytest.mark.full\ndef test_x():\n    assert False\n", "SKIPPED"),
    (LOG + "@pytest.mark.xfail\ndef test_x():\n    pass\n", "FAILED"),
]


def run(folder: Path, *planted: str, options: Sequence[str] = ()) -> subprocess.CompletedProcess[str]:
    """All planted files in one process, with this project's settings."""
    (folder / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", folder)
    for name in ("conftest.py", "sampled.py", "seeds.py", "put_to_others.py"):
        shutil.copy(ROOT / "tests" / name, folder / "tests")
    for number, code in enumerate(planted):
        (folder / "tests" / f"test_{number}.py").write_text(code, encoding="utf-8")
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "TRAINER_", "QT_"))}
    command = [sys.executable, "-m", "pytest", "-v", "-p", "no:cacheprovider", *options]
    return subprocess.run(command, cwd=folder, env=env, capture_output=True, text=True, check=False)


def test_planted_tests_end_as_they_should(tmp_path: Path) -> None:
    done = run(tmp_path, *(code for code, _ in OUTCOMES))
    assert done.returncode == 1, done.stdout + done.stderr
    ended = dict(re.findall(r"^tests/test_(\d+)\.py::test_x (\w+)", done.stdout, re.MULTILINE))
    assert ended == {str(number): outcome for number, (_, outcome) in enumerate(OUTCOMES)}, done.stdout


def test_a_marker_that_does_not_exist_stops_all_of_it(tmp_path: Path) -> None:
    done = run(tmp_path, LOG + "@pytest.mark.ful\ndef test_x():\n    pass\n")
    assert done.returncode == 2, done.stdout + done.stderr


def test_a_test_that_waits_on_when_its_time_is_up_ends_alone(tmp_path: Path) -> None:
    hanging = "import time\ndef test_x():\n    try:\n        time.sleep(600)\n    finally:\n        time.sleep(600)\n"
    options = ("-n", "1", "-o", "timeout=1", "-o", "faulthandler_timeout=5")
    done = run(tmp_path, hanging, "def test_x():\n    pass\n", options=options)
    assert "crashed while running 'tests/test_0.py::test_x'" in done.stdout
    assert "PASSED tests/test_1.py::test_x" in done.stdout
