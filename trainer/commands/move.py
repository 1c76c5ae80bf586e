"""`trainer progress move`: somebody moves to the newer edition of a book that they have practiced."""

from dataclasses import replace
from pathlib import Path

import click

from trainer import settings
from trainer.commands.common import WRONG_USAGE, fail, one_line, print_json
from trainer.commands.kept import AS_JSON, data, named, opened
from trainer.progress.moves import MOVED
from trainer.progress.records import Profile
from trainer.progress.store import Store
from trainer.rules.houses import House, in_full, newer_editions
from trainer.study.moving import Moving, found_of


@click.command()
@click.argument("name")
@click.option("--to", default="", help="The key of the newer edition, if there is more than one.")
@click.option("--write", is_flag=True, help="Make the change. Without this, it only shows what would change.")
@data
@AS_JSON
def move(name: str, to: str, write: bool, data: Path, as_json: bool) -> None:
    """Move the profile NAME to the newer edition of its rulebook. Whatever still applies keeps its dates."""
    with opened(data) as store:
        profile = named(store, name)
        older, newer = _pair(store, profile, to)
        found = found_of(store, profile.id, older.key, newer.key)
        done = store.chosen(profile.id, older.key, newer.key) == MOVED
        went = store.move(profile.id, older.key, newer.key, found.holds, found.anew) if write else 0
    if write:
        _deals_at(profile, newer.key)
    if as_json:
        counts = {"tried": len(found.tried), "hold": len(found.holds), "anew": [each.rule for each in found.anew]}
        print_json(
            {"file": str(data), "older": older.key, "newer": newer.key, "written": write, "moved": went, **counts}
        )
        return
    for line in told(name, found, done):
        click.echo(line)
    click.echo(
        f"{went:,} rules moved with their dates" if write else "nothing has been written yet; use --write to do it"
    )


def told(name: str, found: Moving, done: bool) -> list[str]:
    """What a move comes to, in lines."""
    older, newer = in_full(found.editions.older.key), in_full(found.editions.newer.key)
    lines = [f"{one_line(name)}: {older} → {newer}{', moved before' if done else ''}"]
    lines.append(f"{len(found.holds):,} of {len(found.tried):,} practiced rules still apply and keep their dates")
    lines += [f"start again: {rule}" for rule in sorted(found.tried - found.holds)]
    return [*lines, f"{len(found.anew):,} rules are new or changed, and come first"]


def _pair(store: Store, profile: Profile, to: str) -> tuple[House, House]:
    """The edition that they have practiced and the newer one that is meant."""
    there = [pair for pair in newer_editions() if to in ("", pair[1].key)]
    if to and not there:
        keys = ", ".join(newer.key for _, newer in newer_editions())
        fail(
            f"--to {to}: there is no newer edition with that key (the editions are: {keys or 'none'})", code=WRONG_USAGE
        )
    found = [pair for pair in there if store.has_practised(profile.id, pair[0].key)]
    if not found:
        fail(f"{one_line(profile.name)} hasn't practiced anything with a newer edition here")
    if len(found) > 1:
        fail(f"--to: which one ({', '.join(newer.key for _, newer in found)})?", code=WRONG_USAGE)
    return found[0]


def _deals_at(profile: Profile, house: str) -> None:
    """The next start of theirs is at that house."""
    kept = settings.load().settings
    if kept.person == profile.uid or (not kept.person and kept.name == profile.name):
        try:
            settings.save(replace(kept, house=house))
        except settings.SettingsTrouble as trouble:
            fail(str(trouble))
