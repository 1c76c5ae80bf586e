"""Milestones of cards that go back into the stub, and of dealing a street from it without another burn."""

from itertools import takewhile

from trainer.grading.milestones.kind import Milestone
from trainer.grading.milestones.misdeal import cuts, whole_deck
from trainer.grading.moment import Moment, all_down, cards_of, mixes_stub, up
from trainer.kernel import gestures as g
from trainer.kernel.cards import Card
from trainer.kernel.table import Table
from trainer.rules.course import FLOP_CARDS, LAST_STREET


def burn_stays(moment: Moment) -> bool:
    """The stub is mixed while every burn of that time still lies with the burns."""
    kept = set(cards_of(moment.at_onset.burns)) - moment.subject
    return mixes_stub(moment) and kept <= set(cards_of(moment.after.burns))


def early_cards_back(moment: Moment) -> bool:
    """Cards dealt too early lie there; a round of stud that was set aside does so only once the last street is due."""
    return back_in_the_stub(moment) and not waits_for_the_last_street(moment)


def waits_for_the_last_street(moment: Moment) -> bool:
    """Is a round kept aside while streets before the last one are dealt, and is the last one not yet due?"""
    kept = {"round-set-aside", "burn-and-deal-the-street"} <= moment.asked
    course = moment.course
    return kept and (course.betting or course.street < LAST_STREET[moment.record.setup.game] - 1)


def back_in_the_stub(moment: Moment) -> bool:
    """The subject's cards lie in the stub, face down."""
    lying = {each.card for each in moment.after.stub if not each.up}
    return bool(moment.subject) and moment.subject <= lying


def board_back(moment: Moment) -> bool:
    """No card of the spoiled board is on the board, and all are in the stub, face down."""
    spoiled = set(spoiled_board(moment))
    lying = {each.card for each in moment.after.stub if not each.up}
    return bool(spoiled) and spoiled <= lying and not spoiled & set(cards_of(moment.after.board))


def spoiled_board(moment: Moment) -> tuple[Card, ...]:
    """The board cards that a new flop replaces: the matter's own, or what was laid on burns that are its cards."""
    return fullest_board(moment) if moment.matter.kind == "double-burn" else moment.matter.cards


def fullest_board(moment: Moment) -> tuple[Card, ...]:
    """The cards of the board when most of them lay there since the fault."""
    boards = [table.board for table in moment.record.tables[moment.matter.error : moment.index + 2]]
    return cards_of(max(boards, key=len))


def stub_shuffled(moment: Moment) -> bool:
    return mixes_stub(moment) and all_down(moment.after.stub)


def stub_cut(moment: Moment) -> bool:
    return cuts(moment) and not whole_deck(moment.before)


def off_the_stub(moment: Moment) -> bool:
    """This gesture brings a card from the stub to the board."""
    grown = len(moment.after.board) > len(moment.before.board)
    return grown and len(moment.after.stub) < len(moment.before.stub)


def board_reaches(moment: Moment, count: int) -> bool:
    """This gesture completes the board to so many cards face up, the last of them off the stub since the onset.

    The card may be laid face down first and turned up by the gesture.
    """
    before, after = moment.before.board, moment.after.board
    if not len(up(after)) == len(after) == count or len(up(before)) == len(before) == count:
        return False
    return _came_off_the_stub(moment, after[-1].card)


def _came_off_the_stub(moment: Moment, card: Card) -> bool:
    """Did it, since the stub was mixed and cut where that comes first?"""
    return any(
        card in cards_of(before.stub) and card in cards_of(after.board)
        for _, _, before, after in moment.since(_ready_stub(moment))
    )


def _ready_stub(moment: Moment) -> str:
    """The last step that was done to the stub before cards are dealt from it, "" where there is none."""
    done = [step for step in ("shuffle-the-stub", "cut-the-stub") if step in moment.met]
    return max(done, key=lambda step: moment.met[step], default="")


def _unburned(count: int) -> Milestone:
    def dealt_without_a_burn(moment: Moment) -> bool:
        """The board is complete and nothing was burned since the stub was shuffled."""
        return board_reaches(moment, count) and not moment.burns_since("shuffle-the-stub")

    return dealt_without_a_burn


def flop_without_a_burn(moment: Moment) -> bool:
    """The flop was taken away, and three cards lie there face up that came with no burn."""
    board = moment.after.board
    taken = any(not after.board for _, _, _, after in moment.since())
    spare = moment.subject if "spare-burn-back-on-the-stub" in moment.met else frozenset()
    burned = set(moment.burns_since("shuffle-the-stub")) - spare
    whole = len(up(board)) == len(board) == FLOP_CARDS
    return taken and whole and not burned and all(_came_off_the_stub(moment, card) for card in cards_of(board))


def street_dealt(moment: Moment) -> bool:
    """This gesture completes the cards of the next street, and nobody got two of them.

    A card comes with it: betting that is opened on cards which lie there already deals nothing.
    """
    opened = moment.course.street > moment.record.courses[moment.index].street
    return opened and _in_play(moment.after) > _in_play(moment.before) and not _two_to_a_seat(moment)


def _in_play(table: Table) -> int:
    """How many cards are in hands and on the board."""
    return len(table.board) + sum(len(seat.hand) for seat in table.seats)


def _two_to_a_seat(moment: Moment) -> bool:
    """Did a seat get two of the cards that were pitched in one go up to this one?"""
    acts = (each.act for each in reversed(moment.record.gestures[: moment.index + 1]) if each.by_dealer)
    seats = [each.seat for each in takewhile(lambda act: isinstance(act, g.Pitch), acts) if isinstance(each, g.Pitch)]
    return len(seats) > len(set(seats))


def street_without_a_burn(moment: Moment) -> bool:
    return street_dealt(moment) and not moment.burns_since("shuffle-the-stub")


MILESTONES: dict[str, Milestone] = {
    "burn-stays": burn_stays,
    "board-into-the-stub": board_back,
    "early-cards-into-the-stub": early_cards_back,
    "shuffle-the-stub": stub_shuffled,
    "cut-the-stub": stub_cut,
    "flop-without-a-burn": flop_without_a_burn,
    "turn-without-a-burn": _unburned(4),
    "river-without-a-burn": _unburned(5),
    "street-without-a-burn": street_without_a_burn,
}
