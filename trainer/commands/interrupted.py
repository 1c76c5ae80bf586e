"""Ctrl-C in a command: one line, and the exit code that shells know."""

from typing import Any

import click

CODE = 130  # 128 and the number of the signal
STOPPED = "trainer: stopped"


class Interruptible(click.Group):
    """Commands that Ctrl-C ends without a traceback. What a command writes is whole or is not there."""

    def invoke(self, ctx: click.Context) -> Any:
        """As any group. Raises SystemExit where it was stopped."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            click.echo(STOPPED, err=True)
            raise SystemExit(CODE) from None
