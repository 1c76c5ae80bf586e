"""Several questions about one situation, answered in one first sentence."""

import re
from collections.abc import Sequence
from dataclasses import replace
from functools import cache

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.asked import SHOWDOWN, Question
from trainer.grading.answers.both import Both, answer_on_both
from trainer.grading.answers.each_once import each_once
from trainer.grading.answers.halves.would_see import would_see
from trainer.grading.answers.letters import begun
from trainer.grading.answers.plain.later import asked_later
from trainer.grading.answers.plain.where_nothing_is_wrong import THE_POT, ruled_instead
from trainer.grading.answers.plain_instead import else_plain
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, in_one_breath, whole
from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.rules.book import Book

HALVES, TOGETHER = "; ", ", and "
WINS = re.compile(r"[Ss]eat (\d+) wins ([\d,]+)")
MAY = re.compile(r"[Ss]eat (\d+) (may [^;]+)")
BACK = re.compile(r"[Tt]he uncalled ([\d,]+) (?:comes|goes) back(?: to seat \d+)?")


def answer_on_all(told: Both, law: Book, asked: Sequence[Question]) -> Answer:
    """What the house answers to each of the questions, in their order; without one, on the last decisive event.

    Raises ValueError for a name that nobody has.
    """
    seated = [(each, _seat(told, each)) for each in asked or (Question(),)]
    answers = [answer_on_both(told, law, each.ask, seat, each.name) for each, seat in seated]
    plain = cache(lambda: answer_on_both(told, law))
    answers = [else_plain(plain, each, made, seat) for made, (each, seat) in zip(answers, seated, strict=True)]
    answers = [asked_later(plain, each, made) for each, made in zip(asked or (Question(),), answers, strict=True)]
    answers = [
        _of_one_who_may_ask(told, law, made, each, seat) for made, (each, seat) in zip(answers, seated, strict=True)
    ]
    names = tuple({each.name for room in told.room.rooms for each in room.players}) if told.room is not None else ()
    answers = ruled_instead(told, plain, asked, answers) if any(each.ask for each in asked) else answers
    return each_once(as_one(answers, names))


def _of_one_who_may_ask(told: Both, law: Book, made: Answer, asked: Question, seat: int) -> Answer:
    """The answer on a showdown; where it only counts the pot, whether that seat might see the hand another asks for."""
    if asked.ask != SHOWDOWN or not seat or told.hand is None or not made.sentence.startswith(THE_POT):
        return made
    said = would_see(told.hand, law, seat)
    return replace(made, sentence=said, state=State.RULED) if said else made


def _seat(told: Both, asked: Question) -> int:
    """The seat in the hand that is asked about. Raises ValueError."""
    if not asked.name:
        return asked.seat
    sitting = {each.name: each.number for each in told.hand.setup.seats} if told.hand is not None else {}
    around = {each.name for room in told.room.rooms for each in room.players} if told.room is not None else set()
    around |= {each.who for each in told.room.happenings if each.who[:1].isupper()} if told.room is not None else set()
    if asked.name not in sitting.keys() | around:
        raise ValueError(f"no one is called {quoted(asked.name)}{nearest(asked.name, sitting.keys() | around)}")
    return sitting.get(asked.name, 0)


def as_one(answers: Sequence[Answer], names: tuple[str, ...] = ()) -> Answer:
    """Several answers as one: what they say once each, and that nothing is wrong only where none says more. `names`
    are those that a sentence may begin with.
    """
    if len(answers) == 1:
        return answers[0]
    telling = _ruled_first([each for each in answers if each.sentence != f"{NOTHING}."] or list(answers[:1]))
    said = _apart([whole(each.sentence) for each in telling])
    if all(each.state is State.NOTHING_WRONG for each in telling) and said[0] == whole(telling[0].sentence):
        said = [telling[0].sentence, *said[1:]]
    also = tuple(line for line in telling[0].also if line not in said)
    more = tuple(replace(each, also=tuple(line for line in each.also if line not in said)) for each in telling[1:])
    return replace(telling[0], sentence=in_one_breath(said, names), also=also, more=more)


