"""No word of a scenario is left out."""

from tests.scenarios.hands import packaged
from trainer.scenarios.fresh.words import read, said, texts


def test_all_that_is_read_and_all_that_is_said() -> None:
    muck, five = packaged()["showdown-winner-in-the-muck"], packaged()["bets-five"]
    assert "Seat 5 tabled two red sevens. I mucked them." in {*said(muck)}
    assert {"Bet five", "5000"} <= {*said(five)}
    assert "A pair of kings" in {*said(packaged()["showdown-miscalled"])}
    assert "Wait, are there four cards out there?" in {*said(packaged()["four-card-flop-pointed-out"])}
    assert [*read(five)] == [five.title, *five.hints]
    assert {*texts(five)} == {*read(five), *said(five)}
