"""Push buttons: primary, secondary, quiet, floor and link, with an icon and the cap of the key that presses them."""

from dataclasses import dataclass

from PySide6.QtCore import QEvent, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QKeyEvent, QKeySequence, QPainter, QPaintEvent, QShortcut
from PySide6.QtWidgets import QPushButton, QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import RADIUS_M, cap_width, faded, key_cap, panel
from trainer.ui.theme.plain import tip

ICON, GAP = 18, 10
STRONG = "label-strong"
_KEYS = {"Enter": ("Return", "Enter"), "Esc": ("Esc",), "?": ("?",)}


@dataclass(frozen=True, slots=True)
class _Kind:
    """Tokens of one kind of button: (fill, border, text) at rest, hovered and pressed."""

    rest: tuple[str | None, str | None, str]
    hover: tuple[str | None, str | None, str]
    pressed: tuple[str | None, str | None, str]
    height: int = 40
    margin: int = 16


KINDS = {
    "primary": _Kind(
        ("accent", None, "accent-ink"), ("accent-hi", None, "accent-ink"), ("accent-lo", None, "accent-ink")
    ),
    "secondary": _Kind(
        ("surface-1", "line-strong", "text"), ("surface-2", "line-strong", "text"), ("surface-3", "line-strong", "text")
    ),
    "low": _Kind(
        ("surface-1", "line-strong", "text"),
        ("surface-2", "line-strong", "text"),
        ("surface-3", "line-strong", "text"),
        32,
        12,
    ),
    "low-primary": _Kind(
        ("accent", None, "accent-ink"), ("accent-hi", None, "accent-ink"), ("accent-lo", None, "accent-ink"), 32, 12
    ),
    "quiet": _Kind((None, None, "text-2"), ("surface-2", None, "text"), ("surface-3", None, "text"), 36, 10),
    "link": _Kind((None, None, "accent"), (None, None, "accent-hi"), (None, None, "accent-lo"), 28, 0),
    "small": _Kind(
        ("surface-1", "line-strong", "text-2"),
        ("surface-2", "line-strong", "text"),
        ("surface-3", "line-strong", "text"),
        26,
        9,
    ),
}
_OFF = ("surface-2", "line", "text-off")


