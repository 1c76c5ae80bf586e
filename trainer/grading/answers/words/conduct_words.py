"""How a player behaves, in words that follow "doesn't cover this"."""

from trainer.grading.answers.room.rooms import happening_of
from trainer.kernel.room.manner_acts import Conduct
from trainer.rules.room.record import RoomRecord
from trainer.rules.ruling import Decision

CONDUCT_NAMED = {
    "foreign-language": "another language spoken at the table",
    "advice": "advice on play",
    "criticism": "criticism of play",
    "reads-a-hand": "reading aloud a hand that isn't tabled",
    "shows-hand": "a hand shown to someone else",
    "talks-strategy": "talk of strategy",
    "soft-play": "soft play",
    "collusion": "collusion",
    "checks-the-nuts": "the nuts checked last on the river",
    "throws-cards": "cards thrown off the table",
    "abuse": "abuse",
    "cheating": "cheating",
    "delay": "delay of the game",
    "touching": "touching another player, or their cards or chips",
    "out-of-reach": "a bet out of the dealer's reach",
    "chatter": "chatter",
    "dodges-blind": "a blind dodged on purpose",
    "hygiene": "a player's hygiene",
    "face-covered": "a covered face",
    "belongings": "belongings in the way",
    "noise": "noise",
    "damage": "damage",
    "drugs": "drugs",
    "weapon": "a weapon",
    "splashes-the-pot": "chips splashed into the pot",
    "plays-anothers-chips": "playing another player's chips",
    "sits-in": "a visitor at the table",
    "stays-seated": "a player who stays seated once out",
}


def named_conduct(record: RoomRecord, decision: Decision) -> str:
    """How a player of a room behaves and who, "a covered face, Ann"; "" where the matter is another one."""
    act = happening_of(record, decision.matter).act
    return f"{CONDUCT_NAMED[act.word]}, {decision.matter.detail}" if isinstance(act, Conduct) else ""
