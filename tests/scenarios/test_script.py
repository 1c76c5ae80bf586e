"""Lines of the script with their guards: which one speaks, and which gives way."""

import pytest

from tests.scenarios.hands import go_on
from tests.scenarios.test_loader import GOOD
from trainer.kernel import gestures as g
from trainer.rules.book import book
from trainer.scenarios.compiler import play_of
from trainer.scenarios.loader import read
from trainer.scenarios.session import Session

START = GOOD.index("[deck]")
END = GOOD.index("[[seat]]")
PLAIN = GOOD[:START] + GOOD[END : GOOD.index("[[wrong]]")]
SCRIPT = PLAIN[PLAIN.index("script = [") : PLAIN.index("hints")]


def played(*lines: str) -> Session:
    """Seats 1, 2 and 4 with the button on 2: seat 4 posts the small blind, seat 1 the big one, seat 2 acts first."""
    listed = "".join(f'  "{line}",\n' for line in lines)
    text = PLAIN.replace(SCRIPT, f"script = [\n{listed}]\n").replace('takeover = "flop: P4"\nends = "turn"\n', "")
    return Session(play_of(read(text, "x"), book("upt")), book("upt"))


def said(one: Session, street: int) -> list[tuple[int, str, int]]:
    go_on(one)
    return [(each.seat, each.kind, each.to) for each in one.record.course.actions if each.street == street]


STAY = ("preflop: all stay",)


@pytest.mark.parametrize(
    ("lines", "wanted"),
    [
        (("flop: all check",), [(4, "check", 0), (1, "check", 0), (2, "check", 0)]),
        (("flop: P4 bet 400", "all stay"), [(4, "bet", 400), (1, "call", 400), (2, "call", 400)]),
        (("flop: P1 bet 400", "all stay"), [(4, "check", 0), (1, "bet", 400), (2, "call", 400), (4, "call", 400)]),
        (("flop: P4 bet 400 if bet", "all stay"), [(4, "check", 0), (1, "check", 0), (2, "check", 0)]),
        (("flop: P4 bet 400 if board 4", "all stay"), [(4, "check", 0), (1, "check", 0), (2, "check", 0)]),
        (("flop: P4 bet 400 if live 3", "all fold"), [(4, "bet", 400), (1, "fold", 0), (2, "fold", 0)]),
        (("flop: P4 bet 400 if cards 2", "all fold"), [(4, "bet", 400), (1, "fold", 0), (2, "fold", 0)]),
        (("flop: all bet 400 if unbet", "P1 fold", "all stay"), [(4, "bet", 400), (1, "fold", 0), (2, "call", 400)]),
        (
            ("flop: P4 check", "P4 fold", "P1 bet 200", "P2 raise 600", "all stay"),
            [(4, "check", 0), (1, "bet", 200), (2, "raise", 600), (4, "fold", 0), (1, "call", 600)],
        ),
        (
            ("flop: P4 all-in", "P1 raise 300", "P1 stay", "all fold"),
            [(4, "bet", 8800), (1, "fold", 0), (2, "fold", 0)],
        ),
    ],
)
def test_a_line_speaks_while_its_guard_holds_and_its_act_is_open(
    lines: tuple[str, ...], wanted: list[tuple[int, str, int]]
) -> None:
    assert said(played(*STAY, *lines), 1) == wanted


def test_a_new_deal_follows_no_script() -> None:
    """The cards are others, so the players are left to what they see; by themselves they never push everything in."""
    first, again = played("preflop: P2 all-in", "all fold"), played("preflop: P2 all-in", "all fold")
    assert said(first, 0)[0] == (2, "raise", 7000)
    again.act(g.Pitch(4), again.now + 300)
    again.act(g.Gather(), again.now + 300)
    for _ in range(2):
        again.act(again.routine()[0], again.now + 300)
    assert said(again, 0)[0][:2] == (2, "fold")


def test_the_dealer_who_notices_nothing_deals_on_over_a_fourth_flop_card() -> None:
    lines = ("preflop: all stay", "flop: all check", "turn: all check", "river: all check")
    listed = "".join(f'  "{line}",\n' for line in lines)
    text = PLAIN.replace(SCRIPT, f"script = [\n{listed}]\n").replace('takeover = "flop: P4"\nends = "turn"\n', "")
    stuck = text + '\n[[wrong]]\nkind = "stuck"\nplace = "flop 2"\n'
    one = Session(play_of(read(stuck, "x"), book("upt")), book("upt"))
    assert go_on(one)
    assert len(one.record.table.board) == 6
    assert len(one.record.table.burns) == 3
