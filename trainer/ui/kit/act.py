"""The dealer's acts as buttons of the palette, and the floor's, which stays put at the right."""

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPolygonF
from PySide6.QtWidgets import QPushButton, QSizePolicy, QToolTip, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.paint import CAP_HEIGHT, RADIUS_M, cap_width, key_cap, panel
from trainer.ui.theme.plain import tip

TIGHT = 21  # below this icon size the floor's button draws in too
_CENTRE = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop


TIP_ABOVE, SEAM = 84, 1
AT_THE_TABLE = "Talk to the floor", "At the table"


@dataclass(frozen=True, slots=True)
class Act:
    """One act: `name` is emitted, `key` is on its cap, `group` is DECK, CARDS, CHIPS, TABLE or FLOOR."""

    name: str
    key: str
    icon: str
    label: str
    group: str
    detail: str = ""


@dataclass(frozen=True, slots=True)
class Density:
    """How tightly acts stand: padding left and right, icon size, gap to the cap, and the label's type style."""

    pad: int
    icon: int
    gap: int
    style: str
    wrap: bool = False


# from roomy to tight: within each size the acts first move together
DENSITIES = tuple(
    Density(pad, icon, gap, style, wrap)
    for widest, least, icon, gap, style, wrap in (
        (14, 9, 24, 8, "label", False),
        (11, 8, 24, 6, "caption", False),
        (8, 5, 22, 4, "overline", False),
        (10, 4, 20, 3, "overline", True),
        (5, 1, 18, 2, "overline", True),
    )
    for pad in range(widest, least - 1, -1)
)


@lru_cache(maxsize=256)
def label_lines(label: str, wrap: bool) -> tuple[str, ...]:
    """The label in one line, or where it may `wrap` in two that are as narrow as can be."""
    words = label.split()
    if not wrap or len(words) < 2:
        return (label,)
    halves = ((" ".join(words[:at]), " ".join(words[at:])) for at in range(1, len(words)))
    return min(halves, key=lambda lines: max(map(len, lines)))


SHORT = {"Space": "␣", "Enter": "↵"}


def cap_of(act: Act, density: Density) -> str:
    """What stands on the act's cap: long names of keys are drawn as signs where it is tight."""
    return SHORT.get(act.key, act.key) if density.wrap else act.key


@lru_cache(maxsize=1024)
def act_width(act: Act, density: Density) -> int:
    """Width in px of the act's button at this density; a palette asks for every density whenever it is sized."""
    metrics = QFontMetricsF(look.font(density.style))
    lines = label_lines(act.label, density.wrap)
    words = max(metrics.horizontalAdvance(line) for line in lines) + 2
    return round(max(words, density.icon + density.gap + cap_width(cap_of(act, density)))) + 2 * density.pad


