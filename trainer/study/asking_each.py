"""Asking every rulebook about the same hands and rooms: each scenario at its moment, all worked examples, and more.

What neither shows, such as a street dealt too early or the clock, is told in short in a folder of its own.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from trainer import resources
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.both import Both, answer_on_both
from trainer.grading.answers.letters import begun
from trainer.grading.captions import by_seats, happening
from trainer.kernel import gestures as g
from trainer.kernel.document import transcript_of
from trainer.kernel.how_far import HowFar, untold
from trainer.kernel.pieces import Pieces, at_once
from trainer.rules import stands
from trainer.rules.book import Book, all_books, book
from trainer.rules.effects import Effect
from trainer.rules.facts import Facts
from trainer.rules.facts.shape import offered
from trainer.rules.facts.wager import wagers
from trainer.rules.headings import called
from trainer.rules.matters import KINDS
from trainer.rules.record import Record
from trainer.rules.ruling import Decision
from trainer.rules.topics import ROUTINE
from trainer.rules.worked import belongs, is_room, text_of
from trainer.scenarios import catalog
from trainer.scenarios.compiler import making_play
from trainer.scenarios.unnoticed import coming_up
from trainer.shorthand.reading import read as read_short
from trainer.shorthand.rooms import read_room
from trainer.study.stances import EXAMPLE, HAND, TOLD, Situation, Stance, Stances

TOLD_IN = ("trainer", "study", "data", "situations")
PARAGRAPH = re.compile(r"\bthe rulebook (?=(?:[a-z]+(?:-[a-z]+)*-)?\d)")
"""The rulebook before the number of its paragraph."""
QUIET = (g.Post, g.Pitch, g.Proceed, g.Shuffle, g.Cut, g.Burn, g.BringInBets, g.Collect, g.MoveButton, g.ActionOn)
MOST, AFTER = 3, 2  # things told before what is asked about came up, and since
A_WAGER = "wager"
WAGERS = stands.KINDS | {"undercalls-in-sequence", "turn", "skipped"}
"""What a wager comes to, in turn or out of it, however a rulebook looks at it: one thing to ask all of them."""
OUTCOME = ("seconds", "countdown", "warning", "to", "back", "owed", "forfeit", "least", "full-call", "call")
"""Figures that say what a ruling comes to; the others are what it was worked out with."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A situation and what is told of it to every rulebook."""

    situation: Situation
    told: Both


def all_asked() -> Iterator[Asked]:
    """Every situation, the scenarios first; files with faults are left out."""
    for head in catalog.scenarios().heads:
        if ROUTINE not in head.topics:
            yield _asked(f"{HAND}:{head.id}", head.title)
    for path in sorted(resources.path(*TOLD_IN).glob("*.txt")):
        yield _asked(f"{TOLD}:{path.stem}", path.stem.replace("-", " ").capitalize())
    known = set[str]()  # an edition made as a difference has the examples of the one before
    for law in all_books():
        for each in law.ledger.examples:
            if each.transcript and each.transcript not in known:
                known.add(each.transcript)
                places = belongs(law, each.at)
                yield _asked(f"{EXAMPLE}:{law.key}/{each.at}", called(law.key)[places[-1]] if places else each.at)


def _asked(key: str, title: str) -> Asked:
    told = at_once(telling(key))
    return Asked(Situation(key, title, case_of(told)), told)


def telling(key: str) -> Pieces[Both]:
    """What is told of the situation of that key, in pieces. Raises LookupError where it is gone."""
    kind, _, name = key.partition(":")
    if kind == HAND:
        first = all_books()[0]  # the same hand for every rulebook
        play = yield from making_play(catalog.scenarios().open(name), first)
        return Both((yield from coming_up(play, first)))
    if kind == TOLD:
        return Both(_told(name))
    house, _, at = name.partition("/")
    law = book(house)
    example = next((each for each in law.ledger.examples if each.at == at), None)
    if example is None:
        raise LookupError(f"{house} has no worked example {at}")
    text = text_of(example)
    yield
    if is_room(text):
        return Both(None, read_room(text, law).record)
    return Both(Record.of(transcript_of(text)))


