"""At which limits a misdeal is dealt again where the level has changed since it began."""

from dataclasses import replace

from trainer.grading.answers.halves.redeal import ONE_HAND
from trainer.grading.answers.made import Answer
from trainer.kernel.listed import listed
from trainer.kernel.table import Stakes
from trainer.rules.book import Book
from trainer.rules.effects import Effect
from trainer.rules.record import Record
from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import signalled
from trainer.rules.room.record import RoomRecord

AS_THEY_WERE = "{}; the limits stay as they were, {}, though the level has changed."


def with_its_limits(hand: Record, room: RoomRecord, law: Book, answers: tuple[Answer, Answer]) -> Answer | None:
    """The answer on a hand that is a misdeal, with the limits of its redeal, by a house that prints what stays the
    same in it. None of another hand, or where no level has changed since. `answers` are those on the hand and the room.
    """
    on_hand, on_room = answers
    again = on_hand.lead is not None and on_hand.lead.effect is Effect.MISDEAL and ONE_HAND in law.rules
    level = dict(on_room.lead.figures).get("level", 0) if on_room.lead is not None else 0
    if not again or on_room.lead is None or not level:
        return None
    if signalled(RoomFacts(room, len(room), on_room.lead.matter), len(room)) <= level:
        return None
    limits = _limits(hand.setup.stakes)
    said = AS_THEY_WERE.format(on_hand.sentence.removesuffix("."), limits)
    return replace(on_hand, sentence=said, more=(*on_hand.more, on_room)) if limits else None


def _limits(stakes: Stakes) -> str:
    """The blinds or the ante and the bring-in of a hand; "" where none were told."""
    blinds = f"blinds {stakes.small_blind:,}-{stakes.big_blind:,}" if stakes.big_blind else ""
    ante = f"ante {ante:,}" if (ante := stakes.ante or stakes.big_blind_ante) else ""
    bring_in = f"bring-in {stakes.bring_in:,}" if stakes.bring_in else ""
    return listed([*filter(None, (blinds, ante, bring_in))])
