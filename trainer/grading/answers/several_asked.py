"""Several questions about one situation, answered in one first sentence."""

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache

from trainer.grading.answers.answer import Answer
from trainer.grading.answers.asked import RIGHT, SHOWDOWN, Question
from trainer.grading.answers.both import Both, answer_on_both
from trainer.grading.answers.choice.beside import BEHIND, RIGHTS
from trainer.grading.answers.choice.foremost import IN_A_ROW, SHORT_CALLS, TURNS
from trainer.grading.answers.choice.last_words import UNREAD
from trainer.grading.answers.choice.own_wager import NO_WAGER
from trainer.grading.answers.halves.would_see import would_see
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING, in_one_breath, whole
from trainer.kernel.limits import quoted
from trainer.kernel.nearest import nearest
from trainer.rules.book import Book
from trainer.rules.kinds import on_a_wager
from trainer.rules.points.clock import TIME_UP
from trainer.rules.stands import SIZED

HALVES = "; "
THE_POT, REFUSED = ("The pot is", "The main pot is"), "rest-refused"
NOT_READ = UNREAD.rpartition("{}")[2]
"""How it is said that somebody's words tell nothing and that nothing is wrong besides."""


Plain = Callable[[], Answer]
"""The answer to which nothing in particular was asked, worked out once, where it is wanted."""


def answer_on_all(told: Both, law: Book, asked: Sequence[Question]) -> Answer:
    """What the house answers to each of the questions, in their order; without one, on the last decisive event.

    Raises ValueError for a name that nobody has.
    """
    seated = [(each, _seat(told, each)) for each in asked or (Question(),)]
    answers = [answer_on_both(told, law, each.ask, seat, each.name) for each, seat in seated]
    plain = cache(lambda: answer_on_both(told, law))
    answers = [_else_plain(plain, each, made, seat) for made, (each, seat) in zip(answers, seated, strict=True)]
    answers = [
        _of_one_who_may_ask(told, law, made, each, seat) for made, (each, seat) in zip(answers, seated, strict=True)
    ]
    names = tuple({each.name for room in told.room.rooms for each in room.players}) if told.room is not None else ()
    return as_one(_ruled_instead(told, plain, asked, answers) if any(each.ask for each in asked) else answers, names)


def _ruled_instead(told: Both, plain: Plain, asked: Sequence[Question], answers: list[Answer]) -> list[Answer]:
    """With the ruling that there is on something else in place of answers that nothing is wrong, where all of them say
    so; of one that adds that somebody's words aren't read, whatever the others say. Where a player is asked about, the
    ruling must name him.
    """
    unread = [NOT_READ in each.sentence for each in answers]
    nothing = [_says_nothing(one, each) for one, each in zip(asked, answers, strict=True)]
    if not any(unread) and not all(nothing):
        return answers
    ruled = plain()
    if ruled.state is not State.RULED or not all(_is_of(told, ruled, each) for each in asked):
        return answers
    some = [ruled if not_read else each for each, not_read in zip(answers, unread, strict=True)]
    more = (each for each in answers if not each.sentence.startswith((f"{NOTHING}.", *THE_POT)))
    return some if any(unread) else [ruled, *more]


def _says_nothing(asked: Question, answer: Answer) -> bool:
    """Does it rule on nothing, or ask for a hand at the showdown and hear only what is in the pot?"""
    only_the_pot = asked.ask == SHOWDOWN and bool(asked.seat) and answer.sentence.startswith(THE_POT)
    return answer.lead is None and (answer.sentence.startswith(NOTHING) or only_the_pot)


def _is_of(told: Both, ruled: Answer, asked: Question) -> bool:
    """Does it name whoever is asked about? In a room alone players go by their names, and a seat may be anybody's."""
    return (told.hand is None and asked.seat > 0) or _names(ruled.sentence, asked)


def _names(sentence: str, asked: Question) -> bool:
    who = re.escape(asked.name) if asked.name else f"{asked.seat}" if asked.seat else ""
    return re.search(rf"(?<!\w){who}(?!\w)", sentence) is not None if who else True


