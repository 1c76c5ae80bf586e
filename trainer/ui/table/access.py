"""Accessibility of the painted table: the view as a table, one object for each seat and zone."""

# ruff: noqa: ARG002, N802 - names and signatures are Qt's
# mypy: disable-error-code="override"
# Qt's interface may answer None (no object, no child); PySide6's stubs do not say so.

from PySide6.QtCore import QObject, QPoint, QRect
from PySide6.QtGui import QAccessible, QAccessibleInterface, QColor, QWindow
from PySide6.QtWidgets import QAccessibleWidget

from trainer.ui.table import spoken
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

PLACES = 32


class PlaceAccess(QAccessibleInterface):
    """One seat or zone; which one it is is looked up in the picture of the moment."""

    def __init__(self, parent: "TableAccess", index: int) -> None:
        super().__init__()
        self._parent, self._index = parent, index

    def _target(self) -> Target | None:
        places = spoken.places(self._parent.table_view.table.picture)
        return places[self._index] if self._index < len(places) else None

    def isValid(self) -> bool:
        """True while the view lives and the picture has this place."""
        return self._parent.isValid() and self._target() is not None

    def object(self) -> QObject | None:
        """No widget of its own."""
        return None

    def window(self) -> QWindow | None:
        """The view's window."""
        return self._parent.window()

    def parent(self) -> QAccessibleInterface:
        """The table."""
        return self._parent

    def child(self, index: int) -> QAccessibleInterface | None:
        """No children."""
        return None

    def childCount(self) -> int:
        """No children."""
        return 0

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """No children."""
        return None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """No children."""
        return -1

    def text(self, kind: QAccessible.Text) -> str:
        """Its name: what can be seen there."""
        target = self._target()
        if kind != QAccessible.Text.Name or target is None:
            return ""
        return spoken.name(self._parent.table_view.table.picture, target)

    def setText(self, kind: QAccessible.Text, text: str) -> None:
        """Names come from the picture."""

    def rect(self) -> QRect:
        """Where it is on the screen."""
        target, view = self._target(), self._parent.table_view
        area = view.table.area_of(target) if target else None
        if area is None:
            return QRect()
        return QRect(view.viewport().mapToGlobal(area.topLeft()), area.size())

    def role(self) -> QAccessible.Role:
        """A thing that can be acted upon."""
        return QAccessible.Role.ListItem

    def state(self) -> QAccessible.State:
        """Focusable, and focused where the ring is."""
        state = QAccessible.State()
        view = self._parent.table_view
        state.focusable = True
        state.focused = view.table.focus == self._target()
        return state

    def foregroundColor(self) -> QColor:
        """Not told."""
        return QColor()

    def backgroundColor(self) -> QColor:
        """Not told."""
        return QColor()


class TableAccess(QAccessibleWidget):
    """The view: a list of seats and zones."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view, QAccessible.Role.List)
        self.table_view = view
        self._children = [PlaceAccess(self, index) for index in range(PLACES)]

    def childCount(self) -> int:
        """Seats and zones of the picture of the moment."""
        return min(PLACES, len(spoken.places(self.table_view.table.picture)))

    def child(self, index: int) -> QAccessibleInterface | None:
        """A seat or zone, or None beyond the last."""
        return self._children[index] if 0 <= index < self.childCount() else None

    def indexOfChild(self, child: QAccessibleInterface) -> int:
        """The place of a child, -1 for others."""
        return next((i for i, each in enumerate(self._children) if each is child), -1)

    def childAt(self, x: int, y: int) -> QAccessibleInterface | None:
        """The seat or zone under a point of the screen."""
        at = QPoint(x, y)
        return next((each for each in self._children[: self.childCount()] if each.rect().contains(at)), None)


_kept: dict[int, TableAccess] = {}


def _factory(_class: str, thing: QObject) -> QAccessibleInterface | None:
    if not isinstance(thing, TableView):
        return None
    key = id(thing)
    if key not in _kept:
        _kept[key] = TableAccess(thing)
        thing.destroyed.connect(lambda: _kept.pop(key, None))
    return _kept[key]


_installed: list[bool] = []


def install() -> None:
    """Make every table view readable; call once after the application exists."""
    if not _installed:
        _installed.append(True)
        QAccessible.installFactory(_factory)
