"""Small questions that show one tell each."""

from trainer.questions.question_file import read
from trainer.questions.tells.draws import Draw, draws
from trainer.questions.written import Question

HOUSES = ("tda-2022", "foxwoods-2020")
HEAD = """id = "{id}"
topic = "deal.misdeal"
prompt = "{prompt}"
rules = ["{rule}"]

[cites]
tda-2022 = ["35-A-2"]
foxwoods-2020 = ["35-A-2"]
"""
RULE = "deal.misdeal.wrong-first-seat"
OTHER_RULE = "deal.two-on-button.dealt-in-a-row"
STATEMENT = """
[[statement]]
text = "{}"
right = {}
why = "{}"
"""
WHYS = ("Cards went out wrongly.", "Nobody bets on that.", "This costs the button money.", "A count shows it.")


def question(*options: str, right: int = 0, why: tuple[str, ...] = WHYS, **head: str) -> Question:
    """A question with these options, the one at `right` right at both houses, each with its reason in order."""
    text = HEAD.format(**{"id": "q", "prompt": "What now?", "rule": RULE, **head})
    for number, each in enumerate(options):
        text += STATEMENT.format(each, str(number == right).lower(), why[number % len(why)])
    return read(text, f"deal/{head.get('id', 'q')}.toml")


def drawn(*questions: Question, seeds: int = 8) -> tuple[Draw, ...]:
    """All draws of these questions at both houses."""
    return tuple(draws(questions, HOUSES, seeds))
