"""`trainer compare TOPIC`: what the houses have in common on a topic, and where they part."""

from typing import Any

import click

from trainer.commands.common import WRONG_USAGE, fail, print_json
from trainer.rules.book import all_books, book
from trainer.rules.chapters import chapters_below
from trainer.rules.comparison import Comparison, Shared, compared, topics
from trainer.rules.houses import in_full
from trainer.rules.instead import in_words, instead_of
from trainer.rules.ledger_file import Paragraph


@click.command()
@click.argument("topic")
@click.option("--json", "as_json", is_flag=True, help="Print the comparison as JSON.")
def compare(topic: str, as_json: bool) -> None:
    """Compare the rulebooks on TOPIC, such as "bet.overchip", or on all topics below one, such as "deal"."""
    try:
        found = compared(all_books(), topic)
    except LookupError as unknown:
        fail(f"trainer compare: {unknown}; the topics are:", *(f"  {each}" for each in near(topic)), code=WRONG_USAGE)
    if as_json:
        print_json(comparison_json(found))
    else:
        click.echo("\n".join(lines(found)))


def near(topic: str) -> list[str]:
    """Topics that begin like the one asked for, or all of them."""
    every = topics(all_books())
    return [each for each in every if each.split(".")[0] == topic.split(".")[0]] or list(every)


def lines(found: Comparison) -> list[str]:
    """The comparison in words."""
    told = [f"{found.topic} · {', '.join(chapters_below(found.topic))}"]
    for each in found.rules:
        told += rule_lines(each)
    for key, paragraphs in found.told.items():
        told += [f"  {in_full(key)}: {_paragraph(each)}" for each in paragraphs]
    for key, paragraphs in found.elsewhere.items():
        told.append(f"  {in_full(key)}: under other headings, {', '.join(each.at for each in paragraphs)}")
    told += [f"  {in_full(key)}: our copy is missing {', '.join(ats)}" for key, ats in found.missing.items()]
    return told + [f"  {in_full(key)}: silent{_sent_to(key, found.topic)}" for key in found.silent]


def _sent_to(key: str, topic: str) -> str:
    """Where a silent book sends its reader for the topic."""
    sent = [each for each in book(key).sends if topic.startswith(each.topics)]
    return "".join(f", refers to {in_full(each.to)} ({each.label})" for each in sent)


def rule_lines(shared: Shared) -> list[str]:
    """A rule with the paragraphs that print it; a sign marks what only some of the speaking houses have."""
    told = [f"{'≠' if shared.lacking else '='} {shared.rule.says}", f"    {shared.rule.ruling.says}"]
    for key, paragraphs in shared.cited.items():
        told.append(f"    {in_full(key)} {', '.join(_numbered(each) for each in paragraphs)}")
        told += [f"      ask your house: {each.reading}" for each in paragraphs if each.reading]
    return [*told, *(_without(shared, key) for key in shared.lacking)]


def _without(shared: Shared, key: str) -> str:
    """What a house does that speaks on the topic and doesn't have the rule."""
    having = next(iter(shared.cited))
    words = in_words(instead_of(shared.rule, book(key), book(having)))
    return f"    a different rule at {in_full(key)}{f': {words}' if words else ''}"


def _numbered(paragraph: Paragraph) -> str:
    numbers = ", ".join(f"{name.replace('_', ' ')} {value}" for name, value in paragraph.numbers.items())
    return f"{paragraph.at} ({numbers})" if numbers else paragraph.at


def _paragraph(each: Paragraph) -> str:
    status = {"question": "asked in questions", "not-modelled": "not modeled"}.get(each.status, each.status)
    return f"{each.at}: {each.says or each.reason or status} [{status}]"


def comparison_json(found: Comparison) -> dict[str, Any]:
    """The comparison as plain values."""
    return {
        "topic": found.topic,
        "rules": [
            {
                "rule": each.rule.key,
                "sense": each.rule.sense,
                "ruling": each.rule.ruling.says,
                "ruling_key": each.rule.ruling.key,
                "cited": {key: [p.at for p in paragraphs] for key, paragraphs in each.cited.items()},
                "lacking": list(each.lacking),
            }
            for each in found.rules
        ],
        "told": {key: [{"at": p.at, "status": p.status} for p in some] for key, some in found.told.items()},
        "elsewhere": {key: [p.at for p in some] for key, some in found.elsewhere.items()},
        "silent": list(found.silent),
        "not_in_our_copy": {key: list(ats) for key, ats in found.missing.items()},
    }
