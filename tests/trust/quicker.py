"""Grading the same hand again costs nothing here: victims and those who look at them prove it hundreds of times."""

import sys
from functools import wraps
from typing import Any

import trainer.progress.profile_file
import trainer.progress.verify  # noqa: F401  # what proves is loaded, and meets what is remembered
from trainer.grading import ahead as grading
from trainer.grading.assessment import Assessment
from trainer.kernel.document import text_of
from trainer.kernel.transcript import Transcript
from trainer.questions.bank import bank
from trainer.rules.book import Book, book


def warmed(house: str) -> None:
    """Read the law and the questions once, and remember every grade, in this process and those that it forks."""
    book(house)
    bank()
    plain, known = grading.assess, dict[Any, Assessment]()

    @wraps(plain)
    def remembered(transcript: Transcript, law: Book, *more: Any) -> Assessment:
        key = text_of(transcript), law.key, more
        if key not in known:
            known[key] = plain(transcript, law, *more)
        return known[key]

    for module in [each for name, each in sys.modules.items() if name.startswith("trainer.")]:
        if vars(module).get("assess") is plain:
            module.assess = remembered  # type: ignore[attr-defined]  # it has one
