"""A session written down is the same one when it is read."""

import json
from datetime import UTC, datetime
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.records import Part
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.study.so_far import FORMAT, Done, SoFar, from_json, to_json
from trainer.study.wants import Want, Why

WORD = st.text(max_size=8)
WANTS = st.builds(
    Want,
    WORD,
    st.sampled_from(Part),
    st.sampled_from(Why),
    WORD,
    st.none() | st.datetimes(timezones=st.just(UTC)),
    st.none() | st.floats(0, 1),
    st.integers(0, 9),
)
ITEMS = st.builds(
    Item,
    st.sampled_from(Kind),
    st.lists(WORD, min_size=1, max_size=3).map(tuple),
    st.floats(1, 900),
    st.lists(WANTS, max_size=3).map(tuple),
    st.integers(0, 2**31),
)
COUNT = st.integers(0, 20)


@st.composite
def sessions(draw: st.DrawFn) -> SoFar:
    items = draw(st.lists(ITEMS, max_size=5).map(tuple))
    told = [(each, draw(WORD), *(draw(COUNT) for _ in range(3)), draw(st.booleans()), draw(COUNT)) for each in items]
    done = tuple(Done(*each, 0) for each in told[: draw(st.integers(0, len(items)))])
    answers = draw(st.dictionaries(WORD, st.booleans(), max_size=3))
    return SoFar(Plan(draw(WORD), draw(st.integers(1, 60)), items), done, answers, draw(COUNT))


@given(sessions())
def test_what_is_written_is_read(so_far: SoFar) -> None:
    assert from_json(to_json(so_far)) == so_far


RULE = "deal.four-card-flop.one-card-too-many"
FILES = sorted(Path(__file__).with_name("written").glob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_one_of_any_day_is_read_as_what_it_was_then(path: Path) -> None:
    """Each was written by the code of its day; rules have their keys of today."""
    so_far = from_json(path.read_text("utf-8"))
    due = datetime(2026, 11, 22, 9, 30, tzinfo=UTC)
    hand = Want(RULE, Part.NOTICED, Why.DUE, "deal.four-card-flop", due, 0.71, 1)
    asked = Want(RULE, Part.REMEDY, Why.AFTER, "deal.four-card-flop")
    quick = Want("topic:pot.odd-chip", Part.REMEDY, Why.NEW, "pot.odd-chip")
    items = (
        Item(Kind.HAND, ("four-card-flop-before-the-bets",), 92.4, (hand,), 11),
        Item(Kind.QUESTION, ("told-of-every-flop", "flop-two"), 50.0, (asked,), 12),
        Item(Kind.ROUND, ("odd-chip",), 70.0, (quick,), 13),
    )
    done = Done(items[0], "Four cards on the flop", caught=1, alarms=2, passed=not path.stem.startswith("1"))
    assert so_far == SoFar(Plan("upt", 5, items), (done,), {"told-of-every-flop": True}, 1)
    assert json.loads(to_json(so_far))["format"] == FORMAT


ITEM = Item(Kind.HAND, ("flop",), 60.0, (Want("rule", Part.REMEDY, Why.DUE, "t", datetime(2026, 1, 1, tzinfo=UTC)),), 1)
WHOLE = json.loads(to_json(SoFar(Plan("upt", 5, (ITEM,)), (Done(ITEM, "A hand"),))))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        json.dumps({**WHOLE, "plan": {"house": "upt"}}),
        json.dumps({**WHOLE, "done": [{"name": 1}]}),
        json.dumps({**WHOLE, "plan": {**WHOLE["plan"], "items": [{**WHOLE["plan"]["items"][0], "kind": "song"}]}}),
        json.dumps({**WHOLE, "tries": "many"}),
    ],
)
def test_what_is_no_session_is_a_value_error(text: str) -> None:
    with pytest.raises(ValueError, match=r".+"):
        from_json(text)
