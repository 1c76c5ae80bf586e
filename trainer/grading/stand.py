"""How a hand stands in grading after some gesture, apart from the record of it."""

from dataclasses import dataclass, field

from trainer.grading.assessment import Finding
from trainer.grading.open_matter import OpenMatter
from trainer.rules.ruling import Matter
from trainer.rules.watch import Watch


@dataclass
class Stand:
    """All that grading has come to so far.

    `slip` tells that the trainee has made a slip and not gone on since, `alarmed` that the hand stands stopped for
    nothing; `on_the_way` are the keys of what came about while another matter was put right, `money` is what the house
    does not let stand of wagers.
    """

    watch: Watch
    open: dict[str, OpenMatter] = field(default_factory=dict)
    findings: list[Finding] = field(default_factory=list)
    false_alarms: list[int] = field(default_factory=list)
    slip: bool = False
    alarmed: bool = False
    on_the_way: set[str] = field(default_factory=set)
    money: tuple[Matter, ...] = ()

    def copy(self) -> "Stand":
        """The same as it stands now, to go on by itself."""
        opened = {key: one.copy() for key, one in self.open.items()}
        said = [*self.findings], [*self.false_alarms], self.slip, self.alarmed
        return Stand(self.watch.copy(), opened, *said, {*self.on_the_way}, self.money)

    @property
    def nothing(self) -> bool:
        """Has nothing come up yet?"""
        return not (self.open or self.findings or self.on_the_way)
