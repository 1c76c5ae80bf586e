"""The dealer's hands on chips: what is taken up, where it goes, what is still asked. No Qt, no rules: they may err.

A method answers None when what was done is no matter of chips, else the acts that follow, often none.
"""

from collections.abc import Callable

from trainer.kernel import gestures as g
from trainer.kernel.happen_chips import RACK, chips_at
from trainer.kernel.table import MAIN, Table
from trainer.ui.play.acts import CANCEL
from trainer.ui.play.chip_moves import (
    Exchange,
    chips_words,
    is_pot,
    place_name,
    place_target,
    pots_with_chips,
    pushed,
    sent,
)
from trainer.ui.play.chip_pick import Acts, ChipPick
from trainer.ui.play.nothing import DROP_CHIPS, HANDS_FULL, THERE, no_seat
from trainer.ui.table.picture import seat_of
from trainer.ui.table.targets import Target

PROMPTS = {
    "push": f"Push {{pot}} to whom? Choose one seat, or several to split it. Then press Enter. {CANCEL}",
    "which-pot": f"Push which pot? 0 is the main pot, 1 to {{sides}} the side pots. {CANCEL}",
    "side": f"Into which side pot, 1 to {{next}}? {CANCEL}",
    "return": f"Whose bet goes back? Choose a seat. {CANCEL}",
    "all-in": f"Put the all-in button in front of which seat? {CANCEL}",
    "count": f"Count what? Choose chips, or a seat for its bet. {CANCEL}",
    "change": f"Change what? Choose the chips, then where to change them. {CANCEL}",
    "amount": f"How much of {{place}}? {{typed}} Then press Enter. {CANCEL}",
}
HELD = "1–9 to a seat, I main pot, J side pot, Y change, Esc cancels: {chips} from {place}"


