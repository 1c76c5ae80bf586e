"""Today: what is due, a session of a chosen length, how the last one went, and how well the law is known."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from trainer.ui.kit.button import Button
from trainer.ui.kit.card import Card
from trainer.ui.kit.icon import Icon
from trainer.ui.kit.layout import column, holder, row
from trainer.ui.kit.mark import Mark
from trainer.ui.kit.text import MIDDLE, Text
from trainer.ui.screens.area import AreaTile, DayTile
from trainer.ui.screens.first import AreaView, OfferView, StepView, TodayView
from trainer.ui.screens.front import GO_ON, RESUME, STEP, FrontScreen


class TodayScreen(FrontScreen):
    """The whole first page: the areas with their rings, the last session, and what waits to be gone on with."""

    carried_asked = Signal(str)  # the house to compare with this one
    corrected_asked = Signal()  # what a correction of the law changed
    corrected_away = Signal()
    changes_asked = Signal(str, str)  # what the newer edition changes: the older one and the newer
    move_chosen = Signal(str, str)
    stay_chosen = Signal(str, str)
    step_chosen = Signal()  # the next of the first hands, or what introduces a new kind
    day_chosen = Signal()  # the irregularity of the day
    still_life = True

    def show_view(self, view: TodayView) -> None:
        """Show this view instead."""
        self.tiles: dict[str, AreaTile] = {}
        super().show_view(view)

    # --- what waits --------------------------------------------------------------------------------------------

    def _bands(self) -> list[QWidget]:
        bands = []
        if self._view.interrupted:
            self.resume = self._act(RESUME, "Keep dealing", icon="play")
            self.discard = Button("Discard", "secondary")
            self.resume.clicked.connect(self.resume_chosen)
            self.discard.clicked.connect(self.discard_chosen)
            bands.append(_banner(self._view.interrupted, "warn", self.discard, self.resume))
        if self._view.rest:
            self.rest = self._act(GO_ON, "Continue", icon="play", name="Continue the session")
            self.drop = Button("Drop it", "secondary", name="Drop the session")
            self.rest.clicked.connect(self.rest_chosen)
            self.drop.clicked.connect(self.rest_dropped)
            bands.append(_banner(self._view.rest, "clock", self.drop, self.rest))
        if self._view.corrected:
            self.see, self.away = Button("See what changed", "secondary"), Button("Got it", "secondary")
            self.see.setObjectName("see-corrected")
            self.see.clicked.connect(self.corrected_asked)
            self.away.clicked.connect(self.corrected_away)
            bands.append(_banner(self._view.corrected, "book", self.see, self.away))
        if self._view.offer:
            bands.append(self._offer(self._view.offer))
        if self._view.introduced:
            self.introduced = Button(self._view.introduced.button, "secondary")
            self.introduced.setObjectName("introduction")
            self.introduced.clicked.connect(self.step_chosen)
            bands.append(_banner(self._view.introduced.words, "table", self.introduced))
        if self._view.carried:
            self.carried = Button("What carries over", "secondary")
            self.carried.setObjectName("carries-over")
            self.carried.clicked.connect(lambda: self.carried_asked.emit(self._view.known_at))
            bands.append(_banner(self._view.carried, "swap", self.carried))
        return bands

    def _offer(self, offer: OfferView) -> QWidget:
        self.changes, self.stay = Button("See what changes", "secondary"), Button(offer.stay, "secondary")
        self.move_there = Button(offer.move, "secondary")
        self.changes.setObjectName("see-changes")
        both = offer.older, offer.newer
        self.changes.clicked.connect(lambda: self.changes_asked.emit(*both))
        self.stay.clicked.connect(lambda: self.stay_chosen.emit(*both))
        self.move_there.clicked.connect(lambda: self.move_chosen.emit(*both))
        return _banner(offer.words, "book", self.changes, self.stay, self.move_there)

    # --- the last session, or the next of the first steps -----------------------------------------------------

    def _step(self, step: StepView) -> QVBoxLayout:
        self.step = self._act(STEP, step.button)
        self.step.clicked.connect(self.step_chosen)
        which = Text(f"{step.place} of {step.of}", "caption", "text-2", tabular=True)
        return column(
            row(Text("First steps", "heading"), None, which, gap=8),
            Text(step.words, "label", "text-2", wrap=True),
            None,
            row(self.step, None),
            gap=12,
            margins=(24, 22, 24, 20),
        )

    def _session(self) -> QVBoxLayout:
        last = self._view.last
        if self._view.step is not None:
            return self._step(self._view.step)
        if last is None:
            return _no_session()
        clean = f"{last.clean_hands} clean hand{'' if last.clean_hands == 1 else 's'}"
        rows = column(
            row(Text("Last session", "heading"), None, Text(last.when, "caption", "text-2"), gap=8),
            _count("right", "Caught", last.caught),
            _count("wrong", "Missed", last.missed),
            _count("alarm", f"False alarms, of {clean}", last.false_alarms),
            None,
            gap=12,
            margins=(24, 22, 24, 20),
        )
        if last.remark:
            rows.addWidget(Text(last.remark, "label", "text-2", wrap=True))
        if last.attempt:
            rows.addLayout(row(self._debrief(last.attempt), None))
        return rows

    def _debrief(self, attempt: str) -> Button:
        link = Button("Open the debrief", "link", tail="chev")
        link.setObjectName("open-debrief")
        link.clicked.connect(lambda: self.debrief_opened.emit(attempt))
        return link

    # --- the library -------------------------------------------------------------------------------------------

    def _tile(self, area: AreaView) -> QWidget:
        tile = AreaTile(area)
        tile.setChecked(area.key == self._view.area)
        tile.clicked.connect(lambda on, key=area.key: self.area_chosen.emit(key if on else ""))
        self.tiles[area.key] = tile
        return tile

    def _beside_areas(self) -> list[QWidget]:
        if self._view.day is None:
            return []
        self.day = DayTile(self._view.day)
        self.day.clicked.connect(self.day_chosen)
        return [self.day]


def _banner(sentence: str, icon: str, *buttons: Button) -> QWidget:
    band = Card("accent-soft", "accent")
    words = Text(sentence, "label-strong", wrap=True, align=MIDDLE)
    line = row(Icon(icon, 20, "accent"), words, *buttons, gap=12, margins=(16, 10, 12, 10))
    line.setStretch(1, 1)
    band.setLayout(line)
    return band


def _no_session() -> QVBoxLayout:
    return column(
        Text("Last session", "heading"),
        Text("None yet.", "label"),
        Text(
            "After your first hand, this shows what you caught, what you missed and how often you "
            "stopped a clean hand.",
            "label",
            "text-2",
            wrap=True,
        ),
        None,
        gap=10,
        margins=(24, 22, 24, 20),
    )


def _count(kind: str, label: str, number: int) -> QWidget:
    words = Text(label, "label", wrap=True, align=MIDDLE)
    line = row(Mark(kind, 24), words, Text(str(number), "heading", tabular=True), gap=10)
    line.setStretch(1, 1)
    return holder(line)
