"""The dealer before brings the next street with a player still to act."""

from collections.abc import Iterator, Mapping
from dataclasses import replace

from trainer.kernel import gestures as g
from trainer.rules.course import FLOP_CARDS
from trainer.scenarios.form import Protest, Scenario
from trainer.scenarios.grammar import BOARD_STREETS, Guard
from trainer.scenarios.injectors.board.streets import before, laid
from trainer.scenarios.injectors.injector import Cause, Evidence, Hand, Injector, Place, Spoiling, Value
from trainer.scenarios.injectors.struck import by_the_dealer
from trainer.scenarios.injectors.waiting import BETS, first_of_all, how_bets_lie, nearly_over

WORDS = (
    "",
    "Hold on, I haven't acted yet.",
    "Wait, there's still action over here.",
    "Slow down, dealer. We still have action.",
    "Whoa, I still have to act.",
)
MOST_ACT = 2
AFTER = 12_000


def where(hand: Hand) -> Iterator[Place]:
    """Every moment of a betting round at which only one or two players have still to act."""
    if hand.board:
        for street in hand.streets:
            if street + 1 < len(BOARD_STREETS):
                for seat in nearly_over(hand, street):
                    yield Place(BOARD_STREETS[street + 1], street + 1, seat)


def parameters(hand: Hand, place: Place) -> Mapping[str, tuple[Value, ...]]:
    """Who speaks up, what that player says, how many act on the early cards before the trainee taps in, and the bets.

    `says` is "" where it is left to the dealer to see it, and `acts` counts first actions on the street that was open.
    """
    waiting = _waiting(hand, place)
    acts = tuple(range(min(len(waiting), MOST_ACT + 1)))
    return {"says": WORDS, "acts": acts, BETS: how_bets_lie(hand, place)}


def spoil(hand: Hand, how: Spoiling) -> Scenario:
    """The cards are face up where a player says that they came too soon, or acts with them in view."""
    street, waiting, acts = before(how.place), _waiting(hand, how.place), int(how["acts"])
    shown = how["says"] or acts
    board = g.Lay(FLOP_CARDS, up=True) if shown and how.place.street == 1 else laid(how.place)
    tap_in = f"{street}: P{waiting[acts - 1] if acts else how.place.seat}"
    made = by_the_dealer(hand, f"{street}: P{how.place.seat}", (*first_of_all(how[BETS]), g.Burn(), board), tap_in)
    if not how["says"]:
        return made
    seen = Guard("board", FLOP_CARDS - 1 + how.place.street)
    speaks = Protest(waiting[-1], g.Say(str(how["says"])), seen, AFTER)
    return replace(made, protests=(*made.protests, speaks))


def _waiting(hand: Hand, place: Place) -> list[int]:
    """Who has yet to act for the first time on the street that was open, in order."""
    street = place.street - 1
    acted = list(dict.fromkeys(each.seat for each in hand.record.course.actions if each.street == street))
    return acted[acted.index(place.seat) + 1 :]


INJECTOR = Injector(
    "early-street",
    "A street dealt too soon",
    ("premature-flop", "premature-turn", "premature-river"),
    ("deal.premature",),
    Cause.DEALER,
    where,
    spoil,
    Evidence(("board", "burns", "bets", "pot", "stacks"), heard=True),
    parameters,
    ("says", "acts", BETS),
)
