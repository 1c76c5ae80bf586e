"""Kills at random moments and statements: `python -m tests.trust.kills --all --count 40` prints what they cost.

Nine jobs, half of the kills in WAL and half with a rollback journal, as on a network folder. Each kill has a number:
`python -m tests.trust.kills playing --seed S --only N` repeats one.
"""

import json
import sys
import tempfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import click

from tests.seeds import seed as todays
from tests.trust.job import HARMS, Job, Killed, Verdict
from tests.trust.moments import KINDS, Moment, Passed
from tests.trust.victims import Ended, copied, looked_at, victim
from trainer.commands.common import offscreen

MODES = ("WAL", "rollback")
KEPT = ("migration", "backup", "restore", "correcting")
PEOPLE = ("import", "removal")
WINDOWED = ("playing", "answering", "session")
JOBS = (*WINDOWED, *KEPT, *PEOPLE)
TRIES = 12
HANDS = 6
SAME = 8
"""How many kills in a row are of one variant: each must first be seen to go well when it is let live."""


def job_of(name: str) -> Job:
    """A job by its name; those of the window load Qt."""
    from tests.trust import quicker
    from tests.trust.practice import HOUSE

    if name in WINDOWED:
        from tests.trust import jobs_window

        jobs_window.warmed()
        found = (jobs_window.PLAYING, jobs_window.ANSWERING, jobs_window.SITTING)
    else:
        from tests.trust import jobs_corrected, jobs_kept, jobs_people

        found = (
            jobs_kept.MIGRATION,
            jobs_kept.BACKUP,
            jobs_kept.RESTORE,
            jobs_corrected.CORRECTING,
            jobs_people.IMPORT,
            jobs_people.REMOVAL,
        )
    quicker.warmed(HOUSE)
    return next(each for each in found if each.name == name)


@dataclass(frozen=True, slots=True)
class Unharmed:
    """A variant of a job as it goes when nobody is killed, in both modes."""

    template: Path
    runs: tuple[Ended, ...]
    known: Any


@dataclass(slots=True)
class Kill:
    """One kill and what came of it."""

    job: str
    number: int
    mode: str
    moment: Moment
    verdict: Verdict

    @property
    def line(self) -> str:
        harms = "; ".join(f"{harm}: {' | '.join(said)}" for harm, said in self.verdict.found.items())
        return f"{self.job} {self.number} ({self.mode}, {self.moment.at} at {self.moment.share:.3f}): {harms}"


