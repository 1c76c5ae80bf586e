"""The command line: `trainer`, also `python -m trainer`."""

import click

from trainer import __version__


@click.group()
@click.version_option(__version__, prog_name="trainer")
def main() -> None:
    """Deal poker on a virtual table and be graded against the house's own rulebook."""
