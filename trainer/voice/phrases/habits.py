"""The seven habits, where a phrase gives the old one away."""

from trainer.voice.phrases.phrase import Phrase

DONE = (
    r"(?:\w{2,}ed|done|told|said|dealt|put|shown|given|taken|made"
    r"|kept|found|paid|read|seen|known|cut|set|left|had|held"
    r"|burnt|drawn|laid|spread|built|brought|chosen|withdrawn|thrown|written|heard|meant)"
)
THING = (
    r"(?:pages?|books?|rulebooks?|rules?|paragraphs?|cards?|chips?|files?"
    r"|lines?|answers?|debrief|numbers?|buttons?|clock|words?"
    r"|screens?|ledgers?|commands?|figures?|program|betting|illustration|PHH"
    r"|it|this|that|what|which|and|hand|example|text|note|one|list)"
)

PHRASES = (
    Phrase(
        "is-told",
        (
            (
                r"\b(?:is|are|was|were|be|been|being)(?: also| then| not| never| only| first| all| here)? told"
                r"(?= (?:as|by|in|with|here|there|of|from|beside|too|at|for|where|when|and"
                r"|or|once|if|step|apart|after|before|under|on)\b|[.,;:!?)]|$)"
            ),
            (
                rf"\b{THING}(?: never| also| only| then| does not| doesn't)? tells?\b(?! "
                rf"(?:you|him|her|them|me|us|the (?:dealer|player|floor|table|others)"
                r"|dealers|players|everyone|a|trainees|apart))"
            ),
            r"^Tells (?:what|which|how|whether|that|where|who|everything|of)\b",
        ),
        "A dealer announces, a player says, a screen shows.",
        "announces, says, shows",
        unless=(
            (
                r"\b(?:players?(?: present| in the hand| left)?|dealers?|floor|seat \S+|everyone|table|he|she|they"
                r"|you|I|we|no one|both|all|others|who|td|supervisor)"
                r"(?: has| have| had| must| should| will| may| can| wasn't| weren't)?(?: to)? (?:is"
                r"|are|was|were|be|been|being)?(?: not| also| first| never)?\s?told\b"
            ),
            r"\b(?:to|and|then|or|must|may|can|will|should|you|they|players|dealers|please|time will) tell\b",
            r"\b(?:player|seat \S+|dealer|floor|who) (?:tells|told)\b",
            r"\b(?:can|could|cannot|can't|may)(?: \S+)? be told\b|\btold (?:apart|from)\b",
        ),
    ),
    Phrase(
        "can-be-told",
        (
            r"\b(?:can|could|cannot|can['’]t|couldn['’]t|may)(?: no longer| still| not| surely| both)? be told\b",
            (
                r"\b(?:nobody|somebody|all|everybody|one|who|whoever|no one|dealers?|you) (?:can"
                r"|could)(?: still| surely)? tell (?:it|them|this|that|him) from\b"
            ),
            (
                r"\btold (?:apart )?from (?:it|them|the|others|each|one)\b"
                r"|\bwith certainty\b|\bimpossible to tell(?=[.,;:]|$)"
            ),
        ),
        "Someone can tell which cards are which, or can't.",
        "everyone can still tell which cards are which; identifiable",
        unless=(r"\bbe told (?:to|about|how|what|why|that|the)\b",),
    ),
    Phrase(
        "is-to-be-done",
        (
            rf"\b(?:is|are|was|were)(?: still| now| not| only| then| also| first| never)? to be {DONE}\b",
            r"\bwhat(?: \S+)? (?:is|was) to be\b",
            rf"\bremains to be {DONE}\b|\bthere (?:is|are) (?:nothing|something|much)(?: \S+)? to be {DONE}\b",
        ),
        "Say who does what.",
        "the dealer burns and turns; Seat 3 calls 200; call the floor",
        unless=(r"\b(?:going|said|known|supposed|expected|meant|likely|thought|believed|able) to be\b",),
    ),
    Phrase(
        "he-for-a-player",
        (r"\b(?:he|him|his|himself)\b",),
        "A player is the player, they, or Seat 3.",
        "the player, they, Seat 3",
        unless=(
            r"“[^”]*”|\"[^\"]*\"",
            r"\b(?:Devon|Luis|Kenji|Tom|Marcus|Omar|Dmitri|Tyrell|Jamal|Hiroshi|Rafael|Andre|Viktor|Mateo)\b[^.]*",
        ),
    ),
    Phrase(
        "semicolon-chain",
        (
            r"\w[^;:.?!]{12,}; [^;:.?!]{12,}[;:] [^;:.?!]{8,}",
            r"\w[^;:.?!]{12,}: [^;:.?!]{12,}; [^;:.?!]{8,}",
        ),
        "One fact a sentence.",
        "two or three sentences of 8 to 18 words",
        unless=(r"[^.?!]*`…`.*",),  # a page's list of files or words of a notation
    ),
    Phrase(
        "has-to-come-to",
        (
            (
                r"\b(?:What|How much|How many \w+|Whom?|Which \w+|Where) (?:has|have|had) "
                r"(?:(?!\w+ed\b|been |become |come |gone |happened )\S+ ){1,4}?to "
                r"(?:come|put|pay|do|say|call|add|show|post|give|take|wait|go|be|bet"
                r"|raise|make|burn|deal|muck|announce|speak|know|stop|leave)\b"
            ),
            (
                r"\b(?:What|How much|Where|Whom?) (?:is|are|was) (?:the (?:dealer"
                r"|player|floor)|seat \S+|he|she|they|you|\{\}) to\b"
            ),
        ),
        "Ask as a dealer asks.",
        "What must the bet be corrected to?",
        unless=(
            r"\b(?:Which|What|Whom?|Where) (?:has|have|had) (?:to|the right to|nothing to|yet to|got to)\b",
            (
                r"\b(?:What|Which \w+) has (?:\S+ ){1,3}(?:committed|agreed|failed"
                r"|offered|asked|refused|decided|tried|chosen|promised) to\b"
            ),
            r"\bWhere is (?:seat \S+) to (?:the|your)\b",
            (
                r"\b(?:Who|Which players?|How many players?) (?:has|have|had) (?:\S+ )*"
                r"(?:chips|cards|right|time|hands?|action|enough|options?|outs) to\b"
            ),
        ),
    ),
    Phrase(
        "on-what",
        (
            r"\bto how (?:much|many|high)\b",
            r"^(?:On|Of|By|From|Against|After|Under) what(?: does| do| is| are| has| will|\?)",
            r"^To what (?:does|do|is|are|has|may|must|can|total|amount|sum)\b",
            r"\b(?:on|of|to|by) what it\b(?= (?!was|is)\w+s\b)",
        ),
        "Ask for the thing itself.",
        "What is the minimum raise? What determines …?",
    ),
    Phrase(
        "hangs-on",
        (
            (
                r"\b(?:hangs?|hung|hanging)(?: only| alone| entirely| also)? (?:on"
                r"|from)\b(?! (?:to|the wall|a wall|the walls|a hook|the rail|the back"
                r"|the board by|every|a second|for|tight|there|just))"
            ),
        ),
        "It depends on something.",
        "depends on; what determines …",
        unless=(
            r"\bhang on(?=[,.!?;]|$| (?:a|one) (?:second|moment|minute)| I| while I)",
            r"\bhang\w* (?:on|from) (?:\S+ )?(?:wall|hook|rail|chair|door|sign|ceiling|lanyard)s?\b",
        ),
    ),
)
