"""`trainer progress …`: profiles, their files, backups, and whether all that is kept is whole."""

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import click

from trainer import settings
from trainer.commands.calibration import calibration
from trainer.commands.common import FILE, WRONG_USAGE, fail, one_line, print_json
from trainer.commands.corrected import corrected
from trainer.commands.kept import AS_JSON, data, named, opened, told
from trainer.commands.move import move
from trainer.commands.so_far import shown
from trainer.grading.engine import engine
from trainer.kernel.limits import MOST_FAULTS
from trainer.progress import backups as copies
from trainer.progress import late
from trainer.progress.fault import Fault, summary
from trainer.progress.names import BadName, NameTaken
from trainer.progress.names import fault as name_fault
from trainer.progress.profile_file import EXTENSION, Faulty, HereAlready, Imported, export_profile, import_profile
from trainer.progress.proof import Proof, proof
from trainer.progress.records import Profile, written
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store
from trainer.progress.verify import verify as faults_of
from trainer.scenarios.faults import cut


@click.group()
def progress() -> None:
    """Profiles and their files, backups, and checks for damage."""


progress.add_command(calibration)
progress.add_command(corrected)
progress.add_command(move)


@progress.command()
@data
@AS_JSON
def profiles(data: Path, as_json: bool) -> None:
    """List the profiles: name, hands dealt, questions answered, start date."""
    with opened(data, only_read=True) as store:
        found = [(each, store.held(each)) for each in store.profiles()]
    if as_json:
        print_json(
            [
                {"name": each.name, "created": written(each.created), "hands": held.hands, "answers": held.answers}
                for each, held in found
            ]
        )
        return
    for each, held in found:
        since = f"{each.created:%Y-%m-%d}"
        click.echo(f"{one_line(each.name)}: {held.hands} hands, {held.answers} answers, since {since}")
    if not found:
        click.echo("there are no profiles yet")


@progress.command("export")
@click.argument("name")
@click.option("--to", type=FILE, required=True, help=f"The file to write; its name ends with {EXTENSION}.")
@data
def export_(name: str, to: Path, data: Path) -> None:
    """Write everything in the profile NAME into one file, to take to another computer."""
    if to.suffix.lower() != EXTENSION:
        fail(f"--to {to}: a profile's file name must end with {EXTENSION}", code=WRONG_USAGE)
    _free(to)
    with opened(data, only_read=True) as store:
        profile = named(store, name)
        with shown(f"Exporting {one_line(name)}") as so_far:
            export_profile(store, profile, to, so_far)
    click.echo(f"{to}: {one_line(name)}")


def _free(to: Path) -> None:
    if to.exists():
        fail(f"--to {to}: that file already exists; choose another name", code=WRONG_USAGE)
    if not to.absolute().parent.is_dir():
        fail(f"--to {to}: there is no folder {to.absolute().parent}", code=WRONG_USAGE)


@progress.command("import")
@click.argument("file", type=FILE)
@click.option("--as", "name", default="", help="Save the profile here under another name.")
@click.option("--merge", is_flag=True, help="Add what is new to the person's existing profile, or to the one named.")
@click.option("--leave-out-faults", "leave_out", is_flag=True, help="If part of the file is damaged, import the rest.")
@data
def import_(file: Path, name: str, merge: bool, leave_out: bool, data: Path) -> None:
    """Check the profile in FILE, then import it. Nothing already here is duplicated or overwritten."""
    wrong = name_fault(name) if name else ""
    if wrong:
        fail(f"--as: {wrong}", code=WRONG_USAGE)
    with told(), Store.open(data) as store:
        try:
            with shown(f"Proving {one_line(file.name)}") as so_far:
                given = proof(file, so_far)
            with shown(f"Importing {one_line(file.name)}") as so_far:
                done = import_profile(store, file, name, merge, given, leave_out, so_far)
            ungraded = graded(store)
        except NameTaken as taken:
            fail(
                one_line(
                    f"there is a profile {taken.name!r} already (--merge if that is the same person, or --as NAME)"
                )
            )
        except HereAlready as here:
            fail(one_line(f"{here} (--as {here.name!r} --merge)"))
        except BadName as bad:
            fail(f"{file}: {bad} (--as NAME)")
        except Faulty as faulty:
            fail(
                *told_of(file, faulty.proof.faults),
                f"{file}: nothing was imported (use --leave-out-faults to import the rest)",
            )
    click.echo(said(done, given if leave_out else None))
    if ungraded:
        hands = "1 hand" if ungraded == 1 else f"{ungraded:,} hands"
        click.echo(f"{hands} can't be graded; the hands themselves are kept")


def graded(store: Store) -> int:
    """Hands that came without a grade get one; how many cannot be graded?"""
    return sum(late.grade(store, attempt) is None for attempt in store.ungraded(engine()))


