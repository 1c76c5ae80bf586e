"""What was done, in the past and as a sentence, and what would have been right instead of an act that was amiss."""

from collections.abc import Callable, Mapping
from typing import Any

from trainer.grading import harms
from trainer.grading.assessment import Finding, Verdict
from trainer.grading.heard import heard
from trainer.grading.words import act_words
from trainer.grading.words import name as card_name
from trainer.kernel import gestures as g
from trainer.rules.record import Record

INSTEAD: Mapping[str, str] = {
    "a-second-burn": "Don\u2019t burn again.",
    "a-misdeal": "Don\u2019t call a misdeal.",
    "a-shuffle": "Don\u2019t shuffle the stub.",
    "the-flop-undone": "Leave the flop as it is.",
    "a-single-card-each": "Don\u2019t deal those cards.",
    "card-exposed": "Keep that card face down.",
    "live-hand-killed": "Leave a live hand alone.",
    "winning-hand-killed": "Push the pot first.",
    "chips-to-wrong-seat": "Push it to the winner.",
    "card-taken-from-a-live-hand": "Leave that hand its cards.",
    "hand-called-off": "Deal on.",
}
"""What would have been right in the place of each harm."""
BY_THE_FLOOR: Mapping[type[g.Act], Callable[[Any], str]] = {
    g.Draw: lambda act: f"The floor picked the {card_name(act.card)}.",
    g.Order: lambda _: "The floor ruled.",
    g.Come: lambda _: "The floor came to the table.",
    g.Leave: lambda _: "The floor left.",
    g.Ask: lambda _: "The floor asked.",
    g.CarryOn: lambda _: "The floor said \u201cplay on\u201d.",
}


BY_A_PLAYER: Mapping[type[g.Act], Callable[[Any], str]] = {
    g.Post: lambda act: f"posted {act.chips.amount:,}",
    g.Wager: lambda act: f"put in {act.chips.amount:,}",
    g.PullBack: lambda act: f"took {act.chips.amount:,} back",
    g.Check: lambda _: "checked",
    g.Fold: lambda _: "folded",
    g.Turn: lambda act: "tabled the hand" if act.up else "turned the cards down",
    g.Rest: lambda _: "added nothing",
    **dict.fromkeys(g.SPOKEN, lambda act: f"said \u201c{heard(act)}\u201d"),
}
BY_THE_WAY: Mapping[str, str] = {
    "play-on": "Played on.",
    "burn-stays": "Left the burn.",
    "finish-the-betting": "Finished the betting.",
    "finish-the-turn-betting": "Finished the betting.",
}
"""Steps that come about by the way, whatever gesture it was."""


def done_words(record: Record, index: int) -> str:
    """What gesture `index` was, as a sentence: "Called the floor.", "Seat 7 put in 300."."""
    gesture = record.gestures[index]
    if gesture.by_dealer:
        return f"{act_words(gesture.act)}."
    if gesture.who == g.FLOOR:
        told = BY_THE_FLOOR.get(type(gesture.act))
        return told(gesture.act) if told is not None else "The floor did it."
    did = BY_A_PLAYER.get(type(gesture.act))
    words = act_words(gesture.act)
    return f"Seat {gesture.seat} {did(gesture.act) if did is not None else words[:1].lower() + words[1:]}."


def instead(finding: Finding) -> str:
    """What would have been right: by the harm that was done; of any other why it was wrong."""
    if finding.verdict is Verdict.FALSE_ALARM:
        return "Deal on."
    if finding.verdict is Verdict.OUT_OF_ORDER:
        return "Not yet."
    known = (key for key in INSTEAD if finding.reason.lower().startswith(harms.says(key)))
    return next((INSTEAD[key] for key in known), f"{finding.reason.split('. ')[0].rstrip('.')}.")
