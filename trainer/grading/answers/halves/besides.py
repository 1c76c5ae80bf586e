"""What the first sentence says of everything else that came up, and what of that is then told no more below it."""

from dataclasses import dataclass

from trainer.grading.answers.found import Found
from trainer.grading.answers.halves.asked_in_a_row import in_one_row, of_whom, with_the_row_asked
from trainer.grading.answers.halves.asked_last import with_what_was_asked_last
from trainer.grading.answers.halves.behaved import with_what_they_did
from trainer.grading.answers.halves.bettor_folded import of_his_hand
from trainer.grading.answers.halves.checked_too_little import with_the_check
from trainer.grading.answers.halves.count_disputed import with_the_pots_disputed
from trainer.grading.answers.halves.counts_asked import with_each_count
from trainer.grading.answers.halves.done_besides import with_what_else
from trainer.grading.answers.halves.earlier_wagers import numbers_meant, with_earlier_wagers
from trainer.grading.answers.halves.faced import with_who_is_next
from trainer.grading.answers.halves.goes_back import with_what_goes_back
from trainer.grading.answers.halves.if_called import with_the_one_behind
from trainer.grading.answers.halves.out_of_turn import past_the_player
from trainer.grading.answers.halves.redeal import with_one_hand
from trainer.grading.answers.halves.round_of_penalty import with_the_round
from trainer.grading.answers.halves.together import of_one_count, together
from trainer.grading.answers.telling import in_one_breath, told_of
from trainer.rules.ruling import Decision


@dataclass(frozen=True, slots=True)
class Joined:
    """A sentence with what was joined to it: what is `told` with it already, the `row` of what was asked for, and what
    was `ruled` on that a half of it tells.
    """

    sentence: str
    told: tuple[str, ...] = ()
    row: tuple[Decision, ...] = ()
    ruled: tuple[Decision, ...] = ()


def with_what_is_one_answer(found: Found, lead: Decision | None, sentence: str, also: list[str]) -> Joined:
    """The sentence with what is one answer with it: what was ruled of the same, who acts behind, what else was asked
    for in a row. `also` is what would stand below it.
    """
    beside = (*found.open_now, *found.calm)
    halves = list(dict.fromkeys(_told(found, each) for each in together(lead, beside, found.facts)))
    halves = halves or with_who_is_next(found, lead, sentence, also)
    his_own = in_one_breath(halves) if halves else sentence
    counts = of_one_count(lead, beside, found.facts) if halves else []
    row = in_one_row(lead, found.asked, found.facts) if lead is not None and not halves else []
    said = with_the_row_asked(found.law, found.facts, lead, row, with_the_one_behind(found, his_own))
    said = of_whom(found, lead, row, said)
    past = past_the_player(found, lead)
    return Joined(said, (his_own, *halves, *(_told(found, each) for each in (*counts, *row, *past))), tuple(row))


def with_what_came_before(found: Found, lead: Decision | None, sentence: str) -> Joined:
    """The sentence with the wagers of before, with everything that was counted, and with how players behaved."""
    joined = with_earlier_wagers(found, lead, sentence)
    numbers = numbers_meant(found, joined) if joined != sentence else ()
    sentence, counted = with_each_count(found, lead, joined)
    sentence = with_the_pots_disputed(found, lead, sentence)
    sentence, alike, ruled = with_what_they_did(found, lead, sentence)
    return Joined(with_the_round(found, sentence), (*counted, *alike), ruled=(*counted.values(), *ruled, *numbers))


def with_what_was_done_besides(
    found: Found, lead: Decision | None, beside: tuple[Decision, ...], sentence: str
) -> Joined:
    """The sentence with what else was done, asked and checked, and with what goes back; `beside` is what was found."""
    sentence, more = with_what_else(found, lead, beside, sentence)
    sentence, checked = with_the_check(found, lead, sentence)
    sentence = with_what_was_asked_last(found, lead, sentence)
    sentence, back = with_what_goes_back(found, lead, sentence)
    return Joined(
        with_one_hand(found, sentence), (*more, *checked, *back), ruled=(*more.values(), *of_his_hand(found, lead))
    )


def _told(found: Found, decision: Decision) -> str:
    return told_of(found.law, found.facts, decision)
