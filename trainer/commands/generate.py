"""`trainer generate`: fresh hands of an irregularity, each proved at a house before it is written."""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import click

from trainer.commands.common import BOOK, FAULTS, FILE, FORCE, WRONG_USAGE, fail, made, one_line, print_json, written
from trainer.commands.so_far import shown
from trainer.grading.proving import Proof, proving
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

TRIES = 6
"""So many hands are tried for each that is wanted."""
MOST = 1_000


@dataclass
class Tally:
    """What was written, by injector; and why hands were left out, with how often."""

    written: dict[str, list[str]] = field(default_factory=dict)
    left_out: Counter[str] = field(default_factory=Counter)


@click.command()
@click.argument("topic", required=False)
@click.option("--all", "every", is_flag=True, help="Every irregularity that the program knows.")
@click.option("--book", "key", type=BOOK, default=BOOKS[0], show_default=True, help="The house at which it is proved.")
@click.option("--count", type=click.IntRange(1, MOST), default=1, show_default=True, help="Hands of each.")
@click.option(
    "--seed", type=click.IntRange(0), default=1, show_default=True, help="The same seed gives the same files."
)
@click.option("--out", type=FILE, help="The folder for the hands; it is created if needed.")
@FORCE
@click.option("--json", "as_json", is_flag=True, help="Print what was written as JSON.")
def generate(
    topic: str | None, every: bool, key: str, count: int, seed: int, out: Path | None, force: bool, as_json: bool
) -> None:
    """Deal fresh hands in which something goes wrong. TOPIC is an irregularity or a topic of the rulebooks.

    Each hand is dealt three times first: by the perfect dealer, by one who makes the usual mistake, and with nothing
    wrong in it. Only hands that are graded as they should be are written. Without TOPIC and --all, the command lists
    what there is.
    """
    if topic is None and not every:
        _listed()
        return
    injectors = _named(topic) if topic is not None else tuple(INJECTORS.values())
    if out is None:
        fail("--out DIR is missing: name the folder for the hands", code=WRONG_USAGE)
    made(out)
    tally = _all(injectors, book(key), count, seed, out, force)
    _tell(tally, as_json)
    short = [name for name, files in tally.written.items() if not files]
    raise SystemExit(FAULTS if short else 0)


def _listed() -> None:
    width = max(map(len, INJECTORS))
    for each in INJECTORS.values():
        click.echo(f"{each.key.ljust(width)}  {each.says}: {', '.join(each.teaches)}")


def _named(topic: str) -> tuple[Injector, ...]:
    """The irregularity of that name, or all on that topic; ends the program where there is none."""
    if topic in INJECTORS:
        return (INJECTORS[topic],)
    found = tuple(each for each in INJECTORS.values() if any(is_on(taught, (topic,)) for taught in each.teaches))
    if not found:
        topics = {taught for each in INJECTORS.values() for taught in each.teaches}
        like = nearest(topic, (*INJECTORS, *sorted(topics)))
        fail(one_line(f"{topic}: no irregularity has that name or topic{like}; `trainer generate` lists them"))
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
            tally.left_out[str(fault)] += 1
            continue
        scenario = read(text_of(hand, f"Generated: {injector.says}, seed {seed}."), f"{hand.id}.toml")
        proof = at_once(proving(scenario, law))
        if proof.usable:
            found += 1
            yield scenario
        tally.left_out.update(_why(injector, proof))


def _why(injector: Injector, proof: Proof) -> list[str]:
    if proof.usable:
        return []
    return [f"{injector.key}: {what}" for what in proof.faults or ("this rulebook asks nothing of the dealer",)]


def _tell(tally: Tally, as_json: bool) -> None:
    if as_json:
        print_json({"written": tally.written, "left_out": dict(tally.left_out)})
        return
    for what, often in sorted(tally.left_out.items()):
        click.echo(f"left out {often}: {what}")
    for name, files in tally.written.items():
        click.echo(f"{name}: {len(files)} written")
