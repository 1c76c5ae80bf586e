"""`trainer rule FILE`: what a house's book demands of the situation in a file."""

from pathlib import Path
from typing import Any

import click

from trainer.commands.common import BOOK, FILE, chosen_books, print_json
from trainer.commands.situation import record_of
from trainer.grading.open_matter import decided
from trainer.rules.book import Book
from trainer.rules.facts import Facts
from trainer.rules.matters import KINDS, matters
from trainer.rules.ruling import Citation, Decision
from trainer.rules.steps import STEPS


@click.command()
@click.argument("file", type=FILE)
@click.option("--book", "key", type=BOOK, help="One house.")
@click.option("--all", "every", is_flag=True, help="All five houses.")
@click.option("--json", "as_json", is_flag=True, help="The decisions with their traces as JSON.")
def rule(file: Path, key: str | None, every: bool, as_json: bool) -> None:
    """Rule on FILE: a transcript, or a scenario dealt by a dealer who notices nothing."""
    laws = chosen_books(key, every)
    decisions = {law.key: decisions_on(file, law) for law in laws}
    if as_json:
        print_json({book: [decision_json(each) for each in found] for book, found in decisions.items()})
        return
    for law in laws:
        click.echo(f"{law.ledger.house} ({law.ledger.edition})")
        for decision in decisions[law.key]:
            click.echo("\n".join(f"  {line}" for line in decision_lines(decision)))
        if not decisions[law.key]:
            click.echo("  nothing is wrong")


def decisions_on(file: Path, law: Book) -> list[Decision]:
    """What the book says on each matter of the situation in a file."""
    record = record_of(file, law)
    facts = Facts(record, len(record))
    return [decided(law, facts.about(matter)) for matter in matters(facts)]


def decision_lines(decision: Decision) -> list[str]:
    """A decision in words, a line each."""
    matter = decision.matter
    lines = [f"{KINDS[matter.kind].says}{f' ({matter.detail})' if matter.detail else ''}"]
    if decision.ruling is None:
        lines.append("  the book is silent: stop, call the floor, obey")
        followed = decision.floor_follows
        if followed is not None and followed.ruling is not None:
            lines.append(f"  at its discretion the floor follows {followed.source}: {followed.ruling.name}")
        return lines
    lines.append(f"  {decision.ruling.name}; authority: {decision.ruling.authority}")
    lines += [f"  {number}. {STEPS[step.key].says}" for number, step in enumerate(decision.ruling.steps, 1)]
    lines += [f"  {each.book} {each.at}: {each.says}" for each in decision.citations]
    lines += [f"  ask your house: {each.reading}" for each in decision.citations if each.reading]
    lines += [f"  {decision.label} (sent there by {decision.fallback.at})"] if decision.fallback else []
    return lines


def decision_json(decision: Decision) -> dict[str, Any]:
    """A decision with its citations and trace as plain values."""
    matter, ruling = decision.matter, decision.ruling
    return {
        "matter": matter.kind,
        "detail": matter.detail,
        "cards": [card.name for card in matter.cards],
        "seats": list(matter.seats),
        "silent": decision.silent,
        "ruling": ruling and ruling.name,
        "authority": ruling and str(ruling.authority),
        "steps": [step.key for step in ruling.steps] if ruling else [],
        "harms": list(ruling.harms) if ruling else [],
        "options": list(ruling.options) if ruling else [],
        "source": decision.source,
        "confirmed": decision.confirmed,
        "label": decision.label,
        "citations": [_citation(each) for each in decision.citations],
        "fallback": decision.fallback and _citation(decision.fallback),
        "floor_follows": decision.floor_follows and decision_json(decision.floor_follows),
        "trace": [
            {"rule": t.rule, "at": list(t.at), "held": t.held, "why": t.why, "overridden_by": t.overridden_by}
            for t in decision.trace
        ],
    }


def _citation(cited: Citation) -> dict[str, str]:
    return {"book": cited.book, "at": cited.at, "says": cited.says, "reading": cited.reading}
