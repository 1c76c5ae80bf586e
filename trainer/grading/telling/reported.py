"""What was amiss in a report to the floor and what is true, in a sentence or two."""

import re

from trainer.grading.report_grade import REPORTED, Amiss, ReportFault
from trainer.grading.telling.sentences import within

STREETS = ("On the ", "On third", "On fourth", "On fifth", "On sixth", "On seventh", "Before", "During", "At showdown")
"""So begins a statement of the part of the hand."""
SINCE = " since it happened"
ACTED = re.compile(r"\b(has|have) acted since\b")
NESTED = re.compile("\u2018(.*?)\u2019(?!\\w)")
"""What a quoted statement quotes itself."""
REPORT, ASKED, LEFT = "Report ", "Told ", "Left out "
WRONG, INCOMPLETE = "Your report was wrong.", "Your report was incomplete."
OUT_OF_ORDER = "Tell it in the order it happened."


def reported(fault: ReportFault) -> tuple[str, ...]:
    """The same from the fullest words to the fewest."""
    if not fault.did.startswith(REPORTED):
        return _left_out(fault)
    said = fault.did.removeprefix(REPORTED).rstrip(".")
    if fault.kind is Amiss.LEADING:
        opinion = f"You reported an opinion: {said}"
        return f"{opinion} Report only facts.", opinion, WRONG
    if fault.takes == OUT_OF_ORDER:
        return f"You reported {said} out of order.", WRONG
    true = in_fact(fault.takes.removeprefix(REPORT)) if fault.takes.startswith(REPORT) else fault.takes
    return f"You reported {said} {true}".rstrip(), _wrongly(said), WRONG


def _wrongly(said: str) -> str:
    """That it was wrong, without what is true."""
    words = said.strip("\u201c\u201d")
    if words.startswith(STREETS):
        return "You reported the wrong street."
    if not ACTED.search(words):
        return f"You wrongly reported {said}"
    return f"You wrongly reported that {_within(words).replace(SINCE, '')}"


def in_fact(quoted: str) -> str:
    """What is true, as a sentence of its own: of who has acted, since it happened."""
    words = _within(quoted.strip("\u201c\u201d"))
    return f"It was {words}" if _of_a_street(words) else f"In fact, {words}"


def _of_a_street(words: str) -> bool:
    return f"{words[:1].upper()}{words[1:]}".startswith(STREETS)


def _within(words: str) -> str:
    """The same within a sentence."""
    told = _since_then(within(NESTED.sub("\u201c\\1\u201d", words)))
    return f"{told[:1].lower()}{told[1:]}" if told.startswith("Seat") else told


def _since_then(words: str) -> str:
    return ACTED.sub(f"had acted{SINCE}", words)


def _left_out(fault: ReportFault) -> tuple[str, ...]:
    """What was left out, or told only when asked."""
    true = fault.takes.removeprefix(REPORT)
    if fault.did.startswith(ASKED):
        return f"You reported {fault.did[len(ASKED) :]}", INCOMPLETE
    short = _since_then(f"Your report left out {fault.did.removeprefix(LEFT)}")
    if not true:
        return short, INCOMPLETE
    words = _within(true.strip("\u201c\u201d"))
    told = f"{short.rstrip('.')}. It was {words}" if _of_a_street(words) else f"{short.rstrip('.')}: {words}"
    full = f"Your report left out that {words}" if ACTED.search(true) else told
    return full, short, INCOMPLETE
