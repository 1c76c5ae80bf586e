"""The library page at work: hands dealt again or fresh, debriefs, one's own folders as they change, the curtain."""

from collections import OrderedDict
from collections.abc import Iterator
from datetime import datetime
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, QUrl
from PySide6.QtGui import QDesktopServices

from trainer.kernel.pieces import Pieces
from trainer.progress.records import AGAIN
from trainer.questions.catalog import questions
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.shelf import Gone
from trainer.study.collection import Asked, Card, Kind, Origin, collected
from trainer.study.own_folders import MOST_FILES
from trainer.ui.curtain import curtain_of
from trainer.ui.desk.library_view import library_view, notes_on
from trainer.ui.kit.dialog import Toast
from trainer.ui.kit.soon import one_by_one
from trainer.ui.own_folders import folder_of, watched
from trainer.ui.screens.library import LibraryScreen
from trainer.ui.screens.library_card import DEAL, DEBRIEF, FRESH, WHY
from trainer.ui.screens.library_models import DRAWN, OPEN, WITHOUT, LibraryView

if TYPE_CHECKING:  # the window opens this page; the others come with a hand
    from trainer.scenarios.fresh.keys import Order
    from trainer.scenarios.play import Play
    from trainer.ui.screens.left_out import LeftOutSheet
    from trainer.ui.table.picture import Picture
    from trainer.ui.window import Window

LOOK_MS, PICTURE_MS, KEPT = 300, 30, 60
BACK, LABEL = "Back to the library", "Library"
UNDEALT = "This hand can’t be dealt. Its card in the library says why."
NO_FOLDER = "The folder {folder} can’t be made. Check that you may write there."


def library_page(window: "Window") -> LibraryScreen:
    """The page as it was left in this run, with what was met since. Raises StoreTrouble."""
    return LibraryPage(window).screen


def open_met(window: "Window") -> None:
    """The page with the hands that were met first, the latest before the others."""
    window.open_page("library")
    if window.shell.current == "library":
        page = window.shell.page("library")
        assert isinstance(page, LibraryScreen)
        page.look_for(Asked(latest=True))


