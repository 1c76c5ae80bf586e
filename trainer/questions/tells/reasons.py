"""Tells of what options say for themselves: reasons that several share, and fillers no one believes."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from trainer.questions.model import Choice
from trainer.questions.tells.draws import Draw
from trainer.questions.tells.figure import Figure, counted
from trainer.questions.tells.wording import Words, alike, plain

Behind = dict[str, tuple[str, ...]]


@dataclass
class _Option:
    """An option over all draws: its text as last drawn, whether it was ever right, whether its reason is its own."""

    topic: str
    text: str = ""
    ever: bool = False
    own: bool = True
    words: set[Words] = field(default_factory=set)


Answers = Mapping[str, Collection[tuple[str, Words]]]
_Options = dict[tuple[str, int], _Option]


def reasons(draws: Iterable[Draw]) -> Iterator[Figure]:
    """Every tell of this kind; each is counted by questions that show it in any draw at any house."""
    some = [each for each in draws if each.choices]
    of = len({each.question.id for each in some})
    one: Behind = {}
    several: Behind = {}
    options: _Options = {}
    for draw in some:
        pairs = _sharing(draw)
        if pairs:
            several.setdefault(draw.question.id, tuple(f"{a.text} / {b.text}" for a, b in pairs))
        if len({_words(draw, each) for each in draw.choices}) == 1:
            one.setdefault(draw.question.id, (draw.choices[0].reason.why,))
        _note(draw, options, {each.number for pair in pairs for each in pair})
    yield counted("one-reason", "All options have one and the same reason", one, of)
    yield counted("shared-reason", "Two options share most words of their reasons", several, of)
    yield counted("filler", "An option is a filler", _fillers(options, _answers(some)), of)


def _words(draw: Draw, choice: Choice) -> Words:
    return plain(choice.reason.why, draw.values)


def _sharing(draw: Draw) -> list[tuple[Choice, Choice]]:
    """The pairs of options whose reasons are much the same."""
    told = [(each, _words(draw, each)) for each in sorted(draw.choices, key=lambda each: each.number)]
    return [(a, b) for n, (a, one) in enumerate(told) for b, other in told[n + 1 :] if alike(one, other)]


def _note(draw: Draw, options: _Options, sharing: set[int]) -> None:
    for each in draw.choices:
        option = options.setdefault((draw.question.id, each.number), _Option(draw.question.topic))
        option.text = each.text
        option.ever |= each.right or bool(each.reason.right_at)
        option.own &= each.number not in sharing
        option.words.add(plain(each.text, draw.values))


def _answers(draws: Iterable[Draw]) -> Answers:
    """By topic: what is right in some question on it, in words, with the question's id."""
    found: dict[str, set[tuple[str, Words]]] = {}
    for draw in draws:
        for each in draw.choices:
            if each.right:
                told = (draw.question.id, plain(each.text, draw.values))
                found.setdefault(draw.question.topic, set()).add(told)
    return found


def _fillers(options: _Options, answers: Answers) -> Behind:
    """Options that are no rulebook's rule and that no reason of their own says to be a mistake.

    Such an option is right in no draw at any house, is much like no right answer to another question on the topic, and
    has a reason that another option has too, so that nothing says what is mistaken in it.
    """
    found: dict[str, list[str]] = {}
    for (question, _), each in options.items():
        if not each.ever and not each.own and not _elsewhere(question, each, answers.get(each.topic, ())):
            found.setdefault(question, []).append(each.text)
    return {question: tuple(some) for question, some in found.items()}


def _elsewhere(question: str, option: _Option, answers: Iterable[tuple[str, Words]]) -> bool:
    return any(other != question and any(alike(words, one) for one in option.words) for other, words in answers)
