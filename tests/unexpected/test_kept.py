"""What is kept of warnings and reports: never more than a little, and never at the price of the program."""

import logging
from pathlib import Path

import pytest

from trainer.unexpected import kept
from trainer.unexpected.kept import LOG, MOST_REPORTS, REPORTS, Log, logged, save_report


def test_reports_are_kept_side_by_side_and_the_oldest_are_swept(tmp_path: Path) -> None:
    paths = [save_report(f"report {number}", tmp_path) for number in range(MOST_REPORTS + 3)]
    left = {each.read_text(encoding="utf-8") for each in (tmp_path / REPORTS).iterdir()}
    assert None not in paths
    assert len(left) == MOST_REPORTS
    assert f"report {MOST_REPORTS + 2}" in left


def test_other_files_among_the_reports_stay(tmp_path: Path) -> None:
    (tmp_path / REPORTS).mkdir()
    (tmp_path / REPORTS / "mine.txt").write_text("mine", encoding="utf-8")
    for number in range(MOST_REPORTS + 3):
        save_report(f"{number}", tmp_path)
    assert (tmp_path / REPORTS / "mine.txt").exists()


def test_where_no_report_can_be_written_there_is_none(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    assert save_report("report", tmp_path / "file") is None


def test_the_folder_is_the_users_own_or_the_one_that_is_named(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    assert kept.folder().name == "dealer-trainer"
    monkeypatch.setenv("TRAINER_DATA", str(tmp_path))
    assert kept.folder() == tmp_path


@pytest.mark.expects_logs
def test_warnings_are_written_down_and_what_is_less_makes_no_file(tmp_path: Path) -> None:
    log = logging.getLogger("trainer.somewhere")
    with logged(tmp_path):
        log.info("nothing much")
        assert not (tmp_path / LOG).exists()
        log.warning("look at this")
    text = (tmp_path / LOG).read_text(encoding="utf-8")
    assert "WARNING trainer.somewhere: look at this" in text
    assert "nothing much" not in text


@pytest.mark.expects_logs
def test_the_log_does_not_grow_beyond_its_bounds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(kept, "LOG_BYTES", 2000)
    with logged(tmp_path):
        for number in range(100):
            logging.getLogger("trainer").warning("line %d %s", number, "x" * 100)
    sizes = [each.stat().st_size for each in tmp_path.glob(f"{LOG}*")]
    assert len(sizes) == kept.LOGS + 1
    assert max(sizes) <= 2000


def test_a_log_that_cannot_be_written_disturbs_nobody(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    log = Log(tmp_path / "file")
    log.emit(logging.LogRecord("trainer", logging.ERROR, "", 0, "words", None, None))
    log.close()


@pytest.mark.expects_logs
def test_nothing_is_logged_any_more_afterwards(tmp_path: Path) -> None:
    before = list(logging.getLogger().handlers)
    with logged(tmp_path):
        assert logging.getLogger().handlers != before
    assert logging.getLogger().handlers == before
