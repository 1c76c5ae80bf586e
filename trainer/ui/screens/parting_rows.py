"""One line of the page on where two rulebooks part: the situation, what each of them does, and ways on from it."""

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from trainer.ui.kit import look
from trainer.ui.kit.button import Button
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.link import Link
from trainer.ui.kit.text import Text, broken
from trainer.ui.screens.parting_models import PartedView, SideView
from trainer.ui.screens.told_apart import told_apart

BAR, LEAST = 3, 40
SHOWS = {"deal": "Deal it", "see": "See it"}
ACTS = 100


class PartedRow(QWidget):
    """`turned(house, place)` goes to a paragraph, `drilled(key)` and `dealt(key)` carry the situation's key."""

    turned = Signal(str, str)
    drilled = Signal(str)
    dealt = Signal(str)

    def __init__(self, view: PartedView, books: tuple[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.view = view
        self.setObjectName(f"parted-{view.key}")
        self._about = holder(column(*self._told(view), None, gap=2, margins=(16, 12, 12, 12)))
        line = row(
            self._about,
            share(self._side(view.first, view.second, books[0], different=False)),
            share(self._side(view.second, view.first, books[1], different=True)),
            self._acts(view),
            gap=0,
        )
        line.setStretch(1, 1)
        line.setStretch(2, 1)
        self.setLayout(line)

    def be(self, about: int) -> None:
        """Give the situation so many px of width."""
        self._about.setFixedWidth(about)

    @staticmethod
    def _told(view: PartedView) -> list[QWidget]:
        more = f"and {view.more} more like it" if view.more else ""
        lines = [Text(view.name, "label-strong", wrap=True), Text(broken(view.case), "caption", "text-2", wrap=True)]
        return [*lines, *([Text(more, "caption", "text-3", wrap=True)] if more else [])]

    def _side(self, side: SideView, other: SideView, book: str, *, different: bool) -> QWidget:
        """What one rulebook decides; what the other one does not say stands out."""
        made = [Link(each.at, f"Read {each.about} {each.at}", "caption", "text-2", least=LEAST) for each in side.links]
        for each, link in zip(side.links, made, strict=True):
            link.clicked.connect(lambda _on=False, way=each: self.turned.emit(way.house, way.place))
        apart = told_apart(broken(side.words), broken(other.words))
        words = Text(broken(side.words), "label", "text-2" if apart else "text", wrap=True)
        words.set_strong(apart)
        words.setAccessibleName(f"{book}: {side.words}")
        cell = _Different() if different else QWidget()
        cell.setLayout(column(words, row(*made, None, gap=10), None, gap=2, margins=(16, 12, 12, 10)))
        return cell

    def _acts(self, view: PartedView) -> QWidget:
        drill = Button("Drill", "small", icon="target", name=f"Drill {view.name}: {view.case}")
        drill.clicked.connect(lambda: self.drilled.emit(view.key))
        acts = [drill]
        if view.shows:
            deal = Button(
                SHOWS[view.shows], "small", icon="play", name=f"{SHOWS[view.shows]}, {view.name}: {view.case}"
            )
            deal.clicked.connect(lambda: self.dealt.emit(view.key))
            acts.append(deal)
        made = holder(column(*acts, None, gap=6, margins=(12, 12, 8, 10)))
        made.setFixedWidth(ACTS)
        return made

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(0, self.height() - 1, self.width(), 1, look.colour("line"))
        painter.end()


def share(cell: QWidget) -> QWidget:
    """As wide as the other one, whatever their words are."""
    policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
    policy.setHeightForWidth(True)
    cell.setSizePolicy(policy)
    return cell


class _Different(QWidget):
    """The other rulebook's side, on the accent's ground with an edge."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect().adjusted(0, 0, 0, -1), look.colour("accent-soft"))
        painter.fillRect(0, 0, BAR, self.height() - 1, look.colour("accent"))
        painter.end()


class AreaHead(QWidget):
    """The name of an area over its lines."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.name = name
        self.setLayout(row(Text(name.upper(), "overline", "text-2"), None, margins=(16, 12, 16, 6)))
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), look.colour("surface-2"))
        painter.end()
