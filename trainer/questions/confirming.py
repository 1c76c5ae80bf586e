"""Questions held against the law that they were confirmed for: what changed since, and what nobody has confirmed."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from trainer.kernel.places import places
from trainer.questions.confirmed import At, Confirmed, Pieces
from trainer.questions.resting import Resting, cited, rests_on
from trainer.questions.written import Question
from trainer.rules.fingerprint import RULE, Piece, called, change


@dataclass(frozen=True, slots=True)
class Changed:
    """The law of a question at a house is another than it was confirmed for. `what` is what changed, in words.

    `at` are the paragraphs, as the house names them. `new` says that nobody has confirmed it there.
    """

    house: str
    at: tuple[str, ...]
    what: str
    new: bool = False

    @property
    def place(self) -> str:
        """The house and the paragraphs: "upt misdeal-1, misdeal-2"."""
        return f"{self.house} {', '.join(self.at)}".strip()


def changes(question: Question, confirmed: Confirmed) -> Iterator[Changed]:
    """What is other than it was confirmed, house by house: one for a paragraph, with each difference once."""
    for house in question.houses:
        now, was = rests_on(question, house), confirmed.rows.get((question.id, house))
        every = tuple(dict.fromkeys(at for some in now.values() for at in some))
        if was is None:
            rests = ", ".join(dict.fromkeys(called(each) for each in now))
            yield Changed(house, every, f"rests on {rests or 'nothing that is printed'}", new=True)
            continue
        at_once: dict[tuple[str, ...], list[tuple[str, tuple[str, ...]]]] = {}
        for before, after in _pairs(was, now):
            at = now.get(after, ()) if after else _cited(question, house) or every
            at_once.setdefault(at, []).append(change(before, after))
        yield from (Changed(house, at, _together(some)) for at, some in at_once.items())


def today(question: Question, rows: Mapping[At, Pieces], there: frozenset[str]) -> Mapping[At, Pieces]:
    """The rows with the law of today for a question; at other houses that are `there` it is confirmed no more."""
    kept = {at: pieces for at, pieces in rows.items() if at[0] != question.id or at[1] not in there}
    return kept | {(question.id, house): frozenset(rests_on(question, house)) for house in question.houses}


def line_of(text: str, house: str) -> int:
    """The line in the text of a question that says what it rests on at a house."""
    known = places(text)
    return next((known[key] for key in (("cites", house), ("rules",), ("id",)) if key in known), 0)


def _together(some: Iterable[tuple[str, tuple[str, ...]]]) -> str:
    """Each difference once, after the first piece that has it and how many more have."""
    having: dict[str, list[str]] = {}
    for one, differences in some:
        for each in differences:
            having.setdefault(each, []).append(one)
    same: dict[tuple[str, ...], list[str]] = {}
    for each, pieces in having.items():
        same.setdefault(tuple(pieces), []).append(each)
    return "; ".join(f"{_first_of(pieces)}{'; '.join(each)}" for pieces, each in same.items())


def _first_of(pieces: tuple[str, ...]) -> str:
    more = f" and {len(pieces) - 1} more" if len(pieces) > 1 else ""
    return f"{pieces[0]}{more}: " if pieces[0] else ""


def _cited(question: Question, house: str) -> tuple[str, ...]:
    return tuple(each.at if each.book == house else f"{each.book}:{each.at}" for each in cited(question, house))


def _pairs(was: Pieces, now: Resting) -> Iterator[tuple[Piece | None, Piece | None]]:
    """What is gone with what came in its place: the same rule, else a rule for a rule, a paragraph for a paragraph."""
    gone, new = sorted(was - now.keys()), sorted(now.keys() - was)
    for same in (_same_rule, _same_topic, _same_kind):
        for before in tuple(gone):
            after = next((each for each in new if same(dict(before), dict(each))), None)
            if after is not None:
                gone.remove(before)
                new.remove(after)
                yield before, after
    yield from ((each, None) for each in gone)
    yield from ((None, each) for each in new)


def _same_rule(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    return one.get(RULE) is not None and one.get(RULE) == other.get(RULE)


def _same_topic(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    return RULE not in one and RULE not in other and one.get("topic") == other.get("topic")


def _same_kind(one: Mapping[str, str], other: Mapping[str, str]) -> bool:
    return (RULE in one) == (RULE in other)
