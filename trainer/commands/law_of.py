"""What `trainer check` says of the law under questions: another than it was confirmed for, or confirmed by nobody."""

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from trainer.kernel.plain_text import BadText, text_in
from trainer.kernel.toml import document
from trainer.questions import confirmed
from trainer.questions.confirmed import BadConfirmed, Confirmed
from trainer.questions.confirming import Changed, changes, line_of
from trainer.questions.question_file import BadQuestions, read
from trainer.questions.written import Question
from trainer.scenarios.form import Fault

QUESTION = {"prompt", "statement", "answer", "step", "target"}  # keys that no scenario has
NEW = "no one has confirmed the rules it rests on"
OTHER = "since it was confirmed"
NAMED = 5  # of the questions that no one has confirmed


@dataclass
class Law:
    """`unconfirmed` are the questions at houses of which nothing was ever confirmed where they lie."""

    faults: list[Fault] = field(default_factory=list)
    unconfirmed: list[str] = field(default_factory=list)

    @property
    def notes(self) -> tuple[str, ...]:
        """What is no fault, in a line."""
        if not self.unconfirmed:
            return ()
        count = len(self.unconfirmed)
        more = f" and {count - NAMED} more" if count > NAMED else ""
        named = f"{', '.join(self.unconfirmed[:NAMED])}{more}"
        return (f"no one has confirmed the rules that {count} of the questions rest on (trainer confirm): {named}",)


def law_of(files: Iterable[Path]) -> Law:
    """The questions among the files whose law is not the one that was confirmed; without those that cannot be read."""
    found, known = Law(), dict[Path, Confirmed]()
    for file in files:
        if (both := _question(file)) is None:
            continue
        question, text = both
        place = confirmed.place_of(file)
        if place not in known:
            known[place] = _confirmed(place, found)
        some = list(changes(question, known[place]))
        meant = [each for each in some if not each.new or each.house in known[place].houses]
        found.faults += _faults(question, text, meant)
        if len(meant) < len(some):
            found.unconfirmed.append(question.id)
    return found


def _question(file: Path) -> tuple[Question, str] | None:
    try:
        text = text_in(file)
        return (read(text, str(file)), text) if QUESTION & document(text).keys() else None
    except (OSError, BadText, BadQuestions, ValueError):  # told by whoever checks the file
        return None


def _confirmed(place: Path, found: Law) -> Confirmed:
    try:
        return confirmed.read(place)
    except BadConfirmed as bad:
        found.faults += bad.faults
        return Confirmed()


def _faults(question: Question, text: str, some: Iterable[Changed]) -> Iterator[Fault]:
    """One fault for what changed, with all houses at which it did: these first, as a long fault is cut at its end."""
    by: dict[str, list[Changed]] = {}
    for each in some:
        by.setdefault("" if each.new else each.what, []).append(each)
    for what, same in by.items():
        at = f"at {'; '.join(each.place for each in same)}"
        told = f"{at}: {what}, {OTHER}" if what else f"{NEW}, {at}"
        yield Fault(question.path, line_of(text, same[0].house), "", told)
