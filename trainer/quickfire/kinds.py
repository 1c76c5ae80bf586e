"""The kinds of quick-fire questions, in the order in which they are offered."""

from trainer.quickfire import (
    build_the_side_pots,
    call_or_raise,
    count_the_stack,
    may_they_raise,
    minimum_raise,
    odd_chip,
    pot_limit_maximum,
    split_it,
    who_shows_first,
    who_wins_what,
)
from trainer.quickfire.kind import Kind

KINDS: dict[str, Kind] = {
    each.key: each
    for each in (
        call_or_raise.KIND,
        minimum_raise.KIND,
        may_they_raise.KIND,
        pot_limit_maximum.KIND,
        count_the_stack.KIND,
        build_the_side_pots.KIND,
        who_wins_what.KIND,
        odd_chip.KIND,
        split_it.KIND,
        who_shows_first.KIND,
    )
}
