"""Players: a level that comes during the push leaves one hand; draw games may be limped."""

from trainer.rules.room.facts import RoomFacts
from trainer.rules.room.levels import announced, start
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling

ONE_HAND_MORE = Ruling(
    "level.incoming-dealer-at-prior-level", "the incoming dealer deals one hand at the previous level"
)
LIMPING_ALLOWED = Ruling("rp.limp-allowed", "the call stands: limping is allowed", fault=False)


def level_before(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    return {"level": announced(facts, start(facts).pushed)}


@rule(
    "level.new-hand.push-level-up-before-riffle",
    ruling=ONE_HAND_MORE,
    excepts=("level.new-hand.begun-by-push-riffle-or-shuffler",),
    figures=level_before,
)
def level_during_the_push(facts: RoomFacts, _: Numbers) -> bool:
    """The level changed after the push began and before the incoming dealer had begun to riffle."""
    hand = start(facts)
    begun = min((each for each in (hand.riffled, hand.shuffled) if each >= 0), default=hand.dealt)
    return 0 <= hand.pushed < begun and announced(facts, hand.pushed) < announced(facts, begun)


@rule("rp.draw.limp-in-single-draw", kinds=("limp",), ruling=LIMPING_ALLOWED)
def limp_in_single_draw(facts: RoomFacts, _: Numbers) -> bool:
    """A player limps in for just the big blind in a single-draw game."""
    before = facts.subject.before
    return before.table(before.player(facts.matter.detail).table).game == "single-draw"
