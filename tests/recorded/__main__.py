"""`python -m tests.recorded COMMAND`: record what is decided, compare it, show a hand in full, tell what is reached.

What the program decided before its rules got keys was recorded once and is compared ever after. Printed examples, rooms
and scenarios stand whole in `data`; of 20,000 hands told at random there is a digest for each house. Nothing that is
recorded has a rule's or a ruling's name in it, so that those can change and the law cannot.
"""

import gc
from pathlib import Path

import click

from tests.recorded import comparing, digests, kept
from tests.recorded.differences import Difference
from tests.recorded.listed import listed, unlisted
from tests.recorded.plain import canonical
from tests.recorded.reached import reaching, report
from tests.recorded.told import HANDS, record_of
from tests.recorded.told import digests as digests_of
from trainer.rules.book import BOOKS

EVERY = 250  # hands


@click.group()
def main() -> None:
    """What the program decided, recorded and compared."""
    gc.freeze()
    gc.set_threshold(50_000, 20, 50)


@main.command()
@click.option("--told", default=HANDS, show_default=True, help="So many told hands.")
@click.option("--only", type=click.Choice([*comparing.WHOLE, "told"]), multiple=True, help="Only these.")
def record(told: int, only: tuple[str, ...]) -> None:
    """Write everything that is recorded."""
    for name, make in comparing.WHOLE.items():
        if not only or name in only:
            cases = make()
            click.echo(f"{name}: {len(cases):,} records, {kept.write(name, cases):,} bytes")
    if not only or "told" in only:
        click.echo(f"told hands: {told:,}, {digests.write(_told(told)):,} bytes")


def _told(count: int) -> bytes:
    """The rows of all of them; what an earlier run that was ended had done is not done again."""
    with digests.PART.open("ab") as file:
        for seed in range(file.tell() // digests.ROW, count):
            file.write(digests_of(seed))
            if seed % EVERY == 0:
                file.flush()
                click.echo(f"hand {seed:,} of {count:,}", err=True)
    rows = digests.PART.read_bytes()[: count * digests.ROW]
    digests.PART.unlink()
    return rows


@main.command()
@click.option("--told", default=HANDS, show_default=True, help="So many told hands.")
@click.option("--seed", default=0, show_default=True, help="From that hand on.")
@click.option("--against", type=click.Path(exists=True, file_okay=False, path_type=Path), help="A checkout before.")
def compare(told: int, seed: int, against: Path | None) -> None:
    """List what differs from what was recorded, by class; an unlisted difference ends with 1."""
    found = [each for name in comparing.WHOLE for each in comparing.whole(name)]
    others = list(comparing.changed(range(seed, min(seed + told, HANDS))))
    if against is not None:
        found += comparing.side_by_side(others, against)
    meant = listed()
    failing = unlisted(found, meant)
    for line in classes(found, failing):
        click.echo(line)
    click.echo(f"{len(found):,} differences, {len(failing):,} of them unlisted; {len(others):,} told hands differ")
    strangers = [each for each in others if each[1] == comparing.HAND]
    if others and against is None:
        click.echo(f"such as {', '.join(f'{one} at {key}' for one, key in others[:5])}: see --against")
    raise SystemExit(bool(failing or strangers or (others and against is None)))


def classes(found: list[Difference], failing: list[Difference]) -> list[str]:
    """A line for each class of differences, and one of its cases below it."""
    sorts: dict[tuple[str, ...], list[Difference]] = {}
    for each in found:
        sorts.setdefault(each.sort, []).append(each)
    lines = []
    for same in sorts.values():
        one = same[0]
        sign = "UNLISTED" if any(each in failing for each in same) else "listed"
        lines += [f"{sign}: {one.book} {one.topic} {one.kind}, {one.section}, {one.field}: {len(same)} times"]
        lines += [f"    at {', '.join(one.at) or 'no paragraph'}", f"    {one.case}", f"    before {one.before}"]
        lines += [f"    now    {one.now}"]
    return lines


@main.command()
@click.option("--told", default=HANDS, show_default=True, help="So many told hands.")
@click.option("--only", type=click.Choice([*comparing.WHOLE, "told"]), multiple=True, help="Only these.")
def reached(told: int, only: tuple[str, ...]) -> None:
    """Tell which kinds come up and which rules decide in what is recorded."""
    with reaching() as found:
        for name, make in comparing.WHOLE.items():
            if not only or name in only:
                make()
        for seed in range(told if not only or "told" in only else 0):
            digests_of(seed)
    for line in report(found):
        click.echo(line)


@main.command()
@click.argument("hands", nargs=-1, required=True, metavar="SEED BOOK [SEED BOOK ...]")
def full(hands: tuple[str, ...]) -> None:
    """Print what a book says of a told hand, a line of JSON for each pair."""
    for seed, key in zip(hands[::2], hands[1::2], strict=True):
        if not seed.isdecimal() or key not in BOOKS:
            raise click.BadParameter(f"{seed} {key}: write a number and one of {', '.join(BOOKS)}")
        click.echo(canonical(record_of(int(seed), key)))


if __name__ == "__main__":
    main()
