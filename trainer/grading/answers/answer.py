"""The answer on a hand: what is ruled, what else is worth knowing, each thing once."""

import re
from collections.abc import Iterable
from dataclasses import dataclass, replace

from trainer.grading.answers.agreeing import BEHIND, speaks_against
from trainer.grading.answers.asked import POT_BET, POTS, RIGHT, SHOWDOWN, WAGER, is_about
from trainer.grading.answers.awards import (
    before_pots,
    held_for_the_floor,
    is_no_fold,
    led_by_pots,
    no_more,
    of_the_seat,
    overtaken,
    too_late,
    with_pots,
)
from trainer.grading.answers.beside import agrees, back_for_the_redeal, points_it_out, void_first
from trainer.grading.answers.coming import AS_IT_STANDS, long_enough, short_stub_to_come
from trainer.grading.answers.hands_dead import dead_as_well
from trainer.grading.answers.holes import what
from trainer.grading.answers.house import of_the_house
from trainer.grading.answers.leading import (
    SIDE,
    foremost,
    has_named_a_bet,
    led,
    left_by_a_check,
    next_rights,
    whether_open,
)
from trainer.grading.answers.maximum import led_by_the_maximum, without_the_blinds
from trainer.grading.answers.near import near, says_no, short_of_a_raise
from trainer.grading.answers.pots import PotsTold, mistaken_sentence, pots_lines, pots_sentence, pots_told
from trainer.grading.answers.redeal import with_who_plays
from trainer.grading.answers.saying import once, sentence_of
from trainer.grading.answers.standing import Opened, as_it_stands, last_deal, opened, with_short_hands
from trainer.grading.answers.state import DISPUTE, State, disputes_nothing, state_of
from trainer.grading.rulings import on_hand, plain
from trainer.rules.amiss import BACK, TURNS
from trainer.rules.book import Book, InForce, all_books, book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.out_of_turn import came_round
from trainer.rules.facts.presence import called_off_now
from trainer.rules.facts.wager import maker
from trainer.rules.kind import About
from trainer.rules.kinds import KINDS
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter, Step

NOTHING = "Nothing is wrong"
UNCOVERED, INSTEAD = " doesn't cover this: ", " doesn't say what to do instead: "
NO_MISDEAL = "It isn't a misdeal by {}, and {}"
NO_RAISE = "{}{}it's no raise by {}, and whether seat {} gets {:,} back isn't printed."
BY_PARAGRAPH = re.compile(r"(^It isn't a misdeal|it's no raise) by \S+(?=, and )")
NO_ONE_TO_ACT = "The betting on this street is over: no one is to act."
FOLD = "fold"
"""The kind of a fold: it may end a street, and is then about no more than itself."""
WRONG_BUTTON, HEADS_UP = "wrong-button", "heads-up-button"
"""A button in a wrong place, and where it is heads-up, on which a rulebook may speak though it doesn't on the other."""


