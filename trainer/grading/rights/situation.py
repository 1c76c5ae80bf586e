"""A player's situation: the table as they see it just after something came up, and what the rulebook decides."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Protocol

from trainer.grading.answers.answer import answer_on_hand
from trainer.grading.answers.state import State
from trainer.grading.films.film import Film, NoFilm, filming
from trainer.grading.open_matter import decided
from trainer.grading.proving import proving
from trainer.grading.rights.every import KINDS, QUESTIONS, fresh_for, questions_on, topics_of
from trainer.grading.rights.right import Right, RightsQuestion, Seat
from trainer.kernel.pieces import Pieces
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.facts.showdown import live
from trainer.rules.matters import matters
from trainer.rules.points import points
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.asked_for import asked_for
from trainer.scenarios.fresh.keys import Order, is_fresh
from trainer.scenarios.injectors.injector import CannotStrike

TRIES = 80
NOW_AND_THEN = 12  # what is plain is asked once in so many times
FRESH_SHARE = 0.6


@dataclass(frozen=True)
class Situation:
    """What a player in `seat` is asked after `at` gestures of a film: `right` holds by the `decision` of its rulebook.

    `other` is the other seat that it is about, 0 where there is none.
    """

    film: Film
    at: int
    seat: int
    other: int
    question: RightsQuestion
    decision: Decision
    right: Right

    @property
    def facts(self) -> Facts:
        """What is known at that moment, asked about what came up."""
        return Facts(self.film.record, self.at, self.decision.matter)

    @property
    def says(self) -> str:
        """The question in words."""
        return self.question.says.format(other=self.other)


class NoSituation(ValueError):
    """A hand in which nothing comes up that a player could be asked about."""


class Story(Protocol):
    """An authored scenario that can be chosen: its key, and what it is about."""

    @property
    def id(self) -> str: ...
    @property
    def topics(self) -> tuple[str, ...]: ...


def facing(scenario: Scenario, law: Book, seed: int, wanted: RightsQuestion | None = None) -> Pieces[Situation]:
    """A situation of that hand, one of those that it has, in pieces: of a question that is `wanted` where there is one.
    Raises NoSituation.
    """
    try:
        film = yield from filming(scenario, law, "", seed)
    except NoFilm as none:
        raise NoSituation(str(none)) from none
    found = [(each, at) for each in _came_up(film.record) if (at := max(each.onset, each.error, film.start)) < film.end]
    chance = Random(f"{scenario.id} {law.key} {seed}")
    chance.shuffle(found)
    asks = [(question, matter, at) for matter, at in found for question in questions_on(matter)]
    for question, matter, at in sorted(asks, key=lambda each: each[0] is not wanted):
        yield
        made = _asked(film, law, at, matter, question, chance)
        if made is not None and (made.decision.key not in question.plain or not chance.randrange(NOW_AND_THEN)):
            return made
    raise NoSituation(f"{scenario.id}: nothing to ask a player at {law.key}")


def choosing_situation(
    stories: Sequence[Story], opened: Callable[[str], Scenario], law: Book, seed: int
) -> Pieces[Situation]:
    """The situation of that seed in a fresh hand or one of these, in pieces. Raises NoSituation where there is none."""
    chance = Random(seed)
    for _ in range(TRIES):
        question = chance.choice([*QUESTIONS.values()])
        told = [each.id for each in stories if topics_of(question) & {*each.topics}]
        keys = fresh_for(question) if chance.random() < FRESH_SHARE else told
        if not keys:
            continue
        key = chance.choice(keys)
        try:
            scenario = (yield from _fresh(key, law, chance.getrandbits(31))) if is_fresh(key) else opened(key)
            return (yield from facing(scenario, law, chance.getrandbits(31), question))
        except (NoSituation, CannotStrike):
            continue
    raise NoSituation("There is nothing to ask a player at this rulebook.")


def right_elsewhere(situation: Situation, law: Book) -> Right | None:
    """What another rulebook rules on the same matter; None where it is silent or rules on it in other words."""
    decision = decided(law, situation.facts)
    return None if decision.silent else situation.question.right_of(situation.facts, decision)


def silent_elsewhere(situation: Situation, law: Book) -> bool:
    """Doesn't another rulebook cover the matter?"""
    matter = situation.decision.matter
    decision = decided(law, situation.facts)
    return decision.silent and not decision.lacking and _silent(situation.film.record, situation.at, law, matter)


def _fresh(key: str, law: Book, seed: int) -> Pieces[Scenario]:
    """A fresh hand of that key without a fault. Raises CannotStrike and NoSituation."""
    made = yield from asked_for(Order(law.key, key, seed), 0, law)
    proof = yield from proving(made, law)
    if proof.faults:
        raise NoSituation(f"{key} {seed}: {proof.faults[0]}")
    return made


def _came_up(record: Record) -> list[Matter]:
    """Everything of these kinds that comes up in the whole hand."""
    facts = Facts(record, len(record))
    return [each for each in (*matters(facts), *points(facts)) if each.kind in KINDS]


def _asked(
    film: Film, law: Book, at: int, matter: Matter, question: RightsQuestion, chance: Random
) -> Situation | None:
    """The question on that matter after `at` gestures; None where nobody sits there or nothing can be said of it."""
    facts = Facts(film.record, at)
    now = next((each for each in (*matters(facts), *points(facts)) if each.key == matter.key), None)
    seat, other = _seats(facts, now, question.seat, chance) if now is not None else (0, 0)
    if now is None or not seat or ("{other}" in question.says and not other):
        return None
    asked = facts.about(now)
    decision = decided(law, asked)
    right = question.right_of(asked, decision) if question.fits(asked, decision) else None
    if right is None or decision.lacking or (decision.silent and not _silent(film.record, at, law, now)):
        return None
    return Situation(film, at, seat, other, question, decision, right)


def _seats(facts: Facts, matter: Matter, of: Seat, chance: Random) -> tuple[int, int]:
    """The player's seat and the other one that it is about; 0 where there is none."""
    first, second = (*matter.seats, 0, 0)[:2]
    if of is Seat.NEITHER:
        rest = [each for each in live(facts) if each not in matter.seats]
        return (chance.choice(rest), first) if rest else (0, 0)
    return (first, second) if of is Seat.FIRST else (second, first)


def _silent(record: Record, at: int, law: Book, matter: Matter) -> bool:
    """Does the rulebook's whole answer at that moment say that this isn't covered?"""
    answer = answer_on_hand(record.instead(record.gestures[:at]), law)
    kind = answer.lead.matter.kind if answer.lead is not None else ""
    return answer.state is State.NOT_COVERED and kind == matter.kind
