"""What share of a bet was put in by somebody who claims to have taken it for another, against the house's figure."""

from trainer.rules.book import book
from trainer.rules.facts import Facts
from trainer.rules.facts import accepted as a
from trainer.rules.ruling import Decision

ENOUGH, JUDGED = "bet.claim-near-the-bet-up-to-floor", "bet.gross-misunderstanding-up-to-floor"
PERCENT = "percent"


def share_put_in(decision: Decision, facts: Facts | None) -> dict[str, str]:
    """`share_in` where it is enough to bar the claim; else `share_under`, if chips are out, and what would be owed."""
    if facts is None or decision.key not in (ENOUGH, JUDGED):
        return {}
    about = facts.about(decision.matter)
    made, level = a.misjudged(about)[0], a.level(about)
    printed = next((n[PERCENT] for each in decision.citations if PERCENT in (n := _numbers(each.book, each.at))), 0)
    if not printed:
        return {}
    put = a.put_out(about)
    if not made.motions:
        return {"would_owe": f"{level - put:,}"}
    share = f"{put:,} is {{}}{100 * put // level}% of {level:,}"
    if decision.key == ENOUGH:
        return {"share_in": f"{share.format('')} and {printed}%"}
    return {"share_under": f"{share.format('only ')}, under the {printed}%", "would_owe": f"{level - put:,}"}


def _numbers(key: str, at: str) -> dict[str, int]:
    return dict(book(key).paragraph(at).numbers)