class Button(QPushButton):
    """`key` is shown on a cap and presses the button while it is visible; `tail` is an icon after the words."""

    def __init__(
        self,
        text: str,
        kind: str = "secondary",
        *,
        icon: str = "",
        key: str = "",
        tail: str = "",
        name: str = "",
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(text, parent)
        self._kind, self._icon, self._key, self._tail = KINDS[kind], icon, key, tail
        self._style, self._chosen = "caption" if kind == "small" else STRONG, False
        self._font = look.font(self._style)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(name or text)
        wants_ring(self, 4 if kind == "link" else RADIUS_M if kind != "small" else 7)
        bind_key(self, key)

    @property
    def key(self) -> str:
        """The key that presses it from anywhere on its page, "" for none."""
        return self._key

    def show_as(self, text: str, icon: str) -> None:
        """Mean something else from now on."""
        self.setText(text)
        self._icon = icon
        self.setAccessibleName(text)
        self.updateGeometry()
        self.update()

    @property
    def lit(self) -> bool:
        """Is it filled, as what is to be pressed next?"""
        return self._kind.rest[0] == "accent"

    def set_lit(self, on: bool) -> None:
        """Be filled or only framed, of the same size."""
        low = self._kind.height == KINDS["low"].height
        self._kind = KINDS[("low-primary" if on else "low") if low else "primary" if on else "secondary"]
        self.update()

    def set_chosen(self, on: bool) -> None:
        """Show that this one of several is taken."""
        self._chosen = on
        self.setAccessibleDescription("chosen" if on else "")
        self.update()

    def sizeHint(self) -> QSize:
        pieces = [width for width in self._widths() if width]
        inner = sum(pieces) + GAP * (len(pieces) - 1)
        return QSize(inner + 2 * self._kind.margin, self._kind.height)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def _widths(self) -> tuple[int, int, int, int]:
        """Widths of icon, words, tail and cap; 0 for what is not there."""
        words = round(QFontMetricsF(self._font).horizontalAdvance(self.text()) + 1) if self.text() else 0
        icon = ICON if self._style == STRONG else 14
        return (
            icon if self._icon else 0,
            words,
            ICON - 4 if self._tail else 0,
            cap_width(self._key) if self._key else 0,
        )

    def event(self, event: QEvent) -> bool:
        if takes_enter(event):
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if not event.isAutoRepeat():  # held down on the page before, it presses nothing here
                self.click()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, border, tone = self._tokens()
        if fill or border:
            panel(painter, QRectF(self.rect()), fill, border, RADIUS_M if self._style == STRONG else 7)
        self._paint_pieces(painter, tone)
        painter.end()

    def _tokens(self) -> tuple[str | None, str | None, str]:
        if not self.isEnabled():
            return _OFF
        if self.isDown():
            return self._kind.pressed
        if self._chosen:
            return "accent-soft", "accent", "accent-hi"
        return self._kind.hover if self.underMouse() else self._kind.rest

    def _paint_pieces(self, painter: QPainter, tone: str) -> None:
        icon, words, tail, cap = self._widths()
        left = (self.width() - (self.sizeHint().width() - 2 * self._kind.margin)) / 2
        middle = self.height() / 2
        if icon:
            look.draw_icon(painter, self._icon, QRectF(left, middle - icon / 2, icon, icon), tone)
            left += icon + GAP
        if words:
            painter.setFont(self._font)
            painter.setPen(look.colour(tone))
            painter.drawText(QRectF(left, 0, words + 2, self.height()), Qt.AlignmentFlag.AlignVCenter, self.text())
            left += words + GAP
        if tail:
            look.draw_icon(painter, self._tail, QRectF(left, middle - tail / 2, tail, tail), tone)
            left += tail + GAP
        if cap:
            self._paint_cap(painter, left, tone)

    def _paint_cap(self, painter: QPainter, left: float, tone: str) -> None:
        dark = tone == "accent-ink"
        fill = faded("accent-lo", 0.55) if dark else None
        key_cap(painter, left, self.height() / 2, self._key, tone, "accent-ink" if dark else "line-strong", fill)


class IconButton(Button):
    """A square button with only an icon; `name` is what a screen reader says and the tip shows."""

    def __init__(self, icon: str, name: str, *, key: str = "", parent: QWidget | None = None) -> None:
        super().__init__("", "quiet", icon=icon, name=name, parent=parent)
        self._shortcut = key
        bind_key(self, key)
        self._told(name)

    @property
    def key(self) -> str:
        return self._shortcut

    def _told(self, name: str) -> None:
        tip(self, f"{name} ({self._shortcut})" if self._shortcut else name)

    def sizeHint(self) -> QSize:
        return QSize(36, 36)

    def set_icon(self, icon: str, name: str) -> None:
        """Mean something else from now on."""
        self._icon = icon
        self.setAccessibleName(name)
        self._told(name)
        self.update()

    def _paint_pieces(self, painter: QPainter, tone: str) -> None:
        side = (self.width() - 20) / 2
        look.draw_icon(painter, self._icon, QRectF(side, (self.height() - 20) / 2, 20, 20), tone)


def takes_enter(event: QEvent) -> bool:
    """Whether this is Return asking for its owner: a focused control keeps it from the screen's own shortcut."""
    return (
        event.type() == QEvent.Type.ShortcutOverride
        and isinstance(event, QKeyEvent)
        and event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
    )


def bind_key(button: QPushButton, key: str) -> None:
    """Press the button with this key from anywhere in its window while it can be seen."""
    for name in _KEYS.get(key, (key,)) if key else ():
        shortcut = QShortcut(QKeySequence(name), button)
        shortcut.setAutoRepeat(False)
        shortcut.activated.connect(button.click)
