"""The focus ring: 2 px of accent after a 2 px dark gap, drawn outside whatever kit widget has the focus."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from trainer.ui.kit.paint import panel

GAP, RING = 2, 2
REACH = GAP + RING
_PROPERTY, _INSIDE = "focusRadius", "focusInside"
_FOLLOWED = (QEvent.Type.Move, QEvent.Type.Resize, QEvent.Type.Show, QEvent.Type.Hide)


def wants_ring(widget: QWidget, radius: int, *, inside: bool = False) -> None:
    """Let the ring surround this widget, whose own corner radius is `radius`, whenever it has the focus.

    `inside` draws it within the widget's own edge: for rows that touch one another.
    """
    widget.setProperty(_PROPERTY, radius)
    widget.setProperty(_INSIDE, inside)
    keeper()


def held_in(widget: QWidget) -> QWidget | None:
    """What has the keyboard in this widget's window, or had it before another came in front, as for choosing files."""
    return widget.window().focusWidget()


class _Ring(QWidget):
    _owner: QWidget | None = None  # a class default: Qt may ask the event filter while Python takes it apart

    def __init__(self, owner: QWidget, parent: QWidget) -> None:
        super().__init__(parent)
        self._owner, self._place = owner, parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._watch(owner)

    def _watch(self, owner: QWidget) -> None:
        place: QWidget | None = owner
        while place is not None and place is not self._place:
            place.installEventFilter(self)
            place = place.parentWidget()
        self.follow()

    def follow(self) -> None:
        """Lie around the owner as it now stands."""
        if self._owner is None or not isValid(self._owner) or not self._place.isAncestorOf(self._owner):
            return  # gone, or laid into another page
        corner = self._owner.mapTo(self._place, QPoint(0, 0))
        reach = _reach(self._owner)
        self.setGeometry(QRect(corner, self._owner.size()).adjusted(-reach, -reach, reach, reach))
        self.setVisible(self._owner.isVisible())
        self.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        if event.type() in _FOLLOWED:
            self.follow()
        return False

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._owner is None or not isValid(self._owner):
            return
        radius = float(self._owner.property(_PROPERTY))
        painter = QPainter(self)
        box = QRectF(self.rect())
        reach = _reach(self._owner)
        panel(painter, box.adjusted(RING, RING, -RING, -RING), None, "room", radius + max(0, reach - RING), GAP)
        panel(painter, box, None, "accent", radius + reach, RING)
        painter.end()


class Keeper(QObject):
    """One per application: moves the ring with the focus."""

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        self._ring: _Ring | None = None
        app.focusChanged.connect(self._moved)

    def _moved(self, _old: QWidget | None, new: QWidget | None) -> None:
        if self._ring is not None and isValid(self._ring):
            self._ring.hide()
            self._ring.deleteLater()
        self._ring = None
        place = _room_for(new) if new is not None and new.property(_PROPERTY) is not None else None
        if new is not None and place is not None:
            self._ring = _Ring(new, place)


def _reach(widget: QWidget) -> int:
    """How far the ring goes beyond the widget's edge, in px."""
    return 0 if widget.property(_INSIDE) else REACH


def _room_for(widget: QWidget) -> QWidget | None:
    """The nearest ancestor in which the ring is not cut off, but none outside a scrolled area."""
    place = widget.parentWidget()
    while place is not None and place.parentWidget() is not None and not place.isWindow():
        corner = widget.mapTo(place, QPoint(0, 0))
        far = _reach(widget)
        box = QRect(corner, widget.size()).adjusted(-far, -far, far, far)
        if place.rect().contains(box) or place.property("scrolled"):
            return place
        place = place.parentWidget()
    return place


_keepers: list[Keeper] = []


def keeper() -> Keeper:
    """The application's keeper, made when first asked for."""
    app = QApplication.instance()
    assert isinstance(app, QApplication), "widgets need an application"
    if not _keepers or not isValid(_keepers[0]):
        _keepers[:] = [Keeper(app)]
    return _keepers[0]
