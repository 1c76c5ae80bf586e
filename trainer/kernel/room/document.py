"""A room as text: a head that names the notation and the setup, "---", then a line per happening.

Lines with words (`floor say Thank you.`) are read past, as comments are.
"""

from dataclasses import dataclass

from trainer.kernel.document import RULE, BadTranscript
from trainer.kernel.formats import Newer
from trainer.kernel.room import notation
from trainer.kernel.room.act import Happening
from trainer.kernel.room.head import FIRST_LINE, Head, head_lines
from trainer.kernel.room.setup import RoomSetup


@dataclass(frozen=True, slots=True)
class RoomTranscript:
    """How a room started and everything that happened in it, in order."""

    setup: RoomSetup
    happenings: tuple[Happening, ...] = ()


def text_of(told: RoomTranscript) -> str:
    """The whole room as text, ending with a line break."""
    return "\n".join([FIRST_LINE, *head_lines(told.setup), RULE, *map(notation.line, told.happenings), ""])


def room_of(text: str) -> RoomTranscript:
    """The room a text holds. Raises BadTranscript with every fault and its line, 0 where something is missing.

    Of a newer notation that is the one fault.
    """
    head, faults = Head(), []
    happenings: list[Happening] = []
    below = False
    for number, raw in enumerate(text.splitlines(), 1):
        content = raw.strip()
        if not content or content.startswith("#") or (below and notation.SPOKEN.fullmatch(content)):
            continue
        try:
            if below:
                happenings.append(notation.happening(content, happenings[-1].at if happenings else -1))
            elif content == RULE:
                below = True
            else:
                head.read(content)
        except Newer as newer:
            raise BadTranscript([(number, str(newer))]) from newer
        except ValueError as fault:
            faults.append((number, str(fault)))
    faults += [] if below else [(0, f"{RULE!r} is missing after the head")]
    faults += [] if faults else [(0, fault) for fault in head.missing()]
    if faults:
        raise BadTranscript(faults)
    return RoomTranscript(head.setup(), tuple(happenings))
