"""A bet that the dealer calls out wrong is still the bet that lies there: what he said is a wrong count of it."""

from dataclasses import replace

from trainer.grading.answers.asked import WAGER
from trainer.grading.answers.halves.held_to_act import ACCEPTED
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Request, Requested, Tell, Told
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.ledger_file import Paragraph
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.rules.stands import meant, stands

UNASKED = "as announced"
"""The words of a request that nobody made: whoever puts out what was announced goes by it as if he had asked."""


def as_misstated(record: Record, law: Book) -> Record:
    """The hand with a wrong count in the place of each wrong announcement of a bet or raise that nothing is to be put
    right of. Who then puts out just that amount goes by it, as if he had asked for it.
    """
    acts = [
        each
        for index, gesture in enumerate(record.gestures)
        for each in (_as_count(record, law, index, gesture.act) or (gesture,))
    ]
    return record if acts == list(record.gestures) else record.otherwise(acts) or record


def _as_count(record: Record, law: Book, index: int, act: g.Act) -> tuple[g.Gesture, ...]:
    made = _misstated(record, law, index, act)
    if made is None or not isinstance(act, g.AnnounceBet):
        return ()
    when = record.gestures[index].at
    said = g.Gesture(when, g.DEALER, Tell(Told.COUNT, act.amount))
    after = next((each for each in wagers(Facts(record, len(record))) if each.first > index), None)
    if after is None or after.seat == made.seat or not after.motions or after.total != act.amount:
        return (said,)
    return (g.Gesture(when, f"P{after.seat}", Request(Requested.COUNT, made.seat, UNASKED)), said)


def _misstated(record: Record, law: Book, index: int, act: g.Act) -> Wager | None:
    """The bet or raise that the dealer called out wrong by that act; None where there is none."""
    if not isinstance(act, g.AnnounceBet) or act.kind not in RISING or not act.amount:
        return None
    made = meant(facts := Facts(record, index), act)
    return made if made is not None and _is_clear(law, facts, made) and act.amount != made.total else None


def with_the_bet_that_lies_there(made: Answer, record: Record, law: Book, ask: str) -> Answer:
    """The answer with what the last bet is of which the dealer has called out another amount, where nothing is ruled on
    what somebody did who went by that.
    """
    if ask not in ("", WAGER):
        return made
    facts = Facts(record, len(record))
    said = [(at, each.act) for at, each in enumerate(record.gestures) if isinstance(each.act, g.AnnounceBet)]
    at, act = said[-1] if said else (0, None)
    bet = _misstated(record, law, at, act) if act is not None else None
    larger = (each for each in wagers(facts) if bet and each.street == bet.street and each.total > bet.total)
    if bet is None or act is None or not _is_calm(made, bet) or bet.street != facts.course.street or any(larger):
        return made
    what = f"The {'raise is to' if bet.facing else 'bet is'} {bet.total:,}, not the {act.amount:,} announced"
    rest = made.sentence.removeprefix(f"{NOTHING}: ") if made.sentence.startswith(f"{NOTHING}: ") else ""
    found_out = [f"{law.ledger.known_as} {each.at}: {each.says}" for each in _his_to_find_out(law)]
    sentence = f"{what}: {rest}" if rest else f"{what}."
    return replace(made, state=State.RULED, sentence=sentence, notes=(*found_out, *made.notes))


def _is_calm(made: Answer, bet: Wager) -> bool:
    """Is nothing found wrong, or is told of that bet alone, with no fault in it?"""
    ruling = made.lead.ruling if made.lead is not None and made.lead.matter.seats[:1] == (bet.seat,) else None
    return made.sentence.startswith(NOTHING) or (ruling is not None and not ruling.fault)


def _his_to_find_out(law: Book) -> list[Paragraph]:
    """The paragraph by which a caller finds out himself what he calls, where the house has one."""
    return [each for each in law.ledger.paragraphs if ACCEPTED in each.rules]


def _is_clear(law: Book, facts: Facts, made: Wager) -> bool:
    """Are its chips what it comes to, with none to come or to go back?"""
    found = stands(law, facts, made)
    return bool(made.motions) and not (found.open or found.owed or found.back) and found.to == made.total
