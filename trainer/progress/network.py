"""Does a file lie on a network folder? WAL needs memory that all readers share, which those cannot give."""

import sys
from pathlib import Path

REMOTE = (
    "nfs",
    "cifs",
    "smb",
    "afs",
    "9p",
    "fuse.sshfs",
    "fuse.rclone",
    "ncpfs",
    "davfs",
    "glusterfs",
    "ceph",
)
WINDOWS_REMOTE = 4  # what GetDriveTypeW answers for a network drive


def on_network(path: Path) -> bool:
    """True where the system says that the folder of `path` is mounted over a network."""
    return _remote(path.absolute().parent)


def mounted_remotely(folder: Path, table: Path) -> bool:
    """The same by Linux's own table of mounts; False where there is no such table."""
    try:
        lines = table.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError:
        return False
    kinds = dict(map(_mount, lines))
    nearest = next((kinds[str(each)] for each in (folder, *folder.parents) if str(each) in kinds), "")
    return nearest.startswith(REMOTE)


def _mount(line: str) -> tuple[str, str]:
    """Where a line of mountinfo mounts, and which kind of file system."""
    left, _, right = line.partition(" - ")
    point = left.split()[4].replace("\\040", " ")
    return point, right.partition(" ")[0]


if sys.platform == "win32":
    from ctypes import windll

    def _remote(folder: Path) -> bool:
        drive = folder.anchor
        return drive.startswith("\\\\") or int(windll.kernel32.GetDriveTypeW(drive)) == WINDOWS_REMOTE

else:

    def _remote(folder: Path) -> bool:
        return mounted_remotely(folder, Path("/proc/self/mountinfo"))
