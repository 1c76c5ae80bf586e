"""Deciding: what a book demands on a matter, with the paragraphs it rests on and the trace of how it got there."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from trainer.kernel.altered import replace
from trainer.rules.book import Book, InForce, sound
from trainer.rules.lacking import may_rule
from trainer.rules.ledger_file import Fallback
from trainer.rules.ruling import Citation, Conflict, Decision, Matter, Ruling, Tried


class Asked(Protocol):
    """Facts about one matter, of a hand or of a room."""

    @property
    def matter(self) -> Matter: ...

    @property
    def game(self) -> str: ...


def decide(law: Book, facts: Asked) -> Decision:
    """What the book says on `facts.matter` as things stand.

    Falls back where the book itself sends its reader; in silence names the procedure its floor adopts.
    Raises Conflict when two live rules demand different things.
    """
    decision = printed(law, facts)
    return replace(decision, floor_follows=_floor_follows(law, facts)) if decision.silent else decision


def printed(law: Book, facts: Asked) -> Decision:
    """The same as it is printed: in silence nobody looks for what a floor adopts. Raises Conflict."""
    decision = _own(law, facts)
    if not decision.silent:
        return decision
    for fallback in law.ledger.fallbacks:
        found = _fallen_back(law, facts, fallback)
        if found is not None:
            return replace(found, trace=decision.trace + found.trace)
    missing = may_rule(law, facts.matter.topic)
    return replace(decision, lacking=missing) if missing else decision


def agreed(law: Book, facts: Asked, asked: Callable[[Book, Asked], Decision] = decide) -> Decision | None:
    """The same; None where the book's own paragraphs clash."""
    try:
        return asked(law, facts)
    except Conflict:
        return None


@dataclass
class _Weighing:
    """Rules tried so far: which hold, and who overrode whom."""

    holding: dict[str, InForce] = field(default_factory=dict)
    overridden: dict[str, str] = field(default_factory=dict)
    tried: list[InForce | Tried] = field(default_factory=list)

    def weigh(self, each: InForce, facts: Asked) -> None:
        rule = each.rule
        bases = [base for base in rule.excepts if base in self.holding] if rule.excepts else []
        if rule.excepts and not bases:
            self.tried.append(each.without_base)
        elif rule(facts, each.numbers):
            self.holding[rule.key] = each
            self.overridden.update(dict.fromkeys(bases, rule.key))
            self.tried.append(each)
        else:
            self.tried.append(each.not_so)

    def live(self) -> list[InForce]:
        """Those that hold, in the order of the book but for what decides the case: that comes first."""
        found = [each for name, each in self.holding.items() if name not in self.overridden]
        return sorted(found, key=lambda each: not each.rule.foremost)

    def trace(self, facts: Asked) -> tuple[Tried, ...]:
        return tuple(each if isinstance(each, Tried) else self._held(each, facts) for each in self.tried)

    def _held(self, each: InForce, facts: Asked) -> Tried:
        at = tuple(paragraph.at for paragraph in each.speaking(facts))
        return Tried(each.rule.key, at, True, "", self.overridden.get(each.rule.key, ""))


def _own(law: Book, facts: Asked, only: tuple[str, ...] = ("",)) -> Decision:
    weighing = _Weighing()
    for each in law.reaching(facts.matter.topic, facts.game, only):
        weighing.weigh(each, facts)
    live = weighing.live()
    ruling = _agreed(live)
    cited = tuple(citation for each in live for citation in _citations(law, each, facts))
    source = law.key if ruling else ""
    return Decision(law.key, facts.matter, ruling, cited, weighing.trace(facts), source, figures=_figures(live, facts))


def _agreed(live: list[InForce]) -> Ruling | None:
    rulings = {each.rule.ruling for each in live}
    if len(rulings) > 1:
        raise Conflict(f"these demand different things: {_sides(live)}")
    return live[0].rule.ruling if live else None


def _sides(live: list[InForce]) -> str:
    return "; ".join(f"{each.rule.key} ({', '.join(p.at for p in each.paragraphs)})" for each in live)


def _figures(live: list[InForce], facts: Asked) -> tuple[tuple[str, int], ...]:
    """What the live rules work out; they may each know other figures, but none a different one."""
    found: dict[str, int] = {}
    for each in live:
        for name, value in (each.rule.figures(facts, each.numbers) if each.rule.figures else {}).items():
            if found.setdefault(name, value) != value:
                raise Conflict(f"these give different figures for {name}: {_sides(live)}")
    return tuple(sorted(found.items()))


def _citations(law: Book, each: InForce, facts: Asked) -> list[Citation]:
    return [Citation(law.key, p.at, p.says, p.reading, each.rule.key) for p in each.speaking(facts)]


def _fallen_back(law: Book, facts: Asked, fallback: Fallback) -> Decision | None:
    if not facts.matter.topic.startswith(fallback.topics):
        return None
    other = sound(fallback.to)
    if other is None or (found := _own(other, facts, fallback.only)).silent:
        return None
    grant = law.paragraph(fallback.grants)
    return replace(
        found,
        book=law.key,
        fallback=Citation(law.key, grant.at, grant.says),
        confirmed=fallback.confirmed,
        label=fallback.label,
    )


def _floor_follows(law: Book, facts: Asked) -> Decision | None:
    for other in law.follows:
        found = _own(other, facts)
        if found.ruling is not None and found.ruling.steps:
            return found
    return None
