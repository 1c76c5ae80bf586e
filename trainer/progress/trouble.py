"""What can keep the data from being used, each in one clear sentence."""

from enum import StrEnum
from pathlib import Path


class Kind(StrEnum):
    """Why the data cannot be used."""

    LOCKED = "locked"
    READ_ONLY = "read-only"
    CORRUPT = "corrupt"
    NEWER = "newer"
    FOLDER = "folder"
    FULL = "full"
    FOREIGN = "foreign"
    MISSING = "missing"
    BACKUP = "backup"
    WHOLE = "whole"
    OTHER = "other"


SENTENCES = {
    Kind.LOCKED: "Another program is holding the progress file {path}; close it and try again.",
    Kind.READ_ONLY: "The progress file {path} may be read but not written; allow writing and try again.",
    Kind.CORRUPT: "The file {path} is damaged and was left alone; move it away or use a copy of it.",
    Kind.NEWER: "The progress file {path} comes from a newer version of this program; update the program.",
    Kind.FOLDER: "The folder {folder} cannot be written; choose another folder for the progress file.",
    Kind.FULL: "The disk is full, so {path} cannot grow; free some space and try again.",
    Kind.FOREIGN: "The file {path} belongs to another program and was left as it is; name another file.",
    Kind.MISSING: "There is no file {path}; name one that is there.",
    Kind.BACKUP: "No backup of {path} could be made ({detail}), so it was left as it is; free space or allow writing.",
    Kind.WHOLE: "The file {path} holds {detail}, not one profile; restore it, or export one profile from it.",
    Kind.OTHER: "The progress file {path} cannot be used ({detail}); it was left as it is.",
}


class StoreTrouble(Exception):
    """The data cannot be used. `sentence` says so in plain words, `kind` tells why, `path` is the file."""

    def __init__(self, kind: Kind, path: Path, detail: str = "") -> None:
        self.kind, self.path = kind, path
        self.sentence = SENTENCES[kind].format(path=path, folder=path.parent, detail=detail)
        super().__init__(self.sentence)
