"""Commands of readers from outside: what each means, which count as acts, and what is refused."""

import pytest

from tests.readers.window_orders import MOST_WAITED, NotAnOrder, Order, lasting, orders


@pytest.mark.parametrize(
    ("text", "order", "acts"),
    [
        ("key Return", Order("key", "Return"), 1),
        ("key ?", Order("key", "?"), 1),
        ("key ctrl+l", Order("key", "l", holding=("ctrl",)), 1),
        ("key Ctrl+Shift+L", Order("key", "L", holding=("ctrl", "shift")), 1),
        ("key +", Order("key", "+"), 1),
        ("key ctrl++", Order("key", "+", holding=("ctrl",)), 1),
        ("type Sam 3", Order("type", "Sam 3"), 5),
        ("click 640 400", Order("click", points=((640, 400),)), 1),
        ("shift+click 640 400", Order("click", points=((640, 400),), holding=("shift",)), 1),
        ("right 1 2", Order("right", points=((1, 2),)), 1),
        ("double 1 2", Order("double", points=((1, 2),)), 1),
        ("drag 1 2 3 4", Order("drag", points=((1, 2), (3, 4))), 1),
        ("rightdrag 1 2 3 4", Order("rightdrag", points=((1, 2), (3, 4))), 1),
        ("wheel 1 2 -3", Order("wheel", points=((1, 2),), amount=-3), 1),
        ("hover 1 2", Order("hover", points=((1, 2),)), 0),
        ("wait 1.5", Order("wait", amount=1.5), 0),
        (f"wait {MOST_WAITED:g}", Order("wait", amount=MOST_WAITED), 0),
        ("look", Order("look"), 0),
        ("", Order("look"), 0),
    ],
)
def test_a_command(text: str, order: Order, acts: int) -> None:
    assert orders(text) == (order,)
    assert order.acts == acts


def test_several_commands_wait_as_long_as_all_of_them() -> None:
    given = orders("key 1; wait 2\nkey 2; wait 0.5; wheel 1 2 3")
    assert [each.verb for each in given] == ["key", "wait", "key", "wait", "wheel"]
    assert lasting(given) == 2.5


@pytest.mark.parametrize(
    "text",
    [
        *("clik 1 2", "click 1", "click 1 2 3", "click one two", "drag 1 2 3", "wheel 1 2", "wheel 1 2 0", "look up"),
        *("key", "type", "key ctrl+", "key hyper+l", "key a b", "ctrl+key l", "wait", "wait -1", "wait long", ";"),
        f"wait {MOST_WAITED + 1:g}",
        "click 1 2; jump",
    ],
)
def test_what_no_hand_can_do_is_refused(text: str) -> None:
    with pytest.raises(NotAnOrder):
        orders(text)
