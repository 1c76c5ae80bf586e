"""The same seed tells the same hand everywhere, and what is kept of it is what a full record of it says."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from tests.recorded import comparing, digests
from tests.recorded import told as recorded_told
from tests.recorded.__main__ import main
from tests.recorded.against import said_there
from tests.recorded.of_hand import of_hand
from tests.recorded.once import decided_once
from tests.recorded.plain import canonical, clashing
from tests.recorded.telling.hand import told
from tests.recorded.told import BYTES, record_of
from tests.recorded.told import digests as digests_of
from tests.seeds import seeds
from trainer.kernel.chips import NotEnoughChips
from trainer.rules.book import BOOKS, all_books
from trainer.rules.record import Record

ROOT = Path(__file__).parents[2]
SOME = (8, 40, 91)
SAY = f"from tests.recorded.told import digests; print(b''.join(map(digests, {SOME})).hex())"


def test_a_hand_and_what_books_say_of_it_are_the_same_in_every_process() -> None:
    here = b"".join(map(digests_of, SOME)).hex()
    for hashes in ("0", "4711"):
        there = {**os.environ, "PYTHONHASHSEED": hashes, "PYTHONPATH": str(ROOT)}
        done = subprocess.run([sys.executable, "-c", SAY], env=there, cwd=ROOT, capture_output=True, check=True)
        assert done.stdout.decode().strip() == here


def test_nothing_else_is_recorded_where_nothing_is_decided_twice() -> None:
    for seed in seeds(3):
        record = Record.of(told(seed))
        often = [canonical(of_hand(record, law)) for law in all_books()]
        with decided_once():
            assert [canonical(of_hand(record, law)) for law in all_books()] == often


def test_a_changed_digest_names_the_book_or_the_hand() -> None:
    row = digests_of(3)
    for place, name in enumerate((comparing.HAND, *BOOKS)):
        at = place * BYTES
        assert digests.changed(row, row[:at] + bytes([row[at] ^ 1]) + row[at + 1 :]) == [name]
    assert digests.changed(row, row) == []


def test_digests_of_hands_told_otherwise_are_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(digests, "VERSION", digests.VERSION + 1)
    with pytest.raises(ValueError, match="recorded otherwise"):
        digests.read()


def test_another_checkout_says_in_full_what_it_makes_of_a_hand() -> None:
    assert said_there(ROOT, [(8, "upt"), (9, "tda-2022")]) == [record_of(8, "upt"), record_of(9, "tda-2022")]


def test_what_is_no_hand_or_no_book_is_said_in_a_line() -> None:
    done = CliRunner().invoke(main, ["full", "8", "nowhere"])
    assert done.exit_code == 2
    assert "8 nowhere: write a number and one of tda-2024" in done.output


def test_a_fault_of_the_program_is_recorded_as_one(monkeypatch: pytest.MonkeyPatch) -> None:
    def torn(*_: object) -> None:
        raise NotEnoughChips

    monkeypatch.setattr(recorded_told, "of_hand", torn)
    assert record_of(1, "upt") == {"raised": [{"of": {"hand": "as a whole"}, "says": {"error": "NotEnoughChips"}}]}
    assert len(digests_of(1)) == digests.ROW


def test_of_a_clash_the_paragraphs_of_both_sides_are_kept() -> None:
    says = "these demand different things: common.x:one (53-C, 12); books.y:other (55)"
    assert clashing(says) == ["12", "53-C", "55"]
