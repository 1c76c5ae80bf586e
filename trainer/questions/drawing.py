"""Drawing: a question as one house is asked it, its answers worked out and in an order of chance."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any

from trainer.grading.named import floor_accepted, where_none_is_named
from trainer.kernel.altered import replace
from trainer.kernel.table import Table
from trainer.questions.at_house import Drawing, NotAsked, Silent, drawing
from trainer.questions.model import Amount, Asked, Choice, Form, Reason, Target
from trainer.questions.places import called
from trainer.questions.testing import keys, tests
from trainer.questions.written import Question, Statement
from trainer.rules.lacking import told
from trainer.rules.ruling import Authority
from trainer.shorthand.head import BadHand

__all__ = ["NotAsked", "drawn", "keys"]

DECIDERS = (
    ("The dealer", Authority.DEALER, "The rule has the dealer fix it without calling the floor."),
    ("The floor", Authority.FLOOR, "The rule leaves it to the floor. Stop, and call the floor over."),
    (
        "The rulebook doesn't say",
        Authority.UNSTATED,
        "The rulebook doesn't say who decides. The floor may always be called.",
    ),
)
NO_FAULT = "The rulebook doesn't say who decides, and nothing here needs the floor."


def drawn(question: Question, house: str, seed: int) -> Asked:
    """The question as this house is asked it with that seed: the same again for the same seed.

    Raises KeyError for a house that is not asked, and ValueError (NotAsked among others) where this drawing fails.
    """
    if house not in question.houses:
        raise KeyError(house)
    return put(drawing(question, seed), house)


def put(draw: Drawing, house: str) -> Asked:
    """A drawing put to one of its houses. Raises ValueError as `drawn` does."""
    _can_be_asked(draw, house)
    question, decision = draw.question, draw.decision(house)
    own = FORMS[question.form](draw, house, Random(f"{question.id}/{draw.seed}/order"))
    asked = Asked(
        *(question.id, question.topic, house, question.form, question.level, question.complexity),
        draw.text(question.prompt),
        draw.cites(house),
        tests(question, house, decision),
        silent=house in question.silent,
        label=draw.label(house),
        seed=draw.seed,
    )
    return replace(asked, **{"hand": draw.hand, **own})


def _can_be_asked(draw: Drawing, house: str) -> None:
    """Raises NotAsked where the house's paragraphs clash, where it is silent and the file says otherwise, and where
    our copy of its book lacks what it may say.
    """
    if not draw.question.ruled:
        return
    decision = draw.decision(house)
    if decision is None:
        raise NotAsked(f"{house}'s paragraphs conflict here")
    called = house in draw.question.silent
    if decision.silent and not called:
        raise Silent(f"{house} doesn't cover this")
    if called and decision.lacking:
        raise NotAsked(
            f"{house} is listed as silent, but the part that may rule here can't be read. {told(decision.lacking)}"
        )
    if called and not decision.silent:
        raise NotAsked(f"{house} is listed as silent, but it decides this")


Own = Mapping[str, Any]


def _statements(draw: Drawing, house: str, chance: Random) -> Own:
    choices = [_choice(draw, house, number, each) for number, each in enumerate(draw.question.statements)]
    chance.shuffle(choices)
    return {"choices": tuple(choices)}


def _choice(draw: Drawing, house: str, number: int, each: Statement) -> Choice:
    right = draw.right(each.right, house)
    reason = draw.reason(draw.why(each, right), house, each.cites.get(house, ()), draw.right_at(each.right))
    return Choice(number, draw.text(each.text, house), right, reason)


def _ruling(draw: Drawing, house: str, chance: Random) -> Own:
    return {
        **_statements(draw, house, chance),
        "deciders": tuple(_decider(draw, house, n) for n in range(len(DECIDERS))),
    }


def _decider(draw: Drawing, house: str, number: int) -> Choice:
    text, authority, _ = DECIDERS[number]
    where = tuple(each for each in draw.compared if _accepts(draw, each, authority))
    return Choice(number, text, house in where, Reason(_told_who(draw, house), draw.cites(house), where))


def _told_who(draw: Drawing, house: str) -> str:
    """Whom the house names; where it names no one, that most have the dealer fix it, if they do."""
    decision = draw.decision(house)
    ruling = decision.ruling if decision is not None else None
    named = Authority.FLOOR if ruling is None else ruling.authority
    told = next(why for _, one, why in DECIDERS if one is named)
    if named is Authority.UNSTATED and not floor_accepted(ruling):
        told = NO_FAULT
    return " ".join(filter(None, (told, where_none_is_named(ruling, draw.question.topic))))


def _accepts(draw: Drawing, house: str, authority: Authority) -> bool:
    """Calling the floor is right at any fault that names no one; in silence it decides, and the book doesn't say so."""
    decision = draw.decision(house)
    if decision is None:
        return False
    if authority is Authority.FLOOR:
        return floor_accepted(decision.ruling)
    if decision.ruling is None:
        return authority is Authority.UNSTATED
    return decision.ruling.authority is authority


