"""What a player says, as the plain words that a declaration is made of: one form of each verb, figures in full."""

import re

FORMS = {
    **{f"{verb}{end}": verb for verb in ("call", "raise", "bet", "check", "fold") for end in ("s", "ing")},
    "raising": "raise",
    "betting": "bet",
    "reraises": "raise",
    "reraising": "raise",
    "re-raising": "raise",
    "re-raises": "raise",
    "allin": "all-in",
    "k": "thousand",
    "grand": "thousand",
    "min": "minimum",
    "max": "maximum",
    "completes": "complete",
    "completing": "complete",
}
TOGETHER = {
    "all in": "all-in",
    "re raise": "re-raise",
    "in total": "total",
    "on top": "more",
    "min-raise": "minimum raise",
    "minraise": "minimum raise",
    "min-bet": "minimum bet",
}
POLITELY = re.compile(
    r"\bif (?:i (?:may|can|could)|(?:that|it)['’]?s (?:ok|okay|allowed)|you (?:like|please)|possible)\b"
)
"""What is said out of politeness: nothing hangs on it."""
CORRECTED = re.compile(r"\b(?:no|sorry|actually|wait|oops|i mean|i meant|make that|scratch that|or rather)\b")
IN_THOUSANDS = re.compile(r"(?<![\w.])(\d+)(?:\.(\d{1,3}))?k\b")
IN_FIGURES = re.compile(r"(?<=\d),(?=\d{3}(?!\d))")  # "1,500" is one figure


def plain_words(words: str) -> list[str]:
    """The words in their plain forms: "I'm raising to 2.5k" is "i'm raise to 2500"."""
    text = IN_THOUSANDS.sub(_thousands, IN_FIGURES.sub("", words.lower().replace("$", "")))
    text = " ".join(re.sub(r"[,.!;:]", " ", POLITELY.sub("", text)).split())
    for said, plain in TOGETHER.items():
        text = re.sub(rf"\b{said}\b", plain, text)
    found = [FORMS.get(each, each) for each in text.split()]
    return ["call" if each == "see" and "raise" in found else each for each in found]


def before_correcting(words: str) -> str:
    """What was said before the player corrected himself; "" where he did not."""
    found = CORRECTED.search(words.lower())
    return words[: found.start()] if found else ""


def _thousands(found: re.Match[str]) -> str:
    whole, part = found.groups()
    return f"{whole}{part or '':0<3}"
