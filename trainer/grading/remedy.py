"""The remedy of one matter while it is performed: which steps are reached, when and in which order."""

from collections.abc import Iterable
from dataclasses import dataclass, field

from trainer.grading.assessment import StepState
from trainer.grading.milestones import MILESTONES
from trainer.grading.moment import Moment
from trainer.rules.ruling import Step

AUTHORITY_STEPS = frozenset({"stop-the-action", "call-the-floor", "obey-the-floor", "play-on", "amount-asked-about"})
"""Steps that touch neither cards nor chips: doing them is not yet putting things right."""
PASSIVE = frozenset({"play-on", "burn-stays", "finish-the-betting", "finish-the-turn-betting", "amount-made-clear"})
"""Steps that come about by the way: reaching one says nothing about what the dealer has seen."""


@dataclass
class Remedy:
    """`met` has the gesture at which each step was reached, `state` how it stands; absent keys are unmet."""

    steps: tuple[Step, ...] = ()
    met: dict[str, int] = field(default_factory=dict)
    state: dict[str, StepState] = field(default_factory=dict)
    _held: set[str] = field(default_factory=set)
    _tried: set[str] = field(default_factory=set)

    def copy(self) -> "Remedy":
        """The same as it stands now, to go on by itself."""
        return Remedy(self.steps, {**self.met}, {**self.state}, {*self._held}, {*self._tried})

    def demand(self, steps: tuple[Step, ...]) -> None:
        """Ask for these steps from now on; what was reached of them stays reached."""
        if steps != self.steps:
            self.steps = steps
            keys = {step.key for step in steps}
            self.met = {key: index for key, index in self.met.items() if key in keys}
            self.state = {key: state for key, state in self.state.items() if key in keys}

    def credit(self, key: str, index: int) -> None:
        """Take a step as reached by that gesture, made before anybody asked for it."""
        self.state[key], self.met[key] = StepState.MET, index

    def try_elsewhere(self, keys: Iterable[str]) -> None:
        """Done at the wrong place: what is done right after that comes on the second try."""
        self._tried.update(keys)

    def observe(self, moment: Moment, trainee: bool = True) -> tuple[Step, ...]:
        """Take in one gesture; the steps it reached. Out of order is only what the `trainee` does."""
        reached: list[Step] = []
        while fresh := [step for step in self._unmet() if self._ready(step) and _holds(step, moment)]:
            for step in fresh:
                self._reach(step, moment.index)
            reached += fresh
        reached += self._too_early(moment) if trainee else []
        self.look(moment)
        return tuple(reached)

    def look(self, moment: Moment) -> None:
        """What is so by now, though it is not its turn yet: only what comes about later is too early."""
        self._held = {step.key for step in self._unmet() if _holds(step, moment)}

    def _reach(self, step: Step, index: int) -> None:
        early = self.state.get(step.key) is StepState.OUT_OF_ORDER or step.key in self._tried
        self.state[step.key] = StepState.LATE if early else StepState.MET
        self.met[step.key] = index

    def _too_early(self, moment: Moment) -> list[Step]:
        """Steps that this very gesture reached before what must come first."""
        early = [
            step
            for step in self._unmet()
            if not self._ready(step) and step.key not in self._held and _holds(step, moment)
        ]
        for step in early:
            self.state[step.key] = StepState.OUT_OF_ORDER
            self.met[step.key] = moment.index
        return early

    def _unmet(self) -> list[Step]:
        """Steps still to be reached, or to be done again in their order."""
        return [
            step
            for step in self.steps
            if self.state.get(step.key) is None or (self._redo(step) and not self._taken(step))
        ]

    def _redo(self, step: Step) -> bool:
        return self.state.get(step.key) is StepState.OUT_OF_ORDER

    def _taken(self, step: Step) -> bool:
        return bool(step.choice) and any(
            each.key in self.state for each in self.steps if each.choice == step.choice and each is not step
        )

    def _ready(self, step: Step) -> bool:
        return all(self.reached(key) for key in step.after)

    def reached(self, key: str) -> bool:
        """Is that step, or an alternative to it, behind us? A step that nobody asks for is."""
        step = next((each for each in self.steps if each.key == key), None)
        return step is None or key in self.state or self._taken(step)

    def final(self, step: Step) -> StepState:
        """How a step stands in the end. What was left out altogether is charged once, not to what came after it."""
        state = self.state.get(step.key, StepState.MISSED)
        overtaken = any(self._came_later(step, key) for key in step.after)
        return StepState.MET if state is StepState.OUT_OF_ORDER and not overtaken else state

    def _came_later(self, step: Step, key: str) -> bool:
        return self.met.get(key, -1) > self.met[step.key] if step.key in self.met else False

    @property
    def begun(self) -> bool:
        """Has anything been put right, beyond stopping and calling?"""
        return any(key not in AUTHORITY_STEPS | PASSIVE for key in self.state)

    @property
    def complete(self) -> bool:
        return all(self.reached(step.key) for step in self.steps)

    def pending(self) -> tuple[Step, ...]:
        """Steps that may be done now: not reached, and all that comes before them is."""
        return tuple(step for step in self.steps if not self.reached(step.key) and self._ready(step))

    def asked(self) -> tuple[Step, ...]:
        """The steps as they are graded: of alternatives the one that was taken, or the first."""
        shown: list[Step] = []
        for step in self.steps:
            group = [each for each in self.steps if each.choice == step.choice] if step.choice else [step]
            taken = [each for each in group if each.key in self.state] or group[:1]
            if step is taken[0]:
                shown.append(step)
        return tuple(shown)


def _holds(step: Step, moment: Moment) -> bool:
    return MILESTONES[step.key](moment)
