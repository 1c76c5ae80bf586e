"""What readers stumbled over in drawn sentences: amounts in the plural, what a seat has, old turns of speech."""

from trainer.voice.phrases.phrase import Phrase

AMOUNT = r"(?:\{\}|\d{1,3}(?:,\d{3})+|\d{2,3})"
OWNED = r"(?:hand|bet|call|raise|stack|claim|bluff|straddle|wager|all-in)"

PHRASES = (
    Phrase(
        "amounts-go-back",
        (
            rf"{AMOUNT}(?: more)? (?:go back|come back|stay in|go in|are in the pot|are owed)\b",
            rf"(?<=; ){AMOUNT} are missing\b",
            rf"(?<!does )\b(?:the|that|another|an extra) {AMOUNT} (?:go|come|stay|count)\b",
            r"\bthe \d{1,3}(?:,\d{3})+ are\b",
        ),
        "An amount of chips is one thing: dealers say that 400 goes back.",
        "400 goes back; 1,200 is in the pot",
        unless=(
            rf"\b(?:seats?|players?|cards?|chips?|hands?|pots?|tables?|of|all|than)(?: \d+ (?:and|or|to))? {AMOUNT}\b",
            rf"{AMOUNT} (?:are|were) (?:left|still|at|players)\b",
        ),
    ),
    Phrase(
        "whole-for-full",
        (
            r"\bwhole (?:minimum )?(?:bets?|raises?|calls?|blinds?)\b(?! (?:back|again))",
            r"\b(?:no|not a|makes a|short of a|less than a) whole one\b",
        ),
        "The field's word for one that isn't short is full.",
        "a full bet, a full raise, a full call",
        unless=(r"\bthe whole (?:bets?|raises?|calls?) (?:comes?|goes?|is|are) back\b",),
    ),
    Phrase(
        "hand-of-seat",
        (
            rf"\b{OWNED} of (?:the )?seat (?:\{{\}}|\d)",
            r"\bchips of (?:the )?seat (?:\{\}|\d)(?! in)",
        ),
        "Dealers put the seat first.",
        "seat 3's hand, seat 5's bet",
        unless=(rf"\b{OWNED} of seat (?:\{{\}}|\d+),? who\b",),
    ),
    Phrase(
        "say-on-that",
        (
            r"\b(?:say|says|said) (?:on|to) (?:that|this|it)\b(?! (?:the|they|player|seat))",
            r"\bwhat is (?:said|told) (?:on|of) (?:it|that|this)\b",
        ),
        "English says something about a thing.",
        "What does the rulebook say about that?",
        unless=(r"\b(?:say|says|said) to (?:it|that|this) (?:seat|player|dealer)\b",),
    ),
    Phrase(
        "you-find-it",
        (
            r"\byou(?: will|'ll)? find (?:it|them|that|this) (?:under|in|on|at|among|there|here)\b",
            r"\bit stands (?:in|under|on|at) (?:the|a|its|chapter|page|rule|line|progress)\b",
        ),
        "Say where it is.",
        "It's under Progress.",
    ),
    Phrase(
        "not-this-but",
        (
            r"^not (?:the|any|every|all|a|an|as|what|where|how)\b[^.,:;?]{0,60}, but\b",
            r"^that (?:who|which|the player of) [^.?]{0,80}\b(?:need not|needs not|passes|must)\b",
        ),
        "Say what it is first.",
        "The limit is the last card of the deal, not the first act.",
    ),
    Phrase(
        "misdeal-by-rule",
        (
            r"\b(?:misdeal|raise|call|fold|bet) by (?:\{\}|\d{1,2}-[A-Z]|[a-z]+-\d+)(?=[ ,;:.]|$)",
            r"\bhand (?:goes on|stands) by (?:\{\}|\d{1,2}-[A-Z])(?=[ ,;:.]|$)",
            r"\b(?:stands|goes on|binds|plays) by (?:rule )?\d{1,2}(?:-[A-Z])?\b",
        ),
        "A ruling is made under a rule.",
        "It's too late for a misdeal under 35-D.",
        unless=(r"\b(?:raise|call|bet|fold) by (?:seat|a|the|another)\b", r"\braised? by (?:\{\}|\d)"),
    ),
    Phrase(
        "from-on",
        (
            r"\bfrom (?:substantial action|half a raise|the flop|a full raise|that card|there) on it\b",
            r"\bfrom three of a kind on\b",
            r"\bfrom \d+ percent (?:of \w+ )?on\b(?! the)",
            r"\bfrom the (?:sum|amount|moment|level|place) on (?:for|at|in|from|of) which\b",
        ),
        "English has after, once and at least.",
        "After substantial action it is too late for a misdeal.",
    ),
)
