"""Finding out what scenarios, quick drills and questions test: by dealing them, by asking them, at every house."""

from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace

from trainer.grading.assess import assessor
from trainer.grading.assessment import How
from trainer.grading.model import play_out
from trainer.kernel.how_far import HowFar, untold
from trainer.progress.grades import kept
from trainer.progress.records import Part
from trainer.questions.bank import bank
from trainer.questions.catalog import entry_of
from trainer.quickfire.kind import Kind, NothingToAsk
from trainer.quickfire.kinds import KINDS
from trainer.rules.book import Book, all_books
from trainer.rules.syllabus import syllabus_of, topic_of
from trainer.scenarios import catalog
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import BadScenario, Scenario
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.injector import CannotStrike
from trainer.study.practised import Practised, Rules, Tries
from trainer.study.tested import tested
from trainer.study.unpractised import asked_of

FRESH_HANDS = 4  # that are dealt to learn what those of an irregularity test
DRAWS = 3  # questions of each case that are asked to learn what a quick drill is about


def found_out(so_far: HowFar = untold) -> Practised:
    """All of it, which takes minutes. Scenario files with faults are left out.

    `so_far` is told how many scenarios and drills are through, and may raise.
    """
    shelf, laws = catalog.scenarios(), all_books()
    scenarios = [shelf.open(each.id) for each in shelf.heads]
    hands, of = dict[str, dict[str, Tries]](), len(scenarios) + len(INJECTORS) + len(KINDS)
    for done, scenario in enumerate(scenarios):
        so_far(done, of)
        hands[scenario.id] = {law.key: tried(scenario, law) for law in laws}
    fresh = dict[str, dict[str, Tries]]()
    for done, each in enumerate(INJECTORS, len(scenarios)):
        so_far(done, of)
        fresh[each] = _that_are({law.key: fresh_tried(each, law) for law in laws})
    drills = dict[str, dict[str, Rules]]()
    for done, (key, kind) in enumerate(KINDS.items(), len(scenarios) + len(INJECTORS)):
        so_far(done, of)
        drills[key] = _by_house({law.key: cited(kind, law) for law in laws})
    houses = {law.key: tuple(syllabus_of(law)) for law in laws}
    games = {each.id: each.game for each in scenarios}
    return with_questions(Practised(games, hands, drills, {}, houses, {}, fresh))


def with_questions(before: Practised) -> Practised:
    """The same with the questions found out anew, which takes a second: for those who write questions."""
    entries, laws = [entry_of(each) for each in bank()], all_books()
    questions = {each.id: _by_house({law.key: asked_of(each, law.key) for law in laws}) for each in entries}
    found = replace(before, questions=questions)
    return replace(found, topics=_topics(found))


def tried(scenario: Scenario, law: Book) -> Tries:
    """What the perfect dealer is graded on when they deal it at that house."""
    return _tried(scenario, law)[0]


def _tried(scenario: Scenario, law: Book) -> tuple[Tries, frozenset[str]]:
    """The same, and the kinds of matters on which something is asked of the dealer."""
    play = play_of(scenario, law)
    transcript = play_out(play, law)
    found = assessor(transcript, law, play.taken_over).assessment()
    acts = sum(each.by_dealer for each in transcript.gestures[play.taken_over :])
    asked = frozenset(each.matter.kind for each in found.matters if each.noticed.how is not How.NOT_ASKED)
    return Tries(tested(kept(found)), acts, found.clean), asked


def fresh_tried(irregularity: str, law: Book) -> Tries | None:
    """What fresh hands of that irregularity test, of a few; None where the dealer has nothing to do about it there.

    A hand in which only something else is asked, which came up by the way, isn't one of it. Not each of
    the others tests each rule: who wants a certain one says so in the order.
    """
    some, injector = list[Tries](), INJECTORS[irregularity]
    for number in range(FRESH_HANDS):
        with suppress(CannotStrike, BadScenario):
            tries, asked = _tried(generated(injector, f"practised {number}", law), law)
            some += [tries] if asked & set(injector.brings) else []
    rules = dict[str, tuple[Part, ...]]()
    for rule, parts in sorted(pair for each in some for pair in each.rules.items()):
        rules[rule] = tuple(part for part in Part if part in (*rules.get(rule, ()), *parts))
    return Tries(rules, sum(each.acts for each in some) // len(some), clean=False) if rules else None


def cited(kind: Kind, law: Book, draws: int = DRAWS, so_far: HowFar = untold) -> Rules:
    """The rules that questions of a quick drill rest on at that house, each case drawn so many times.

    `so_far` is told how many are drawn, and may raise.
    """
    found: set[str] = set()
    of = draws * len(kind.cases)
    for seed in range(of):
        so_far(seed, of)
        try:
            spot = kind.make(law, seed)
        except NothingToAsk:
            return {}
        found |= {each.rule for each in spot.citations if each.rule}
    return dict.fromkeys(sorted(found), (Part.REMEDY,))


def _topics(found: Practised) -> dict[str, str]:
    """The topic of every rule key."""
    tested = [each.rules for kept in (found.hands, found.fresh) for some in kept.values() for each in some.values()]
    tested += [rules for kinds in (found.drills, found.questions) for some in kinds.values() for rules in some.values()]
    keys = {rule for some in (*tested, *found.houses.values()) for rule in some}
    return {rule: topic_of(rule) for rule in sorted(keys)}


def _that_are(some: Mapping[str, Tries | None]) -> dict[str, Tries]:
    return {house: tries for house, tries in some.items() if tries is not None}


def _by_house(some: Mapping[str, Rules]) -> dict[str, Rules]:
    return {house: rules for house, rules in some.items() if rules}
