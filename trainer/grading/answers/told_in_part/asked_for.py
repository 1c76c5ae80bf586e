"""Who said a raise of too little and puts in what the dealer asks for, as the house has it, has said that raise."""

from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.rules.stands import stands

SAYS = "{} {}"


def as_asked_for(record: Record, law: Book) -> Record:
    """The hand with these words saying what the dealer asked for."""
    acts, changed = list(record.gestures), False
    for index, gesture in enumerate(record.gestures):
        if isinstance(gesture.act, g.AskFor) and (said := _said_too_little(record, law, index, gesture.act)):
            at, words = said
            acts[at] = g.Gesture(acts[at].at, acts[at].who, g.Say(words))
            changed = True
    return record.otherwise(acts) or record if changed else record


def _said_too_little(record: Record, law: Book, index: int, asks: g.AskFor) -> tuple[int, str] | None:
    """Which gesture named less than what is asked for before anybody answers it, where the house asks for just that.

    With it what it should say.
    """
    facts = Facts(record, index)
    made = wagers(facts)[-1] if wagers(facts) else None
    if made is None or made.seat != asks.seat or not _only_named(made):
        return None
    at, said = made.words[0]
    comes_to = stands(law, facts, made)
    wanted = comes_to.to == made.before + asks.amount > said.amount
    return (at, SAYS.format(said.kind, comes_to.to)) if wanted and not comes_to.open else None


def _only_named(made: Wager) -> bool:
    return not made.motions and len(made.words) == 1 and made.words[0][1].kind in RISING and made.words[0][1].amount > 0