def _ruled_first(answers: list[Answer]) -> list[Answer]:
    """The answers in their order; where the first is that the rulebook is silent, what it rules before that."""
    ruled = next((each for each in answers if each.state is State.RULED), None)
    if ruled is None or answers[0].state is not State.NOT_COVERED:
        return answers
    return [ruled, *(each for each in answers if each is not ruled)]


def _apart(sentences: Sequence[str]) -> list[str]:
    """Each once, and none that another one has in it."""
    alike = {each.removesuffix(".").casefold().replace(TOGETHER, HALVES): each for each in reversed(sentences)}
    plain = {each: same for same, each in alike.items()}
    once = [each for each in dict.fromkeys(sentences) if each in plain]
    left = [each for each in once if not any(plain[each] in plain[other] for other in once if other != each)]
    left = [_without_what_is_said_later(each, left[at + 1 :]) for at, each in enumerate(left)]
    left = _without_winners_again(_without_shares_told_later(left))
    left = [_without_what_others_say(each, [other for other in left if other != each]) for each in left]
    return [_without_what_was_said(each, left[:at]) for at, each in enumerate(left)]


def _without_shares_told_later(sentences: Sequence[str]) -> list[str]:
    """Without halves on who wins how much that a later sentence tells with how the odd chips go out."""
    kept = list[str]()
    for at, sentence in enumerate(sentences):
        later = HALVES.join(sentences[at + 1 :])
        left = [half for half in sentence.removesuffix(".").split(HALVES) if not _shared_later(half, later)]
        if left:
            kept.append(f"{HALVES.join((begun(left[0]), *left[1:]))}.")
    return kept


def _shared_later(half: str, later: str) -> bool:
    nothing_else = not WINS.sub("", half).replace(" and ", "").strip(", ")
    shares = WINS.findall(half) if nothing_else else []
    told = (re.search(rf"eat {seat} gets {amount}(?!,?\d)", later) for seat, amount in shares)
    return bool(shares) and all(told)


def _without_winners_again(sentences: Sequence[str]) -> list[str]:
    """Without later halves on what a seat wins, gets back uncalled or may do that an earlier sentence has told."""
    kept = list[str]()
    for sentence in sentences:
        halves = sentence.removesuffix(".").split(HALVES)
        left = [half for half in halves if not any(_told_before(half, each) for each in kept)]
        if left:
            kept.append(f"{HALVES.join((begun(left[0]), *left[1:]))}.")
    return kept


def _told_before(half: str, earlier: str) -> bool:
    if (parts := half.split(TOGETHER))[1:]:
        return all(_told_before(each, earlier) for each in parts)
    if won := WINS.fullmatch(half):
        return re.search(rf"eat {won[1]}\b[^;]* wins {won[2]}(?![\d,]*\d)", earlier) is not None
    if may := MAY.fullmatch(half):
        return re.search(rf"eat {may[1]}\b(?:(?!seat \d|;).)* {re.escape(may[2])}(?![\d,]*\d)", earlier) is not None
    back = BACK.fullmatch(half)
    return back is not None and re.search(rf"uncalled {back[1]} (comes|goes) back", earlier) is not None


def _without_what_was_said(sentence: str, earlier: Sequence[str]) -> str:
    """The sentence without the halves that an earlier one has."""
    said = {half.casefold() for other in earlier for half in other.removesuffix(".").split(HALVES)}
    halves = sentence.removesuffix(".").split(HALVES)
    new = [half for half in halves if half.casefold() not in said]
    return whole(f"{HALVES.join(new)}.") if new and new != halves else sentence


def _without_what_is_said_later(sentence: str, later: Sequence[str]) -> str:
    """The sentence without a last half in which a later one ends too."""
    first, half = sentence.removesuffix(".").rsplit(HALVES, 1) if HALVES in sentence else (sentence, "")
    return f"{first}." if half and any(each.endswith(f"{HALVES}{half}.") for each in later) else sentence


def _without_what_others_say(sentence: str, others: Sequence[str]) -> str:
    """The sentence without a half, after its first one, that begins a longer half of another sentence."""
    said = [half.casefold() for other in others for half in other.removesuffix(".").split(HALVES)]
    first, *halves = sentence.removesuffix(".").split(HALVES)
    left = [
        half
        for half in halves
        if not any(each.startswith(half.casefold()) and each != half.casefold() for each in said)
    ]
    return HALVES.join((first, *left)) + "."