class ChipHands(ChipPick):
    """What is done with the chips in the hand, and what is done to chips without taking them up."""

    def prompt(self, table: Table) -> str:
        """What is asked of the trainee, or what is in the hand."""
        if self.asking == "push" and self.seats:
            return f"To seat {' and '.join(map(str, self.seats))}: press Enter or Push pot. Another seat splits it."
        if self.asking:
            sides = len(table.pots) - 1
            place, pot = place_name(self.held.place, table) if self.held else "", place_name(self.pot, table)
            words = {"pot": pot, "place": place, "typed": self.typed or "0", "sides": sides, "next": sides + 1}
            return PROMPTS[self.asking].format(**words)
        if self.held is None:
            return ""
        place = place_name(self.held.place, table)
        return HELD.format(chips=chips_words(self.held.chips, self.here), place=place)

    # --- acts --------------------------------------------------------------------------------------------------

    def do(self, name: str, table: Table) -> Acts | None:
        """An act of the palette."""
        self.hint = ""
        doing: dict[str, Callable[[Table], Acts | None]] = {
            "bring-in": lambda table: self._send(MAIN, table) if self.held else None,
            "side": self._side,
            "return": self._return,
            "push": self._push,
            "proceed": self._proceed,
            "change": self._change,
            "count": self._count,
            "all-in": lambda _: self._ask("all-in"),
        }
        return doing[name](table) if name in doing else None

    def number(self, number: int, table: Table) -> Acts | None:
        """A figure was pressed or a seat was hit."""
        self.hint = ""
        if self.asking == "amount":
            self.typed += str(number)
            return ()
        answers: dict[str, Callable[[int, Table], Acts]] = {
            "push": self._name_seat,
            "which-pot": self._choose_pot,
            "side": self._into_side,
            "return": self._give_back,
            "all-in": self._all_in,
            "count": self._count_seat,
            "change": self._change_with,
        }
        if self.asking in answers:
            return answers[self.asking](number, table)
        return self._send(f"stack-{number}", table) if self.held and number else None

    def click(self, spot: Target, table: Table, single: bool, whole: bool) -> Acts | None:
        """A click on chips, or on something while chips are in the hand."""
        self.hint = ""
        place = spot.chips_at
        if self.asking == "count" and place:
            return self._counted(place)
        if self.asking == "which-pot" and is_pot(place):
            return self._choose_pot(0 if place == MAIN else int(place.removeprefix("side-")), table)
        if spot.kind == "all-in":
            return self._all_in(spot.seat, table) if spot.seat else self._ask("all-in")
        other_bet = spot.kind == "chips" and place.startswith("bet-") and self.asking != "change"
        if self.held is not None and place != self.held.place and not other_bet:
            return self._put(spot, table)
        if spot.kind == "chips" and self.asking in ("", "change"):
            changing = self.asking == "change"
            if whole:
                self.take(place, table)
            else:
                self.choose(spot, table, single)
            self.asking = "change" if changing and self.held else ""
            return ()
        return None

    def drag(self, start: Target, end: Target, table: Table) -> Acts | None:
        """What is in the hand was carried from its place to somewhere."""
        self.hint = ""
        if start.kind == "all-in":
            return self._all_in(start.seat or end.seat or 0, table) if start.seat != end.seat else ()
        if not start.chips_at:
            return None
        if start.kind == "bet" and end.place == "board":
            self.let_go()
            return (g.BringInBets(),)
        if self.held is None:
            self.pick_up(start, table, single=False, whole=False)
        acts = self._put(end, table) if self.held is not None else ()
        if self.exchange is None:
            why = self.hint or ("" if acts else DROP_CHIPS)
            self.let_go()
            self.hint = why
        return acts or ()

    # --- where it goes -----------------------------------------------------------------------------------------

    def _put(self, spot: Target, table: Table) -> Acts | None:
        """The chips in the hand go where something was hit; on other chips in front and the tray they are changed."""
        assert self.held is not None
        place, own = spot.chips_at, self.held.place
        if self.asking == "change" and (place or spot.seat):
            return self._exchange(place or f"stack-{spot.seat}")
        if place == own:
            return self._refuse(THERE)
        if is_pot(place):
            return self._send(place, table)
        if place == RACK or (place.startswith("bet-") and seat_of(place) != seat_of(own)):
            return self._exchange(place)
        if spot.seat is None:
            return None
        if own == RACK:
            return self._exchange(f"stack-{spot.seat}")
        return self._send(f"stack-{spot.seat}", table)

    def _send(self, to: str, table: Table) -> Acts:
        held = self.held
        self.let_go()
        if held is None or not held.chips or held.place == to:
            return self._refuse("There is nothing in your hand." if held is None or not held.chips else THERE)
        number = seat_of(to)
        if number is not None and not 1 <= number <= len(table.seats):
            return self._refuse(no_seat(number))
        return (sent(held, to),)

    def _exchange(self, other: str) -> Acts:
        held = self.held
        self.let_go()
        if held is None or held.place == other:
            return self._refuse("Choose a different place to make change.")
        self.exchange = Exchange(held.place, held.chips, other)
        return ()

    def _side(self, _: Table) -> Acts:
        if self.held is None:
            return self._refuse("Pick up the chips first.")
        return self._ask("side")

    def _into_side(self, number: int, table: Table) -> Acts:
        self.asking = ""
        if not 1 <= number <= len(table.pots):
            return self._refuse(f"The next side pot is side pot {len(table.pots)}.")
        return self._send(f"side-{number}", table)

    def _return(self, table: Table) -> Acts:
        if self.held is None:
            return self._ask("return")
        seat = seat_of(self.held.place)
        return self._send(f"stack-{seat}", table) if seat else self._refuse("Choose the seat that gets these chips.")

    def _give_back(self, number: int, table: Table) -> Acts:
        self.asking = ""
        if not 1 <= number <= len(table.seats):
            return self._refuse(no_seat(number))
        bet = table.seat(number).bet
        return (g.ReturnBet(number, bet),) if bet else self._refuse(f"Seat {number} has no bet.")

    def _change(self, _: Table) -> Acts:
        if self.held is not None:
            other = self.standing if self.standing not in ("", self.held.place) else RACK
            return self._exchange(other) if other != self.held.place else self._ask("change")
        return self._ask("change")

    def _change_with(self, number: int, table: Table) -> Acts:
        if self.held is None or not 1 <= number <= len(table.seats):
            return self._refuse("Pick up the chips first.")
        return self._exchange(f"stack-{number}")

    def _count(self, _: Table) -> Acts:
        place = self.standing or (self.held.place if self.held else "")
        return self._counted(place) if place else self._ask("count")

    def _counted(self, place: str) -> Acts:
        self.let_go()
        return (g.Count(place),)

    def _count_seat(self, number: int, table: Table) -> Acts:
        self.asking = ""
        if not 1 <= number <= len(table.seats):
            return self._refuse(no_seat(number))
        seat = table.seat(number)
        return (g.Count(f"{'bet' if seat.bet else 'stack'}-{number}"),)

    def _all_in(self, number: int | None, table: Table) -> Acts:
        self.asking = ""
        known = number is not None and 1 <= number <= len(table.seats)
        return (g.AllInButton(number or 0),) if known else self._refuse(no_seat(number or 0))

    # --- pushing pots ------------------------------------------------------------------------------------------

    def _push(self, table: Table) -> Acts:
        if self.asking == "push" and self.seats:
            return self._confirm(table)
        if self.held is not None:
            return self._refuse(HANDS_FULL)
        pots = pots_with_chips(table)
        if not pots:
            return self._refuse("There is nothing in the pot.")
        self.pot = pots[0]
        return self._ask("push" if len(pots) == 1 else "which-pot")

    def push_from(self, place: str, table: Table) -> Acts:
        """A pot was hit: to whom does it go?"""
        if not chips_at(table, place):
            return self._refuse("There is nothing in the pot.")
        self.pot = place
        return self._ask("push")

    def _choose_pot(self, number: int, table: Table) -> Acts:
        self.asking = ""
        place = f"side-{number}" if number else MAIN
        if place not in pots_with_chips(table):
            return self._refuse(f"There are no chips in {place_name(place, table)}.")
        return self.push_from(place, table)

    def _name_seat(self, number: int, table: Table) -> Acts:
        if 1 <= number <= len(table.seats):
            named = number in self.seats
            self.seats = tuple(s for s in self.seats if s != number) if named else (*self.seats, number)
            return ()
        return self._refuse(no_seat(number))

    def _proceed(self, table: Table) -> Acts | None:
        if self.asking == "push" and self.seats:
            return self._confirm(table)
        if self.asking == "amount":
            return self.take_typed(table)
        there = self.standing if self.held is not None and self.standing != self.held.place else ""
        return self._put(place_target(there), table) if there else None

    def _confirm(self, table: Table) -> Acts:
        seats, pot = self.seats, self.pot
        self.let_go()
        return pushed(table, seats, pot)

    def _ask(self, what: str) -> Acts:
        self.asking, self.seats = ("", ()) if self.asking == what else (what, ())
        return ()
