"""A long TOML text is read some sections at a time, and says the same or is refused with the same words."""

from random import Random

import pytest

from tests.seeds import seeds, told
from trainer import resources
from trainer.kernel import toml
from trainer.kernel.pieces import Making, at_once
from trainer.kernel.toml import BadToml, document, reading
from trainer.rules.houses import BOOKS

AWKWARD = (
    "",
    "a = 1\n",
    "[[a]]\nb = 1\n[a.c]\nd = 2\n[[a]]\n[[a.e]]\nf = 1\n[[a.e]]\nf = 2\n[[a]]\nb = 3\n",
    '[[a]]\nb = """\n[[a]]\nc = 1\n"""\n[[a]]\n',
    "[[a]]\nb = [\n[[1], [2]],\n[[3]],\n]\n",
    "[[a]]\nb = 1\n[c]\nd = 1\n[[a]]\n[c]\ne = 1\n",
    "a = 3\n[[a]]\nb = 1\n",
    "[a]\nb = 1\n[[a]]\nc = 1\n",
    "[[a]]\nb = 1\nb = 2\n[[a]]\n",
    "[[a]]\nb =",
    "[[a]]\n" * (toml.MOST_SECTIONS + 1),
    "[[a]]\n" * toml.MOST_SECTIONS,
)


def said(text: str, pieces: bool) -> object:
    try:
        return at_once(reading(text)) if pieces else document(text)
    except BadToml as bad:
        return bad.faults


@pytest.mark.parametrize("text", AWKWARD, ids=lambda text: repr(text[:24]))
def test_it_says_the_same(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toml, "PART", 1)
    assert said(text, pieces=True) == said(text, pieces=False)


@pytest.mark.parametrize("house", BOOKS)
def test_a_ledger_says_the_same_and_no_piece_is_most_of_it(house: str) -> None:
    text = resources.text("trainer", "rules", "ledger", f"{house}.toml")
    assert said(text, pieces=True) == said(text, pieces=False)
    making, count = Making(reading(text)), 1
    while making.step():
        count += 1
    assert count > len(text) / (2 * toml.PART)
    assert max(map(len, toml._parts(text))) < 3 * toml.PART


def test_spoiled_it_says_the_same() -> None:
    text = resources.text("trainer", "rules", "ledger", "metropolitan.toml")[:16_000]
    for seed in seeds(25):
        dice = Random(seed)
        at = dice.randrange(len(text))
        spoiled = (
            text[:at] + dice.choice(['"', "'", "\n[[paragraph]]\n", "\n[parameters]\n", "[", "]", ""]) + text[at + 3 :]
        )
        assert said(spoiled, pieces=True) == said(spoiled, pieces=False), told()
