"""What books leave to their floor to choose, each under the written key by which a floor orders it in the notation.

A key is for good, for transcripts hold it; what a choice is called may change at any time.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from trainer.rules.effects import Effect


@dataclass(frozen=True, slots=True)
class Option:
    """One choice: its words, and what follows from it. `figures` are the names of those that give a wager's total in
    chips, of which the first that is known counts.
    """

    says: str
    effect: Effect = Effect.AS_TOLD
    figures: tuple[str, ...] = ()


OPTIONS: Mapping[str, Option] = {
    "a-call": Option("a call"),
    "a-call-of-whatever-the-amount-turns-out-to-be": Option("a call of whatever the bet turns out to be"),
    "a-dead-hand": Option("a dead hand", Effect.HAND_KILLED),
    "a-fold-the-undercall-forfeited": Option("a fold that forfeits the undercall"),
    "a-full-call": Option("a full call", Effect.FULL_CALL, ("full-call", "call")),
    "a-penalty": Option("a penalty"),
    "a-penalty-besides": Option("also a penalty"),
    "a-penalty-besides-where-it-is-a-habit": Option("also a penalty if the player makes a habit of it"),
    "a-penalty-for-acting-out-of-turn": Option("a penalty for acting out of turn"),
    "a-penalty-from-the-end-of-the-hand": Option("a penalty from the end of the hand"),
    "a-raise": Option("a raise"),
    "a-refund-all-the-same": Option("a refund anyway", Effect.REFUNDED),
    "a-table-chosen-at-random": Option("a table chosen at random"),
    "chips-forfeited": Option("forfeited chips"),
    "a-warning": Option("a warning"),
    "after-each-hand": Option("after each hand"),
    "after-several-where-it-cannot-be-helped": Option("after several hands where that can't be helped"),
    "agree": Option("agree"),
    "agree-for-a-special-need": Option("agree for a special need"),
    "all-cards-are-tabled": Option("all cards are tabled", Effect.ALL_TO_BE_TABLED),
    "all-hands-face-up-at-once-as-for-any-all-in": Option("all hands face up at once as for any all-in"),
    "all-seats-drawn-anew": Option("a redraw of all seats"),
    "all-the-chips-put-out": Option("all the chips put out", Effect.COMES_TO, ("by-all-chips",)),
    "allow-the-deal": Option("allow the deal"),
    "allowed-in-a-game-that-is-named-for-it": Option("allowed in a game that is named for it"),
    "an-all-in": Option("an all-in"),
    "another-ruling-in-fairness": Option("another fair ruling", Effect.OPEN_ENDED),
    "another-ruling-that-fits": Option("another suitable ruling", Effect.OPEN_ENDED),
    "another-table": Option("another table"),
    "another-time-to-fit-the-game": Option("another time to fit the game", Effect.OPEN_ENDED),
    "another-time-up-to-the-most": Option("another time up to the maximum", Effect.OPEN_ENDED),
    "another-treatment-that-fits": Option("another suitable ruling", Effect.OPEN_ENDED),
    "bar-him-from-later-events": Option("bar the player from later events"),
    "binding": Option("a binding action"),
    "binding-and-a-penalty": Option("both"),
    "cards-down-until-a-pot-of-one-s-own": Option("cards down until the player's own pot"),
    "disqualification": Option("disqualification"),
    "disqualify-or-eliminate-the-player": Option("disqualify or eliminate the player"),
    "disqualify-the-player": Option("disqualify the player"),
    "draw-anew": Option("redraw"),
    "enforce-the-order": Option("enforce the order"),
    "freeze-his-account-until-the-bounty-is-paid": Option("freeze the player's account until the bounty is paid"),
    "go-on-as-they-sit": Option("play on in the same seats"),
    "impound-a-part-of-it": Option("impound a part of it"),
    "impound-the-pot": Option("impound the pot"),
    "in-order-as-the-winner-takes-all": Option("allowed, as the winner takes all"),
    "it-gets-no-card": Option("it gets no card"),
    "it-is-not": Option("it isn't"),
    "leave-it-at-that": Option("leave it at that"),
    "leave-it-there": Option("leave it there"),
    "leave-it-to-the-players": Option("leave it to the players"),
    "leave-it-where-it-is": Option("leave it where it is"),
    "leave-the-chips-where-they-are": Option("leave the chips where they are"),
    "leave-them": Option("leave them there"),
    "leave-them-there": Option("leave them there"),
    "less-time-to-fit-the-game": Option("less time to fit the game"),
    "let-hands-be-shown-as-they-come": Option("let hands be shown as they come"),
    "let-the-privilege-stand": Option("let the player keep asking to see hands"),
    "let-the-re-entry-stand": Option("keep the re-entry"),
    "misdeal": Option("misdeal", Effect.MISDEAL),
    "missed-hands": Option("missed hands"),
    "missed-rounds": Option("missed rounds"),
    "moving-button": Option("a moving button", Effect.BUTTON_MOVES),
    "move-the-chips-to-the-right-player": Option("move the chips to the right player", Effect.CHIPS_MOVE),
    "neither": Option("neither"),
    "new-chips-as-if-the-prior-ones-had-been-left-alone": Option(
        "only the new chips, as if the prior chips had stayed where they were"
    ),
    "no-bet-and-no-raise": Option("a live hand whose player can't bet or raise", Effect.BARRED_FROM_RAISING),
    "no-chips-are-moved": Option("no chips are moved"),
    "no-penalty": Option("no penalty"),
    "no-penalty-because-it-was-not-on-purpose": Option("no penalty because it wasn't on purpose"),
    "no-redress": Option("no redress"),
    "no-refund": Option("no refund", Effect.OPEN_ENDED),
    "no-refund-and-the-chips-stay-in-the-pot-for-the-next-deal": Option(
        "no refund with the chips left in the pot for the next deal", Effect.CHIPS_STAY
    ),
    "not-allowed": Option("not allowed"),
    "not-binding": Option("an action that isn't binding"),
    "not-part-of-it-and-given-to-the-winning-caller": Option("not part of it, and given to the winning caller"),
    "not-part-of-it-neither-paid-when-the-player-wins-nor-saving-him-when-he-loses": Option(
        "not part of it: it isn't paid if the player wins and doesn't save the player who loses"
    ),
    "not-yet": Option("don't start it yet"),
    "nothing-is-forfeited": Option("nothing is forfeited"),
    "one-bet-of-all-the-chips": Option("one bet of all the chips"),
    "other-steps-against-lasting-delay": Option("other steps against a lasting delay", Effect.OPEN_ENDED),
    "part-of-the-accepted-action-the-call-is-of-the-whole-stack": Option(
        "part of the accepted action: the call is for the whole stack"
    ),
    "pay-by-the-payout-table": Option("pay by the payout table"),
    "penalise-a-hand-miscalled-on-purpose": Option("penalize a hand miscalled on purpose"),
    "penalise-the-player": Option("penalize the player"),
    "pick-up-the-chips": Option("pick up the chips"),
    "play-on": Option("play on"),
    "post-as-much-as-the-big-blind-if-none-was-missed": Option("post as much as the big blind if none was missed"),
    "rebuild-the-betting-and-move-that-amount-to-the-right-player": Option(
        "rebuild the betting and move that amount to the right player", Effect.CHIPS_MOVE
    ),
    "refuse": Option("refuse"),
    "refuse-it": Option("refuse it"),
    "revoke-an-abused-privilege": Option("take that privilege away if it's abused"),
    "rule-on-it": Option("rule on it"),
    "start-the-clock": Option("start the clock"),
    "stop-the-table": Option("stop the table"),
    "take-it-away": Option("take it away"),
    "take-the-chips-off": Option("take the chips off"),
    "take-the-entry": Option("take the entry"),
    "the-action-is-completed": Option("the action is completed"),
    "the-amount-in-chips": Option("the amount in chips", Effect.COMES_TO, ("chips",)),
    "the-amount-said": Option("the amount said", Effect.COMES_TO, ("said",)),
    "the-amount-that-fits-the-last-increments": Option(
        "the amount that fits the recent betting", Effect.NAMED_BY_THE_FLOOR, ("by-increment",)
    ),
    "the-amount-that-fits-the-pot": Option("the amount that fits the pot", Effect.NAMED_BY_THE_FLOOR, ("by-pot",)),
    "the-card-goes-to-the-next-live-hand": Option("the card goes to the next live hand", Effect.CARD_GOES_ON),
    "the-card-is-out-of-play": Option("the card is out of play", Effect.CARD_OUT),
    "the-deck-waits-for-a-push-or-a-level": Option("the deck waits for a push or a level"),
    "the-first-motion-alone": Option("the first motion alone", Effect.COMES_TO, ("by-first-motion",)),
    "the-full-call": Option("the full call", Effect.FULL_CALL, ("full-call", "to")),
    "the-full-correct-call": Option("the full correct call", Effect.FULL_CALL, ("to",)),
    "the-halves-are-parted-first": Option("each half is split on its own"),
    "the-hand-has-no-claim": Option("the hand has no claim"),
    "the-hand-is-dead": Option("the hand is dead", Effect.HAND_DEAD),
    "the-hand-is-fetched-back-and-lives": Option("the hand is retrieved and live", Effect.HAND_COMES_BACK),
    "the-hand-is-given-back": Option("the hand is given back", Effect.HAND_STAYS),
    "the-hand-is-let-go-and-shown-if-anybody-asks": Option("the hand is mucked and shown on request"),
    "the-hand-is-not-ruled-dead": Option("the hand isn't ruled dead"),
    "the-hand-is-to-be-shown": Option("the hand must be shown", Effect.HAND_TO_BE_SHOWN),
    "the-hand-is-turned-face-up-as-in-any-all-in": Option("the hand is turned face up as in any all-in"),
    "the-hand-lives": Option("the hand is live"),
    "the-hand-stays-in-play": Option("the hand stays in play", Effect.HAND_STAYS),
    "the-hand-was-clearly-read": Option("the hand was clearly read"),
    "the-hand-was-not-clearly-read-and-has-no-claim": Option("the hand was not clearly read and has no claim"),
    "the-house-prescribes-it": Option("the house calls for it"),
    "the-killed-hand-is-dealt-on": Option("the killed hand still gets cards"),
    "the-lower-amount-which-keeps-up-betting-discipline": Option(
        "the lower amount to enforce betting discipline", Effect.NAMED_BY_THE_FLOOR, ("lower",)
    ),
    "the-number-of-raises-that-the-house-posts": Option("the number of raises the house posts"),
    "the-number-of-cards-is-corrected": Option("fix a wrong number of cards", Effect.COUNT_CORRECTED),
    "the-player-is-out-only-what-nobody-called-comes-back": Option(
        "the player is out and gets back only the uncalled part", Effect.PLAYER_OUT
    ),
    "the-pot-is-forfeited-for-a-hand-miscalled-on-purpose": Option(
        "the pot is forfeited for a hand miscalled on purpose"
    ),
    "the-printed-time": Option("the printed time"),
    "the-request-is-refused": Option("the request is refused"),
    "the-same-table": Option("the same table"),
    "the-usual-time-for-each-hand": Option("the usual time off the clock for each hand"),
    "the-whole-pot-is-shared-once": Option("the whole pot is split once"),
    "the-winner-gets-what-he-would-have-won": Option("the winner gets what they would have won"),
    "they-play": Option("the small chips play"),
    "they-play-in-quantity-only": Option("they play only in quantity"),
    "this-table": Option("this table"),
    "wait": Option("wait"),
    "waive-the-halt": Option("waive the halt"),
    "what-else-is-fairest": Option("whatever else is fairest"),
    "whatever-else-the-td-finds-was-meant": Option("whatever else the TD finds the player meant", Effect.OPEN_ENDED),
    "withdrawn-and-reconsidered": Option("the action is taken back and reconsidered", Effect.WITHDRAWN),
}

LEFT_TO_THE_PLAYER = frozenset(("bet.bound-to-call-or-raise",))
"""Rulings whose choices are the player's, with no floor to ask: the print binds him to one of them."""


