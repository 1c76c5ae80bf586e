"""From an act to the events that make the play screen do it: what mouse and keyboard have in common."""

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from trainer.grading.harms import HIDDEN
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.chips import Chips
from trainer.kernel.happen_chips import pot_pushed
from trainer.kernel.table import MAIN, Table
from trainer.scenarios.palette import ANNOUNCEMENTS, PLANS
from trainer.ui.demo.events import Events
from trainer.ui.demo.spots import Unreachable
from trainer.ui.kit.stepper import Stepper
from trainer.ui.play.hands import Hands
from trainer.ui.play.leaving import GO
from trainer.ui.play.report_sheet import ReportSheet
from trainer.ui.play.report_way import towards
from trainer.ui.play.screen import PlayScreen

BUTTONS: dict[type[g.Act], str] = {
    g.Shuffle: "shuffle",
    g.Cut: "cut",
    g.Square: "square",
    g.Gather: "gather",
    g.BringInBets: "bring-in",
    g.Stop: "stop",
    g.Proceed: "proceed",
    g.NextHand: "next-hand",
    g.CallFloor: "floor",
}
ANSWERS = (g.Report, g.Plan)
FACE_DOWN = ("stub-top", "stub-bottom", "burns", "muck")


class Doer(ABC):
    """Does acts on a play screen by events only; it reads the screen as eyes do and calls nothing that changes it.

    What has the same effect is as good: cards go back on top of the stub, and chosen ones one after the other.
    """

    name: ClassVar[str]

    def __init__(self, screen: PlayScreen, events: Events) -> None:
        self.screen, self.events, self.view = screen, events, screen.view

    # --- what hands can do, each in its own way ----------------------------------------------------------------

    @abstractmethod
    def press(self, name: str) -> None:
        """One act of the palette."""

    @abstractmethod
    def name_seat(self, number: int, up: bool = False) -> None:
        """Point at a seat, as the answer to a question or to pitch there."""

    @abstractmethod
    def choose(self, cards: Sequence[Card]) -> None:
        """Take these cards up; nothing is chosen before. Raises Unreachable."""

    @abstractmethod
    def bring(self, cards: Sequence[Card], to: str, up: bool = False) -> None:
        """Move cards to stub, burns, muck, aside, board or hand-N, as they lie or face `up`. Raises Unreachable."""

    @abstractmethod
    def take(self, entry: int) -> None:
        """Take an entry, from 0, of the menu that is open."""

    @abstractmethod
    def leave_menu(self) -> None:
        """Close the menu that is open without taking anything."""

    @abstractmethod
    def burn(self) -> None:
        """Burn the top card."""

    @abstractmethod
    def lay(self, up: bool) -> None:
        """One card from the stub to the board."""

    @abstractmethod
    def free_for_pitching(self) -> None:
        """Have the stub in hand where that matters."""

    @abstractmethod
    def take_chips(self, place: str, chips: Chips) -> None:
        """Take exactly these chips of a place in hand. Raises Unreachable."""

    @abstractmethod
    def send_chips(self, to: str) -> None:
        """What was taken goes to a pot or to a stack. Raises Unreachable."""

    @abstractmethod
    def begin_change(self, place: str, give: Chips, other: str) -> None:
        """Have the change sheet open with these chips of a place to be changed with another one. Raises Unreachable."""

    @abstractmethod
    def set_count(self, stepper: Stepper, count: int) -> None:
        """Make a stepper of the change sheet show a number."""

    @abstractmethod
    def make_change(self) -> None:
        """Say that the change is right as the sheet shows it."""

    @abstractmethod
    def count(self, act: g.Count) -> None:
        """Count out the chips of a place."""

    @abstractmethod
    def all_in_button(self, act: g.AllInButton) -> None:
        """Put the all-in button before a seat, or take it up."""

    @abstractmethod
    def speak(self, saying: str, seat: int, amount: int) -> None:
        """Say one of SAYINGS through the voice panel."""

    # --- acts --------------------------------------------------------------------------------------------------

    def do(self, act: g.Act) -> None:
        """Do one act. Raises Unreachable where the screen has no way to it."""
        if self.screen.menu is not None and not isinstance(act, ANSWERS):
            self.leave_menu()
        if type(act) in BUTTONS:
            self.press(BUTTONS[type(act)])
            self._confirm()
        elif type(act) in DOING:
            DOING[type(act)](self, act)
        else:
            raise Unreachable(f"the screen has no way to {act.verb}")

    def _confirm(self) -> None:
        """A hand that is ended in the middle asks once: yes, it is meant."""
        dialog = self.screen.leaving.dialog
        if dialog is not None:
            self.events.click(self.events.point(dialog.buttons[GO]))

    @property
    def hands(self) -> Hands:
        assert self.screen.hands is not None, "no hand is being dealt"
        return self.screen.hands

    @property
    def table(self) -> Table:
        assert self.screen.dealing is not None, "no hand is being dealt"
        return self.screen.dealing.record.table

    @property
    def gestures(self) -> list[g.Gesture]:
        assert self.screen.dealing is not None, "no hand is being dealt"
        return self.screen.dealing.record.gestures

    def pitch(self, act: g.Pitch) -> None:
        self.free_for_pitching()
        self.name_seat(act.seat, act.up)

    def lay_all(self, act: g.Lay) -> None:
        """The screen spreads three on an empty board and lays one on any other. Raises Unreachable."""
        before = len(self.gestures)
        while (laid := self._laid(before)) < act.count:
            self.lay(act.up)
            if self._laid(before) == laid:
                raise Unreachable("no card came to the board")

    def _laid(self, since: int) -> int:
        return sum(each.act.count for each in self.gestures[since:] if isinstance(each.act, g.Lay))

    def turn(self, act: g.Turn) -> None:
        down = tuple(each.card for each in self.table.board if not each.up)
        if not (act.up and set(act.cards) == set(down)):
            self.choose(act.cards)
        self.press("turn")

    def scramble(self, act: g.Scramble) -> None:
        whole = {each.card for each in self.table.board}
        if set(act.cards) != whole:
            zone = dict(self.table.zones())[self.table.where(act.cards[0])]
            self.choose([each.card for each in zone if each.card in act.cards])
        self.press("scramble")

    def move(self, act: g.Move) -> None:
        """Cards lie as they are to lie before they move; what no one may see where it lies goes face up on its way."""
        wrong = tuple(each for each in act.cards if self.table.find(each).up != act.up and act.to not in FACE_DOWN)
        hidden = any(self.table.where(each) in HIDDEN for each in wrong)
        if wrong and not hidden:
            self.turn(g.Turn(act.up, wrong))
        self.bring(act.cards, "stub" if act.to.startswith("stub") else act.to, hidden)

    def muck(self, act: g.Muck) -> None:
        self.press("muck")
        self.name_seat(act.seat)

    def move_button(self, act: g.MoveButton) -> None:
        self.press("button")
        self.name_seat(act.seat)

    def push(self, seats: Sequence[int]) -> None:
        """Push the whole pot to one seat, or split it."""
        self.press("push")
        for each in seats:
            self.name_seat(each)
        self.press("proceed")

    def push_pot(self, act: g.PushPot) -> None:
        """A whole pot where there is but one, else chips of a pot."""
        if len(self.table.pots) == 1 and act.chips == self.table.pot:
            self.push([act.seat])
        else:
            self.move_chips(pot_pushed(act), act.chips, f"stack-{act.seat}")

    def move_chips(self, place: str, chips: Chips, to: str) -> None:
        """Take chips up and put them somewhere. Raises Unreachable."""
        self.take_chips(place, chips)
        self.send_chips(to)

    def trade(self, place: str, give: Chips, other: str, take: Chips) -> None:
        """Make change on the sheet. Raises Unreachable."""
        if not give:
            self.trade(other, take, place, give)
            return
        self.begin_change(place, give, other)
        sheet = self.screen.chips.sheet
        if sheet is None:
            raise Unreachable(f"no change can be made between {place} and {other}")
        for steppers, chips in ((sheet.gives, give), (sheet.takes, take)):
            wanted = dict(chips.piles)
            if set(wanted) - set(steppers):
                raise Unreachable("there are no such chips")
            for value, stepper in steppers.items():
                if stepper.value != wanted.get(value, 0):
                    self.set_count(stepper, wanted.get(value, 0))
        self.make_change()

    @abstractmethod
    def return_bet(self, act: g.ReturnBet) -> None:
        """Give a seat a bet back, or some of it."""

    def announce(self, act: g.Announce) -> None:
        self.press("announce")
        self.take(list(ANNOUNCEMENTS).index(act.what))

    def answer(self, act: g.Report | g.Plan) -> None:
        if self.screen.menu is None:
            self.press("floor")
        if isinstance(act, g.Plan):
            self.take(list(PLANS).index(act.what))
            return
        while isinstance(sheet := self.screen.menu, ReportSheet):
            self.take(sheet.place_of(towards(sheet.draft, act.told or (), act.what)))


