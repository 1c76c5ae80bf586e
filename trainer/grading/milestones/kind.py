"""What a milestone is."""

from collections.abc import Callable

from trainer.grading.moment import Moment

Milestone = Callable[[Moment], bool]
