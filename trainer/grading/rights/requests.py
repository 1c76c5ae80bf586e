"""Questions on what a player asks for or does at the table: the clock, a count, a phone, cards shown."""

from trainer.grading.rights.fits import nobody_bet
from trainer.grading.rights.right import SILENT, Right, RightsQuestion, Seat

CLOCK = RightsQuestion(
    "clock",
    "You ask for the clock on seat {other}. What happens?",
    ("clock-asked",),
    (
        Right(
            "time",
            "If the floor agrees, the player gets a set time, then a countdown.",
            ("clock.time-to-act", "clock.time-to-act-or-less"),
            near="time",
        ),
        Right("minute", "The player gets a minute, with a warning.", ("clock.time-with-a-warning",), near="time"),
        Right(
            "floor", "The floor may start the clock on the player.", ("clock.floor-may-start-clock",), True, near="time"
        ),
        Right("waits", "Nothing. You must be at your own seat.", ("clock.no-clock-when-away",)),
        Right("dead", "The player’s hand is dead unless they act at once."),
        Right("bettor", "Nothing. Only the player who bet may ask."),
        Right("dealer", "You count ten seconds aloud yourself."),
    ),
    Seat.SECOND,
)

CLOCK_AWAY = RightsQuestion(
    "clock-away",
    "You’re away from your seat and ask for the clock on seat {other}. What happens?",
    ("clock-asked-away",),
    CLOCK.rights,
    Seat.SECOND,
)

TIME_UP = RightsQuestion(
    "time-up",
    "Your time is up. What happens to your hand?",
    ("clock-time-up",),
    (
        Right("checked", "It’s checked. Your hand is still live.", ("clock.hand-checked",)),
        Right("dead", "It’s dead.", ("hand.dead",)),
        Right("called", "You call whatever the bet is."),
        Right("more", "You get ten more seconds, once."),
        Right("all-in", "It’s live, but you can’t bet with it anymore."),
    ),
)

COUNT = RightsQuestion(
    "count",
    "You ask how many chips another player has. What do you get?",
    ("stack-count",),
    (
        Right("counted", "The dealer or floor counts the all-in for you.", ("bet.all-in-counted-by-staff",)),
        Right("look", "A fair look at the stack, but no count.", ("bet.fair-look-no-count",), near="look"),
        Right("view", "A clear view of the chips.", ("bet.clear-view-no-count-printed",), near="look"),
        Right("owner", "The player must count them for you."),
        Right("nothing", "Nothing. Players don’t have to show their chips."),
        Right("yourself", "You may count them yourself."),
    ),
    fits=nobody_bet,
)

HOUSE = Right("house", "That’s up to the house’s own rules.", ("devices.up-to-house-rules",), near=SILENT)
KILLS = Right("dead", "No. It kills your hand.")
AFTER = "Not with a live hand. Once you’ve folded, you may."

PHONE = RightsQuestion(
    "phone",
    "You use your phone at the table without talking. Is that allowed?",
    ("device-used",),
    (
        Right("live", AFTER, ("devices.not-with-a-live-hand",)),
        HOUSE,
        Right("quiet", "Yes, if you disturb no one.", ("devices.allowed-unless-disturbing",), near=SILENT),
        Right("table", "No. Not at the table, with or without a hand.", ("devices.not-at-the-table",)),
        KILLS,
        Right("turn", "Yes, until the action is on you."),
    ),
    details=("handle",),
)

PHONE_CALL = RightsQuestion(
    "phone-call",
    "You talk on your phone at the table. Is that allowed?",
    ("device-used",),
    (
        Right("table", "No. Not at the table, with or without a hand.", ("devices.not-at-the-table",)),
        Right("live", AFTER),
        Right("quiet", "Yes, if you disturb no one."),
        KILLS,
        Right("turn", "Yes, until the action is on you."),
    ),
    details=("talk",),
)

PHONE_SOUND = RightsQuestion(
    "phone-sound",
    "Your phone makes a sound others can hear. Is that allowed?",
    ("device-used",),
    (
        Right("table", "No. No one else at the table may hear it.", ("devices.not-at-the-table",)),
        Right("live", AFTER),
        Right("turn", "Yes, until the action is on you."),
        KILLS,
        Right("short", "Yes, if you turn it off at once."),
    ),
    details=("sound",),
)

