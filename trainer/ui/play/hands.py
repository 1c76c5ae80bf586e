"""What the trainee's hands do: keys, clicks and drags become acts. No Qt, no rules: the table lets them err.

Two habits make it quick: a destination key moves the chosen cards if there are any and else takes from the stub;
while the stub is in hand a click on a seat pitches there.
"""

from collections.abc import Callable

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card, card
from trainer.kernel.table import Cards, Table
from trainer.rules.course import FLOP_CARDS
from trainer.ui.play.acts import IN_HAND, PROMPTS, SIMPLE, ZONES
from trainer.ui.play.chance import Chance
from trainer.ui.play.chip_hands import ChipHands
from trainer.ui.play.nothing import (
    EMPTY,
    FACE_DOWN,
    FACE_UP,
    SQUARE_ALREADY,
    STUB_DOWN,
    STUB_HELD,
    TO_SQUARE,
    no_seat,
    why_click,
    why_drag,
)
from trainer.ui.play.together import to_set_aside, whole_hand, whole_stub
from trainer.ui.table.targets import Target


class Hands:
    """The dealer's hands between gestures: what is held, chosen or about to be asked.

    Every method returns the acts that follow, often none. `hint` says in a few words why nothing followed. `flop`
    tells that a flop game is dealt: three cards are spread on an empty board in one motion, and one on any other.
    `pitching` is so from when a pitch is wanted until its seat is named.
    """

    def __init__(self, chance: Chance, flop: bool = False) -> None:
        self.chance, self.flop = chance, flop
        self.stub_in_hand, self.pitching = True, False
        self.face_up = False
        self.chips = ChipHands()
        self.chosen: tuple[Card, ...] = ()
        self.hint = ""
        self._asking = ""

    @property
    def asking(self) -> str:
        """What is asked of the trainee, by its name; "" for nothing."""
        return self._asking or self.chips.asking

    @property
    def lit(self) -> frozenset[str]:
        """The acts of the palette that wait for something, or go on until they are over."""
        on = {"pitch": self.pitching, "face": self.face_up, self.asking: True}
        return frozenset(name for name, so in on.items() if name and so)

    def prompt(self, table: Table) -> str:
        """What is asked of the trainee, or what is in the hand and how it gets out of it; "" for nothing."""
        asked = PROMPTS.get(self._asking, "") or self.chips.prompt(table)
        if self.chosen and not asked:
            return IN_HAND.format(cards="1 card" if len(self.chosen) == 1 else f"{len(self.chosen)} cards")
        return asked or (PROMPTS["pitch"] if self.pitching else "")

    # --- what can be done --------------------------------------------------------------------------------------

    def do(self, name: str, table: Table, last_dealt: tuple[Card, ...] = ()) -> tuple[g.Act, ...]:
        """Do one act of the palette by its name. `last_dealt` are the cards that left the stub last."""
        self.hint = ""
        self._asking = "" if name not in PROMPTS else self._asking
        self.pitching = self.pitching and name in ("pitch", "face")
        acts = self._of_chips(self.chips.do(name, table))
        if acts is not None:
            return acts
        if name == "take-back":
            return self._take_back(table, last_dealt)
        if name in SIMPLE:
            return self._said(SIMPLE[name]())
        return self._doing(name)(table)

    def seat(self, number: int, table: Table, up: bool = False) -> tuple[g.Act, ...]:
        """A seat was named by key or click: it answers what is asked, takes the chosen cards, or gets a card."""
        self.hint, self.pitching = "", False
        there = 1 <= number <= len(table.seats)
        if self._asking:
            return self._answered(number, table) if there else self._refuse(no_seat(number))
        acts = self._of_chips(self.chips.number(number, table))
        if acts is not None:
            return acts
        if not there:
            return self._refuse(no_seat(number))
        return (
            self._move(f"hand-{number}", table, up)
            if self.chosen
            else self._off_the_stub(g.Pitch(number, up or self.face_up), table)
        )

    def _of_chips(self, acts: tuple[g.Act, ...] | None) -> tuple[g.Act, ...] | None:
        """What the hands did with chips, None where it was no matter of chips."""
        if acts is not None:
            self.hint, self.chosen, self._asking = self.chips.hint, (), ""
        return acts

    def choose(self, card: Card) -> None:
        """Take a card up, or let it go again."""
        self.chips.let_go()
        self.pitching = False
        self.chosen = tuple(c for c in self.chosen if c != card) if card in self.chosen else (*self.chosen, card)

    def choose_all(self, lying: Cards) -> None:
        """Take up all cards of a zone, or let them go when all are held."""
        self.chips.let_go()
        self.pitching = False
        group = tuple(each.card for each in lying)
        self.chosen = () if set(group) <= set(self.chosen) else group

    def let_go(self) -> None:
        """Forget what is asked and chosen; with nothing of either, put the stub down or take it up."""
        idle = not (self._asking or self.chosen or self.chips.busy or self.pitching)
        self._clear()
        if idle:
            self._put_stub(not self.stub_in_hand)

    def _put_stub(self, in_hand: bool) -> None:
        self.stub_in_hand, self.hint = in_hand, STUB_HELD if in_hand else STUB_DOWN

    def _clear(self) -> None:
        self._asking, self.chosen, self.hint, self.pitching = "", (), "", False
        self.chips.let_go()

    # --- the mouse ---------------------------------------------------------------------------------------------

    def click(self, spot: Target, table: Table, up: bool = False, single: bool = False) -> tuple[g.Act, ...]:
        """A click: `up` for the right button, face up and all chips; `single` for one chip, or all cards of a place."""
        self.hint = ""
        dealt_to = spot.chips_at.startswith("stack-") and self.stub_in_hand and not self.chips.busy
        if not (self._asking or dealt_to):
            acts = self._of_chips(self.chips.click(spot, table, single, up))
            if acts is not None:
                return acts
        before = self.chosen, self.stub_in_hand, self.asking
        acts = self._whole(spot.place, table) if single and spot.place in ZONES else self._hit(spot, table, up)
        if not acts and not self.asking and before == (self.chosen, self.stub_in_hand, self.asking):
            self.hint = self.hint or why_click(spot, self.stub_in_hand)
        return acts

    def _whole(self, place: str, table: Table) -> tuple[g.Act, ...]:
        """All cards of a place are taken up."""
        lying = dict(table.zones())[place]
        self._asking = ""
        self.choose_all(lying)
        return () if lying else self._refuse(EMPTY[place])

    def _hit(self, spot: Target, table: Table, up: bool) -> tuple[g.Act, ...]:
        """A click that is no matter of chips alone."""
        if spot.kind == "muck" and not self._asking and self._off_the_muck(table):
            return ()
        if self._beside_the_chosen(spot, table):
            self.choose(card(spot.key or ""))
            return ()
        if spot.seat and (self.asking or self.chosen or self.stub_in_hand):
            return self.seat(spot.seat, table, up)
        if spot.kind == "stub" and up:
            return self._square(table)
        if spot.kind == "stub":
            self._clear()
            self._put_stub(not self.stub_in_hand)
            return ()
        if spot.kind == "button":
            return self.do("button", table)
        return self._at_a_zone(spot, table, up)

    def _at_a_zone(self, spot: Target, table: Table, up: bool) -> tuple[g.Act, ...]:
        if spot.kind == "pot":
            return self._of_chips(self.chips.push_from(spot.chips_at, table)) or ()
        if self.chosen and spot.place in ZONES and not spot.key:
            return self._move(ZONES[spot.place], table)
        if self.stub_in_hand and not self.chosen and (_deals_at(spot)):
            return self._from_stub(spot, table, up)
        if spot.key:
            self.choose(card(spot.key))
        return ()

    def _off_the_muck(self, table: Table) -> bool:
        """Take up the uppermost card of the muck, and with each click the next; not beside cards from elsewhere."""
        lying = [each.card for each in reversed(table.muck)]
        mine = bool(lying) and set(self.chosen) <= set(lying)
        self.chosen += tuple(each for each in lying if each not in self.chosen)[:1] if mine else ()
        return mine

    def _beside_the_chosen(self, spot: Target, table: Table) -> bool:
        """Is this another card of the zone from which cards are being chosen?"""
        choosing = spot.key and self.chosen and not self.asking
        return bool(choosing) and table.where(card(spot.key or "")) == table.where(self.chosen[0])

    def turn_over(self, spot: Target, table: Table) -> tuple[g.Act, ...]:
        """A double click turns a card over."""
        if not spot.key:
            return ()
        self.chosen = ()
        turned = card(spot.key)
        return (g.Turn(not table.find(turned).up, (turned,)),)

    def drag(self, start: Target, end: Target, table: Table, up: bool = False) -> tuple[g.Act, ...]:
        """Something was dragged from one place to another; `up` for the right button."""
        self.hint = ""
        acts = self._drag(start, end, table, up)
        if not acts and self.chips.exchange is None:
            self.hint = self.hint or why_drag(start, end, table)
        return acts

    def _drag(self, start: Target, end: Target, table: Table, up: bool) -> tuple[g.Act, ...]:
        if start.kind == "stub":
            whole = whole_stub(self.chosen, table)
            return self._carry(self.chosen[0], end, table, up) if whole else self._from_stub(end, table, up)
        if start.kind == "button" and end.seat:
            return (g.MoveButton(end.seat),)
        if start.kind == "muck" and end.kind != "muck" and (self.chosen or self._off_the_muck(table)):
            return self._carry(self.chosen[0], end, table, up)
        acts = self._of_chips(self.chips.drag(start, end, table))
        if acts is not None:
            return acts
        return self._carry(card(start.key), end, table, up) if start.key else ()

    def _from_stub(self, end: Target, table: Table, up: bool) -> tuple[g.Act, ...]:
        if not table.stub:
            return self._refuse("The stub is empty.")
        if end.seat:
            return (g.Pitch(end.seat, up or self.face_up),)
        if end.place in ("aside", "muck"):
            top = to_set_aside(table)
            return (g.Move(end.place, top.up, (top.card,)),)
        if end.place == "board":
            return (self._to_board(table, up),)
        return (g.Burn(),) if end.place == "burns" else ()

    def _carry(self, carried: Card, end: Target, table: Table, up: bool) -> tuple[g.Act, ...]:
        whose = whole_hand(carried, table) if end.place == "muck" and carried not in self.chosen else None
        if whose:
            return self._said(g.Muck(whose))
        self.chosen = self.chosen if carried in self.chosen else (carried,)
        to = f"hand-{end.seat}" if end.seat else ZONES.get(end.place, "")
        if to and table.where(carried) != to:
            return self._move(to, table, up)
        self.chosen = ()
        return ()

    def _doing(self, name: str) -> Callable[[Table], tuple[g.Act, ...]]:
        doing: dict[str, Callable[[Table], tuple[g.Act, ...]]] = {
            "pitch": self._pitch,
            "face": self._face,
            "burn": self._burn,
            "lay": self._lay,
            "lay-over": self._lay_over,
            "turn": self._turn,
            "aside": self._aside,
            "scramble": self._scramble,
            "shuffle": self._shuffle,
            "cut": self._cut,
            "square": self._square,
            "muck": self._muck,
            "button": lambda _: self._ask("button"),
        }
        return doing[name]

    # --- acts --------------------------------------------------------------------------------------------------

    def _pitch(self, table: Table) -> tuple[g.Act, ...]:
        """Asks for the seat; pressed again it puts the stub down."""
        again = self.pitching
        self._clear()
        self._put_stub(not again)
        if not (again or table.stub):
            return self._refuse("The stub is empty.")
        self.pitching, self.hint = not again, self.hint if again else ""
        return ()

    def _face(self, _: Table) -> tuple[g.Act, ...]:
        self.face_up = not self.face_up
        return self._refuse(FACE_UP if self.face_up else FACE_DOWN)

    def _burn(self, table: Table) -> tuple[g.Act, ...]:
        return self._move("burns", table) if self.chosen else self._off_the_stub(g.Burn(), table)

    def _lay(self, table: Table) -> tuple[g.Act, ...]:
        if self.chosen:
            return self._move("board", table)
        return self._off_the_stub(self._to_board(table), table)

    def _lay_over(self, table: Table) -> tuple[g.Act, ...]:
        """Deal to the board the other way up than it comes by itself; chosen cards go there as they are."""
        return self._lay(table) if self.chosen else self._off_the_stub(self._to_board(table, over=True), table)

    def _to_board(self, table: Table, over: bool = False) -> g.Lay:
        turned, self.face_up = self.comes_up(table) is not over, False  # what comes next is another matter
        return g.Lay(FLOP_CARDS if self.flop and not table.board else 1, turned)

    def comes_up(self, table: Table) -> bool:
        """Does a card dealt to the board now come face up?"""
        return self.face_up or self.lays_up(table)

    def lays_up(self, table: Table) -> bool:
        """Does the next card of the board come face up by itself, as the turn and the river do?"""
        return self.flop and len(table.board) >= FLOP_CARDS and all(each.up for each in table.board)

    def given(self, pointed_at: Card) -> None:
        """The floor points at a card: it is in the hand."""
        self._clear()
        self.chosen = (pointed_at,)

    def _turn(self, table: Table) -> tuple[g.Act, ...]:
        group = self.chosen or tuple(each.card for each in table.board if not each.up)
        if not group:
            return self._refuse("Choose the cards to turn over.")
        up = not all(table.find(card).up for card in group)
        self.chosen = ()
        return (g.Turn(up, group),)

    def _take_back(self, table: Table, last_dealt: tuple[Card, ...]) -> tuple[g.Act, ...]:
        self.chosen = self.chosen or last_dealt
        return self._move("stub-top", table)

    def _aside(self, table: Table) -> tuple[g.Act, ...]:
        if not self.chosen and table.stub:
            self.chosen = (to_set_aside(table).card,)
        return self._move("aside", table)

    def _scramble(self, table: Table) -> tuple[g.Act, ...]:
        group = self.chosen or tuple(each.card for each in table.board)
        together = len({table.where(card) for card in group}) == 1
        if len(group) < 2 or not together:
            return self._refuse("Choose two or more cards in the same place.")
        self.chosen = ()
        return (g.Scramble(self.chance.scramble_order(group)),)

    def _shuffle(self, table: Table) -> tuple[g.Act, ...]:
        if len(table.stub) < 2:
            return self._refuse("There is nothing to shuffle.")
        return (g.Shuffle(self.chance.shuffle_order(tuple(each.card for each in table.stub))),)

    def _cut(self, table: Table) -> tuple[g.Act, ...]:
        if len(table.stub) < 2:
            return self._refuse("There is nothing to cut.")
        return (g.Cut(self.chance.cut_depth()),)

    def _square(self, table: Table) -> tuple[g.Act, ...]:
        self._clear()
        if len(table.stub) < 2:
            return self._refuse(TO_SQUARE)
        return (g.Square(),) if table.loose else self._refuse(SQUARE_ALREADY)

    def _muck(self, table: Table) -> tuple[g.Act, ...]:
        return self._move("muck", table) if self.chosen else self._ask("muck")

    def _ask(self, what: str) -> tuple[g.Act, ...]:
        again = self._asking == what
        self._clear()
        self._asking = "" if again else what
        return ()

    def _answered(self, number: int, table: Table) -> tuple[g.Act, ...]:
        asked, self._asking = self._asking, ""
        if asked == "button":
            return (g.MoveButton(number),)
        if not table.seat(number).hand:
            return self._refuse(f"Seat {number} has no cards.")
        return (g.Muck(number),)

    def _move(self, to: str, table: Table, up: bool = False) -> tuple[g.Act, ...]:
        """The chosen cards go somewhere as they lie, or `up`; in the stub, the burns and the muck they lie down."""
        group, self.chosen = self.chosen, ()
        if not group:
            return self._refuse("Choose the cards first.")
        if to in ("stub-top", "burns", "muck"):
            return (g.Move(to, False, group),)
        ups = tuple(card for card in group if up or table.find(card).up)
        downs = tuple(card for card in group if card not in ups)
        return tuple(g.Move(to, up, some) for up, some in ((True, ups), (False, downs)) if some)

    def _said(self, act: g.Act) -> tuple[g.Act, ...]:
        self._clear()
        return (act,)

    def _refuse(self, why: str) -> tuple[g.Act, ...]:
        self.hint = why
        return ()

    def _off_the_stub(self, act: g.Act, table: Table) -> tuple[g.Act, ...]:
        """A card dealt by its key: whoever put the stub down takes it up for that."""
        self.stub_in_hand = self.stub_in_hand or bool(table.stub)
        return (act,) if table.stub else self._refuse("The stub is empty.")


def _deals_at(spot: Target) -> bool:
    """Is it a place for cards, not the felt around: the burns, a slot of the board or a card on it?"""
    return spot.place == "burns" or spot.kind == "board-slot" or (spot.kind == "card" and spot.place == "board")