def _else_plain(unasked: Plain, asked: Question, made: Answer, seat: int) -> Answer:
    """The answer to a question, or the plain one where that rules on the same wager, or on what binds the same player,
    by another word: no question makes it void. Of the rest of a hand that is refused, what becomes of the hand.
    """
    if made.state is State.NOT_COVERED and made.lead is not None and made.lead.matter.kind == REFUSED:
        return _of_the_hand(unasked(), made, made.lead.matter.seats[0])
    if not asked.ask or made.lead is None or not (_silent_on_a_wager(made) or _open_to(made) or _of_chips(made)):
        return made
    plain = unasked()
    if plain.state is not State.RULED or plain.lead is None or plain.lead.silent:
        return made
    first = plain.lead.matter.seats[:1]
    if _of_chips(made):
        behind = plain.lead.matter.kind == BEHIND and first == made.lead.matter.seats[:1]
        return plain if behind and asked.ask in (RIGHT, TURNS) else made
    if made.lead.matter.kind in SHORT_CALLS:
        return plain if plain.lead.matter.kind == IN_A_ROW and asked.ask in (RIGHT, TURNS) else made
    mine = first == (seat,) if seat else first == made.lead.matter.seats[:1]
    if not mine:
        return made
    if _open_to(made):
        return plain if plain.lead.matter.kind in (*SIZED, *NO_WAGER, TIME_UP) else made
    return plain if _on_a_wager(plain) else made


def _of_one_who_may_ask(told: Both, law: Book, made: Answer, asked: Question, seat: int) -> Answer:
    """The answer on a showdown; where it only counts the pot, whether that seat might see the hand another asks for."""
    if asked.ask != SHOWDOWN or not seat or told.hand is None or not made.sentence.startswith(THE_POT):
        return made
    said = would_see(told.hand, law, seat)
    return replace(made, sentence=said, state=State.RULED) if said else made


def _of_the_hand(plain: Answer, made: Answer, seat: int) -> Answer:
    return plain if plain.state is not State.NOT_COVERED and f"eat {seat}'s" in plain.sentence else made


def _open_to(answer: Answer) -> bool:
    """Is it what a player may do whose turn it is, or that the floor has to say what a short call is?"""
    lead = answer.lead
    return lead is not None and lead.matter.kind in (RIGHTS, *SHORT_CALLS)


def _of_chips(answer: Answer) -> bool:
    """Is it what is still to be put in of a wager?"""
    lead = answer.lead
    return lead is not None and _on_a_wager(answer) and bool(dict(lead.figures).get("owed"))


def _silent_on_a_wager(answer: Answer) -> bool:
    return answer.state is State.NOT_COVERED and _on_a_wager(answer)


def _on_a_wager(answer: Answer) -> bool:
    return answer.lead is not None and on_a_wager(answer.lead.matter.kind)


def _seat(told: Both, asked: Question) -> int:
    """The seat in the hand that is asked about. Raises ValueError."""
    if not asked.name:
        return asked.seat
    sitting = {each.name: each.number for each in told.hand.setup.seats} if told.hand is not None else {}
    around = {each.name for room in told.room.rooms for each in room.players} if told.room is not None else set()
    if asked.name not in sitting.keys() | around:
        raise ValueError(f"nobody is called {quoted(asked.name)}{nearest(asked.name, sitting.keys() | around)}")
    return sitting.get(asked.name, 0)


def as_one(answers: Sequence[Answer], names: tuple[str, ...] = ()) -> Answer:
    """Several answers as one: what they say once each, and that nothing is wrong only where none says more. `names`
    are those that a sentence may begin with.
    """
    if len(answers) == 1:
        return answers[0]
    telling = [each for each in answers if each.sentence != f"{NOTHING}."] or list(answers[:1])
    said = _apart([whole(each.sentence) for each in telling])
    if all(each.state is State.NOTHING_WRONG for each in telling) and said[0] == whole(telling[0].sentence):
        said = [telling[0].sentence, *said[1:]]
    also = tuple(line for line in telling[0].also if line not in said)
    more = tuple(replace(each, also=tuple(line for line in each.also if line not in said)) for each in telling[1:])
    return replace(telling[0], sentence=in_one_breath(said, names), also=also, more=more)


def _apart(sentences: Sequence[str]) -> list[str]:
    """Each once, and none that another one has in it."""
    once = list(dict.fromkeys(sentences))
    plain = {each: each.removesuffix(".").casefold() for each in once}
    left = [each for each in once if not any(plain[each] in plain[other] for other in once if other != each)]
    left = [_without_what_is_said_later(each, left[at + 1 :]) for at, each in enumerate(left)]
    return [_without_what_others_say(each, [other for other in left if other != each]) for each in left]


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
