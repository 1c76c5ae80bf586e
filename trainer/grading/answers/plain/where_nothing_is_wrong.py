"""The plain answer in place of answers to several questions that find nothing wrong."""

import re
from collections.abc import Sequence

from trainer.grading.answers.asked import SHOWDOWN, Question
from trainer.grading.answers.both import Both
from trainer.grading.answers.choice.last_words import NOT_READ
from trainer.grading.answers.made import Answer
from trainer.grading.answers.plain.weighed import Plain, names, said
from trainer.grading.answers.state import State
from trainer.grading.answers.telling import NOTHING

THE_POT = ("The pot is", "The main pot is")
OF_A_SEAT, OF_SEAT = re.compile(r"[Ss]eats? \d"), r"eats? (\d+(, | and ))*{}\b"


def ruled_instead(told: Both, unasked: Plain, asked: Sequence[Question], answers: list[Answer]) -> list[Answer]:
    """With what there is to say on something else in place of answers that nothing is wrong, where all of them say so
    or tell only what is in the pot; of one that adds that somebody's words aren't read, whatever the others say. Where
    a player is asked about, it must be about him or about all.
    """
    if any(map(_adds_that_words_are_unread, answers)):
        return _for_words_unread(unasked(), answers)
    nothing = [_finds_nothing(one, each) for one, each in zip(asked, answers, strict=True)]
    if not any(nothing):
        return answers
    counted = [not none and each.sentence.startswith(THE_POT) for none, each in zip(nothing, answers, strict=True)]
    if all(none or pot for none, pot in zip(nothing, counted, strict=True)):
        return _for_all(told, unasked(), asked, answers, counted)
    return _for_who_is_named(told, unasked, asked, answers, nothing)


def _adds_that_words_are_unread(answer: Answer) -> bool:
    return NOT_READ in answer.sentence


def _finds_nothing(asked: Question, answer: Answer) -> bool:
    """Does it rule on nothing, or ask for a hand at the showdown and hear only what is in the pot?"""
    only_the_pot = asked.ask == SHOWDOWN and answer.sentence.startswith(THE_POT)
    return answer.lead is None and (answer.sentence.startswith(NOTHING) or only_the_pot)


def _has_no_more(plain: Answer) -> bool:
    """Does it find nothing wrong either?"""
    return plain.state is State.NOTHING_WRONG or _adds_that_words_are_unread(plain)


def _for_words_unread(plain: Answer, answers: list[Answer]) -> list[Answer]:
    if _has_no_more(plain):
        return answers
    return [plain if _adds_that_words_are_unread(each) else each for each in answers]


def _for_all(
    told: Both, plain: Answer, asked: Sequence[Question], answers: list[Answer], counted: list[bool]
) -> list[Answer]:
    """The plain answer, where it is about all who are asked about, with the pots that were asked for after it."""
    if _has_no_more(plain) or not all(_is_of(told, plain, each) for each in asked):
        return answers
    told_already = (f"{NOTHING}.", *THE_POT)
    more = (
        each for each, pot in zip(answers, counted, strict=True) if pot or not each.sentence.startswith(told_already)
    )
    return [plain, *more]


def _for_who_is_named(
    told: Both, unasked: Plain, asked: Sequence[Question], answers: list[Answer], nothing: list[bool]
) -> list[Answer]:
    """In a room with the plain answer on a player by whose name something is asked on which alone nothing else would be
    said, as where that alone is asked.
    """
    if told.room is None or _has_no_more(plain := unasked()):
        return answers
    mine = [none and bool(each.name) and _is_of(told, plain, each) for each, none in zip(asked, nothing, strict=True)]
    return [plain if own else each for each, own in zip(answers, mine, strict=True)]


def _is_of(told: Both, plain: Answer, asked: Question) -> bool:
    """Does it name whoever is asked about, or nobody at all? In a room alone players go by their names, and a seat may
    be anybody's.
    """
    if told.room is None or told.hand is not None:
        of_all = OF_A_SEAT.search(plain.sentence) is None and not asked.name
    else:
        of_all = asked.seat > 0 or not any(said(each.name, plain.sentence) for each in told.room.rooms[-1].players)
    return of_all or names(plain.sentence, asked) or _by_his_seat(told, plain, asked)


def _by_his_seat(told: Both, plain: Answer, asked: Question) -> bool:
    """Does it name the seat at which a player sits in the hand who is asked about by name?"""
    seats = told.hand.setup.seats if told.hand is not None and asked.name else ()
    return any(each.name == asked.name and re.search(OF_SEAT.format(each.number), plain.sentence) for each in seats)
