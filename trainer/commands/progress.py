"""`trainer progress …`: profiles, their files, backups, and whether all that is kept is whole."""

from dataclasses import replace
from pathlib import Path

import click

from trainer import settings
from trainer.commands.calibration import calibration
from trainer.commands.common import FILE, WRONG_USAGE, fail, one_line, print_json
from trainer.commands.kept import AS_JSON, data, named, opened, told
from trainer.commands.so_far import shown
from trainer.progress import backups as copies
from trainer.progress.profile_file import EXTENSION, HereAlready, Imported, NameTaken, export_profile, import_profile
from trainer.progress.records import Profile, written
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store
from trainer.progress.verify import verify as faults_of

LONGEST = 40  # as in the program


@click.group()
def progress() -> None:
    """Profiles and their files, backups, and whether all that is kept is whole."""


progress.add_command(calibration)


@progress.command()
@data
@AS_JSON
def profiles(data: Path, as_json: bool) -> None:
    """List the profiles: name, hands dealt, questions answered, since when."""
    with opened(data) as store:
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
    """Write all that the profile NAME has into one file, to be taken to another computer."""
    if to.suffix.lower() != EXTENSION:
        fail(f"--to {to}: the file of a profile ends with {EXTENSION}", code=WRONG_USAGE)
    _free(to)
    with opened(data) as store:
        profile = named(store, name)
        with shown(f"Exporting {one_line(name)}") as so_far:
            export_profile(store, profile, to, so_far)
    click.echo(f"{to}: {one_line(name)}")


def _free(to: Path) -> None:
    if to.exists():
        fail(f"--to {to}: there is a file of that name already; name another", code=WRONG_USAGE)
    if not to.absolute().parent.is_dir():
        fail(f"--to {to}: there is no folder {to.absolute().parent}", code=WRONG_USAGE)


@progress.command("import")
@click.argument("file", type=FILE)
@click.option("--as", "name", default="", help="Another name for the profile here.")
@click.option("--merge", is_flag=True, help="Add what is new to the profile of that name.")
@data
def import_(file: Path, name: str, merge: bool, data: Path) -> None:
    """Take in the profile of FILE. What is here already is not doubled, and nothing is overwritten."""
    name = name.strip()
    if len(name) > LONGEST:
        fail(f"--as: a name has at most {LONGEST} characters", code=WRONG_USAGE)
    with told(), Store.open(data) as store:
        try:
            with shown(f"Importing {one_line(file.name)}") as so_far:
                done = import_profile(store, file, name, merge, so_far)
        except NameTaken as taken:
            fail(f"{taken} (--merge, or --as NAME)")
        except HereAlready as here:
            fail(f"{here} (--as {here.name!r} --merge)")
    click.echo(said(done))


def said(done: Imported) -> str:
    """What came of an import, in a line."""
    name = one_line(done.profile.name)
    if not done.rows:
        return f"{name}: nothing new, all of it is here already"
    return f"{name}: {done.attempts} hands, {done.answers} answers and {done.rounds} rounds of quick drills are new"


@progress.command()
@click.argument("name")
@click.option("--yes", is_flag=True, help="Do not ask for the name once more.")
@data
def remove(name: str, yes: bool, data: Path) -> None:
    """Remove the profile NAME with all it has, from the progress file and from its backups, for ever."""
    with opened(data) as store:
        profile = named(store, name)
        if not yes:
            _confirmed(store, profile)
        left = remove_profile(store, profile)
    _forget(name)
    click.echo(f"{one_line(name)} is removed, with nothing left behind" + (" but this:" if left else ""))
    if left:
        fail(*(f"{each}: damaged, so nobody can tell what is in it; delete it yourself" for each in left))


def _confirmed(store: Store, profile: Profile) -> None:
    held = store.held(profile)
    click.echo(f"{held.hands} hands and {held.answers} answers will be gone, here and in the backups.")
    if click.prompt("Type the name to remove it", default="", show_default=False) != profile.name:
        fail("that is not the name; nothing was removed")


def _forget(name: str) -> None:
    """The next start opens somebody else."""
    kept = settings.load().settings
    if kept.name == name:
        try:
            settings.save(replace(kept, name=""))
        except settings.SettingsTrouble as trouble:
            fail(str(trouble))


@progress.command()
@click.option("--to", type=FILE, help="The file to write; without it, one among the program's backups.")
@data
@AS_JSON
def backup(to: Path | None, data: Path, as_json: bool) -> None:
    """Copy the whole progress file while it may be in use, and check the copy."""
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
    """Put the backup FILE in place of the progress file, which is kept as a backup first."""
    with told():
        kept = copies.restore(data, file)
    click.echo(f"{data}: restored from {file}" + (f"; what was there is kept as {kept}" if kept else ""))


@progress.command()
@click.argument("file", type=FILE, required=False)
@data
@AS_JSON
def verify(file: Path | None, data: Path, as_json: bool) -> None:
    """Prove that all that is kept is whole: in FILE (a backup, a profile's file), or in the progress file."""
    where = file or data
    with told(), shown("Checking") as so_far:
        found = faults_of(where, so_far)
    if as_json:
        print_json(
            {
                "file": str(where),
                "faults": [{"table": each.table, "row": each.row, "fault": each.text} for each in found],
            }
        )
    elif not found:
        click.echo(f"{where}: whole")
    else:
        click.echo("\n".join(f"{where}: {one_line(str(each))}" for each in found))
    raise SystemExit(1 if found else 0)
