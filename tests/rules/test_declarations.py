"""Words and chips: which came first, what forms words take, what they bind to, and amounts named alone."""

import pytest

from tests.rules.amounts import FOXWOODS, METROPOLITAN, PLAYERS, TDA, UPT, at_once, figures, name
from tests.rules.betting import Betting, asked_of, outcome
from tests.rules.situations import cited
from tests.rules.test_misdeal import books
from trainer.rules.declared import declared
from trainer.rules.facts import Facts
from trainer.rules.ruling import Authority

METHOD = ((TDA, "40-A"), (PLAYERS, "41-A"), (FOXWOODS, "40-A"))
ORDER = (*METHOD, (METROPOLITAN, "36-A"))
WORDS, CHIPS, TD = "bet.words-are-the-bet", "bet.chips-are-the-bet", "bet.floor-determines-the-bet"


def facing_1000(*acts: str) -> Betting:
    """Seat 2 opens the flop for 1000; then as told."""
    return Betting().flop().do("P2 wager 1000x1", *acts)


@books(*ORDER)
def test_what_came_first_is_the_bet(book: str, at: str) -> None:
    said = facing_1000("P3 say call", "P3 wager 1000x3")
    put = facing_1000("P3 wager 5000x1", "P3 say raise")
    assert outcome(said.asked(book, "words-and-chips")) == (WORDS, {"said": 0, "chips": 3000})
    assert outcome(put.asked(book, "words-and-chips")) == (CHIPS, {"said": 0, "chips": 5000})
    assert at in cited(put.asked(book, "words-and-chips"))


@books(*ORDER)
@pytest.mark.parametrize(
    ("words", "expected"),
    [("raise", WORDS), ("raise 3000", WORDS), ("raise 900", CHIPS), ("raise 900000", CHIPS), ("raise three", CHIPS)],
)
def test_at_one_moment_clear_and_reasonable_words_go_first(book: str, at: str, words: str, expected: str) -> None:
    facts = at_once(facing_1000(f"P3 say {words}", "P3 wager 1000x3"))
    assert name(facts, book, "words-and-chips") == expected
    assert at in cited(asked_of(facts, book, "words-and-chips"))


@pytest.mark.parametrize("order", [("P3 say 4000", "P3 wager 500x1"), ("P3 wager 500x1", "P3 say 4000")])
@books(*METHOD)
def test_contradictory_amounts_are_for_the_td(book: str, at: str, order: tuple[str, str]) -> None:
    decision = facing_1000(*order).asked(book, "words-and-chips")
    assert outcome(decision) == (TD, {"said": 4000, "chips": 500})
    assert decision.ruling is not None
    assert (decision.ruling.authority, bool(decision.ruling.options)) == (Authority.FLOOR, True)
    assert at in cited(decision)


@books(*METHOD)
@pytest.mark.parametrize(("chips", "expected"), [("1000x4", WORDS), ("5000x1", WORDS), ("1000x3", TD), ("1000x5", TD)])
def test_a_chip_that_needs_change_contradicts_nothing(book: str, at: str, chips: str, expected: str) -> None:
    facts = facing_1000("P3 say raise 4000", f"P3 wager {chips}").facts()
    assert name(facts, book, "words-and-chips") == expected
    assert at in cited(asked_of(facts, book, "words-and-chips"))


@books((METROPOLITAN, "36-A"))
def test_without_a_word_on_contradictions_order_decides(book: str, at: str) -> None:
    decision = facing_1000("P3 wager 500x1", "P3 say 4000").asked(book, "words-and-chips")
    assert (outcome(decision)[0], cited(decision)) == (CHIPS, [at])


@books((UPT, "betting-8"), (UPT, "no-limit-8"))
@pytest.mark.parametrize("order", [("P3 say 4000", "P3 wager 500x1"), ("P3 wager 500x1", "P3 say 4000")])
def test_upt_puts_the_bet_right_to_the_words(book: str, at: str, order: tuple[str, str]) -> None:
    decision = facing_1000(*order).asked(book, "words-and-chips")
    told, found = outcome(decision)
    assert (told, found["said"], found["chips"], found.get("to", 4000)) == (WORDS, 4000, 500, 4000)
    assert at in cited(decision)


@books((UPT, "betting-11"))
def test_a_silent_call_goes_before_a_raise_that_is_said_at_upt(book: str, at: str) -> None:
    for words in ("P3 say raise", "P3 say raise 4000", "P3 say 4000"):
        decision = facing_1000("P3 wager 1000x1", words).asked(book, "words-and-chips")
        assert (outcome(decision)[0], cited(decision)) == ("bet.released-call-binds", [at])
    for chips in ("P3 wager 500x1", "P3 wager 500x3"):
        assert outcome(facing_1000(chips, "P3 say raise 4000").asked(book, "words-and-chips"))[0] == WORDS


@books((UPT, "no-limit-8"))
def test_words_and_chips_that_agree_need_no_correction(book: str, at: str) -> None:
    assert at not in cited(facing_1000("P3 say raise 4000", "P3 wager 1000x4").asked(book, "words-and-chips"))
    out_of_turn = facing_1000("P4 say raise 4000", "P4 wager 1000x3").asked(book, "words-and-chips")
    assert (outcome(out_of_turn)[0], cited(out_of_turn)) == (WORDS, [at])


