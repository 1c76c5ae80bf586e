"""What is done to one person's practice: taken in, written out, removed."""

from collections.abc import Mapping
from pathlib import Path

from tests.trust.content import held, holding
from tests.trust.job import DATA, FILES, Job, Killed, Tell, Verdict
from tests.trust.jobs_kept import whole
from tests.trust.practice import practised
from trainer.progress.backups import backup
from trainer.progress.profile_file import EXTENSION, export_profile, import_profile
from trainer.progress.removal import remove_profile
from trainer.progress.store import Store

COMING = ("Devon", "Maria", "Priya")
GONE = "Quillonia"
STAYS = "Ann"
Held = Mapping[str, Mapping[str, int]]


# --- taken in and written out ---------------------------------------------------------------------------------------


def _files(folder: Path, _variant: int, hands: int) -> None:
    (folder / FILES).mkdir()
    for number, name in enumerate(COMING):
        with Store.open(folder / "elsewhere" / name / "progress.db") as store:
            profile = practised(store, name, hands, 11 * number)
            export_profile(store, profile, folder / FILES / f"{name}{EXTENSION}")
    with Store.open(folder / DATA) as store:
        practised(store, STAYS, hands)


def _in_and_out(folder: Path, tell: Tell) -> None:
    with Store.open(folder / DATA) as store:
        for name in COMING:
            tell("imported", import_profile(store, folder / FILES / f"{name}{EXTENSION}").profile.name)
        for profile in store.profiles():
            tell("exported", export_profile(store, profile, folder / FILES / f"out-{profile.name}{EXTENSION}").name)


def _held_after(_before: Path, after: Path, _again: Path) -> Held:
    return held(after / DATA)


def _all_or_nothing(killed: Killed, verdict: Verdict) -> None:
    now = held(killed.data)
    for name, full in killed.known.items():
        if name in now and now[name] != full:
            verdict.add("torn", f"{name} came in part: {now[name]} of {full}")
    for name in (STAYS, *(name for (name,) in killed.all("imported"))):
        if name not in now:
            verdict.add("lost hands", f"{name} is not there")
    _written_out(killed, verdict, now)
    for name in sorted(set(COMING) - set(now)):
        with Store.open(killed.data) as store:
            import_profile(store, killed.folder / FILES / f"{name}{EXTENSION}")
    if held(killed.data) != killed.known:
        verdict.add("torn", "what did not come cannot be taken in again")


def _written_out(killed: Killed, verdict: Verdict, now: Held) -> None:
    for (name,) in killed.all("exported"):
        if not (killed.folder / FILES / name).exists():
            verdict.add("torn", f"{name} was told and is not there")
    for each in (killed.folder / FILES).glob(f"out-*{EXTENSION}"):
        if whole(each, verdict) and list(held(each).values()) != [now[each.stem.removeprefix("out-")]]:
            verdict.add("torn", f"{each.name} was written out in part")


# --- removed --------------------------------------------------------------------------------------------------------


def _with_copies(folder: Path, _variant: int, hands: int) -> None:
    with Store.open(folder / DATA) as store:
        practised(store, STAYS, hands // 2)
        practised(store, GONE, hands // 2, 5)
        backup(store.path)
        practised(store, GONE, 1, 3)
        backup(store.path)


def _removed(folder: Path, tell: Tell) -> None:
    with Store.open(folder / DATA) as store:
        [profile] = [each for each in store.profiles() if each.name == GONE]
        remove_profile(store, profile)
    tell("removed")


def _nothing_left(killed: Killed, verdict: Verdict) -> None:
    with Store.open(killed.data) as store:
        still = [each for each in store.profiles() if each.name == GONE]
        if still and killed.all("removed"):
            verdict.add("torn", "the removal was told and she is still there")
        for each in still:
            remove_profile(store, each)
    for said in holding(killed.folder / "data", GONE):
        verdict.add("torn", f"{said}, {'though she was removed again' if still else 'and she cannot be removed again'}")
    if held(killed.data) != killed.known:
        verdict.add("torn", "somebody else lost something")
    whole(killed.data, verdict)


IMPORT = Job("import", _files, _in_and_out, _held_after, _all_or_nothing)
REMOVAL = Job("removal", _with_copies, _removed, _held_after, _nothing_left)
