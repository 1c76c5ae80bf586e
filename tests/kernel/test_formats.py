"""What version something says it is written in, and the sentence for a newer one."""

import pytest

from trainer.kernel.formats import Newer, first_line, newer, readable

SAID = "a newer version of this program wrote this song (format 4; this one reads 3): update the program"


@pytest.mark.parametrize("given", [1, 2, 3])
def test_every_version_up_to_the_newest_is_read(given: int) -> None:
    assert readable(given, 3, "song") == given
    first_line(f"sing {given}", "sing", 3, "song")


def test_a_newer_one_is_told_in_one_sentence() -> None:
    for read in (lambda: readable(4, 3, "song"), lambda: first_line("sing 4", "sing", 3, "song")):
        with pytest.raises(Newer) as told:
            read()
        assert str(told.value) == SAID


@pytest.mark.parametrize("given", [0, -1, True, 1.0, "1", None, [], {}, "9" * 500])
def test_what_is_no_version_is_a_fault_of_its_own(given: object) -> None:
    with pytest.raises(ValueError, match=r"^format is .{1,70}, not a number from 1 to 3$") as told:
        readable(given, 3, "song")
    assert newer(told.value) == ""


@pytest.mark.parametrize("line", ["sing", "sing ", "sing 0", "sing 01", "sing one", "sing -1", "sing ²", "dance 1", ""])
def test_a_first_line_without_a_version_is_told_what_it_must_be(line: str) -> None:
    with pytest.raises(ValueError, match="the first line must be 'sing 3', not ") as told:
        first_line(line, "sing", 3, "song")
    assert newer(told.value) == ""


def test_a_version_of_endless_digits_is_no_version() -> None:
    with pytest.raises(ValueError, match="the first line must be"):
        first_line(f"sing {'9' * 5000}", "sing", 3, "song")


def test_the_sentence_stands_alone_for_whoever_is_told_nothing_else() -> None:
    wrapped = LookupError("elsewhere")
    wrapped.__cause__ = ValueError("in between")
    wrapped.__cause__.__cause__ = Newer("song", 4, 3)
    assert newer(wrapped) == f"A{SAID[1:]}."
    assert newer(LookupError("elsewhere")) == ""
