"""What is said first of conduct, language and devices."""

from collections.abc import Mapping

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "conduct.abuse-penalized": (
        "Seat {seat} gets a penalty: abuse, disruption and cheating are penalized.",
        "{who} gets a penalty: abuse, disruption and cheating are penalized.",
    ),
    "conduct.collusion-disqualifies": (
        "Seat {seat} is disqualified: chip dumping and other collusion cost the event.",
        "{who} is disqualified: chip dumping and other collusion cost the event.",
    ),
    "conduct.etiquette-may-be-penalized": (
        "Seat {seat} may be warned or penalized: that is a breach of etiquette.",
        "{who} may be warned or penalized: that is a breach of etiquette.",
    ),
    "conduct.etiquette-repeat-penalized": (
        "Seat {seat} gets a penalty: repeat violations of etiquette are penalized.",
        "{who} gets a penalty: repeat violations of etiquette are penalized.",
    ),
    "conduct.etiquette-warned-first": (
        "Seat {seat} may be warned for a first breach of etiquette; repeat violations will be penalized.",
        "{who} may be warned for a first breach of etiquette; repeat violations will be penalized.",
    ),
    "conduct.improper-act": (
        "Seat {seat}'s act is improper: a warning, a suspension or a bar may follow.",
        "{who}'s act is improper: a warning, a suspension or a bar may follow.",
    ),
    "conduct.no-advice-or-criticism": (
        "Seat {seat} may neither advise on play nor criticize it at any time: a penalty may follow.",
        "{who} may neither advise on play nor criticize it at any time: a penalty may follow.",
    ),
    "conduct.nuts-check-up-to-floor": (
        "Seat {seat}'s check of the nuts isn't soft play by itself: the floor decides.",
        "{who}'s check of the nuts isn't soft play by itself: the floor decides.",
    ),
    "conduct.one-player-to-a-hand": (
        "Seat {seat} may not do that, one player to a hand: a penalty may follow.",
        "{who} may not do that, one player to a hand: a penalty may follow.",
    ),
    "conduct.soft-play-penalized": (
        "Seat {seat} gets a penalty for soft play, which may cost chips or the event.",
        "{who} gets a penalty for soft play, which may cost chips or the event.",
    ),
    "conduct.thrown-card-may-be-penalized": (
        "Seat {seat} may be penalized for throwing cards.",
        "{who} may be penalized for throwing cards.",
    ),
    "button.dodged-blind-penalized": (
        "Seat {seat} gets a penalty for dodging a blind on purpose.",
        "{who} gets a penalty for dodging a blind on purpose.",
    ),
    "conduct.untabled-hand-not-read": (
        "Seat {seat} may not read a hand that isn't tabled: a penalty may follow.",
        "{who} may not read a hand that isn't tabled: a penalty may follow.",
    ),
    "devices.allowed-unless-disturbing": (
        "Seat {seat} may use the device as long as it disturbs nobody, delays nothing and gives no edge.",
        "{who} may use the device as long as it disturbs nobody, delays nothing and gives no edge.",
    ),
    "devices.may-lie-on-the-rail": (
        "Seat {seat}'s device may lie on the rail.",
        "{who}'s device may lie on the rail.",
    ),
    "devices.not-at-the-table": (
        "{off_table} takes the device off the table, where it may not lie: a penalty may follow.",
        "Seat {seat} may not {device_use} at the table: a penalty may follow.",
        "{who} may not {device_use} at the table: a penalty may follow.",
    ),
    "devices.not-with-a-live-hand": (
        "Seat {seat} may not use the device with a live hand: a penalty may follow, and the hand stays live.",
        "{who} may not use the device with a live hand: a penalty may follow, and the hand stays live.",
    ),
    "devices.up-to-house-rules": (
        "House rules decide whether seat {seat} may use the device.",
        "House rules decide whether {who} may use the device.",
    ),
    "language.as-the-house-posts": (
        "Seat {seat} speaks a language that is fine only if the house has posted it.",
        "{who} speaks a language that is fine only if the house has posted it.",
    ),
    "language.english-at-any-time": (
        "Seat {seat} must speak English: English only is enforced, during hands and between them.",
        "{who} must speak English: English only is enforced, during hands and between them.",
    ),
    "language.english-only": (
        "Seat {seat} must speak English while the hand is played.",
        "{who} must speak English while the hand is played.",
    ),
}
