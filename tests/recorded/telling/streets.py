"""What the dealer does between two rounds: bets in, a burn, the next street; and every way to go wrong with cards."""

from tests.recorded.telling.teller import Teller
from tests.rules.search import words as searched
from trainer.kernel.games import has_board

SLIPS = ("no-burn", "two-burns", "too-many", "too-few", "down", "open-shuffle", "none", "early", "piecemeal")
IRREGULAR = (
    *["move"] * 3,
    "turn",
    "turn",
    "drop",
    "drop",
    "pitch",
    "muck",
    "dealer",
    "due",
    "draw",
    "throw",
    "throw",
    "pick",
    "shuffle",
)


def street(told: Teller) -> None:
    """The next street, properly four times in five."""
    slip = told.dice.pick(SLIPS) if told.dice.chance(18) else ""
    if slip == "open-shuffle":
        shuffled_open(told)
    if not told.dice.chance(4):
        told.do("D bring-in-bets")
    if slip != "no-burn":
        told.do("D burn", *["D burn"] * (slip == "two-burns"))
    (_laid if has_board(told.game) else _pitched)(told, slip)
    if told.dice.chance(90):
        told.do("D proceed")


def _laid(told: Teller, slip: str) -> None:
    count = (3 if told.course.street < 1 else 1) + (slip == "too-many") - (slip == "too-few")
    if slip == "piecemeal":
        told.do(*["D lay 1 up"] * count)
        return
    told.do(f"D lay {count} {'down' if slip == 'down' else 'up'}" if count else "D lay 1 down")
    lying = [each.card.name for each in told.record.table.board if not each.up]
    if lying and told.dice.chance(60):
        told.do(f"D turn up {' '.join(lying)}")


def _pitched(told: Teller, slip: str) -> None:
    course = told.course
    face = "down" if (course.street == 3) != (slip == "down") else "up"
    order = course.contesting if slip != "too-few" else course.contesting[1:]
    if slip == "too-many":
        order = (*order, told.anybody())
    if slip == "piecemeal":
        order = tuple(sorted({*order, told.anybody()}))
    if len(told.record.table.stub) < len(order) and told.dice.chance(70):
        told.do("D lay 1 up")
        return
    told.do(*(f"D pitch {seat} {face}" for seat in order))


def shuffled_open(told: Teller) -> None:
    """A card of the stub shows while it is shuffled."""
    stub = [each.card.name for each in told.record.table.stub]
    if stub:
        told.do(f"D move stub-top up {stub[told.dice.below(len(stub))]}")
        told.do(f"D shuffle {' '.join(told.dice.mixed([each.card.name for each in told.record.table.stub]))}")


def irregular(told: Teller) -> None:
    """Something happens to cards that should not."""
    what = told.dice.pick(IRREGULAR)
    if what == "shuffle":
        shuffled_open(told)
    elif what == "pick":
        _picked_up(told)
    elif what == "throw":
        _thrown(told)
    else:
        told.do(*searched(told.record, what, told.dice.below(61), told.dice.below(10)))


def _thrown(told: Teller) -> None:
    """A player's own cards go into another hand, or are shown, or dropped."""
    seat, other = told.one_of(told.course.contesting), told.anybody()
    for card in told.cards(seat)[: 1 + told.dice.below(2)]:
        face = told.dice.pick(("up", "down", "down"))
        told.do(
            told.dice.pick(
                (f"P{seat} move hand-{other} {face} {card}", f"P{seat} turn up {card}", f"P{seat} drop {card}")
            )
        )


def _picked_up(told: Teller) -> None:
    """A player picks up or turns down his cards that lie face up."""
    seat = told.one_of(told.course.contesting)
    showing = [each.card.name for each in told.record.table.seat(seat).hand if each.up]
    if showing:
        told.do(f"P{seat} {told.dice.pick((f'move hand-{seat} down', 'turn down'))} {' '.join(showing)}")
        if told.dice.chance(50):
            told.do(f"P{seat} fold")