@dataclass
class Attack:
    """A job that is done again and again and never to its end."""

    job: Job
    seed: int
    hands: int
    folder: Path
    _unharmed: dict[int, Unharmed] = field(default_factory=dict)

    def kill(self, number: int) -> Kill:
        """The kill of that number. Raises RuntimeError where the victim outlives every moment that is drawn."""
        chance = Random(f"{self.seed} {self.job.name} {number}")
        variant, mode = (self.seed + number // SAME) % self.job.variants, number % len(MODES)
        at = KINDS[(self.seed + JOBS.index(self.job.name) + number // len(MODES)) % len(KINDS)]
        unharmed = self.unharmed(variant)
        for again in range(TRIES):
            moment = Moment(at, chance.random() * 0.9**again, tight=chance.random() < 0.5)
            folder = copied(unharmed.template, self.folder / f"kill-{number}-{again}")
            ended = victim(
                self.job, folder, bool(mode), moment, unharmed.runs[mode].passed, unharmed.runs[mode].seconds
            )
            if ended.killed:
                verdict = looked_at(self.job, Killed(folder, ended.told, unharmed.known), bool(mode))
                return Kill(self.job.name, number, MODES[mode], moment, verdict)
            if ended.broke:
                raise RuntimeError(f"{self.job.name} {number} broke before it was killed:\n{ended.broke}")
        raise RuntimeError(f"{self.job.name} {number}: the victim outlives its moments")

    def unharmed(self, variant: int) -> Unharmed:
        """What a variant is made of and comes to. Raises RuntimeError where it does harm without any kill."""
        if variant not in self._unharmed:
            self._unharmed[variant] = self._let_live(variant)
        return self._unharmed[variant]

    def _let_live(self, variant: int) -> Unharmed:
        template = self.folder / f"template-{variant}"
        template.mkdir()
        self.job.prepared(template, variant, self.hands)
        modes = MODES[:1] if self.job.windowed else MODES  # a window takes its time, and the modes do not part it
        folders = [copied(template, self.folder / f"let-live-{variant}-{mode}") for mode in modes]
        runs = [
            victim(self.job, folder, mode == MODES[1], None, Passed())
            for mode, folder in zip(modes, folders, strict=True)
        ]
        for mode, run in zip(modes, runs, strict=True):
            if run.broke or run.killed:
                raise RuntimeError(f"{self.job.name}, let live in {mode}: {run.broke or 'it died'}")
        known = self.job.known(template, folders[0], folders[-1])
        for mode, run, folder in zip(modes, runs, folders, strict=True):
            verdict = looked_at(self.job, Killed(folder, run.told, known), mode == MODES[1])
            if verdict.found:
                raise RuntimeError(f"{self.job.name}, let live in {mode}: {verdict.found}")
        return Unharmed(template, (runs[0], runs[-1]), known)


def attacked(name: str, numbers: Sequence[int], seed: int, hands: int) -> Iterator[Kill]:
    """Kill a job at those numbers."""
    with tempfile.TemporaryDirectory(prefix="trainer-kills-", ignore_cleanup_errors=True) as folder:
        attack = Attack(job_of(name), seed, hands, Path(folder))
        for number in numbers:
            yield attack.kill(number)


# --- what is told ---------------------------------------------------------------------------------------------------


def table(kills: Sequence[Kill]) -> str:
    """Kills and harms by job and mode."""
    head = f"{'job':<10} {'mode':<9} {'kills':>5}" + "".join(f"{each:>13}" for each in HARMS)
    rows = [
        _row(name, mode, [each for each in kills if (each.job, each.mode) == (name, mode)])
        for name in dict.fromkeys(each.job for each in kills)
        for mode in MODES
    ]
    return "\n".join([head, "-" * len(head), *rows, _row("all", "", kills)])


def _row(name: str, mode: str, kills: Sequence[Kill]) -> str:
    """A kill counts once for each kind of harm it did."""
    harmed = [sum(each.verdict.count(harm) > 0 for each in kills) for harm in HARMS]
    return f"{name:<10} {mode:<9} {len(kills):>5}" + "".join(f"{each:>13}" for each in harmed)


@click.command()
@click.argument("jobs", nargs=-1, type=click.Choice(JOBS))
@click.option("--all", "every", is_flag=True, help="All nine jobs.")
@click.option("--count", default=8, show_default=True, help="How many kills of each job.")
@click.option("--seed", type=int, help="Another one than that of the commit.")
@click.option("--only", type=int, help="One kill by its number.")
@click.option("--hands", default=HANDS, show_default=True, help="How much practice the files hold.")
@click.option("--json", "as_json", is_flag=True, help="Print as JSON.")
def main(
    jobs: tuple[str, ...], every: bool, count: int, seed: int | None, only: int | None, hands: int, as_json: bool
) -> None:
    """Kill the program and look at what is left; ends with 1 where any kill did harm."""
    chosen, drawn = (JOBS if every else jobs), todays() if seed is None else seed
    offscreen()
    if not chosen:
        raise click.UsageError("name a job, or --all")
    kills = []
    for name in chosen:
        for each in attacked(name, range(count) if only is None else (only,), drawn, hands):
            kills.append(each)
            if each.verdict.found:
                click.echo(f"--seed {drawn}: {each.line}", err=True)
    harmed = [each for each in kills if each.verdict.found]
    if as_json:
        told = [{"job": each.job, "number": each.number, "harms": each.verdict.found} for each in harmed]
        click.echo(json.dumps({"seed": drawn, "kills": len(kills), "harmed": told}))
    else:
        click.echo(f"seed {drawn}\n{table(kills)}")
    sys.exit(1 if harmed else 0)


if __name__ == "__main__":
    main()
