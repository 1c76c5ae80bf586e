"""Who deals here and which copies of the data there are, as the settings page shows them."""

from pathlib import Path

from trainer.progress.backups import Backup, Reason, backups
from trainer.progress.profile_file import EXTENSION
from trainer.progress.records import Held, Profile
from trainer.ui.desk.desk import Desk
from trainer.ui.desk.moments import when
from trainer.ui.screens.models import BackupView, ProfileView

WHY = {
    Reason.MIGRATION: "before an update",
    Reason.RESTORE: "before a restore",
    Reason.ASKED: "by you",
    Reason.DAMAGED: "damaged, put aside",
}
KB, MB = 2**10, 2**20
IN_NO_NAME = '<>:"/\\|?*'


def profile_views(desk: Desk) -> tuple[ProfileView, ...]:
    """Everybody, in the order in which they came. Raises StoreTrouble."""
    return tuple(
        ProfileView(str(each.id), each.name, about(each, desk.store.held(each)), each.id == desk.profile.id)
        for each in desk.store.profiles()
    )


def about(profile: Profile, held: Held) -> str:
    """ "12 hands, 3 answers, since 3 Nov 2026"; what there is none of is left out."""
    made = profile.created.astimezone()
    kept = [counted(held.hands, "hand"), counted(held.answers, "answer"), counted(held.rounds, "quick drill")]
    return ", ".join([*filter(None, kept), f"since {made.day} {made:%b %Y}"])


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