@dataclass(frozen=True, slots=True)
class Answer:
    """`sentence` is the answer; `lead` the decision it rests on, None where nothing was to be decided.

    `also` is what else is worth knowing, `no` are thresholds that say no, `settled` what was put right before. `pots`
    are told where they are asked for or the hand is over. `points` is all that came up, in order, for `--all-points`.
    `notes` say what of the file was read how, and what of it the rulebook does not use. `done` are the steps of the
    lead, by their keys, that were taken already.
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
    notes: tuple[str, ...] = ()
    done: frozenset[str] = frozenset()

    @property
    def equal(self) -> tuple[object, ...]:
        """What two houses have in common that answer alike: the sentence, who decides, what is to be done."""
        ruling = self.lead.ruling if self.lead is not None else None
        left = tuple(step.key for step in self.steps)
        done = (ruling.authority, left, ruling.options) if ruling else ()
        return self.state, self.general, done

    @property
    def steps(self) -> tuple[Step, ...]:
        """What is still to be done, in order."""
        ruling = self.lead.ruling if self.lead is not None else None
        return tuple(step for step in ruling.steps if step.key not in self.done) if ruling is not None else ()

    @property
    def general(self) -> str:
        """The sentence without the name of the house and the number that its paragraph has there."""
        return BY_PARAGRAPH.sub(r"\1", self.sentence.replace(book(self.book).ledger.known_as, "the rulebook", 1))


def answer_on_hand(record: Record, law: Book, ask: str = "", seat: int = 0) -> Answer:
    """What the house answers after the last gesture, of one thing where `ask` names it, about one seat or all."""
    found = opened(record, law)
    end, settled = Facts(record, len(record)), found.settled
    every = tuple(each for each in found.left if not no_more(end, each) and not overtaken(each, found.left))
    if not settled:
        record = as_it_stands(record, every)
    facts = Facts(record, len(record))
    every = with_short_hands(law, facts, every)
    points = tuple(on_hand(record, law).values())
    held = held_for_the_floor(points)
    every = tuple(each for each in every if not is_no_fold(each, held))
    current = tuple(each for each in points if not (no_more(facts, each) or overtaken(each, points)))
    asked = _asked(tuple(each for each in current if not is_no_fold(each, held)), ask, seat)
    open_now = foremost(_before_rights(every) if ask == RIGHT else _asked(every, ask, seat), asked, seat)
    open_now = void_first(open_now, facts)
    taken = {each.matter.key for each in (*every, *settled)}
    calm = tuple(each for each in _ranked(law, facts, asked, bool(ask)) if each.matter.key not in taken)
    rights, pots = None if called_off_now(facts) else next_rights(facts, points), pots_told(law, facts)
    rights = left_by_a_check(facts, points) or rights if ask == RIGHT and rights is not None else rights
    if rights is not None and (ask not in ("", RIGHT) or seat not in (0, rights.matter.seats[0]) or open_now):
        rights = None
    most = led_by_the_maximum(facts, (*open_now, *calm), asked)
    lead = most or _lead(
        open_now, calm, asked, rights if ask == RIGHT or _whether_open(facts, ask, calm, rights) else None
    )
    if lead is None and not (ask in (POTS, SHOWDOWN) and pots is not None):
        lead = next(iter((*_asked(every, "", seat), *every)), None)  # it isn't said that nothing is wrong
    settle_first = before_pots((*every, *held), pots) if ask in (POTS, SHOWDOWN) else None
    by_pots = None if settle_first is not None else _by_pots(law, facts, ask, pots, lead, open_now)
    if by_pots is not None:
        made = by_pots
    elif (chosen := settle_first or lead) is not None:
        made = _on_lead(law, facts, chosen, seat, pots)
    else:
        made = _stub_to_come(law, facts, ask) or _nothing(law, facts, None if ask else pots, rights)
    firm = _firm(made.lead) and not open_now
    rest = (*open_now, *(each for each in calm if each.matter.kind not in SIDE))
    more = (each for each in rest if each is not lead and (not plain(each) or disputes_nothing(each)))
    beside = [each for each in more if agrees(made.lead, each, facts) and not speaks_against(made.lead, each)]
    before = [each for each in every if ask and each is not lead and each is not made.lead]
    also = [f"First, {_lower(_told(law, facts, each))}" for each in before]
    goes_on = rights is not None and firm and not has_named_a_bet(facts, rights.matter.seats[0])
    next_up = [rights] if rights is not None and goes_on and not speaks_against(made.lead, rights) else []
    also += [_told(law, facts, each) for each in (*beside, *next_up)]
    shows = pots is not None and settle_first is None and _shows(ask, pots, made)
    not_this = near(law, facts, made.lead) if made.lead is not None else ()
    made = _no_raise_first(law, facts, _no_misdeal_first(made, not_this), points)
    hands = dead_as_well(made.lead, beside, facts)
    if hands:
        each_hand = [_told(law, facts, each).removesuffix(".") for each in hands]
        made = replace(made, sentence="; ".join([each_hand[0], *map(_lower, each_hand[1:])]) + ".")
    told = {made.sentence, _whole(made.sentence), *(_told(law, facts, each) for each in hands)}
    return replace(
        made,
        also=once(also, told),
        no=tuple(says_no(*each) for each in not_this),
        settled=once((f"{KINDS[each.matter.kind].says}: corrected." for each in settled if not ask), told),
        pots=pots,
        pot_lines=pots_lines(pots, facts) if shows and pots is not None else (),
        points=points,
        done=_done(found, facts, made.lead) if made.lead is not None else frozenset(),
        notes=of_the_house(law, record.setup.house),
    )


# --- choosing -----------------------------------------------------------------------------------------------------


def _asked(found: tuple[Decision, ...], ask: str, seat: int) -> tuple[Decision, ...]:
    mine = (each for each in found if not seat or seat in _whose(each.matter))
    return tuple(each for each in mine if not ask or is_about(each, ask) or _pot_said(each, ask))


def _pot_said(decision: Decision, ask: str) -> bool:
    """Is it asked of a wager, which is "pot" said?"""
    return (ask, decision.matter.topic) == (WAGER, POT_BET)


def _before_rights(every: tuple[Decision, ...]) -> tuple[Decision, ...]:
    """What has to be put right before anybody can say what a player may do: turns, and wagers that amounts rest on."""
    return tuple(each for each in every if each.matter.kind in TURNS or KINDS[each.matter.kind].about is About.WAGER)


def _whose(matter: Matter) -> tuple[int, ...]:
    """The seats that a matter is about: of a wager or a turn its maker's alone."""
    return matter.seats[:1] if KINDS[matter.kind].about is About.WAGER else matter.seats


