"""Wagers as players make them, each a situation of "What is binding?": the easiest ones first."""

from trainer.quickfire import wagers_beyond as beyond
from trainer.quickfire import wagers_plain as plain
from trainer.quickfire.kind import Story

STORIES: dict[str, Story] = {
    "overchip": plain.overchip,
    "exact": plain.exact,
    "whole": plain.whole,
    "string": plain.string,
    "overchip-then-raise": plain.overchip_then_raise,
    "raise-then-chip": plain.raise_then_chip,
    "half": plain.half,
    "needed": plain.needed,
    "raise-to": plain.raise_to,
    "all-in-said": beyond.all_in_said,
    "undercall-of-a-raise": beyond.undercall_of_a_raise,
    "out-of-turn-changed": beyond.out_of_turn_changed,
    "below-half": plain.below_half,
    "raise-to-too-little": plain.raise_to_too_little,
    "bet-of-a-chip": plain.bet_of_a_chip,
    "call-said": plain.call_said,
    "undercall": plain.undercall,
    "tiny": beyond.tiny,
    "amount-alone": plain.amount_alone,
    "last-chips": beyond.last_chips,
    "out-of-turn-unchanged": beyond.out_of_turn_unchanged,
    "bet-said": plain.bet_said,
    "underbet": plain.underbet,
    "bet-taken-back": plain.bet_taken_back,
    "bet-taken-back-after-a-call": plain.bet_taken_back_after_a_call,
    "raise-then-chips": plain.raise_then_chips,
    "two-motions": plain.two_motions,
    "pushed-together": beyond.pushed_together,
    "undercall-of-an-opening": plain.undercall_of_an_opening,
    "other-words": beyond.other_words,
    "number-word": beyond.number_word,
    "if-then": beyond.if_then,
    "small-change": plain.small_change,
    "call-of-nothing": plain.call_of_nothing,
    "beyond-the-pot": beyond.beyond_the_pot,
    "limit-chip": beyond.limit_chip,
}
