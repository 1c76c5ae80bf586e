"""A hand proved at a house before a trainee sees it: dealt perfectly, with a mistake, and with nothing wrong in it."""

from collections.abc import Iterator
from dataclasses import dataclass, field

from trainer.grading.alike import Alike
from trainer.grading.assess import Assessor
from trainer.grading.assessment import Assessment, How, MatterGrade
from trainer.grading.mistakes import typical_mistake
from trainer.grading.model import Dealer, perfect, playing_out
from trainer.kernel.pieces import Pieces
from trainer.rules.book import Book
from trainer.scenarios.compiler import making_play
from trainer.scenarios.evidence import unseen_in
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.fresh.control import control_of
from trainer.scenarios.play import Play


@dataclass(frozen=True, slots=True)
class Proof:
    """What proving a hand at a house came to.

    `kinds` are the matters on which the dealer has something to do, in their order; none where the rulebook asks for
    nothing. `clean` tells that nothing at all is wrong in it, `best` is how the perfect dealer's hand is graded, None
    where it can't be dealt.
    `faults` say why the hand can't be used; empty where it can.
    """

    kinds: tuple[str, ...]
    faults: tuple[str, ...]
    clean: bool = False
    best: Assessment | None = field(default=None, compare=False, repr=False)

    @property
    def usable(self) -> bool:
        """Does something go wrong in it by this rulebook, and is it graded as it must be?"""
        return bool(self.kinds) and not self.faults


def proving(scenario: Scenario, law: Book) -> Pieces[Proof]:
    """The proof of a hand at a house, in pieces."""
    alike = Alike(law)
    try:
        play = yield from making_play(scenario, law)
        best = yield from _dealt(play, law, perfect, alike)
    except (BadScenario, RuntimeError) as fault:
        return Proof((), (str(fault),))
    asked = [each for each in best.matters if each.noticed.how is not How.NOT_ASKED]
    kinds = tuple(dict.fromkeys(each.matter.kind for each in asked))
    faults = [*_of_the_perfect_dealer(best)]
    if kinds and not faults:
        faults += yield from _of_mistakes(play, law, asked, alike)
        twin = yield from _twin(scenario, law)
        if scenario.drawn is not None:  # a story may be about what no twin can do without, as a stub that is too short
            faults += yield from _of_the_twin(twin, law, alike)
        faults += [what for what in [unseen_in(play, law, twin)] if what]
    return Proof(kinds, tuple(faults), best.clean, best)


def _dealt(play: Play, law: Book, dealer: Dealer, alike: Alike) -> Pieces[Assessment]:
    """The hand as that dealer deals it, graded. Raises RuntimeError where it never comes to an end."""
    graded = Assessor(play.setup, law)
    for now in playing_out(play, law, dealer, alike=alike):
        graded = now
        yield
    return graded.assessment()


def _of_the_perfect_dealer(best: Assessment) -> Iterator[str]:
    for each in best.matters:
        if not each.right:
            yield f"the perfect dealer isn't right on {each.matter.kind}"
    if best.off:
        yield "the perfect dealer pays the wrong amounts"
    if best.false_alarms:
        yield "the perfect dealer stops for nothing"
    if not best.acts_right and all(each.acts_right for each in best.matters) and not (best.off or best.false_alarms):
        yield "the perfect dealer does harm"


def _of_mistakes(play: Play, law: Book, asked: list[MatterGrade], alike: Alike) -> Pieces[list[str]]:
    """The mistake that most make with each kind must cost something; where no step counts, it is to see nothing."""
    found = []
    for dealer in dict.fromkeys(typical_mistake(each.matter.kind if each.total else "") for each in asked):
        try:
            costs = yield from costs_something(play, law, dealer, alike)
        except RuntimeError as fault:
            found.append(str(fault))
            continue
        if not costs:
            found.append("a typical mistake costs nothing")
    return found


def costs_something(play: Play, law: Book, dealer: Dealer, alike: Alike) -> Pieces[bool]:
    """Is that dealer not right? Dealt as far as that shows. Raises RuntimeError where it never comes to an end."""
    graded = Assessor(play.setup, law)
    for now in playing_out(play, law, dealer, alike=alike):
        graded = now
        if any(one.lost for one in graded.open.values()):
            return True
        yield
    return not graded.assessment().right


def _twin(scenario: Scenario, law: Book) -> Pieces[Play | None]:
    """The hand with nothing drawn in it; None where it never comes to the same moment."""
    try:
        return (yield from making_play(control_of(scenario), law))
    except BadScenario:
        return None


def _of_the_twin(twin: Play | None, law: Book, alike: Alike) -> Pieces[list[str]]:
    """With nothing drawn in it, nothing is found."""
    if twin is None:
        return ["with nothing wrong in it, the hand never comes to this moment"]
    try:
        graded = yield from _dealt(twin, law, perfect, alike)
    except RuntimeError as fault:
        return [f"with nothing wrong in it, the hand can't be dealt: {fault}"]
    return [] if graded.clean and graded.right else ["with nothing wrong in it, the hand still isn't clean"]
