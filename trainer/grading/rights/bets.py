"""Questions on a player's own bet: whether it is binding, goes back, or is theirs to change."""

from trainer.grading.rights.fits import first_motion, minimum_raise, misread, short_alone
from trainer.grading.rights.right import Right, RightsQuestion

RECONSIDER = Right(
    "reconsider",
    "The floor should let you take the chips back and act again.",
    ("bet.should-be-allowed-to-reconsider",),
    near="back",
)

OUT_OF_TURN = RightsQuestion(
    "out-of-turn",
    "You acted before your turn. What happens to your action?",
    ("turn",),
    (
        Right(
            "backs-up",
            "The action backs up. Yours is binding unless a bet or raise comes first.",
            ("bet.action-backs-up", "bet.binds-unless-action-changes"),
        ),
        Right("posts", "You post the minimum bet, and the action backs up.", ("bet.out-of-turn-posts-minimum",)),
        Right(
            "binds",
            "It’s binding, whatever the player you skipped does.",
            ("bet.out-of-turn-binds", "bet.all-in-stands"),
        ),
        Right("free", "It’s canceled. You keep every choice at your turn.", ("bet.not-binding-every-choice",)),
        Right("limited", "It’s canceled. You may only call or fold.", ("bet.goes-back-call-or-fold",)),
        Right("dead", "Your hand is dead, and your chips stay in the pot."),
    ),
    details=("bet", "raise", "call", "check"),
)

SKIPPED = RightsQuestion(
    "skipped",
    "Seat {other} acted while it was your turn. What may you do?",
    ("skipped",),
    (
        Right("every", "The action comes back to you, with every choice.", ("bet.backs-up-to-skipped-player",)),
        Right("limited", "The action comes back to you, but you may only call or fold."),
        Right(
            "floor",
            "The action past you is binding. The floor rules on your hand.",
            ("bet.skipped-hand-dead-or-limited", "bet.skipped-hand-up-to-floor"),
            floor=True,
        ),
        Right("dead", "Nothing. Your hand is dead."),
        Right("check", "You have checked. You act again when another player bets."),
    ),
)

TAKEN_BACK = RightsQuestion(
    "taken-back",
    "You put chips out in turn and took them back. Is that allowed?",
    ("taken-back",),
    (
        Right("binds", "No. Your action is binding, and the chips go back in.", ("bet.in-turn-act-binds",)),
        Right("unaware", "Yes. You didn’t know about the raise.", ("bet.may-withdraw-and-reconsider",), near="until"),
        Right("until-next", "Yes, until the next player acts.", near="until"),
        Right("silent-chips", "Yes, because you said nothing."),
        Right("fold", "Yes, but then you must fold."),
        Right("once", "Yes, once in a hand."),
    ),
)

SHORT_CALL = RightsQuestion(
    "short-call",
    "You put out less than a call. What happens to your chips?",
    ("undercall",),
    (
        Right("full", "You must make the full call.", ("bet.full-call",)),
        Right(
            "floor",
            "The floor decides: a full call, or you fold and lose those chips.",
            ("bet.undercall-up-to-floor",),
            floor=True,
        ),
        Right(
            "withdraw",
            "You may take the chips back and act again.",
            ("bet.may-withdraw-and-reconsider",),
            near="back",
        ),
        RECONSIDER,
        Right(
            "misunderstood",
            "The floor decides whether you grossly misunderstood the bet.",
            ("bet.gross-misunderstanding-up-to-floor",),
            floor=True,
        ),
        Right("plays", "They play as they are, like an all-in."),
        Right("fold", "You fold. The chips stay in the pot."),
    ),
    fits=short_alone,
)

MISREAD = RightsQuestion(
    "misread-bet",
    "You called, and the bet is bigger than you thought. What do you owe?",
    ("accepted",),
    (
        Right(
            "full",
            "The full bet. You accepted it when you called.",
            ("bet.accepts-full-correct-bet", "bet.binds-as-full-call", "bet.no-claim-full-call"),
        ),
        Right(
            "withdraw",
            "Nothing yet. You may take the chips back and act again.",
            ("bet.may-withdraw-and-reconsider",),
            near="back",
        ),
        RECONSIDER,
        Right(
            "floor",
            "The floor decides whether you grossly misunderstood the bet.",
            ("bet.gross-misunderstanding-up-to-floor", "bet.claim-near-the-bet-up-to-floor"),
            floor=True,
        ),
        Right("heard", "Only the amount you thought it was."),
        Right("fold", "Nothing more. You fold, and the chips stay in."),
        Right("half", "Half of the difference."),
    ),
    fits=misread,
)

