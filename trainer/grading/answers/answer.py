"""The answer on a hand or a room: what is ruled, what else is worth knowing, each thing once."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from trainer.grading.answers.asked import POTS, RIGHT, SHOWDOWN, is_about
from trainer.grading.answers.holes import what
from trainer.grading.answers.leading import led, next_rights
from trainer.grading.answers.near import near, says_no
from trainer.grading.answers.pots import PotsTold, pots_lines, pots_sentence, pots_told
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.standing import opened
from trainer.grading.answers.state import State, state_of
from trainer.grading.rulings import on_hand, on_room, plain
from trainer.rules.book import Book, book
from trainer.rules.facts import Facts
from trainer.rules.kinds import KINDS
from trainer.rules.record import Record
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision, Matter

NOTHING = "Nothing is wrong"


@dataclass(frozen=True, slots=True)
class Answer:
    """`sentence` is the answer; `lead` the decision it rests on, None where nothing was to be decided.

    `also` is what else is worth knowing, `no` are thresholds that say no, `settled` what was put right before. `pots`
    are told where they are asked for or the hand is over. `points` is all that came up, in order, for `--all-points`.
    """

    book: str
    state: State
    sentence: str
    lead: Decision | None = None
    also: tuple[str, ...] = ()
    no: tuple[str, ...] = ()
    settled: tuple[str, ...] = ()
    pots: PotsTold | None = None
    pot_lines: tuple[str, ...] = ()
    points: tuple[Decision, ...] = ()

    @property
    def equal(self) -> tuple[object, ...]:
        """What two houses have in common that answer alike: the sentence, who decides, what is to be done."""
        ruling = self.lead.ruling if self.lead is not None else None
        done = (ruling.authority, tuple(step.key for step in ruling.steps), ruling.options) if ruling else ()
        return self.state, self.general, done

    @property
    def general(self) -> str:
        """The sentence without the name of the house."""
        return self.sentence.replace(book(self.book).ledger.short, "the rulebook", 1)


def answer_on_hand(record: Record, law: Book, ask: str = "", seat: int = 0) -> Answer:
    """What the house answers after the last gesture, of one thing where `ask` names it, about one seat or all."""
    facts = Facts(record, len(record))
    points = tuple(on_hand(record, law).values())
    open_now, settled = opened(record, law)
    asked = _asked(points, ask, seat)
    open_now = _asked(open_now, ask, seat)
    rights = next_rights(facts, points)
    calm = _ranked(law, facts, asked, bool(ask))
    taken = {each.matter.key for each in (*open_now, *settled)}
    calm = tuple(each for each in calm if each.matter.key not in taken)
    lead = _led_by_words(open_now, asked) or next(iter((*open_now, *calm)), None)
    pots = pots_told(law, facts)
    if ask in (POTS, SHOWDOWN) and pots is not None and not (lead is not None and lead.ruling and lead.ruling.fault):
        made = _of_pots(law, facts, pots, lead)
    elif lead is None:
        made = _nothing(law, facts, pots if not ask else None, rights if ask in ("", RIGHT) and seat in (0, _seat(rights)) else None)
    else:
        made = _on(law, facts, lead)
    shows = pots is not None and (ask in (POTS, SHOWDOWN) or (not ask and pots.won and _firm(made.lead)))
    told = {made.sentence}
    also = [_told(law, facts, each) for each in (*open_now[1:], *calm) if each is not lead and _beside(each, lead)]
    if rights is not None and rights is not made.lead and ask in ("", RIGHT) and not open_now and _firm(made.lead):
        also.append(_told(law, facts, rights))
    return replace(
        made,
        also=_once(also, told),
        no=tuple(says_no(*each) for each in near(law, facts, lead)) if lead is not None else (),
        settled=_once((f"{KINDS[each.matter.kind].says}: corrected." for each in settled if not ask), told),
        pots=pots,
        pot_lines=pots_lines(pots, facts) if shows and pots is not None else (),
        points=points,
    )


def answer_on_room(record: RoomRecord, law: Book, ask: str = "", seat: int = 0) -> Answer:
    """What the house answers on a room after its last happening: the last fault, else the last thing it rules on."""
    points = tuple(on_room(record, law).values())
    asked = _asked(points, ask, seat)
    spoken = sorted((each for each in asked if not each.silent), key=_room_order)
    silent = sorted((each for each in asked if each.silent), key=_room_order)
    lead = next(iter((*spoken, *silent)), None)
    if lead is None:
        return Answer(law.key, State.NOTHING_WRONG, f"{NOTHING}.")
    sentence = sentence_of(lead) or _uncovered(law, lead.matter, state_of(law, None, lead))
    also = [sentence_of(each) for each in spoken if each is not lead]
    state = state_of(law, None, lead)
    return Answer(law.key, state, sentence, lead, _once(also, {sentence}), points=points)


def _room_order(decision: Decision) -> tuple[bool, int]:
    ruling = decision.ruling
    return not (ruling is not None and ruling.fault), -decision.matter.onset


# --- choosing -----------------------------------------------------------------------------------------------------


def _asked(found: tuple[Decision, ...], ask: str, seat: int) -> tuple[Decision, ...]:
    mine = (each for each in found if not seat or seat in each.matter.seats)
    return tuple(each for each in mine if not ask or is_about(each, ask))


def _ranked(law: Book, facts: Facts, found: tuple[Decision, ...], by_name: bool) -> tuple[Decision, ...]:
    """The last decisive one first; of what was asked for by name everything counts, silence last."""
    first = led(law, facts, found)
    if not by_name:
        return first
    rest = sorted((each for each in found if each not in first), key=lambda each: (each.silent, -each.matter.onset))
    return (*first, *rest)


def _beside(decision: Decision, lead: Decision | None) -> bool:
    """Is it worth knowing beside the answer? Not silence, and not what it looks like."""
    return lead is not None and not plain(decision)


def _led_by_words(open_now: tuple[Decision, ...], asked: tuple[Decision, ...]) -> Decision | None:
    """Where the rulebook is silent on the first of what is open: what it says of the same act all the same."""
    if not open_now or not open_now[0].silent:
        return None
    said = (each for each in asked if not each.silent and each.matter.error == open_now[0].matter.error)
    return next((each for each in said if each.ruling is not None and each.ruling.options), None)


def _firm(lead: Decision | None) -> bool:
    """May the next player count on the amounts there are, or is a wager still to be put right?"""
    return lead is None or lead.ruling is None or not lead.ruling.fault


def _seat(decision: Decision | None) -> int:
    return decision.matter.seats[0] if decision is not None else 0


# --- saying -------------------------------------------------------------------------------------------------------


def _on(law: Book, facts: Facts, lead: Decision) -> Answer:
    return Answer(law.key, state_of(law, facts, lead), _told(law, facts, lead), lead)


def _told(law: Book, facts: Facts, decision: Decision) -> str:
    return sentence_of(decision, facts) or _uncovered(law, decision.matter, state_of(law, facts, decision))


def _uncovered(law: Book, matter: Matter, state: State) -> str:
    seats = f", seat {matter.seats[0]}" if matter.seats else ""
    if state is State.COPY_LACKS:
        return f"Our copy of {law.ledger.short} lacks the rule on this: {what(matter)}{seats}."
    return f"{law.ledger.short} doesn't cover this: {what(matter)}{seats}."


def _nothing(law: Book, facts: Facts, pots: PotsTold | None, rights: Decision | None) -> Answer:
    """With what the next player may do, or at the end with who has won how much."""
    said = sentence_of(rights, facts) if rights is not None else pots_sentence(pots) if pots and pots.won else ""
    if not said:
        return Answer(law.key, State.NOTHING_WRONG, f"{NOTHING}.")
    return Answer(law.key, State.NOTHING_WRONG, f"{NOTHING}: {said[0].lower()}{said[1:]}", rights)


def _of_pots(law: Book, facts: Facts, pots: PotsTold, lead: Decision | None) -> Answer:
    unknown = bool(pots.pots) and not pots.won
    state = State.CANNOT_TELL if unknown and pots.hidden else State.NOTHING_WRONG
    return Answer(law.key, state, pots_sentence(pots), lead)


def _once(lines: Iterable[str], told: set[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(each for each in lines if each and each not in told))
