"""An answer as `trainer rule` prints it: the sentence, who decides, the steps, the paragraph, and what else to know."""

import re
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from trainer.commands.decisions import decision_lines
from trainer.grading.answers.answer import Answer
from trainer.grading.answers.in_sentences import in_sentences
from trainer.grading.answers.letters import begun
from trainer.grading.answers.made import CORRECTED
from trainer.grading.answers.pots.pots import PotsTold
from trainer.grading.answers.saying import sentence_of
from trainer.grading.answers.state import State
from trainer.rules.book import book
from trainer.rules.houses import in_full
from trainer.rules.options import LEFT_TO_THE_PLAYER, choices_line
from trainer.rules.ruling import Authority, Citation, Decision
from trainer.rules.steps import STEPS

SAME, OTHER = "=", "≠"
DECIDES = {
    Authority.FLOOR: "The floor decides.",
    Authority.DEALER: "The dealer decides.",
    Authority.UNSTATED: "The rulebook doesn't say who decides.",
}
ASKED_ALREADY = re.compile(r"(?:\. A|; a)sk your house\.")
"""What a reading need not say in the middle of a line that begins so."""
IN_SILENCE = ("Stop the action.", "Call the floor.", "Follow the ruling.")


def answer_lines(answer: Answer, all_points: bool) -> list[str]:
    """One house's answer: the sentence first, everything else below it."""
    lines = [in_sentences(answer.sentence), *(f"  {line}" for line in _below_all([answer]))]
    return lines + (_points(answer) if all_points else [])


def side_by_side(answers: Iterable[Answer], all_points: bool) -> list[str]:
    """The houses grouped by equal answers, the answer of most houses first and silence last."""
    groups: dict[object, list[Answer]] = {}
    for each in answers:
        groups.setdefault(each.equal, []).append(each)
    ordered = sorted(groups.values(), key=lambda some: (some[0].state is State.NOT_COVERED, -len(some)))
    lines: list[str] = []
    for number, some in enumerate(ordered):
        houses = ", ".join(in_full(each.book) for each in some)
        lines += [
            f"{OTHER if number else SAME} {houses}",
            f"  {_shared(some)}",
            *(f"    {line}" for line in _below_all(some)),
        ]
        for each in some if all_points else ():
            lines += [f"  {line}" for line in (f"{in_full(each.book)}:", *_points(each))]
    return lines


def _shared(some: list[Answer]) -> str:
    """What they all say; in silence of several houses without the name of one of them."""
    return in_sentences(begun(some[0].sentence if len(some) == 1 else some[0].general))


def _below_all(some: list[Answer]) -> Iterator[str]:
    """The same of all that was asked, one after the other, what to ask one's house last; houses that answer alike were
    asked the same.
    """
    by_question = [list(each) for each in zip(*((one, *one.more) for one in some), strict=True)]
    yield from _once(line for each in by_question for line in _below(each))
    yield from _to_be_asked([cited for each in by_question for lead in _leads(each) for cited in lead.citations], some)


def _leads(some: Iterable[Answer]) -> list[Decision]:
    return [each.lead for each in some if each.lead is not None]


def _below(some: list[Answer]) -> Iterator[str]:
    """All but the sentence and what to ask one's house, of houses that answer alike: each thing once."""
    leads = _leads(some)
    if some[0].lead is not None:
        yield from _demanded(some[0], some[0].lead)
    yield from (f"{line}{whose}" for line, whose in _by_house(some, _followed))
    cited = [each for lead in leads for each in lead.citations]
    told = (f"{book(each.book).ledger.known_as} {each.at}: {each.says}" for each in cited)
    yield from _once((*told, *(line for each in some for line in _paragraphs(each))))
    yield from _once(
        f"Source: {lead.label} ({book(lead.book).ledger.known_as} {lead.fallback.at} refers to it)"
        for lead in leads
        if lead.fallback and lead.label
    )
    yield from (f"Also{whose}: {in_sentences(line)}" for line, whose in _by_house(some, lambda each: each.also))
    yield from (f"{line}{whose}" for line, whose in _by_house(some, lambda each: (*each.no, *each.pot_lines)))
    settled = _by_house(some, lambda each: each.settled)
    yield from (f"Already corrected{whose}: {line.removesuffix(CORRECTED)}." for line, whose in settled)
    yield from (f"Note{whose}: {line}" for line, whose in _by_house(some, _notes))


