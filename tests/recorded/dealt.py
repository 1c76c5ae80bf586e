"""Every scenario at every house as the model dealer deals it, and as dealers do who make the mistakes it invites."""

from collections.abc import Iterator
from functools import cache
from itertools import product

from tests.recorded.first_version import act_then
from tests.recorded.of_grade import of_grade
from tests.recorded.of_hand import Sections, of_hand
from trainer import resources
from trainer.grading.assess import Assessor, assessor
from trainer.grading.mistakes import MISTAKES, TYPICAL
from trainer.grading.model import Dealer, perfect, play_out
from trainer.kernel import gestures as g
from trainer.kernel import notation
from trainer.rules.book import BOOKS, book
from trainer.rules.former import former_rulings
from trainer.rules.orders import named_in
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Scenario
from trainer.scenarios.loader import load_all
from trainer.scenarios.play import Play

PLAYS_ON = "plays-on"


def hands() -> list[tuple[Scenario, str]]:
    """Every scenario with every house."""
    scenarios = sorted(load_all(resources.path("quizzes", "scenarios")), key=lambda each: each.id)
    return list(product(scenarios, BOOKS))


def dealt(scenario: Scenario, key: str) -> Iterator[tuple[str, Sections]]:
    """What is recorded of one scenario at one house: dealt by the model dealer, then with each mistake that applies."""
    play, name = play_of(scenario, book(key)), f"{scenario.id} at {key}"
    model = _graded(play, key, perfect)
    yield name, of_hand(model.record, model.law, model) | of_grade(model.assessment()) | _acts(model)
    for mistake in _inviting(model):
        other = _graded(play, key, MISTAKES[mistake].dealer)
        yield f"{name}, {mistake}", of_grade(other.assessment()) | _acts(other)


def _graded(play: Play, key: str, dealer: Dealer) -> Assessor:
    law = book(key)
    return assessor(play_out(play, law, dealer), law, play.taken_over)


def _inviting(model: Assessor) -> list[str]:
    """The mistakes that dealers make with the matters of this hand."""
    return sorted({TYPICAL.get(one.matter.kind, PLAYS_ON) for one in model.open.values()})


@cache
def _words_then() -> dict[str, str]:
    """The key of each ruling as orders were written before there were keys."""
    return {key: word for word, keys in former_rulings().items() for key in keys}


def _as_then(act: g.Act) -> g.Act:
    """The same act in the words of the time when it was recorded: talk, and an order to do as another house does."""
    if not isinstance(act, g.Order):
        return act_then(act)
    key, amount = named_in(act.what)
    word = _words_then().get(key, key)
    return g.Order(f"{word}-{amount}" if amount else word, act.source)


def _acts(graded: Assessor) -> Sections:
    """What happened, without its times, so that another way to deal is seen for what it is."""
    happened = [f"{each.who} {notation.act_text(_as_then(each.act))}" for each in graded.record.gestures]
    return {"acts": [{"of": {"hand": "as it was dealt"}, "says": {"acts": happened}}]}
