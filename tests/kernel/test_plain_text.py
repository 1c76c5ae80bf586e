"""Text files are read whole within bounds, or refused with the line of each fault."""

import os
from pathlib import Path

import pytest

from tests.systems import PIPES
from trainer.kernel.plain_text import LONGEST_LINE, MOST_LINES, BadText, text_in


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "file.txt"


@pytest.mark.parametrize(
    ("data", "text"),
    [
        (b"", ""),
        (b"\xef\xbb\xbfone\n", "one\n"),
        (b"one\r\ntwo\rthree\n", "one\ntwo\nthree\n"),
        ("Zoë\tüber 👩‍👩‍👧 سارة".encode(), "Zoë\tüber 👩‍👩‍👧 سارة"),
        (b"x" * LONGEST_LINE, "x" * LONGEST_LINE),
        (b"\n" * MOST_LINES, "\n" * MOST_LINES),
    ],
)
def test_a_text_is_read(path: Path, data: bytes, text: str) -> None:
    path.write_bytes(data)
    assert text_in(path) == text


@pytest.mark.parametrize(
    ("data", "faults"),
    [
        (b"\xff\xfea\0", [(0, "this file is UTF-16: save it as UTF-8")]),
        (b"one\ntwo \xff\n", [(2, "this file isn't UTF-8 text: save it as UTF-8")]),
        (b"one\n\xed\xa0\x80\n", [(2, "this file isn't UTF-8 text: save it as UTF-8")]),
        ("a\n\u202eb\nc\x00".encode(), [(2, "U+202E"), (3, "U+0000")]),
        ("a\u2028b\x85c".encode(), [(1, "U+2028")]),
        (b"a\n" + b"x" * (LONGEST_LINE + 1), [(2, "this line has 10,001 characters")]),
        (b"\n" * (MOST_LINES + 1), [(0, "has 20,001 lines")]),
        (b"x" * 500_001, [(0, "has 500,001 bytes")]),
    ],
)
def test_each_fault_is_told_with_its_line(path: Path, data: bytes, faults: list[tuple[int, str]]) -> None:
    path.write_bytes(data)
    with pytest.raises(BadText) as refused:
        text_in(path)
    assert [line for line, _ in refused.value.faults] == [line for line, _ in faults]
    assert all(said in what for (_, what), (_, said) in zip(refused.value.faults, faults, strict=True))


@PIPES
def test_what_is_no_file_is_refused_and_not_waited_for(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe")
    for path in (tmp_path / "pipe", Path("/dev/zero"), Path("a\0b")):
        with pytest.raises(BadText, match=r"isn't a regular file|isn't a file name"):
            text_in(path)
    for path in (tmp_path, tmp_path / "none", Path("x" * 5000)):
        with pytest.raises(OSError, match=r"."):
            text_in(path)
