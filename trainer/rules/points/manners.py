"""Points about how a player behaves at the table, in the words of a closed list."""

from collections.abc import Iterator, Mapping

from trainer.kernel import gestures as g
from trainer.rules.facts import Facts
from trainer.rules.kind import About, PointKind
from trainer.rules.ruling import Matter

TOLD, LANGUAGE, PENALTY = "conduct-told", "language", "conduct.penalty"
DISCLOSURE, ETHICS, ETIQUETTE = "conduct.disclosure", "conduct.ethics", "conduct.etiquette"
DODGING = "button.dodging"
UNRULED = (
    *("face-covered", "belongings", "noise", "damage", "drugs", "weapon"),
    *("splashes-the-pot", "plays-anothers-chips", "sits-in", "stays-seated"),
)
"""Words on which some rulebook has a paragraph and none a rule: a penalty is what they may come to."""
TOPICS: Mapping[str, str] = {
    "foreign-language": LANGUAGE,
    **dict.fromkeys(("advice", "criticism", "reads-a-hand", "shows-hand", "talks-strategy"), DISCLOSURE),
    **dict.fromkeys(("soft-play", "collusion"), ETHICS),
    **dict.fromkeys(("checks-the-nuts", "throws-cards", "abuse", "cheating"), PENALTY),
    "dodges-blind": DODGING,
    **dict.fromkeys(("delay", "touching", "out-of-reach", "chatter", "hygiene"), ETIQUETTE),
    **dict.fromkeys(UNRULED, PENALTY),
}
"""The topic that each word is about."""


def conduct_told(facts: Facts) -> Iterator[Matter]:
    """A player behaves in a way that is told; `detail` is the word for it."""
    for index, seat, act in facts.done(g.Conduct):
        if seat:
            yield Matter(TOLD, TOPICS[act.word], index + 1, index + 1, (), (seat,), act.word)


KINDS: tuple[PointKind, ...] = (
    PointKind(
        *(TOLD, LANGUAGE, "A player's conduct", About.SEATS, conduct_told),
        (DISCLOSURE, ETHICS, ETIQUETTE, PENALTY, DODGING),
    ),
)
