"""The menu of the hand on the table: how fast its players are, how much help there is, and dealing it over again."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from trainer.progress.help_levels import ALONE, COACHED, HINTS
from trainer.ui.kit.menu import ChoiceMenu, MenuChoice

if TYPE_CHECKING:  # the page makes this
    from trainer.ui.play.dealing import Dealing
    from trainer.ui.play.screen import PlayScreen

TITLE, NOW, OVER = "This hand", "Now.", "over"
KEPT = "The help you choose is kept for hands of this kind."
OVER_AGAIN = MenuChoice(OVER, "R", "Deal it over", "From where you took the box")
SPEED_WORDS = {"slow": "Slow players", "normal": "Players at normal speed", "fast": "Fast players"}
HELP_WORDS = {
    COACHED: ("Coached", "The coach points at each move. The hand doesn’t count."),
    HINTS: ("Hints", "Ctrl H shows one. What you get right then counts as Hard."),
    ALONE: ("On your own", "No coach and no hints."),
}
PACES = {"slow": 1.7, "normal": 1.0, "fast": 0.5}
"""How long players and the floor take at each speed, beside the usual time."""


class ThisHand(QObject):
    """Opens over a page, and the hand stands still while one chooses. `speed` and `help` are those that are set."""

    over_again = Signal()
    speed_chosen = Signal(str)
    help_chosen = Signal(str)

    def __init__(self, page: "PlayScreen") -> None:
        super().__init__(page)
        self._page = page
        self.speed = self.help = ""
        self.menu: ChoiceMenu | None = None
        self._held: Dealing | None = None

    def open(self) -> None:
        """Offer what can be done with the hand; nothing while another panel is answered."""
        page = self._page
        if page.dealing is None or page.menu is not None or self.menu is not None or page.leaving.dialog is not None:
            return
        if page.opening is not None:
            page.opening.skip()
        page.chips.close_panels()
        self._held = page.dealing
        self._held.pause()
        self.menu = ChoiceMenu(page, TITLE, self._choices(), text=KEPT, clear=page.palette_)
        self.menu.closed.connect(self._closed)
        self.menu.chosen.connect(self._chosen)
        page.coached.point()

    def _choices(self) -> tuple[MenuChoice, ...]:
        offered = {key: (words, "") for key, words in SPEED_WORDS.items()} | HELP_WORDS
        return (
            *(self._choice(key, str(n), *words) for n, (key, words) in enumerate(offered.items(), start=1)),
            OVER_AGAIN,
        )

    def _choice(self, name: str, key: str, label: str, sense: str) -> MenuChoice:
        now = NOW if name in (self.speed, self.help) else ""
        return MenuChoice(name, key, label, f"{now} {sense}".strip())

    def _chosen(self, name: str) -> None:
        if name == OVER:
            self.ask_over()
        elif name in HELP_WORDS:
            self.help_chosen.emit(name)
        else:
            self.speed_chosen.emit(name)

    def ask_over(self) -> None:
        """Deal the hand over again, once that is wanted."""
        if self.menu is not None:
            self.menu.close_up()
        if self._page.dealing is not None:
            self._page.leaving.ask(OVER, self.over_again.emit)

    def _closed(self) -> None:
        """The hand goes on."""
        held, self._held, self.menu = self._held, None, None
        self._page.setFocus()
        if held is not None and held is self._page.dealing:
            held.start()
            self._page.coached.point()

    def away(self) -> None:
        """The hand has gone, and the menu with it."""
        self._held = None
        if self.menu is not None:
            self.menu.close_up()
