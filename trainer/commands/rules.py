"""`trainer rules [TOPIC]`: every rule there is to cite, with its sense, what it needs and who cites it."""

from collections.abc import Iterator
from typing import Any

import click

from trainer.commands.common import WRONG_USAGE, fail, one_line, print_json
from trainer.kernel.nearest import nearest
from trainer.rules.book import all_books
from trainer.rules.encoded import encoded
from trainer.rules.families import family_of
from trainer.rules.former import all_keys
from trainer.rules.rule import Rule
from trainer.rules.topics import TOPICS, is_below, title


@click.command()
@click.argument("topic", required=False, default="")
@click.option("--json", "as_json", is_flag=True, help="Print the rules as JSON.")
def rules(topic: str, as_json: bool) -> None:
    """List the rules a ledger can cite.

    With TOPIC, such as "bet.overchip" or "deal", list only the rules on that topic and the topics below it.

    Each rule comes with the figures its paragraph must give, the rules it replaces, and the paragraphs that cite it.
    """
    if topic and not any(is_below(each, topic) for each in TOPICS):
        fail(one_line(f"trainer rules: there is no topic {topic!r}{nearest(topic, TOPICS)}"), code=WRONG_USAGE)
    cited, found = citing(), [*on(topic)]
    if as_json:
        print_json({"rules": [rule_json(rule, cited) for rule in found]})
        return
    for name in TOPICS:
        some = [rule for rule in found if rule.topics[0] == name]
        if some:
            click.echo("\n".join([f"{name} · {title(name)}", *(line for rule in some for line in lines(rule, cited))]))


def on(topic: str) -> Iterator[Rule]:
    """The rules on a topic and those below it, and what else a paragraph printed on one of them cites; "" for all."""
    printed = (each for law in all_books() for each in law.ledger.paragraphs if is_below(each.topic, topic))
    named = {key for each in printed for key in all_keys(each.rules)}
    for rule in encoded().values():
        if not topic or rule.key in named or any(is_below(each, topic) for each in rule.topics):
            yield rule


def citing() -> dict[str, dict[str, list[str]]]:
    """By rule the paragraphs that cite it, by house."""
    found: dict[str, dict[str, list[str]]] = {}
    for law in all_books():
        for key, force in law.rules.items():
            found.setdefault(key, {})[law.key] = [each.at for each in force.paragraphs]
    return found


def lines(rule: Rule, cited: dict[str, dict[str, list[str]]]) -> Iterator[str]:
    """A rule in words."""
    yield f"  {rule.key}"
    yield f"    {rule.says}"
    yield f"    {rule.ruling.says}"
    if rule.numbers:
        yield f"    figures: {', '.join(rule.numbers)}"
    if rule.excepts:
        yield f"    in place of: {', '.join(rule.excepts)}"
    if own := family_of(rule.key):
        yield f"    belongs with: {', '.join(own)}"
    for house, ats in cited.get(rule.key, {}).items():
        yield f"    {house} {', '.join(ats)}"


def rule_json(rule: Rule, cited: dict[str, dict[str, list[str]]]) -> dict[str, Any]:
    """A rule as plain values."""
    return {
        "key": rule.key,
        "topics": list(rule.topics),
        "sense": rule.says,
        "ruling": rule.ruling.key,
        "kinds": list(rule.kinds),
        "numbers": list(rule.numbers),
        "excepts": list(rule.excepts),
        "family": list(family_of(rule.key)),
        "cited": cited.get(rule.key, {}),
    }
