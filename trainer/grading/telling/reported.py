"""What was amiss in a report to the floor and what is true, in a sentence or two."""

from trainer.grading.report_grade import REPORTED, Amiss, ReportFault

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
    true = f"In fact: {fault.takes.removeprefix(REPORT)}" if fault.takes.startswith(REPORT) else fault.takes
    return f"You reported {said} {true}".rstrip(), f"You wrongly reported {said}", WRONG


def _left_out(fault: ReportFault) -> tuple[str, ...]:
    """What was left out, or told only when asked."""
    true = fault.takes.removeprefix(REPORT)
    if fault.did.startswith(ASKED):
        return f"You reported {fault.did[len(ASKED) :]}", INCOMPLETE
    short = f"Your report left out {fault.did.removeprefix(LEFT)}"
    return (f"{short.rstrip('.')}: {true}", short, INCOMPLETE) if true else (short, INCOMPLETE)
