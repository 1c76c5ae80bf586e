"""The acts that achieve the steps of a remedy, one at a time, as the perfect dealer does them.

A performer answers with the next act towards its step, or None while play has to go on first (or the floor has to
act): then routine and players carry the hand along.
"""

from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from trainer.grading.moment import cards_of
from trainer.grading.open_matter import OpenMatter
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.chips import pick
from trainer.kernel.table import Cards, Table
from trainer.rules.course import HOLE_CARDS, LAST_STREET, Course
from trainer.rules.facts import Facts
from trainer.rules.record import Record
from trainer.rules.routine import deal_order


@dataclass(frozen=True)
class Task:
    """A step to be done on a matter at the end of a record; `seed` drives the chance in it."""

    record: Record
    one: OpenMatter
    seed: int

    @property
    def table(self) -> Table:
        return self.record.table

    @property
    def course(self) -> Course:
        return self.record.course

    @property
    def stud(self) -> bool:
        return self.record.setup.game == "stud"

    @property
    def subject(self) -> tuple[Card, ...]:
        return self.one.matter.cards

    @property
    def seats(self) -> tuple[int, ...]:
        return self.one.matter.seats

    def facts(self) -> Facts:
        return Facts(self.record, len(self.record))

    def mixed(self, word: str, some: tuple[Card, ...]) -> tuple[Card, ...]:
        """The order that mixing these cards now results in, the same chance as a session's."""
        order = list(some)
        Random(f"{word} {self.seed} {len(self.record)}").shuffle(order)
        return tuple(order)

    def face(self, card: Card) -> bool:
        return self.table.find(card).up

    def burns_since(self, step: str) -> int:
        return len(self.one.moment(self.record, len(self.record) - 1).burns_since(step))

    def quiet(self) -> bool:
        """Is the betting over and are the bets in?"""
        return not self.course.betting and not any(seat.bet for seat in self.table.seats)


Performer = Callable[[Task], g.Act | None]


def nothing(_: Task) -> g.Act | None:
    """The step comes about by itself: players act, the routine goes on, or something is left alone."""
    return None


# --- deck and stub


def shuffle(task: Task) -> g.Act:
    return g.Shuffle(task.mixed("shuffle", cards_of(task.table.stub)))


