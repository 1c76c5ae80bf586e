"""Who deals here and which copies of the data there are, as the settings page shows them."""

from pathlib import Path
from typing import TYPE_CHECKING

from trainer.kernel.listed import listed
from trainer.progress.backups import Backup, Reason, backups
from trainer.progress.exporting import EXTENSION
from trainer.progress.records import Held, Profile
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.moments import when
from trainer.ui.screens.models import BackupView, ProfileView

if TYPE_CHECKING:  # what proves a file is loaded with the first that comes
    from trainer.progress.proof import Proof

WHY = {
    Reason.MIGRATION: "before an update",
    Reason.RESTORE: "before a restore",
    Reason.ASKED: "by you",
    Reason.DAMAGED: "damaged, set aside",
}
REFUSED = {"attempts": "hand", "assessments": "grade", "answers": "answer", "spots": "quick-drill answer"}
KB, MB = 2**10, 2**20
IN_NO_NAME = '<>:"/\\|?*'


def profile_views(desk: Desk) -> tuple[ProfileView, ...]:
    """Everybody, in the order in which they came. Raises StoreTrouble."""
    return tuple(
        ProfileView(str(each.id), each.name, _about(desk, each), each.id == desk.profile.id)
        for each in desk.store.profiles()
    )


def _about(desk: Desk, profile: Profile) -> str:
    doubts = desk.store.unproved(profile)
    told = about(profile, desk.store.held(profile))
    return f"{told}; {unproved(doubts)}" if doubts else told


def unproved(count: int) -> str:
    """ "3 grades and answers could not be proved here"; what they are stands beside each."""
    return f"{counted(count, 'grade or answer') if count == 1 else f'{count:,} grades and answers'} not checked here"


def refused(proof: "Proof") -> str:
    """What of a file is refused, in two sentences."""
    named = [(proof.left_out.get(table, 0), word) for table, word in REFUSED.items()]
    told = [counted(count, word) for count, word in named if count]
    rest = sum(proof.left_out.values()) - sum(count for count, _ in named)
    told += [counted(rest, "other entry") if rest == 1 else f"{rest:,} other entries"] if rest else []
    return (
        f"Damaged or changed: {listed(told)}. Nothing has been imported yet. "
        "You can import the rest. A hand without its grade is graded again."
    )


def about(profile: Profile, held: Held) -> str:
    """ "12 hands, 3 answers, since Nov 3, 2026"; what there is none of is left out."""
    made = profile.created.astimezone()
    kept = [counted(held.hands, "hand"), counted(held.answers, "answer"), counted(held.rounds, "quick drill")]
    return ", ".join([*filter(None, kept), f"since {made:%b} {made.day}, {made.year}"])


def counted(count: int, word: str) -> str:
    """ "1 hand", "12 hands", or "" for none."""
    return "" if not count else f"{count:,} {word}{'' if count == 1 else 's'}"


def what_goes(held: Held) -> str:
    """What a removal takes away, in a few words."""
    kept = [counted(held.hands, "hand"), counted(held.answers, "answer"), counted(held.rounds, "quick drill")]
    return ", ".join(filter(None, kept)) or "Nothing dealt yet"


def backup_views(path: Path) -> tuple[BackupView, ...]:
    """The copies of the file at `path`, newest first."""
    return tuple(backup_view(each) for each in backups(path))


def backup_view(backup: Backup) -> BackupView:
    """One copy: when, why, how large."""
    told = f"{WHY[backup.reason]}, {size(backup.size)}"
    return BackupView(str(backup.path), when(backup.made), told, backup.reason is not Reason.DAMAGED)


def size(count: int) -> str:
    """Bytes as people say them: "140 KB", "2.5 MB"."""
    return f"{count / MB:.1f} MB" if count >= MB else f"{max(1, round(count / KB))} KB"


def file_name(name: str) -> str:
    """The file of a profile, as every system takes it."""
    plain = "".join("-" if each in IN_NO_NAME or not each.isprintable() else each for each in name).strip(" .")
    return f"{plain or 'profile'}{EXTENSION}"
