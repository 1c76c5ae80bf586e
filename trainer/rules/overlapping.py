"""Topics whose paragraphs bear on the same thing: where one of them decides, another may be named as rightly."""

from functools import cache

from trainer.rules.topics import within

TOGETHER = (
    {"bet.undercall", "bet.underraise", "bet.accepted-action", "bet.calling", "bet.declaration"}
    | {"bet.minimum", "bet.raise-amount"},
    {"bet.string", "bet.raising", "bet.raise-amount", "bet.declaration", "bet.invalid-declaration"},
    {"bet.in-turn", "bet.prior-chips", "bet.accepted-action", "bet.declaration"},
    {"bet.in-turn", "bet.out-of-turn", "bet.skipped"},
    {"bet.count", "chips.visible"},
    {"presence.at-seat", "presence.action-pending", "stud.absent"},
    {"conduct.disclosure", "conduct.exposing", "conduct.penalty"},
    {"devices", "conduct.penalty"},
    {"deal.misdeal", "deal.exposed-card", "deal.extra-card", "deal.button-short", "deal.burn-after-sa"}
    | {"action.substantial", "hand.dead"},
    {"showdown.live-cards", "showdown.tabling", "showdown.discard", "showdown.play-board", "hand.killed"},
)


@cache
def overlapping(topic: str) -> frozenset[str]:
    """The topics, as books print them, that bear on what this one is about; itself among them."""
    own = within(topic)
    return frozenset({own}.union(*(some for some in TOGETHER if own in some)))