def _truth(draw: Drawing, house: str, _: Random) -> Own:
    [claim] = draw.question.statements
    true = draw.right(claim.right, house)
    why = draw.why(claim, true)
    where = draw.right_at(claim.right)
    told = {
        side: draw.reason(why if side is true else {**why, **draw.question.why_not}, house, (), houses)
        for side, houses in ((True, where), (False, tuple(each for each in draw.compared if each not in where)))
    }
    return {"choices": (Choice(0, "True", true, told[True]), Choice(1, "False", not true, told[False]))}


def _number(draw: Drawing, house: str, _: Random) -> Own:
    written = draw.question.number
    assert written is not None
    right, everywhere = draw.number(written.right, house), draw.numbers(written.right)
    mistakes: dict[int, Reason] = {}
    for figure, why in written.mistakes:
        wrong = draw.number(figure, house)
        if wrong not in (right, *mistakes):
            mistakes[wrong] = draw.reason(why, house, (), _where(everywhere, wrong))
    reason = draw.reason(written.why, house, (), _where(everywhere, right))
    return {"amount": Amount((right,), written.unit, reason, tuple(mistakes.items()))}


def _where(everywhere: Mapping[str, int], value: int) -> tuple[str, ...]:
    return tuple(house for house, each in everywhere.items() if each == value)


def _order(draw: Drawing, house: str, chance: Random) -> Own:
    steps = draw.question.steps
    places = sorted({each.place for each in steps if each.place >= 0 and house in each.houses})
    choices = []
    for each in steps:
        place = places.index(each.place) if each.place in places and house in each.houses else -1
        if each.place < 0 or place >= 0:
            reason = draw.reason(each.why, house, each.cites.get(house, ()), _having(draw, each.houses, each.place))
            choices.append(Choice(place, draw.text(each.text, house), place >= 0, reason))
    return {"choices": _mixed(choices, chance)}


def _having(draw: Drawing, houses: tuple[str, ...], place: int) -> tuple[str, ...]:
    return () if place < 0 else houses or draw.question.houses


def _mixed(choices: list[Choice], chance: Random) -> tuple[Choice, ...]:
    """In an order of chance which is not the right one already."""
    numbers = [each.number for each in choices if each.number >= 0]
    for _ in range(50):
        chance.shuffle(choices)
        now = [each.number for each in choices if each.number >= 0]
        if now != sorted(numbers):
            break
    return tuple(choices)


def _point(draw: Drawing, house: str, _: Random) -> Own:
    stands = draw.situation
    if stands is None or stands.table is None:
        raise BadHand([(0, "there is no table to point at")])
    return {"targets": tuple(_targets(draw, house, stands.table)), "hand": stands.hand}


def _targets(draw: Drawing, house: str, table: Table) -> list[Target]:
    found = []
    for each in draw.question.spots:
        place = draw.text(each.at, house)
        right = draw.right(each.right, house)
        reason = draw.reason(draw.why(each, right), house, (), draw.right_at(each.right))
        found.append(Target(place, called(table, place), right, reason))
    return found


FORMS: Mapping[Form, Callable[[Drawing, str, Random], Own]] = {
    Form.ONE: _statements,
    Form.SEVERAL: _statements,
    Form.TRUE_FALSE: _truth,
    Form.NUMBER: _number,
    Form.ORDER: _order,
    Form.POINT: _point,
    Form.RULING: _ruling,
}
