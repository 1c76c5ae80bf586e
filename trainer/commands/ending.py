"""How a command ends that was stopped, or that met what nobody expected: in one line, not in a traceback."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TypeVar

import click

from trainer.commands.common import FAULTS, fail, told
from trainer.commands.printing import arrives
from trainer.rules import houses
from trainer.rules.ledger_faults import BadLedger
from trainer.unexpected.kept import logged, save_report
from trainer.unexpected.report import report_on

STOPPED = 130
DEBUG = "TRAINER_DEBUG"
TELLS_ALL = "books"
T = TypeVar("T")


def ended_well(work: Callable[[], T], name: str) -> T:
    """Do the work of a command; TRAINER_DEBUG=1 lets what went wrong through as it is.

    Raises SystemExit with 130 when it was stopped from the keyboard, with 1 for a rulebook that cannot be used, where
    what it prints did not arrive and after an error nobody expected.
    """
    try:
        with logged(), arrives():
            return work()
    except KeyboardInterrupt:
        click.echo(f"{name}: stopped", err=True)
        raise SystemExit(STOPPED) from None
    except (click.ClickException, click.Abort, click.exceptions.Exit):
        raise  # click tells these itself
    except BadLedger as bad:  # of a house that was asked for
        fail(*told(bad.faults))
    except Exception as error:
        if os.environ.get(DEBUG) == "1":
            raise
        click.echo(f"{name}: {sentence(error)}", err=True)
        raise SystemExit(FAULTS) from None


@contextmanager
def left_out_told(command: Callable[[], str | None]) -> Iterator[None]:
    """After a command, say which rulebooks it went on without. `books` tells more, and the window tells by itself."""
    houses.passed_over()
    try:
        yield
    except (SystemExit, click.exceptions.Exit):
        _tell_left_out(command())
        raise
    _tell_left_out(command())


def _tell_left_out(command: str | None) -> None:
    for line in houses.passed_over():
        if command not in (TELLS_ALL, None):
            click.echo(line, err=True)


def sentence(error: BaseException) -> str:
    """What went wrong and where the report on it is, in one line."""
    report = report_on(error)
    path = save_report(report.text)
    where = f"The report is in {path}" if path else f"No report could be saved; set {DEBUG}=1 to see everything"
    return f"the program hit an unexpected error ({report.headline}). {where}"