def _ranked(law: Book, facts: Facts, found: tuple[Decision, ...], by_name: bool) -> tuple[Decision, ...]:
    """The last decisive one first; of what was asked for by name everything counts, silence last."""
    first = led(law, facts, found)
    if not by_name:
        return first
    rest = sorted((each for each in found if each not in first), key=lambda each: (each.silent, -each.matter.onset))
    return (*first, *rest)


def _lead(
    open_now: tuple[Decision, ...], calm: tuple[Decision, ...], asked: tuple[Decision, ...], rights: Decision | None
) -> Decision | None:
    """The decision that answers: what is still to be put right, then what was asked for, then the last decisive one."""
    if rights is not None:
        return rights
    if (back := back_for_the_redeal(open_now, calm)) is not None:
        return back
    return (
        _led_by_chips_behind(open_now, asked) or _led_by_words(open_now, asked) or next(iter((*open_now, *calm)), None)
    )


def _whether_open(facts: Facts, ask: str, calm: tuple[Decision, ...], rights: Decision | None) -> bool:
    """Is it asked, after an all-in that came last, whether the betting is open again? Next rights are none beside
    something open.
    """
    return not ask and whether_open(facts, next(iter(calm), None), rights)


def _to_be_settled(lead: Decision, open_now: tuple[Decision, ...]) -> bool:
    """Is there something about it that comes before the counting of pots?"""
    fault = lead.ruling is not None and lead.ruling.fault
    return lead in open_now or (fault and lead.matter.kind not in SIDE)


def _led_by_chips_behind(open_now: tuple[Decision, ...], asked: tuple[Decision, ...]) -> Decision | None:
    """Chips found behind an all-in that was called: what of them plays comes before what the all-in would be."""
    first = open_now[0].matter if open_now else None
    behind = (each for each in asked if each.matter.kind == BEHIND and not each.silent)
    mine = (each for each in behind if first is not None and each.matter.seats[:1] == first.seats[:1])
    return next(mine, None) if first is not None and KINDS[first.kind].about is About.WAGER else None


def _led_by_words(open_now: tuple[Decision, ...], asked: tuple[Decision, ...]) -> Decision | None:
    """Where the rulebook is silent on the first of what is open: what it says of the same act all the same."""
    if not open_now or not open_now[0].silent:
        return None
    if open_now[0].matter.kind == WRONG_BUTTON:
        return next((each for each in asked if _begins_heads_up(each.matter) and not each.silent), None)
    same = (each for each in asked if each.matter.error == open_now[0].matter.error and each.matter.kind != FOLD)
    said = (each for each in same if not each.silent and not points_it_out(open_now[0], each))
    chosen = (each for each in said if each.ruling is not None and each.ruling.options)
    return next((each for each in chosen if each.matter.kind not in SIDE), None)