def cut(task: Task) -> g.Act:
    size = len(task.table.stub)
    low, high = max(1, size // 3), max(1, 2 * size // 3)
    return g.Cut(Random(f"cut {task.seed} {len(task.record)}").randint(low, min(high, max(low, size - 1))))


def to_the_stub(task: Task) -> g.Act:
    return g.Move("stub-bottom", False, task.subject)


def burns_to_the_stub(task: Task) -> g.Act:
    return g.Move("stub-bottom", False, cards_of(task.table.burns))


def move_button(task: Task) -> g.Act | None:
    due = task.record.setup.button_due
    return g.MoveButton(due) if due and task.table.button != due else None


def obey(task: Task) -> g.Act | None:
    """A misdeal that the floor orders begins with gathering; otherwise the hand just goes on."""
    orders = [each.act.what for each in task.record.gestures if isinstance(each.act, g.Order)]
    gathered = task.course.deals > task.record.courses[task.one.matter.error].deals
    return g.Gather() if orders[-1:] == ["misdeal"] and not gathered else None


# --- flop and board


def scramble(task: Task) -> g.Act:
    return g.Scramble(task.mixed("scramble", tuple(c for c in _board(task) if c in task.subject)))


def _board(task: Task) -> tuple[Card, ...]:
    return cards_of(task.table.board)


def drawn_away(task: Task) -> g.Act | None:
    drawn = task.one.moment(task.record, len(task.record) - 1).drawn
    return g.Move("burns", False, (drawn,)) if drawn else None


def one_away(task: Task) -> g.Act:
    return g.Move("burns", False, _board(task)[:1])


def turn_up(task: Task) -> g.Act | None:
    down = tuple(each.card for each in task.table.board if not each.up)
    return g.Turn(True, down) if down else None


def complete_flop(task: Task) -> g.Act | None:
    if len(task.table.board) > 2:
        return None
    return turn_up(task) or g.Lay(1, True)


def flop(task: Task) -> g.Act | None:
    if task.course.street == 0 and not task.quiet():
        return None
    missing = 3 - len(task.table.board)
    return g.Lay(missing, False) if missing > 0 else turn_up(task)


def street(number: int) -> Performer:
    """The turn (2) or the river (3), once the betting before it is over, with no burn."""

    def lay(task: Task) -> g.Act | None:
        before = task.course.street < number
        lacking = len(task.table.board) == number + 1
        return g.Lay(1, True) if lacking and (task.quiet() or not before) and _goes_on(task) else None

    return lay


def _goes_on(task: Task) -> bool:
    return len(task.course.contesting) > 1


# --- early cards


def aside(task: Task) -> g.Act:
    return g.Move("aside", task.face(task.subject[0]), task.subject)


def burn_and_lay(task: Task) -> g.Act | None:
    if not task.quiet():
        return None
    return g.Lay(1, True) if task.burns_since("early-card-aside") else g.Burn()


def round_aside(task: Task) -> g.Act:
    """The early cards first, then so many more that every live hand's card lies aside."""
    early = tuple(card for card in task.subject if task.table.where(card) != "aside")
    if early:
        return g.Move("aside", False, early)
    before = len(task.one.moment(task.record, len(task.record) - 1).at_onset.aside)
    missing = len(task.course.contesting) - (len(task.table.aside) - before)
    return g.Move("aside", False, cards_of(task.table.stub)[:missing])


def burn_and_street(task: Task) -> g.Act | None:
    if not task.quiet() or not _goes_on(task):
        return None
    burned = [
        each for each in task.record.gestures[task.course.opened :] if isinstance(each.act, g.Burn)
    ]
    return stud_card(task) if burned else g.Burn()


def stud_card(task: Task) -> g.Act | None:
    """The next card of the coming stud street."""
    coming = task.course.street + 1
    if not task.stud or not task.quiet() or coming > LAST_STREET["stud"]:
        return None
    need = HOLE_CARDS["stud"] + coming
    lacking = [seat for seat in deal_order(task.facts()) if len(task.table.seat(seat).hand) < need]
    return g.Pitch(lacking[0], coming < LAST_STREET["stud"]) if lacking else None


# --- single cards


def out_of_play(task: Task) -> g.Act:
    lying = tuple(card for card in task.subject if task.table.where(card) not in ("aside", "muck"))
    return g.Move("aside", True, lying)


def replace_now(task: Task) -> g.Act | None:
    """The next card to where the bad one lay; where it never left the stub the routine deals on."""
    for zone in _zones_of_subject(task):
        if zone.startswith("hand-"):
            seat = int(zone.removeprefix("hand-"))
            return g.Pitch(seat, _up(task, seat))
        if zone == "board":
            return g.Lay(1, len(task.table.board) > 2 or any(each.up for each in task.table.board))
        if zone == "burns":
            return g.Burn()
    return None


def _zones_of_subject(task: Task) -> dict[str, None]:
    found: dict[str, None] = {}
    for table in task.record.tables[task.one.matter.error :]:
        for card in task.subject:
            zone = table.where(card)
            if zone not in ("stub", "aside", "muck"):
                found[zone] = None
    return found


def _up(task: Task, seat: int) -> bool:
    held = len(task.table.seat(seat).hand)
    return task.stud and HOLE_CARDS["stud"] - 1 <= held < HOLE_CARDS["stud"] + 3


def replace_later(task: Task) -> g.Act | None:
    """The others' cards of the round first, then the replacement."""
    own = [int(zone.removeprefix("hand-")) for zone in _zones_of_subject(task) if zone.startswith("hand-")]
    if not own:
        return None
    need = len(task.table.seat(own[0]).hand) + 1
    for seat in deal_order(task.facts()):
        if seat not in own and len(task.table.seat(seat).hand) < need:
            return g.Pitch(seat, _up(task, seat))
    return g.Pitch(own[0], _up(task, own[0]))


def extra_back(task: Task) -> g.Act:
    return g.Move("stub-top", False, task.subject)


def complete(task: Task) -> g.Act | None:
    full = task.one.moment(task.record, len(task.record) - 1).full_hand()
    short = [seat for seat in task.seats if len(task.table.seat(seat).hand) < full]
    return g.Pitch(short[0], _up(task, short[0])) if short else None


def exposed_away(task: Task) -> g.Act | None:
    """After the deal: the card becomes the burn and the hand is completed."""
    if task.course.street < 0:
        return None
    if not set(task.subject) <= set(cards_of(task.table.burns)):
        return g.Move("burns", False, task.subject)
    return complete(task)


def third_street_down(task: Task) -> g.Act | None:
    seat = task.seats[0]
    rest = [each for each in deal_order(task.facts()) if len(task.table.seat(each).hand) < 2]
    return g.Pitch(seat) if not rest and len(task.table.seat(seat).hand) < 3 else None


def seventh_again(task: Task) -> g.Act | None:
    lying = tuple(card for card in task.subject if task.table.where(card).startswith("hand-"))
    return g.Move("aside", False, lying) if lying else g.Pitch(task.seats[0])


def kill(task: Task) -> g.Act | None:
    held = [seat for seat in task.seats if task.table.seat(seat).hand]
    return g.Muck(held[0]) if held else None


# --- burns and bets


def missing_burn(task: Task) -> g.Act:
    return g.Move("burns", False, task.subject[:1])


def spare_back(task: Task) -> g.Act:
    burns = [card for card in cards_of(task.table.burns) if card in task.subject]
    return g.Move("stub-top", False, tuple(burns[-1:]))


def return_bets(task: Task) -> g.Act | None:
    """Bets in front first, then what lies in the pot, each to the seat it came from."""
    posted = _posted(task.record)
    for seat, first in zip(task.table.seats, task.record.setup.seats, strict=True):
        missing = first.stack.amount - seat.stack.amount - posted.get(seat.number, 0)
        front = pick(seat.bet, min(missing, seat.bet.amount)) if missing > 0 else None
        if front:
            return g.ReturnBet(seat.number, front)
        pot = pick(task.table.pot, missing) if missing > 0 else None
        if pot:
            return g.PushPot(seat.number, pot)
    return _blinds_back(task)


def _blinds_back(task: Task) -> g.Act | None:
    """Antes and blinds that lie in the pot go back as well."""
    for seat, first in zip(task.table.seats, task.record.setup.seats, strict=True):
        missing = first.stack.amount - seat.stack.amount - seat.bet.amount
        pot = pick(task.table.pot, missing) if missing > 0 else None
        if pot:
            return g.PushPot(seat.number, pot)
    return None


def _posted(record: Record) -> dict[int, int]:
    found: dict[int, int] = {}
    for gesture in record.gestures:
        if isinstance(gesture.act, g.Post):
            found[gesture.seat] = found.get(gesture.seat, 0) + gesture.act.chips.amount
    return found


# --- short stub


def one_each(task: Task) -> g.Act | None:
    first = task.one.moment(task.record, len(task.record) - 1).at_onset
    for seat in deal_order(task.facts()):
        if len(task.table.seat(seat).hand) == len(first.seat(seat).hand):
            return g.Pitch(seat)
    return None


def zone_cards(group: Cards) -> tuple[Card, ...]:
    return cards_of(group)


PERFORMERS: dict[str, Performer] = {
    "stop-the-action": lambda task: None if task.table.stopped else g.Stop(),
    "call-the-floor": lambda _: g.CallFloor(),
    "obey-the-floor": obey,
    "play-on": nothing,
    "announce-misdeal": lambda _: g.Announce("misdeal"),
    "gather-the-cards": lambda _: g.Gather(),
    "shuffle-the-deck": shuffle,
    "cut-the-deck": cut,
    "deal-again-same-button": nothing,
    "deal-again-from-the-right-button": nothing,
    "scramble-the-flop": scramble,
    "floor-draws-the-burn": nothing,
    "one-becomes-the-burn": one_away,
    "drawn-card-leaves-the-board": drawn_away,
    "other-three-are-the-flop": turn_up,
    "next-stub-card-completes-flop": complete_flop,
    "turn-without-second-burn": street(2),
    "one-burn-for-the-turn": nothing,
    "burn-stays": nothing,
    "board-into-the-stub": to_the_stub,
    "early-cards-into-the-stub": to_the_stub,
    "shuffle-the-stub": shuffle,
    "cut-the-stub": cut,
    "flop-without-a-burn": flop,
    "turn-without-a-burn": street(2),
    "river-without-a-burn": street(3),
    "street-without-a-burn": stud_card,
    "finish-the-betting": nothing,
    "early-card-aside": aside,
    "burn-again-and-deal-the-next": burn_and_lay,
    "round-set-aside": round_aside,
    "burn-and-deal-the-street": burn_and_street,
    "boxed-card-out-of-play": out_of_play,
    "scrap-card-out-of-play": out_of_play,
    "replace-with-the-next-card": replace_now,
    "replace-after-the-round": replace_later,
    "extra-card-to-the-stub-as-burn": extra_back,
    "complete-the-hand": complete,
    "exposed-card-becomes-the-burn": exposed_away,
    "exposed-card-is-the-upcard": third_street_down,
    "replace-seventh-street": seventh_again,
    "kill-the-hand": kill,
    "correct-the-button": move_button,
    "burn-the-missing-card": missing_burn,
    "spare-burn-back-on-the-stub": spare_back,
    "return-the-bets": return_bets,
    "burns-into-the-stub": burns_to_the_stub,
    "mix-the-stub": shuffle,
    "burn-one": lambda _: g.Burn(),
    "one-card-to-each-live-hand": one_each,
    "community-card": lambda _: g.Lay(1, True),
}
