"""What would have been right instead of an act that was amiss, and steps that come about by the way."""

import re
from collections.abc import Mapping

from trainer.grading.assessment import Finding, Verdict
from trainer.kernel.listed import ended

SENTENCE = re.compile("(?:\\.|(?<=\\.\u201d)) ")
INSTEAD: Mapping[str, str] = {
    "a-second-burn": "Don\u2019t burn again.",
    "a-misdeal": "Don\u2019t call a misdeal.",
    "a-shuffle": "Don\u2019t shuffle the stub.",
    "the-flop-undone": "Leave the flop as it is.",
    "a-single-card-each": "Don\u2019t deal those cards.",
    "a-kept-refund": "Leave those chips in the pot.",
    "card-exposed": "Keep that card face down.",
    "live-hand-killed": "Leave a live hand alone.",
    "winning-hand-killed": "Push the pot first.",
    "chips-to-wrong-seat": "Push the pot to the winner.",
    "card-taken-from-a-live-hand": "Leave that hand alone.",
    "card-to-another-hand": "Put that card where it belongs.",
    "hand-called-off": "Keep dealing.",
}
"""What would have been right in the place of each harm."""
BY_THE_WAY: Mapping[str, str] = {
    "play-on": "Kept dealing.",
    "burn-stays": "Left the burn where it was.",
    "finish-the-betting": "Finished the betting.",
    "finish-the-turn-betting": "Finished the betting.",
}
"""Steps that come about by the way, whatever gesture it was."""


def instead(finding: Finding) -> str:
    """What would have been right: by the harm that was done; of any other what was so, which is told last."""
    if finding.verdict is Verdict.FALSE_ALARM:
        return "Keep dealing."
    if finding.verdict is Verdict.OUT_OF_ORDER:
        return "Do this later."
    return INSTEAD.get(finding.harm) or sentences(finding.reason)[-1]


def sentences(words: str) -> list[str]:
    """Each sentence of a reason with its full stop."""
    return [ended(each) for each in SENTENCE.split(words.removesuffix("."))]
