"""A number that was kept is followed to its paragraph, whoever has that number since."""

import pytest

from tests.rules.test_ledger_file import HEAD, PARAGRAPH, faults
from trainer.rules.ledger_file import read
from trainer.rules.numbering import noted, numbering, parted

SHIFTED = numbering(2, {"28": (), "29": ("28",), "40": ()})
SWAPPED = numbering(2, {"28": ("29",), "29": ("28",)})
CHAIN = numbering(3, {"28": (), "29": ("28@2",), "30": ("28", "29@2"), "31": ("30@2",)})
SPLIT = numbering(2, {"28-A": ("28",), "28-B": ("28",), "30": ("30",), "30-A": ("30",)})
MERGED = numbering(2, {"27": ("28", "29")})
GONE = numbering(3, {"28": (), "31": ()}, ("28", "30@2"))
AWAY_AND_BACK = numbering(3, {"28": ("28", "29@2"), "29": ("28@2",)})


@pytest.mark.parametrize(
    ("book", "note", "now"),
    [
        (SHIFTED, "28", ("29",)),
        (SHIFTED, "28@2", ("28",)),
        (SHIFTED, "29@2", ("29",)),
        (SHIFTED, "40", ("40",)),
        (SHIFTED, "28@3", ()),
        (SHIFTED, "99", ()),
        (SWAPPED, "28", ("29",)),
        (SWAPPED, "29", ("28",)),
        (SWAPPED, "29@2", ("29",)),
        (CHAIN, "28", ("30",)),
        (CHAIN, "28@2", ("29",)),
        (CHAIN, "28@3", ("28",)),
        (CHAIN, "29@2", ("30",)),
        (CHAIN, "29@3", ("29",)),
        (CHAIN, "30@2", ("31",)),
        (CHAIN, "30@3", ("30",)),
        (SPLIT, "28", ("28-A", "28-B")),
        (SPLIT, "28-A@2", ("28-A",)),
        (SPLIT, "30", ("30", "30-A")),
        (SPLIT, "30@2", ("30",)),
        (MERGED, "29", ("27",)),
        (GONE, "28", ()),
        (GONE, "28@2", ("28",)),
        (GONE, "30@2", ()),
        (AWAY_AND_BACK, "28", ("28",)),
        (AWAY_AND_BACK, "29@2", ("28",)),
        (AWAY_AND_BACK, "28@2", ("29",)),
    ],
)
def test_a_number_kept_under_a_numbering_is_that_paragraphs_of_today(book, note, now) -> None:
    assert book.now(note) == now


def test_one_that_has_gone_is_shown_as_it_was_and_told_from_who_has_its_number_now() -> None:
    assert GONE.shown("30@2") == ("30",)
    assert GONE.shown("28") == ("28 (then)",)
    assert GONE.shown("28@2") == ("28",)


def test_a_number_in_a_file_is_followed_only_where_it_is_printed_no_more() -> None:
    assert SHIFTED.followed("28") == ("28",)
    assert SPLIT.followed("28") == ("28-A", "28-B")
    assert GONE.followed("30") == ()
    assert numbering(3, {"30": ("28",), "31": ("28@2",)}).followed("28") == ("31",)
    assert SHIFTED.followed("99") == ("99",)


def test_a_number_of_the_first_numbering_is_kept_as_it_always_was() -> None:
    assert (noted("28", 1), noted("28", 2)) == ("28", "28@2")
    assert [parted(each) for each in ("28", "RP-5-B@12", "28@x", "")] == [
        ("28", 1),
        ("RP-5-B", 12),
        ("28@x", 1),
        ("", 1),
    ]


def test_a_ledger_tells_its_numbering() -> None:
    text = HEAD + 'numbering = 3\ngone = ["7"]\n' + PARAGRAPH + 'was = ["28", "29@2"]\n'
    ledger = read(text, "b.toml")
    assert ledger.paragraphs[0].was == ("28", "29@2")
    assert ledger.numbering == numbering(3, {"1": ("28", "29@2")}, ("7",))


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        (
            HEAD + PARAGRAPH + 'was = ["28"]\n',
            "b.toml:9: paragraph 1: was: '28' stood up to numbering 1, so the head must say numbering = 2",
        ),
        (
            HEAD + "numbering = 2\n" + PARAGRAPH + 'was = [\n  "28",\n  "29@2",\n]\n',
            "b.toml:12: paragraph 1: was: '29@2' stood up to numbering 2, so the head must say numbering = 3",
        ),
        (
            HEAD + "numbering = 2\n" + PARAGRAPH + 'was = ["28@1"]\n',
            'b.toml:10: paragraph 1: was: \'28@1\' isn\'t a former number: write "28", or "28@2" where it stood up to',
        ),
        (HEAD + "numbering = 2\n" + PARAGRAPH + 'was = ["a b"]\n', "b.toml:10: paragraph 1: was: 'a b' isn't a former"),
        (
            HEAD + "numbering = 2\n" + PARAGRAPH + 'was = ["28", "28"]\n',
            "b.toml:10: paragraph 1: was: '28' is listed twice",
        ),
        (
            HEAD + 'numbering = 2\ngone = ["28"]\n' + PARAGRAPH + 'was = ["28"]\n',
            "b.toml:11: paragraph 1: was: '28' is listed as gone",
        ),
        (HEAD + 'gone = ["28"]\n' + PARAGRAPH, "b.toml:5: gone: '28' stood up to numbering 1, so the head must"),
        (HEAD + "numbering = 0\n" + PARAGRAPH, "b.toml:5: numbering is 0, not a number from 1 to 999"),
        (HEAD + PARAGRAPH.replace('"1"', '"1@2"'), "b.toml:6: paragraph 1@2: at can't contain @"),
    ],
)
def test_what_is_wrong_with_former_numbers_is_told_with_its_line(text: str, fault: str) -> None:
    assert any(each.startswith(fault) for each in faults(text)), faults(text)
