"""Questions on a player's own hand: whether it is live, what they get back, and what they must show to win."""

from trainer.grading.rights.fits import no_refund_at_stake
from trainer.grading.rights.right import Right, RightsQuestion, Seat

CARDS = RightsQuestion(
    "number-of-cards",
    "You have the wrong number of cards. What happens to your hand?",
    ("wrong-number-of-cards", "wrong-count-after-action"),
    (
        Right(
            "misdeal",
            "Misdeal. Your chips come back, and all players get new cards.",
            ("deal.misdeal", "deal.misdeal-until-second-player"),
        ),
        Right("extra", "It plays. The extra card becomes the burn.", ("deal.extra-card-becomes-burn",)),
        Right("completed", "It plays. The dealer completes it.", ("deal.complete-the-hand",)),
        Right(
            "dead",
            "It’s dead.",
            ("deal.hand-killed", "deal.hand-killed-burns-as-usual", "deal.hand-killed-by-dealer"),
        ),
        Right("floor", "The floor decides whether it’s a misdeal.", ("deal.not-listed-misdeal",), floor=True),
        Right("plays", "It plays as it is. It’s too late for a misdeal."),
        Right("choice", "You decide whether it plays."),
    ),
)

EXPOSED = RightsQuestion(
    "card-exposed",
    "The dealer exposed a card of yours. What may you ask for?",
    ("exposed-downcard",),
    (
        Right(
            "misdeal",
            "A new deal. It’s a misdeal.",
            ("deal.misdeal", "deal.misdeal-until-second-player"),
        ),
        Right("replaced", "Another card. The exposed one becomes the burn.", ("deal.exposed-card-becomes-burn",)),
        Right("plays", "Nothing. You keep the card, and play continues.", ("deal.play-on",)),
        Right("floor", "The floor, who decides whether it’s a misdeal.", ("deal.not-listed-misdeal",), floor=True),
        Right("choice", "Another card or this one, as you choose."),
        Right("fold", "Your chips. You may fold without losing them."),
    ),
)

FOULED = RightsQuestion(
    "fouled-deck",
    "The deck turns out to be wrong. What happens to the chips you have in?",
    ("duplicate-cards", "odd-back"),
    (
        Right("back", "They all come back. The hand is void.", ("deal.fouled-deck",)),
        Right("stand", "They stay in. It’s too late to dispute the deck.", ("deal.fouled-deck-too-late",), near="stay"),
        Right("play", "They stay in, and play continues.", ("deal.play-on",), near="stay"),
        Right("split", "The players still in the hand split the pot."),
        Right("street", "Only this street’s bets come back."),
        Right("caller", "Only the last bet comes back."),
    ),
    Seat.NEITHER,
    fits=no_refund_at_stake,
)

CAME_BACK = RightsQuestion(
    "came-back",
    "You come back to your seat during the hand. Is your hand live?",
    ("came-back",),
    (
        Right("dead", "No. You came back too late.", ("presence.back-too-late-hand-dead",)),
        Right("in-time", "Yes. You came back in time.", ("presence.back-in-time-hand-lives",), near="live"),
        Right("was-there", "Yes. You were there for the last card.", ("presence.hand-still-live",), near="live"),
        Right("turn", "Yes, but only because it isn’t your turn yet."),
        Right("left", "No. You left the table, and that alone kills it."),
        Right("all-in", "It’s live, but you can’t bet with it."),
    ),
)

SEE = RightsQuestion(
    "see-a-hand",
    "You ask to see seat {other}’s hand. Do you get to see it?",
    ("asked-to-see",),
    (
        Right("right", "Yes. You called the last bet, and it must be tabled.", ("showdown.tabled-by-right",)),
        Right("no", "No. You may not ask to see it.", ("showdown.no-right-to-see",)),
        Right("floor", "The floor decides whether it’s shown.", ("showdown.showing-up-to-floor",), floor=True),
        Right("live", "Yes, and it’s live: it can still win.", ("showdown.both-live-best-wins",)),
        Right("dead", "Yes, but it’s dead: it can’t win.", ("showdown.shown-and-dead",)),
        Right("agrees", "Only if seat {other} agrees."),
    ),
)