DOING: dict[type[g.Act], Callable[[Doer, Any], None]] = {
    g.Pitch: Doer.pitch,
    g.Burn: lambda doer, _: doer.burn(),
    g.Lay: Doer.lay_all,
    g.Turn: lambda doer, act: doer.turn(act),
    g.Scramble: Doer.scramble,
    g.Move: Doer.move,
    g.Muck: Doer.muck,
    g.MoveButton: lambda doer, act: doer.move_button(act),
    g.ReturnBet: lambda doer, act: doer.return_bet(act),
    g.PushPot: lambda doer, act: doer.push_pot(act),
    g.PushSide: lambda doer, act: doer.push_pot(act),
    g.Collect: lambda doer, act: doer.move_chips(f"bet-{act.seat}", act.chips, act.pot),
    g.Shift: lambda doer, act: doer.move_chips(act.pot, act.chips, act.to),
    g.Trade: lambda doer, act: doer.trade(act.place, act.give, act.other, act.take),
    g.Change: lambda doer, act: doer.trade("rack", act.give, f"stack-{act.seat}", act.take),
    g.ChangePot: lambda doer, act: doer.trade("rack", act.give, MAIN, act.take),
    g.Count: lambda doer, act: doer.count(act),
    g.AllInButton: lambda doer, act: doer.all_in_button(act),
    g.AnnounceBet: lambda doer, act: doer.speak(act.kind, 0, act.amount),
    g.AskFor: lambda doer, act: doer.speak("ask-for", act.seat, act.amount),
    g.AskHowMuch: lambda doer, act: doer.speak("how-much", act.seat, 0),
    g.ActionOn: lambda doer, act: doer.speak("action-on", act.seat, 0),
    g.AskToShow: lambda doer, act: doer.speak("show", act.seat, 0),
    g.Announce: Doer.announce,
    g.Report: Doer.answer,
    g.Plan: Doer.answer,
}