SHORT_RAISE = RightsQuestion(
    "short-raise",
    "You bet or raised less than the minimum. What happens to your bet?",
    ("underraise",),
    (
        Right(
            "brought-up",
            "You bring it up to the minimum.",
            ("bet.brought-up-for-all", "bet.brought-up-without-reopening"),
        ),
        Right(
            "stands", "It stands. It’s too late to correct it.", ("bet.error-stands", "bet.underbet-stands-round-over")
        ),
        Right("by-chips", "The floor decides by your chips.", ("bet.call-or-raise-by-chips",), floor=True),
        Right("back", "You take all of it back and act again."),
        Right("call", "You may choose between a call and the minimum."),
        Right("fold", "You may take it back, but then you must fold."),
    ),
)

STRING = RightsQuestion(
    "string-bet",
    "You put chips out in more than one motion. What counts?",
    ("several-motions",),
    (
        Right(
            "first",
            "Only what you put out first.",
            ("bet.string-bet", "bet.string-bet-not-allowed"),
            when=first_motion,
        ),
        Right(
            "minimum",
            "A minimum raise, whatever you added.",
            ("bet.string-bet", "bet.string-bet-not-allowed", "bet.made-full-raise"),
            when=minimum_raise,
        ),
        Right("declared", "All of it. You declared the raise first.", ("bet.declared-raise-in-order",)),
        Right("floor", "What the floor says.", ("bet.string-bet-up-to-floor",), floor=True),
        Right("choice", "What you choose: the call or the raise."),
        Right("none", "None of it. You take it back and act again."),
    ),
)

RAISED_AGAIN = RightsQuestion(
    "raised-again",
    "You’ve already acted, and now you raise. Is that allowed?",
    ("raise-after-acting",),
    (
        Right("open", "Yes. The betting is open to you.", ("bet.open",)),
        Right("closed", "No. You may only call, and the rest comes back.", ("bet.closed",), near="call"),
        Right("capped", "No. There can’t be another raise in this round.", ("bet.house-cap-reached",), near="call"),
        Right("all-in", "Only if you go all-in."),
        Right("dead", "No. Your hand is dead."),
        Right("pays", "No. But all your chips stay in the pot."),
        Right("agreed", "Only if the players behind you agree."),
    ),
    plain=("bet.open",),
)

CHECKED = RightsQuestion(
    "checked",
    "You checked, but there was a bet to you. What may you do?",
    ("invalid-declaration", "raise-after-check"),
    (
        Right(
            "call-or-fold",
            "You may only call or fold.",
            ("bet.check-leaves-call-or-fold", "bet.call-no-raise-after-check"),
        ),
        Right("every", "You may call, raise or fold."),
        Right("call", "You may only call."),
        Right("dead", "Nothing. Your check is a fold."),
        Right("round", "Nothing now. You act after the others."),
    ),
)

IF_THEN = RightsQuestion(
    "if-then",
    "You said what you would do if another player acted. Are you held to it?",
    ("conditional",),
    (
        Right(
            "floor",
            "The floor may hold you to it, penalize you, or both.",
            ("bet.future-words-up-to-floor",),
            floor=True,
        ),
        Right("binds", "Yes, always."),
        Right("free", "No. Only words in turn can bind you."),
        Right("now", "Yes. The bet goes in now."),
        Right("dead", "No, but your hand is dead."),
        Right("asked", "Only if the other player asks for it."),
    ),
)

UNCLEAR = RightsQuestion(
    "unclear-number",
    "You said a number that can mean two amounts. How is it ruled?",
    ("unclear-amount",),
    (
        Right("highest", "As the highest amount it can mean within the pot.", ("bet.highest-reasonable-amount",)),
        Right("asks", "The dealer asks, and your answer counts.", ("bet.dealer-asks-at-once",), near="said"),
        Right(
            "said",
            "You say what you meant, and that counts.",
            ("bet.as-clarified-unasked", "bet.as-clarified-when-asked"),
            near="said",
        ),
        Right("floor", "The floor decides.", ("bet.still-unclear-floor-rules",), floor=True),
        Right("lowest", "As the lowest amount it can mean."),
        Right("minimum", "As a minimum bet."),
        Right("none", "It doesn’t count. You act again."),
    ),
)

PULLED = RightsQuestion(
    "pulled-back",
    "You pulled back chips from your earlier bet. What may you do?",
    ("prior-chips-pulled",),
    (
        Right("call-or-raise", "You must call or raise.", ("bet.bound-to-call-or-raise",)),
        Right("every", "You may call, raise or fold, as before."),
        Right("call", "You may only call."),
        Right("raise", "You must raise."),
        Right("dead", "Nothing. Your hand is dead."),
    ),
)

ON_BETS = (
    OUT_OF_TURN,
    SKIPPED,
    TAKEN_BACK,
    SHORT_CALL,
    MISREAD,
    SHORT_RAISE,
    STRING,
    RAISED_AGAIN,
    CHECKED,
    IF_THEN,
    UNCLEAR,
    PULLED,
)
