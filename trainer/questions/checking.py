"""Checking question files: every question drawn many times at every house that it names."""

import json
from collections.abc import Callable, Iterator
from pathlib import Path

from trainer.kernel.places import places
from trainer.kernel.plain_text import text_in
from trainer.questions.at_house import Drawing, NotAsked, drawing, figures
from trainer.questions.drawing import put
from trainer.questions.engine import NothingThere
from trainer.questions.model import Amount, Asked, Choice, Form, Reason
from trainer.questions.performing import performing_faults
from trainer.questions.places import NoPlace
from trainer.questions.question_file import BadQuestions, load
from trainer.questions.reading import is_read
from trainer.questions.sums import BadSum, names_in
from trainer.questions.values import NeverHolds
from trainer.questions.written import Question, Spot, Statement
from trainer.scenarios.form import Fault
from trainer.scenarios.reading import Faults
from trainer.shorthand.head import BadHand

DRAWS = 200
PLAIN = 3  # a question without values and cards is always the same but for its order
PERFORMED = 3  # draws whose options are done at the table: each is a hand graded, house by house
ORDERED = 1  # of steps, which are done in a dozen orders
MOST = 10**9
Path_ = tuple[str | int, ...]
Told = Iterator[tuple[Path_, str]]


def check(path: Path, draws: int = DRAWS) -> tuple[Fault, ...]:
    """Every fault of a question file: of its text, and, where that is sound, of what is drawn from it."""
    try:
        [question] = load(path)
    except BadQuestions as bad:
        return bad.faults
    return faults_of(question, _places(text_in(path)), draws)


def _places(text: str) -> dict[Path_, int]:
    """The lines of all keys, and of the lines of a situation."""
    found = places(text)
    for key in (("engine", "hand"), ("engine", "room")):
        first = found.get(key, 0)
        found |= {(*key, number): first + number + 1 for number in range(text.count("\n") if first else 0)}
    return found


def faults_of(question: Question, lines: dict[Path_, int] | None = None, draws: int = DRAWS) -> tuple[Fault, ...]:
    """What is wrong with the drawings of a question, each fault once, with the seed that shows it."""
    faults, told = Faults(question.path, lambda: lines or {}), set[tuple[Path_, str]]()
    watch = Watch(question)
    for seed in range(draws if question.values.sources else PLAIN):
        if not watch.held:  # each search for others takes as long as the one that was in vain
            break
        for path, what in watch.look(seed):
            if (path, _bare(what)) not in told:
                told.add((path, _bare(what)))
                faults.add(path, what)
    for path, what in watch.over(not told):
        faults.add(path, what)
    return tuple(faults.found)


def _bare(what: str) -> str:
    """A fault without its numbers: the same one in every drawing."""
    return "".join(each for each in what if not each.isdigit())


