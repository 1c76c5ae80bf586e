"""A bet that the dealer calls out wrong is still the bet that lies there: what he said is a wrong count of it."""

import re
from collections.abc import Mapping
from dataclasses import replace
from itertools import takewhile

from trainer.grading.answers.asked import WAGER
from trainer.grading.answers.halves.held_to_act import ACCEPTED, RIGHTS
from trainer.grading.answers.made import Answer
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, lower
from trainer.kernel import gestures as g
from trainer.kernel.asking_acts import Request, Requested, Tell, Told
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.accepted import AS_CALLED_OUT, said_alone
from trainer.rules.facts.shape import offered, said_first
from trainer.rules.facts.wager import Wager, wagers
from trainer.rules.ledger_file import Paragraph
from trainer.rules.making_good import RISING
from trainer.rules.record import Record
from trainer.rules.stands import meant, stands

AS_COUNTED = "as counted"
UNASKED = (AS_CALLED_OUT, AS_COUNTED)
"""The words of a request that nobody made: whoever puts out what was told goes by it as if he had asked."""
CALL = "call"
KINDS = (*RISING, "all-in", CALL)
"""What a bet or raise may be called out as."""
TOLD = (State.RULED, State.NOTHING_WRONG, State.CANNOT_TELL)
MAY = re.compile(r"Seat \d+ may ")
MISUNDERSTOOD = "bet.accepted-action.misunderstanding-claimed"
"""The rule by which the floor judges who grossly misunderstood an amount."""
UNLESS = "Unless the floor finds that seat {} grossly misunderstood the bet of {:,}, {}"
STANDS = "the raise to {:,} stands."
BY_A_SEAT = re.compile(r"\bseat (\d+)(?! may)\b", re.IGNORECASE)
NAMES_IT = (g.AnnounceBet, Tell)
Wrong = Mapping[int, Wager]
"""By where the dealer says them the wrong announcements, with the bets and raises that they are of."""


def as_misstated(record: Record, law: Book) -> Record:
    """The hand with a wrong count in the place of each wrong announcement of a bet or raise that nothing is to be put
    right of. Who then puts out or says just that amount goes by it, as if he had asked for it; by a wrong count that is
    told unasked as well.
    """
    wrong = {
        index: made
        for index, gesture in enumerate(record.gestures)
        if (made := _misstated(record, law, index, gesture.act) or _miscounted(record, law, index)) is not None
    }
    if not wrong:
        return record
    counted = record.otherwise([_counted(each) if at in wrong else each for at, each in enumerate(record.gestures)])
    misled = _misled(counted, record, law, wrong) if counted is not None else {}
    if counted is None or not misled:
        return counted or record
    acts = [(*misled.get(index, ()), gesture) for index, gesture in enumerate(counted.gestures)]
    return counted.otherwise([each for some in acts for each in some]) or counted


def _counted(gesture: g.Gesture) -> g.Gesture:
    """That announcement as a count."""
    if not isinstance(gesture.act, g.AnnounceBet):
        return gesture
    return g.Gesture(gesture.at, g.DEALER, Tell(Told.COUNT, gesture.act.amount))


def _misled(counted: Record, told: Record, law: Book, wrong: Wrong) -> dict[int, tuple[g.Gesture, ...]]:
    """By where they begin the acts of just what the dealer last called the bet, wrongly: the count that is asked for
    before them, and told. Words alone go by it where the house has it that a caller finds out what he calls.
    """
    found: dict[int, tuple[g.Gesture, ...]] = {}
    for made in wagers(Facts(counted, len(counted))):
        said = [at for at, each in enumerate(counted.gestures[: made.first]) if isinstance(each.act, NAMES_IT)]
        bet = wrong.get(said[-1]) if said else None
        if bet is None or made.seat == bet.seat or (made.street, made.facing) != (bet.street, bet.total):
            continue
        now, count = counted.gestures[made.first], counted.gestures[said[-1]].act
        if isinstance(count, Tell) and _goes_by(law, made, count.amount) and now.who != counted.gestures[said[-1]].who:
            words = _by_which(told.gestures[said[-1]].act)
            asks = g.Gesture(now.at, now.who, Request(Requested.COUNT, bet.seat, words))
            found[made.first] = (asks, g.Gesture(now.at, g.DEALER, count))
    return found


