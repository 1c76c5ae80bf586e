"""`trainer` without a command: the program itself."""

import gc

import click

from trainer.commands.common import WRONG_USAGE

NO_SCREEN = "trainer: there is no screen here (DISPLAY isn't set). Use `trainer demo` to deal without one"


def opened() -> int:
    """Open the program; 2 and one clear line where that cannot be. Gives the exit code."""
    gc.disable()  # until the first picture stands: nothing a start makes is garbage
    try:
        from trainer import app  # late: it loads Qt
    except ImportError as missing:
        click.echo(f"trainer: the program cannot open its window: {missing}", err=True)
        return WRONG_USAGE
    if not app.has_screen():
        click.echo(NO_SCREEN, err=True)
        return WRONG_USAGE
    return app.run()
