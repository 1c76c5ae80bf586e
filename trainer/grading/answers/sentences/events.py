"""What is said first of a ruling on an event: entries, blinds and antes, bounties, forfeits, deals and prizes."""

from collections.abc import Mapping

FROM_ABROAD = "for a player from abroad a 1042-S, generally with {kept_abroad} ({n_withheld_abroad}%) withheld."
WITH_BOUNTIES = ", the pool of {pool}, bounties included, less {less} and, read as put by, {heads} in bounties"
TILL_THEN = "until then pay by the payout table"
NEEDS_ALL = "pay by the payout table until all players left agree and confirm a deal and the supervisor approves it"

BY_POLICY = "The floor decides, by house policy or fairness"
SENTENCES: Mapping[str, tuple[str, ...]] = {
    "tournament.absent-stack-may-go": (
        "The director may remove {who}'s chips now that {begun}; what stays posts blinds and antes.",
        "The director may remove {who}'s chips, {n_wait} minutes or a new level on; what stays posts blinds and antes.",
        "The director may remove {who}'s chips, or leave them.",
    ),
    "tournament.absent-stack-stays": (
        "{asked}'s chips stay, as {asked} asked.",
        (
            "{who}'s chips stay: they may go without notice after {n_wait} minutes or at a new level, whichever comes "
            "first: here {first}."
        ),
        (
            "{who}'s chips stay: they may go without notice after {n_wait} minutes or at a new level, whichever comes "
            "first."
        ),
        "{who}'s chips stay in place.",
    ),
    "tournament.blind-posted-before-ante": (
        "Of seat {seat}'s {held}, {blind} is the big blind and {ante} the ante.",
        "{who} posts the big blind of {blind} first and then the ante of {ante}: {total} in all.",
        "The big blind posts {blind} first and then the ante of {ante}: {total} in all.",
        "The big blind posts the blind first and then the ante.",
    ),
    "tournament.bounty-chip-is-all-in": (
        (
            "The action goes back to seat {due}: seat {seat}'s bounty chip is all-in for {to}, binding unless someone "
            "bets or raises."
        ),
        "Seat {seat}'s bounty chip in the pot is an all-in bet of {to}.",
        "{who}'s bounty chip in the pot is an all-in bet.",
    ),
    "tournament.bounty-chip-lies-in-pot": (
        "Seat {seat} is all-in, and the bounty chip goes in the pot.",
        "All-in {who}'s bounty chip goes in the pot.",
    ),
    "tournament.bounty-chip-off-the-stack": (
        "{player}'s bounty chip comes off the stack and goes in front of the chips.",
    ),
    "tournament.bounty-chip-stays-in-front": ("{player}'s bounty chip stays in front of the chips.",),
    "tournament.bounty-nearest-the-button": (
        "Seat {seat}, nearest clockwise from the button, wins seat {out}'s bounty.",
        "Seat {seat}, nearest clockwise from the button, wins {who}'s bounty.",
    ),
    "tournament.clock-stopped-for-forfeits": ("The floor stops the clock so that players can forfeit stacks.",),
    "tournament.deal-terms-bind": (
        (
            "The deal is binding on all {left_in}, as all agreed and it was approved: no one can go back to the "
            "posted payouts."
        ),
        "The terms of the deal are binding.",
    ),
    "tournament.deal-up-to-floor": ("The supervisor decides whether to allow the deal.",),
    "tournament.entry-per-event-sheet": (
        "The entry costs {total} and buys {stack}, by the event sheet.",
        "The entry is sold by the event sheet.",
    ),
    "tournament.entry-up-to-house": ("The house says what an entry costs and buys.",),
    "tournament.equal-awards-plus-remainder": (
        (
            "{paid}, the pool of {pool} less {less}, pays {awards} equal awards of {award} and one of {single}; "
            "if that is off it already, {if_net}."
        ),
        "{paid}, the pool of {pool} less {less}, pays {awards} equal awards of {award} and one of {single}.",
        "{paid}, the pool of {pool} less {less}, pays {awards} equal awards of {award}.",
        "The {paid} pays {awards} equal awards of {award} and one of {single}.",
        "The {paid} pays {awards} equal awards of {award}.",
        "The pool pays {awards} equal awards of {award} and one of {single}.",
        "The pool pays {awards} equal awards of {award}.",
        "The pool pays equal awards and what is left.",
    ),
    "tournament.equal-stacks-equal-prize": (
        "{tied} get {prize_each} each for {tied_places}; their best hand takes any award that can't be divided.",
        "{tied} began with {stack_each} each: equal prizes, and their best hand takes what can't be divided.",
        "They began the hand with equal stacks: equal prizes.",
    ),
    "tournament.floor-called-over-bounty": (
        "Call a supervisor at once: seat {seat} may be penalized for not producing the bounty, up to disqualification.",
        "Call a supervisor at once: not producing the bounty may cost penalties up to disqualification.",
    ),
    "tournament.forfeit-if-permitted": (
        "If the house permits it, {who}'s {out_of_play} leaves play and {who} buys a new stack.",
        "If the house permits it, {who}'s chips leave play and {who} buys a new stack.",
    ),
    "tournament.forfeited-chips-leave-play": ("{who}'s {out_of_play} leaves play.", "The forfeited chips leave play."),
    "tournament.forfeits-during-break": ("Stacks can be forfeited during the break.",),
    "tournament.forfeits-while-clock-stopped": ("Stacks can be forfeited while the clock is stopped.",),
    "tournament.full-buy-in-returned": (
        "{who} gets {back} back, the whole buy-in, if it is {if_highest} and the highest hand of level {n_level}.",
        "{who} gets the whole buy-in back if it is {if_highest} and the highest hand of level {n_level}.",
        "{who} gets {back} back: the whole buy-in.",
        "{who} gets the full buy-in back, entry fee and bounty included, for the highest hand of level {level_over}.",
        "{who} gets the full buy-in back, entry fee and bounty included, if no higher hand comes in level {n_level}.",
        "The whole buy-in comes back.",
    ),
    "tournament.guarantee-paid": (
        (
            "The guarantee is paid, as {entered} entered and {n_players} are enough: the pool is {pool}, with {added} "
            "added."
        ),
        "The guarantee is paid, as {entered} entered and {n_players} are enough: the pool is {pool}.",
        "The guarantee is paid.",
    ),
    "tournament.larger-stack-places-higher": (
        "{placed}: the larger stack at the start of the hand places higher; {award}.",
        "{placed}: the larger stack at the start of the hand places higher.",
        "{higher}: the larger stack at the start of the hand places higher.",
        "The larger stack at the start of the hand places higher.",
    ),
    "tournament.levels-added": ("More levels are added as needed.",),
    "tournament.levels-per-structure-sheet": (
        "The level is {small} and {big} with an ante of {ante}, {minutes} minutes.",
        "The level is {small} and {big}, {minutes} minutes.",
        "The level is played as printed on the sheet.",
    ),
    "tournament.limits-go-up": (
        "Blinds go up to {small} and {big}, ante {ante}.",
        "Blinds go up to {small} and {big}.",
    ),
    "tournament.must-stay-at-table": ("{who} must stay at the table.",),
    "tournament.no-ante-posted": (
        "All {held} go to the big blind; no ante is posted.",
        "No ante is posted: the blind of {blind} comes first.",
        "No ante is posted.",
    ),
    "tournament.no-deal-payout-table": (
        "The supervisor has {refused} the deal: pay by the payout table.",
        f"No deal yet: {{has_yet_to}} must accept it aloud, in person, before the supervisor{{approves}}; {TILL_THEN}.",
        f"No deal: {{not_agreed}} agreed; {NEEDS_ALL}.",
        f"{NEEDS_ALL[0].upper()}{NEEDS_ALL[1:]}.",
    ),
    "tournament.no-reentry-registration-closed": ("No re-entry for {who}: registration is over.",),
    "tournament.no-w2g-for-citizens": (
        f"No W-2G for a citizen below ${{n_form_from}}; {FROM_ABROAD}",
        "No W-2G for a citizen; a 1042-S for a player from abroad.",
    ),
    "tournament.nothing-returned": (
        "Nothing comes back to {who}: only the highest hand of level {n_level} counts, three of a kind or better.",
        "Nothing comes back.",
    ),
    "tournament.only-collected-pool-paid": (
        "The guarantee isn't paid, as {entered} entered and it needs {n_players}: the {pool} collected is paid.",
        "The guarantee isn't paid, as {entered} entered and it needs {n_players}: what came in is paid.",
        "What came in is paid.",
    ),
    "tournament.paid-by-entries-column": (
        f"{{paid_to}} is paid {{own_prize}} for {{own_place}} place: {{own_share}} of {{paid}}{WITH_BOUNTIES}.",
        "{paid_to} is paid {own_prize} for {own_place} place: {own_share} of {paid}, the pool of {pool} less {less}.",
        "{paid_to} is paid {own_prize} for {own_place} place: {own_share} of {paid}, as {by_entries}.",
        "{paid_to} is paid {own_prize} for {own_place} place: {own_share} of {paid}.",
        "{paid_to} is paid {own_share} of the pool for {own_place} place, once the house's {n_withheld}% is off it.",
        f"{{unpaid}}, out in {{own_place}} place, isn't paid: {{places}} places share {{paid}}{WITH_BOUNTIES}.",
        "{unpaid}, out in {own_place} place, isn't paid: {places} places share {paid}, the pool of {pool} less {less}.",
        "{unpaid}, out in {own_place} place, isn't paid: {places} places share {paid}.",
        "{unpaid}, out in {own_place} place, isn't paid: {places} places are.",
        f"{{places}} places share {{paid}}{WITH_BOUNTIES}: {{prizes}}.",
        "{places} places share {paid}, the pool of {pool} less {less}: {prizes}.",
        "{places} places share {paid}: {prizes}.",
        "{places} places share the pool of {pool} by the payout table: first gets {first_prize}.",
        "{places} places are paid, once the house's {n_withheld}% is off the pool: {prizes}.",
        "{places} places are paid: {prizes}.",
        "The pool of {pool} is paid by the column for that many entries.",
        "Paid by the column for that many entries.",
    ),
    "tournament.payout-table-exhausted": (
        "The payout table ends at {n_most_entries} entries: the floor decides.",
        "The payout table ends here: the floor decides.",
    ),
    "tournament.pool-includes-bounties": ("The pool is {pool}, bounties included.", "The pool includes bounties."),
    "tournament.private-deal-not-ruled": ("Management need not rule on a private deal.",),
    "tournament.reenters-as-new-player": (
        "{who} re-enters as a new player with {stack}.",
        "It counts as a new player.",
    ),
    "tournament.reentry-buys-full-stack": (
        "{who}'s re-entry buys a full stack of {stack}.",
        "A re-entry buys a full stack.",
    ),
    "tournament.short-stack-wins-full-ante": (
        "The short stack can win the whole ante: {can_win}.",
        "The short stack can win the whole ante.",
    ),
    "tournament.registration-closed": (
        "No entry for {who}: registration closed after level {closes}, unless the house allows it.",
    ),
    "tournament.registration-open": (
        "Registration is open until level {closes} ends: {who} gets a full stack of {stack} and a random seat.",
        "Registration is open until level {closes} ends: {who} gets a full stack and a random seat.",
    ),
    "tournament.sit-and-go-payout": (
        "{paid_to} is paid {own_prize} for {own_place} place, out of {paid}, the pool of {pool} less {less}.",
        "{unpaid}, out in {own_place} place, isn't paid: three places are, at 50, 30 and 20 percent.",
        "Three places share {paid}, the pool of {pool} less {less}: {prizes}.",
        "Three places are paid: 50, 30 and 20 percent.",
    ),
    "tournament.stack-forfeited": ("{who} forfeits the stack of {out_of_play}.", "{who} forfeits the stack."),
    "tournament.stack-may-be-forfeited": ("{who} may forfeit the stack and stays at the table.",),
    "tournament.stack-stays-in-play": (
        "{no_forfeit}: {who}'s stack stays in play, and {reenters} may re-enter only with no chips left.",
        "{no_forfeit}: {who}'s stack stays in play.",
        "No forfeit now: {who}'s stack stays in play.",
    ),
    "tournament.subject-to-disqualification": (
        "{who} is subject to disqualification: re-entry is only with no chips left, or after forfeiting in time.",
    ),
    "tournament.valueless-chip-by-house-policy": (
        f"{BY_POLICY}: seat {{seat}}'s bounty chip is a call of {{a_call}} or an all-in of {{to}}.",
        f"{BY_POLICY}, what seat {{seat}}'s bounty chip is: an all-in of {{to}}, or nothing.",
        f"{BY_POLICY}, what {{who}}'s bounty chip is: a call or an all-in.",
        f"{BY_POLICY}, what the chip is: a call or an all-in.",
    ),
    "tournament.w2g-for-citizens": (
        f"A W-2G for a citizen; {FROM_ABROAD}",
        "A W-2G for a citizen; a 1042-S for a player from abroad.",
    ),
}
