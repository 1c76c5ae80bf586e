"""What can keep the data from being used, each in one clear sentence."""

from enum import StrEnum
from pathlib import Path


class Kind(StrEnum):
    """Why the data cannot be used."""

    LOCKED = "locked"
    READ_ONLY = "read-only"
    UNFINISHED = "unfinished"
    CORRUPT = "corrupt"
    STRANGE = "strange"
    NEWER = "newer"
    FOLDER = "folder"
    FULL = "full"
    FOREIGN = "foreign"
    MISSING = "missing"
    BACKUP = "backup"
    WHOLE = "whole"
    OTHER = "other"


SENTENCES = {
    Kind.LOCKED: "Another program is using the progress file {path}. Close it and try again.",
    Kind.READ_ONLY: "The program can't write to the progress file {path}. Allow writing and try again.",
    Kind.UNFINISHED: "The last write to {path} was cut short. Allow writing to {folder} so the program can undo it.",
    Kind.CORRUPT: "The file {path} is damaged. Nothing in it was changed. Use a backup of it.",
    Kind.STRANGE: "The file {path} holds {detail}, which this program never made. Use another copy.",
    Kind.NEWER: "A newer version of this program made the progress file {path}. Update the program.",
    Kind.FOLDER: "The program can't write to the folder {folder}. Allow writing there or choose another folder.",
    Kind.FULL: "The disk is full, so {path} can't grow. Free some space and try again.",
    Kind.FOREIGN: "The file {path} belongs to another program. Nothing in it was changed. Name another file.",
    Kind.MISSING: "There is no file {path}. Check the name.",
    Kind.BACKUP: "No backup of {path} could be made ({detail}). Nothing was changed. Free space or allow writing.",
    Kind.WHOLE: "The file {path} holds {detail}, not one profile. Restore it, or export one profile from it.",
    Kind.OTHER: "The program can't use the file {path} ({detail}). Nothing in it was changed.",
}


class StoreTrouble(Exception):
    """The data cannot be used. `sentence` says so in plain words, `kind` tells why, `path` is the file."""

    def __init__(self, kind: Kind, path: Path, detail: str = "") -> None:
        self.kind, self.path, self.detail = kind, path, detail
        self.sentence = SENTENCES[kind].format(path=path, folder=path.parent, detail=detail)
        super().__init__(self.sentence)