class Watch:
    """Looks at one drawing after another, and remembers what only all of them together show."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self.held = True  # whether values were found that meet what is required
        self.sides: dict[Path_, set[bool]] = {}  # by answer: was it right, wrong, or both
        self.figures: set[str] = set()
        self.rules: set[str] = set()  # those that decided
        self.meant: dict[int, bool] = {}  # by mistake: was it ever another number than the right one

    def look(self, seed: int) -> Told:
        """One drawing at every house."""
        try:
            draw = drawing(self.question, seed)
            situation = draw.situation
        except BadHand as bad:
            yield from (_hand_fault(self.question, number, what, seed) for number, what in bad.faults)
            return
        except (NeverHolds, BadSum) as fault:
            self.held = not isinstance(fault, NeverHolds)
            yield ("values",), _with(fault, seed)
            return
        except NothingThere as fault:
            yield ("engine", "kind"), _with(fault, seed)
            return
        if situation is not None:
            for each in situation.decisions.values():
                self.figures |= figures(each).keys() if each else set()
        for house in self.question.houses:
            yield from self._at(draw, house, seed)

    def _at(self, draw: Drawing, house: str, seed: int) -> Told:
        try:
            asked = put(draw, house)
        except (NotAsked, BadSum, NoPlace) as fault:
            yield _place_of(self.question, fault), f"at {house}: {_with(fault, seed)}"
            return
        except (KeyError, ArithmeticError) as fault:
            yield ("engine",), f"at {house}: cannot be drawn: {_with(fault, seed)}"
            return
        self._remember(draw, house, asked)
        for path, what in (*looked_at(asked), *(self._reasons(draw, house) if self.question.ruled else ())):
            yield path, f"at {house}: {what} (seed {seed})"
        for path, what in (
            performing_faults(draw, house) if seed < (ORDERED if draw.question.steps else PERFORMED) else ()
        ):
            yield path, f"at {house}: {what} (seed {seed})"

    def _remember(self, draw: Drawing, house: str, asked: Asked) -> None:
        self.rules |= {each.rule for each in asked.tests if not asked.silent}
        for key, each in self._answers():
            if each.right.open:
                self.sides.setdefault(key, set()).add(draw.right(each.right, house))
        told = self.question.number
        for at, (figure, _) in enumerate(told.mistakes if told else ()):
            assert asked.amount is not None
            wrong = draw.number(figure, house) not in asked.amount.right
            self.meant[at] = self.meant.get(at, False) or wrong

    def _reasons(self, draw: Drawing, house: str) -> Told:
        """The rule's own sentence says why the right one is right; a wrong one needs words of its own."""
        for key, each in self._answers():
            if key and not each.why.get(house) and not draw.right(each.right, house):
                yield (*key, "why"), "is wrong there, but nothing says why"
        told = self.question.number
        for at, (_, why) in enumerate(told.mistakes if told else ()):
            if not why.get(house):
                yield ("mistake", at, "why"), "nothing says why it is wrong there"

    def over(self, clean: bool) -> Told:
        """What shows only when all has been drawn; most of it only where every drawing was `clean`."""
        yield from self._figures()
        yield from self._names()
        if clean:
            yield from self._all_told()

    def _all_told(self) -> Told:
        for key, each in self._answers():
            yield from self._whys(key, each)
        for at in (at for at, meant in self.meant.items() if not meant):
            yield ("mistake", at, "is"), "is never wrong"
        yield from self._rules() if self.question.ruled else ()

    def _answers(self) -> Iterator[tuple[Path_, Statement | Spot]]:
        """The answers whose right depends on the drawing or on the house, with the keys under which they stand."""
        truth = self.question.form is Form.TRUE_FALSE
        yield from (((() if truth else ("statement", n)), each) for n, each in enumerate(self.question.statements))
        yield from ((("target", n), each) for n, each in enumerate(self.question.spots))

    def _whys(self, key: Path_, each: Statement | Spot) -> Told:
        """A reason that nobody ever hears, or that is told of right and wrong alike, is a slip."""
        sides = self.sides.get(key, set())
        if self.question.ruled and sides == {True} and each.why:
            yield (*key, "why"), "is for when it is wrong, but it is always right: write why_right"
        if sides == {False} and each.why_right:
            yield (*key, "why_right"), "is never shown: the option is always wrong"
        if not self.question.ruled and len(sides) > 1 and not each.why_right:
            yield (*key, "why"), "is shown whether it is right or wrong: write why_right too"

    def _rules(self) -> Told:
        """A question names the rules that decide it, so that it can be found when one of them is to be practised."""
        lost, idle = sorted(self.rules - set(self.question.rules)), sorted(set(self.question.rules) - self.rules)
        if lost:
            yield ("rules",), f"write the rules that decide it: {json.dumps(sorted(self.rules))}"
        if idle and not lost:
            yield ("rules",), f"never decides: {', '.join(idle)}"

    def _names(self) -> Told:
        """A figure of the decision stands in the place of a value of its name, and nobody would see it."""
        for name in self.question.values.names:
            if name in self.figures:
                yield ("values", name), "is the name of a figure of the decision: choose another name"
            if is_read(name):
                yield ("values", name), "is the name of a fact read off the hand: choose another name"

    def _figures(self) -> Told:
        """A name in a condition that no decision ever had is a slip of the pen."""
        if not self.figures:
            return
        known = self.figures | set(self.question.values.names)
        for key, each in self._answers():
            for name in names_in(each.right.when) if each.right.when else ():
                if name not in known and not is_read(name):
                    yield (
                        (*key, "when"),
                        f"{name!r} is neither a value nor a figure of any decision: {sorted(self.figures)}",
                    )


