"""What is said first of what a player may do next: the call, the least and the most of a bet or raise."""

from collections.abc import Mapping

MISSING_BLIND = "maximum {most_bare} or {most_full}: the rulebook doesn't say whether a missing blind counts in the pot"
SENTENCES: Mapping[str, tuple[str, ...]] = {
    "bet.open": (
        "Seat {seat} must {opens}.",
        "Seat {seat} may call {call} or raise: {which_raise}.",
        "Seat {seat} may call {call} or complete to {completes}.",
        "Seat {seat} may call {call} or raise to {size}: {enough_of}.",
        "Seat {seat} may call {call} or raise to {size}; {released}.",
        "Seat {seat} may call {call} or raise to {size}.",
        "Seat {seat} may {option} to {size}.",
        "Seat {seat} may check or bet {size}.",
        "Seat {seat} may call {call} or raise, minimum raise to {least}, maximum {most}; {released}.",
        "Seat {seat} may call {call} or raise, minimum raise to {least}, maximum {most}: {opened_by}.",
        "Seat {seat} may call {call} or raise, minimum raise to {least}, maximum {most}.",
        f"Seat {{seat}} may call {{call}} or raise, minimum raise to {{least}}, {MISSING_BLIND}.",
        "Seat {seat} may call {call} or raise, minimum raise to {least}; {released}.",
        "Seat {seat} may call {call} or raise, minimum raise to {least}: {opened_by}.",
        "Seat {seat} may call {call} or raise, minimum raise to {least}.",
        "Seat {seat} may {option}, minimum raise to {least}, maximum {most}.",
        f"Seat {{seat}} may {{option}}, minimum raise to {{least}}, {MISSING_BLIND}.",
        "Seat {seat} may {option}, minimum raise to {least}.",
        "Seat {seat} may check or bet, minimum {least}, maximum {most}.",
        "Seat {seat} may check or bet, minimum {least}.",
        "Seat {seat} may bet or raise.",
    ),
    "bet.closed": (
        "Seat {seat} may not raise: it's a call of {held_to}, and {held_back} goes back.",
        "Seat {seat} may only call {call} or fold: {released}.",
        "Seat {seat} may only call {call} or fold: {short_of}.",
        "Seat {seat} may only call {call} or fold.",
        "Seat {seat} may not bet or raise.",
    ),
    "bet.call-or-fold-only": (
        "There is nothing left to raise: seat {seat} calls {held_to}, and {held_back} goes back.",
        "There is nothing left to raise: seat {seat} calls {held_to} and puts in {call_more} more.",
        "Seat {seat}'s {covers} covers every all-in: the betting is over.",
        "Seat {seat} may call {call} or fold; a raise is to {unanswered} or more, but no one is left to call it.",
        "Seat {seat} may only call {call} or fold: there is nothing left to raise.",
        "Seat {seat} may only call or fold.",
    ),
    "bet.house-cap-reached": (
        "Seat {seat} may only call {call} or fold: your house's raise cap is reached, and it {cap_heads_up}.",
        "Seat {seat} may only call {call} or fold: your house's raise cap is reached.",
        "Your house's raise cap is reached: no more raises on this street.",
    ),
    "bet.minimum-raise": (
        "The minimum raise is to {least}: the call of {call} plus {by}.",
        "The minimum raise is to {least}.",
        "The minimum raise is the largest bet or raise on this street.",
    ),
    "bet.no-raise-cap": ("There is no limit on the number of raises.",),
    "bet.raise-cap-applies": ("The house's raise cap applies: {raises} so far.", "The house's raise cap applies."),
    "bet.acts-first": ("Seat {due} acts first.", "Seat {seat} acts first."),
}
