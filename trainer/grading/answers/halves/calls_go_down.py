"""What else goes back where a string bet or a closed raise is cut that others have called."""

from trainer.grading.answers.choice.calls_cut import with_calls
from trainer.grading.answers.found import Found
from trainer.rules.ruling import Decision


def with_calls_cut(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on a bet or raise that is cut, with the calls that go down with it."""
    return sentence if found.seat or lead.silent else with_calls(sentence, found.facts, lead)