def who_chooses(ruling: str) -> str:
    """Who chooses among the options of a ruling, by its key: "floor" or "player"."""
    return "player" if ruling in LEFT_TO_THE_PLAYER else "floor"


BESIDES = "also "
"""How a choice begins that is made on top of another."""

SHORT = 4  # words of a choice that needs no comma before "or"


def choices_told(options: tuple[str, ...]) -> str:
    """The options of a ruling, by their keys, in one sentence. What may come on top of any of them is told last."""
    told = [OPTIONS[each].says for each in options]
    instead = _either([each for each in told if not each.startswith(BESIDES)])
    on_top = [f"possibly with {each.removeprefix(BESIDES)}" for each in told if each.startswith(BESIDES)]
    return ", ".join((instead, *on_top))


def choices_line(ruling: str, options: tuple[str, ...]) -> str:
    """Who chooses under a ruling and among what, as one line; "" where nothing is left to choose."""
    what = "choices" if len(options) > 1 else "choice"
    return f"The {who_chooses(ruling)}'s {what}: {choices_told(options)}." if options else ""


def _either(told: list[str]) -> str:
    """Choices joined by "or", kept apart as far as their own commas and their length ask for."""
    apart = "; " if any(set(each) & set(",;:") for each in told) else ", "
    if len(told) == 2 and apart == ", ":
        return (" or " if all(len(each.split()) <= SHORT for each in told) else ", or ").join(told)
    return apart.join((*told[:-1], f"or {told[-1]}")) if len(told) > 1 else "".join(told)
