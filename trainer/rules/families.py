"""Families: rules that answer one situation between them, split by what more holds in it.

Who cites one of a family and not the rest leaves the other cases without an answer, and nobody sees it. A place in a
family may be filled in several ways, where books answer the same case each by a rule of its own.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache

from trainer.rules.book import Book, sound

Place = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Family:
    """Rules on a topic that belong together: of each of its places some rule is cited, or none of any."""

    topic: str
    places: tuple[Place, ...]

    @property
    def keys(self) -> tuple[str, ...]:
        return tuple(key for place in self.places for key in place)


@dataclass(frozen=True, slots=True)
class Half:
    """A ledger cites `cited` of a family and nothing in a place of it, which any of `lacking` would fill."""

    topic: str
    cited: tuple[str, ...]
    lacking: Place
    why: str

    @property
    def says(self) -> str:
        """What to do about it, in a sentence; the reason where the ledger gives one."""
        other = " or ".join(self.lacking)
        if self.why:
            return f"cites {', '.join(self.cited)} without {other}: {self.why}"
        return (
            f"cites {', '.join(self.cited)}, but not its other half {other}: cite it, "
            f'or say why not under [uncited], "{self.lacking[0]}" = "…"'
        )


# By topic: families, and of each its places; senses split by a bar fill one and the same place.
_FAMILIES: Mapping[str, tuple[str, ...]] = {
    "bet.accepted-action": ("chips-out-on-wrong-count call-said-on-wrong-count",),
    "bet.commitment": (
        "call-said-in-turn all-in-said-in-turn bet-said-in-turn raise-said-in-turn|raise-said-by-doubling",
    ),
    "bet.fold": ("out-of-turn in-turn-facing-no-bet",),
    "bet.form": ("action-alone amount-alone action-and-amount",),
    "bet.hidden-chip": (
        (
            "winner-covers-before-next-deal winner-short-before-next-deal winner-covers-next-deal-begun "
            "winner-short-next-deal-begun"
        ),
    ),
    "bet.invalid": (
        "check-facing-a-bet call-said-facing-no-bet raise-said-facing-no-bet",
        "pot-said-facing-no-bet pot-said-facing-a-bet",
    ),
    "bet.least-raise": ("by-doubling by-the-last-raise",),
    "bet.method": ("words-before-chips chips-before-words clear-words-with-chips unclear-words-with-chips",),
    "bet.pot-bet": (
        "postflop-pot-as-it-lies preflop-blinds-in-full|preflop-short-blind",
        "within-the-pot over-the-pot",
    ),
    "bet.pot-count": (
        "asked-at-pot-limit asked-outside-pot-limit",
        "dealers-task-at-pot-limit players-task-at-no-limit",
    ),
    "bet.pot-miscount": (
        "counted-high-on-its-street counted-high-after-its-street",
        "counted-low-before-substantial-action counted-low-after-substantial-action",
    ),
    "bet.raise-cap": ("at-big-bet at-limit",),
    "bet.rights": (
        "turn-of-another-player first-act-of-the-round big-bet-full-raise-faced big-bet-short-all-in-faced",
        "limit-reopening-share-faced limit-short-all-in-faced",
        "fold-out-of-turn-facing-no-bet fold-out-of-turn-facing-a-bet",
    ),
    "bet.size": (
        (
            "multi-chip-all-needed multi-chip-below-standard multi-chip-at-standard multi-chip-full-raise "
            "multi-chip-full-raise-big-bet"
        ),
        "overchip-facing-a-bet|overchip-prior-chips-or-not overchip-facing-no-bet",
        (
            "amount-named-equals-the-call amount-named-below-standard amount-named-at-standard amount-named-full-raise "
            "amount-named-facing-no-bet"
        ),
        "raise-said-full-total raise-said-short-total",
        (
            "prior-new-chips-all-needed prior-new-chips-below-standard prior-new-chips-at-standard "
            "prior-new-chips-full-raise"
        ),
        "prior-combined-all-needed prior-combined-below-standard prior-combined-at-standard prior-combined-full-raise",
        "raise-said-two-motions raise-said-second-motion-short raise-said-wrong-first-motion",
        "bet-plus-share-of-bet bet-plus-full-bet",
    ),
    "bet.skipped": ("silent-until-substantial-action|silent-left-to-the-floor before-substantial-action",),
    "bet.stack-count": ("facing-an-all-in not-facing-an-all-in",),
    "bet.string": (
        "call-first-then-one-motion call-first-then-several-motions wrong-first-then-more full-raise-first-then-more",
    ),
    "bet.turn": (
        "action-to-come action-unchanged action-changed",
        "posted-minimum-action-to-come posted-minimum-not-raised posted-minimum-raised",
        "passive-act-action-to-come passive-act-action-unchanged passive-act-action-changed",
    ),
    "bet.undercall": ("heads-up-any-bet multiway-opening-bet multiway-raise-as-meant|multiway-raise-as-put-out",),
    "bet.underraise": (
        "underbet-on-its-street underbet-after-its-street",
        "underbet-within-the-round underbet-after-the-round",
    ),
    "bet.unclear": ("unasked-made-clear asked-made-clear not-asked-yet asked-still-unclear",),
    "blind.post": ("straddle-under-the-gun straddle-any-other",),
    "chips.race": (
        "award-within-the-most award-above-the-most",
        "last-chips-lost odd-chips-lost",
        "color-up-announced color-up-unannounced",
        "denomination-still-needed denomination-no-longer-needed",
    ),
    "clock": (
        (
            "acted-in-time-with-countdown|acted-in-time-with-warning "
            "expired-facing-a-bet|expired-bet-or-no-bet|expired-after-the-warning"
        ),
        "expired-facing-a-bet expired-facing-no-bet",
    ),
    "conduct.exposing": ("pot-multiway pot-heads-up event-heads-up",),
    "deal.disordered-stub": ("dropped-alone dropped-into-muck-or-burns",),
    "deal.fouled-deck": ("odd-back-in-play odd-back-in-the-stub",),
    "deal.premature": (
        (
            "flop-with-betting-open|flop-in-holdem turn-held-for-the-river|turn-with-betting-open|turn-in-holdem "
            "river-shuffle-after-betting|river-with-betting-open|river-in-holdem"
        ),
        "stud-before-seventh-street stud-seventh-street",
    ),
    "deck.change": (
        "new-dealer-or-level same-dealer-and-level",
        "new-dealer-or-damaged-card same-dealer-no-damage",
    ),
    "hand.killed": ("taken-unidentifiable taken-identifiable",),
    "hand.stud-muck": ("up-cards-picked-up up-cards-turned-down",),
    "pot.dispute": (
        "reading-before-next-hand reading-next-hand-begun",
        "break-within-the-time break-after-the-time",
        "award-before-substantial-action award-after-substantial-action",
        "award-before-next-hand award-next-hand-begun",
        "any-before-the-riffle any-after-the-riffle",
    ),
    "pot.odd-chip": (
        "pot-not-even board-game-tie stud-game-tie high-and-low-halves",
        "same-hands-halves-matter same-hands-either-way",
    ),
    "presence.at-seat": ("absent-short-or-told absent-long-untold",),
    "rp.announce": ("all-in-count-unasked all-in-count-asked",),
    "rp.hand-for-hand": ("clock-set-each-hand clock-set-several-hands",),
    "rp.push-timing": ("close-to-level-or-break well-before-level-or-break",),
    "seating.balance": (
        "mover-in-flop-or-mixed mover-in-mix-at-stud",
        "seat-in-flop-or-mixed seat-in-stud-only",
        "tables-too-uneven tables-even-enough",
    ),
    "seating.break": ("seat-draw-both-steps seat-draw-step-missing",),
    "seating.final-table": (
        "within-full-table-plus over-full-table-plus",
        "within-set-size over-set-size",
        "two-tables-combined too-many-to-combine",
    ),
    "seating.halt-play": ("short-with-big-blind-open|short-in-full-format short-in-other-format",),
    "seating.new-player": (
        "new-anywhere-else new-button-to-small-blind",
        "broken-table-anywhere-else broken-table-button-to-small-blind",
        "balancing-anywhere-else balancing-button-or-small-blind",
    ),
    "seating.random": (
        "first-seat-drawn first-seat-not-drawn",
        "seat-taken-without-permission seat-taken-with-permission",
        "seat-change-unassigned seat-change-assigned",
    ),
    "showdown.ask-to-see": (
        "asker-without-cards asker-paid-to-see asker-did-not-pay",
        "asked-by-winner asked-by-nonwinner-hand-let-go asked-by-nonwinner-hand-kept",
    ),
    "showdown.discard": ("bettor-discards-identifiable bettor-discards-unidentifiable",),
    "showdown.live-cards": ("pushed-forward-identifiable pushed-forward-into-the-muck",),
    "showdown.order": (
        "enforced-last-aggressor enforced-no-last-aggressor",
        "bet-on-last-round no-bet-on-last-round",
    ),
    "showdown.play-board": (
        "hole-cards-tabled hole-cards-not-tabled",
        "hand-shown hand-kept-unshown hand-thrown-away-unshown",
    ),
    "showdown.tabling": (
        "all-cards-face-up some-cards-face-up",
        "mucked-untabled-identifiable mucked-untabled-unidentifiable",
    ),
    "stud.absent-bring-in": ("away-from-the-seat penalized-player",),
    "stud.short-stub": ("enough-with-burns short-even-with-burns too-short-to-burn-from",),
    "tournament.bb-ante": (
        "hand-blind-first hand-blind-alone",
        "level-blind-first level-blind-alone",
        "hand-ante-due hand-no-ante-due",
        "level-ante-due level-no-ante-due",
    ),
    "tournament.payout": (
        "prize-at-reporting-sum prize-below-reporting-sum",
        "guarantee-enough-players guarantee-too-few-players",
        "out-together-unequal-stacks out-together-equal-stacks",
        "high-hand-highest high-hand-not-highest",
    ),
    "tournament.registration": ("absent-stack-wait-over absent-stack-waiting",),
}


@cache
def families() -> tuple[Family, ...]:
    """All of them, in order."""
    return tuple(
        Family(topic, tuple(_place(topic, word) for word in words.split()))
        for topic, some in _FAMILIES.items()
        for words in some
    )


def _place(topic: str, word: str) -> Place:
    return tuple(f"{topic}.{sense}" for sense in word.split("|"))


def family_of(key: str) -> tuple[str, ...]:
    """The rules that belong to one, in its families; () for a rule that stands alone."""
    some = dict.fromkeys(each for family in families() if key in family.keys for each in family.keys)
    return tuple(each for each in some if each != key)


def halves(law: Book) -> Iterator[Half]:
    """The families of which a book cites some rules and leaves a place empty, with the reason where it gives one."""
    for family in families():
        cited = tuple(key for key in family.keys if key in law.rules)
        for place in family.places if cited else ():
            if not any(key in law.rules for key in place):
                why = next((law.ledger.uncited[key] for key in place if key in law.ledger.uncited), "")
                yield Half(family.topic, cited, place, why)


def idle(law: Book) -> Iterator[str]:
    """Rules for which a ledger gives a reason without need: it cites them after all, or nothing that they belong to.

    What it has from the book that it is like is that one's to mend.
    """
    wanted = {key for each in halves(law) for key in each.lacking}
    other = sound(law.ledger.like) if law.ledger.like else None
    taken = other.ledger.uncited if other is not None else {}
    return (key for key in law.ledger.uncited if key not in wanted and key not in taken)
