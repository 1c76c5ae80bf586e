"""The progress page at work: what is chosen on it, where its cells, hands and questions lead, files in and out."""

from dataclasses import replace
from datetime import datetime
from random import Random
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject

from trainer import output
from trainer.kernel.plain_text import BadText, text_in
from trainer.rules.areas import TITLES
from trainer.rules.book import Book, all_books, book
from trainer.rules.ledger_file import BadLedger
from trainer.scenarios.faults import told
from trainer.study.editions import compared, edition
from trainer.study.library import practisable
from trainer.ui.asking import ask_on
from trainer.ui.desk.areas import Ways, pose_again, ways
from trainer.ui.desk.houses import short
from trainer.ui.desk.progress import Shown, Source, progress_view
from trainer.ui.desk.progress_table import table
from trainer.ui.desk.questions import QuestionSet
from trainer.ui.desk.quiz import posing
from trainer.ui.kit.dialog import Dialog, Toast
from trainer.ui.kit.menu import ChoiceMenu, MenuChoice
from trainer.ui.kit.underway import used
from trainer.ui.quick_page import play_round
from trainer.ui.screens.progress import ProgressScreen
from trainer.ui.screens.progress_models import ProgressView

if TYPE_CHECKING:  # the window opens this page
    from trainer.ui.window import Window

LEDGERS, TABLES = "Ledgers (*.toml)", "Tables (*.csv)"
FAULTS = 8  # so many faults of a file are named in the window


def progress_page(window: "Window") -> ProgressScreen:
    """The page of the trainee at the desk. Raises StoreTrouble and BadLedger."""
    return _Page(window).screen