STRATEGY = RightsQuestion(
    "strategy-tool",
    "You look at a strategy chart or app at the table. Is that allowed?",
    ("device-used",),
    (
        Right("table", "No. Not at the table, with or without a hand.", ("devices.not-at-the-table",)),
        Right("live", AFTER, ("devices.not-with-a-live-hand",)),
        HOUSE,
        Right("quiet", "Yes, if you disturb no one.", ("devices.allowed-unless-disturbing",), near=SILENT),
        KILLS,
        Right("turn", "Yes, until the action is on you."),
    ),
    details=("app",),
)

LANGUAGE = RightsQuestion(
    "language",
    "You speak another language at the table. Is that allowed?",
    ("conduct-told",),
    (
        Right("posted", "Yes, if the house has posted that language.", ("language.as-the-house-posts",)),
        Right("hands", "Not during a hand. Between hands you may.", ("language.english-only",)),
        Right("never", "No. It’s English only, at all times.", ("language.english-at-any-time",)),
        Right("folded", "Yes, once you have folded."),
        Right("translated", "Yes, if you translate it for the table."),
    ),
    details=("foreign-language",),
)

RABBIT = RightsQuestion(
    "rabbit",
    "You ask to see the cards that were coming. Do you get to?",
    ("rabbit-asked",),
    (
        Right(
            "no",
            "No. Those cards aren’t shown to anyone.",
            ("rabbit.not-allowed", "rabbit.dealer-refuses", "rabbit.cards-not-shown", "rabbit.dealer-does-not-show"),
        ),
        Right("all", "Yes, if everyone at the table agrees."),
        Right("winner", "Yes, if the winner agrees."),
        Right("pushed", "Yes, once the pot is pushed."),
        Right("one", "Yes, but only the next card."),
    ),
)

LEFT = RightsQuestion(
    "left-the-table",
    "You leave the table with a live hand. Is that allowed?",
    ("live-hand-left",),
    (
        Right("stay", "No. You must stay, and a penalty may follow.", ("presence.live-hand-stays-at-table",)),
        Right("dead", "No. Your hand is dead as soon as you leave."),
        Right("turn", "Yes, if you are back for your turn."),
        Right("all-in", "Yes, if you have nothing left to decide."),
        Right("neighbor", "Yes, if a neighbor watches your cards."),
    ),
)

SHOWED = RightsQuestion(
    "showed-early",
    "You show your cards while there is action to come. What happens to your hand?",
    ("cards-shown-early",),
    (
        Right(
            "penalized",
            "It stays live. You may get a penalty.",
            ("conduct.live-penalty-after-hand", "conduct.live-hand-may-be-penalized"),
            near="live",
        ),
        Right(
            "winner-take-all",
            "It stays live. A winner-take-all has no penalty.",
            ("conduct.penalty-unless-winner-take-all",),
            near="live",
        ),
        Right("heads-up", "It stays live. The last two players may show.", ("conduct.heads-up-may-show",)),
        Right("dead", "It’s dead."),
        Right("passive", "It stays live, but you may only check or call."),
        Right("open", "It stays live, but it’s played face up."),
    ),
)

SHOWN_TO_ONE = RightsQuestion(
    "shown-to-one",
    "A player showed cards to one neighbor only. Do you get to see them too?",
    ("shown-to-one",),
    (
        Right(
            "rule",
            "Your rulebook doesn’t say. But showing them can bring a penalty.",
            ("conduct.one-player-to-a-hand",),
            near=SILENT,
        ),
        Right("after-betting", "Yes, when the betting is over.", ("conduct.shown-to-all-after-betting",)),
        Right("after-round", "Yes, after this betting round.", ("conduct.shown-to-all-after-round",)),
        Right("now", "Yes, at once.", ("conduct.shown-to-all-now",), near="now"),
        Right("all", "Yes. You may ask now.", ("conduct.all-may-see",), near="now"),
        Right("winner", "Only if that hand wins."),
    ),
    Seat.NEITHER,
)

ON_REQUESTS = (
    CLOCK,
    CLOCK_AWAY,
    TIME_UP,
    COUNT,
    PHONE,
    PHONE_CALL,
    PHONE_SOUND,
    STRATEGY,
    LANGUAGE,
    RABBIT,
    LEFT,
    SHOWED,
    SHOWN_TO_ONE,
)