def _told(name: str) -> Record:
    try:
        return read_short(resources.text(*TOLD_IN, f"{name}.txt")).record
    except FileNotFoundError as gone:
        raise LookupError(f"there is no situation {name}") from gone


def case_of(told: Both) -> str:
    """What was amiss, and what was done on the same street around it, each a sentence, as dealers tell them."""
    if told.hand is None:
        return " ".join(happening(each) for each in told.room.happenings[-MOST:]) if told.room is not None else ""
    lead = answer_on_both(told, all_books()[0]).lead
    matter = lead.matter if lead is not None else None
    onset = matter.onset if matter is not None else len(told.hand)
    acts = [each.act for each in told.hand.gestures]
    street = max((n for n, act in enumerate(acts[:onset]) if isinstance(act, g.BringInBets)), default=0)
    telling = [n for n, act in enumerate(acts) if n > street and not _quiet(act)]
    before, after = [n for n in telling if n < onset], [n for n in telling if n >= onset]
    amiss = [f"{KINDS[matter.kind].says}."] if matter is not None and matter.kind in KINDS else []
    done = [by_seats(told.hand, n) for n in (*before[-MOST:], *after[:AFTER])]
    return " ".join(dict.fromkeys((*amiss, *done))) or "The cards are being dealt."


def _quiet(act: g.Act) -> bool:
    return isinstance(act, QUIET) or (isinstance(act, g.Lay) and not act.up)


def stance(law: Book, told: Both) -> Stance:
    """What one rulebook decides on what is told, and what wagers come to by it."""
    made = _of(answer_on_both(told, law))
    if told.hand is None:
        return made
    facts = Facts(told.hand, len(told.hand))
    last = {each.seat: each for each in wagers(facts) if each.street == facts.course.street}
    sized = {seat: stands.stands(law, facts, each) for seat, each in last.items()}
    other = {seat: each.to for seat, each in sized.items() if not each.open and each.to != offered(last[seat]) != 0}
    return replace(made, wagers=tuple(other.items()), unsized=tuple(seat for seat, each in sized.items() if each.open))


def _of(answer: Answer) -> Stance:
    """What an answer comes to, as words and as its ruling has it."""
    made = Stance(begun(PARAGRAPH.sub("", answer.general)), answer.state.value)
    lead = answer.lead
    if lead is None:
        return made
    cited = (*lead.citations, *([lead.fallback] if lead.fallback else []))
    at = tuple(dict.fromkeys((each.book, each.at) for each in cited))
    kind = A_WAGER if lead.matter.kind in WAGERS else lead.matter.kind
    made = replace(made, topic=lead.matter.topic, kind=kind, at=at)
    if lead.ruling is None:
        return made
    return replace(
        made,
        ruling=lead.ruling.key,
        authority=lead.ruling.authority.value,
        outcome=lead.ruling.effect.value if lead.ruling.effect is not Effect.AS_TOLD else "",
        steps=tuple(step.key for step in answer.steps),
        options=lead.ruling.options,
        figures=_outcome(lead),
    )


def _outcome(lead: Decision) -> tuple[tuple[str, int], ...]:
    """What it comes to; amounts of each seat only where there is no other."""
    found = tuple((name, value) for name, value in sorted(lead.figures) if name in OUTCOME)
    return found or tuple((name, value) for name, value in sorted(lead.figures) if name.startswith("seat-"))


def decided(law: Book, asked: Iterable[Asked], so_far: HowFar = untold) -> Stances:
    """What one rulebook decides in all of them. `so_far` is told how many are through, and may raise."""
    some, found = tuple(asked), dict[str, Stance]()
    for done, each in enumerate(some):
        so_far(done, len(some))
        found[each.situation.key] = stance(law, each.told)
    return Stances(law.key, found)


def stances_of(key: str, so_far: HowFar = untold) -> Stances:
    """What the rulebook of that key decides, where nobody has written it down."""
    return decided(book(key), all_asked(), so_far)
