"""Whatever a dealer does, the assessor keeps up, and the perfect dealer always knows something possible to do."""

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.grading.dealt import scenarios
from trainer.grading.assess import assessor
from trainer.grading.assessment import from_json, to_json
from trainer.grading.model import catch_up, follow, perfect, possible
from trainer.kernel import gestures as g
from trainer.kernel.chips import Chips
from trainer.rules.book import BOOKS, book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.session import Session

PLACES = ("stub-top", "stub-bottom", "board", "burns", "muck", "aside", "hand-1", "hand-3")
KINDS = ("call", "bet", "raise", "all-in")
AMOUNTS = (0, 100, 200, 500, 600, 1000, 1200)
SIMPLE = (g.Burn(), g.Gather(), g.Stop(), g.Proceed(), g.CallFloor(), g.Announce("deal.misdeal"), g.BringInBets())


@st.composite
def meddling(draw: st.DrawFn, session: Session) -> g.Act:
    """Some act on some cards, sensible or not."""
    zones = [lying for _, lying in session.record.table.zones() if lying]
    lying = draw(st.sampled_from(zones))
    cards = tuple(each.card for each in lying[: draw(st.integers(1, 4))])
    up, seat = draw(st.booleans()), draw(st.integers(1, 4))
    return draw(
        st.sampled_from(
            [
                *SIMPLE,
                *(g.Pitch(seat, up), g.Lay(seat, up), g.Turn(up, cards), g.Muck(seat)),
                *(g.Move(place, up, cards) for place in PLACES),
                *(g.Scramble(cards), g.Plan("please-draw"), g.Cut(seat)),
            ]
        )
    )


@st.composite
def talking(draw: st.DrawFn, session: Session) -> g.Act:
    """Some word or hand on money, sensible or not."""
    seat = draw(st.sampled_from([each.number for each in session.record.table.seats]))
    amount, pile = draw(st.sampled_from(AMOUNTS)), session.record.table.seat(seat).bet.piles[:1]
    said = g.AnnounceBet(draw(st.sampled_from(KINDS)), amount)
    back = [g.ReturnBet(seat, Chips(((pile[0][0], 1),)))] if pile else []
    other = (g.ActionOn(seat), g.AskToShow(seat), g.Count(f"bet-{seat}"), g.AllInButton(seat))
    return draw(st.sampled_from([g.AskFor(seat, amount), said, g.Announce("string-bet"), *other, *back]))


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(data=st.data())
def test_no_dealing_confuses_the_assessor(data: st.DataObject) -> None:
    law = book(data.draw(st.sampled_from(BOOKS)))
    scenario = scenarios()[data.draw(st.sampled_from(sorted(scenarios())))]
    session = Session(play_of(scenario, law), law)
    grading = follow(session)
    for _ in range(data.draw(st.integers(0, 60))):
        if session.ended:
            break
        act, due = perfect(session, grading), session.due_at()
        assert act is None or possible(session.record, act)
        if data.draw(st.integers(0, 5)) == 0:
            act = data.draw(st.one_of(meddling(session), talking(session)))
        if act is not None and possible(session.record, act):
            session.act(act, session.now + 300)
        elif due is not None:
            session.tick(due)
        catch_up(grading, session)
    assessment = grading.assessment()
    assert from_json(to_json(assessment)) == assessment
    assert assessor(session.record.transcript, law, session.taken_over).assessment() == assessment
