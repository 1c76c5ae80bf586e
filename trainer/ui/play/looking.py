"""Looking closer at chips: while W is held, after a tap of it, by the wheel over the felt, or by the bar's button."""

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWheelEvent

from trainer.ui.play.chip_moves import place_target
from trainer.ui.play.slip_place import best_place
from trainer.ui.table.lens import FELT, holds, near
from trainer.ui.table.lens_view import Lens
from trainer.ui.table.picture import seat_of
from trainer.ui.table.targets import Target
from trainer.ui.table.view import TableView

KEY = Qt.Key.Key_W
HELD_MS, MARGIN, LENS = 300, 12, QSize(760, 172)
ZOOMS = (1.0, 1.4, 2.0)
OVER = 60
"""How many covered square pixels it is worth to lie a pixel nearer to what is looked at."""
COVERED = ("card", "button", "floor", "chips", "all-in")
"""What the lens leaves free where it can, besides plates and the board."""


class Looking(QObject):
    """The lens of one table. What it shows follows the picture; nothing here knows what is right."""

    turned = Signal()  # something is looked at from now on, or nothing any more

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view, self.lens = view, Lens(view)
        self._place, self._pointed, self._zoom = "", Target("felt"), 0
        self._held = QElapsedTimer()
        self.lens.wheeled.connect(self._wheel)
        self.lens.pressed.connect(self.close)
        view.viewport().installEventFilter(self)

    @property
    def open(self) -> bool:
        """Is something looked at?"""
        return bool(self._place)

    # --- keys --------------------------------------------------------------------------------------------------

    def key(self, event: QKeyEvent, standing: str) -> bool:
        """W opens and closes, Esc closes; `standing` is the place of chips on which the keyboard's ring stands."""
        if event.key() == KEY and event.modifiers() in (
            Qt.KeyboardModifier.NoModifier,
            Qt.KeyboardModifier.ShiftModifier,
        ):
            whole = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
            self.toggle(FELT if whole else standing or self._under_pointer())
            self._held.start()
            return True
        return event.key() == Qt.Key.Key_Escape and self.close()

    def released(self, event: QKeyEvent) -> None:
        """Whoever held W has seen enough; after a tap it stays open."""
        if event.key() == KEY and not event.isAutoRepeat() and self._held.isValid() and self._held.elapsed() > HELD_MS:
            self.close()

    # --- opening and closing -----------------------------------------------------------------------------------

    def toggle(self, place: str = FELT) -> None:
        """Look at a place, or no more."""
        if not self.close():
            self._place = place if holds(self._view.table.picture, place) else FELT
            self.refresh(anew=True)
            self.turned.emit()

    def close(self) -> bool:
        """Look at nothing; was something looked at?"""
        was, self._place, self._zoom = self.open, "", 0
        self.lens.hide()
        if was:
            self.turned.emit()
        return was

    def refresh(self, *, anew: bool = False) -> None:
        """Show what lies there now."""
        if not self.open:
            return
        picture = self._view.table.picture
        shown = near(picture, self._place)
        if not anew and shown == self.lens.shown:
            return
        room = self._view.viewport().size() - QSize(2 * MARGIN, 2 * MARGIN)
        whole = self._place == FELT
        part = room if whole or self._zoom else LENS.boundedTo(room)
        self.lens.look(shown, part, ZOOMS[self._zoom])
        self.lens.stand(self._middle() if whole else self._beside())

    # --- where it lies -----------------------------------------------------------------------------------------

    def _middle(self) -> QPoint:
        return self._view.viewport().rect().center() - self.lens.rect().center()

    def _beside(self) -> QPoint:
        table, room = self._view.table, self._view.viewport().rect().adjusted(MARGIN, MARGIN, -MARGIN, -MARGIN)
        here = table.area_of(place_target(self._place)) or table.area_of(Target("seat", seat_of(self._place))) or room
        return best_place(self.lens.size(), room, self._seen(), here.center(), OVER)

    def _seen(self) -> list[QRect]:
        """Cards, other chips, plates and the board."""
        table, scale = self._view.table, self._view.table.layout_now.scale
        others = [each for each in table.targets() if each.kind in COVERED and not self._looked_at(each.chips_at)]
        areas = [table.area_of(each) for each in others]
        plates = [table.layout_now.seat(seat.number).plate for seat in table.picture.seats]
        rects = [*plates, table.layout_now.zones.board]
        drawn = [QRect(*(round(side * scale) for side in (each.x, each.y, each.w, each.h))) for each in rects]
        return [*(area for area in areas if area is not None), *drawn]

    def _looked_at(self, place: str) -> bool:
        """Is it seen in the lens, or nothing that one has to see beside it?"""
        seat = seat_of(self._place)
        return place == "rack" or (bool(place) and seat == seat_of(place))

    # --- the mouse ---------------------------------------------------------------------------------------------

    def _under_pointer(self) -> str:
        """The chips under the pointer, or those of the seat there."""
        target = self._pointed
        return target.chips_at or (f"stack-{target.seat}" if target.seat else FELT)

    def _wheel(self, steps: int) -> None:
        """Nearer or farther away; beyond the farthest it closes."""
        if steps < 0 and self._zoom == 0:
            self.close()
            return
        self._zoom = min(max(self._zoom + (1 if steps > 0 else -1), 0), len(ZOOMS) - 1)
        self.refresh(anew=True)

    def eventFilter(self, _: QObject, event: QEvent) -> bool:
        if isinstance(event, QWheelEvent):
            return self._wheeled(event)
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            self._pointed = self._view.target_at(event.position().toPoint())
        elif event.type() == QEvent.Type.Resize and self.open:
            self.refresh(anew=True)
        return False

    def _wheeled(self, event: QWheelEvent) -> bool:
        """Over the lens or the felt the wheel looks closer; over chips it takes up more of them."""
        steps, target = event.angleDelta().y() // 120, self._view.target_at(event.position().toPoint())
        if event.buttons() != Qt.MouseButton.NoButton or not steps:
            return False
        if self.open:
            self._wheel(steps)
        elif steps > 0 and not target.chips_at:
            self.toggle()
        else:
            return False
        return True
