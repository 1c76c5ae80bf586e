"""`trainer progress calibration`: how well what is said of memory beforehand fits what is remembered then."""

from dataclasses import asdict
from pathlib import Path

import click

from trainer.commands.common import BOOK, print_json
from trainer.commands.kept import AS_JSON, data, named, opened
from trainer.progress.calibration import Bin, Calibration, Fit
from trainer.progress.calibration import calibration as checked


@click.command()
@click.argument("name", required=False)
@click.option("--book", type=BOOK, help="Only this house.")
@data
@AS_JSON
def calibration(name: str | None, book: str | None, data: Path, as_json: bool) -> None:
    """Check the scheduler against its own log, for the profile NAME or for every profile in turn.

    Two error scores, log loss and RMSE, are shown next to those of a plain average of earlier answers. Lower is better.
    """
    with opened(data, only_read=True) as store:
        whose = [named(store, name)] if name else store.profiles()
        found = {each.name: checked(store.reviews(each.id, book)) for each in whose}
    if as_json:
        print_json({each: asdict(one) | {"enough": one.enough} for each, one in found.items()})
    else:
        click.echo(
            "\n".join(line for each, one in found.items() for line in lines(each, one)) or "there are no profiles"
        )


def lines(name: str, found: Calibration) -> list[str]:
    """What is found of one profile, in words."""
    told = [f"{name}: {found.reviews} reviews a day or more after the one before, of {found.logged} in all"]
    if found.scheduler is None or found.plain is None:
        return [*told, "  there isn't enough to judge by yet"]
    told += [f"  recalled {found.recalled} of {found.reviews}"]
    told += [f"  {'':14}  log loss   RMSE in bins"]
    told += [_fit("scheduler", found.scheduler), _fit("plain average", found.plain)]
    told += ["  predicted    reviews   said   average   recalled", *map(_bin, found.bins)]
    if not found.enough:
        told.append(
            f"  too few reviews to judge by: {found.missing} more needed. Until then the difference may be chance."
        )
    return told


def _fit(name: str, fit: Fit) -> str:
    return f"  {name:14}    {fit.log_loss:.4f}   {fit.rmse:.4f}"


def _bin(each: Bin) -> str:
    figures = f"{each.reviews:9}  {each.predicted:5.3f}   {each.plain:7.3f}   {each.recalled:8.3f}"
    return f"  {each.low:.2f}-{each.high:.2f}  {figures}"
