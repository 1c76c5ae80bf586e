"""Why the progress file cannot be used, in the words of whoever deals, and the backups that can take its place."""

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from trainer.kernel.listed import listed
from trainer.progress.backups import Backup, Reason, backups, contents
from trainer.progress.trouble import Kind, StoreTrouble
from trainer.ui.desk.moments import when
from trainer.ui.desk.people import WHY, counted
from trainer.ui.screens.models import BackupView, ErrorAction, ErrorView

NAMED, LETTERS = 2, 14  # of those in a backup; more are counted, what is longer is cut


@dataclass(frozen=True, slots=True)
class Told:
    """A headline, what happened, what to do; `past_use` where only another file helps."""

    title: str
    text: str
    advice: str
    past_use: bool = False


DAMAGED = Told(
    "Your progress file is damaged",
    "The program can’t read the file and left it unchanged.",
    "Restore a backup. The damaged file is kept, too.",
    past_use=True,
)
UNKNOWN = Told(
    "Your progress file can’t be opened",
    "Your computer reports: {detail}. Nothing in the file was changed.",
    "Try again. If that doesn’t help, restore a backup or deal without saving.",
)
TOLD: Mapping[Kind, Told] = {
    Kind.LOCKED: Told(
        "Your progress file is in use",
        "Another program is using the file. This program may be open twice.",
        "Close the other program and try again, or deal without saving.",
    ),
    Kind.READ_ONLY: Told(
        "Your progress file is read-only",
        "The program can read the file but can’t save to it.",
        "Allow writing to the file and try again, or deal without saving.",
    ),
    Kind.UNFINISHED: Told(
        "The last save was cut short",
        "The program must undo the last save first, but it can’t write to the folder.",
        "Allow writing to the folder and try again, or deal without saving.",
    ),
    Kind.CORRUPT: DAMAGED,
    Kind.STRANGE: DAMAGED,
    Kind.NEWER: Told(
        "Your progress file is too new",
        "A newer version of this program made the file. This version left it unchanged.",
        "Update the program, or deal without saving.",
    ),
    Kind.FOLDER: Told(
        "The program can’t save here",
        "The program can’t write to the folder your progress file is in.",
        "Allow writing to the folder and try again, or deal without saving.",
    ),
    Kind.FULL: Told(
        "The disk is full",
        "Your progress file can’t grow any larger.",
        "Free up some space and try again, or deal without saving.",
    ),
    Kind.FOREIGN: Told(
        "This is not a progress file",
        "The file belongs to another program. Nothing in it was changed.",
        "Move the file away and try again, or deal without saving.",
    ),
    Kind.BACKUP: Told(
        "No backup could be made",
        "The program keeps a copy before it changes your file, and that failed ({detail}).",
        "Free up some space or allow writing, then try again. You can also deal without saving.",
    ),
}
CHOOSE = "Your backups, newest first"
NO_BACKUP = "There is no backup. Start a new file or deal without saving. The damaged file is kept."
OFFERED = (Kind.CORRUPT, Kind.STRANGE, Kind.NEWER, Kind.OTHER)  # where a backup opens though the file does not
RETRY, UNSAVED, QUIT = ("retry", "Try again"), ("unsaved", "Deal without saving"), ("quit", "Quit")
FRESH = ("fresh", "Start a new file")
UNREADABLE = "damaged, can’t be restored"


def trouble_view(trouble: StoreTrouble, store: Path) -> ErrorView:
    """What the screen shows when the file at `store` cannot be used."""
    told = TOLD.get(trouble.kind, UNKNOWN)
    copies = tuple(map(copy_view, backups(store))) if trouble.kind in OFFERED else ()
    first = next((each.key for each in copies if each.usable), "") if told.past_use else ""
    ways = (RETRY, *([FRESH] if told.past_use else []), UNSAVED, QUIT)
    primary = "" if first else "unsaved" if told.past_use or trouble.kind in (Kind.NEWER, Kind.FOREIGN) else "retry"
    return ErrorView(
        told.title,
        told.text.format(detail=trouble.detail),
        told.advice if first or not told.past_use else NO_BACKUP,
        tuple(ErrorAction(key, label, key == primary) for key, label in ways),
        str(trouble.path),
        CHOOSE if copies else "",
        copies,
        first,
    )


def copy_view(copy: Backup) -> BackupView:
    """One copy: when it was made, why, and what it holds."""
    if copy.reason is Reason.DAMAGED:
        return BackupView(str(copy.path), when(copy.made), WHY[copy.reason], usable=False)
    try:
        held = contents(copy)
    except StoreTrouble:
        return BackupView(str(copy.path), when(copy.made), UNREADABLE, usable=False)
    told = [counted(held.hands, "hand") or "no hands", _names(held.names)]
    return BackupView(str(copy.path), when(copy.made), ", ".join(filter(None, told)), why=WHY[copy.reason])


def _names(names: tuple[str, ...]) -> str:
    """ "Ann and Ben"; "Ann, Ben and 4 others"."""
    short = [name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…" for name in names[:NAMED]]
    more = len(names) - NAMED
    others = [f"{more} {'other' if more == 1 else 'others'}"] if more > 0 else []
    return listed([*short, *others])


def restored_words(copy: Path, store: Path, kept: Path | None) -> tuple[str, str]:
    """What came of a restore: a headline, and where the file is that was there before."""
    found = next((each for each in backups(store) if each.path == copy), None)
    title = f"The backup of {when(found.made)} is restored" if found else "The backup is restored"
    return title, kept_words(kept)


def kept_words(kept: Path | None) -> str:
    """Where the file is that had to make way."""
    return f"The earlier file is kept with the backups as {kept.name}." if kept else "There was no earlier file."
