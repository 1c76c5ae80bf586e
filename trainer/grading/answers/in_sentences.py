"""An answer as it is read out: a sentence for each fact, where the answer itself strings facts together.

The words are those of the answer. What hangs on a condition stays in the sentence that makes it.
"""

import re
from collections.abc import Iterator

from trainer.kernel.listed import seats_within

NOTHING = "Nothing is wrong"

ROW = re.compile(r"; (?![^(]*\))")
CONDITION = re.compile(r"(?:if|unless|once|until|when|where|in a tournament|as the floor says)\b", re.IGNORECASE)
FIGURE = re.compile(r"\d")
NOT_COVERED = re.compile(r"(?P<who>.+) doesn't cover this: (?P<what>[^:]+), seat (?P<seat>\d+)\.")
NO_MORE = (
    (re.compile(r"\bputs in ([\d,]*\d) more, \1 in all"), r"puts in \1"),
    (re.compile(r"((?:bets|raises to|all-in for|call of) ([\d,]*\d)(?: and|: seat \d+) puts in \2) more"), r"\1"),
    (re.compile(r"((?:maximum|bet) is (?:to )?([\d,]*\d)[:,] .*\bputs in \2) more"), r"\1"),
)
"""All of it goes in now: it is no more than what lies there."""


def in_sentences(answer: str) -> str:
    """The answer with a period wherever one fact ends and the next begins."""
    said = answer.removeprefix(f"{NOTHING}: ")
    alone = [f"{NOTHING}."] if said != answer else []
    return " ".join([*alone, *_once_for_all_seats([_as_said(each) for each in _parts(said)])])


def _parts(said: str) -> Iterator[str]:
    """The facts of it, each a sentence; those that would lose a condition, or what ends them all, stay together."""
    parts = ROW.split(said.removesuffix("."))
    if _end_is_shared(parts):
        yield _begun(said)
        return
    row = parts[0]
    for each in parts[1:]:
        if CONDITION.match(row) or FIGURE.match(each):
            row = f"{row}; {each}"
        else:
            yield f"{_begun(row)}."
            row = each
    yield f"{_begun(row)}{'.' if said.endswith('.') else ''}"


def _begun(sentence: str) -> str:
    return f"{sentence[:1].upper()}{sentence[1:]}"


def _end_is_shared(parts: list[str]) -> bool:
    """Is what stands behind the last colon meant of every part, as in "seat 2's hand; seat 3's hand: ..."?"""
    *rest, last = (FIGURE.sub("", each).lower() for each in parts)
    return any(": " not in each and last.startswith(f"{each}: ") for each in rest)


def _as_said(sentence: str) -> str:
    for all_of_it, shorter in NO_MORE:
        sentence = all_of_it.sub(shorter, sentence)
    return sentence


def _once_for_all_seats(sentences: list[str]) -> Iterator[str]:
    """What isn't covered, with its seats; where the same is not covered of several, once for all of them."""
    seats: dict[tuple[str, str], list[str]] = {}
    found = [NOT_COVERED.fullmatch(each) for each in sentences]
    for each in filter(None, found):
        seats.setdefault((each["who"], each["what"]), []).append(each["seat"])
    for sentence, silent in zip(sentences, found, strict=True):
        if silent is None:
            yield sentence
        elif whose := seats.pop((silent["who"], silent["what"]), []):
            named = seats_within(dict.fromkeys(whose))
            yield f"{silent['who']} doesn't cover this: {silent['what']} ({named})."