def _by_which(said: g.Act) -> str:
    """In what words the request is made: a bet or raise called out, which is of all of it, or any other figure."""
    return AS_CALLED_OUT if isinstance(said, g.AnnounceBet) and said.kind != CALL else AS_COUNTED


def _goes_by(law: Book, made: Wager, amount: int) -> bool:
    """Does he put out or name just that amount, or only say that he calls where a misunderstood call need not bind?"""
    if made.motions:
        return made.total == amount
    named = said_alone(made) if ACCEPTED in law.rules else 0
    return named == amount or (MISUNDERSTOOD in law.rules and said_first(made, CALL))


def _misstated(record: Record, law: Book, index: int, act: g.Act) -> Wager | None:
    """The bet or raise that is faced once the dealer has called it, or a call of it, out by that act as another amount;
    None where there is none.
    """
    named, facts = _misnamed(record, law, index, act), Facts(record, index)
    if named is None or named.total > named.facing:
        return named
    here = (each for each in wagers(facts) if each.street == named.street and each.total > each.facing)
    bet = max(here, key=_total, default=named)
    return bet if bet is named or _is_clear(law, facts, bet) else None


def _misnamed(record: Record, law: Book, index: int, act: g.Act) -> Wager | None:
    """The wager that the dealer called out by that act as another amount; None where there is none."""
    if not isinstance(act, g.AnnounceBet) or act.kind not in KINDS or not act.amount:
        return None
    made = meant(facts := Facts(record, index), act)
    if made is None or not _is_clear(law, facts, made) or act.amount in _right(facts, made, act):
        return None
    return made


def _right(facts: Facts, made: Wager, act: g.AnnounceBet) -> tuple[int, ...]:
    """What it may be called out as: its total, or as a call what it puts in, or what is left to call for whoever is to
    act on it.
    """
    if act.kind != CALL:
        return (made.total,)
    return (made.total, _left_to_call(facts), made.total - made.before if made.total <= made.facing else 0)


def _left_to_call(facts: Facts) -> int:
    """What whoever is to act still owes for a call; 0 where nobody is."""
    course = facts.course
    return course.bet - course.committed[course.to_act - 1] if course.to_act else 0


def _miscounted(record: Record, law: Book, index: int) -> Wager | None:
    """The bet or raise of which less is told by that count, for which nobody has asked; None where there is none."""
    act, facts = record.gestures[index].act, Facts(record, index)
    if not isinstance(act, Tell) or act.what is not Told.COUNT:
        return None
    bet = max((each for each in wagers(facts) if each.street == facts.course.street), key=_total, default=None)
    if bet is None or act.amount >= bet.total or not _is_clear(law, facts, bet):
        return None
    since = (each.act for each in record.gestures[bet.last :])
    return None if any(isinstance(each, Request) and each.what is Requested.COUNT for each in since) else bet


def _total(made: Wager) -> int:
    return made.total


def with_the_bet_that_lies_there(made: Answer, record: Record, law: Book, ask: str) -> Answer:
    """The answer with what the last bet is of which the dealer has called out another amount, where nothing is ruled on
    what somebody did who went by that.
    """
    if ask not in ("", WAGER):
        return made
    facts = Facts(record, len(record))
    said = facts.done(g.AnnounceBet)
    at, _, act = said[-1] if said else (0, 0, None)
    bet = _misstated(record, law, at, act) if act is not None else None
    named = _misnamed(record, law, at, act) if act is not None else None
    larger = (each for each in wagers(facts) if bet and each.street == bet.street and each.total > bet.total)
    if (
        bet is None
        or named is None
        or act is None
        or act.amount == _left_to_call(facts.when(at))
        or not _is_calm(made, named)
        or bet.street != facts.course.street
        or any(larger)
    ):
        return made
    what = _what_lies_there(named, act)
    rest = _next(made)
    found_out = [law.ledger.in_words(each) for each in _his_to_find_out(law)]
    sentence = f"{what}{';' if ':' in rest else ':'} {rest}" if rest else f"{what}."
    return replace(made, state=State.RULED, sentence=sentence, notes=(*found_out, *made.notes))


