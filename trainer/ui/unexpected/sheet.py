"""The sheet over the window when something went wrong: what happened, what is saved, the report, the ways out."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QPalette
from PySide6.QtWidgets import QFrame, QLayout, QPlainTextEdit, QWidget

from trainer.ui.files import Files
from trainer.ui.kit import look
from trainer.ui.kit.announce import announce
from trainer.ui.kit.button import Button
from trainer.ui.kit.focus import wants_ring
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, row
from trainer.ui.kit.paint import RADIUS_S
from trainer.ui.kit.sheet import Sheet
from trainer.ui.kit.text import Text
from trainer.ui.theme.plain import bars
from trainer.ui.unexpected.words import TITLE, UnexpectedView, times

WIDTH, REPORT_HEIGHT = 640, 240
LEAD = (
    "The report says what broke and where. It has no names, no answers and none of your folder paths. "
    "Read it before you send it."
)
SHOW, HIDE = "Read the report", "Hide the report"
NAME = "dealer-trainer-report.txt"
ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class UnexpectedSheet(Sheet):
    """Emits `chosen(way)`. `solid` hides what is below; Esc and clicks beside the card do not close it."""

    chosen = Signal(str)

    def __init__(self, over: QWidget, view: UnexpectedView, solid: bool = False, files: Files | None = None) -> None:
        super().__init__(over, WIDTH, f"{TITLE}. {view.text} {view.saved.value}", 1.0 if solid else 0.62)
        self._files = files or Files()
        self._report = view.report
        self.count = Text("", "caption", "text-3")
        self.told = Text("", "caption", "right")
        self.report = _report(view.report)
        self.toggle = Button(SHOW, "link")
        self.toggle.clicked.connect(self._turn)
        self.ways = {way: Button(label, "secondary" if at else "primary") for at, (way, label) in enumerate(view.ways)}
        for way, button in self.ways.items():
            button.clicked.connect(lambda _on=False, name=way: self.chosen.emit(name))
        self.copy, self.save = Button("Copy report", icon="copy"), Button("Save report", icon="save")
        self.copy.clicked.connect(self._copy)
        self.save.clicked.connect(self._save)
        self.lay(self._words(view), self._pressed())
        for each in (self.count, self.told, self.report):
            each.hide()
        self.appear()

    def _words(self, view: UnexpectedView) -> QLayout:
        head = row(Icon("warn", 28, "wrong"), Text(TITLE, "title", wrap=True), gap=14)
        head.setStretch(1, 1)
        said = (Text(view.text, "body", wrap=True), Text(view.saved.value, "body", wrap=True), self.count)
        more = (Text(LEAD, "label", "text-2", wrap=True), row(self.toggle, None, self.told), self.report)
        return column(head, 4, *said, 4, *more, gap=8, margins=(4, 4, 4, 4))

    def _pressed(self) -> QLayout:
        first, *others = self.ways.values()
        return row(self.copy, self.save, None, *others, first, gap=12, margins=(4, 0, 4, 0))

    def happened(self, count: int) -> None:
        """Say how often it happened by now."""
        words = times(count)
        if words != self.count.text():
            self.count.setText(words)
            self.count.setVisible(bool(words))
            self.place()

    def first_focus(self) -> QWidget:
        return next(iter(self.ways.values()))

    def close_up(self) -> None:
        """Only by one of the ways out; see `gone`."""

    def gone(self) -> None:
        """Away with it, the keyboard where it was."""
        super().close_up()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in ENTER:
            self.first_focus().click()  # type: ignore[attr-defined]  # a Button
        event.accept()

    # --- the report --------------------------------------------------------------------------------------------

    def _turn(self) -> None:
        shown = self.report.isHidden()
        self.report.setVisible(shown)
        self.toggle.setText(HIDE if shown else SHOW)
        self.toggle.setAccessibleName(self.toggle.text())
        self.place()
        if shown:
            self.report.setFocus(Qt.FocusReason.OtherFocusReason)

    def _copy(self) -> None:
        QGuiApplication.clipboard().setText(self._report)
        self._tell("Copied.", "right")

    def _save(self) -> None:
        path = self._files.to_write(self, "Save report", NAME, "Text (*.txt)")
        if path is None:
            return
        try:
            path.write_text(self._report, encoding="utf-8", newline="\n")
        except OSError as fault:
            self._tell(f"It can’t be saved there ({fault.strerror}).", "wrong")
        else:
            self._tell("Saved.", "right")

    def _tell(self, words: str, tone: str) -> None:
        self.told.set_tone(tone)
        self.told.setText(words)
        self.told.show()
        announce(self.told, words)
        self.place()


def _report(text: str) -> QPlainTextEdit:
    made = QPlainTextEdit(text)
    made.setReadOnly(True)
    made.setTabChangesFocus(True)
    made.setFrameShape(QFrame.Shape.NoFrame)
    made.setFont(look.font("caption", True))
    made.setFixedHeight(REPORT_HEIGHT)
    made.setAccessibleName("The report")
    palette = made.palette()
    palette.setColor(QPalette.ColorRole.Base, look.colour("surface-0"))
    palette.setColor(QPalette.ColorRole.Text, look.colour("text-2"))
    made.setPalette(palette)
    made.setStyleSheet(f"QPlainTextEdit {{ border: none; padding: 8px; }}\n{bars()}")
    wants_ring(made, RADIUS_S, inside=True)
    return made
