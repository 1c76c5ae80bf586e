"""How well words stand out from what is painted behind them, by the formula of WCAG 2."""

from collections import Counter

from PySide6.QtCore import QPoint
from PySide6.QtGui import QColor, QImage
from PySide6.QtWidgets import QWidget

from tests.ui.fitting import hidden, overlay
from trainer.ui.kit import look
from trainer.ui.kit.text import Text

READ, LARGE, LARGE_PX, BOLD_PX, BOLD = 4.5, 3.0, 24, 18.6, 600
OF_THE_WORDS = 1.5  # what is nearer to their colour belongs to them
EVERY = 2  # a pixel of so many is looked at, both ways
SLIVER = 8  # px: of a label that is scrolled but for so little no word is seen


def luminance(colour: QColor) -> float:
    parts = (colour.redF(), colour.greenF(), colour.blueF())
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(one: QColor | str, other: QColor | str) -> float:
    low, high = sorted((luminance(QColor(one)), luminance(QColor(other))))
    return (high + 0.05) / (low + 0.05)


def wanted(label: Text) -> float:
    """The least contrast for its size and weight."""
    size, weight = label._font.pixelSize(), label._font.weight()
    return LARGE if size >= LARGE_PX or (size >= BOLD_PX and weight >= BOLD) else READ


def faint(window: QWidget) -> list[str]:
    """Each text of a window that does not stand out enough, with what was measured."""
    over, found = overlay(window), []
    image = window.grab().toImage()
    for label in window.findChildren(Text):
        seen = label.isVisible() and not hidden(label, over) and label.visibleRegion().boundingRect().height() > SLIVER
        if seen and label.isEnabled() and label.text().strip():
            tone = look.colour(label._tone)
            measured = contrast(tone, ground(image, label, window, tone))
            if measured < wanted(label):
                found.append(f"{label.text()!r} in {label._tone}: {measured:.2f}")
    return found


def ground(image: QImage, label: QWidget, window: QWidget, tone: QColor) -> QColor:
    """The colour that is seen most behind a label: that of the words, if nothing else is to be seen."""
    box, ratio = label.visibleRegion().boundingRect(), image.devicePixelRatio()
    box.translate(label.mapTo(window, QPoint()))
    across = range(round(box.left() * ratio), round(box.right() * ratio), EVERY)
    down = range(round(box.top() * ratio), round(box.bottom() * ratio), EVERY)
    seen = Counter(image.pixel(x, y) for x in across for y in down if image.valid(x, y))
    behind = (QColor.fromRgb(pixel) for pixel, _ in seen.most_common())
    return next((colour for colour in behind if contrast(colour, tone) > OF_THE_WORDS), tone)
