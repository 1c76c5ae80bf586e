"""Words in turn alone, on which others have acted: they bind, so it is the turn of whoever comes after them."""

from trainer.grading.answers.asked import RIGHT
from trainer.grading.answers.choice.next_rights import next_to_act
from trainer.kernel import gestures as g
from trainer.kernel.altered import replace
from trainer.kernel.chips import Chips, pick
from trainer.rules.book import Book
from trainer.rules.brought_up import in_for_it
from trainer.rules.facts import Facts
from trainer.rules.facts.short_all_in import said_for_either_raise
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import FILLED_IN, Wager, faced, wagers
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.rules.stands import stands

TURNS, CALL = "turns", "call"
SAID = ("bet", "raise", "call", "complete", "all-in", "")
"""What words may declare that are made good with chips, a bare amount too."""


def as_paid(record: Record, law: Book, ask: str, seat: int) -> Record:
    """The hand with the chips put in that were only said so far, where it is asked whose turn it is, or what another
    player may do, and the one who seems to be next has said what he does.
    """
    facts = Facts(record, len(record))
    due = next_to_act(facts)
    said = _only_said(facts)
    mine = next((each for each in said if each.seat == due or _as_it_was_said(law, facts, each)), None)
    if ask not in (RIGHT, TURNS) or mine is None or any(each.made.street == mine.street for each in told(facts).outs):
        return record
    if ask == RIGHT and seat in (0, due) and not any(made.first > mine.first for made, _ in told(facts).acts):
        return record
    level, named, comes = 0, 0, dict[int, tuple[g.Gesture, ...]]()
    for each in sorted((each for each in said if each.first >= mine.first), key=lambda each: each.first):
        to = _comes_to(law, facts, each, level, named)
        if not (paid := _in_full(law, facts, each, to)):
            break  # what comes after it hangs on it
        level, named = max(level, to), max(named, faced(each))
        comes |= paid | _as_it_was_said(law, facts, each)
    if not comes:
        return record
    acts = [one for at, each in enumerate(record.gestures) for one in comes.get(at, (each,))]
    return record.otherwise(acts) or record


def _only_said(facts: Facts) -> list[Wager]:
    """Those of the street that are words and no chips yet, where nobody has put in chips of his own after them."""
    last = {each.seat: each for each in wagers(facts) if each.street == facts.course.street}
    return [each for each in last.values() if each.words and not each.motions and not each.done and binds(each)]


def binds(made: Wager) -> bool:
    """Do its words declare a wager that chips make good?"""
    said = made.declared
    return said is not None and not said.conditional and said.kind in SAID


def _comes_to(law: Book, facts: Facts, made: Wager, level: int, named: int) -> int:
    """The total that the words come to; a call no less than what those before it come to by right, and of the highest
    that they `named` just that.
    """
    found = stands(law, facts, made)
    if found.open:
        return _one_size(facts, made)
    if found.kind != CALL:
        return found.to
    return min(level, made.most) if made.facing == named else max(found.to, min(level, made.most))


def _in_full(law: Book, facts: Facts, made: Wager, to: int) -> dict[int, tuple[g.Gesture, ...]]:
    """What stands where its words were: of what they come to at the house, once where they were another amount, and the
    chips for it right after them; nothing where that can't be said.
    """
    found, said = stands(law, facts, made), made.declared
    owed = to - made.lying
    chips = pick(facts.table.seat(made.seat).stack, owed) if owed > 0 else None
    if chips is None:
        return {}
    words, before = facts.record.gestures[made.last], dict[int, tuple[g.Gesture, ...]]()
    if said is not None and said.kind in (*RISING, "") and said.amount not in (0, to) and found.kind in RISING:
        words = g.Gesture(words.at, words.who, g.Say(f"{found.kind} {to}"))
        before = {at: () for at, _ in made.words}
    return {**before, made.last: (words, after_the_words(facts.record, made, chips))}


def _as_it_was_said(law: Book, facts: Facts, made: Wager) -> dict[int, tuple[g.Gesture, ...]]:
    """What stands where others have put in only what was said of a bet or raise that comes to more: all that it does,
    as they are in for it.
    """
    found, stands_there = in_for_it(facts, stands(law, facts, made)), dict[int, tuple[g.Gesture, ...]]()
    for each in wagers(facts):
        to = found.get(f"seat-{each.seat}", 0)
        if each.first < made.first or not each.motions or each.total >= to:
            continue
        first, *others = (at for at, _ in each.motions)
        chips, acts = pick(facts.record.tables[first].seat(each.seat).stack, to - each.before), facts.record.gestures
        if chips is not None:
            stands_there |= dict.fromkeys(others, ()) | {first: (replace(acts[first], act=g.Wager(chips)),)}
    return stands_there


def _one_size(facts: Facts, made: Wager) -> int:
    """The one bet or raise of a limit game that words alone come to; 0 where they name another or may be either."""
    said = made.declared
    one = made.fixed and said is not None and said.general and said.kind in RISING
    return min(made.step_up, made.most) if one and not said_for_either_raise(facts, made) else 0


def after_the_words(record: Record, made: Wager, chips: Chips) -> g.Gesture:
    """The chips of those words, put out with them; after a number that can mean several amounts, as that is the bet."""
    when, then = record.gestures[made.last].at, record.gestures[made.last + 1 : made.last + 2]
    said = made.declared
    later = when + FILLED_IN * (said is not None and said.unofficial > 0 and not said.amount)
    return g.Gesture(min([later, *(each.at for each in then)]), g.player(made.seat), g.Wager(chips))
