"""Milestones of premature cards that wait or are put aside."""

from trainer.grading.milestones.kind import Milestone
from trainer.grading.milestones.stub import off_the_stub, street_dealt
from trainer.grading.moment import Moment, cards_of
from trainer.rules.course import LAST_STREET

TURN = 2


def betting_finished(moment: Moment) -> bool:
    """The betting round that stood open has ended."""
    return not moment.course.betting and moment.course.street >= moment.course_at_onset.street


def turn_betting_finished(moment: Moment) -> bool:
    """The round of betting on the turn has ended."""
    return not moment.course.betting and moment.course.street >= TURN


def final_street_dealt(moment: Moment) -> bool:
    """This gesture completes the cards of the last street."""
    return street_dealt(moment) and moment.course.street == LAST_STREET[moment.record.setup.game]


def early_card_aside(moment: Moment) -> bool:
    """The early cards lie by themselves, out of board, hands and stub."""
    aside = set(cards_of(moment.after.aside)) | set(cards_of(moment.after.muck))
    return bool(moment.subject) and moment.subject <= aside


def burned_again_and_dealt(moment: Moment) -> bool:
    """One further burn, then the next card where the early one lay."""
    burned = moment.burns_since("early-card-aside")
    clear = not moment.subject & set(cards_of(moment.after.board))
    return off_the_stub(moment) and clear and len(burned) == 1


def round_aside(moment: Moment) -> bool:
    """As many cards lie aside as there are live hands, while there are any."""
    return len(moment.after.aside) - len(moment.at_onset.aside) >= max(1, len(moment.course.contesting))


def burned_and_dealt(moment: Moment) -> bool:
    """One burn, and the street is dealt."""
    return street_dealt(moment) and len(_burns_on_the_street(moment)) == 1


def _burns_on_the_street(moment: Moment) -> tuple[object, ...]:
    street = moment.record.courses[moment.index].street
    return tuple(
        gesture
        for index, gesture, _, _ in moment.since()
        if gesture.act.verb == "burn" and moment.record.courses[index].street == street
    )


MILESTONES: dict[str, Milestone] = {
    "finish-the-betting": betting_finished,
    "finish-the-turn-betting": turn_betting_finished,
    "early-card-aside": early_card_aside,
    "early-card-does-not-play": early_card_aside,
    "deal-the-final-street": final_street_dealt,
    "burn-again-and-deal-the-next": burned_again_and_dealt,
    "round-set-aside": round_aside,
    "burn-and-deal-the-street": burned_and_dealt,
}
