"""A trainee who comes every workday: sessions as they are proposed, their hands as they are made, dealt and kept."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime, timedelta
from itertools import count
from random import Random

from trainer.grading.mistakes import MISTAKES
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.grading.otherwise import late
from trainer.kernel import notation
from trainer.kernel.pieces import at_once
from trainer.progress.begun import begun
from trainer.progress.grades import kept
from trainer.progress.store import Store
from trainer.rules.book import book
from trainer.scenarios.compiler import making_play
from trainer.scenarios.fresh.keys import Order
from trainer.scenarios.loader import read
from trainer.study.library import Kind
from trainer.study.ordering import order_of
from trainer.study.stocking import Strike, stocked, strike
from trainer.study.tested import tested
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.hands import SESSION, lately
from trainer.ui.desk.proposal import proposed
from trainer.ui.desk.wish import Wish

WORKDAYS = 5
MINUTES = 20
WELL, LATE = 0.7, 0.85
"""Below the one a hand is dealt perfectly, below the other late; the rest plays on as if nothing were wrong."""


@dataclass(frozen=True, slots=True)
class Dealt:
    """A hand of the trainee's life: what was ordered, the rules that it tested, where it struck, and its cards."""

    day: int
    order: Order
    rules: frozenset[str]
    strike: Strike | None
    cards: str


def lived(store: Store, house: str, days: int, began: datetime, seed: int) -> Iterator[Dealt]:
    """Every hand of so many workdays, as the sessions of a person at that house deal them."""
    chance, seeds = Random(seed), count(seed)
    desk = Desk(store, store.profile("Ann", began), house, lambda: next(seeds))
    for day in range(days):
        week, weekday = divmod(day, WORKDAYS)
        now = began + timedelta(weeks=week, days=weekday)
        plan = proposed(desk, Wish(MINUTES, seed=chance.getrandbits(30)), now)
        for number, item in enumerate(each for each in plan.items if each.kind is Kind.HAND):
            yield _dealt(desk, order_of(plan, item), day, now + timedelta(minutes=4 * number), chance)


def _dealt(desk: Desk, order: Order, day: int, at: datetime, chance: Random) -> Dealt:
    law, file = book(order.house), stocked(order, lately(desk))
    assert file, f"no hand for {order}"
    hand = read(file, order.key, stored=True)
    play = at_once(making_play(hand, law, order.seed))
    try:
        *_, grading = playing_out(play, law, _dealer(chance))
    except RuntimeError:  # who plays on may leave a hand that nobody can go on with
        *_, grading = playing_out(play, law, perfect)
    begins, lines = begun(play, law, desk.profile.id, SESSION, at)
    running = desk.store.begin_hand(begins, lines)
    for gesture in grading.record.gestures[play.taken_over :]:
        desk.store.append(running, notation.line(gesture))
    grade = kept(grading.assessment())
    desk.store.finish(running, at + timedelta(minutes=2), grade)
    cards = f"{play.setup.deck} {play.setup.seats} {play.taken_over}"
    return Dealt(day, order, frozenset(tested(grade)), strike(hand), cards)


def _dealer(chance: Random) -> Dealer:
    drawn = chance.random()
    return perfect if drawn < WELL else late if drawn < LATE else MISTAKES["plays-on"].dealer
