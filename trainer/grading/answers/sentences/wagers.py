"""What is said first of a ruling on betting: of several sentences the first whose figures are all known, none 0."""

from collections.abc import Mapping

SENTENCES: Mapping[str, tuple[str, ...]] = {
    # what a bet counts as
    "bet.call": (
        "It's a call of {to}, not a raise, as {no_raise}: seat {seat} gets {back} back.",
        "It's a call of {to}, not a raise: seat {seat} gets {back} back.",
        "It's a call: seat {seat} puts in {owed} more, {to} in all.",
        "It's a call: seat {seat} is in for {to}.",
        "It's a call by seat {seat}.",
    ),
    "bet.bet": (
        "Seat {seat} bets {to} and gets {back} back.",
        "Seat {seat} bets {to} and puts in {owed} more.",
        "Seat {seat} bets {to}.",
        "It's a bet by seat {seat}.",
    ),
    "bet.raise": (
        "Seat {seat} raises to {to} and gets {back} back.",
        "Seat {seat} raises to {to} and puts in {owed} more.",
        "Seat {seat} raises to {to}.",
        "It's a raise by seat {seat}.",
    ),
    "bet.check": ("It's a check: seat {seat} takes back {back}.", "It's a check by seat {seat}."),
    "bet.all-in": (
        "Seat {seat} is all-in for {to}: {half_or_not}.",
        "Seat {seat} is all-in for {to} and puts in {owed} more.",
        "Seat {seat} is all-in for {to}.",
        "Seat {seat} is all-in.",
    ),
    "bet.made-full-raise": (
        "The {bet} is to {to}, not {offered}; the rulebook doesn't say whether that's still corrected {card_out}.",
        "The {bet} is to {to}, not {offered}: {up_make} it {to}.",
        "The {bet} is to {to}, not {offered}, as {together}: seat {seat} puts in {owed} more; it's {next_more}.",
        "The {bet} is to {to}, not {offered}, as {together}: seat {seat} puts in {owed} more.",
        "The {bet} is to {to}, not {offered}: seat {seat} puts in {owed} more; it's {next_more}.",
        "The {bet} is to {to}, not {offered}: seat {seat} puts in {owed} more.",
        "Seat {seat} is all-in for {all_in}, short of a minimum {bet}.",
        "Seat {seat} is held to the minimum {bet}, to {to}, and gets {back} back, as {wrong_first}.",
        "Seat {seat} is held to the minimum {bet}, to {to}, and gets {back} back.",
        "Seat {seat} is held to the minimum {bet}, to {to}.",
        "Seat {seat} is held to a full minimum {bet}.",
        "Seat {seat} is held to the minimum.",
    ),
    "bet.brought-up-for-all": (
        "The {bet} is to {to}, not {offered}: {up_make} it {to}.",
        "The {bet} is to {to}, not {offered}, as {together}: seat {seat} puts in {owed} more; it's {next_more}.",
        "The {bet} is to {to}, not {offered}, as {together}: seat {seat} puts in {owed} more.",
        "The {bet} is to {to}, not {offered}: seat {seat} puts in {owed} more; it's {next_more}.",
        "The {bet} is to {to}, not {offered}: seat {seat} puts in {owed} more.",
        "The {bet} is to {to}: {up_make} it {to}.",
        "The {bet} is to {to}, the minimum.",
        "The bet or raise is brought up to the minimum for the bettor and every caller.",
    ),
    "bet.brought-up-without-reopening": (
        "The {bet} is to {to}, not {offered}: {up_make} it {to}, and no one who called may raise for it.",
        "The {bet} is to {to}, not {offered}, as {together}: seat {seat} puts in {owed} more.",
        "The {bet} is to {to}, not {offered}: seat {seat} puts in {owed} more.",
        "The {bet} is to {to}, not {offered}: seat {seat} gets {surplus} back.",
        "The {bet} is to {to}, and no one who has acted may raise for it.",
        "It is brought up to the minimum, and no one who has acted may raise for it.",
    ),
    "bet.overbet-corrected-for-all": (
        "The {bet} is to {to}, not {offered}: {up_make} it {to}, and {over} goes back to each.",
        "The {bet} is to {to}, not {offered}: {up_make} it {to}.",
        "The {bet} is cut to {to}, not {offered}: {back} goes back to seat {seat}.",
        "The {bet} is cut to {to}, not {offered}: seat {seat} puts in {owed} more.",
        "The {bet} is cut to {to}, not {offered}.",
        "The {bet} is cut to {to} for the bettor and every caller.",
        "It's cut to the proper amount for the bettor and every caller.",
    ),
    "bet.corrected-to-actual-pot": (
        "The pot bet is {to}, not {offered}: {up_make} it {to}, and {over} goes back to each.",
        "The pot bet is {to}, not {offered}: {up_make} it {to}.",
        "The pot bet is {to}, not {offered}: seat {seat} puts in {owed} more.",
        "The pot bet is {to}, not {offered}: seat {seat} gets {back} back.",
        "The pot bet is {to}, not {offered}.",
        "The pot bet is {to}.",
        "The pot bet is corrected to the true pot.",
    ),
    "bet.changed-to-nearest-amount": (
        "The amount is {to}, the nearest proper amount to {offered}.",
        "The amount is changed to the nearest proper amount.",
    ),
    "bet.error-stands": (
        "Seat {seat}'s {offered} stands: {late_since}, and it's too late to correct it.",
        "Seat {seat}'s {offered} stands: it's too late to correct it.",
        "The amount stands at {to}: it's too late to correct it.",
        "The amount stands: it's too late to correct it.",
    ),
    "bet.underbet-stands-round-over": (
        "Seat {seat}'s {to} stands: the round is over, and it's too late to correct it.",
        "The amount stands: the round is over.",
    ),
    "bet.full-call": (
        "It's a full call of {to}: seat {seat} puts in {owed} more.",
        "It's a full call of {to}.",
        "It's a full call by seat {seat}.",
    ),
    "bet.bound-to-full-call": (
        "Seat {seat} must make the full call of {to}: {owed} more goes in.",
        "Seat {seat} calls {to} and gets {back} back.",
        "It's a call: seat {seat} is in for {in_for}.",
        "Seat {seat} must make the full call of {to}.",
        "Seat {seat} must make the full call.",
    ),
    "bet.binds-as-full-call": (
        "Seat {seat} is held to the full call of {to}: {owed} more goes in.",
        "Seat {seat} is held to the full call of {to}.",
        "Seat {seat} is held to the full call.",
    ),
    "bet.accepts-full-correct-bet": (
        "Seat {seat} owes the full {to}: {owed} more goes in.",
        "Seat {seat} has accepted the full bet of {to} and gets {too_much} back.",
        "Seat {seat} has accepted the full bet of {to}.",
        "Seat {seat} has accepted the full correct bet.",
    ),
    "bet.no-claim-full-call": (
        "Seat {seat} owes the full call of {to}: {owed} more goes in.",
        "Seat {seat} owes the full call of {to}.",
        "Seat {seat} owes the full call.",
    ),
    "bet.bound-to-all-in": (
        "Seat {seat} is all-in for {to} and puts in {owed} more.",
        "Seat {seat} is all-in for {to}.",
        "Seat {seat} is held to everything in front of them.",
    ),
    "bet.bound-to-full-bet": (
        "Seat {seat} bets {to} and gets {back} back.",
        "Seat {seat} bets {exact}: {owed} more goes in.",
        "Seat {seat} must bet at least {least}: {owed} more goes in.",
        "Seat {seat} bets {to}.",
        "Seat {seat} bets {exact}.",
        "Seat {seat} must bet at least {least}.",
        "Seat {seat} must bet at least the minimum.",
    ),
    "bet.bound-to-full-raise": (
        "Seat {seat} raises to {to} and gets {back} back.",
        "Seat {seat} raises to {exact}: {owed} more goes in.",
        "Seat {seat} must raise to at least {least}: {owed} more goes in.",
        "Seat {seat} raises to {to}.",
        "Seat {seat} raises to {exact}.",
        "Seat {seat} must raise to at least {least}.",
        "Seat {seat} must raise at least the minimum.",
    ),
    "bet.bound-to-minimum-or-more": (
        "It's a bet of {to}: seat {seat} puts in {owed} more.",
        "It's a bet of {to}: seat {seat} gets {back} back.",
        "It's a bet of {to} by seat {seat}.",
        "Seat {seat} bets {exact}.",
        "Seat {seat} must bet at least {least}.",
        "Seat {seat} must bet the minimum.",
    ),
    "bet.bound-to-call-or-raise": (
        "Seat {seat} must call {call} or raise to at least {raise}.",
        "Seat {seat} must call or raise.",
    ),
    "bet.call-or-raise-by-chips": (
        "The floor decides whether the chips make a call of {call} or a raise to {raise}.",
        "The chips decide whether it's a call or a raise.",
    ),
    "bet.words-are-the-bet": (
        "The words are the bet: {to} for seat {seat}, who puts in {owed} more.",
        "The words are the bet: {to} for seat {seat}, who gets {back} back.",
        "The words are the bet: {to} for seat {seat}.",
        "The words are the bet: {said}, whatever chips go in.",
        "Seat {seat}'s fold is binding, and the {after_fold} goes back.",
        "Seat {seat}'s words are the action.",
    ),
    "bet.chips-are-the-bet": (
        "The chips came first: it's a call of {called_first} by seat {seat}, not a raise.",
        "The chips are the bet: {to} for seat {seat}.",
        "The chips are the bet: {chips} for seat {seat}.",
        "Seat {seat}'s chips are the bet.",
    ),
    "bet.released-call-binds": (
        "Seat {seat}'s call of {called_first} is binding: a raise said once the chips are out is a string raise.",
        "Seat {seat}'s call is binding: a raise said once the chips are out is a string raise.",
    ),
    "bet.most-the-pot-allows": (
        "The maximum is {most}, counting {full_blinds}: seat {seat} gets {back} back.",
        "The maximum is {most}: the pot is {pot}, counting {full_blinds}, and seat {seat} puts in {owed} more.",
        "The maximum is {most}: the pot is {pot}, counting {full_blinds}.",
        "The maximum is {most}: seat {seat} gets {back} back.",
        "The maximum is {most}: {returned} has gone back to seat {seat}.",
        "The maximum is {most}: the pot is {pot}, and seat {seat} puts in {owed} more.",
        "The maximum is {most}: the pot is {pot}.",
        "The maximum is {most}.",
        "The maximum is the pot.",
    ),
    "bet.cut-to-pot-by-dealer": (
        "The pot allows {to}: seat {seat} gets {back} back.",
        "The pot allows {to}: {returned} has gone back to seat {seat}.",
        "The pot allows {to} at most.",
        "The bet is cut to the pot.",
    ),
    "bet.highest-reasonable-amount": (
        "The amount is {to}, the highest the number can mean within the pot of {pot_in_front}: {up_make} it {to}.",
        "The amount is {to}, the highest the number can mean within the pot of {pot_in_front}.",
        "The amount is {to}, the highest reasonable one.",
        "The amount is the highest reasonable one.",
    ),
    "bet.number-means-less-than-a-raise": (
        "The number means {means}, below the pot of {pot_in_front}: it's a call of {called}.",
        "The number means {means}, below the pot of {pot_in_front}: {up_make} it {to}.",
        "The number means {means}, below the pot of {pot_in_front}: the raise is to {to}.",
        "The number means the amount below the pot, which is less than a raise.",
    ),
    "bet.highest-reasonable-short-of-a-raise": (
        (
            "The number means {means}, the highest amount it can mean within the pot of {pot_in_front}: "
            "it's a call of {called}."
        ),
        "The number means {means}, within the pot of {pot_in_front}: {up_make} it {to}.",
        (
            "The number means {means}, the highest amount it can mean within the pot of {pot_in_front}: "
            "the raise is to {to}."
        ),
        "The number means the highest amount the pot allows, which is less than a raise.",
    ),
    "bet.as-clarified-unasked": ("The amount is {to}, as the player says.", "The amount is what the player says."),
    "bet.as-clarified-when-asked": ("The amount is {to}, as the player says.", "Ask seat {seat} how much it is."),
    "bet.dealer-asks-at-once": (
        "Ask seat {seat} whether the amount is {lower} or {higher}; if it stays unclear, the floor rules.",
        "Ask seat {seat} how much it is.",
    ),
    "bet.still-unclear-floor-rules": (
        "The floor rules how much it is: {lower} or {higher}.",
        "The floor rules how much it is.",
    ),
    "bet.floor-determines-the-bet": (
        (
            "The floor rules on seat {seat}'s bet: the player said {said_first} first, which normally counts, "
            "but put out {chips}."
        ),
        (
            "The floor rules on seat {seat}'s bet: the player put out {put_first} first, which normally counts, "
            "but said {said}."
        ),
        "The floor decides what seat {seat}'s bet is: {said} said, {chips} put out.",
        "The floor decides what seat {seat}'s bet is.",
    ),
    "bet.unclear-case-up-to-floor": (
        "The floor decides what seat {seat} meant: {lower} or {higher}.",
        "The floor decides what seat {seat} meant.",
    ),
    "bet.tiny-chips-up-to-floor": (
        (
            "It's a string bet: {added_since} goes back, and the floor decides what {lies} means when the call "
            "is {full_call}: it may be ruled a full call."
        ),
        "The floor decides what {lies} means when the call is {full_call}: it may be ruled a full call.",
        "The floor decides what so small a chip means.",
    ),
    "bet.combined-chips-up-to-floor": (
        "Seat {seat} is in for {either}, whether all those chips are one bet or not.",
        "The floor decides: one bet of {together}, or {apart} if the new chips are ruled on alone.",
        "The floor decides whether all those chips are one bet.",
    ),
    "bet.invalid-bound-to-bet": (
        "Seat {seat} bets the {put_validly} put out; those words aren't a valid bet and may be penalized.",
        "That isn't a valid bet: seat {seat} must bet at least {least}, and may be penalized.",
        "That isn't a valid bet: seat {seat} must make one.",
    ),
    "bet.invalid-bound-to-raise": (
        "Seat {seat} raises to the {put_validly} put out; those words aren't a valid raise and may be penalized.",
        "That isn't a valid raise: seat {seat} must raise to at least {least}, and may be penalized.",
        "That isn't a valid raise: seat {seat} must make one.",
    ),
    "bet.call-no-raise-after-check": (
        "It isn't a raise: seat {seat} checked this bet and may only call {to} or fold.",
        "Seat {seat} checked this bet and may not raise it.",
    ),
    "bet.check-leaves-call-or-fold": (
        "Seat {seat} can't check a bet: call {call} or fold.",
        "Seat {seat} can't check a bet: call or fold.",
    ),
    "bet.check-raise-permitted": ("Seat {seat}'s check-raise to {to} is good.", "Seat {seat}'s check-raise is good."),
    "bet.no-completing-outside-limit": (
        "It isn't a raise: seat {seat} calls {call} or raises to at least {raise}.",
        "It isn't a raise: only in limit is a short bet completed.",
    ),
    # how it was made
    "bet.string-bet-not-allowed": (
        "A string bet isn't allowed: seat {seat} is held to {to} and gets {back} back.",
        "A string bet isn't allowed: seat {seat} is held to {to} and puts in {owed} more.",
        "A string bet isn't allowed: seat {seat} is held to {to}.",
        "A string bet isn't allowed: only the first motion, {first_motion}, counts.",
        "A string bet isn't allowed.",
    ),
    "bet.string-bet-up-to-floor": (
        (
            "It's a string bet: the floor says whether {all_come_to} or the short call of {short_first} stands, made "
            "up to {full_call} or forfeited with a fold."
        ),
        "It's a string bet, for the floor: {either_way} either way.",
        "It's a string bet: the floor says whether {by_first_motion} or {by_all_chips} stands.",
        "It's a string bet: the dealer calls it, and the floor says what's binding.",
    ),
    "bet.string-bet": (
        "It's a string bet: seat {seat} is held to {to} and gets {back} back.",
        "It's a string bet: seat {seat} is held to {to} and puts in {owed} more.",
        "It's a string bet: seat {seat} is held to {to}.",
        "It's a string bet: only the first motion, {first_motion}, counts.",
        "It's a string bet by seat {seat}: only the first motion counts.",
    ),
    "bet.declared-raise-in-order": (
        "Seat {seat}'s raise to {to} is good: it was declared first.",
        "Seat {seat}'s raise in two motions is good: it was declared first.",
    ),
    "bet.raise-motion-still-open": ("Seat {seat} may still put the raise out in one more motion.",),
    "bet.released-chips-bind": ("Seat {seat} released the chips: the bet is binding.",),
    "bet.inducing-motion-up-to-floor": ("The floor decides on seat {seat}'s motion with chips.",),
    "bet.should-declare-before-adding": ("Seat {seat} should declare before adding chips.",),
    "bet.amount-declaration": ("Seat {seat} named an amount alone: {amount}.", "Seat {seat} named an amount alone."),
    "bet.action-and-amount-declaration": (
        "Seat {seat} declared an action and its amount: {amount}.",
        "Seat {seat} declared an action and its amount.",
    ),
    "bet.general-declaration": ("Seat {seat} declared an action without an amount.",),
    "bet.chips-too-small-to-wager": (
        "Chips of {small} are too small to bet with: {plays} plays.",
        "Chips of {small} are too small to bet with.",
        "The chips are too small to bet with.",
    ),
    "bet.smaller-chips-may-be-barred": (
        "The house may bar the {small} in small chips; {in_quantity} plays in quantity.",
        "The house may bar the {small} in small chips.",
        "The house may bar chips that small.",
    ),
    # too little, taken back, misunderstood
    "bet.undercall-up-to-floor": (
        "As the floor says, it's a full call of {ordered}: seat {seat} gets {back} back.",
        (
            "It's a string bet: {added_since} goes back, and the floor decides if seat {seat} calls the full "
            "{full_call}, or folds, forfeits {forfeit} and gets {back} back."
        ),
        (
            "It's a string bet: {added_since} goes back, and the floor decides if seat {seat} makes the full call of "
            "{full_call}, or folds and forfeits {forfeit}."
        ),
        "The floor decides: seat {seat} calls the full {full_call}, or folds, forfeits {forfeit} and gets {back} back.",
        "The floor decides: seat {seat} makes the full call of {full_call}, or folds and forfeits {forfeit}.",
        "The floor decides on the short call.",
    ),
    "bet.later-undercall-up-to-floor": (
        "The floor decides on seat {seat}'s short call of {offered}; a full call is {full_call}.",
        "The floor decides on seat {seat}'s short call.",
    ),
    "bet.back-to-first-undercall": (
        "The action goes back to seat {first}, who makes the full call of {to}; the floor decides on {after_first}.",
        (
            "The action goes back to seat {first}: the floor decides on a full call of {to} or a fold that forfeits "
            "{forfeits}, and on {others}."
        ),
        "The action goes back to seat {first}, the first of {in_a_row} short calls: the full call is {to}.",
        "The action goes back to the first short call.",
    ),
    "bet.in-turn-act-binds": (
        "Seat {seat}'s action is binding: {owed} goes back in.",
        "Seat {seat}'s action is binding: the chips stay in the pot.",
    ),
    "bet.may-withdraw-and-reconsider": (
        "Seat {seat} may take back {back} and act again.",
        "Seat {seat} may take the chips back and act again.",
    ),
    "bet.should-be-allowed-to-reconsider": (
        "The floor should let seat {seat} take back {back} and act again.",
        "The floor should let seat {seat} take the chips back and act again.",
    ),
    "bet.claim-near-the-bet-up-to-floor": (
        (
            "The floor decides; by the rule of thumb the claim isn't heard, as {share_in} is enough, and seat {seat} "
            "makes the full call and puts in {owed} more."
        ),
        "The floor decides; by the rule of thumb it's a full call of {to}, and seat {seat} puts in {owed} more.",
        "The floor decides; by the rule of thumb it's a full call of {to}.",
        "The floor decides; by the rule of thumb it's a full call.",
    ),
    "bet.gross-misunderstanding-up-to-floor": (
        (
            "The floor decides whether seat {seat} grossly misunderstood the bet, as {share_under} rule of thumb: if "
            "so, {back} goes back, and if not, {would_owe} more goes in."
        ),
        (
            "If the floor finds seat {seat} grossly misunderstood, the call need not be binding; if not, "
            "{would_owe} goes in."
        ),
        "The floor decides whether seat {seat} grossly misunderstood; if so, the call need not be binding.",
    ),
    "bet.early-call-up-to-floor": (
        "The floor rules on seat {seat}'s call before the amount was clear, and may hold it to any amount.",
    ),
    "bet.future-words-up-to-floor": ("The floor may hold seat {seat} to those words, penalize the player, or both.",),
    "bet.wait-for-clear-amount": (
        "Seat {seat} should have waited until the amount was clear, but the {hasty} stands.",
        "Seat {seat} should wait until the amount is clear.",
    ),
}
