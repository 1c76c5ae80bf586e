"""What a rulebook decides in at most twelve words, to choose from: what is done and to what amount, not why.

The words are those of the answer, cut: nothing is decided here. What no pattern knows is left as it is.
"""

import re

from trainer.study.stances import NOT_COVERED_WORDS, Stance, with_decider

MOST = 12  # words
N, S = r"([\d,]*\d)", r"(seat \d+)"
LEADS = re.compile(
    r"^(?:[^:;]* doesn.t cover this: [^;]*; )+"
    r"|^The rulebook doesn.t (?:print|cover) this and (?:sends you|refers) to [^:]*: "
    rf"|^Seat \d+.s {N} is a call of {N}, and {N} goes back; (?=the floor decides)"
)
REASON = re.compile(r", as .*?(?=[:;.]|, and )")
CONTRAST = re.compile(rf", not (?:a raise|a bet|{N})(?=[:;.,])")
LATER = re.compile(r"; (?:it.s|that|then|seat|the|if|unless|without|set|both|whether)\b.*$")
SHORTER = (
    # what isn't covered, or only in part
    (r"^[^:;]* doesn.t cover (?:this|hand for hand): .*", NOT_COVERED_WORDS),
    (
        r"^It isn.t a misdeal, and the rulebook doesn.t say what to do instead: .*",
        "It isn't a misdeal; nothing else is said.",
    ),
    (r"^The hand goes on, and the rulebook doesn.t say (where the button goes next): .*", r"The floor decides \1."),
    (
        rf"^The rulebook doesn.t say what happens to {S}.s bet of {N}, .*: the floor decides",
        r"The floor decides on \1's bet of \2",
    ),
    (
        rf"^The rulebook doesn.t say what (“\w+”) holds {S} to against a bet: .*",
        r"The floor decides what \1 holds \2 to.",
    ),
    (
        rf"^The rulebook doesn.t say whether a missing blind counts in the pot: {S}.s maximum is ",
        "The rulebook leaves it open: the maximum is ",
    ),
    (
        rf"^“{N}” alone is too little for a raise: \S+ brings it up to {N}, unless the floor takes it for ",
        r"A raise to \2, unless the floor rules ",
    ),
    (
        rf"^The deck is fouled: the hand is void and every bet goes back, .* but {S}, .* may lose the refund of {N}",
        r"Every bet goes back, but \1 may lose \2",
    ),
    (
        r"^The deck is fouled: the hand is void and every bet goes back, [^.]*",
        "The hand is void, and all bets go back",
    ),
    (
        rf"^The floor may start the clock on {S}, but the {N} seconds are for .*",
        r"The floor may start the clock on \1.",
    ),
    # out of turn
    (rf", and {S} may not bet or raise this turn", "; no bet or raise this turn"),
    (r"unless someone bets or raises first(?:, which frees .*)?(?=\.)", "unless action changes"),
    (rf"^The action backs up to {S}, who faces {N}: {S}.s raise to {N} ", r"Back to \1: \3's raise "),
    (rf"^The action goes back to {S}(?=[:,])", r"Back to \1"),
    (rf"(isn.t binding: )(?:{N} goes back, and )?(?:seat \d+|they) may", r"\1they may"),
    (rf"they may call {N}, raise to at least {N} or fold", "they may call, raise or fold"),
    (rf"they may call {N} or fold, but not raise", r"they may only call \1 or fold"),
    (rf"^{S} posted {N}, {N} goes back, and the player may .*", r"\1 posted \2 and may call, fold or re-raise."),
    (
        rf"^.* are binding, and the floor decides whether {S}.s hand is dead, or live with no right to .*raise",
        r"The actions are binding. The floor kills or limits \1's hand",
    ),
    (
        rf"^.* are binding, and the floor rules on {S}.s hand",
        r"The actions are binding, and the floor rules on \1's hand",
    ),
    (r"(out-of-turn .* stands) and may be penalized", r"\1"),
    # wagers
    (
        rf"(The (?:bet|raise) is to {N}): seats [\d, ]+and \d+ make it {N}, and no one who called may raise for it",
        r"\1 for all; callers may not raise",
    ),
    (rf"(The (?:bet|raise) is to {N}): seats [\d, ]+and \d+ make it {N}", r"\1 for all"),
    (rf"^The floor decides whether the chips make a call of {N}", r"The floor decides: a call of \1"),
    (r" if the new chips are ruled on alone", ""),
    (rf": the player said {N} first, which normally counts, but put out {N}", r": \1 or \2"),
    (r"whether the amount is ", "whether it is "),
    (r": the call didn.t need every chip, so the \d+% mark doesn.t matter", ", half a raise or not"),
    (r"to those words, penalize the player, or both", "to it, penalize, or both"),
    (
        (
            rf"^The floor decides whether {S} grossly misunderstood(?: the bet)?: if so, {N} goes back, "
            rf"and if not, {N} more goes in"
        ),
        r"The floor decides: \2 back, or \3 more for the call",
    ),
    (
        r", the highest (?:(amount )it|the number) can mean within the pot of [^:;]*(?=\.)",
        r", the highest \1within the pot",
    ),
    (rf"^That isn.t a valid raise: {S} (must raise to at least {N}), and may be penalized", r"\1 \2"),
    (
        r"(a|the) fouled hand that can still be identified stays in play, .*",
        "the fouled hand stays in play if identified.",
    ),
    (rf"^(Your house.s) own (line or motion rule decides) whether {S}.s hand is dead", r"\1 \2"),
    (rf"unless {S}.s hand is identified, it is out, .*", r"\1 is out unless the hand is identified."),
    (rf"^(The floor decides whether the {N} behind plays): .*", r"\1."),
    (rf"^({S} is out); the floor may award the hidden {N} to the winner", r"\1, and the winner may get the hidden \3"),
    (rf"^(The maximum is {N}): the pot is {N}, (counting the (?:big|small) blind in full) .*", r"\1, \4."),
    (
        rf"^(?:Nothing is wrong: )?{S} may call {N} or raise, minimum raise to {N}.*",
        r"\1 may call \2 or raise to \3 or more.",
    ),
    (rf"^It.s a string bet: ({S} is held to {N}) and gets {N} back", r"The dealer calls a string bet: \1"),
    (rf"^(A string bet isn.t allowed: {S} is held to {N}) and gets {N} back", r"\1"),
    (
        rf"^({S}.s hand), thrown in with nothing to call, is dead only once .* acts",
        r"\1 is dead only once a player behind acts",
    ),
    (
        rf"^The floor decides what {N} means when the call is {N}: .*",
        r"The floor decides whether \1 is a full call of \2.",
    ),
    (r": the round is over, and it.s too late to correct it", ": it's too late to correct it"),
    (
        rf"^The floor decides: {S} (?:makes the full call of|calls the full) {N}, or folds(?:,| and) forfeits {N}.*",
        r"The floor decides: a full call, or a fold forfeiting \3.",
    ),
    # the clock
    (rf"^If the floor allows it, {S} has ((?:up to )?{N} seconds) to act", r"\1 has \2"),
    (r": each hand takes (\d+) seconds off it, starting with the current one.*", r": each hand takes \1 seconds off."),
    (r"^(The clock shows \S+ at \d+ seconds a hand), or \S+ at the maximum of (\d+)", r"\1, up to \2"),
    (
        r"^The (\d+) who bust on this hand, .*, share the payout for (\d+.. place)",
        r"All \1 who bust on this hand share \2",
    ),
    # cards
    (
        r"^It.s (too late for a misdeal): the boxed .* scrap, each replaced with the next card",
        r"\1: replace each boxed card with the next",
    ),
    (
        r"^It.s (too late for a misdeal): the boxed .* scrap, each to be replaced",
        r"\1: replace boxed cards after the deal",
    ),
    (
        r"leave the burn(?: as the river.s)?, shuffle the early (\w+) into the stub,? and redeal it(?: without.*burn)?",
        r"then shuffle the \1 in and redeal it",
    ),
    (
        r"then shuffle the early (\w+) into the stub, cut, and redeal the \w+ without another burn",
        r"then shuffle the \1 in, cut and redeal",
    ),
    (
        r"burn again: the river card is the turn; after its betting the early card is shuffled into the stub, cut, .*",
        "burn, deal the turn; shuffle, cut before the river.",
    ),
    (
        r"burn again: the river card is the turn; after its betting the early card is shuffled into the stub, .*",
        "burn, deal the turn; shuffle before the river.",
    ),
    (
        r"^Scramble the flop face down: the floor draws one card as the next burn, .*",
        "Scramble the flop, and the floor draws one as the next burn.",
    ),
    (
        r"^Shuffle the whole flop back into the stub, cut, and deal a new flop.*",
        "Shuffle the whole flop into the stub and deal a new one.",
    ),
    (r"^It.s too late to correct the button: play on, and ", "Play on: "),
    (r"^The card that should have been burned becomes the burn, and ", "That card becomes the burn, and "),
    (
        r"the board back into the stub, cut, and deal a new flop without a burn",
        "the board into the stub, cut, deal a new flop",
    ),
    (
        r"^Scramble the earlier burns into the stub, cut, burn, and deal each live hand a card.*",
        "Scramble the burns in, cut, burn, deal each live hand one.",
    ),
    (
        r"^Burn the top card and deal one community card off the stub for everyone.*",
        "Burn, then deal one community card off the stub.",
    ),
    (r"^Scramble the earlier burns into the stub, ", "Scramble the burns in, "),
    # the showdown
    (r"^The winner.s hand and the one the winner asked to see are both live", "Both hands are live"),
    (r"^The hands are the same both ways and share the whole pot as evenly as possible: ", "Split the whole pot: "),
    (rf"seat (\d+) wins {N} and seat (\d+) wins \2", r"seats \1 and \3 win \2 each"),
    (rf", and no rule says who gets the odd {N}", r", the odd \1 isn't covered"),
    (
        r"whether each half is split on its own or the whole pot is split once",
        "to split each half, or the whole pot once",
    ),
    (rf", and is dead unless {S} wins", r", dead unless \1 wins"),
    (r", not what seat \d+ said; a hand miscalled on purpose may ", "; a hand miscalled on purpose may "),
    (r"no part of the pot until", "no share until"),
    (
        rf"has no right to see {S}.s hand: the floor decides whether it.s shown",
        "has no right to see it: the floor decides",
    ),
    (rf"(is shown and is dead), and {S} wins {N}", r"\1"),
    (r", who called the last bet and still has the cards, may insist", " may insist"),
    (r"(^The floor may retrieve [^:]*): if so, .*", r"\1."),
    # what players do
    (rf"^{S} may not use a betting app or chart at the table: .*", "No betting app or chart at the table."),
    (rf"^{S} may not use the device with a live hand: .*", "No device with a live hand, which stays live."),
    (rf"^{S} may not let others hear a device at the table: .*", "No device that others hear at the table."),
    (rf"^{S} may not read a hand that isn.t tabled: .*", "No reading of a hand that isn't tabled."),
    (rf"^{S} may not do that: one player to a hand.*", "One player to a hand: a penalty may follow."),
    (rf"^({S}.s act is improper): .*", r"\1: up to a ban."),
    (rf"^{S} may be warned or penalized: that violates etiquette", r"\1 may be warned or penalized"),
    (rf"^{S} may get a warning for a first etiquette violation; .*", "A warning first, then penalties."),
    (rf"^({S} gets a penalty for soft play), .*", r"\1."),
    (rf"^({S} is disqualified): that is .*", r"\1."),
    (rf"^({S} may be warned or suspended) for .*", r"\1."),
    (rf"^({S} may be penalized), such as dealt out .*", r"\1, such as dealt out."),
    (rf"^({S} may be penalized) for it, up to eviction .*", r"\1, up to eviction."),
    (
        rf"^The floor decides, by house policy or fairness: {S}.s bounty chip is (a call of {N}) or (an all-in) of {N}",
        r"The floor decides: \2 or \4",
    ),
    (rf"^{S}.s bounty chip in the pot is (an all-in bet of {N})", r"The bounty chip is \2"),
    (
        rf"^Show {S}.s cards to every player once the betting is over, not before.*",
        r"Show \1's cards to all once the betting is over.",
    ),
    (
        rf"^The floor rules on {S}.s call before the amount was clear, and may hold it to any amount",
        r"The floor may hold \1's call to any amount",
    ),
    (rf"^(That isn.t a valid bet: {S} must bet at least {N}), and may be penalized", r"\1"),
    # hands and cards
    (
        r"^If the first card, to seat (\d+), went to the wrong seat for that, it.s a misdeal under [\w-]+:",
        r"A misdeal if seat \1 was first in error:",
    ),
    (r"^Not a listed misdeal: only one of .*, so the floor decides", "Not a listed misdeal: the floor decides"),
    (
        r"^It.s too late for a misdeal, and the rulebook doesn.t say what to do instead: .*",
        "Too late for a misdeal; nothing else is said.",
    ),
    (
        rf"^No misdeal: complete ({S}.s hand) from the top of the stub, and it plays",
        r"No misdeal: complete \1, and it plays",
    ),
    (rf"^No misdeal: {S} acted on too few cards, .*", r"No misdeal: \1 gets no card; the hand is dead."),
    (
        rf"^No misdeal: ({S}.s hand is dead), all its cards are mucked, .*",
        r"No misdeal: \1; burns go on.",
    ),
    (rf"^No misdeal: ({S}.s hand is dead), and the others play on; .*", r"No misdeal: \1, and the others play on."),
    (rf"^({S}.s hand is dead), and the {N} posted stays in the pot", r"\1; the \3 posted stays in"),
    (
        r"^Finish the betting, shuffle the early cards into the stub, and redeal the street without another burn",
        "Finish the betting, then redeal the street from a reshuffled stub",
    ),
    (r"^Set aside (\d+) cards, one for each live hand, .*", r"Set \1 cards aside for the final street's stub."),
    (
        r"^Finish the betting, then shuffle the early cards into the stub and deal the final street",
        "Finish the betting, shuffle the early cards in, deal the final street",
    ),
    (
        r"^Scramble the three: one becomes the burn, and the next card completes the flop",
        "Scramble the three: one is the burn, the next card completes",
    ),
    (r"^(The (?:boxed \S+|joker)) in the stub is scrap: play on, .*", r"\1 is scrap: deal the next card for it."),
    (r"^(The turn stands): burn two cards before the river, .*", r"\1: burn two cards before the river."),
    (
        r"^Scramble together the (\d+) cards that fell, shuffle and cut: .*",
        r"Scramble the \1 cards that fell: the new stub.",
    ),
    (
        r"^The rulebook doesn.t say what happens to more than the limit: the floor decides, .*",
        "More than the limit isn't covered: the floor decides.",
    ),
    (rf"^(The maximum is {N}): the pot is {N}, and (seat \d+ puts in {N} more)", r"\1: \4"),
    (
        r"^The action backs up to (seat \d+): (seat \d+.s (?:bet|check))(?: of [\d,]+)? is binding unless",
        r"Back to \1: \2 is binding unless",
    ),
    # hands of the table that end on conduct, disputes and cards let go
    (
        rf"^({S}.s hand is dead), and the bring-in of {N} is posted out of its stack",
        r"\1; its stack posts the bring-in of \3",
    ),
    (rf"^It isn.t a raise: {S} checked this bet and may only", r"No raise: \1 may only"),
    (rf"^(The words are the bet: {N} for {S}), who (?:gets|puts in) ({N} (?:back|more))", r"\1; \4"),
    (
        rf"^The floor decides; by the rule of thumb the claim isn.t heard, and {S} makes the full call and puts in {N}",
        r"The floor decides, normally for \1's full call: \2",
    ),
    (
        rf"^Call a supervisor at once: ({S} may be penalized) for not producing the bounty, up to disqualification",
        r"Supervisor at once: \1",
    ),
    (
        rf"^({S}) may neither advise on play nor criticize it at any time: a penalty may follow",
        r"\1 may not advise or criticize, penalty possible",
    ),
    (
        rf"^({S} may use the device) if it disturbs no one, delays nothing and gives no edge",
        r"\1 if it bothers no one",
    ),
    (rf"^({S} gets a penalty for dodging a blind) on purpose", r"\1"),
    (
        r"^The rulebook penalizes a dodged blind only of a player who comes from a broken table",
        "Only players from a broken table are penalized",
    ),
    (rf"^({S} gets a penalty): abuse, disruption and cheating are penalized", r"\1 for abuse or disruption"),
    (rf"^(The result stands): it.s too late for a dispute, and {N} are allowed", r"\1: it's too late, with \2 allowed"),
    (r"^(The dispute is heard: it comes in time); seats .*", r"\1."),
    (
        rf"^(Hold {S}.s cards and call the floor); once they can.t be identified, only the uncalled {N} comes back",
        r"\1, or return \3",
    ),
    (rf"^({S}.s cards weren.t dead: the tabled hand is live); seats .*", r"\1."),
    (rf"^{S} didn.t show every card: the hand wins nothing, and {S} wins", r"\1 hasn't shown every card, and \2 wins"),
    (rf"^({S}.s hand isn.t tabled: all cards must be face up) to win any of the pot", r"\1"),
    (
        rf"^Unless your house has a mucking line or a forward-motion rule, ({S}.s cards weren.t dead): .*",
        r"Without a house line, \1.",
    ),
    (rf"^The action backs up to {S}, who faces {N}: ({S}.s call is binding) unless", r"Back to \1: \3 unless"),
    (r"(may not talk about a folded hand) while others play", r"\1"),
)
"""What is left out of an answer, and what is said shorter."""


def in_short(stance: Stance) -> str:
    """What it decides, and who does where its words in full say so apart."""
    made = stance.says
    for cut in (LEADS, REASON, CONTRAST):
        made = cut.sub("", made)
    for pattern, shorter in SHORTER:
        made = re.sub(pattern, shorter, made, flags=re.IGNORECASE)
    made = LATER.sub(".", made)
    made = f"{made[:1].upper()}{made[1:]}"
    told = with_decider(stance.says, stance.authority) == stance.says
    return made if told else with_decider(made, stance.authority)
