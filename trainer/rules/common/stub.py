"""A stub too short for seventh street: three ways on, read in their printed order."""

from trainer.rules.facts import Facts
from trainer.rules.facts.stub import burns_then, required_then, stub_then
from trainer.rules.rule import Numbers, rule
from trainer.rules.ruling import Ruling, Step

NEW_STUB = (
    Step("burns-into-the-stub"),
    Step("mix-the-stub", ("burns-into-the-stub",)),
    Step("cut-the-stub", ("mix-the-stub",)),
    Step("burn-one", ("cut-the-stub",)),
)
CARDS_FOR_ALL = Ruling(
    "stud.burns-lengthen-the-stub",
    "the dealer scrambles the earlier burns into the stub, which makes it long enough",
    steps=(*NEW_STUB, Step("one-card-to-each-live-hand", ("burn-one",))),
)
COMMUNITY_CARD = Ruling(
    "stud.community-card",
    "one community card is dealt off the stub as it is",
    steps=(Step("burn-one"), Step("community-card", ("burn-one",))),
    harms=("a-shuffle", "a-single-card-each"),
)
COMMUNITY_CARD_OFF_NEW_STUB = Ruling(
    "stud.community-card-new-stub",
    "one community card is dealt off a new stub made of the stub and the burns",
    steps=(*NEW_STUB, Step("community-card", ("burn-one",))),
    harms=("a-single-card-each",),
)


def _too_short(facts: Facts, numbers: Numbers) -> bool:
    """Is this the printed case: three burns from the streets before, and fewer cards than are required?"""
    if burns_then(facts) != numbers["prior_burns"]:
        return False
    return stub_then(facts) < required_then(facts, numbers["spare"])


def _burns_suffice(facts: Facts, numbers: Numbers) -> bool:
    return stub_then(facts) + numbers["prior_burns"] >= required_then(facts, numbers["spare"])


@rule(
    "stud.short-stub.enough-with-burns", kinds=("short-stub",), ruling=CARDS_FOR_ALL, numbers=("prior_burns", "spare")
)
def burns_make_the_stub_long_enough(facts: Facts, numbers: Numbers) -> bool:
    """The stub is too short for seventh street, but has enough with the {prior_burns} burns of earlier streets."""
    return _too_short(facts, numbers) and _burns_suffice(facts, numbers)


@rule(
    "stud.short-stub.short-even-with-burns",
    kinds=("short-stub",),
    ruling=COMMUNITY_CARD,
    numbers=("prior_burns", "spare", "least"),
)
def burns_do_not_suffice(facts: Facts, numbers: Numbers) -> bool:
    """Even with the burns, the stub is too short, but without them it has at least {least} cards."""
    short = _too_short(facts, numbers) and not _burns_suffice(facts, numbers)
    return short and stub_then(facts) >= numbers["least"]


@rule(
    "stud.short-stub.too-short-to-burn-from",
    kinds=("short-stub",),
    ruling=COMMUNITY_CARD_OFF_NEW_STUB,
    numbers=("prior_burns", "spare", "least"),
)
def stub_too_short_to_burn_from(facts: Facts, numbers: Numbers) -> bool:
    """Even with the burns, the stub is too short, and without them it has fewer than {least} cards."""
    short = _too_short(facts, numbers) and not _burns_suffice(facts, numbers)
    return short and stub_then(facts) < numbers["least"]
