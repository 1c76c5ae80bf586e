"""What is said first of a ruling on a room: seats, chips, clocks, conduct, levels and entries."""

from collections.abc import Mapping

RACE_ODD = "Race off the {odd_chips} odd chips starting at seat 1"
WIN_NONE = "the rest goes uncompensated."
IN_TIME = "Seat {seat}'s {before_time} stands: the count was not over before it, and a tie goes to the player."
TIME_LEFT = "{who}'s hand isn't dead: {time_gone}, {time_after}."
PLAYED_AT_ANOTHER = (
    "The hand belongs to level {level}, {level_blinds}, not {played_at}: {house} doesn't say whether it's corrected "
    "{so_late}."
)
SENTENCES: Mapping[str, tuple[str, ...]] = {
    # chips
    "chips.back-to-inventory": (
        "The {out_of_play} found goes out of play and back to inventory, though it is {known_owner}'s.",
        "The {out_of_play} found goes out of play and back to inventory.",
        "The chips found go out of play and back to inventory, whoever lost them.",
    ),
    "chips.best-cards-win-chips": (
        "{race_awards}: {odd_chips_make}.",
        "The best cards win the new chips; {left_over} is left over.",
        "The best cards win.",
    ),
    "chips.card-for-each-odd-chip": (
        "Deal {odd_cards_each}, all of one player's before the next, starting at seat 1{none_put_out}.",
        "Deal {odd_cards_each}, all of one player's before the next, starting at seat 1.",
        "Deal {cards} cards, one for each odd chip, starting at seat 1, seat {first_seat} first.",
    ),
    "chips.cards-above-table-uncovered": ("{who}'s cards stay above the table, in full view.",),
    "chips.color-up-at-discretion": (
        "The {chips_of} chips may go now: the director may color up at discretion, and it's announced.",
        "The director may color up {who}.",
        "The director may color up anyone.",
    ),
    "chips.color-up-to-be-announced": (
        "The director may color up {who} at discretion, and must announce it.",
        "Coloring up must be announced.",
    ),
    "chips.denomination-leaves": (
        "The {chips_of} chips leave: full sets are changed directly, and the {odd_cards} odd ones get a card each.",
        "The {chips_of} chips leave: full sets of them are changed directly.",
        "The denomination leaves: full sets of it are changed directly.",
    ),
    "chips.denomination-stays": (
        "The {chips_of} chips stay: blinds or antes still need them.",
        "The denomination stays: blinds or antes still need it.",
    ),
    "chips.equal-exchange-only": (
        "{who} gets {exchanged} at equal value; {removed} leaves play without compensation.",
        "{who} gets {exchanged} at equal value.",
        "{who}'s {removed} leaves play without compensation: it makes no chip that is still in play.",
        "Chips are exchanged at equal value only.",
    ),
    "chips.excess-award-goes-back": (
        "One new chip at most: give back {chips_back}.",
        "One chip at most: the rest goes back.",
    ),
    "chips.forfeited": (
        "{who} forfeits {forfeited}: the chips leave play, and {who} may be disqualified.",
        "The chips leave play.",
    ),
    "chips.high-denominations-visible": (
        "{hider}'s chips go where everyone can see and count them, the big ones above all.",
        "{who}'s big chips go where everyone can see them.",
    ),
    "chips.in-view-before-race": ("{who}'s chips come fully into view before the race.",),
    "chips.into-countable-stacks": ("{who} stacks the chips {a_stack} high.", "{who} makes countable stacks."),
    "chips.into-plain-view": ("All of {who}'s chips come into plain view.",),
    "chips.keeps-lowest-chip": (
        "No one is raced out of play, so {who} has one chip of {chip}.",
        "The player can't be raced out.",
    ),
    "chips.live-hand-into-view": ("{who}'s live hand comes back into plain view.",),
    "chips.moved-out-of-the-way": ("{who} moves the chips out of the way.",),
    "chips.odd-chips-leave-play": ("{who}'s odd chips leave play.", "The odd chips leave play."),
    "chips.odd-chips-raced-off": (
        "{won_by_cards}; {none_over}.",
        f"{{won_by_cards}}; {WIN_NONE}",
        f"{RACE_ODD}: one new chip at most each, one of {{new_chip}} for {{last_chips}} in any case; {WIN_NONE}",
        f"{RACE_ODD}, seat {{first_seat}} first: one new chip at most each; {WIN_NONE}",
        f"Race off the odd chips starting at seat 1: one new chip at most each; {WIN_NONE}",
    ),
    "chips.off-the-table": ("{kept_there} leaves the table.", "It leaves the table."),
    "chips.player-not-dealt-in": ("{who} is not dealt in.",),
    "chips.race-award-stands": ("The award to {who} stands.",),
    "chips.stay-on-the-table": ("{who}'s chips stay on the table.",),
    # clock, levels, presence
    "clock.action-stands": (
        "{who}'s action stands: it came at {took} seconds, and {allowed} are allowed.",
        "{who}'s action stands.",
    ),
    "clock.floor-may-start-clock": (
        "Seat {seat}'s {acted_since} stands: the {time_unfaced} are for a player who faces a bet.",
        "The floor may start the clock on seat {seat}, but the {time_unfaced} are for a player who faces a bet.",
        "If reasonable time has passed, {who} has up to {n_seconds} seconds to act, then a countdown of {n_countdown}.",
        "The floor may start the clock on {who}: {time_faced} to act on a bet, with a warning at {warning}.",
        "The floor may start the clock on {who}, but the {time_unfaced} are for a player who faces a bet.",
        "The floor starts the clock on {who} if reasonable time has passed.",
    ),
    "clock.hand-checked": (
        "{who}'s hand is checked: the {time} are over.",
        "{who}'s hand is checked.",
    ),
    "clock.no-clock-when-away": (
        "No clock: {asker} must be at their own seat to ask for one.",
        "No clock: seat {other} must be at their own seat to ask for one.",
    ),
    "clock.time-to-act": (
        TIME_LEFT,
        IN_TIME,
        "Seat {seat}'s {acted_since} stands if made in {seconds} seconds and a countdown of {countdown}, tie included.",
        "{who} has {seconds} seconds to act, then a countdown of {countdown}; then the hand is {time_out}.",
        "{who} has {seconds} seconds to act, then a countdown of {countdown}.",
        "{who} has {seconds} seconds to act.",
    ),
    "clock.time-to-act-or-less": (
        TIME_LEFT,
        IN_TIME,
        "Seat {seat}'s {acted_since} stands if made in {seconds} seconds and a countdown of {countdown}, tie included.",
        "{who} has up to {seconds} seconds to act, then a countdown of {countdown}; then the hand is {time_out}.",
        "{who} has up to {seconds} seconds to act, then a countdown of {countdown}.",
        "{who} has up to {seconds} seconds to act.",
    ),
    "clock.time-with-a-warning": (
        TIME_LEFT,
        "{who}'s hand is dead, if the warning came at {warning}: {time_run}.",
        "Seat {seat}'s {before_time} stands: the {seconds} seconds were not over before it.",
        "Seat {seat}'s {acted_since} stands if made in {seconds} seconds; after that the hand is {time_out}.",
        "{who} has {seconds} seconds to act, with a warning at {warning}; then the hand is {time_out}.",
        "{who} has {seconds} seconds to act, with a warning at {warning}.",
    ),
    "deal.redeal-one-hand-of-penalty": (
        (
            "{who} is dealt into the redeal and killed, and the two deals are 1 hand of the penalty: {hands_left} "
            "more after it."
        ),
        (
            "{who} is dealt into the redeal and killed, and the two deals are 1 hand of the penalty: it ends with "
            "that hand."
        ),
    ),
    "level.as-the-hand-began": (
        PLAYED_AT_ANOTHER,
        "The next hand is played at level {next_level}, {level_blinds}.",
        "Correct it: the hand is played at level {level}, {level_blinds}, not at level {dealt_at}.",
        "The hand is played at level {level}, {level_blinds}, as it began.",
        "The hand is played at level {level}, as it began.",
        "The level stays as it began.",
    ),
    "level.incoming-dealer-at-prior-level": (
        PLAYED_AT_ANOTHER,
        (
            "The incoming dealer deals one hand at level {level}, {level_blinds}, as the new level began during the "
            "push; the next one is at level {else_level}."
        ),
        "The incoming dealer deals one hand at level {level}, {level_blinds}.",
        "The incoming dealer deals one hand at level {level}.",
    ),
    "level.new-dealer-at-higher-level": (
        PLAYED_AT_ANOTHER,
        (
            "The new dealer's first hand is at level {level}, {level_blinds}, as the pot was still in play at zero; "
            "awarded before, one hand would be at level {else_level}."
        ),
        (
            "The new dealer's first hand is at level {level}, {level_blinds}, if the pot was still in play at zero; "
            "awarded before, one hand is at level {level_if_awarded}."
        ),
        "The new dealer's first hand is at level {level}, {level_blinds}.",
        "The new dealer's first hand is at level {level}.",
    ),
    "level.new-dealer-at-lower-level": (
        PLAYED_AT_ANOTHER,
        (
            "The new dealer deals one hand at level {level}, {level_blinds}, as the pot was awarded before zero; "
            "the next one is at level {else_level}."
        ),
        "The new dealer deals one hand at level {level}, {level_blinds}.",
        "The new dealer deals one hand at level {level}.",
    ),
    "level.not-before-zero": (
        PLAYED_AT_ANOTHER,
        "The hand is played at level {level}, {level_blinds}: no new level begins with {left} seconds on the clock.",
        "The hand is played at level {level}: no new level begins with {left} seconds on the clock.",
    ),
    "level.stays-at-old-level": (
        "The hand continues at level {level}, {level_blinds}.",
        "The hand continues at level {level}.",
    ),
    "presence.absence-in-order": (
        "{who}'s absence of {away_for} is fine: the limit is {n_minutes} minutes without notice.",
        "{who}'s absence is fine.",
    ),
    "presence.chips-may-be-picked-up": (
        "{who} was away {away_for}, over {n_minutes} minutes without notice: the chips may be picked up.",
        "{who} was away too long: the chips may be picked up.",
    ),
    "presence.frequent-absence-at-discretion": ("The floor may pick up {who}'s chips for frequent absences.",),
    "presence.live-hand-stays-at-table": (
        "{who} must stay with a live hand; leaving may cost a penalty.",
        "Seat {seat} must stay with a live hand; leaving may cost a penalty.",
    ),
    # rebuys and entries
    "rebuy.add-on-from-the-cashier": ("{who} buys the add-on from a cashier.",),
    "rebuy.add-on-sold": ("{who} gets the add-on.",),
    "rebuy.no-add-on-without-chips": ("No add-on: {who} has no chips left.",),
    "rebuy.plays-chips-behind": ("{who} plays chips behind, misses no hand and must make the rebuy.",),
    # seating
    "seating.all-seats-redrawn": ("All seats are redrawn, as {tables_left}.", "All seats are redrawn."),
    "seating.big-blind-moves": (
        (
            "{mover} in seat {seat}, next to post the big blind{if_there}, moves to table {to_table}, seat {to_seat}, "
            "and {dealt_in}."
        ),
        "{mover} in seat {seat}, next to post the big blind{if_there}, moves to table {to_table}, seat {to_seat}.",
        "{mover} in seat {seat}, next to post the big blind{if_there}, moves to table {to_table}.",
        "Seat {seat}, next to post the big blind, moves.",
    ),
    "seating.break-by-random-draw": (
        "Table {table} breaks, and its players draw new tables and seats at random, in two steps.",
    ),
    "seating.break-draw-up-to-house": ("New seats by the two-step draw; the house picks the table that breaks.",),
    "seating.break-in-set-order": (
        "Table {table} breaks in the set order, and its players get empty seats at other tables.",
    ),
    "seating.button-frozen-through-stud": (
        "The button goes to seat {button} and stays there through stud.",
        "The button stays frozen through stud.",
    ),
    "seating.button-resumes-where-frozen": ("The button starts again from seat {button}.", "The button resumes."),
    "seating.change-assigned": ("The director assigned {who}'s seat.",),
    "seating.choice-approved": ("A supervisor approved {who}'s seat.",),
    "seating.choice-needs-approval": (
        "{who} may have the seat asked for: a supervisor has {agreed}.",
        "{who} may not choose a seat: the supervisor has {refused}, and seats are drawn at random.",
        "{who} may not choose a seat unless a supervisor agrees.",
    ),
    "seating.dealt-in-at-once": (
        "{who} is dealt in {with_next} and posts the {blind_due}.",
        "{who} is dealt in {with_next}, {unless}.",
        "{who} is dealt in {with_next}.",
        "{who} is dealt in at once and posts the {blind_due}.",
        "{who} is dealt in at once, {unless}.",
        "{who} is dealt in at once.",
    ),
    "seating.dealt-in-past-button": (
        "{who} is dealt in {with_next}, {unless}.",
        "{who} is dealt in at once, {unless}.",
        "{who} is dealt in once the button has passed to seat {passed_to}.",
        "{who} is dealt in once the button has passed.",
    ),
    "seating.dealt-in-same-position": (
        "{who} waits {wait_hands} for the same position, or posts {post} now.",
        "{who} is dealt in on the first hand in the same position relative to the blinds.",
    ),
    "seating.draw-step-missing": ("The draw missed one of its two random steps.",),
    "seating.drawn-or-assigned": ("{who}'s seat was drawn or assigned, as it should be.",),
    "seating.final-table-made": (
        "The {left_in} players left make the final table: two busted at once at {before_two}.",
        "The {left_in} players left make the final table: it seats {seats}.",
        "These players make the final table.",
    ),
    "seating.forfeited-chips-leave-play": ("{who}'s forfeited chips leave play.",),
    "seating.full-stack-new-player-draw": (
        "If entries are still sold, {enters} gets a full stack and a drawn seat, like any new player.",
        "{who} gets a full stack of {stack} and a drawn seat.",
        "{who} gets a full stack and a drawn seat.",
    ),
    "seating.full-stack-random-seat": (
        "If entries are still sold, {enters} gets a full stack and a random seat.",
        "{who} gets a full stack of {stack} and a random seat.",
        "{who} gets a full stack and a random seat.",
    ),
    "seating.halt-up-to-floor": ("The floor decides whether table {table} stops.", "The floor decides."),
    "seating.halt-waived": (
        (
            "Table {table} plays on: the floor waived its halt, due {short_by} short once the big blind comes to an "
            "open {by_blinds}, and that isn't a misdeal."
        ),
        "Table {table} plays on: the floor waived its halt, due {short_by} short, and that isn't a misdeal.",
        "The table plays on: the halt was waived.",
    ),
    "seating.late-entry-up-to-house": ("The house decides whether to accept late entries.",),
    "seating.no-seat-without-permission": ("{who} may not take a seat without permission.",),
    "seating.no-unassigned-change": ("{who} may not change seats unless the director assigns one.",),
    "seating.player-moved-to-balance": (
        (
            "{due_mover} moves to {short_table} and {dealt_in}: the tables have {most} and {least} "
            "players, and {apart_limit}."
        ),
        "{due_mover} moves to {short_table}: the tables have {most} and {least} players, and {apart_limit}.",
        (
            "A player moves from a {most}-handed table to a {least}-handed one: with {many} tables, no "
            "two may be more than {allowed} apart."
        ),
        "A player moves until the tables are even enough.",
    ),
    "seating.players-may-be-separated": ("The director may seat them at different tables.",),
    "seating.procedure-names-table": ("A procedure set in advance says which table gives up a player.",),
    "seating.redraw-optional": (
        "{tables_left}, but an event that began with {began_with} needs no redraw at that point.",
        "An event this small doesn't need a redraw here.",
    ),
    "seating.right-seat-current-stack": (
        "{who} goes to table {due_table}, seat {seat}, with all of the {chips}.",
        "{who} goes to seat {seat} with all of the {chips}.",
        "{who} goes to the right seat with the chips they have now.",
    ),
    "seating.not-in-the-redeal": ("{who} gets no hand in the redeal, and waits for the next one.",),
    "seating.satellite-seat-picked": ("{who} may pick a seat: early entrants in a one-table satellite may.",),
    "seating.seat-cards-by-high-card": ("Seat {first} gets the first seat card.", "The high card draws first."),
    "seating.seat-drawn": ("{who}'s seat was drawn, as it should be.",),
    "seating.seat-opened-last": (
        "The player takes seat {to}, the seat that opened last.",
        "The player takes the seat that opened last at table {to_table}.",
    ),
    "seating.seat-taken-with-permission": ("{who} took the seat with permission.",),
    "seating.seat-to-be-drawn": (
        "Seats are drawn at random: no rule gives {wishes} one by choice.",
        "{who}'s seat must be drawn.",
    ),
    "seating.short-table-halts": (
        (
            "Table {table}, {short_by} short of the fullest table, stops as the big blind comes to open seat "
            "{stops_now}, unless the floor waives the halt."
        ),
        (
            "Table {table} stops after {this_hand}, {short_by} short of the fullest table, unless the floor waives the "
            "halt."
        ),
        "Table {table} stops, {short_by} short of the fullest table, unless the floor waives the halt.",
        "The short table stops.",
    ),
    "seating.short-table-plays-on-for-now": (
        "Table {table}, {in_stud} short of the fullest table, halts; in stud, with no blinds, the floor says when.",
        (
            "Table {table}, {short_by} short of the fullest table, is dealt {hands_dealt}, and stops as it comes to "
            "open seat {stops_at}."
        ),
        (
            "Table {table}, {short_by} short of the fullest table, plays on until the big blind comes to an open "
            "seat, then stops."
        ),
        "The table plays on until the big blind comes to an open seat.",
    ),
    "seating.short-table-plays-on": (
        (
            "Table {table}, {short_by} short of the fullest table, plays on until it is {n_short} short, and "
            "the floor may balance the tables more closely."
        ),
        "The table plays on: it is not short enough to stop.",
    ),
    "seating.soonest-big-blind": ("The player takes seat {to}, which gets the big blind soonest.",),
    "seating.special-need-met": ("{who}'s special need is met where possible.", "Special needs are met."),
    "seating.tables-even-enough": (
        (
            "No player has to move: the tables are {apart} apart, and with {many} tables, they may be at "
            "most {allowed} apart."
        ),
        "The tables are even enough.",
    ),
    "seating.too-many-for-final-table": (
        "No final table yet: {left_in} players are left, and it seats {seats}.",
        "Too many are left for the final table: it has {seats} seats.",
    ),
    "seating.unsold-stack-pays-blinds": (
        "The unsold stack may stay and pays its blinds and antes; when it goes is up to the director.",
    ),
    "seating.worst-position": (
        "The player takes seat {to}, the worst position.",
        "The player takes the worst position.",
    ),
}
