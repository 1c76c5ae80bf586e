"""A line of the list of rules: what was meant is in sight and keeps its marks."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QApplication

from trainer.rules.book import Book, all_books
from trainer.ui.kit import look
from trainer.ui.screens.rules_rows import ROOM, _pieces, _turned, split

LONG = "Whoever sits behind the dealer takes about half the deck off, using a single boxed hand."


@pytest.mark.parametrize("head", ["", "Metropolitan · "])
@pytest.mark.parametrize("room", [90, 140, 190, 400, 900])
@pytest.mark.parametrize("word", ["Whoever", "dealer", "boxed", "hand"])
def test_the_first_word_that_was_meant_is_in_sight(qapp: QApplication, head: str, room: int, word: str) -> None:
    text, metrics = head + LONG, QFontMetricsF(look.font("caption"))
    start = text.index(word)
    shown, marks = _turned(text, ((start, start + len(word)),), metrics, room, len(head))
    assert shown[marks[0][0] : marks[0][1]] == word
    assert shown.startswith(head)
    assert shown.endswith("hand.")
    alone = metrics.horizontalAdvance(f"{head}\u2026 {word}")
    assert metrics.horizontalAdvance(shown[: marks[0][1]]) < max(room, alone + 1)


@pytest.mark.parametrize("law", all_books(), ids=lambda law: law.key)
def test_every_number_can_be_told_from_the_others(program: QApplication, law: Book) -> None:
    metrics = QFontMetricsF(look.font("label"))
    drawn = set()
    for each in law.ledger.paragraphs:
        lines = split(each.at, metrics, ROOM)
        assert "".join(lines) == each.at
        assert len(lines) <= 2
        drawn.add(tuple(metrics.elidedText(line, Qt.TextElideMode.ElideRight, ROOM) for line in lines))
    assert len(drawn) == len(law.ledger.paragraphs)


def test_a_line_is_taken_apart_into_what_was_meant_and_what_was_not() -> None:
    assert _pieces("early turn card", ((0, 5), (6, 10))) == [
        ("early", True),
        (" ", False),
        ("turn", True),
        (" card", False),
    ]
    assert _pieces("early tu\u2026", ((6, 10),)) == [("early ", False), ("tu\u2026", True)]
    assert _pieces("early", ()) == [("early", False)]
