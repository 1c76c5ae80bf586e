"""One drawing of a question: its values, and what each house decides on its situation."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from random import Random

from trainer.kernel.transcript import Transcript
from trainer.questions.citing import left_open, numbers_of
from trainer.questions.engine import Situation, situation
from trainer.questions.former_talk import as_today
from trainer.questions.model import Cite, Reason
from trainer.questions.reading import read
from trainer.questions.sums import BadSum, Value, holds, names_in, number
from trainer.questions.values import filled
from trainer.questions.written import By, Figure, Question, Right, Spot, Statement
from trainer.rules.book import book, keys
from trainer.rules.ruling import Decision
from trainer.rules.syllabus import syllabus

SHUFFLES = 4  # decks for the same values: chance enough, and few enough to keep their decisions
LEFT_OPEN = "The book leaves this open, so the floor decides."


class NotAsked(ValueError):
    """A drawing that makes no question at that house: its paragraphs clash, or it is silent where that is no answer."""


class Silent(NotAsked):
    """The house is silent there, which the file does not say of it, as of one that was added since."""


@dataclass(frozen=True)
class Drawing:
    """A question with its values drawn. Everything that differs by house is asked with the house's key."""

    question: Question
    values: Mapping[str, Value]
    seed: int

    @cached_property
    def situation(self) -> Situation | None:
        """The situation and what every house decides. Raises BadHand, NothingThere and BadSum."""
        engine = self.question.engine
        if engine is None:
            return None
        room, seat, about = (self.text(each) for each in (engine.room, engine.seat, engine.about))
        if seat and not seat.isdigit():
            raise BadSum(f"engine.seat: {seat!r} isn't a seat")
        return situation(self.hand_text, room, engine.kinds, int(seat or 0), about, self.deck)

    @property
    def hand_text(self) -> str:
        """The hand in short with values put in; "" for none. Raises BadSum."""
        engine = self.question.engine
        text = self.text(engine.hand) if engine else ""
        return as_today(text) if engine and engine.former else text

    @property
    def deck(self) -> str:
        """What the deck is shuffled by."""
        return f"{self.question.id}/{self.seed % SHUFFLES}"

    @property
    def hand(self) -> Transcript | None:
        """What is shown beside the question, if anything is."""
        engine = self.question.engine
        shown = engine is not None and (engine.show or not (engine.decides or self.question.steps))
        return self.situation.hand if self.situation and shown else None

    def decision(self, house: str) -> Decision | None:
        """What the house decides; None where nobody decides anything or its paragraphs clash."""
        return self.situation.decisions.get(house) if self.situation and self.question.ruled else None

    def text(self, text: str, house: str = "") -> str:
        """A text with values and, where a house is named, its figures put in. Raises BadSum."""
        return filled(text, self.names(house)) if "{" in text else text

    def names(self, house: str) -> Mapping[str, Value]:
        """The values, and the figures of the house's decision or of the paragraphs that it cites."""
        if house and not self.question.ruled:
            return {**numbers_of(self.question.cites.get(house, ())), **self.values}
        decision = self.decision(house) if house else None
        return {**self.values, **figures(decision)} if decision else self.values

    # --- right

    def right(self, right: Right, house: str) -> bool:
        """Is an answer right at that house?"""
        if right.at:
            return right.at.get(house, False)
        decision = self.decision(house)
        if right.decided and not (decision and _decided_so(right, decision)):
            return False
        return not right.when or self._so(right.when, house)

    def _so(self, when: str, house: str) -> bool:
        """A condition on figures that this decision has not does not hold."""
        names = {**self._read(when, house), **self.names(house)}
        return all(name in names for name in names_in(when)) and holds(when, names)

    def _read(self, when: str, house: str) -> Mapping[str, int]:
        """What a condition reads off the hand; nothing where the house has no rule on it."""
        decision = self.decision(house)
        facts = self.situation.facts if self.situation and decision and not decision.silent else None
        return read(facts, names_in(when)) if facts else {}

    def right_at(self, right: Right) -> tuple[str, ...]:
        """The houses at which an answer is right: of all where the engine decides, else of those asked."""
        return tuple(house for house in self.compared if self.right(right, house))

    @property
    def compared(self) -> tuple[str, ...]:
        return keys() if self.question.ruled else self.question.houses

    def number(self, figure: Figure, house: str) -> int:
        """What a number comes to at a house. Raises NotAsked and BadSum."""
        names = self.names(house)
        if not figure.figure:
            return number(figure.sums[house], names)
        value = names.get(figure.figure.replace("-", "_")) if self.decision(house) else None
        if type(value) is not int:
            raise NotAsked(f"{house} has no figure {figure.figure!r} here")
        return value

    def numbers(self, figure: Figure) -> Mapping[str, int]:
        """The same at every house that comes to one."""
        found = {}
        for house in self.compared:
            try:
                found[house] = self.number(figure, house)
            except (NotAsked, BadSum, KeyError):  # another house, which need not be asked
                continue
        return found

    # --- why

    def cites(self, house: str) -> tuple[Cite, ...]:
        """The paragraphs on which the answer rests."""
        if not self.question.ruled:
            return self.question.cites[house]
        decision = self.decision(house)
        if decision is None or decision.silent:
            return left_open(house, self.question.topic)
        return tuple(dict.fromkeys(Cite(each.book, each.at) for each in decision.citations))

    def reason(self, why: By, house: str, cites: tuple[Cite, ...] = (), right_at: tuple[str, ...] = ()) -> Reason:
        """Why, as the file says or, where it says nothing, as the rule does."""
        text = self.text(why[house], house) if why.get(house) else self.rule_says(house)
        return Reason(text, cites or self.cites(house), right_at)

    def why(self, each: Statement | Spot, right: bool) -> By:
        """The texts by house that tell why an answer is right, or why it is wrong.

        Where the engine says which it is, `why` is for the wrong one, and the rule's own sentence for the right one.
        """
        if not right:
            return each.why
        return each.why_right if self.question.ruled and each.right.open else {**each.why, **each.why_right}

    def rule_says(self, house: str) -> str:
        """The sentence of the rule that decides; what silence means where none does. "" where nobody decides."""
        decision = self.decision(house)
        if decision is None:
            return ""
        if decision.silent:
            return LEFT_OPEN
        first = decision.citations[0]
        items = syllabus(first.book)
        return _outright(items[first.rule].says, decision) if first.rule in items else first.says

    def label(self, house: str) -> str:
        """How the book that answers in the house's place is to be called, "" for its own paragraphs."""
        decision = self.decision(house)
        if decision is not None:
            return decision.label if decision.fallback else ""
        if house in self.question.silent or self.question.ruled:
            return ""
        labels = {each.to: each.label for each in book(house).sends}
        return next((labels[each.book] for each in self.question.cites[house] if each.book != house), "")


def figures(decision: Decision) -> Mapping[str, int]:
    """The figures of a decision under names that a sum can hold: by_the_last_raise."""
    return {name.replace("-", "_"): value for name, value in decision.figures}


def drawing(question: Question, seed: int) -> Drawing:
    """The values of a question by a seed. Raises NeverHolds and BadSum."""
    values = question.values.draw(Random(f"{question.id}/{seed}")) if question.values.sources else {}
    return Drawing(question, values, seed)


def _outright(says: str, decision: Decision) -> str:
    """A rule's sentence, with what follows where a remedy does."""
    ruling = decision.ruling
    return f"{says.rstrip('.')}: {ruling.says}." if ruling and ruling.steps else says


def _decided_so(right: Right, decision: Decision) -> bool:
    ruling = decision.ruling
    if right.silent and ruling is not None:
        return False
    if right.rulings and (ruling is None or ruling.key not in right.rulings):
        return False
    return not right.authority or (ruling is not None and ruling.authority.value == right.authority)
