"""A decision as plain values, without any name or wording: what is demanded, of whom, by which paragraphs."""

import json
import re
from collections.abc import Iterable
from typing import Any

from trainer.rules.ruling import Citation, Decision, Matter, Ruling, Step

Plain = Any
SIDES = re.compile(r"\(([^()]*)\)")


def canonical(value: Plain) -> str:
    """One text for one value, whatever order it was made in."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=True)


def of_matter(matter: Matter) -> Plain:
    """What was found, by what can be seen of it."""
    return {
        "kind": matter.kind,
        "topic": matter.topic,
        "error": matter.error,
        "onset": matter.onset,
        "seats": list(matter.seats),
        "cards": [each.name for each in matter.cards],
        "detail": matter.detail,
    }


def label(matter: Matter) -> str:
    """The same matter in another telling, as one text: kind, where it began, seats and detail."""
    seats = ",".join(map(str, matter.seats))
    return f"{matter.kind}@{matter.error}-{matter.onset} [{matter.topic}] {seats} {matter.detail}".rstrip()


def of_decision(decision: Decision) -> Plain:
    """What a book says: silence, the paragraphs of both sides where its own clash, or what it demands."""
    if decision.ruling is None and decision.label:
        return {"conflict": clashing(decision.label)}
    said: dict[str, Plain] = {
        "silent": decision.silent,
        "source": decision.source,
        "cites": of_citations(decision.citations),
        "fallback": [decision.fallback.book, decision.fallback.at] if decision.fallback else None,
        "confirmed": decision.confirmed,
        "figures": dict(decision.figures),
        "floor-follows": of_decision(decision.floor_follows) if decision.floor_follows else None,
    }
    return said | (of_ruling(decision.ruling) if decision.ruling else {})


def clashing(says: str) -> list[str]:
    """The paragraphs that a clash names, of both sides together."""
    return sorted({at for side in SIDES.findall(says) for at in side.split(", ")})


def of_citations(some: Iterable[Citation]) -> list[str]:
    """The paragraphs as "book:at", sorted, each once."""
    return sorted({f"{each.book}:{each.at}" for each in some})


def of_ruling(ruling: Ruling) -> dict[str, Plain]:
    """Its effect. Options are words of the notation: that is how a floor's order names them in transcripts."""
    return {
        "authority": str(ruling.authority),
        "deadline": str(ruling.deadline),
        "discretion": str(ruling.discretion),
        "options": list(ruling.options),
        "fault": ruling.fault,
        "harms": list(ruling.harms),
        "steps": [of_step(each) for each in ruling.steps],
    }


def of_step(step: Step) -> Plain:
    return [step.key, list(step.after), step.choice]


def alike(decisions: Iterable[tuple[str, Decision]]) -> list[list[str]]:
    """Which decisions have equal rulings, by their labels: groups of two or more, sorted.

    It tells without a name when two rulings became one, or one became two.
    """
    groups: dict[Ruling, set[str]] = {}
    for name, decision in decisions:
        if decision.ruling is not None:
            groups.setdefault(decision.ruling, set()).add(name)
    return sorted(sorted(group) for group in groups.values() if len(group) > 1)
