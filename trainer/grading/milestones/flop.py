"""Milestones of irregular flops."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.milestones.stub import board_reaches
from trainer.grading.moment import Moment, cards_of, in_burns_or_next, up
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card


def scrambled(moment: Moment) -> bool:
    """All the flop's cards are mixed with one another, face down."""
    act = moment.act
    return moment.gesture.by_dealer and isinstance(act, g.Scramble) and set(act.cards) == moment.subject


def drawn(moment: Moment) -> bool:
    """Somebody other than the dealer picked one of them, the floor, with all of them face down."""
    act = moment.act
    hidden = not any(moment.before.find(card).up for card in moment.subject)
    return isinstance(act, g.Draw) and act.card in moment.subject and hidden


def one_became_the_burn(moment: Moment) -> bool:
    """Just one of the scrambled cards is a burn, unseen since it was scrambled."""
    gone = [card for card in moment.subject if in_burns_or_next(moment.after, card)]
    return len(gone) == 1 and not _shown_since(moment, "scramble-the-flop", gone[0])


def _shown_since(moment: Moment, step: str, card: Card) -> bool:
    return step not in moment.met or any(after.find(card).up for _, _, _, after in moment.since(step))


def drawn_card_off(moment: Moment) -> bool:
    """The drawn card is the next burn: with the burns, kept aside, or on top of the stub; face down."""
    card = moment.drawn
    if card is None or moment.after.find(card).up:
        return False
    return in_burns_or_next(moment.after, card) or card in cards_of(moment.after.aside)


def three_are_the_flop(moment: Moment) -> bool:
    """The board is three of the flop's cards, face up, and the drawn card is not among them.

    Streets that were dealt on the four before anybody saw it lie there as well.
    """
    board = moment.after.board
    shown = set(up(board))
    flop = shown & moment.subject
    alone = "turn-without-second-burn" in moment.asked
    return len(board) == len(shown) and len(flop) == 3 and moment.drawn not in flop and (shown == flop or not alone)


def next_card_completed(moment: Moment) -> bool:
    """The board is two of the flop's cards and one that came off the top of the stub, all face up."""
    board = moment.after.board
    shown = set(up(board))
    fresh = shown - moment.subject
    return len(board) == len(shown) == 3 and len(fresh) == 1 and _off_the_top(moment, next(iter(fresh)))


def _off_the_top(moment: Moment, card: Card) -> bool:
    return any(
        before.stub and before.stub[0].card == card and not any(each.card == card for each in after.stub)
        for _, _, before, after in moment.since()
    )


def turn_dealt(moment: Moment) -> bool:
    """This gesture brings the fourth card of the board off the stub."""
    return board_reaches(moment, 4)


def turn_on_the_drawn_burn(moment: Moment) -> bool:
    """The turn is dealt and no card but the chosen one was burned for it."""
    burned = set(moment.burns_since("other-three-are-the-flop")) - moment.subject
    return turn_dealt(moment) and not burned


def river_on_the_drawn_burn(moment: Moment) -> bool:
    """The river is dealt and no card but the chosen one was burned for it."""
    burned = set(moment.burns_since("other-three-are-the-flop")) - moment.subject
    return board_reaches(moment, 5) and not burned


def one_burn_for_the_turn(moment: Moment) -> bool:
    return turn_dealt(moment) and len(moment.burns_since()) == 1


MILESTONES: dict[str, Milestone] = {
    "scramble-the-flop": scrambled,
    "floor-draws-the-burn": drawn,
    "one-becomes-the-burn": one_became_the_burn,
    "drawn-card-leaves-the-board": drawn_card_off,
    "other-three-are-the-flop": three_are_the_flop,
    "next-stub-card-completes-flop": next_card_completed,
    "turn-without-second-burn": turn_on_the_drawn_burn,
    "river-without-second-burn": river_on_the_drawn_burn,
    "one-burn-for-the-turn": one_burn_for_the_turn,
}
