"""An amount that a player names when he is asked about his number, at a house that goes by another measure."""

from trainer.kernel import gestures as g
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.meanings import legal_meanings
from trainer.rules.facts.wager import wagers
from trainer.rules.record import Record
from trainer.rules.stands import stands


def as_ruled(record: Record, law: Book) -> Record:
    """The hand with the amount that such a number comes to in the answer's place: that is what everybody else faces."""
    facts = Facts(record, len(record))
    acts = list(record.gestures)
    for made in wagers(facts):
        meanings = legal_meanings(facts, made)
        named = [at for at, said in made.words[1:] if said.amount in meanings]
        found = stands(law, facts, made) if named else None
        if found is None or found.open or found.to not in meanings:
            continue
        for at in named:
            acts[at] = g.Gesture(acts[at].at, acts[at].who, g.Say(str(found.to)))
    return record if acts == list(record.gestures) else record.otherwise(acts) or record
