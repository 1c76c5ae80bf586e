"""Every rule under its written key: found wherever its module lies, refused where the key is not as it should be."""

import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

from trainer.kernel.pieces import at_once
from trainer.rules.book import all_books
from trainer.rules.encoded import encoded, finding, known_rulings
from trainer.rules.rule import BadKey, Numbers, Rule, rule, topic_part
from trainer.rules.ruling import Matter, Ruling, Step

STANDS = Ruling("bet.stands", "it stands")


def declared(
    key: str,
    excepts: tuple[str, ...] = (),
    kinds: tuple[str, ...] = (),
    ruling: Ruling = STANDS,
    also: tuple[str, ...] = (),
) -> Rule:
    @rule(key, ruling=ruling, kinds=kinds, also=also, excepts=excepts)
    def planted(_facts: object, _numbers: object) -> bool:
        """A sense."""
        return True

    return planted


def modules(*some: dict[str, Rule]) -> Iterator[ModuleType]:
    for number, each in enumerate(some):
        module = ModuleType(f"planted_{number}")
        vars(module).update(each)
        yield module


def test_a_rule_is_declared_on_the_topic_of_its_key() -> None:
    for each in encoded().values():
        assert each.topics[0] == topic_part(each.key)
        assert len(set(each.topics)) == len(each.topics)


def test_every_rule_is_cited_by_a_ledger() -> None:
    assert encoded().keys() == {key for law in all_books() for key in law.rules}


def test_no_key_hangs_on_a_module_or_a_function() -> None:
    for each in encoded().values():
        name = f"{sys.modules[each.condition.__module__].__name__.rpartition('.')[2]}:{each.condition.__name__}"
        assert name not in each.key


def test_a_rule_is_the_same_from_whichever_module_it_is_read() -> None:
    moved = declared("deal.boxed-card.planted")
    assert at_once(finding(modules({"here": moved}))) == at_once(finding(modules({}, {"there": moved})))


def test_a_rule_that_a_module_only_uses_is_no_second_one() -> None:
    one = declared("deal.boxed-card.planted")
    assert list(at_once(finding(modules({"one": one}, {"borrowed": one})))) == ["deal.boxed-card.planted"]


def test_two_rules_of_one_key_are_named_with_their_lines() -> None:
    twins = {"one": declared("deal.boxed-card.planted"), "other": declared("deal.boxed-card.planted")}
    with pytest.raises(BadKey, match=r"test_encoded\.py:\d+: the key deal\.boxed-card\.planted is taken, by the rule"):
        at_once(finding(modules(twins)))


def test_an_exception_to_no_rule_is_named_with_the_nearest_key() -> None:
    some = {"base": declared("deal.boxed-card.base"), "other": declared("deal.boxed-card.x", ("deal.boxed-card.bass",))}
    with pytest.raises(
        BadKey, match=r"excepts deal\.boxed-card\.bass, which isn't a rule; the nearest is 'deal\.boxed"
    ):
        at_once(finding(modules(some)))


@pytest.mark.parametrize("key", ["", "boxed", "Deal.boxed", "deal.boxed_card", "deal..boxed", "common.deal:boxed"])
def test_what_is_no_key_is_refused_with_its_line(key: str) -> None:
    with pytest.raises(BadKey, match=r"test_encoded\.py:\d+: .* isn't a key of a rule"):
        declared(key)


# --- kinds -----------------------------------------------------------------------------------------------------


class About:
    """Facts of which only the matter is known."""

    def __init__(self, kind: str) -> None:
        self.matter = Matter(kind, "deal.boxed-card", 0, 0)


def test_a_condition_is_asked_of_the_kinds_of_its_rule_alone() -> None:
    asked = []

    @rule("deal.boxed-card.planted", kinds=("boxed-later", "boxed-on-flop"), ruling=STANDS)
    def planted(facts: About, _: Numbers) -> bool:
        """A sense."""
        asked.append(facts.matter.kind)
        return facts.matter.kind == "boxed-later"

    held = [planted(About(kind), {}) for kind in ("boxed-in-deal", "boxed-later", "boxed-on-flop")]
    assert held == [False, True, False]
    assert asked == ["boxed-later", "boxed-on-flop"]


def test_a_rule_without_kinds_is_asked_of_every_matter_on_its_topics() -> None:
    assert declared("deal.boxed-card.planted")(About("boxed-in-deal"), {})