class ActButton(QPushButton):
    """Icon and key cap above the label. Never takes the focus by mouse: the table keeps the keyboard."""

    def __init__(self, act: Act, parent: QWidget | None = None) -> None:
        super().__init__(act.label, parent)
        self.act, self._density, self._armed = act, DENSITIES[0], False
        self.reason = self.wanted = ""
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setAccessibleName(f"{act.label}, key {act.key}")
        tip(self, act.detail)
        wants_ring(self, RADIUS_M)

    def event(self, event: QEvent) -> bool:
        """The tip stands above the palette, where it covers no other act."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.toolTip():
            QToolTip.showText(self.mapToGlobal(QPoint(0, -TIP_ABOVE)), self.toolTip(), self)
            return True
        return super().event(event)

    def set_density(self, density: Density) -> None:
        """Stand more or less tightly."""
        self._density = density
        self.setFixedWidth(self.width_at(density))
        self.update()

    def width_at(self, density: Density) -> int:
        """Width in px at this density."""
        return act_width(self.act, density)

    def set_armed(self, armed: bool) -> None:
        """Show that this act waits for its aim."""
        if armed != self._armed:
            self._armed = armed
            self._tell()
            self.update()

    def _tell(self) -> None:
        self.setAccessibleDescription(self.wanted or ("waiting for a place" if self._armed else ""))

    def set_reason(self, reason: str) -> None:
        """Be greyed for a reason, with what makes it work; "" for what can be done now."""
        if reason != self.reason:
            self.reason = reason
            self.setAccessibleName(f"{self.act.label}, key {self.act.key}{f', not now: {reason}' if reason else ''}")
            tip(self, f"Not now. {reason}.\n{self.act.detail}" if reason else self.act.detail)
            self.update()

    def set_wanted(self, why: str) -> None:
        """Stand out, as nothing else can go on, for a reason in a few words; "" for an act that isn't waited for."""
        if why != self.wanted:
            self.wanted = why
            self._tell()
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(self.width_at(self._density), 60)

    def minimumSizeHint(self) -> QSize:
        return QSize(self.width_at(self._density), 44)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, border = self._tokens()
        if fill:
            panel(painter, QRectF(self.rect()).adjusted(SEAM, 0, -SEAM, 0), fill, border, RADIUS_M)
        self._paint_words(painter)
        if self.wanted:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(look.colour("accent"))
            painter.drawPolygon(_flag(self.width() / 2, self.height() - 1))
        painter.end()

    def _tokens(self) -> tuple[str | None, str | None]:
        if self.isDown():
            return "surface-3", "line-strong"
        if self._armed or self.wanted:
            return "accent-soft", "accent"
        if self.underMouse() and self.isEnabled():
            return "surface-3", None
        return ("surface-2", None) if self.isEnabled() and not self.reason else (None, None)

    def _paint_words(self, painter: QPainter) -> None:
        size, density = self._density.icon, self._density
        live = self.isEnabled() and not self.reason
        tone = "text" if live else "text-3" if self.isEnabled() else "text-off"
        lines = label_lines(self.act.label, density.wrap)
        line = look.line_height(density.style) - (2 if density.wrap else 0)
        most = 2 if density.wrap else 1
        top = max(2.0, (self.height() - size - 4 - line * most) / 2)
        cap = cap_of(self.act, density)
        across = size + density.gap + cap_width(cap)
        left = (self.width() - across) / 2
        look.draw_icon(painter, self.act.icon, QRectF(left, top, size, size), tone)
        key_cap(
            painter,
            left + size + density.gap,
            top + min(size, CAP_HEIGHT) / 2,
            cap,
            "text-2" if live else tone,
            "line-strong" if live else "line",
        )
        painter.setFont(look.font(density.style))
        painter.setPen(look.colour("text-2" if tone == "text" and not self.underMouse() else tone))
        for number, words in enumerate(lines):
            painter.drawText(QRectF(-8, top + size + 4 + number * line, self.width() + 16, line + 2), _CENTRE, words)


def _flag(middle: float, foot: float) -> QPolygonF:
    """A wedge that points up at what is waited for."""
    return QPolygonF([QPointF(middle - 7, foot), QPointF(middle + 7, foot), QPointF(middle, foot - 6)])


@lru_cache(maxsize=64)
def _floor_words(act: Act) -> int:
    """Width in px of the wider line of the floor's button."""
    titled = QFontMetricsF(look.font("label-strong"))
    title = max(titled.horizontalAdvance(each) for each in (act.label, AT_THE_TABLE[0]))
    return round(max(title, QFontMetricsF(look.font("overline")).horizontalAdvance(act.detail)))


class FloorButton(ActButton):
    """Call the floor, or talk to it: the big one. Not red: calling is never an alarm."""

    _here = False

    def be(self, *, here: bool) -> None:
        """With the floor at the table it is called no more."""
        if here != self._here:
            self._here = here
            self.setText(self._words[0])
            self.setAccessibleName(f"{self._words[0]}, key {self.act.key}")
            tip(self, self._words[1])
            self.update()

    @property
    def _words(self) -> tuple[str, str]:
        return AT_THE_TABLE if self._here else (self.act.label, self.act.detail)

    def width_at(self, density: Density) -> int:
        return _floor_words(self.act) + cap_width(self.act.key) + (64 if density.icon < TIGHT else 104)

    def _tight(self) -> bool:
        return self._density.icon < TIGHT

    def _tokens(self) -> tuple[str | None, str | None]:
        if self.isDown():
            return "surface-3", "accent-lo"
        return ("surface-2" if self.underMouse() else "accent-soft"), "accent-hi" if self.underMouse() else "accent"

    def _paint_words(self, painter: QPainter) -> None:
        pad, gap, icon = (10, 8, 22) if self._tight() else (20, 14, 28)
        middle = self.height() / 2
        look.draw_icon(painter, self.act.icon, QRectF(pad, middle - icon / 2, icon, icon), "accent")
        left = pad + icon + gap
        painter.setFont(look.font("label-strong"))
        painter.setPen(look.colour("accent-hi"))
        painter.drawText(QRectF(left, middle - 21, self.width(), 22), Qt.AlignmentFlag.AlignVCenter, self._words[0])
        painter.setFont(look.font("overline"))
        painter.setPen(look.colour("text-2"))
        painter.drawText(QRectF(left, middle + 1, self.width(), 20), Qt.AlignmentFlag.AlignVCenter, self._words[1])
        key_cap(painter, self.width() - pad - cap_width(self.act.key), middle, self.act.key, "accent", "accent-lo")
