"""Warnings of every sort, and logs of WARNING and above, really fail a test."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
LOG = "import logging\nimport pytest\n"
QT = "from PySide6.QtCore import qWarning\n"

OUTCOMES = [
    (LOG + "def test_x():\n    logging.getLogger('x').warning('boo')\n", 1),
    (LOG + "def test_x():\n    logging.getLogger('x').info('boo')\n", 0),
    (LOG + "@pytest.mark.expects_logs\ndef test_x():\n    logging.getLogger('x').error('boo')\n", 0),
    ("import warnings\ndef test_x():\n    warnings.warn('boo')\n", 1),
    (QT + "def test_x(qtbot):\n    qWarning('boo')\n", 1),
    ("import os\ndef test_x():\n    assert os.environ['QT_QPA_PLATFORM'] == 'offscreen'\n", 0),
    ("def test_x(qapp):\n    assert qapp.platformName() == 'offscreen'\n", 0),
    (LOG + "@pytest.mark.full\ndef test_x():\n    assert False\n", 0),
    (LOG + "@pytest.mark.ful\ndef test_x():\n    pass\n", 2),
    (LOG + "@pytest.mark.xfail\ndef test_x():\n    pass\n", 1),
]


@pytest.mark.parametrize(("code", "status"), OUTCOMES)
def test_a_planted_test_ends_as_it_should(tmp_path: Path, code: str, status: int) -> None:
    (tmp_path / "tests").mkdir()
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    shutil.copy(ROOT / "tests" / "conftest.py", tmp_path / "tests")
    (tmp_path / "tests" / "test_x.py").write_text(code, encoding="utf-8")
    env = {key: value for key, value in os.environ.items() if not key.startswith(("PYTEST_", "TRAINER_", "QT_"))}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == status, done.stdout + done.stderr
