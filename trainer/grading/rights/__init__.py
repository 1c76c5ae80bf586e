"""Rights of a player: what they may do, keep or ask for once something went wrong, as the rulebook decides it."""