class LibraryPage(QObject):
    """Keeps what is looked for and which card is chosen. Lives as long as its screen."""

    def __init__(self, window: "Window") -> None:
        self.window, self.curtain = window, curtain_of(window)
        self.asked, chosen = _left(window)
        self._pictures: OrderedDict[int, Picture] = OrderedDict()  # by attempt, the last ones
        self.folders = watched(window)
        self.own = folder_of(window)
        self.cards: tuple[Card, ...] = self._collected()
        self._state = self._stamp()
        self.screen = LibraryScreen(self._view(), chosen)
        super().__init__(self.screen)
        self.screen.asked.connect(self._ask)
        self.screen.acted.connect(lambda what, key: window.guarded(lambda: self._act(what, key)))
        self.screen.laid.connect(self._draw)
        self.screen.folder_opened.connect(self._open_folder)
        self.screen.curtain_pulled.connect(self._pull)
        self._looks = QTimer(self, interval=LOOK_MS)
        self._looks.timeout.connect(self._look)
        self._looks.start()
        self._draw()

    # --- what is shown -----------------------------------------------------------------------------------------

    def _collected(self) -> tuple[Card, ...]:
        desk = self.window.desk
        return collected(desk.store.met(desk.profile.id), self.own, curtained=self.curtain.drawn)

    def _view(self) -> LibraryView:
        drawn = DRAWN if self.curtain.drawn else OPEN if self.curtain.opened else WITHOUT
        notes = () if self.curtain.drawn else notes_on(self.folders.folders, self.folders.seen, self.own, MOST_FILES)
        now = datetime.now().astimezone()
        four = self.window.settings.four_colour
        return library_view(self.cards, self.asked, now, curtain=drawn, notes=notes, four_colours=four)

    def _stamp(self) -> tuple[object, ...]:
        """Changes whenever the page would."""
        gone = tuple(folder for folder, seen in self.folders.seen.items() if not seen.there)
        return scenarios().offered, questions().offered, gone, self.curtain.drawn

    def _look(self) -> None:
        """Has anything changed in the folders?"""
        if self._stamp() != self._state and self.screen.isVisible():
            self.window.guarded(self.refresh)

    def refresh(self) -> None:
        """Show what there is by now. Raises StoreTrouble."""
        self._state = self._stamp()
        self.cards = self._collected()
        self.screen.show_view(self._view())

    def _ask(self, asked: Asked) -> None:
        self.asked = asked
        self.window.guarded(lambda: self.screen.show_view(self._view()))

    def _draw(self) -> None:
        """The tables of the cards that are shown, one after the other while nobody waits."""
        one_by_one(self.screen, self._drawing(), PICTURE_MS)

    def _drawing(self) -> Iterator[None]:
        met = {each.name: each.met.id for each in self.cards if each.met is not None}
        for key in tuple(self.screen.cards):
            if key in met:
                picture = self._picture(met[key])
                if picture is not None:
                    self.screen.tell(key, picture)
                yield

    def _picture(self, attempt: int) -> "Picture | None":
        """The table of a hand at its moment; None for one that can't be read any more."""
        if attempt not in self._pictures:
            from trainer.ui.desk.moment import moment_of  # loads the law

            found = moment_of(self.window.desk, attempt)
            if found is None:
                return None
            self._pictures[attempt] = found
            if len(self._pictures) > KEPT:
                self._pictures.popitem(last=False)
        return self._pictures[attempt]

    # --- what is done with a card ------------------------------------------------------------------------------

    def _card(self, key: str) -> Card:
        return next(each for each in self.cards if each.name == key)

    def _act(self, what: str, key: str) -> None:
        card = self._card(key)
        if what == WHY:
            self._show_faults(card)
        elif card.kind is Kind.QUESTION:
            self._ask_question(card)
        elif what == DEBRIEF and card.met is not None:
            self.window.after.open_attempt(card.met.id, "library")
        elif what == FRESH:
            self._deal(card, self._fresh(card))
        elif what == DEAL:
            self._deal(card, self._again(card))

    def _deal(self, card: Card, play: "Pieces[Play]") -> None:
        """Deal a hand, which counts for nothing as it was picked; its debrief leads back here."""
        from trainer.ui.after import Back  # loads the law, as all below

        window = self.window
        if not window.coming.busy:
            told = _or_gone(play) if card.origin in (Origin.MINE, Origin.SHARED) else play
            window.box.set_up(told, AGAIN, LABEL, as_wanted=False)
            window.box.after.onward = Back(BACK, lambda: window.open_page("library"))

    def _fresh(self, card: Card) -> "Pieces[Play]":
        from trainer.ui.fresh_like import fresh_like

        scenario, attempt = (card.met.scenario, card.met.id) if card.met is not None else (card.key, None)
        return fresh_like(self.window.desk, self.window.house, scenario, attempt, self._made)

    def _made(self, order: "Order") -> "Pieces[str]":
        """The file of a fresh hand, once the worker has made it."""
        stock = self.window.box.stock
        stock.ahead([order])
        return (yield from stock.waiting(order))

    def _again(self, card: Card) -> "Pieces[Play]":
        """The same hand once more; of one that was never dealt its first."""
        from trainer.ui.desk import hands

        if card.met is None:
            return hands.chosen_play(self.window.desk, self.window.house, card.key)
        return hands.again(hands.dealt(self.window.desk, card.met.id))

    def _ask_question(self, card: Card) -> None:
        from trainer.ui.asking import ask_on
        from trainer.ui.desk.areas import pose_again

        window = self.window
        house = window.house if window.house in card.houses else min(card.houses, default=window.house)
        asked = pose_again(card.key, house, window.desk.seeds())
        asking = ask_on(window.shell, window.desk, window.guarded, asked, None, window.settings)
        asking.done.connect(partial(window.open_page, "library"))
        asking.back.connect(partial(window.open_page, "library"))
        asking.read.connect(window.read)

    def _show_faults(self, card: Card) -> None:
        from trainer.ui.desk.left_out import left_out
        from trainer.ui.screens.left_out import LeftOutSheet

        sheet = LeftOutSheet(self.window, left_out(card.faults))
        sheet.again.connect(lambda: self._read_again(sheet, card))
        self.window.sheet = sheet

    def _read_again(self, sheet: "LeftOutSheet", card: Card) -> None:
        """Say what is wrong with the file by now: it was read again when it was saved, as its folder is watched."""
        from trainer.ui.desk.left_out import left_out
        from trainer.ui.left_out import FINE, STILL

        faults = [each for shelf in (scenarios(), questions()) for each in shelf.faults_beside if each.path == card.key]
        if faults:
            sheet.show_view(left_out(faults))
            self.window.tell(STILL)
        else:
            sheet.close_up()
            Toast(self.window, FINE, "check", "right")

    # --- folder and curtain ------------------------------------------------------------------------------------

    def _open_folder(self) -> None:
        self.curtain.open(lambda: open_folder(self.window, self.own))

    def _pull(self) -> None:
        if self.curtain.opened:
            self.curtain.draw()
            self.window.guarded(self.refresh)
        else:
            self.curtain.open(lambda: self.window.guarded(self.refresh))


def open_folder(window: "Window", folder: Path) -> None:
    """Show a folder in the system's own window; it is made where it is not there yet."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError:
        window.tell(NO_FOLDER.format(folder=folder))
        return
    QDesktopServices.openUrl(QUrl.fromLocalFile(str(folder)))


def _or_gone(play: "Pieces[Play]") -> "Pieces[Play]":
    """The same hand, of a folder beside ours; what keeps it from being dealt is told on its card."""
    from trainer.ui.fresh_like import NoFresh  # as above

    try:
        return (yield from play)
    except NoFresh:
        raise
    except Gone as gone:
        raise Gone(UNDEALT) from gone


def _left(window: "Window") -> tuple[Asked, str]:
    """What was looked for when the page was left, and the card that was chosen."""
    try:
        before = window.shell.page("library")
    except KeyError:
        return Asked(), ""
    found = before.findChild(LibraryPage)
    return (found.asked, found.screen.chosen) if isinstance(found, LibraryPage) else (Asked(), "")
