"""A frozen value with some fields changed."""

from dataclasses import dataclass
from dataclasses import replace as slow

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.kernel.altered import replace


@dataclass(frozen=True, slots=True)
class Pair:
    one: int
    two: str = ""


@dataclass(frozen=True)
class Checked(Pair):
    three: tuple[int, ...] = ()

    def __post_init__(self) -> None:
        if self.one < 0:
            raise ValueError(self.one)


@given(st.fixed_dictionaries({}, optional={"one": st.integers(0), "two": st.text(), "three": st.just((1,))}))
def test_it_does_what_the_standard_library_does(changes: dict[str, object]) -> None:
    value = Checked(3, "two")
    assert replace(value, **changes) == slow(value, **changes)  # type: ignore[arg-type]  # names and kinds drawn
    assert value == Checked(3, "two")


def test_each_class_has_its_own_fields() -> None:
    assert replace(Pair(1), two="x") == Pair(1, "x")
    assert type(replace(Checked(1), two="x")) is Checked


def test_a_name_that_is_no_field_and_a_value_that_is_refused_raise() -> None:
    with pytest.raises(TypeError, match="Pair has no field 'three'"):
        replace(Pair(1), three=3)  # type: ignore[call-arg]  # that is the point
    with pytest.raises(ValueError, match="-1"):
        replace(Checked(1), one=-1)