@books((UPT, "betting-8"))
def test_out_of_turn_the_paragraph_on_words_is_silent(book: str, at: str) -> None:
    assert at not in cited(facing_1000("P4 say raise 4000", "P4 wager 1000x4").asked(book, "words-and-chips"))


@books((TDA, "40-B"), (PLAYERS, "41-B"), (FOXWOODS, "40-B"), (METROPOLITAN, "36-B"))
@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("raise", ("bet.general-declaration", {})),
        ("3000", ("bet.amount-declaration", {"amount": 3000})),
        ("raise 3000", ("bet.action-and-amount-declaration", {"amount": 3000})),
    ],
)
def test_the_three_forms_of_a_declaration(book: str, at: str, words: str, expected: tuple[str, dict[str, int]]) -> None:
    decision = facing_1000(f"P3 say {words}").asked(book, "declaration")
    assert outcome(decision) == expected
    assert at in cited(decision)


BINDING = ((TDA, "51-A"), (PLAYERS, "44-A"), (FOXWOODS, "42-A"), (METROPOLITAN, "38-A"))


@books(*BINDING)
def test_a_general_declaration_in_turn_binds_to_all_of_it(book: str, at: str) -> None:
    called = facing_1000("P3 wager 1000x4", "P4 say call").asked(book, "general-declaration")
    raised = facing_1000("P3 wager 1000x4", "P4 say raise").asked(book, "general-declaration")
    assert outcome(called) == ("bet.bound-to-full-call", {"to": 4000})
    assert outcome(raised) == ("bet.bound-to-full-raise", {"least": 7000})
    assert at in cited(called) and at in cited(raised)


@books(*BINDING)
def test_out_of_turn_it_binds_not_by_this_paragraph(book: str, at: str) -> None:
    assert name(facing_1000("P4 say call").facts(), book, "general-declaration") == "silent"
    assert at in cited(facing_1000("P3 say call").asked(book, "general-declaration"))


@books(*BINDING, (UPT, "betting-8"))
def test_all_in_and_bet_said_in_turn_bind(book: str, at: str) -> None:
    called = facing_1000("P3 say call").asked(book, "general-declaration")
    shoved = facing_1000("P3 say all-in").asked(book, "general-declaration")
    opened = Betting().flop().do("P2 say bet").asked(book, "general-declaration")
    assert outcome(called) == ("bet.bound-to-full-call", {"to": 1000})
    assert outcome(shoved) == ("bet.bound-to-all-in", {"to": 206800})
    assert outcome(opened) == ("bet.bound-to-full-bet", {"least": 200})
    assert at in cited(shoved) and at in cited(opened) and at in cited(called)
    assert name(facing_1000("P4 say all-in").facts(), book, "general-declaration") == "silent"
    assert name(facing_1000("P3 say bet").facts(), book, "general-declaration") == "silent"
    for limit in ("limit", "pot-limit"):
        more = Betting(limit=limit).flop().do("P2 say all-in")
        assert name(more.facts(), book, "general-declaration") == "silent"


@books((UPT, "no-limit-2"))
def test_the_size_of_a_bet_that_is_only_said_comes_from_the_paragraph_on_the_least_bet(book: str, at: str) -> None:
    for hand in (Betting().flop(), Betting().turn()):
        decision = hand.do("P2 say bet").asked(book, "general-declaration")
        assert outcome(decision) == ("bet.bound-to-full-bet", {"least": 200})
        assert cited(decision) == ["betting-8", at]
    fixed = Betting(limit="limit").flop().do("P2 say bet").asked(book, "general-declaration")
    assert cited(fixed) == ["betting-8"]
    assert cited(facing_1000("P3 say call").asked(book, "general-declaration")) == ["betting-8"]


@books((UPT, "betting-8"))
def test_upt_holds_a_declared_raise_to_the_double(book: str, at: str) -> None:
    decision = facing_1000("P3 wager 1000x4", "P4 say raise").asked(book, "general-declaration")
    assert outcome(decision) == ("bet.bound-to-full-raise", {"least": 8000})
    assert sorted(cited(decision)) == [at, "min-raise"]
    assert at in cited(decision)
    assert name(facing_1000("P4 say raise").facts(), book, "general-declaration") == "silent"


NAMED = ((TDA, "40-C"), (PLAYERS, "41-C"), (FOXWOODS, "40-C"), (METROPOLITAN, "36-C"))
AMOUNTS = ((TDA, "43-A"), (PLAYERS, "48-A"), (FOXWOODS, "46-A"), (METROPOLITAN, "42-A"))
MINIMUM = "bet.made-full-raise"


@books(*NAMED)
@pytest.mark.parametrize(
    ("words", "to"), [("1000", 1000), ("1499", 1000), ("1500", 2000), ("1999", 2000), ("2000", 2000)]
)
def test_an_amount_named_alone_is_sized_like_chips(book: str, at: str, words: str, to: int) -> None:
    decision = facing_1000(f"P3 say {words}").asked(book)
    assert (decision.figure("to"), decision.figure("owed")) == (to, to)
    assert at in cited(decision)