def test_a_rule_whose_kinds_say_it_all_holds_for_these_and_needs_no_body() -> None:
    @rule("deal.boxed-card.planted", kinds=("boxed-later",), ruling=STANDS)
    def planted() -> None:
        """A sense."""

    assert planted.sense == "A sense."
    assert [planted(About(kind), {}) for kind in ("boxed-in-deal", "boxed-later")] == [False, True]


def test_a_rule_of_no_kinds_and_without_a_condition_is_refused_with_its_line() -> None:
    def nothing() -> None:
        """A sense."""

    with pytest.raises(
        BadKey, match=r"test_encoded\.py:\d+: the rule deal\.boxed\.x has neither kinds nor a condition"
    ):
        rule("deal.boxed.x", ruling=STANDS)(nothing)


def test_no_rule_only_repeats_a_kind() -> None:
    """Such a test stands in `kinds`, where it comes first and can be checked."""
    named = [each for each in encoded().values() if 'matter.kind == "' in inspect.getsource(each.condition)]
    assert {each.key for each in named if len(each.kinds) < 2} == {
        "deal.misdeal.action-begun"
    }  # but one kind is spared


# --- words that no register has ----------------------------------------------------------------------------------


def refused(**some: Rule) -> list[str]:
    with pytest.raises(BadKey) as bad:
        at_once(finding(modules(some)))
    return [line.rpartition("/")[2] for line in str(bad.value).splitlines()]


def line_of(words: str) -> int:
    return next(at for at, line in enumerate(Path(__file__).read_text("utf-8").splitlines(), 1) if words in line)


def test_an_unknown_kind_of_a_rule_is_named_with_its_line_and_the_nearest() -> None:
    wrong = declared("deal.boxed-card.x", kinds=("boxed-later", "boxed-on-flap"))
    line = line_of('kinds=("boxed-later", "boxed-on-flap"')
    assert refused(wrong=wrong) == [
        f"test_encoded.py:{line}: 'boxed-on-flap' isn't a kind; the nearest is 'boxed-on-flop'"
    ]


def test_unknown_steps_and_harms_are_all_named_at_once_and_once_each() -> None:
    steps = (Step("play-onn"), Step("burn-one", ("mix-thestub",)))
    ruling = Ruling("planted.ruling", "planted", steps=steps, harms=("a-misdeel",))
    rules = {key: declared(f"deal.boxed-card.{key}", ruling=ruling) for key in ("one", "other")}
    line = line_of('steps = (Step("play-onn")')
    assert refused(**rules) == [
        f"test_encoded.py:{line}: 'play-onn' isn't a step; the nearest is 'play-on'",
        f"test_encoded.py:{line}: 'mix-thestub' isn't a step; the nearest is 'mix-the-stub'",
        f"test_encoded.py:{line + 1}: 'a-misdeel' isn't a harm; the nearest is 'a-misdeal'",
    ]


def test_a_word_that_another_module_writes_is_named_with_the_line_of_its_rule() -> None:
    wrong = declared("deal.boxed-card.x", kinds=("-".join(("boxed", "anywhere")),))
    assert refused(wrong=wrong)[0].startswith(f"{wrong.where.rpartition('/')[2]}: 'boxed-anywhere' isn't a kind")


def test_a_rule_on_other_topics_than_its_kind_is_refused() -> None:
    lost = declared("deal.boxed-card.lost", kinds=("short-stub",))
    (told,) = refused(lost=lost)
    assert told.startswith(
        f"{lost.where.rpartition('/')[2]}: the rule deal.boxed-card.lost is never asked of the kind short-"
    )
    reached = declared("deal.boxed-card.reached", kinds=("short-stub",), also=("stud.short-stub",))
    assert at_once(finding(modules({"reached": reached})))


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ("the flop is delt again", "the flop is dealt again"),
        ("a full cal", "a full call"),
        ("deal.misdeel", "deal.misdeal"),
        ("deal.early-flop-redelt", "deal.early-flop-redealt"),
    ],
)
def test_a_ruling_misspelt_is_named_with_the_nearest_key_or_former_words(said: str, meant: str) -> None:
    with pytest.raises(ValueError, match=f"^'{said}' isn't a ruling; the nearest is '{meant}'$"):
        known_rulings(said)
    assert known_rulings(meant)
