"""A room with everything folded beside it: how it stood after each happening."""

from trainer.kernel.room.act import Happening
from trainer.kernel.room.document import RoomTranscript
from trainer.kernel.room.happen import happen
from trainer.kernel.room.setup import RoomSetup
from trainer.kernel.room.state import Room


class RoomRecord:
    """Grows by one happening at a time. `rooms[k]` stands after k happenings; happening k lies between k and k + 1."""

    def __init__(self, setup: RoomSetup) -> None:
        self.setup = setup
        self.happenings: list[Happening] = []
        self.rooms: list[Room] = [setup.room()]

    @classmethod
    def of(cls, told: RoomTranscript) -> "RoomRecord":
        """The record of a whole room file. Raises Impossible."""
        record = cls(told.setup)
        for each in told.happenings:
            record.add(each)
        return record

    def add(self, happening: Happening) -> Room:
        """Let one more thing happen; the room after it. Raises Impossible and then leaves all as it was."""
        after = happen(self.setup, self.rooms[-1], happening)
        self.happenings.append(happening)
        self.rooms.append(after)
        return after

    def __len__(self) -> int:
        return len(self.happenings)

    @property
    def transcript(self) -> RoomTranscript:
        return RoomTranscript(self.setup, tuple(self.happenings))
