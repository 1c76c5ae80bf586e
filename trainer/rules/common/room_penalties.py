"""Penalties in missed hands and rounds: what a round comes to."""

from trainer.kernel.room import seat_acts as s
from trainer.rules.room.facts import RoomFacts
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Authority, Ruling

MISSES = Ruling(
    "a missed round is a hand for each player then at the table, the offender counted",
    Authority.FLOOR,
    fault=False,
)


def hands_to_miss(facts: RoomFacts, _: Numbers) -> dict[str, int]:
    """Hands the player is to miss, hands in a round, and the rounds they make where they come out even."""
    moment = facts.subject
    act = moment.happening.act
    assert isinstance(act, s.Penalty)
    a_round = len(moment.before.seated(moment.before.player(act.name).table))
    rounds = {} if act.hands % a_round else {"rounds": act.hands // a_round}
    return {"hands": act.hands, "a-round": a_round, **rounds}


@rule("conduct.penalty", ruling=MISSES, figures=hands_to_miss)
def penalty_in_missed_hands(facts: RoomFacts, _: Numbers) -> bool:
    """A player at a table is to miss hands or rounds."""
    return facts.matter.kind == "penalty-given"
