"""What a worked example shows, as frozen values."""

from dataclasses import dataclass

from trainer.ui.screens.rules_models import LinkView


@dataclass(frozen=True, slots=True)
class RulingView:
    """One thing that the house decides: about what, what comes of it, who decides, the steps, and where it says so.

    `why` are the senses of the rules that held, `notes` readings to ask the house about.
    """

    about: str
    outcome: str
    who: str
    steps: tuple[str, ...]
    why: tuple[str, ...]
    links: tuple[LinkView, ...]
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class ExampleView:
    """A worked example at a house. `labels` are the stops of the slider, `captions` the sentence for each of them.

    `others` are (key, label) of the examples of the same paragraph, this one among them. `room` says that there is no
    table to see: the captions are the steps. `head` are lines on how it begins, `asked` is the question.
    """

    key: str
    house: str
    about: str
    labels: tuple[str, ...]
    captions: tuple[str, ...]
    rulings: tuple[RulingView, ...]
    others: tuple[tuple[str, str], ...]
    room: bool = False
    head: tuple[str, ...] = ()
    asked: str = ""

    @property
    def title(self) -> str:
        """What this example is called among those of its paragraph."""
        return dict(self.others).get(self.key, self.key)
