"""Sound question files of every form, small enough to be spoilt one line at a time."""

HEAD = """id = "q"
topic = "bet.raise-amount"
form = "{form}"
level = 1
complexity = 2
prompt = "Seat 3 raises to {{bet:,}}."
{rules}
"""
LEAST = ("bet.least-raise.by-the-largest-raise", "bet.least-raise.by-doubling")
RULES = f'rules = ["{LEAST[0]}", "{LEAST[1]}", "bet.least-raise.by-the-last-raise"]'
VALUES = """
[values]
bb = [200, 400]
bet = {{ from = "3 * bb", to = "5 * bb", step = "bb" }}
"""
ENGINE = """
[engine]
kind = "least-raise"
seat = "3"
hand = '''
game holdem no-limit
small-blind 100
big-blind {{bb}}
seats 6 20000
button 6
---
deal
P3 raise {{bet}}
'''
"""


def _file(form: str, answers: str, top: str = "") -> str:
    return (HEAD + top + VALUES + ENGINE).format(form=form, rules=RULES) + answers


NUMBER = _file(
    "number",
    """
[answer]
figure = "least"
unit = "chips"

[[mistake]]
is = "2 * bet"
why = "Not double {bet:,}, but {least:,}."

[[mistake]]
is = "bet + bb"
why = "The last raise was larger."
""",
)
ONE = _file(
    "one",
    """
[[statement]]
text = "Double the bet"
when = "least == 2 * bet"
why = "This house does not ask for double."

[[statement]]
text = "The raise matches the last one"
when = "least == 2 * bet - bb"
why = "This house asks for more than that."
why_right = "It goes as far beyond the bet as the bet went beyond the blind."

[[statement]]
text = "One chip more"
right = false
why = "That is no raise."
""",
)
SEVERAL = (
    ONE.replace('form = "one"', 'form = "several"')
    + '\n[[statement]]\ntext = "Any more"\nright = true\nwhy = "So it is."\n'
)
TRUTH = _file("true-false", "", 'when = "least == 2 * bet"\nwhy_not = "Look at it again."\n')
POINT = _file(
    "point",
    """
[[target]]
at = "seat:3"
right = true
why = "He raised."

[[target]]
at = "seat:4"
right = false
why = "He is next."
""",
)
RULING = ONE.replace('form = "one"', 'form = "ruling"')
CITED = """id = "q"
topic = "action.substantial"
form = "{form}"
level = 1
complexity = 1
prompt = "What now?"
rules = ["deal.misdeal.after-substantial-action"]

[cites]
tda-2022 = ["36-A"]
players-2025 = ["37-A"]
"""
ORDER = (
    CITED.format(form="order")
    + """
[[step]]
text = "First"
why = "It comes first."

[[step]]
text = "Then"
why = "It comes then."

[[step]]
text = "At the same time"
why = "Both at once."
with = "before"

[[step]]
text = "There alone"
why = "Only there."
houses = ["players-2025"]

[[no_step]]
text = "Never"
why = "Nobody does."
"""
)
COUNT = (
    CITED.format(form="number")
    + """
[answer]
is = { tda-2022 = "with_chips", others = 2 }
why = "{with_chips} of them."

[[mistake]]
is = 3
why = "Fewer are enough."
"""
)
CLAIM = CITED.format(form="true-false").replace(
    "rules", 'right = ["tda-2022"]\nwhy = { tda-2022 = "So it is.", others = "Not here." }\nrules'
)
BY_FORM = {
    "number": NUMBER,
    "one": ONE,
    "several": SEVERAL,
    "true-false": TRUTH,
    "point": POINT,
    "ruling": RULING,
    "order": ORDER,
    "count": COUNT,
    "claim": CLAIM,
}
