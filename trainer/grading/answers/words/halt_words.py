"""What a sentence on a table that is to stop takes from where its blinds are: the hands before, and where it stops."""

from itertools import takewhile

from trainer.kernel.listed import seats_within
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.positions import button_is_untold, next_small_blind, open_seats


def until_it_stops(facts: RoomFacts) -> dict[str, str]:
    """The hands to come with a big blind at a table, and the open seat to which it comes after them or at once; nothing
    where nobody has told of the button.
    """
    name, room = facts.matter.detail, facts.room
    if button_is_untold(facts.record, name):
        return {}
    seats, start, empty = room.table(name).seats, next_small_blind(room, name), open_seats(room, name)
    round_ = [(start + step) % seats + 1 for step in range(seats)]
    posted = list(takewhile(lambda seat: seat not in empty, round_))
    if not posted:
        return {"stops_now": str(round_[0])}
    if len(posted) == seats:
        return {}
    several = f"{len(posted)} more hands, with the big blind at {seats_within(posted)}"
    hands = several if len(posted) > 1 else f"the next hand, with the big blind at seat {posted[0]}"
    return {"hands_dealt": hands, "stops_at": str(round_[len(posted)])}
