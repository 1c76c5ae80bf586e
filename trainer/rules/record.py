"""A transcript with everything folded beside it: the table and the course after each gesture."""

from trainer.kernel.gestures import Gesture
from trainer.kernel.happen import happen
from trainer.kernel.table import Setup, Table
from trainer.kernel.transcript import Transcript
from trainer.rules.course import Course, begin, follow


class Record:
    """Grows by one gesture at a time and never forgets: what was seen at k stays the same for ever.

    `tables[k]` and `courses[k]` stand after k gestures; gesture k lies between k and k + 1.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.gestures: list[Gesture] = []
        self.tables: list[Table] = [setup.table()]
        self.courses: list[Course] = [begin(setup)]

    @classmethod
    def of(cls, transcript: Transcript) -> "Record":
        """The record of a whole transcript. Raises Impossible."""
        record = cls(transcript.setup)
        for gesture in transcript.gestures:
            record.add(gesture)
        return record

    def add(self, gesture: Gesture) -> Table:
        """Let one more gesture happen; the table after it. Raises Impossible and then leaves all as it was."""
        before = self.tables[-1]
        after = happen(before, gesture)
        course = follow(self.courses[-1], self.setup, before, gesture, after, len(self.gestures))
        self.gestures.append(gesture)
        self.tables.append(after)
        self.courses.append(course)
        return after

    def __len__(self) -> int:
        return len(self.gestures)

    @property
    def table(self) -> Table:
        return self.tables[-1]

    @property
    def course(self) -> Course:
        return self.courses[-1]

    @property
    def transcript(self) -> Transcript:
        return Transcript(self.setup, tuple(self.gestures))