def _what_lies_there(named: Wager, act: g.AnnounceBet) -> str:
    """What it is that the dealer has called out as another amount."""
    if named.total <= named.facing:
        return f"Seat {named.seat}'s call is {named.total:,}, not the {act.amount:,} announced"
    of_a_call = "call of " if act.kind == CALL else ""
    is_one = "raise is to" if named.facing else "bet is"
    return f"The {is_one} {named.total:,}, not the {of_a_call}{act.amount:,} announced"


def _is_calm(made: Answer, bet: Wager) -> bool:
    """Is nothing found wrong, or is told of that bet alone, with no fault in it?"""
    ruling = made.lead.ruling if made.lead is not None and made.lead.matter.seats[:1] == (bet.seat,) else None
    return made.sentence.startswith(NOTHING) or bool(_next(made)) or (ruling is not None and not ruling.fault)


def unless_misunderstood(made: Answer, record: Record, law: Book, ask: str) -> Answer:
    """The answer on a raise of a bet that the dealer had called out as far more or less, before anybody acts on it, at
    a house where a raise by a gross misunderstanding need not bind.
    """
    judged = law.rules.get(MISUNDERSTOOD)
    big = record.setup.limit != "limit" and ask in ("", WAGER)
    found = _raised_on_a_wrong_word(record, law) if judged is not None and big else None
    if judged is None or found is None or made.state not in TOLD:
        return made
    bet, said, raised = found
    if 100 * min(bet, said) >= judged.numbers["percent"] * max(bet, said):
        return made
    before, rest = _parted(made.sentence.removeprefix(f"{NOTHING}: ").removeprefix(f"{NOTHING}."), raised.seat)
    stands_so = STANDS.format(raised.total) if before else "nothing is wrong."
    unless = UNLESS.format(raised.seat, bet, lower(rest) if rest else stands_so)
    sentence = "; ".join([*before, lower(unless)]) if before else unless
    says = [law.ledger.in_words(each) for each in judged.paragraphs]
    state = State.RULED if made.state is State.NOTHING_WRONG else made.state
    return replace(made, state=state, sentence=sentence, notes=(*says, *made.notes))


def _parted(sentence: str, seat: int) -> tuple[list[str], str]:
    """What is said first of the wagers of others than the seat, and the rest of the sentence."""
    parts = sentence.split("; ")
    others = (each for each in map(BY_A_SEAT.search, parts))
    before = [each.string for each in takewhile(lambda one: one is not None and int(one[1]) != seat, others) if each]
    return [each.removesuffix(".") for each in before], "; ".join(parts[len(before) :])


def _raised_on_a_wrong_word(record: Record, law: Book) -> tuple[int, int, Wager] | None:
    """The bet, what it was called out as, and the raise of it that is the last act; None where there is none."""
    last = wagers(Facts(record, len(record)))[-1:]
    named = [at for at, each in enumerate(record.gestures) if isinstance(each.act, NAMES_IT)][-1:]
    if not last or not named or last[0].first < named[0]:
        return None
    at, act, raised = named[0], record.gestures[named[0]].act, last[0]
    bet = _misstated(record, law, at, act)
    if bet is None or not isinstance(act, g.AnnounceBet) or raised.seat == bet.seat or raised.street != bet.street:
        return None
    rises = [each for each in wagers(Facts(record, len(record))) if each.first > at and offered(each) > bet.total]
    said = raised.declared
    is_raise = rises == [raised] or (rises == [] and said is not None and said.kind == "raise")
    return (bet.total, act.amount, raised) if is_raise else None


def _next(made: Answer) -> str:
    """What the answer tells the next player may do, where it tells no more than that; "" where it doesn't."""
    if made.sentence.startswith(f"{NOTHING}: "):
        return made.sentence.removeprefix(f"{NOTHING}: ")
    rights = made.lead is not None and made.lead.matter.kind == RIGHTS
    return lower(made.sentence) if rights and MAY.match(made.sentence) else ""


def _his_to_find_out(law: Book) -> list[Paragraph]:
    """The paragraph by which a caller finds out himself what he calls, where the house has one."""
    return [each for each in law.ledger.paragraphs if ACCEPTED in each.rules]


def _is_clear(law: Book, facts: Facts, made: Wager) -> bool:
    """Are its chips what it comes to, with none to come or to go back?"""
    found = stands(law, facts, made)
    return bool(made.motions) and not (found.open or found.owed or found.back) and found.to == made.total
