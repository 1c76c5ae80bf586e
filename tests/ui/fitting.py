"""What of a window cannot be read whole: texts clipped or cut off, texts and plates on one another."""

from itertools import combinations

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea, QWidget

from trainer.ui.drill.stepper import Stepper
from trainer.ui.kit.act import ActButton
from trainer.ui.kit.overlay import Overlay
from trainer.ui.kit.port import Port
from trainer.ui.table.view import TableView
from trainer.ui.window import Window


def faults(window: Window) -> list[str]:
    """Every text that cannot be read whole, in words; a window without any is at fault too."""
    shown = labels(window)
    found = _out_of_reach(window, shown) + [f"{one!r} on {two!r}" for one, two in covered(window, shown)]
    found += [name for view in tables(window) for name in crowded(view)]
    return found if shown else ["nothing is shown"]


def out_of_reach(window: Window) -> list[str]:
    """What cannot be read or pressed however one scrolls."""
    return _out_of_reach(window, labels(window))


def _out_of_reach(window: Window, shown: list[QWidget]) -> list[str]:
    found = [f"clipped: {words(each)}" for each in shown if each.is_clipped()]  # type: ignore[attr-defined]  # all have it
    found += [f"cut off: {words(each)}" for each in shown if cut_off(each, window)]
    return found + [f"cut off: {each.accessibleName()}" for each in controls(window) if cut_off(each, window)]


def labels(window: QWidget) -> list[QWidget]:
    """Everything with words that can be seen: labels, pills, buttons of the palette."""
    kinds = (QLabel, ActButton)
    found = [each for kind in kinds for each in window.findChildren(kind) if each.isVisible()]
    over = overlay(window)
    return [each for each in found if hasattr(each, "is_clipped") and words(each) and not hidden(each, over)]


def controls(window: QWidget) -> list[QWidget]:
    """What can be pressed or typed into."""
    found = [each for kind in (QAbstractButton, Stepper) for each in window.findChildren(kind) if each.isVisible()]
    over = overlay(window)
    return [each for each in found if not hidden(each, over)]


def words(label: QWidget) -> str:
    return label.text() if isinstance(label, QLabel) else label.accessibleName()


def hidden(label: QWidget, over: Overlay | None) -> bool:
    """Scrolled out of sight, or under an overlay."""
    return label.visibleRegion().isEmpty() or (over is not None and not over.isAncestorOf(label))


def overlay(window: QWidget) -> Overlay | None:
    """What lies over everything else, if anything does."""
    return next((each for each in reversed(window.findChildren(Overlay)) if each.isVisible()), None)


def cut_off(label: QWidget, window: QWidget) -> bool:
    """Whether an ancestor cuts it off; a pane may, but only above and below, and a page that is scrolled whole."""
    shown, place = label, label.parentWidget()
    while place is not None and place is not window:
        box = QRect(shown.mapTo(place, QPoint(0, 0)), shown.size())
        area = scrolled_by(place)
        if area is None and not place.rect().adjusted(-1, -1, 1, 1).contains(box):
            return True
        if area is not None and not isinstance(area, Port) and (box.left() < 0 or box.right() > place.width()):
            return True
        shown = area or shown
        place = shown.parentWidget() if area is not None else place.parentWidget()
    return False


def scrolled_by(place: QWidget) -> QScrollArea | None:
    """The area in which this lies to be scrolled, if it does."""
    port = place.parentWidget()
    area = port.parentWidget() if port is not None else None
    return area if isinstance(area, QScrollArea) and area.widget() is place else None


def covered(window: QWidget, shown: list[QWidget]) -> list[tuple[str, str]]:
    """Pairs that lie on one another where both can be seen."""
    boxes = [(words(each), seen(each, window)) for each in shown]
    return [(one, two) for (one, box), (two, other) in combinations(boxes, 2) if box.intersects(other)]


def seen(label: QWidget, window: QWidget) -> QRect:
    visible = label.visibleRegion().boundingRect()
    return QRect(label.mapTo(window, visible.topLeft()), visible.size())


def tables(window: Window) -> list[TableView]:
    return [view for view in window.findChildren(TableView) if view.isVisible()]


def crowded(view: TableView) -> list[str]:
    """Plates of the table that lie on one another or leave the view."""
    scene = view.table
    plates = {f"seat {each.number}": scene.layout_now.seat(each.number).plate for each in scene.picture.seats}
    if scene.picture.floor != "away":
        plates["floor"] = scene.layout_now.zones.floor
    scale = scene.layout_now.scale
    rects = {name: QRect(*(round(side * scale) for side in (p.x, p.y, p.w, p.h))) for name, p in plates.items()}
    port = view.viewport().rect().adjusted(-1, -1, 1, 1)
    out = [name for name, rect in rects.items() if not port.contains(rect)]
    return out + [f"{a} on {b}" for a, b in combinations(rects, 2) if rects[a].intersects(rects[b])]