def _begins_heads_up(matter: Matter) -> bool:
    """Is it about the hand with which heads-up begins, on which nobody may have the big blind again?"""
    return matter.kind == HEADS_UP and bool(matter.detail)


def _done(found: Opened, facts: Facts, lead: Decision) -> frozenset[str]:
    """The steps that were taken, or that came about without the dealer."""
    taken = found.done.get(lead.matter.key, frozenset())
    return taken | {BACK.key} if lead.matter.kind in TURNS and came_round(facts.about(lead.matter)) else taken


def _past(facts: Facts, lead: Decision) -> bool:
    """Is it what a player might have done while the betting was open, and no more?"""
    return lead.matter.kind == RIGHT and facts.course.street >= 0 and not facts.course.betting


def _firm(lead: Decision | None) -> bool:
    """May the next player count on the amounts there are, or is a wager still to be put right?"""
    return lead is None or lead.ruling is None or not lead.ruling.fault


# --- saying -------------------------------------------------------------------------------------------------------


def _on(law: Book, facts: Facts, lead: Decision) -> Answer:
    if _past(facts, lead):
        return Answer(law.key, State.NOTHING_WRONG, NO_ONE_TO_ACT)
    return Answer(law.key, state_of(law, facts, lead), _told(law, facts, lead), lead)


def _disputed(lead: Decision | None) -> bool:
    """Does somebody dispute how the hand ended, and is he heard?"""
    return lead is not None and not lead.silent and lead.matter.kind == DISPUTE


def _pushed_wrong(law: Book, facts: Facts, pots: PotsTold | None, lead: Decision | None) -> str:
    """Who has too much of the pots, of those of the hand before where it is disputed in the next one."""
    if not _disputed(lead):
        return mistaken_sentence(law, facts, pots)
    ended = last_deal(facts.record)
    then = facts if ended is facts.record else Facts(ended, len(ended))
    return mistaken_sentence(law, then, pots_told(law, then), disputed=True)


def _mistaken(law: Book, facts: Facts, mistaken: str, lead: Decision | None) -> Answer:
    """A pot went the wrong way; where somebody disputes it, that comes first."""
    if lead is None or not _disputed(lead):
        return Answer(law.key, State.RULED, mistaken)
    return Answer(law.key, State.RULED, f"{_told(law, facts, lead).removesuffix('.')}; {_lower(mistaken)}", lead)


def _stub_to_come(law: Book, facts: Facts, ask: str) -> Answer | None:
    """What is asked about stud before seventh street, where nothing else answers it."""
    coming = short_stub_to_come(law, facts, ask)
    if coming is None:
        enough = long_enough(law, facts, ask)
        return Answer(law.key, State.NOTHING_WRONG, enough) if enough else None
    made = _on(law, facts, coming)
    return made if coming.silent else replace(made, sentence=AS_IT_STANDS.format(_lower(made.sentence)))


def _no_misdeal_first(made: Answer, not_this: Iterable[tuple[InForce, tuple[str, ...]]]) -> Answer:
    """What falls short of a misdeal is told to be none before it is said that the rest is not covered."""
    at = next((at for each, at in not_this if each.rule.ruling.effect is Effect.MISDEAL), ())
    if made.state is not State.NOT_COVERED or not at:
        return made
    inmost = next(each for each in at if not any(part.startswith(f"{each}-") for part in at))
    return replace(made, sentence=NO_MISDEAL.format(inmost, made.sentence.replace(UNCOVERED, INSTEAD, 1)))


def _no_raise_first(law: Book, facts: Facts, made: Answer, points: Iterable[Decision]) -> Answer:
    """So what falls short of the share of a raise is told to be none."""
    lead = made.lead.matter if made.lead is not None and made.state is State.NOT_COVERED else None
    mine = (each for each in points if lead and lead.kind == "underraise" and each.matter.error == lead.error)
    at = next((at for each in mine if each.matter.kind == "wager" for at in short_of_a_raise(law, facts, each)), "")
    put = maker(facts.about(lead)) if lead and at else None
    if put is None or put.total <= put.facing:
        return made
    return replace(made, sentence=NO_RAISE.format(law.ledger.known_as, UNCOVERED, at, put.seat, put.total - put.facing))