class _Page(QObject):
    def __init__(self, window: "Window") -> None:
        self.window = window
        self.shown = _left(window) or Shown(window.house, window.house)
        self.screen = ProgressScreen(self._view())
        super().__init__(self.screen)
        self._choosing()
        self._leading_away()

    def _choosing(self) -> None:
        screen = self.screen
        screen.house_chosen.connect(lambda key: self._show(house=key, here="", there="", edition=None))
        screen.span_chosen.connect(lambda key: self._show(span=int(key)))
        screen.section_chosen.connect(lambda key: self._show(section=key))
        screen.part_chosen.connect(lambda key: self._show(part=key))
        screen.days_chosen.connect(lambda key: self._show(days=int(key)))
        screen.switched.connect(lambda here, there: self._show(here=here, there=there, edition=None))
        screen.edition_wanted.connect(self._compare)
        screen.moving.connect(lambda *both: _offer_move(self.window, *both))
        screen.exported.connect(self._export)

    def _leading_away(self) -> None:
        screen, window = self.screen, self.window
        screen.attempt_opened.connect(lambda attempt: window.after.open_attempt(int(attempt), "progress"))
        screen.cell_opened.connect(lambda area, house: window.guarded(lambda: self._practise(area, house)))
        screen.question_opened.connect(lambda *asked: window.guarded(lambda: self._asked(pose_again(*asked))))
        screen.drill_opened.connect(self._drill)
        screen.start_chosen.connect(lambda: window.take_box())

    def _view(self) -> ProgressView:
        desk = self.window.desk
        source = Source(desk.store, desk.profile.id, practisable, datetime.now().astimezone(), self._asked_for())
        return progress_view(source, self.shown)

    def _asked_for(self) -> int | None:
        return self.window.settings.ready_at or None

    def _show(self, **chosen: Any) -> None:
        self.shown = replace(self.shown, **chosen)
        self.window.guarded(lambda: self.screen.show_view(self._view()))

    # --- what leads away ---------------------------------------------------------------------------------------

    def _practise(self, area: str, house: str) -> None:
        """Into an area at a house: at once where there is one way, else by choice."""
        found = ways(area, house)
        if not found.count:
            raise LookupError(f"There’s no practice for {TITLES[area].lower()} at {short(house)} yet.")
        if found.only:
            self._go(found, found.only)
            return
        choices = tuple(MenuChoice(name, str(n), *told) for n, (name, *told) in enumerate(found.choices, 1))
        menu = ChoiceMenu(self.screen, f"{TITLES[area]} at {short(house)}", choices, clear=0)
        menu.chosen.connect(lambda name: self.window.guarded(lambda: self._go(found, name)))

    def _go(self, found: Ways, name: str) -> None:
        desk = self.window.desk
        if name == "questions":
            self.window.coming.wish(used(posing(desk, found.area, found.house), self._asked))
        elif name == "hand":
            self.window.box.take_scenario(found.house, Random(desk.seeds()).choice(found.hands))
        else:
            self._drill(name, found.house)

    def _drill(self, drill: str, house: str) -> None:
        """A round of a quick drill, played at that house, as a hand that is dealt from here."""
        self.window.desk.house = house
        play_round(self.window, drill)

    def _asked(self, asked: QuestionSet) -> None:
        window = self.window
        asking = ask_on(window.shell, window.desk, window.guarded, asked, None, window.settings)
        asking.done.connect(lambda: window.open_page("progress"))
        asking.back.connect(lambda: window.open_page("progress"))
        asking.read.connect(window.read)

    # --- files -------------------------------------------------------------------------------------------------

    def _compare(self) -> None:
        """Ask for a ledger file and show what it changes; what is wrong with it is said, all at once."""
        path = self.window.files.to_open(self.window, "A newer edition", LEDGERS)
        if path is None:
            return
        try:
            newer = edition(text_in(path), path.name)
            here = _older(newer, (self.shown.here, self.shown.house, self.shown.home))
            self._show(here=here, edition=compared(book(here), newer))
        except BadLedger as bad:
            self._say("This edition can’t be compared", _named(bad.faults))
        except BadText as bad:
            self._say("This file can’t be read", _named(tuple(f"{path.name}: {what}" for _, what in bad.faults)))
        except OSError as fault:
            self._say("This file can’t be read", f"{path.name}: {fault.strerror}")

    def _export(self) -> None:
        """Ask where to, and write what is shown."""
        path = self.window.files.to_write(self.window, "Export", f"progress-{self.shown.section}.csv", TABLES)
        if path is None:
            return
        try:
            text = table(self.screen.view).encode("utf-8-sig")
            output.write(path.resolve(), text, force=True)  # the dialog has asked
        except (OSError, ValueError) as fault:
            self._say("Nothing was written", f"{path.name}: {getattr(fault, 'strerror', None) or 'no such folder'}")
            return
        Toast(self.window, f"Written to {path.name}")

    def _say(self, title: str, words: str) -> None:
        Dialog(self.window, title, words, (("close", "Close", "primary"),))


def _offer_move(window: "Window", older: str, newer: str) -> None:
    """Show what a newer edition changes, to be moved to."""
    from trainer.ui.moving import show_changes  # seldom

    window.guarded(lambda: show_changes(window, older, newer))


def _older(newer: Book, shown: tuple[str, ...]) -> str:
    """What a newer edition is held against: the book it is made from, else one of its house, else what is shown.

    Where a house has several editions here it is the one that is shown, else the latest.
    """
    made_from = [law.key for law in all_books() if law.key == newer.ledger.like]
    theirs = [law.key for law in all_books() if law.ledger.house == newer.ledger.house]
    seen = [key for key in shown if key in theirs]
    return next(iter((*made_from, *seen, *theirs, *filter(None, shown))))


def _left(window: "Window") -> Shown | None:
    """What was shown when the page was left; None the first time, or when the trainee has gone to another house."""
    try:
        found = window.shell.page("progress").findChild(_Page)
    except KeyError:
        return None
    return found.shown if isinstance(found, _Page) and found.shown.home == window.house else None


def _named(faults: tuple[str, ...]) -> str:
    """The faults of a file, a line each; of very many, how many more there are."""
    more = [f"… and {len(faults) - FAULTS:,} more: run trainer edition to see them"] if len(faults) > FAULTS else []
    return "\n".join([*told(faults[:FAULTS]), *more])
