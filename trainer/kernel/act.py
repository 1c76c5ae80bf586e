"""The base of every act: what somebody does, without who and when."""

from dataclasses import dataclass
from typing import ClassVar


@dataclass(frozen=True, slots=True)
class Act:
    """What is done. `verb` is its word in the notation; its fields, in order, are what its line says."""

    verb: ClassVar[str] = ""