TABLED = RightsQuestion(
    "winner-mucked",
    "You tabled the best hand, and the dealer mucked it. What do you get?",
    ("tabled-hand-taken",),
    (
        Right("wins", "What it wins. A tabled winner can’t be killed.", ("showdown.tabled-winner-wins",)),
        Right(
            "retrieved",
            "The floor decides: it’s dead, or it’s retrieved and live.",
            ("showdown.unprotected-hand-may-be-retrieved",),
            floor=True,
        ),
        Right("nothing", "Nothing. A mucked hand is dead."),
        Right("bet", "Your last bet back."),
        Right("split", "Half of what it would have won."),
        Right("again", "A new deal for the pot."),
    ),
)

PICKED_UP = RightsQuestion(
    "picked-up",
    "You pushed your cards forward and picked them up again. Is your hand live?",
    ("taken-up-again",),
    (
        Right("live", "Yes. It wasn’t dead, and now it’s tabled.", ("showdown.not-dead-tabled-live",)),
        Right("floor", "The floor decides.", ("showdown.discarded-hand-up-to-floor",), floor=True),
        Right("dead", "No. Cards pushed forward are dead."),
        Right("agrees", "Only if the other players agree."),
        Right("half", "Yes, but it can win only a split."),
    ),
)

PUSHED = RightsQuestion(
    "pushed-forward",
    "You pushed your cards forward face down. May you still show them?",
    ("pushed-forward",),
    (
        Right("may", "Yes. They aren’t dead while they can be identified.", ("showdown.not-dead-may-table",)),
        Right("line", "The floor goes by the house’s line rule.", ("showdown.house-line-decides",), floor=True),
        Right("dead", "No. Cards pushed forward are dead."),
        Right("agrees", "Only if the other players agree."),
        Right("asked", "Only if another player asks to see them."),
    ),
)

MUCKED = RightsQuestion(
    "mucked",
    "You mucked your hand without tabling it. May you still claim the pot?",
    ("mucked-untabled",),
    (
        Right("read", "Only if the floor finds it was clearly read.", ("showdown.no-claim-unless-read",), floor=True),
        Right(
            "retrieved",
            "The floor decides: it’s dead, or it’s retrieved and live.",
            ("showdown.known-cards-may-be-retrieved",),
            floor=True,
        ),
        Right("no", "No. You have no claim to it.", ("showdown.no-claim-to-pot",)),
        Right("named", "Yes. You say which cards you had."),
        Right("partner", "Yes, if your neighbor saw your cards."),
        Right("split", "Yes, to half of it."),
    ),
)

PART = RightsQuestion(
    "part-shown",
    "You showed only part of your hand. Must you show the rest?",
    ("part-shown",),
    (
        Right(
            "all",
            "Yes. The dealer tells you to table all your cards.",
            ("showdown.all-cards-asked-for", "showdown.rest-tabled-at-once"),
            near="all",
        ),
        Right("nothing", "No, but then it wins nothing.", ("showdown.not-shown-wins-nothing",), near="all"),
        Right("enough", "No. What you showed is enough to win."),
        Right("one", "Only to the player who called you."),
        Right("paid", "Only once the pot is in front of you."),
    ),
)

REFUSED = RightsQuestion(
    "rest-refused",
    "You showed part of your hand and won’t show the rest. What happens?",
    ("rest-refused",),
    (
        Right("floor", "The dealer calls the floor.", ("showdown.refused-floor-called",), floor=True, near="show"),
        Right("nothing", "You can’t win without showing it.", ("showdown.not-shown-wins-nothing",), near="show"),
        Right("enough", "Nothing. What you showed is enough to win."),
        Right("turned", "The dealer turns the rest of your cards face up."),
        Right("dead", "The dealer mucks your hand at once."),
        Right("half", "You can win only half of the pot."),
    ),
)

BOARD = RightsQuestion(
    "plays-the-board",
    "You play the board. What must you do for your share?",
    ("plays-the-board",),
    (
        Right("table", "Table all your cards.", ("showdown.no-share-until-tabled",)),
        Right(
            "asked",
            "Nothing yet. You show your cards if another player asks.",
            ("showdown.keeps-share-shown-if-asked",),
        ),
        Right("lost", "Nothing helps. You have no claim to the pot.", ("showdown.no-claim-to-pot",)),
        Right("said", "Only say that you play the board."),
        Right("one", "Show one card of your choice."),
        Right("pushed", "Push your cards forward face down."),
    ),
)

ON_HANDS = (CARDS, EXPOSED, FOULED, CAME_BACK, SEE, TABLED, PICKED_UP, PUSHED, MUCKED, PART, REFUSED, BOARD)
