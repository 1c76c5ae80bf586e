"""The steps of a remedy as the sentences before the steps have them: what belongs together in one, and why."""

from collections.abc import Iterator, Mapping, Sequence

from trainer.grading.telling.steps import About, brief
from trainer.kernel.listed import ended
from trainer.rules.refunds import OTHERS, SEAT
from trainer.rules.ruling import Decision

CAPITAL = "Seat"
REFUND = "deal.refund-may-be-lost"


def within(words: str) -> str:
    """A sentence as it goes on within another: seats keep their capital."""
    return words if words.startswith(CAPITAL) else f"{words[:1].lower()}{words[1:]}"


JOINED: Mapping[tuple[str, ...], str] = {
    ("gather-the-cards", "shuffle-the-deck", "cut-the-deck"): "It\u2019s a misdeal: gather, shuffle and cut the deck",
    ("floor-draws-the-burn", "drawn-card-leaves-the-board", "other-three-are-the-flop", "turn-without-second-burn"): (
        "The floor picks one at random as the turn burn. The other three are the flop. Don\u2019t burn before the turn"
    ),
    ("floor-draws-the-burn", "drawn-card-leaves-the-board", "other-three-are-the-flop", "river-without-second-burn"): (
        "The floor picks one at random as the river burn. The other three are the flop. Don\u2019t burn for the river"
    ),
    ("floor-draws-the-burn", "drawn-card-leaves-the-board", "other-three-are-the-flop"): (
        "The floor picks one at random, and it leaves the board. The other three are the flop"
    ),
    ("floor-draws-the-burn", "drawn-card-leaves-the-board"): "The floor picks one at random as the turn burn",
    ("shuffle-the-stub", "cut-the-stub"): "Reshuffle and cut the stub",
    ("burns-into-the-stub", "mix-the-stub", "cut-the-stub", "burn-one"): (
        "Scramble the burns into the stub, cut it and burn one card"
    ),
    ("amount-asked-about", "amount-made-clear"): "Ask {seat} how much the bet is, and get a clear amount",
    (
        "play-on",
        "next-cards-as-without-the-error",
    ): "Play on, and burn two cards before the next street so the right cards come next",
    (
        "whole-hand-asked-for",
        "whole-hand-tabled",
    ): "Have {holder} table all their cards. Check that every one is face up",
    ("minimum-posted", "rest-of-the-post-back"): "Announce \u201c{seat} posts {post}.\u201d Give back {rest}",
}
"""Steps that a sentence has together."""
ALONE: Mapping[str, Mapping[str, str]] = {
    "community-card": {
        "stud.community-card": (
            "Deal one community card face up. Even with the burns, a card for each hand would use up the stub"
        ),
    },
    "out-of-turn-chips-back": dict.fromkeys(
        ("bet.not-binding-every-choice", "bet.goes-back-call-or-fold", "bet.not-binding-no-raise"),
        "{overtaken}, so give {seat} back the {back}",
    ),
}
"""A step that says by the ruling why it is asked for."""
MISUNDERSTOOD = "The floor decides whether {seat} misunderstood the bet or owes the full call"
DECIDES: Mapping[str, str] = {
    "pot.play-on-ruling-delayed": "The floor rules on the pot later",
    "deal.not-listed-misdeal": "The floor decides whether it\u2019s a misdeal",
    "bet.string-bet-up-to-floor": "The floor decides how much plays{amounts}",
    "bet.undercall-up-to-floor": "The floor decides: {seat} calls the full {whole}, or folds and forfeits {part}",
    "bet.later-undercall-up-to-floor": "The floor decides how {seat}\u2019s short call is treated",
    "bet.claim-near-the-bet-up-to-floor": MISUNDERSTOOD,
    "bet.gross-misunderstanding-up-to-floor": MISUNDERSTOOD,
    "bet.floor-determines-the-bet": "The floor decides how much {seat}\u2019s bet is",
    "bet.should-be-allowed-to-reconsider": "The floor decides whether {seat} may take the chips back and act again",
    "bet.unclear-case-up-to-floor": "The floor decides how much {seat}\u2019s bet is",
    "bet.still-unclear-floor-rules": "The floor decides how much plays",
    "bet.may-bind-after-call": "The floor decides whether {seat}\u2019s action out of turn is binding",
    "showdown.showing-up-to-floor": "The floor decides whether {holder} hand is shown",
    "showdown.discarded-hand-up-to-floor": "The floor decides whether {holder} hand is live or dead",
    "showdown.unprotected-hand-may-be-retrieved": "The floor decides whether {holder} hand is retrieved",
}
"""By the ruling what it is that the floor decides."""


def in_sentences(keys: Sequence[str], told: About) -> Iterator[str]:
    """The steps in their order, those that go together in one sentence."""
    left = list(keys)
    while left:
        joined = next((each for each in JOINED if tuple(left[: len(each)]) == each and _has(each, told)), None)
        words = JOINED[joined] if joined else ALONE.get(left[0], {}).get(told.ruling, "")
        yield ended(_filled(words, told) if words else brief(left[0], told))
        del left[: len(joined) if joined else 1]


def _has(keys: tuple[str, ...], told: About) -> bool:
    """Are the amounts known that the sentence names?"""
    return "minimum-posted" not in keys or min(told.figures.get("post", 0), told.figures.get("rest", 0)) > 0


def _filled(words: str, told: About) -> str:
    figures = {name: f"{told.figures.get(name, 0):,}" for name in ("post", "rest", "back")}
    return words.format(seat=told.seat, holder=told.holder or "the player", overtaken=told.overtaken, **figures)


def why(decision: Decision, told: About) -> str:
    """Why a bet comes to so much; "" where the steps say it."""
    pot, to = told.figures.get("pot", 0), told.figures.get("to", 0)
    if decision.key == REFUND and (seat := told.figures.get(SEAT, 0)):
        return _refunded(decision, seat)
    within = decision.key == "bet.highest-reasonable-amount" and pot and to
    return f"With {pot:,} in the pot, {to:,} plays." if within else ""


def _refunded(decision: Decision, seat: int) -> str:
    """Why the floor decides on a refund, of a player who knew that the deck was fouled; or that it has given it."""
    given = decision.ruling is not None and not any(each.key == OTHERS for each in decision.ruling.steps)
    return f"Seat {seat} saw both cards and bet{', but the floor gives the refund' * given}."


def floor_decides(decision: Decision, told: About) -> str:
    """What the rulebook leaves to the floor; "" where it is said by the matter itself."""
    if decision.key not in DECIDES:
        return ""
    either = (told.figures.get("by-first-motion", 0), told.figures.get("by-all-chips", 0))
    amounts = f": {either[0]:,} or {either[1]:,}" if min(either) > 0 else ""
    whole, part = told.figures.get("full-call", 0), told.figures.get("forfeit", 0)
    words = DECIDES[decision.key].format(
        seat=told.seat,
        amounts=amounts,
        holder=f"{told.holder}\u2019s" if told.holder else "the",
        whole=f"{whole:,}" if whole else "bet",
        part=f"the {part:,}" if part else "the short call",
    )
    return f"{words}."
