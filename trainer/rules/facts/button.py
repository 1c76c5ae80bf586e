"""Questions about the button and the blinds: who is due for them, who posted, and what the last hand left behind."""

from collections.abc import Mapping

from trainer.kernel import gestures as g
from trainer.kernel.cards import Card, height
from trainer.kernel.games import is_stud
from trainer.kernel.table import LastHand, Table
from trainer.rules.course import big_blind_seat, clockwise, small_blind_seat
from trainer.rules.facts import Facts, remembered
from trainer.rules.posting import button_put_right

TOGETHER = 2


def playing(facts: Facts) -> tuple[int, ...]:
    """The seats that play this hand: taken, with chips."""
    return facts.record.courses[0].dealt_in


def next_on(facts: Facts, seat: int) -> int:
    """The first playing seat clockwise of a place."""
    return clockwise(playing(facts), seat)[0]


def last_hand(facts: Facts) -> LastHand:
    """Button and blinds of the hand before. Raises ValueError where the setup tells of none."""
    if facts.setup.last_hand is None:
        raise ValueError("nothing is known about the last hand")
    return facts.setup.last_hand


def last_to_act(facts: Facts, button: int) -> int:
    """Who acts last after the flop: the button, or with nobody there the next seat before it."""
    return clockwise(playing(facts), button)[-1]


def is_heads_up(facts: Facts) -> bool:
    return not is_stud(facts.game) and len(playing(facts)) == TOGETHER


def several_before(facts: Facts) -> bool:
    """Is the last hand known, and was it played by three or more?"""
    return facts.setup.last_hand is not None and facts.setup.last_hand.button != facts.setup.last_hand.small_blind


@remembered
def posted(facts: Facts) -> dict[int, int]:
    """What each seat posted before the betting of the first deal, in chips."""
    found: dict[int, int] = {}
    for index, seat, act in facts.done(g.Post):
        if facts.in_initial_deal(index):
            found[seat] = found.get(seat, 0) + act.chips.amount
    return found


def each_paid_an_ante(facts: Facts, paid: Mapping[int, int]) -> int:
    """The ante that everybody's posts hold; 0 where there is none or the big blind alone pays it."""
    others = set(playing(facts)) - set(blinds_due(facts, facts.setup.button))
    return facts.setup.stakes.ante if any(paid.get(seat) for seat in others) else 0


def blinds_due(facts: Facts, button: int) -> tuple[int, int]:
    """Who posts the small and who the big blind with the button in that place."""
    return small_blind_seat(playing(facts), button), big_blind_seat(playing(facts), button)


def blinds_button(facts: Facts) -> int:
    """The button that the blinds go by: that of the first card, or where a wrong one was put right."""
    return button_then(facts, facts.table)


def button_then(facts: Facts, lying: Table) -> int:
    """The same as the table lay at a moment of the hand."""
    right = button_put_right(facts.setup, facts.record.tables[0], lying)
    return lying.button if right else facts.setup.button


def ante_for_all(facts: Facts) -> dict[int, int]:
    """The big-blind ante by the seat that posted it, once the betting is open; empty where there is none."""
    paid = facts.course.antes if facts.setup.stakes.big_blind_ante else ()
    return {seat: amount for seat, amount in enumerate(paid, 1) if amount}


# --- the draw for the button -----------------------------------------------------------------------------------


def drawn_button(facts: Facts) -> tuple[int, int, int] | None:
    """Who drew the highest card for the button, after how many gestures it was known, and how many have its rank; None
    until it is known.

    Rank counts first and suit among equals (clubs lowest); whoever still ties draws again.
    """
    waiting, cards = set(playing(facts)), dict[int, Card]()
    dealt = next((index for index, _, _ in facts.done(g.Pitch)), facts.at)
    for index, seat, act in facts.when(dealt).done(g.Draw):
        if seat in waiting:
            waiting.remove(seat)
            cards[seat] = act.card
            if not waiting:
                best = max(map(height, cards.values()))
                highest = {seat for seat, card in cards.items() if height(card) == best}
                if len(highest) == 1:
                    return highest.pop(), index + 1, sum(height(card)[0] == best[0] for card in cards.values())
                waiting, cards = highest, {}
    return None