def _paragraphs(answer: Answer) -> list[str]:
    """The notes that are a paragraph of the house in words: it says more than a number would."""
    law = book(answer.book).ledger
    begins = tuple(f"{law.known_as} {each.at}: " for each in law.paragraphs)
    return [each for each in answer.notes if each.startswith(begins)]


def _notes(answer: Answer) -> list[str]:
    return [each for each in answer.notes if each not in _paragraphs(answer)]


def _by_house(some: list[Answer], lines: Callable[[Answer], Iterable[str]]) -> Iterator[tuple[str, str]]:
    """Each line once, with the houses that say it where not all of them do."""
    said: dict[str, list[str]] = {}
    for each in some:
        for line in dict.fromkeys(lines(each)):
            said.setdefault(line, []).append(book(each.book).ledger.known_as)
    yield from ((line, _of(whose) if len(whose) < len(some) else "") for line, whose in said.items())


def _to_be_asked(cited: list[Citation], some: list[Answer]) -> Iterator[str]:
    """How paragraphs are read, each once; of several houses with those whose reading it is."""
    readings: dict[str, list[str]] = {}
    for each in cited:
        if each.reading:
            whose = readings.setdefault(ASKED_ALREADY.sub(".", each.reading), [])
            whose += [house] if (house := book(each.book).ledger.known_as) not in whose else []
    several = len(some) > 1
    yield from (f"Ask your house{_of(whose) if several else ''}: {says}" for says, whose in readings.items())


def _of(houses: list[str]) -> str:
    return f" ({', '.join(houses)})"


def _demanded(answer: Answer, lead: Decision) -> Iterator[str]:
    ruling = lead.ruling
    if ruling is None:
        yield from IN_SILENCE
        return
    if answer.state is State.NOTHING_WRONG:
        return
    named = ruling.authority is not Authority.UNSTATED
    if named or (ruling.fault and ruling.key not in LEFT_TO_THE_PLAYER):
        yield DECIDES[ruling.authority]
    if ruling.options:
        yield choices_line(ruling.key, ruling.options)
    steps = () if ruling.key in LEFT_TO_THE_PLAYER else answer.steps
    yield from (f"{number}. {STEPS[step.key].says}." for number, step in enumerate(steps, 1))


def _followed(answer: Answer) -> Iterator[str]:
    """Of a silent house in what two ways it can be read, and whom the floor may follow."""
    lead = answer.lead
    if lead is None or lead.ruling is not None:
        return
    if lead.label and lead.fallback is None:
        yield f"The rulebook can be read two ways here: {lead.label}."
    if (other := lead.floor_follows) is not None and other.ruling is not None:
        known_as = book(other.source).ledger.known_as
        yield f"The floor may follow {known_as}, where the ruling is “{in_sentences(sentence_of(other))}”"


def _points(answer: Answer) -> list[str]:
    """Everything that came up, with what is not covered."""
    return ["  All points:", *(f"    {line}" for each in answer.points for line in decision_lines(each))]


def _once(lines: Iterable[str]) -> Iterator[str]:
    yield from dict.fromkeys(lines)


# --- for other programs -------------------------------------------------------------------------------------------


def answer_json(answer: Answer) -> dict[str, Any]:
    """The same as plain values; `sentence`, `also` and `no` are words, which may change."""
    lead = answer.lead
    ruling = lead.ruling if lead is not None else None
    return {
        "state": str(answer.state),
        "sentence": in_sentences(answer.sentence),
        "matter": lead and lead.matter.kind,
        "seats": list(lead.matter.seats) if lead is not None else [],
        "ruling_key": ruling and ruling.key,
        "authority": ruling and str(ruling.authority),
        "figures": dict(lead.figures) if lead is not None else {},
        "steps": [step.key for step in ruling.steps] if ruling else [],
        "done": sorted(answer.done),
        "paragraphs": [f"{each.book} {each.at}" for each in lead.citations] if lead is not None else [],
        "also": [in_sentences(each) for each in answer.also],
        "no": list(answer.no),
        "settled": list(answer.settled),
        "notes": list(answer.notes),
        "pots": answer.pots and _pots_json(answer.pots),
        "more": [answer_json(each) for each in answer.more],
    }


def _pots_json(told: PotsTold) -> dict[str, Any]:
    return {
        "middle": told.middle,
        "front": dict(told.front),
        "pots": [
            {
                "name": each.name,
                "amount": each.amount,
                "seats": list(each.seats),
                "wins": dict(each.wins),
                "odd": each.odd,
            }
            for each in told.pots
        ],
        "back": dict(told.back),
        "to_be_tabled": list(told.hidden),
    }
