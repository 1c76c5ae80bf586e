"""The kinds of quick-fire questions, in the order in which they are offered."""

from trainer.quickfire import call_or_raise, may_they_raise, minimum_raise, pot_limit_maximum
from trainer.quickfire.kind import Kind

KINDS: dict[str, Kind] = {
    each.key: each
    for each in (
        call_or_raise.KIND,
        minimum_raise.KIND,
        may_they_raise.KIND,
        pot_limit_maximum.KIND,
    )
}
