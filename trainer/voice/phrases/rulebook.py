"""How rulebooks and houses are spoken of."""

from trainer.voice.phrases.phrase import Phrase

TEXT = r"(?:(?:rule)?books?|paragraphs?|sections?|editions?|TDA(?: \d+)?|poster)"
MANY = r"(?:six|five|four|three|two|all|every|each|other|another|most|both|several|some|which|what other)"

PHRASES = (
    Phrase(
        "book-knows",
        (
            (
                rf"\b{TEXT}(?: of this house| itself| here|'s)?(?: alone| also"
                rf"| itself| only| still| never| does not| doesn't)?"
                r" (?:knows?|wants?|sends?|thinks|likes|sees|forgets)\b"
            ),
            r"\b(?:rules?|house rules?) (?:knows?|wants?|sends?|thinks|likes)\b",
            rf"\b(?:known|wanted|sent) by (?:the|this|that|its|his) {TEXT}\b",
        ),
        "A rulebook wants nothing; it provides, requires and refers.",
        "the rulebook provides, requires, refers to",
        unless=(
            r"\brules? (?:he|she|they|you|I|we|everyone) \w+\b",
            r"\b(?:paragraph|section|book) (?:he|she|you|they) \w+\b",
        ),
    ),
    Phrase(
        "book-is-silent",
        (
            (
                rf"\b(?:{TEXT}|text|rules?|house|houses|it|he|here|one|where|\{{\}})"
                rf"(?: \S+)? (?:is|are|was|be|stays|remains|keeps) silent\b"
            ),
            (
                rf"\b(?:{TEXT}|text|rules?|house|houses) silent\b|^Silent(?=[:.]"
                rf"|$)|\bsilent (?:here|houses?|books?|rulebooks?)\b"
            ),
            (
                rf"\b(?:{TEXT}|text|rules?|house|it|that|this)(?: \S+)? "
                rf"(?:does not |doesn't )?speaks? (?:of|for|on|about|to)\b"
            ),
            rf"\bon (?:what|which) (?:a|the|this) {TEXT} speaks?\b|\bspeaks of no\b|\bsilence of the {TEXT}\b",
            rf"\b{TEXT}(?:'s)? silences?\b",
        ),
        "Say that the rulebook covers it or doesn't.",
        "covered, not covered by this rulebook: “TDA 2022 doesn't cover this. Call the floor.”",
        unless=(
            r"\bsilent (?:bet|raise|call|chips?|all-in|mode|phone|as|so)\b",
            r"\b(?:player|dealer|he|she|seat \S+|who|phone|phones)(?: \S+)? (?:is|stays|remains|keeps|are) silent\b",
        ),
    ),
    Phrase(
        "house-for-rulebook",
        (
            (
                rf"\b{MANY}(?: other)? houses?(?= (?:say|says|answer|answers|decide"
                rf"|decides|print|prints|name|names|rule|rules on|agree"
                r"|agrees|differ|differs|let|lets|do|does|read|reads|have|has|part"
                r"|at once|side by side|together|alike|there are)\b|[,.;:?!]|$)"
            ),
            r"\b(?:at|of|by|in|for) (?:six|all|every|each|all six) houses?\b",
            (
                r"\bhouses (?:that|which|who) (?:answer|agree|say|decide|differ"
                r"|print)\b|\bhouse['’]s memory\b|\bTDA (?:\S+ )?is a house\b"
            ),
            r"\b(?:houses? compared|compare (?:the )?houses|one house, many|house (?:prints|cites))\b",
        ),
        "The text is a rulebook; the house is the property. TDA is no house.",
        "rulebook for the text, house for the property",
        unless=(
            r"\b(?:choose|works?|worked|deals?|dealt|moves?) (?:at |to )?(?:another|other|two|both) houses?\b",
            r"\bhouses? (?:rules?|fee|dealers?|players?|games?|staff|money|phone|bank|policy|edge)\b(?! on)",
            (
                r"\b(?:full|open|packed|player's|boat|public|coffee"
                r"|steak) houses?\b|\bhouses? (?:nearby|in town|in the area)\b"
            ),
        ),
    ),
    Phrase(
        "of-that-says-nothing",
        (
            r"^Of (?:that|this|it|which|what)\b",
            r"^(?:On|About) (?:that|this|it|which) (?:the|this|its?) (?:\S+ )?(?:book|rulebook|house|paragraph)\b",
            (
                r"\bof (?:that|this|it|which|(?:a|an|the) \S+(?: \S+){0,4}) (?:this"
                r"|the|that|its?|no) (?:book|rulebook|house|paragraph)"
                r" (?:says?|prints?|tells?|names?|knows?)\b"
            ),
            (
                r"\b(?:book|rulebook|house|UPT|paragraph|it) (?:says|prints"
                r"|tells|names) nothing(?: here| more)? (?:of|on)\b"
            ),
            r"\bnothing is (?:said|printed|told)(?: here| there)? (?:of|on|about)\b|\bis in no section\b",
        ),
        "Say silence plainly, the rulebook first.",
        "This book doesn't cover that. You may call the floor.",
    ),
    Phrase(
        "raw-keys",
        (
            r"\bby-(?:the|a)-[a-z-]+\b",
            (
                r"(?:^|[,:;] |\bis )(?:most|least|owed|posts|pays-to) (?:\{\}"
                r"|\d[\d,]*)(?=[,;.)]|$| [a-z-]+ \d)|\bowed \d[\d,]*, "
            ),
            r"\b[a-z]+-[a-z]+-[a-z]+(?:-[a-z]+)* \d[\d,]+\b",
        ),
        "Numbers are chips, said as dealers say them.",
        "“minimum raise is to 3,400 (call 1,800 plus 1,600)”",
        unless=(
            (
                r"\b(?:up-to-date|hand-for-hand|out-of-turn|all-in-or-fold|two-thousand"
                r"|twenty-\w+-\w+|heads-up-\w+|seven-card-\w+|[a-z]+-of-[a-z]+) \d"
            ),
        ),
    ),
)
