"""Every act of a room by its verb."""

from trainer.kernel.room import chip_acts, clock_acts, desk_acts, manner_acts, seat_acts, table_acts
from trainer.kernel.room.act import RoomAct

CHAPTERS = (seat_acts, table_acts, clock_acts, desk_acts, chip_acts, manner_acts)
ACTS: dict[str, type[RoomAct]] = {
    each.verb: each
    for chapter in CHAPTERS
    for each in vars(chapter).values()
    if isinstance(each, type) and issubclass(each, RoomAct) and each.verb
}
