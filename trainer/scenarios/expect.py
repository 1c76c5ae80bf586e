"""Second opinions: what a scenario's author expects a book to say, compared with what the engine computes.

For tests and `trainer check` only; nothing is ever graded with it.
"""

from trainer.rules.book import Book, book
from trainer.rules.engine import decide
from trainer.rules.facts import Facts
from trainer.rules.matters import matters
from trainer.rules.record import Record
from trainer.rules.ruling import Decision, Matter
from trainer.scenarios.compiler import play_of
from trainer.scenarios.form import Expected, Fault, Scenario
from trainer.scenarios.places import line_of, places
from trainer.scenarios.play import Play
from trainer.scenarios.previous import step

MOST = 600


def second_opinions(scenario: Scenario) -> tuple[Fault, ...]:
    """Every difference between `[expect.<book>]` and the engine. Raises BadScenario when no hand can be made of it."""
    faults: list[Fault] = []
    where = places(scenario.text)
    for key, expected in scenario.expect.items():
        law = book(key)
        for part, what in _differences(expected, found(play_of(scenario, law), law, expected.matter)):
            line = line_of(where, ("expect", key, part))
            faults.append(Fault(scenario.path, line, f"expect.{key}.{part}", what))
    return tuple(faults)


def found(play: Play, law: Book, kind: str = "") -> Decision | None:
    """What the book says on the scenario's matter when it has become visible to a dealer who deals on by routine.

    The matter is the first of that kind, or of a topic that the scenario teaches; None if there is none.
    """
    record = Record.of(play.transcript)
    for _ in range(MOST):
        facts = Facts(record, len(record))
        matter = _matter(play.scenario, facts, kind)
        if matter is not None:
            return decide(law, facts.about(matter))
        if not step(play, record, law):
            return None
    return None


def _matter(scenario: Scenario, facts: Facts, kind: str) -> Matter | None:
    seen = matters(facts)
    wanted = (each for each in seen if (each.kind == kind if kind else each.topic in scenario.topics))
    return next(wanted, None)


def _differences(expected: Expected, decision: Decision | None) -> list[tuple[str, str]]:
    if decision is None:
        return [("matter", "nothing of the kind comes up in this hand")]
    if expected.silent or decision.ruling is None:
        said = "silent" if decision.ruling is None else f"not silent: {decision.ruling.name}"
        return [] if expected.silent == decision.silent else [("silent", f"the engine says this book is {said}")]
    cited = tuple(each.at for each in decision.citations)
    pairs = [
        ("authority", expected.authority, decision.ruling.authority.value),
        ("ruling", expected.ruling, decision.ruling.name),
    ]
    wrong = [(key, f"the engine says {got!r}") for key, want, got in pairs if want and want != got]
    if not set(expected.paragraphs) <= set(cited):
        wrong.append(("paragraphs", f"the engine cites {', '.join(cited)}"))
    return wrong
