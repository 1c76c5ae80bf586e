"""The command line: `trainer`, also `python -m trainer`."""

import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Any, ClassVar

import click

from trainer import __version__


class Lazy(click.Group):
    """Reads the module of a command when it is asked for, so that `trainer books` never loads Qt."""

    NAMES: ClassVar = (
        *("books", "check", "compare", "confirm", "conformance", "convert", "demo", "edition", "generate", "grade"),
        *("pages", "part", "practiced", "progress", "renumber", "rule", "rules", "screenshot", "search", "tells"),
        *("upgrade", "words"),
    )

    FORMER: ClassVar = {"practised": "practiced"}
    """Names that commands had before: they still work, and no help lists them."""

    def list_commands(self, _ctx: click.Context) -> list[str]:
        return list(self.NAMES)

    def get_command(self, _ctx: click.Context, name: str) -> click.Command | None:
        name = self.FORMER.get(name, name)
        if name not in self.NAMES:
            return None
        command = getattr(import_module(f"trainer.commands.{name}"), name)
        assert isinstance(command, click.Command)
        return command

    def main(self, args: Sequence[str] | None = None, *rest: Any, **extra: Any) -> Any:
        """Run the command; what it prints arrives or is told to be lost. The program's window prints nothing."""
        if not (sys.argv[1:] if args is None else args):
            return super().main(args, *rest, **extra)
        from trainer.commands.printing import arrives, somewhere

        somewhere()
        with arrives():
            return super().main(args, *rest, **extra)

    def invoke(self, ctx: click.Context) -> Any:
        """Whatever command it is, it ends in one line where it was stopped, went wrong or could not print."""
        from trainer.commands.ending import ended_well, left_out_told

        def work() -> Any:
            with left_out_told(lambda: ctx.invoked_subcommand):
                return super(Lazy, self).invoke(ctx)

        return ended_well(work, "trainer")


@click.group(cls=Lazy, invoke_without_command=True)
@click.version_option(__version__, prog_name="trainer")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Deal poker on a virtual table and be graded against the house's own rulebook.

    Without a command the program opens.
    """
    if ctx.invoked_subcommand is None:
        from trainer.commands.opening import opened

        raise SystemExit(opened())
