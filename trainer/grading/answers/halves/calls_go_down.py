"""What else goes back where a string bet is cut that others have called."""

from trainer.grading.answers.choice.calls_cut import calls_cut
from trainer.grading.answers.found import Found
from trainer.kernel.listed import listed
from trainer.rules.ruling import Decision

ONE, SEVERAL = "seat {}'s call is {:,}, and {:,} goes back", "seats {} call {:,}, and {:,} goes back to each"


def with_calls_cut(found: Found, lead: Decision, sentence: str) -> str:
    """The sentence on a string bet that is cut, with the calls that go down with it."""
    cut = calls_cut(found.facts, lead) if not found.seat and not lead.silent else {}
    if not cut:
        return sentence
    to, amounts = dict(lead.figures)["to"], {*cut.values()}
    if len(cut) > 1 and len(amounts) == 1:
        told = [SEVERAL.format(listed([str(seat) for seat in cut]), to, *amounts)]
    else:
        told = [ONE.format(seat, to, back) for seat, back in cut.items()]
    return f"{'; '.join([sentence.removesuffix('.'), *told])}."