@books(*NAMED)
def test_an_amount_named_with_nothing_to_face_is_a_bet(book: str, at: str) -> None:
    decision = Betting().flop().do("P2 say 200").asked(book)
    assert outcome(decision) == ("bet.bet", {"to": 200, "owed": 200, "back": 0})
    assert at in cited(decision)


@books(*AMOUNTS)
@pytest.mark.parametrize(
    ("act", "expected", "to"),
    [
        ("say 1475", "bet.call", 1000),
        ("wager 1000x1+100x4+25x3", "bet.call", 1000),
        ("say 1500", MINIMUM, 2000),
        ("wager 1000x1+100x5", MINIMUM, 2000),
        ("say 1975", MINIMUM, 2000),
        ("say 2000", "bet.raise", 2000),
        ("wager 1000x1+100x10", "bet.raise", 2000),
        ("say raise 1100", MINIMUM, 2000),
    ],
)
def test_half_a_raise_decides_for_amounts_and_chips_alike(book: str, at: str, act: str, expected: str, to: int) -> None:
    decision = facing_1000(f"P3 {act}").asked(book)
    assert (outcome(decision)[0], decision.figure("to")) == (expected, to)
    assert at in cited(decision)


@books((TDA, "43-B"), (PLAYERS, "48-B"), (FOXWOODS, "46-B"), (METROPOLITAN, "42-B"))
def test_raise_with_an_amount_is_the_total(book: str, at: str) -> None:
    decision = facing_1000("P3 say raise 4000").asked(book)
    assert outcome(decision) == ("bet.raise", {"to": 4000, "owed": 4000, "back": 0})
    assert at in cited(decision)


def _forward(*acts: str) -> Facts:
    return facing_1000("P3 wager 1000x3", *acts).facts()


@books((UPT, "betting-7"))
def test_chips_taken_back_after_another_acted_may_have_to_stay(book: str, at: str) -> None:
    facts = _forward("P4 fold", "P3 pull-back 1000x3")
    assert name(facts, book, "chips-let-go") == "bet.inducing-motion-up-to-floor"
    assert cited(asked_of(facts, book, "chips-let-go")) == [at]
    assert name(_forward("P3 pull-back 1000x3"), book, "chips-let-go") == "silent"


@books((UPT, "no-limit-7"))
def test_chips_let_go_bind(book: str, at: str) -> None:
    facts = _forward()
    assert name(facts, book, "chips-let-go") == "bet.released-chips-bind"
    assert cited(asked_of(facts, book, "chips-let-go")) == [at]
    assert figures(facts, TDA, "chips-let-go") == {}
    assert name(_forward("P3 pull-back 1000x3"), book, "chips-let-go") == "silent"


@pytest.mark.parametrize(
    ("words", "amount"),
    [("if seat 2 bets I raise", 0), ("if seat 2 bets I raise 900", 900), ("if he bets I raise 900", 900)],
)
def test_the_number_of_a_seat_in_a_condition_is_no_amount(words: str, amount: int) -> None:
    said = declared(words)
    assert said is not None
    assert (said.kind, said.amount, said.conditional) == ("raise", amount, True)


@pytest.mark.parametrize(
    ("words", "kind"),
    [
        ("if he raises, the action has changed and I get my chips back", None),
        ("if you bet I call", "call"),
        ("I call if he checks", "call"),
    ],
)
def test_of_a_condition_only_what_the_speaker_himself_will_do_declares_anything(words: str, kind: str | None) -> None:
    said = declared(words)
    assert (said and said.kind) == kind


@pytest.mark.parametrize(
    "words",
    ["I will raise whatever you bet", "whenever you bet i raise", "raise unless you check", "when you bet I raise"],
)
def test_words_that_hang_on_what_somebody_else_does_are_a_condition(words: str) -> None:
    said = declared(words)
    assert said is not None and said.conditional and said.kind


PROMISES = {
    "I'll raise whatever you bet": ("raise", 0),
    "If you bet, I raise": ("raise", 0),
    "If you bet, raise": ("raise", 0),
    "Raise if you bet": ("raise", 0),
    "All-in if he calls": ("all-in", 0),
    "500 if you check": ("", 500),
    "Raise to 2,000 if he raises": ("raise", 2000),
}


@pytest.mark.parametrize(("words", "own"), PROMISES.items())
def test_an_if_then_statement_says_what_the_speaker_will_do(words: str, own: tuple[str, int]) -> None:
    said = declared(words)
    assert said is not None and said.conditional
    assert (said.kind, said.amount) == own


@pytest.mark.parametrize(
    "words",
    [
        "Somebody check if the bar's still open.",
        "If you redeal, skip him.",
        "Call me if you need a ride home",
        "Check your phone when it rings",
        "Fold if you want",
        "Fold when you're ready",
        "Seat 5's first card was face up when I dealt it. No one said anything.",
    ],
)
def test_talk_with_an_if_or_a_when_in_it_declares_nothing(words: str) -> None:
    assert declared(words) is None
