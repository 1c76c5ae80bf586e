"""Names of the time before keys lead to keys that there are; splits, merges and chains are followed."""

import pytest

from trainer.rules.encoded import encoded
from trainer.rules.former import former_names, key_of, keys_of, led_on, topic_then
from trainer.rules.rule import topic_part


def test_every_former_name_leads_to_a_rule_that_there_is() -> None:
    assert {key for name in former_names() for key in keys_of(name)} <= encoded().keys()
    assert not former_names().keys() & encoded().keys()


def test_every_rule_of_the_time_before_has_its_name_in_the_table() -> None:
    """Rules are added without a former name; those that were there when keys came never lose theirs."""
    assert len(former_names()) >= 630
    assert len({key for name in former_names() for key in keys_of(name)}) >= 589


@pytest.mark.parametrize(
    ("name", "keys"),
    [
        ("common.misdeal:two_boxed_cards_in_the_initial_deal", ("deal.boxed-card.enough-in-the-deal",)),
        ("books.foxwoods_payout:entries_2_to_10", ("tournament.payout.column-for-the-entries",)),
        ("books.foxwoods_payout:entries_426_to_505", ("tournament.payout.column-for-the-entries",)),
        (
            "common.room_seating:arrival_dealt_in",
            keys_of("common.room_seating:entrant_dealt_in") + keys_of("common.room_seating:from_broken_table_dealt_in"),
        ),
        ("books.upt_dealing:cut_by_the_player_behind_the_dealer", ("deal.cut.by-player-behind-dealer",)),
        ("deal.boxed-card.enough-in-the-deal", ("deal.boxed-card.enough-in-the-deal",)),
        ("books.gone:by_now", ("books.gone:by_now",)),
    ],
    ids=["renamed", "merged", "merged too", "split", "gone into another", "a key", "never heard of"],
)
def test_a_name_is_called_now(name: str, keys: tuple[str, ...]) -> None:
    assert keys_of(name) == keys
    assert key_of(name) == keys[0]


def test_a_name_that_leads_to_a_name_leads_on() -> None:
    table = {"a": ("b",), "b": ("c", "d"), "d": ("e", "c")}
    assert led_on("a", table) == ("c", "e")


@pytest.mark.parametrize("name", former_names())
def test_the_topic_then_is_one_on_which_there_are_rules(name: str) -> None:
    assert topic_then(name) in {topic_part(key) for key in encoded()}


def test_a_name_that_nobody_had_has_no_topic() -> None:
    with pytest.raises(KeyError):
        topic_then("books.gone:by_now")