def said(done: Imported, given: Proof | None = None) -> str:
    """What came of an import, in a line; with a proof also what was left out."""
    name = one_line(done.profile.name)
    left = sum(given.left_out.values()) if given else 0
    doubts = f"; {done.unproved} grades and answers could not be checked here" if done.unproved else ""
    out = f"; {left} entries with faults were left out" if left else ""
    if not done.rows:
        return f"{name}: nothing new; all of it is already here{out}"
    new = f"{done.attempts} hands, {done.answers} answers and {done.rounds} rounds of quick drills are new"
    return f"{name}: {new}{doubts}{out}"


@progress.command()
@click.argument("name")
@click.option("--yes", is_flag=True, help="Don't ask to confirm the name.")
@data
def remove(name: str, yes: bool, data: Path) -> None:
    """Remove the profile NAME and everything in it, from the progress file and its backups, for good."""
    with opened(data) as store:
        profile = named(store, name)
        if not yes:
            _confirmed(store, profile)
        left = remove_profile(store, profile)
    _forget(profile)
    click.echo(f"{one_line(name)} was removed, with nothing left behind" + (" but this:" if left else ""))
    if left:
        fail(*(f"{each}: damaged, so its contents are unknown; delete it yourself" for each in left))


def _confirmed(store: Store, profile: Profile) -> None:
    held = store.held(profile)
    click.echo(f"{held.hands} hands and {held.answers} answers will be gone, here and in the backups.")
    if click.prompt("Type the name to remove it", default="", show_default=False) != profile.name:
        fail("that isn't the name; nothing was removed")


def _forget(profile: Profile) -> None:
    """The next start opens somebody else."""
    kept = settings.load().settings
    if kept.person == profile.uid or (not kept.person and kept.name == profile.name):
        try:
            settings.save(replace(kept, name="", person=""))
        except settings.SettingsTrouble as trouble:
            fail(str(trouble))


@progress.command()
@click.option("--to", type=FILE, help="The file to write. Without this, it goes with the program's backups.")
@data
@AS_JSON
def backup(to: Path | None, data: Path, as_json: bool) -> None:
    """Copy the whole progress file, even while it is in use, and check the copy."""
    if to is not None:
        _free(to)
    with told():
        made = copies.backup(data, to)
    if as_json:
        print_json({"backup": str(made), "bytes": made.stat().st_size})
    else:
        click.echo(f"{made}: {made.stat().st_size} bytes")


@progress.command("backups")
@data
@AS_JSON
def backups_(data: Path, as_json: bool) -> None:
    """List the backups that the program keeps, newest first."""
    found = copies.backups(data)
    if as_json:
        print_json(
            [
                {
                    "backup": str(each.path),
                    "made": written(each.made),
                    "version": each.version,
                    "reason": each.reason.value,
                    "bytes": each.size,
                }
                for each in found
            ]
        )
        return
    for each in found:
        click.echo(f"{each.path}: {each.made:%Y-%m-%d %H:%M} UTC, {each.reason}, {each.size} bytes")
    if not found:
        click.echo("there are no backups yet")


@progress.command()
@click.argument("file", type=FILE)
@data
def restore(file: Path, data: Path) -> None:
    """Replace the progress file with the backup FILE. The progress file is backed up first."""
    with told():
        kept = copies.restore(data, file)
    click.echo(f"{data}: restored from {file}" + (f"; the old file is kept as {kept}" if kept else ""))


@progress.command()
@click.argument("file", type=FILE, required=False)
@click.option("--all", "every", is_flag=True, help="List every fault.")
@data
@AS_JSON
def verify(file: Path | None, every: bool, data: Path, as_json: bool) -> None:
    """Check FILE, which may be a backup or an exported profile, for damage. Without FILE, check the progress file."""
    where = file or data
    with told(), shown("Checking") as so_far:
        found = faults_of(where, so_far)
    if as_json:
        print_json(
            {
                "file": str(where),
                "faults": [
                    {"table": each.table, "row": cut(each.row), "fault": each.text if every else cut(each.text)}
                    for each in (found if every else found[:MOST_FAULTS])
                ],
                "more_faults": 0 if every else max(0, len(found) - MOST_FAULTS),
            }
        )
    elif not found:
        click.echo(f"{where}: no faults")
    else:
        lines = [f"{where}: {one_line(str(each))}" for each in found] if every else told_of(where, found)
        click.echo("\n".join(lines))
    raise SystemExit(1 if found else 0)


def told_of(where: Path, found: Sequence[Fault]) -> list[str]:
    """The faults of a file in at most fifty lines, their number first."""
    count = len(found)
    return [f"{where}: {count:,} {'fault' if count == 1 else 'faults (--all lists them all)'}", *summary(found)]