def _with(fault: Exception, seed: int) -> str:
    return f"{fault} (seed {seed})"


def _hand_fault(question: Question, number: int, what: str, seed: int) -> tuple[Path_, str]:
    key = "room" if question.engine and question.engine.room else "hand"
    return ("engine", key, number - 1) if number else ("engine", key), f"{what} (seed {seed})"


def _place_of(question: Question, fault: Exception) -> Path_:
    if isinstance(fault, NoPlace):
        return ("target",)
    if isinstance(fault, BadSum):
        return ("answer",) if question.form is Form.NUMBER else ("statement",)
    return ("answer", "figure") if "figure" in str(fault) else ("houses",)


# --- one question as it is asked -------------------------------------------------------------------------------------


def looked_at(asked: Asked) -> Told:
    """What is wrong with a question as one house is asked it."""
    yield from BY_FORM[asked.form](asked)
    if not asked.cites:
        yield ("cites",), "nothing is cited"
    if not asked.prompt.strip() or "  " in asked.prompt.strip():
        yield ("prompt",), "a value left a gap in it"
    for path, reason in _reasons(asked):
        if not reason.why.strip():
            yield path, "needs a why: no rule supplies one"
        if not reason.cites:
            yield path, "cites nothing"


def _reasons(asked: Asked) -> Iterator[tuple[Path_, Reason]]:
    key = "step" if asked.form is Form.ORDER else "statement"
    yield from (((key, max(0, each.number), "why"), each.reason) for each in asked.choices)
    yield from ((("target", number, "why"), each.reason) for number, each in enumerate(asked.targets))
    if asked.amount:
        yield ("answer", "why"), asked.amount.reason
        yield from ((("mistake", number, "why"), each) for number, (_, each) in enumerate(asked.amount.mistakes))


def _texts(choices: tuple[Choice, ...], key: str) -> Told:
    seen: set[str] = set()
    for each in choices:
        plain = " ".join(each.text.casefold().split())
        if not plain:
            yield (key,), "an answer has no text"
        if plain in seen:
            yield (key,), f"{each.text!r} is listed twice"
        seen.add(plain)


def _one(asked: Asked) -> Told:
    yield from _texts(asked.choices, "statement")
    right = [each.text for each in asked.choices if each.right]
    if len(right) != 1:
        yield ("statement",), f"{len(right)} are right, not one{': ' if right else ''}{'; '.join(sorted(right))}"


def _several(asked: Asked) -> Told:
    yield from _texts(asked.choices, "statement")
    right = sum(each.right for each in asked.choices)
    if not 0 < right < len(asked.choices):
        yield ("statement",), f"{right} of {len(asked.choices)} are right: there must be right and wrong ones"


def _truth(_: Asked) -> Told:
    yield from ()


def _number(asked: Asked) -> Told:
    assert asked.amount is not None
    yield from _amount(asked.amount)


def _amount(amount: Amount) -> Told:
    for each in amount.right:
        if not 0 <= each <= MOST:
            yield ("answer",), f"{each} isn't a number that anyone would give"
    for number, (each, _) in enumerate(amount.mistakes):
        if not 0 <= each <= MOST:
            yield ("mistake", number), f"{each} isn't a number that anyone would give"


def _order(asked: Asked) -> Told:
    yield from _texts(asked.choices, "step")
    now = [each.number for each in asked.choices if each.number >= 0]
    if now == sorted(now):
        yield ("step",), "the steps are already shown in the right order"


def _point(asked: Asked) -> Told:
    taken = [each.place for each in asked.targets]
    for place in sorted({each for each in taken if taken.count(each) > 1}):
        yield ("target",), f"{place} is listed twice"
    if not any(each.right for each in asked.targets):
        yield ("target",), "none is right"


BY_FORM: dict[Form, Callable[[Asked], Told]] = {
    Form.ONE: _one,
    Form.SEVERAL: _several,
    Form.TRUE_FALSE: _truth,
    Form.NUMBER: _number,
    Form.ORDER: _order,
    Form.POINT: _point,
    Form.RULING: _one,
}
