"""Steps put in their order: picked up and put elsewhere by mouse or keyboard, and what is no step laid in a tray."""

from PySide6.QtCore import QEvent, QPoint, QPropertyAnimation, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.questions.model import Given
from trainer.ui.forms.form import FormBox
from trainer.ui.forms.step import StepCard
from trainer.ui.kit import look
from trainer.ui.kit.layout import column
from trainer.ui.kit.paint import RADIUS_L, key_cap
from trainer.ui.screens.question_models import QuestionView

GAP, HEAD, PAD, EMPTY, GLIDE_MS, TRAVEL = 8, 34, 12, 58, 160, 6
NOT_NEEDED = "Not needed"
ALONG = {Qt.Key.Key_Up: -1, Qt.Key.Key_Left: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_Right: 1}
ASIDE = (Qt.Key.Key_0, Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus)


class Board(QWidget):
    """`listed` are the options (from 0) in their order, `tray` those that are not needed. `changed` when they move.

    Without `extra` options there is no tray.
    """

    changed = Signal()

    def __init__(self, options: tuple[str, ...], extra: int, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.reduced = False
        self.listed, self.tray = list(range(len(options))), list[int]()
        self.cards = [StepCard(text, self) for text in options]
        self._has_tray = extra > 0
        self._lifted: int | None = None
        self._before: tuple[list[int], list[int]] | None = None
        self._pressed: QPoint | None = None
        self._glides: dict[int, QPropertyAnimation] = {}
        self.tray_box = QRect()
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        for card in self.cards:
            card.installEventFilter(self)
        self._say()

    # --- moving ------------------------------------------------------------------------------------------------

    def lift(self, option: int) -> None:
        """Take a step up; where it was is remembered."""
        self._lifted, self._before = option, (list(self.listed), list(self.tray))
        self.cards[option].set_lifted(True)
        self.cards[option].raise_()
        self._say()

    def put_down(self, *, back: bool = False) -> None:
        """Leave the step where it is, or put everything `back` as it was before it was taken up."""
        if self._lifted is None:
            return
        if back and self._before is not None:
            self.listed, self.tray = self._before
        self.cards[self._lifted].set_lifted(False)
        self._lifted = self._before = None
        self._moved()

    def put(self, option: int, place: int) -> None:
        """Put a step at a place of the order, from 0; beyond the order it lies in the tray."""
        listed = [each for each in self.listed if each != option]
        tray = [each for each in self.tray if each != option]
        if place > len(listed) and self._has_tray:
            tray.insert(place - len(listed) - 1, option)
        else:
            listed.insert(min(max(0, place), len(listed)), option)
        if (listed, tray) != (self.listed, self.tray):
            self.listed, self.tray = listed, tray
            self._moved()

    def set_aside(self, option: int) -> None:
        """Lay a step into the tray, where there is one."""
        if self._has_tray and option not in self.tray:
            self.put(option, len(self.listed) + len(self.tray) + 1)

    def _place(self, option: int) -> int:
        """The place of a step; one in the tray comes after the end of the order, which is a place too."""
        return self.listed.index(option) if option in self.listed else len(self.listed) + 1 + self.tray.index(option)

    def _step(self, option: int, by: int) -> None:
        """One place on, from the last of the order into the tray and back."""
        self.put(option, self._place(option) + by)

    def _moved(self) -> None:
        self._say()
        self._arrange(glide=True)
        self.updateGeometry()
        self.changed.emit()

    def _say(self) -> None:
        for place, option in enumerate(self.listed):
            self.cards[option].be_at(str(place + 1), f"Place {place + 1} of {len(self.listed)}")
        for option in self.tray:
            self.cards[option].be_at("–", NOT_NEEDED)

    # --- keys and mouse on a card --------------------------------------------------------------------------------

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        option = next((place for place, card in enumerate(self.cards) if card is watched), None)
        if option is None:
            return False
        if isinstance(event, QKeyEvent):
            return self._key(option, event)
        if isinstance(event, QMouseEvent):
            return self._mouse(option, event)
        return False

    def _key(self, option: int, event: QKeyEvent) -> bool:
        lifted, key = self._lifted == option, Qt.Key(event.key())
        if event.type() == QEvent.Type.ShortcutOverride:
            if lifted and key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                event.accept()
            return False
        return event.type() == QEvent.Type.KeyPress and self.take_key(option, event)

    def take_key(self, option: int, event: QKeyEvent) -> bool:
        """What a key does to a step: Space lifts it and puts it down, arrows move it, a number puts it there."""
        lifted, key = self._lifted == option, Qt.Key(event.key())
        if key == Qt.Key.Key_Space:
            self.put_down() if lifted else self.lift(option)
        elif lifted and key in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.put_down(back=key == Qt.Key.Key_Escape)
        elif key in ALONG:
            self._step(option, ALONG[key]) if lifted else self._look_on(option, ALONG[key])
        elif Qt.Key.Key_1 <= key <= Qt.Key.Key_9:
            self.put(option, min(key - Qt.Key.Key_1, len([x for x in self.listed if x != option])))
        elif key in ASIDE:
            self.set_aside(option)
        else:
            return False
        return True

    def _look_on(self, option: int, by: int) -> None:
        order = [*self.listed, *self.tray]
        self.cards[order[(order.index(option) + by) % len(order)]].setFocus(Qt.FocusReason.TabFocusReason)

    def _mouse(self, option: int, event: QMouseEvent) -> bool:
        kind, at = event.type(), event.position().toPoint()
        if kind == QEvent.Type.MouseButtonPress and event.button() == Qt.MouseButton.LeftButton:
            self._pressed = at
            self.cards[option].setFocus(Qt.FocusReason.MouseFocusReason)
        elif kind == QEvent.Type.MouseMove and self._pressed is not None:
            self._drag(option, at)
        elif kind == QEvent.Type.MouseButtonRelease and self._pressed is not None:
            self._pressed = None
            self.put_down()
        else:
            return False
        return True

    def _drag(self, option: int, at: QPoint) -> None:
        assert self._pressed is not None
        if self._lifted != option:
            if (at - self._pressed).manhattanLength() < TRAVEL:
                return
            self.lift(option)
        card = self.cards[option]
        to = card.pos() + at - self._pressed
        card.move(max(0, min(to.x(), self.width() - card.width())), max(0, min(to.y(), self.height() - card.height())))
        self._make_room(option, card.geometry().center())

    def _make_room(self, option: int, middle: QPoint) -> None:
        """The others make room where the dragged step would be put down."""
        if self._has_tray and middle.y() >= self.tray_box.top():
            self.set_aside(option)
            return
        others = [each for each in self.listed if each != option]
        self.put(option, sum(self._aim(each).center().y() < middle.y() for each in others))

    # --- where everything is -----------------------------------------------------------------------------------

    def _aim(self, option: int) -> QRect:
        return self.cards[option].aim

    def _layout(self, width: int) -> int:
        """Say where every card goes at this width; how high all of it is."""
        top = self._stack(self.listed, 0, 0, width)
        if not self._has_tray:
            return top
        below = self._stack(self.tray, top + GAP + HEAD, PAD, width - PAD) if self.tray else top + GAP + HEAD + EMPTY
        self.tray_box = QRect(0, top + GAP, width, below - top - GAP + (PAD - GAP if self.tray else 0))
        return self.tray_box.bottom() + 1

    def _stack(self, options: list[int], top: int, left: int, right: int) -> int:
        for option in options:
            card = self.cards[option]
            card.aim = QRect(left, top, right - left, card.height_at(right - left))
            top = card.aim.bottom() + 1 + GAP
        return top

    def _arrange(self, *, glide: bool) -> None:
        self._layout(self.width())
        for option, card in enumerate(self.cards):
            if option != self._lifted or self._pressed is None:
                self._bring(option, card, glide=glide and not self.reduced and self.isVisible())
        self.update()

    def _bring(self, option: int, card: StepCard, *, glide: bool) -> None:
        running = self._glides.pop(option, None)
        if running is not None:
            running.stop()
        card.resize(card.aim.size())
        if not glide or card.pos() == card.aim.topLeft():
            card.move(card.aim.topLeft())
            return
        self._glides[option] = moving = QPropertyAnimation(card, b"pos", self)
        moving.setDuration(GLIDE_MS)
        moving.setEndValue(card.aim.topLeft())
        moving.start()

    def hasHeightForWidth(self) -> bool:
        return True

    def heightForWidth(self, width: int) -> int:
        high = self._layout(width)
        self._layout(self.width())  # asked about other widths, everything stays where it is
        return high

    def sizeHint(self) -> QSize:
        return QSize(480, self.heightForWidth(480))

    def minimumSizeHint(self) -> QSize:
        return QSize(320, 100)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange(glide=False)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._has_tray:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        over = self._lifted is not None and self._lifted in self.tray
        pen = QPen(look.colour("accent" if over else "line-strong"), 1.5, Qt.PenStyle.DashLine)
        painter.setPen(pen)
        painter.setBrush(look.colour("surface-0"))
        painter.drawRoundedRect(QRectF(self.tray_box).adjusted(1, 1, -1, -1), RADIUS_L, RADIUS_L)
        painter.setFont(look.font("label"))
        painter.setPen(look.colour("text-2"))
        words = self.tray_box.adjusted(PAD + 2, 8, -PAD, 0)
        painter.drawText(words, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, NOT_NEEDED)
        key_cap(painter, PAD + 88, self.tray_box.top() + 17, "0", "text-2", "line-strong")
        if not self.tray:
            empty = self.tray_box.adjusted(0, HEAD - 8, 0, -6)
            painter.setPen(look.colour("text-3"))
            painter.drawText(empty, Qt.AlignmentFlag.AlignCenter, "Steps that don’t apply")
        painter.end()


class Order(FormBox):
    """The board, and how many of the options are not needed."""

    keys = (("Space", "pick up"), ("↑ ↓", "move"), ("1 9", "to this place"), ("Enter", "check"))

    def __init__(self, view: QuestionView, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._extra = len(view.options) - view.steps
        self.board = Board(view.options, self._extra)
        self.board.changed.connect(self.changed)
        self.setLayout(column(self.board, gap=0))

    def given(self) -> Given | None:
        return Given(tuple(self.board.listed)) if len(self.board.tray) == self._extra else None

    def said(self) -> str:
        left = self._extra - len(self.board.tray)
        if left > 0:
            of = "more" if self.board.tray else "of them"
            return f"{left} {of} {'is' if left == 1 else 'are'} not needed."
        return f"{-left} of them {'is' if left == -1 else 'are'} needed after all." if left else ""

    def take_key(self, event: QKeyEvent) -> bool:
        """Arrows and Space bring the keyboard back to the steps."""
        if event.key() not in (*ALONG, Qt.Key.Key_Space):
            return False
        self.first_focus().setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def first_focus(self) -> QWidget:
        return self.board.cards[(self.board.listed or self.board.tray)[0]]
