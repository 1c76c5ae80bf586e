"""How a player behaves, what device he uses and where he has a bounty chip: verbs in both tenses, and what follows."""

from collections.abc import Mapping
from typing import NamedTuple


class Behaved(NamedTuple):
    """The verb as it happens and once it is done, and what follows it."""

    does: str
    did: str
    more: str

    @property
    def done(self) -> str:
        """ "gave another player advice"."""
        return f"{self.did} {self.more}"


BEHAVED: Mapping[str, Behaved] = {
    "foreign-language": Behaved("speaks", "spoke", "a language other than English"),
    "advice": Behaved("gives", "gave", "another player advice"),
    "criticism": Behaved("criticizes", "criticized", "how a hand was played"),
    "reads-a-hand": Behaved("reads aloud", "read aloud", "an untabled hand"),
    "shows-hand": Behaved("shows", "showed", "someone the hand"),
    "talks-strategy": Behaved("talks", "talked", "strategy during the hand"),
    "soft-play": Behaved("soft-plays", "soft-played", "another player"),
    "collusion": Behaved("colludes", "colluded", "with another player"),
    "checks-the-nuts": Behaved("checks", "checked", "the nuts, last to act on the river"),
    "throws-cards": Behaved("throws", "threw", "cards off the table"),
    "abuse": Behaved("is", "was", "abusive"),
    "cheating": Behaved("cheats", "cheated", "in the hand"),
    "delay": Behaved("stalls", "stalled", "the action"),
    "touching": Behaved("reaches for", "reached for", "another player\u2019s chips"),
    "out-of-reach": Behaved("bets", "bet", "out of the dealer\u2019s reach"),
    "chatter": Behaved("won\u2019t", "wouldn\u2019t", "stop talking"),
    "dodges-blind": Behaved("dodges", "dodged", "the blind"),
    "hygiene": Behaved("has", "had", "bad hygiene"),
    "face-covered": Behaved("has", "had", "a covered face"),
    "belongings": Behaved("has", "had", "belongings in the way"),
    "noise": Behaved("makes", "made", "too much noise"),
    "damage": Behaved("damages", "damaged", "property"),
    "drugs": Behaved("uses", "used", "an illegal substance"),
    "weapon": Behaved("carries", "carried", "a weapon"),
    "splashes-the-pot": Behaved("splashes", "splashed", "the pot"),
    "plays-anothers-chips": Behaved("plays", "played", "another player\u2019s chips"),
    "sits-in": Behaved("lets", "let", "a visitor sit at the table"),
    "stays-seated": Behaved("stays", "stayed", "seated after busting"),
}
"""By the word for it, of those that `trainer.kernel.manners` knows."""
DEVICES: Mapping[str, Behaved] = {
    "handle": Behaved("uses", "used", "a phone"),
    "app": Behaved("looks at", "looked at", "a poker app"),
    "talk": Behaved("talks", "talked", "on the phone"),
    "sound": Behaved("has", "had", "a phone playing out loud"),
    "on-table": Behaved("puts", "put", "a phone on the table"),
    "on-rail": Behaved("puts", "put", "a phone on the rail"),
}
BOUNTIES: Mapping[str, Behaved] = {
    "in-front": Behaved("keeps", "kept", "the bounty chip in front"),
    "on-a-stack": Behaved("keeps", "kept", "the bounty chip on a stack"),
    "in-the-pot": Behaved("puts", "put", "the bounty chip in the pot"),
    "not-shown": Behaved("keeps", "kept", "the bounty chip out of sight"),
}
