"""Text as the tokens set it: fixed line heights, suits drawn as paths, wrapping that reports its true height."""

import re
from dataclasses import dataclass

from PySide6.QtCore import QPointF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent, QTextLayout
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.suits import SUITS, draw_suit, spaced
from trainer.ui.theme.plain import tip

KEPT = 8
UNBOUNDED = 100_000.0
WIDEST_HINT = 420
BREAKS = re.compile(r"[\s\u200b]+")  # where a line may break
LEFT = Qt.AlignmentFlag.AlignLeft
RIGHT = Qt.AlignmentFlag.AlignRight
CENTRE = Qt.AlignmentFlag.AlignHCenter
MIDDLE = Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class _Part:
    """One paragraph of the text, laid out; `top` in px from the first line."""

    source: str
    layout: QTextLayout
    top: int


class Text(QLabel):
    """A label in one type style and one tone. `wrap` breaks lines; otherwise the whole line is always shown."""

    def __init__(
        self,
        text: str = "",
        style: str = "body",
        tone: str = "text",
        *,
        wrap: bool = False,
        align: Qt.AlignmentFlag = LEFT,
        tabular: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._tone, self._align, self._tabular = tone, align, tabular
        self._strong: tuple[tuple[int, int], ...] = ()
        self.set_style(style)
        self.setWordWrap(wrap)
        self.setTextFormat(Qt.TextFormat.PlainText)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(wrap)
        self.setSizePolicy(policy)

    def set_style(self, style: str) -> None:
        """Be set in another type style from now on."""
        self._style = style
        self._laid: dict[tuple[str, float], list[_Part]] = {}
        self._font = look.font(style, self._tabular)
        self.setFont(self._font)
        self.updateGeometry()

    def set_strong(self, spans: tuple[tuple[int, int], ...]) -> None:
        """Let these parts (from, to) of a text of one paragraph stand out: heavier and bright."""
        self._strong = spans
        self.set_style(self._style)

    def set_tone(self, tone: str) -> None:
        """Be of another colour from now on."""
        self._tone = tone
        self.update()

    def natural_width(self) -> int:
        """Width in px of the longest unbroken line."""
        return max(_width(part, self._font) for part in self.text().split("\n"))

    def height_at(self, width: int) -> int:
        """Height in px that the text takes at this width."""
        last = self._parts(width)[-1]
        return last.top + last.layout.lineCount() * self._line()

    def is_clipped(self) -> bool:
        """Whether any part of the text lies outside the widget."""
        if self.wordWrap():
            return self.height() < self.height_at(self.width()) or self.width() < self._longest_word()
        return self.width() < self.natural_width() or self.height() < self._line()

    def hasHeightForWidth(self) -> bool:
        return self.wordWrap()

    def heightForWidth(self, width: int) -> int:
        return self.height_at(width)

    def sizeHint(self) -> QSize:
        width = self.natural_width()
        width = min(width, WIDEST_HINT) if self.wordWrap() else width
        return QSize(width, self.height_at(width))

    def minimumSizeHint(self) -> QSize:
        return QSize(self._longest_word(), self._line()) if self.wordWrap() else self.sizeHint()

    def _line(self) -> int:
        return look.line_height(self._style)

    def _longest_word(self) -> int:
        return max((_width(word, self._font) for word in BREAKS.split(self.text())), default=0)

    def _parts(self, width: int) -> list[_Part]:
        """The text laid out at this width; a layout asks for it many times before the text is painted once."""
        key = (self.text(), float(width) if self.wordWrap() else UNBOUNDED)
        if key not in self._laid:
            if len(self._laid) >= KEPT:
                self._laid.clear()
            self._laid[key] = self._laid_out(*key)
        return self._laid[key]

    def _laid_out(self, text: str, room: float) -> list[_Part]:
        parts: list[_Part] = []
        top = 0
        for source in text.split("\n"):
            layout = self._layout(source, room)
            parts.append(_Part(source, layout, top))
            top += layout.lineCount() * self._line()
        return parts

    def _layout(self, source: str, room: float) -> QTextLayout:
        layout = QTextLayout(spaced(source), self._font)
        layout.setFormats([self._heavier(*span) for span in self._strong])
        layout.beginLayout()
        line = layout.createLine()
        while line.isValid():
            line.setLineWidth(max(1.0, room))
            top = line.lineNumber() * self._line() + (self._line() - line.height()) / 2
            line.setPosition(QPointF(0.0, top))
            line = layout.createLine()
        layout.endLayout()
        return layout

    def _heavier(self, start: int, end: int) -> QTextLayout.FormatRange:
        made = QTextLayout.FormatRange()
        made.start, made.length = start, end - start
        made.format.setFontWeight(QFont.Weight.DemiBold)
        made.format.setForeground(look.colour("text"))
        return made

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(look.colour(self._tone if self.isEnabled() else "text-off"))
        slack = 0 if self.wordWrap() and not self._align & MIDDLE else self.height() - self.height_at(self.width())
        top = max(0.0, slack / 2)
        for part in self._parts(self.width()):
            self._paint_part(painter, part, top + part.top)
        painter.end()

    def _paint_part(self, painter: QPainter, part: _Part, top: float) -> None:
        for number in range(part.layout.lineCount()):
            line = part.layout.lineAt(number)
            left = self._left(line.naturalTextWidth())
            line.draw(painter, QPointF(left, top))
            for place in range(line.textStart(), line.textStart() + line.textLength()):
                if part.source[place] in SUITS:
                    middle = left + (_x(line.cursorToX(place)) + _x(line.cursorToX(place + 1))) / 2
                    if any(start <= place < end for start, end in self._strong):
                        painter.setPen(look.colour("text"))
                    draw_suit(painter, part.source[place], middle, top + line.y() + line.ascent(), self._font)

    def _left(self, natural: float) -> float:
        if self._align & RIGHT:
            return self.width() - natural
        return (self.width() - natural) / 2 if self._align & CENTRE else 0.0


class Elided(Text):
    """One line that gives way: what there is no room for is left out, and told while the pointer rests on it."""

    def __init__(self, text: str, style: str = "body", tone: str = "text", *, least: int = 80) -> None:
        super().__init__(text, style, tone)
        self._least = least
        self.setAccessibleName(text)

    def minimumSizeHint(self) -> QSize:
        """`least` px, or less where the words take less."""
        return QSize(min(self._least, self.natural_width()), self._line())

    def is_clipped(self) -> bool:
        """Whether its height or its least width is missing."""
        return self.height() < self._line() or self.width() < self.minimumSizeHint().width()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if self.width() < self.natural_width():
            tip(self, self.text())
        else:
            self.setToolTip("")

    def _parts(self, width: int) -> list[_Part]:
        text = self.text()
        shown = QFontMetricsF(self._font).elidedText(spaced(text), Qt.TextElideMode.ElideRight, width)
        source = text if shown == spaced(text) else f"{text[: len(shown) - 1]}…"
        return [_Part(source, self._layout(source, UNBOUNDED), 0)]


def broken(words: str) -> str:
    """The words with leave to break after their hyphens: a long number is wider than a narrow column."""
    return words.replace("-", "-\u200b")


def _width(words: str, font: QFont) -> int:
    return int(QFontMetricsF(font).horizontalAdvance(spaced(words))) + 2


def _x(found: object) -> float:
    """PySide answers cursorToX with (x, position)."""
    return float(found[0]) if isinstance(found, tuple) else float(str(found))
