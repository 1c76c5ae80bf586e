"""What another rulebook does differently, in a line: "Board back into the stub, reshuffle, cut, new flop, no burn."."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from trainer.grading.assessment import How, MatterGrade
from trainer.grading.explain import elsewhere, while_fixable
from trainer.grading.noticing import nothing_asked
from trainer.grading.spoken import in_words
from trainer.grading.telling.lead import SAID_ALREADY, as_the_floor_rules, one_of_each
from trainer.grading.telling.steps import PULLED, About, about, brief
from trainer.kernel.games import is_stud
from trainer.kernel.listed import as_written, ended, listed
from trainer.rules.at_showdown import PART, SHOWN
from trainer.rules.book import Book
from trainer.rules.common.unclear import to_be_asked
from trainer.rules.facts import Facts
from trainer.rules.facts.wager import maker
from trainer.rules.points.showdown import TABLING
from trainer.rules.record import Record
from trainer.rules.requests import REQUESTS
from trainer.rules.ruling import Authority, Decision, Matter
from trainer.rules.stands import KINDS, stands

NOT_COVERED, NOT_HERE = "Not covered. The floor decides.", "Not in our copy. The floor decides."
FLOOR_RULES, PLAY_ON = "The floor decides.", "Play on."
ASKED_ABOUT = "The dealer asks for a clear amount."
WHO: Mapping[Authority, str] = {
    Authority.FLOOR: "Same steps, but the floor decides.",
    Authority.DEALER: "Same steps, but the dealer decides.",
    Authority.UNSTATED: "Same steps, but the dealer or the floor may decide.",
}
TERSE: Mapping[str, str] = {
    "bets-of-the-deal-back": "bets back",
    "scrap-card-out-of-the-deck": "joker out",
    "gather-the-cards": "misdeal",
    "early-card-aside": "early card aside",
    "burn-again-and-deal-the-next": "burn and turn again",
    "finish-the-turn-betting": "bet",
    "shuffle-the-deck": "shuffle",
    "cut-the-deck": "cut",
    "deal-again-same-button": "redeal from the same button",
    "deal-again-from-the-right-button": "redeal from the correct button",
    "scramble-the-flop": "scramble the flop",
    "floor-draws-the-burn": "the floor picks the next burn",
    "other-three-are-the-flop": "the other three are the flop",
    "turn-without-second-burn": "no second burn",
    "river-without-second-burn": "no second burn",
    "board-into-the-stub": "board back into the stub",
    "early-cards-into-the-stub": "early cards back into the stub",
    "shuffle-the-stub": "reshuffle",
    "cut-the-stub": "cut",
    "flop-without-a-burn": "new flop, no burn",
    "turn-without-a-burn": "new turn, no burn",
    "river-without-a-burn": "new river, no burn",
    "street-without-a-burn": "new street, no burn",
    "round-set-aside": "set aside a full round",
    "burn-and-deal-the-street": "burn and deal on",
    "deal-the-final-street": "final street",
    "burns-into-the-stub": "earlier burns into the stub",
    "mix-the-stub": "scramble",
    "burn-one": "burn one",
    "one-card-to-each-live-hand": "deal each live hand one card",
    "community-card": "deal one community card",
}
AGAIN = "deal-again-same-button"
LEFT_OUT = SAID_ALREADY | {"burn-stays", "drawn-card-leaves-the-board", "obey-the-floor"}


@dataclass(frozen=True, slots=True)
class There:
    """What a rulebook asks for on the matter of a hand: `line` says it, `who` decides it where steps are named."""

    decision: Decision
    line: str
    who: Authority | None


def there(record: Record, grade: MatterGrade, law: Book) -> There:
    """What this rulebook would have had done, at the moment at which the matter was taken up."""
    decision = _decided(record, grade, law)
    line = _of_a_bet(record, grade.matter, law) or in_a_line(decision, record.setup.game)
    named = decision.ruling is not None and line not in (FLOOR_RULES, PLAY_ON)
    return There(decision, line, decision.ruling.authority if named and decision.ruling is not None else None)


def differs(here: There, other: There) -> str:
    """What the other rulebook does that this one does not; "" where both ask for the same."""
    if here.line != other.line:
        return other.line
    return WHO[other.who] if here.who is not other.who and here.who is not None and other.who is not None else ""


def _decided(record: Record, grade: MatterGrade, law: Book) -> Decision:
    """Its decision; of part of a hand, where it has none, what it says of a hand that is not tabled."""
    asked = elsewhere if grade.noticed.how is How.NOT_ASKED else while_fixable
    decision = asked(record, grade, law)
    if decision.silent and grade.matter.kind == PART:
        twin = replace(grade, matter=replace(grade.matter, kind=SHOWN, topic=TABLING))
        return asked(record, twin, law)
    return decision


def _of_a_bet(record: Record, matter: Matter, law: Book) -> str:
    """What a wager comes to by this rulebook, by whichever of its rules; "" for other matters."""
    if matter.kind not in KINDS:
        return ""
    facts = Facts(record, min(matter.onset, len(record)), matter)
    made = maker(facts)
    if made is None:
        return ""
    found = stands(law, facts, made)
    if found.open:
        asked = found.lead is not None and to_be_asked(found.lead.ruling)
        return ASKED_ABOUT if asked else FLOOR_RULES
    words = "a call that may be taken back" if found.again else in_words(found)
    back = f", and {found.back:,} goes back" if found.back and not found.again else ""
    owed = "and {:,} goes back in" if matter.kind in PULLED else "with {:,} to add"
    rest = f", {owed.format(found.owed)}" if found.owed else back
    return f"{words[:1].upper()}{words[1:]}{rest}."


def in_a_line(decision: Decision, game: str = "") -> str:
    """All that a rulebook asks for, in one sentence."""
    if decision.ruling is None:
        return NOT_HERE if decision.lacking else NOT_COVERED
    keys = [step.key for step in one_of_each(decision)]
    if as_the_floor_rules(decision, keys):
        return FLOOR_RULES
    told = about(decision, game=game)
    words = _joined([key for key in keys if key not in LEFT_OUT], told)
    if not words and not nothing_asked(decision):
        return FLOOR_RULES
    if not words:
        words = decision.ruling.says if decision.matter.kind in REQUESTS else "play on"
    return ended(f"{words[:1].upper()}{words[1:]}")


def _joined(keys: list[str], told: About) -> str:
    """The steps one after the other, as a sentence where none of them is a mere keyword."""
    words = [_terse(key, told) for key in keys]
    line = ", ".join(words) if any(key in TERSE for key in keys) else listed(words)
    return as_written(line)


def _terse(key: str, told: About) -> str:
    again = key == AGAIN and told.game and is_stud(told.game)
    words = brief(key, told) if again else TERSE.get(key) or brief(key, told)
    return f"{words[:1].lower()}{words[1:]}"
