"""The hand after the one that a file tells of: which hand it is, and how the dealer before goes on to it."""

from trainer.kernel import gestures as g
from trainer.kernel.games import has_board
from trainer.rules.facts import Facts
from trainer.rules.facts.beginning import of_the_hand_after, pots_pushed
from trainer.rules.next_button import next_buttons
from trainer.rules.record import Record
from trainer.rules.routine import coming
from trainer.scenarios.decks import cut_depth, mixed
from trainer.scenarios.event import chance

FIRST, NEXT, ANEW = 1, 2, 0


def hand_of(facts: Facts) -> int:
    """Which hand is on: the file's own, the one after its pots were pushed, or one that is dealt anew."""
    if facts.course.deals == 1:
        return FIRST
    return NEXT if of_the_hand_after(facts, facts.deal_start) else ANEW


def all_pushed(facts: Facts) -> bool:
    """Have all pots been pushed, and has no other hand begun?"""
    return hand_of(facts) == FIRST and not facts.table.whole_pot and bool(pots_pushed(facts))


def going_on(seed: int, facts: Facts, button: int) -> g.Act | None:
    """What a dealer does between two hands: moves the button on, gathers the cards, riffles and cuts."""
    if hand_of(facts) == FIRST:
        ahead = next_buttons(facts, button) if has_board(facts.game) else ()
        return g.MoveButton(ahead[-1]) if ahead and facts.table.button == button != ahead[-1] else g.Gather()
    due = next((each.verb for each in coming(facts)), "")
    stub = [each.card for each in facts.table.stub]
    if due == "shuffle":
        return g.Shuffle(mixed(facts.record, seed, due, stub))
    return g.Cut(cut_depth(chance(seed, due, facts.at), len(stub))) if due == "cut" else None


def was_cut(record: Record, since: int) -> bool:
    """Have the cards been cut since that gesture count?"""
    return any(isinstance(each.act, g.Cut) for each in record.gestures[since:])
