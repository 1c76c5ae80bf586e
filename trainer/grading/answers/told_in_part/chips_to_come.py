"""Words in turn alone, on which others have acted: they bind, so it is the turn of whoever comes after them."""

from trainer.grading.answers.asked import RIGHT
from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips, pick
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands

TURNS = "turns"
SAID = ("bet", "raise", "call", "all-in", "")
"""What words may declare that are made good with chips, a bare amount too."""


def as_paid(record: Record, law: Book, ask: str, seat: int) -> Record:
    """The hand with the chips put in that were only said so far, where it is asked whose turn it is, or what a player
    may do, and the one who seems to be next has said what he does.
    """
    facts = Facts(record, len(record))
    due = next_to_act(facts)
    said = _only_said(facts)
    mine = next((each for each in said if each.seat == due), None)
    if ask not in (RIGHT, TURNS) or mine is None or any(each.made.street == mine.street for each in told(facts).outs):
        return record
    if seat in (0, due) and not any(made.first > mine.first for made, _ in told(facts).acts):
        return record
    comes = {each.last: _chips(law, facts, each) for each in said if each.first >= mine.first}
    if not all(comes.values()):
        return record
    acts = [one for at, each in enumerate(record.gestures) for one in (each, *comes.get(at, ()))]
    return record.otherwise(acts) or record


def _only_said(facts: Facts) -> list[Wager]:
    """Those of the street that are words and no chips yet, where nobody has put in chips of his own after them."""
    last = {each.seat: each for each in wagers(facts) if each.street == facts.course.street}
    return [each for each in last.values() if each.words and not each.motions and not each.done and _binds(each)]


def _binds(made: Wager) -> bool:
    said = made.declared
    return said is not None and not said.conditional and said.kind in SAID


def _chips(law: Book, facts: Facts, made: Wager) -> tuple[g.Gesture, ...]:
    """The chips that its words come to, put out right after them; none where that can't be said."""
    comes_to = stands(law, facts, made)
    chips = pick(facts.table.seat(made.seat).stack, comes_to.owed) if comes_to.owed else None
    if chips is None:
        return ()
    return (after_the_words(facts.record, made, chips),)


def after_the_words(record: Record, made: Wager, chips: Chips) -> g.Gesture:
    """The chips of those words, put out with them; after a number that can mean several amounts, as that is the bet."""
    when, then = record.gestures[made.last].at, record.gestures[made.last + 1 : made.last + 2]
    said = made.declared
    later = when + (said is not None and said.unofficial > 0 and not said.amount)
    return g.Gesture(min([later, *(each.at for each in then)]), g.player(made.seat), g.Wager(chips))
