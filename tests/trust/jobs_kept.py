"""What is done to the file as a whole: brought up, backed up, restored."""

from pathlib import Path
from typing import Any

from tests.trust.content import Content, content, differences
from tests.trust.job import DATA, FILES, Job, Killed, Tell, Verdict
from tests.trust.older import OLDER, older
from tests.trust.practice import practised
from trainer.progress.backups import Reason, backup, backups, restore
from trainer.progress.store import Store
from trainer.progress.trouble import StoreTrouble
from trainer.progress.verify import verify

TIMES = 3


def _filled(path: Path, hands: int) -> None:
    with Store.open(path) as store:
        practised(store, "Ann", hands)
        practised(store, "Ben", hands // 2, 7)


def whole(path: Path, verdict: Verdict, harm: str = "faults") -> bool:
    """Is a file whole? Its faults are harm."""
    try:
        found = verify(path)
    except StoreTrouble as trouble:
        found = (trouble.sentence,)  # type: ignore[assignment]  # told like the others
    for each in found[:3]:
        verdict.add(harm, f"{path.name}: {each}")
    return not found


# --- brought up -----------------------------------------------------------------------------------------------------


def _old(folder: Path, variant: int, hands: int) -> None:
    new = folder / "new" / "progress.db"
    _filled(new, hands)
    older(new, OLDER[variant], folder / DATA)
    for each in new.parent.iterdir():
        each.unlink()
    new.parent.rmdir()


def _brought_up(folder: Path, tell: Tell) -> None:
    Store.open(folder / DATA).close()
    tell("migrated")


def _as_migrated(before: Path, after: Path, again: Path) -> dict[str, Any]:
    new = content(after / DATA)
    return {"old": content(before / DATA), "new": new, "random": differences(new, content(again / DATA))}


def _same_memories(killed: Killed, verdict: Verdict) -> None:
    other = differences(content(killed.data), killed.known["new"]) - killed.known["random"]
    if other:
        verdict.add("torn", f"after the migration other than without a kill: {', '.join(sorted(other)[:5])}")
    for each in backups(killed.data):
        if whole(each.path, verdict) and differences(content(each.path), killed.known["old"]):
            verdict.add("torn", f"{each.path.name} is not the file as it was")


# --- backed up ------------------------------------------------------------------------------------------------------


def _present(folder: Path, _variant: int, hands: int) -> None:
    (folder / FILES).mkdir()
    _filled(folder / DATA, hands)


def _backed_up(folder: Path, tell: Tell) -> None:
    with Store.open(folder / DATA) as store:
        for _ in range(TIMES):
            tell("backup", backup(store.path).name)
        tell("copy", backup(store.path, folder / FILES / "copy.db").name)
        tell("copy", backup(store.path, folder / FILES / "copy.db").name)


def _same_content(before: Path, _after: Path, _again: Path) -> Content:
    return content(before / DATA)


def _whole_or_not_there(killed: Killed, verdict: Verdict) -> None:
    listed = backups(killed.data)
    for (name,) in killed.all("backup"):
        if name not in [each.path.name for each in listed]:
            verdict.add("torn", f"{name} was told and is not listed")
    copy = killed.folder / FILES / "copy.db"
    if killed.all("copy") and not copy.exists():
        verdict.add("torn", "the copy was told and is not there")
    for each in (*(each.path for each in listed), *([copy] if copy.exists() else [])):
        if whole(each, verdict) and differences(content(each), killed.known):
            verdict.add("torn", f"{each.name} holds something else")
    if differences(content(killed.data), killed.known):
        verdict.add("torn", "the file itself holds something else")


# --- restored -------------------------------------------------------------------------------------------------------


def _with_a_backup(folder: Path, _variant: int, hands: int) -> None:
    _filled(folder / DATA, hands // 2)
    backup(folder / DATA)
    with Store.open(folder / DATA) as store:
        practised(store, "Cleo", hands)


def _there_and_back(folder: Path, tell: Tell) -> None:
    [only] = backups(folder / DATA)
    kept = restore(folder / DATA, only.path)
    tell("restored")
    assert kept is not None
    restore(folder / DATA, kept)
    tell("back")


def _both(before: Path, _after: Path, _again: Path) -> dict[str, Content]:
    [only] = backups(before / DATA)
    return {"now": content(before / DATA), "then": content(only.path)}


def _one_or_the_other(killed: Killed, verdict: Verdict) -> None:
    found = {name: not differences(content(killed.data), one) for name, one in killed.known.items()}
    if not any(found.values()):
        verdict.add("torn", "neither what was there nor what was restored")
    elif killed.all("back") and not found["now"]:
        verdict.add("torn", "the second restore was told and is not there")
    for each in backups(killed.data):
        if each.reason is not Reason.DAMAGED and whole(each.path, verdict):
            kept = content(each.path)
            if all(differences(kept, one) for one in killed.known.values()):
                verdict.add("torn", f"{each.path.name} is neither")


MIGRATION = Job("migration", _old, _brought_up, _as_migrated, _same_memories, len(OLDER))
BACKUP = Job("backup", _present, _backed_up, _same_content, _whole_or_not_there)
RESTORE = Job("restore", _with_a_backup, _there_and_back, _both, _one_or_the_other)