def _told(law: Book, facts: Facts, decision: Decision) -> str:
    if missing := without_the_blinds(facts, decision):
        return f"{law.ledger.known_as}{missing}"
    return sentence_of(decision, facts) or uncovered(law, decision.matter, state_of(law, facts, decision))


def uncovered(law: Book, matter: Matter, state: State) -> str:
    """That the rulebook, or our copy of it, has nothing on it."""
    seats = f", {'not at ' if matter.kind == WRONG_BUTTON else ''}seat {matter.seats[0]}" if matter.seats else ""
    if state is State.CANNOT_TELL:
        return f"No one has said what is disputed{seats}: a hand's reading, a pot's award or count, or the action."
    if state is State.COPY_LACKS:
        return f"Our copy of {law.ledger.known_as} lacks the rule on this: {what(matter)}{seats}."
    return f"{law.ledger.known_as}{UNCOVERED}{what(matter)}{seats}."


def _nothing(law: Book, facts: Facts, pots: PotsTold | None, rights: Decision | None) -> Answer:
    """With what the next player may do, or at the end with who has won how much."""
    said = sentence_of(rights, facts) if rights is not None else pots_sentence(pots) if pots and pots.won else ""
    if not said:
        return Answer(law.key, State.NOTHING_WRONG, f"{NOTHING}.")
    return Answer(law.key, State.NOTHING_WRONG, f"{NOTHING}: {_lower(said)}", rights)


def _by_pots(
    law: Book, facts: Facts, ask: str, pots: PotsTold | None, lead: Decision | None, open_now: tuple[Decision, ...]
) -> Answer | None:
    """The answer where who wins how much leads, or that a pot went the wrong way; None where another one does."""
    free = lead is None or not _to_be_settled(lead, open_now)
    if pots is not None and free and led_by_pots(facts, ask, pots, lead):
        return _of_pots(law, pots, lead if lead is not None and lead.matter.kind not in SIDE else None)
    if ask or open_now or too_late(lead):
        return None
    mistaken = _pushed_wrong(law, facts, pots, lead)
    return _mistaken(law, facts, mistaken, lead) if mistaken else None


def _on_lead(law: Book, facts: Facts, lead: Decision, seat: int, pots: PotsTold | None) -> Answer:
    """The answer by a decision, with who wins how much and what the seat that is asked about does where it has that."""
    if _past(facts, lead):
        return Answer(law.key, State.NOTHING_WRONG, NO_ONE_TO_ACT)
    made = _on(law, facts, lead)
    sentence = with_pots(with_who_plays(law, facts, lead, made.sentence), lead, pots, facts.table.pot.amount)
    return replace(made, sentence=of_the_seat(sentence, lead, seat, pots))


def _shows(ask: str, pots: PotsTold, made: Answer) -> bool:
    """Are the pots told line by line: asked for, or won?"""
    return ask in (POTS, SHOWDOWN) or (not ask and pots.won and _firm(made.lead))


def _of_pots(law: Book, pots: PotsTold, lead: Decision | None) -> Answer:
    unknown = bool(pots.pots) and not pots.won
    state = State.CANNOT_TELL if unknown else State.NOTHING_WRONG
    return Answer(law.key, state, pots_sentence(pots), lead)


def _lower(sentence: str) -> str:
    """As it goes on in a sentence; what begins with a rulebook's name keeps it."""
    named = any(sentence.startswith(law.ledger.known_as) for law in all_books())
    return sentence if named else f"{sentence[:1].lower()}{sentence[1:]}"


def _whole(sentence: str) -> str:
    """What is said after "Nothing is wrong", as a sentence of its own."""
    rest = sentence.removeprefix(f"{NOTHING}: ")
    return f"{rest[:1].upper()}{rest[1:]}"
