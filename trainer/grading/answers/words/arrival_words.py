"""What a sentence on a player who comes to a table takes from what was told of the button and the blinds there."""

from trainer.grading.answers.words.untold_button import unless
from trainer.kernel.room.table_acts import Button, Deal, End, Misdeal
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.positions import button_is_untold, due_big_blind, next_small_blind
from trainer.rules.room.seating import as_first_dealt
from trainer.rules.ruling import Decision

WITH_NEXT = "with the next hand"


def blind_due(facts: RoomFacts, decision: Decision) -> dict[str, str]:
    """The blind that a player who comes to a table has on the first hand dealt there since, where that was told; and
    which seat has him wait where the button wasn't.
    """
    player = facts.subject.after.player(facts.matter.detail)
    found = {"with_next": WITH_NEXT} if _in_the_middle_of_a_hand(facts, player.table) else {}
    if button_is_untold(facts.record, player.table):
        return found | {"unless": unless(decision)}
    if not any(moment.happening.table == player.table for moment, _ in facts.acts(Button)):
        return found
    room = as_first_dealt(facts, player.table)
    blinds = {next_small_blind(room, player.table): "small blind", due_big_blind(room, player.table): "big blind"}
    return found | ({"blind_due": blinds[player.seat]} if player.seat in blinds else {})


def _in_the_middle_of_a_hand(facts: RoomFacts, table: str) -> bool:
    """Is the hand that was on at the table as the player came still on?"""
    since = (
        act for m, act in facts.acts(Deal, End, Misdeal) if m.index > facts.subject.index and m.happening.table == table
    )
    return bool(table) and facts.subject.before.table(table).playing and next(since, None) is None
