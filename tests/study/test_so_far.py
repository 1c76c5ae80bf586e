"""A session written down is the same one when it is read."""

import json
from datetime import UTC, datetime

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.progress.records import Part
from trainer.study.items import Item, Plan
from trainer.study.library import Kind
from trainer.study.so_far import Done, SoFar, from_json, to_json
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
