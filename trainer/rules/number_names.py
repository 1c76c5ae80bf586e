"""What the numbers that paragraphs give their rules stand for, in words, with their unit."""

from collections.abc import Mapping

# of one topic "topic name", or of all; the value stands where the braces are
NAMES: Mapping[str, tuple[str, str]] = {
    "a-stack": ("Chips in a full stack", "{}"),
    "all_ins_stand": ("All-ins out of turn", "stand"),
    "any": ("Substantial action without chips", "{} acts"),
    "apart_few": ("Players apart, with few tables", "{} at most"),
    "apart_many": ("Players apart, with many tables", "{} at most"),
    "barred_calls": ("A raise with no raise left", "is a call"),
    "big-places": ("Big blind, left of the button", "place {}"),
    "boxed": ("Boxed cards that spoil the deal", "{}"),
    "cards": ("Cards in the flop", "{}"),
    "countdown": ("Then counted down", "{} s"),
    "exposed": ("Exposed cards that spoil the deal", "{}"),
    "extra": ("Extra cards that spoil the deal", "{}"),
    "first": ("First cards off the deck", "{}"),
    "flop": ("Flop dealt without a burn", "{}"),
    "form_from": ("Tax form from", "{} dollars"),
    "least": ("Cards in the stub, at least", "{}"),
    "level": ("Level it is for", "{}"),
    "longest": ("A hand costs at most", "{} s"),
    "minutes": ("Away at most", "{} min"),
    "more": ("Chairs more than elsewhere", "{}"),
    "most-entries": ("Entries in the table, at most", "{}"),
    "others": ("Later cards that spoil the deal", "{}"),
    "percent": ("Share of the minimum raise", "{} %"),
    "players": ("Players who have acted", "{}"),
    "posts": ("Times the bet", "{}"),
    "prior_burns": ("Burns before", "{}"),
    "reopening": ("Share that opens again in limit", "{} %"),
    "seats": ("Seats at the last table", "{}"),
    "second": ("Second place", "{} %"),
    "share": ("A tiny share of the bet: one in", "{}"),
    "short": ("Players short of the fullest table", "{}"),
    "short_handed": ("Seats at the last table of 7- and 6-handed events", "{}"),
    "six_handed": ("Seats in a six-max", "{}"),
    "small-places": ("Small blind, left of the button", "place {}"),
    "small_least": ("A small event, tables from", "{}"),
    "small_most": ("A small event, tables to", "{}"),
    "spare": ("Cards to spare", "{}"),
    "third": ("Third place", "{} %"),
    "wait": ("Chips wait", "{} min"),
    "warning": ("Warned before the end", "{} s"),
    "with_chips": ("Substantial action with chips in", "{} acts"),
    "withheld": ("Kept of the pool", "{} %"),
    "withheld_abroad": ("Kept for tax, from abroad", "{} %"),
    "bet.accepted-action percent": ("Share of the bet put in", "{} %"),
    "bet.out-of-turn times": ("A raise is, times the bet", "{}"),
    "bet.reopen times": ("A raise is, times the bet", "{}"),
    "blind.post times": ("A straddle is, times the big blind", "{}"),
    "chips.race most": ("Odd chips won in a race, at most", "{}"),
    "chips.race percent": ("Share of the higher chip", "{} %"),
    "clock seconds": ("Time to act", "{} s"),
    "deal.fouled-deck seconds": ("After a break begins", "{} s"),
    "pot.dispute seconds": ("After a break begins", "{} s"),
    "rp.hand-for-hand seconds": ("Each hand costs the clock", "{} s"),
    "rp.push-timing seconds": ("No change of dealers in the last", "{} s"),
    "seating.balance tables": ("Few tables, at most", "{}"),
    "seating.final-table most": ("Chairs, at most", "{}"),
    "seating.final-table tables": ("Tables at which seats are redrawn", "{}"),
    "tournament.bb-ante percent": ("Ante, of the big blind", "{} %"),
    "tournament.payout first": ("First place", "{} %"),
    "tournament.payout players": ("Players for the guarantee", "{}"),
    "tournament.payout times": ("A prize, times the buy-in", "{}"),
}


def named(topic: str, numbers: Mapping[str, int]) -> tuple[tuple[str, str], ...]:
    """Each number of a paragraph on a topic as (name, value): ("Time to act", "25 s"); one of no name by its key."""
    told = (NAMES.get(f"{topic} {key}") or NAMES.get(key) or (_plain(key), "{}") for key in numbers)
    return tuple((name, form.format(f"{value:,}")) for (name, form), value in zip(told, numbers.values(), strict=True))


def _plain(key: str) -> str:
    """A key as words, of a ledger that somebody has added: "most-entries" is "Most entries"."""
    return key.replace("-", " ").replace("_", " ").capitalize()
