"""`trainer generate`: fresh hands of an irregularity or an authored scenario, each proved before it is written."""

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

import click

from trainer.commands.common import BOOK, FAULTS, FILE, FORCE, WRONG_USAGE, fail, made, one_line, print_json, written
from trainer.commands.so_far import shown
from trainer.grading.proving import Proof, proving
from trainer.kernel.altered import replace
from trainer.kernel.nearest import nearest
from trainer.kernel.pieces import at_once
from trainer.rules.book import BOOKS, Book, book
from trainer.rules.topics import is_on
from trainer.scenarios.catalog import scenarios
from trainer.scenarios.form import Scenario
from trainer.scenarios.fresh.generated import generated
from trainer.scenarios.fresh.varied import varied
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.injectors.injector import CannotStrike, Injector
from trainer.scenarios.loader import read
from trainer.scenarios.writing import written as text_of

NOTHING = "the rulebook asks nothing of the dealer"
UNLIKE = "it isn't graded as the scenario is"
HEAD = ("name", "what goes wrong", "topics")
TRIES = 6
"""So many hands are tried for each that is wanted."""
MOST = 1_000


@dataclass(frozen=True)
class Source:
    """What fresh hands are made of: its name and title, the hand of a seed, and why one isn't used by its proof.

    `hand` raises CannotStrike.
    """

    key: str
    says: str
    hand: Callable[[str], Scenario]
    against: Callable[[Proof], tuple[str, ...]]


def of_injector(injector: Injector, law: Book) -> Source:
    """Clean hands by chance, and that irregularity drawn into them."""
    return Source(
        injector.key,
        injector.says,
        lambda seed: generated(injector, seed, law),
        lambda proof: () if proof.usable else proof.faults or (NOTHING,),
    )


def of_scenario(scenario: Scenario, law: Book) -> Source:
    """An authored scenario at other tables, graded as it is at its own."""
    own = at_once(proving(scenario, law))

    def hand(seed: str) -> Scenario:
        made = varied(scenario, Random(f"{scenario.id} {seed}"))
        return replace(made, id=f"{scenario.id}-{seed}")

    def against(proof: Proof) -> tuple[str, ...]:
        more = tuple(each for each in proof.faults if each not in own.faults)
        return more or (() if proof.kinds == own.kinds else (UNLIKE,))

    return Source(scenario.id, scenario.title, hand, against)


@dataclass
class Tally:
    """What was written, by source; and why hands of each were left out, with how often."""

    written: dict[str, list[str]] = field(default_factory=dict)
    left_out: dict[str, Counter[str]] = field(default_factory=dict)

    def leave_out(self, source: Source, *why: str) -> None:
        """One more hand was left out for these reasons."""
        self.left_out.setdefault(source.key, Counter()).update(why)

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

    TOPIC can also be the id of a scenario that ships: the command then writes it at other tables, graded as it is.

    Each hand is dealt three times first: by a perfect dealer, by a dealer who makes the usual mistake, and with nothing
    wrong in it. A hand is written only if all three get the right grade. Where the rulebook asks nothing of the dealer,
    the command says so and writes no hand. Without TOPIC and --all, the command lists what can go wrong.
    """
    if topic is None and not every:
        _listed()
        return
    named = _named(topic) if topic is not None else tuple(INJECTORS.values())
    if out is None:
        fail("--out DIR is missing: name the folder for the hands", code=WRONG_USAGE)
    made(out)
    law = book(key)
    sources = [of_scenario(each, law) if isinstance(each, Scenario) else of_injector(each, law) for each in named]
    tally = _all(sources, law, count, seed, out, force)
    _tell(tally, law, as_json)
    raise SystemExit(FAULTS if tally.missing else 0)


def _listed() -> None:
    """Every name, what goes wrong, and the topics that it is on."""
    rows = [HEAD, *((each.key, each.says, ", ".join(each.teaches)) for each in INJECTORS.values())]
    names, says = (max(len(row[column]) for row in rows) for column in (0, 1))
    for name, what, topics in rows:
        click.echo(f"{name.ljust(names)}  {what.ljust(says)}  {topics}")


def _named(topic: str) -> tuple[Injector | Scenario, ...]:
    """The irregularity or scenario of that name, or all on that topic; ends the program where there is none."""
    if topic in INJECTORS:
        return (INJECTORS[topic],)
    if scenarios().get(topic) is not None:
        return (scenarios().open(topic),)
    found = tuple(each for each in INJECTORS.values() if any(is_on(taught, (topic,)) for taught in each.teaches))
    if not found:
        topics = {taught for each in INJECTORS.values() for taught in each.teaches}
        like = nearest(topic, (*INJECTORS, *sorted(topics), *(each.id for each in scenarios().heads)))
        nothing = f"{topic}: nothing that can go wrong has that name or topic, and no scenario that id{like}"
        fail(one_line(f"{nothing}; `trainer generate` lists what can go wrong"))
    return found


def _all(sources: list[Source], law: Book, count: int, seed: int, out: Path, force: bool) -> Tally:
    tally = Tally()
    with shown("Generating", "hands") as so_far:
        for number, source in enumerate(sources):
            files = tally.written.setdefault(source.key, [])
            for scenario in _proved(source, law, count, seed, tally):
                path = out / f"{scenario.id}.toml"
                written(path, scenario.text, force, out)
                files.append(path.name)
                so_far(number * count + len(files), len(sources) * count)
    return tally


def _proved(source: Source, law: Book, count: int, seed: int, tally: Tally) -> Iterator[Scenario]:
    """So many hands that are graded as they should be, or as many as were found."""
    found = 0
    for number in range(count * TRIES):
        if found == count:
            return
        try:
            hand = source.hand(f"{seed}-{number}")
        except CannotStrike as fault:
            tally.leave_out(source, str(fault))
            continue
        scenario = read(text_of(hand, f"Generated: {source.says}, seed {seed}."), f"{hand.id}.toml")
        against = source.against(at_once(proving(scenario, law)))
        if against:
            tally.leave_out(source, *against)
        else:
            found += 1
            yield scenario


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
