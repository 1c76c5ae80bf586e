"""The same question put again, and the same spot: does the answer that was kept still come to what was kept of it?"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, lru_cache
from typing import Any

from trainer.grading.engine import engine
from trainer.kernel.table import Impossible
from trainer.progress.answering import given_of, posed_digest, tested
from trainer.progress.faults import ODD_ROWS
from trainer.progress.records import Tested
from trainer.progress.rounds import paragraphs_now
from trainer.questions.catalog import questions
from trainer.questions.drawing import drawn
from trainer.questions.marking import mark
from trainer.questions.model import Asked
from trainer.questions.written import Question
from trainer.quickfire.kind import NothingToAsk
from trainer.quickfire.kinds import KINDS
from trainer.quickfire.spot import Spot
from trainer.rules.book import book, ledger_digest, sound
from trainer.rules.former import all_keys

BROKEN = (*ODD_ROWS, AssertionError, Impossible)
"""What may be raised by what was never written by this program, wherever it is met."""
Row = Mapping[str, Any]


class Standing(StrEnum):
    """What putting it again says: it is right as it is kept, it is not, or nobody can tell here."""

    PROVED = "proved"
    WRONG = "wrong"
    UNKNOWN = "unknown"


@dataclass(frozen=True, slots=True)
class Again:
    """How an answer stands, and what it tells memory where that is known."""

    standing: Standing
    tested: tuple[Tested, ...] | None = None


UNKNOWN = Again(Standing.UNKNOWN)


def known_here(made_by: str, ledger: str, house: str) -> bool:
    """Did this very engine grade it, by this very ledger?"""
    return made_by == engine() and sound(house) is not None and ledger == _ledger(house)


@cache
def _ledger(house: str) -> str:
    return ledger_digest(book(house))


def answer_again(row: Row) -> Again:
    """An answer (a row of `answers`): its question posed again by id and seed, and marked.

    Only where the question is the same as then does another mark say that what is kept is wrong.
    """
    now = posed(row["question"], row["book"], row["seed"])
    if now is None:
        return UNKNOWN
    same = row["posed"] == posed_digest(now)
    try:
        given = given_of(now, row["given"], row["choice"])
        marked = mark(now, given)
    except BROKEN:
        return Again(Standing.WRONG) if same else UNKNOWN
    if marked.right == bool(row["right"]):
        return Again(Standing.PROVED, tested(now, marked))
    return Again(Standing.WRONG) if same else UNKNOWN


def posed(question: str, house: str, seed: int) -> Asked | None:
    """The question as its seed puts it today; None where it is gone, or not asked at that house any more."""
    try:
        known = _question(question)
        return drawn(known, house, seed) if house in known.houses else None
    except BROKEN:
        return None


@lru_cache(maxsize=64)
def _question(key: str) -> Question:
    """Raises KeyError and Gone for one that is not there any more."""
    return questions().open(key)


def spot_again(row: Row) -> Standing:
    """A spot (a row of `spots` with the `book`, `engine` and `ledger` of its round): made again and marked again.

    Only what this very engine made can be called wrong.
    """
    same = known_here(row["engine"], row["ledger"], row["book"])
    spot = _spot(row["drill"], row["book"], row["seed"])
    if spot is None:
        return Standing.WRONG if same else Standing.UNKNOWN
    try:
        if _as_kept(spot, row):
            return Standing.PROVED
    except BROKEN:
        pass
    return Standing.WRONG if same else Standing.UNKNOWN


def _spot(drill: str, house: str, seed: int) -> Spot | None:
    if drill not in KINDS or sound(house) is None:
        return None
    try:
        return KINDS[drill].make(book(house), seed)
    except (NothingToAsk, *BROKEN):
        return None


def _as_kept(spot: Spot, row: Row) -> bool:
    answer = {key: tuple(each) if isinstance(each, list) else each for key, each in json.loads(row["answer"]).items()}
    right = spot.complete(answer) and spot.accepts(answer)
    paragraphs = [f"{each.book}:{each.at}" for each in spot.citations]
    rules = [each.rule for each in spot.citations if each.rule]
    cited = paragraphs_now(row["paragraphs"]) == tuple(dict.fromkeys(paragraphs))
    return right == bool(row["right"]) and cited and all_keys(json.loads(row["rules"])) == all_keys(rules)
