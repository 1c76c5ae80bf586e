"""Rows for how players behave: language, one player to a hand, ethics, etiquette and what is penalized."""

from collections.abc import Mapping

from tests.questions.told_situations import ALL_TO_THE_FLOP, Asking, hand

SILENT, IMPROPER = "silence", "conduct.improper-act"
DEALT_OUT, EVICTED = "conduct.may-be-dealt-out", "conduct.may-be-evicted"
NO_ADVICE, ONE_PLAYER = "conduct.no-advice-or-criticism", "conduct.one-player-to-a-hand"
SOFT_PLAY, COLLUSION = "conduct.soft-play-penalized", "conduct.collusion-disqualifies"
ENGLISH = ("language.english-only", "language.english-at-any-time")
POSTED, ABUSE = "language.as-the-house-posts", "conduct.abuse-penalized"


def told(*words: str) -> Asking:
    """A player behaves so while a bet is faced on the flop, one thing after the other."""
    done = (f"P2 conduct {word}" for word in words)
    return hand("conduct-told", ALL_TO_THE_FLOP, "P1 bet 600", "fold 2", *done, seat=2)


def silently(use: str) -> Asking:
    """A player with a live hand uses a device."""
    return hand("device-used", ALL_TO_THE_FLOP, "P1 bet 600", "fold 2", f"P3 device {use}", seat=3)


ROWS: tuple[tuple[str, Asking, Mapping[int, str | tuple[str, ...]]], ...] = (
    ("during-a-hand", told("foreign-language"), {0: POSTED, 1: ENGLISH}),
    ("who-makes-it-known", told("foreign-language"), {0: POSTED}),
    ("advice-on-a-fold", told("advice"), {0: NO_ADVICE}),
    ("bad-call-after-the-hand", told("criticism"), {0: NO_ADVICE}),
    ("straight-over-there", told("reads-a-hand"), {0: ("conduct.untabled-hand-not-read", IMPROPER)}),
    ("wife-at-the-rail", told("shows-hand"), {0: ONE_PLAYER}),
    ("friend-decides", told("talks-strategy"), {0: ONE_PLAYER}),
    ("brothers-check-down", told("soft-play"), {0: SOFT_PLAY, 1: IMPROPER}),
    ("shall-we-check", told("soft-play"), {0: IMPROPER}),
    ("chips-for-a-friend", told("collusion"), {0: COLLUSION, 1: IMPROPER}),
    ("signals-between-partners", told("collusion"), {0: IMPROPER}),
    ("checking-the-nuts", told("checks-the-nuts"), {1: "conduct.nuts-check-up-to-floor", 2: SILENT}),
    (
        "out-of-reach",
        told("out-of-reach", "out-of-reach"),
        {0: ("conduct.etiquette-may-be-penalized", "conduct.etiquette-repeat-penalized")},
    ),
    ("silent-use-by-house-rules", silently("handle"), {0: "devices.up-to-house-rules"}),
    ("card-off-the-table", told("throws-cards"), {0: ("conduct.thrown-card-may-be-penalized", DEALT_OUT)}),
    ("crumpled-ace", told("throws-cards"), {0: DEALT_OUT}),
    ("abuse-of-the-dealer", told("abuse"), {0: ABUSE, 1: EVICTED}),
    ("cursing-his-luck", told("abuse"), {0: EVICTED}),
    ("threat-in-words", told("abuse"), {0: EVICTED}),
    ("must-or-may", told("soft-play"), {0: SOFT_PLAY}),
    ("must-or-may", told("abuse"), {1: ABUSE}),
    ("must-or-may", told("cheating"), {2: ABUSE}),
)
