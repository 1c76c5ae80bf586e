"""A hand told in part: who answers a minimum posted out of turn. A call that is only said comes with its chips, and
chips that come to a call of a raise, put beside those of the bet out of turn, are one.
"""

from collections.abc import Iterator

from trainer.grading.answers.told_in_part.post import post_of
from trainer.kernel import gestures as g
from trainer.kernel.chips import pick
from trainer.rules.book import Book
from trainer.rules.change import broken
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import said_first
from trainer.rules.facts.standing import AGGRESSIVE, OutOfTurn
from trainer.rules.facts.turns import told
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.record import Record


def as_answered(record: Record, law: Book) -> Record:
    """The hand with those chips and that word; the same where the house posts no minimum, or all is told."""
    facts = Facts(record, len(record))
    outs = [each for each in told(facts).outs if each.kind in AGGRESSIVE and each.made.street == facts.course.street]
    acts = list(record.gestures)
    for out in outs[:1]:
        made = [each for each in wagers(facts) if each.first > out.made.last]
        if any(map(_is_word, made)) or any(each.seat == out.seat for each in made):
            post = post_of(record, law, out).get("post", 0)
            for at, gesture in sorted(_missing(record, out, made, post), key=lambda each: -each[0]):
                acts.insert(at, gesture)
    return record if len(acts) == len(record) else record.otherwise(tuple(acts)) or record


def _is_word(made: Wager) -> bool:
    """Is it a call that was said, with nothing else to face, and without chips?"""
    return said_first(made, "call") and not made.motions and made.facing <= made.before


def _missing(record: Record, out: OutOfTurn, made: list[Wager], post: int) -> Iterator[tuple[int, g.Gesture]]:
    """What goes without saying, each with the place where it comes in."""
    raised = post
    for each in made if post else ():
        if each.seat == out.seat and _puts_out_the_call(each, raised, post):
            yield each.first, g.Gesture(record.gestures[each.first].at, g.player(each.seat), g.Say("call"))
        if each.seat != out.seat and _is_word(each) and raised == post > each.before:
            yield from _chips(record, each, post - each.before)
        raised = max(raised, each.total) if each.seat != out.seat else raised


def _chips(record: Record, made: Wager, amount: int) -> Iterator[tuple[int, g.Gesture]]:
    """The chips of a call, changed first where the stack can't make it; what comes first is told last."""
    table, place, when = record.tables[made.first], f"stack-{made.seat}", record.gestures[made.last].at
    stack = table.seat(made.seat).stack
    change = None if pick(stack, amount) else broken(table, place, amount)
    chips = pick(stack - change.give + change.take if change is not None else stack, amount)
    if chips is not None:
        yield made.last + 1, g.Gesture(when, g.player(made.seat), g.Wager(chips))
    if chips is not None and change is not None:
        yield made.last + 1, g.Gesture(when, g.DEALER, change)


def _puts_out_the_call(made: Wager, raised: int, post: int) -> bool:
    """Does who bet out of turn put out in silence what a raise came to, or what is missing to it, beside the bet?"""
    lies_there = made.before > post
    return lies_there and not made.words and made.new.amount in (raised, raised - post) and raised > post
