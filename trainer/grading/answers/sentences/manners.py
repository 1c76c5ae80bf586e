"""What is said first of conduct, language and devices."""

from collections.abc import Mapping

SENTENCES: Mapping[str, tuple[str, ...]] = {
    "conduct.chips-leave-play": ("{who}'s {out_of_play} in chips leaves play.", "{who}'s chips leave play."),
    "conduct.heads-up-may-show": ("The last two players in an event may show.",),
    "conduct.live-hand-not-discussed": (
        "Seat {seat} may not talk about a {folded} hand while others play.",
        "Seat {seat} may not talk about a live hand.",
    ),
    "conduct.telling-folded-hand-improper": (
        "Seat {seat} may be warned or suspended for telling what a folded hand held.",
    ),
    "conduct.live-hand-may-be-penalized": (
        "Seat {seat} has {gone}, and may be penalized for showing the cards.",
        "Seat {seat} may not show cards: the hand stays live, and the player may be penalized.",
    ),
    "conduct.live-penalty-after-hand": (
        "Seat {seat} has {gone}; any penalty for showing the cards begins after the hand.",
        "Seat {seat}'s hand stays live; any penalty begins after the hand.",
    ),
    "conduct.missed-round-penalty": (
        "{who} misses {given} {after_it}: {rounds} of {hands_a_round} hands each.",
        "{who} misses {given} {after_it}: a missed round is {hands_a_round} hands here.",
        "{who} misses {given}: {rounds} of {hands_a_round} hands each.",
        "{who} misses {given}: a missed round is {hands_a_round} hands here.",
        "One missed round is {hands_a_round} hands.",
        "A missed round is one hand for every player.",
    ),
    "conduct.penalty-length-is-the-directors": (
        "The director sets how long the penalty lasts: {who} misses {given}.",
        "The director sets how long the penalty lasts.",
    ),
    "conduct.penalty-unless-winner-take-all": (
        "Seat {seat} has {gone}, and may be penalized for showing the cards.",
        (
            "Seat {seat} may not show cards before the last two, unless the winner takes all: the "
            "hand stays live, and the player may be penalized."
        ),
    ),
    "conduct.saying-hand-may-be-penalized": ("Seat {seat} may be penalized for saying what the hand is.",),
    "conduct.penalty-hand-killed": (
        "{who} misses this hand, {missed_of}, dealt in and killed, {posted} posted: {hands_left} more after it.",
        (
            "{who} misses this hand, {missed_of}, dealt in and killed with blinds and antes posted: {hands_left} more "
            "after it."
        ),
        "{who} misses this hand, dealt in and killed, {posted} posted: {hands_left} more after it.",
        "{who} misses this hand, dealt in and killed with blinds and antes posted: {hands_left} more after it.",
        "{who} misses this hand, dealt in and killed, {posted} posted: it is the penalty's last.",
        "{who} misses this hand, dealt in and killed with blinds and antes posted: it is the penalty's last.",
    ),
    "conduct.penalty-not-over": (
        (
            "{who} may not play yet and stays away from the table: {missed_of} missed, {redealt} and its redeal as "
            "one, {hands_left} more to miss."
        ),
        "{who} may not play yet and stays away from the table: {missed_of} missed, {hands_left} more to miss.",
        "{who} may not play yet and stays away from the table: {hands_left} more to miss.",
    ),
    "conduct.penalty-over": (
        (
            "{who}'s penalty is over: {missed_of} missed, {redealt} and its redeal as one, and {who} may play the "
            "next hand."
        ),
        "{who}'s penalty is over: {missed_of} missed, and {who} may play the next hand.",
        "{who}'s penalty is over: {who} may play the next hand.",
    ),
    "conduct.abuse-penalized": ("{player} gets a penalty: abuse, disruption and cheating are penalized.",),
    "conduct.collusion-disqualifies": (
        "{player} is disqualified: that is the penalty for chip dumping and other collusion.",
    ),
    "conduct.etiquette-may-be-penalized": ("{player} may be warned or penalized: that violates etiquette.",),
    "conduct.folded-penalty-after-hand": (
        "Seat {seat} may not expose a folded hand; any penalty begins after the hand.",
    ),
    "conduct.showing-folded-hand-improper": (
        "Seat {seat}'s hand stays folded, and the player may be warned or suspended for showing it.",
    ),
    "conduct.shown-to-all-now": (
        "Show seat {seat}'s cards to every player now: seat {other} may still act this round. A penalty may follow.",
    ),
    "conduct.shown-to-all-after-round": (
        "Show seat {seat}'s cards to every player when this betting round ends, not before. A penalty may follow.",
    ),
    "conduct.shown-to-all-after-betting": (
        "Show seat {seat}'s cards to every player once the betting is over, not before. A penalty may follow.",
    ),
    "conduct.all-may-see": ("Every player at the table may see the cards that seat {seat} showed seat {other}.",),
    "conduct.shown-to-all-by-use": (
        "Everyone sees seat {seat}'s cards: now if the viewer may act this round, else after it or after the betting.",
    ),
    "conduct.etiquette-repeat-penalized": ("{player} gets a penalty: repeat violations of etiquette are penalized.",),
    "conduct.etiquette-warned-first": (
        "{player} may get a warning for a first etiquette violation; repeat violations are penalized.",
    ),
    "conduct.improper-act": ("{player}'s act is improper: a warning, a suspension or a ban may follow.",),
    "conduct.no-advice-or-criticism": (
        "{player} may neither advise on play nor criticize it at any time: a penalty may follow.",
    ),
    "conduct.may-be-dealt-out": ("{player} may be penalized, such as dealt out for a time or a number of hands.",),
    "conduct.may-be-evicted": ("{player} may be penalized for it, up to eviction from the tournament.",),
    "conduct.nuts-check-up-to-floor": ("{player}'s check of the nuts isn't soft play by itself: the floor decides.",),
    "conduct.one-player-to-a-hand": ("{player} may not do that: one player to a hand. A penalty may follow.",),
    "conduct.soft-play-penalized": (
        "{player} gets a penalty for soft play, up to forfeited chips or disqualification.",
    ),
    "conduct.thrown-card-may-be-penalized": ("{player} may be penalized for throwing cards.",),
    "button.dodged-blind-penalized": ("{player} gets a penalty for dodging a blind on purpose.",),
    "conduct.untabled-hand-not-read": ("{player} may not read a hand that isn't tabled: a penalty may follow.",),
    "devices.allowed-unless-disturbing": (
        "{lying}'s device breaks no rule there if it disturbs no one, delays nothing and gives no edge.",
        "{player} may use the device if it disturbs no one, delays nothing and gives no edge.",
    ),
    "devices.may-lie-on-the-rail": ("{player}'s device may be on the rail.",),
    "devices.not-at-the-table": (
        (
            "{to_rail} takes the device off the table, where it may not be, and may put it on the rail: a penalty may "
            "follow."
        ),
        "{off_table} takes the device off the table, where it may not be: a penalty may follow.",
        "Seat {seat} may not {device_use} at the table: a penalty may follow.",
        "{who} may not {device_use} at the table: a penalty may follow.",
    ),
    "devices.not-with-a-live-hand": (
        (
            "{player} may not use the device with a live hand, {all_in_too}: a penalty may follow, and the hand stays "
            "live."
        ),
        "{player} may not use the device with a live hand: a penalty may follow, and the hand stays live.",
    ),
    "devices.up-to-house-rules": ("House rules decide whether {player} may use the device.",),
    "language.as-the-house-posts": ("{player} speaks a language that is allowed only if the house has posted it.",),
    "language.english-at-any-time": (
        "{player} must speak English: English only is enforced, during hands and between them.",
    ),
    "language.english-only": (
        "The English-only rule doesn't apply to what {spoke_between} said between hands.",
        "{player} must speak English while the hand is played.",
    ),
}
