"""A player who takes his penalty with him to another table: how many hands he still misses there."""

from trainer.kernel.room import seat_acts as s
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

ARRIVAL = "arrival"
ON_PENALTY = "{} is still on penalty"
GOES_ON = f"{ON_PENALTY}: {{}} of the {{}} hands are missed, and {{}} more at table {{}}, dealt in and killed there."
LEFT = f"{ON_PENALTY} and misses {{}} more at table {{}}, dealt in and killed there."


def with_the_penalty(record: RoomRecord, lead: Decision, sentence: str) -> str:
    """What a player at a new table is told, where hands of his penalty are left: those come first."""
    if lead.matter.kind != ARRIVAL or lead.silent:
        return sentence
    player = record.rooms[-1].player(lead.matter.detail)
    if not player.penalty:
        return sentence
    given = _given(record, player.name)
    if given > player.penalty:
        return GOES_ON.format(player.name, given - player.penalty, given, player.penalty, player.table)
    return LEFT.format(player.name, f"{player.penalty} hand{'' if player.penalty == 1 else 's'}", player.table)


def _given(record: RoomRecord, name: str) -> int:
    """To how many hands the last penalty that was told of him came; 0 where none was."""
    acts = enumerate(record.happenings)
    given = [at for at, each in acts if isinstance(each.act, s.Penalty | s.PenaltyRounds) and each.act.name == name]
    return record.rooms[given[-1] + 1].player(name).penalty if given else 0
