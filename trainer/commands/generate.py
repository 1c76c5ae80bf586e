"""`trainer generate`: fresh hands of an irregularity, each proved at a house before it is written."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import click

from trainer.commands.common import BOOK, FAULTS, FILE, FORCE, WRONG_USAGE, fail, made, one_line, print_json, written
from trainer.commands.so_far import shown
from trainer.grading.proving import proving
from trainer.kernel.nearest import nearest
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, Book, book
from trainer.rules.topics import is_on
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.injector import CannotStrike, Injector
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written as text_of

NOTHING = "the rulebook asks nothing of the dealer"
HEAD = ("name", "what goes wrong", "topics")
TRIES = 6
"""So many hands are tried for each that is wanted."""
MOST = 1_000


@dataclass
class Tally:
    """What was written, by injector; and why hands of each were left out, with how often."""

    written: dict[str, list[str]] = field(default_factory=dict)
    left_out: dict[str, Counter[str]] = field(default_factory=dict)

    def leave_out(self, injector: Injector, *why: str) -> None:
        """One more hand was left out for these reasons."""
        self.left_out.setdefault(injector.key, Counter()).update(why)

    @property
    def asks_nothing(self) -> list[str]:
        """Those of which nothing was written because the rulebook asks nothing of the dealer, whatever the hand."""
        return [key for key, files in self.written.items() if not files and {*self.left_out.get(key, ())} == {NOTHING}]

    @property
    def missing(self) -> list[str]:
        """Those of which nothing was written, though the rulebook does ask something or no hand was found."""
        return [key for key, files in self.written.items() if not files and key not in self.asks_nothing]


@click.command()
@click.argument("topic", required=False)
@click.option("--all", "every", is_flag=True, help="Write hands for everything that can go wrong.")
@click.option(
    "--book", "key", type=BOOK, default=BOOKS[0], show_default=True, help="The rulebook that grades the hands."
)
@click.option(
    "--count", type=click.IntRange(1, MOST), default=1, show_default=True, help="How many hands of each kind."
)
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed gives the same files."
)
@click.option("--out", type=FILE, help="The folder for the hands. It is created if needed.")
@FORCE
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
def generate(
    topic: str | None, every: bool, key: str, count: int, seed: int, out: Path | None, force: bool, as_json: bool
) -> None:
    """Write fresh hands in which something goes wrong. TOPIC names what goes wrong, or a topic of the rulebooks.

    Each hand is dealt three times first: by a perfect dealer, by a dealer who makes the usual mistake, and with nothing
    wrong in it. A hand is written only if all three get the right grade. Where the rulebook asks nothing of the dealer,
    the command says so and writes no hand. Without TOPIC and --all, the command lists what can go wrong.
    """
    if topic is None and not every:
        _listed()
        return
    injectors = _named(topic) if topic is not None else tuple(INJECTORS.values())
    if out is None:
        fail("--out DIR is missing: name the folder for the hands", code=WRONG_USAGE)
    made(out)
    law = book(key)
    tally = _all(injectors, law, count, seed, out, force)
    _tell(tally, law, as_json)
    raise SystemExit(FAULTS if tally.missing else 0)


def _listed() -> None:
    """Every name, what goes wrong, and the topics that it is on."""
    rows = [HEAD, *((each.key, each.says, ", ".join(each.teaches)) for each in INJECTORS.values())]
    names, says = (max(len(row[column]) for row in rows) for column in (0, 1))
    for name, what, topics in rows:
        click.echo(f"{name.ljust(names)}  {what.ljust(says)}  {topics}")


def _named(topic: str) -> tuple[Injector, ...]:
    """The irregularity of that name, or all on that topic; ends the program where there is none."""
    if topic in INJECTORS:
        return (INJECTORS[topic],)
    found = tuple(each for each in INJECTORS.values() if any(is_on(taught, (topic,)) for taught in each.teaches))
    if not found:
        topics = {taught for each in INJECTORS.values() for taught in each.teaches}
        like = nearest(topic, (*INJECTORS, *sorted(topics)))
        fail(
            one_line(f"{topic}: nothing that can go wrong has that name or topic{like}; `trainer generate` lists them")
        )
    return found


def _all(injectors: tuple[Injector, ...], law: Book, count: int, seed: int, out: Path, force: bool) -> Tally:
    tally = Tally()
    with shown("Generating", "hands") as so_far:
        for number, injector in enumerate(injectors):
            files = tally.written.setdefault(injector.key, [])
            for scenario in _proved(injector, law, count, seed, tally):
                path = out / f"{scenario.id}.toml"
                written(path, scenario.text, force, out)
                files.append(path.name)
                so_far(number * count + len(files), len(injectors) * count)
    return tally


def _proved(injector: Injector, law: Book, count: int, seed: int, tally: Tally) -> Iterator[Scenario]:
    """So many hands that are graded as they should be, or as many as were found."""
    found = 0
    for number in range(count * TRIES):
        if found == count:
            return
        try:
            hand = generated(injector, f"{seed}-{number}", law)
        except CannotStrike as fault:
            tally.leave_out(injector, str(fault))
            continue
        scenario = read(text_of(hand, f"Generated: {injector.says}, seed {seed}."), f"{hand.id}.toml")
        proof = at_once(proving(scenario, law))
        if proof.usable:
            found += 1
            yield scenario
        else:
            tally.leave_out(injector, *(proof.faults or (NOTHING,)))


def _tell(tally: Tally, law: Book, as_json: bool) -> None:
    """What was written of each, and why not more."""
    if as_json:
        told = {"written": tally.written, "left_out": tally.left_out, "asks_nothing": tally.asks_nothing}
        print_json(told)
        return
    for key, files in tally.written.items():
        if key in tally.asks_nothing:
            click.echo(f"{key}: none written. {law.ledger.known_as} asks nothing of the dealer here.")
            continue
        click.echo(f"{key}: {len(files)} written")
        for what, often in sorted(tally.left_out.get(key, {}).items()):
            click.echo(f"  {often} left out: {what}")
