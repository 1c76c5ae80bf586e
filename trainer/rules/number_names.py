"""What the numbers that paragraphs give their rules stand for, in words, with their unit."""

from collections.abc import Mapping

# of one topic "topic name", or of all; the value stands where the braces are
NAMES: Mapping[str, tuple[str, str]] = {
    "a-stack": ("Chips in a full stack", "{}"),
    "all_ins_stand": ("All-ins out of turn", "stand"),
    "any": ("Substantial action without chips", "{} actions"),
    "apart_few": ("Difference allowed, few tables", "{} at most"),
    "apart_many": ("Difference allowed, many tables", "{} at most"),
    "barred_calls": ("A raise that isn’t allowed", "is a call"),
    "big-places": ("Big blind, left of the button", "place {}"),
    "boxed": ("Boxed cards that make a misdeal", "{}"),
    "cards": ("Cards in the flop", "{}"),
    "countdown": ("Then counted down", "{} s"),
    "exposed": ("Exposed cards that make a misdeal", "{}"),
    "extra": ("Extra cards that make a misdeal", "{}"),
    "first": ("First cards off the deck", "{}"),
    "flop": ("Flop dealt without a burn", "{}"),
    "form_from": ("Tax form at", "${}"),
    "least": ("Fewest cards in the stub", "{}"),
    "level": ("Level it covers", "{}"),
    "longest": ("Most clock time for a hand", "{} s"),
    "minutes": ("Away at most", "{} min"),
    "more": ("Extra seats at the final table", "{}"),
    "most-entries": ("Most entries in the table", "{}"),
    "others": ("Later exposed cards that make a misdeal", "{}"),
    "percent": ("Share of the minimum raise", "{}%"),
    "players": ("Players who have acted", "{}"),
    "posts": ("Times the bet", "{}"),
    "prior_burns": ("Burns before", "{}"),
    "reopening": ("Share of a raise that reopens limit betting", "{}%"),
    "seats": ("Final table seats", "{}"),
    "second": ("Second place", "{}%"),
    "share": ("A tiny share of the bet: one in", "{}"),
    "short": ("Players short of the fullest table", "{}"),
    "short_handed": ("Final table seats, 7- and 6-handed", "{}"),
    "six_handed": ("Seats in a six-max", "{}"),
    "small-places": ("Small blind, left of the button", "place {}"),
    "small_least": ("Small event, fewest tables", "{}"),
    "small_most": ("Small event, most tables", "{}"),
    "spare": ("Cards to spare", "{}"),
    "third": ("Third place", "{}%"),
    "wait": ("Chips wait", "{} min"),
    "warning": ("Warned before the end", "{} s"),
    "with_chips": ("Substantial action with chips in", "{} actions"),
    "withheld": ("Withheld from the pool", "{}%"),
    "withheld_abroad": ("Tax withheld, foreign players", "{}%"),
    "bet.accepted-action percent": ("Share of the bet put in", "{}%"),
    "bet.out-of-turn times": ("Minimum raise, times the bet", "{}"),
    "bet.reopen times": ("Minimum raise, times the bet", "{}"),
    "blind.post times": ("A straddle totals, times the big blind", "{}"),
    "chips.race most": ("Most chips won in a race", "{}"),
    "chips.race percent": ("Share of the higher chip", "{}%"),
    "clock seconds": ("Time to act", "{} s"),
    "deal.fouled-deck seconds": ("Time once a break begins", "{} s"),
    "pot.dispute seconds": ("Time once a break begins", "{} s"),
    "rp.hand-for-hand seconds": ("Clock time for each hand", "{} s"),
    "rp.push-timing seconds": ("No change of dealers in the last", "{} s"),
    "seating.balance tables": ("Few tables: at most", "{}"),
    "seating.final-table most": ("Most seats", "{}"),
    "seating.final-table tables": ("Tables left when seats are redrawn", "{}"),
    "tournament.bb-ante percent": ("Ante, share of the big blind", "{}%"),
    "tournament.payout first": ("First place", "{}%"),
    "tournament.payout players": ("Players for the guarantee", "{}"),
    "tournament.payout times": ("One prize, times the buy-in", "{}"),
}


def named(topic: str, numbers: Mapping[str, int]) -> tuple[tuple[str, str], ...]:
    """Each number of a paragraph on a topic as (name, value): ("Time to act", "25 s"); one of no name by its key."""
    told = (NAMES.get(f"{topic} {key}") or NAMES.get(key) or (_plain(key), "{}") for key in numbers)
    return tuple((name, form.format(f"{value:,}")) for (name, form), value in zip(told, numbers.values(), strict=True))


def _plain(key: str) -> str:
    """A key as words, of a ledger that somebody has added: "most-entries" is "Most entries"."""
    return key.replace("-", " ").replace("_", " ").capitalize()
