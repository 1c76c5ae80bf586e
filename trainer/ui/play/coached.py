"""A hand dealt with the coach: after everything that happens, the next act is pointed at on the page."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget

from trainer.grading.coaching import DEAL, Coach
from trainer.kernel import gestures as g
from trainer.ui.kit.menu import ChoiceMenu
from trainer.ui.kit.soon import soon
from trainer.ui.play.coach import CoachView, Places
from trainer.ui.play.opening import pointer_by_hand
from trainer.ui.play.pointing import Pointer, pointer
from trainer.ui.play.report_sheet import ReportSheet, next_press
from trainer.ui.play.waiting import wants_a_plan
from trainer.ui.table.targets import Target

if TYPE_CHECKING:  # the page makes this
    from trainer.ui.play.screen import PlayScreen

IN_A_MENU = (g.Announce, g.Report, g.Plan)
SEEN = ("seat", "card", "bet", "stack", "pot", "floor", "stub", "burns", "muck", "rack")
"""Kinds of what a trainee looks at, whatever is done next."""
CARDS = ("card", "stub", "burns", "muck", "aside", "board", "board-slot")
HINT, WAIT = "Hint", "Nothing to do yet. Watch the players."
PLAYERS_ACT = "The players act in turn. Watch each bet."
EDGE, MENU_WEIGHS, BET_WEIGHS = 8, 20, 4  # a menu is never lain upon
PITCH_MS, END_MS = 320, 900  # between what the coach deals, and before the hand is ended
IN_PANEL = "Choose what to say and the amount"
GOES_ON = "You’ve got it. The rest of the deal runs by itself."


class Coached:
    """The coach of the hand on a page; without a `coach` it says nothing."""

    def __init__(self, page: "PlayScreen") -> None:
        self._page = page
        self.coach: Coach | None = None
        self._made: CoachView | None = None
        self._until = 0  # a hint is shown until so many gestures were made
        self._dealing = False  # the coach is about to do something
        self._held = False  # the players wait until a bet is announced

    @property
    def view(self) -> CoachView:
        """The slip and the rings, made when a coach first speaks."""
        if self._made is None:
            self._made = CoachView(self._page)
            self._made.skipped.connect(self.skip)
        return self._made

    @property
    def talks(self) -> bool:
        """Is the floor to be answered now? The coach keeps the list away while the hands have something to do first."""
        return self.coach is None or isinstance(self.coach.next_act(), IN_A_MENU)

    def opens_list(self, gestures: Sequence[g.Gesture]) -> bool:
        """Is the floor's list to be opened after this: at a question, and once the hands have done what came first?"""
        asked = any(isinstance(each.act, g.Ask) for each in gestures)
        record = self._page.dealing.record if self._page.dealing is not None else None
        still = record is not None and (self.coach is not None or wants_a_plan(record))
        waits = still and any(isinstance(each.act, g.Scramble) for each in gestures)
        return (asked or waits) and self.talks

    def take(self, coach: Coach | None) -> None:
        """Go on with this coach, or with none."""
        self.close()
        self.coach = coach
        self.point()

    def skip(self) -> None:
        """The trainee deals the rest of this hand alone."""
        self.close()
        if self._page.opening is not None:
            self._page.opening.skip()
        self._page.setFocus()

    def close(self) -> None:
        """No coach from here on."""
        self.coach = None
        self._go_on()
        if self._made is not None:
            self._made.away()

    def hint(self, words: str) -> None:
        """Show a hint until the next thing happens: these words, without any the next act."""
        page = self._page
        assert page.dealing is not None and page.hands is not None
        self._until = len(page.dealing.record)
        if words:
            self._tell(Pointer(words), HINT, hint=True)
            return
        coach = Coach(page.dealing.session)
        act = coach.next_act()
        if act is None:
            self._tell(Pointer(WAIT), HINT, hint=True)
        else:
            self._tell(pointer(act, page.hands, page.dealing.record.table), coach.heading(), hint=True)

    def point(self) -> None:
        """Say what comes next; nothing while others act, or while a panel over the table is used."""
        page = self._page
        if page.dealing is None or page.hands is None:
            return
        if self._behind or (self.coach is None and len(page.dealing.record) > self._until):
            if self._made is not None:
                self._made.away()
            return
        if self.coach is None:
            return
        self._go_on()
        if page.opening is not None and page.opening.running:
            self._open(page.opening.waits)
        elif not self._goes_on():
            self._point_at_next()

    def _point_at_next(self) -> None:
        """The next act, or what is watched meanwhile."""
        page = self._page
        if self.coach is None or page.dealing is None or page.hands is None:
            return
        act = None if page.chips.sheet is not None else self.coach.next_act()
        self._hold_for(act)
        if act is None:
            self._watch()
            return
        if isinstance(page.menu, ReportSheet) and isinstance(act, g.Report):
            self._tell_or_not(next_press(page.menu, act))
            return
        in_menu = page.menu is not None and isinstance(act, IN_A_MENU)
        found = pointer(act, page.hands, page.dealing.record.table, in_menu)
        self._tell_or_not(found if page.chips.voice is None else _in_panel(found))

    def _tell_or_not(self, found: Pointer | None) -> None:
        if found is None or self.coach is None:
            self.view.away()
        else:
            self._tell(found, self.coach.heading())

    def _hold_for(self, act: g.Act | None) -> None:
        """In a guided hand the players wait for the dealer's announcement, so that it is made when it should be."""
        if self.coach is not None and self.coach.guided and isinstance(act, g.AnnounceBet) and self._page.dealing:
            self._held = True
            self._page.dealing.pause()

    @property
    def _behind(self) -> bool:
        """Does something lie over the table that is answered or looked at first?"""
        page = self._page
        return page.leaving.dialog is not None or page.this_hand.menu is not None or page.looking.open

    def _go_on(self) -> None:
        """Whoever waited for the dealer's words acts again."""
        if self._held and self._page.dealing is not None:
            self._page.dealing.start()
        self._held = False

    def _watch(self) -> None:
        """Nothing to do: in a guided hand the coach says what the players are doing, in any other nothing."""
        assert self.coach is not None and self._page.dealing is not None
        record = self._page.dealing.record
        panel = self._page.chips.sheet is not None or self._page.chips.voice is not None
        betting = record.course.betting and record.course.pending and not record.table.stopped
        self._tell_or_not(Pointer(PLAYERS_ACT) if betting and self.coach.guided and not panel else None)

    def _open(self, name: str) -> None:
        """What is done by hand before the first pitch; nothing while it is seen."""
        if name:
            self._tell(pointer_by_hand(name), DEAL)
        else:
            self.view.away()

    def _goes_on(self) -> bool:
        """Is something done by the coach now? It follows a moment later, so that it is seen."""
        act = self.coach.by_itself() if self.coach is not None else None
        if act is None:
            return False
        self.view.away()
        if isinstance(act, g.Pitch):
            self._page.prompt.hint(GOES_ON)
        if not self._dealing:
            self._dealing, still = True, self._page.view.table.motion.reduced
            soon(self._page, self._does, 0 if still else END_MS if isinstance(act, g.NextHand) else PITCH_MS)
        return True

    def _does(self) -> None:
        self._dealing = False
        act = self.coach.by_itself() if self.coach is not None and not self._behind else None
        if act is not None and self._page.dealing is not None:
            self._page.dealing.do(act)

    def _tell(self, found: Pointer, heading: str, hint: bool = False) -> None:
        still = self._page.view.table.motion.reduced
        self.view.tell(found, heading, self._places(found), self._seen(), still, hint)

    def _places(self, found: Pointer) -> Places:
        button: QWidget | None = self._page.palette_.buttons.get(found.button)
        if button is not None and not button.isVisible():  # the report has its place
            button = None
        if found.entry is not None and self._page.menu is not None:
            button = self._page.menu.entries[found.entry]
            if isinstance(self._page.menu, ChoiceMenu):  # else the first entry would have a ring of its own
                self._page.menu.hold(button)
        view = self._page.view
        pressed = self._on_page(button, button.rect()) if button is not None else None
        room = self._on_page(view, view.rect()).adjusted(EDGE, EDGE, -EDGE, -EDGE)
        cards = found.start is None or found.start.kind in CARDS
        return Places(self._area(found.start), self._area(found.end), pressed, room, round=not cards)

    def _area(self, target: Target | None) -> QRect | None:
        area = self._page.view.table.area_of(target) if target is not None else None
        return None if area is None else self._on_page(self._page.view.viewport(), area)

    def _on_page(self, widget: QWidget, area: QRect) -> QRect:
        return QRect(widget.mapTo(self._page, area.topLeft()), area.size())

    def _seen(self) -> tuple[QRect, ...]:
        """What should not be hidden: seats with cards and bets, the board, pots, the floor, and a menu that is open."""
        targets = (each for each in self._page.view.table.targets() if each.kind in SEEN)
        found = [(each.kind, area) for each in targets if (area := self._area(each)) is not None]
        shown = [area for kind, area in found for _ in range(BET_WEIGHS if kind == "bet" else 1)]
        for panel in (self._page.menu, self._page.chips.voice):
            shown += [panel.area] * MENU_WEIGHS if panel is not None else []
        return tuple(shown)


def _in_panel(found: Pointer) -> Pointer | None:
    """What is left to press once the voice panel is open; None where it was opened for something else."""
    if found.button != "voice":
        return None
    return replace(found, mouse=IN_PANEL, keys=found.keys[1:], button="")
