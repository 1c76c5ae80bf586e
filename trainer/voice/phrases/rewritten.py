"""What the old sentences had that were rewritten, so that none of them comes back."""

from trainer.voice.phrases.phrase import Phrase

THING = (
    r"(?:misdeal|bet|raise|call|step|matter|part|rule|number|fold|foul|fault"
    r"|reason|exception|check|burn|answer|hand|act|player|seat"
    r"|option|string|amount|wager|excuse|declaration|penalty|card|deal|claim"
    r"|tie|place|topic|file|folder|text|TOML|card|chip|pot|showdown"
    r"|straddle|question|scenario|ledger|profile|house|line|name|paragraph)s?"
)

PHRASES = (
    Phrase(
        "largest-step",
        (
            r"\b(?:largest|biggest|greatest|highest|smallest|least|last full|full|whole|last) steps?\b",
            r"\bthe step (?:stays|is|of \{\}|of \d[\d,]*|that|added|between the bets|he)\b",
            r"\bby (?:the|that|a) step\b|\byardsticks?\b",
            r"\bsteps? (?:that|which) (?:a|the|seat|somebody|any) ?\S* (?:added|made|raised)\b",
        ),
        "A raise is measured by a bet or a raise.",
        "the largest full bet or raise on that street",
        unless=(
            (
                r"\b(?:last|first|full|whole) steps? (?:of|in|for|toward|towards"
                r"|up|down|forward|back|on the|is to|was to|before)\b"
            ),
            r"\b(?:do|does|did|repeat|skip|skipped|missed|show|at) the (?:last|whole|full|first) step\b",
            r"\b(?:stop|remedy|procedure|order|list|every) [^.]{0,30}\b(?:last|whole|full) step\b",
            (
                r"\bthe step (?:of|that) (?:calling|stopping|burning|comes|came|follows|you"
                r"|was missed|is missing)\b|\bthe step is (?:missing|missed|done)\b"
            ),
        ),
    ),
    Phrase(
        "comes-out-even",
        (
            r"\b(?:come|comes|came|goes|go|divides?|split|splits) (?:not )?(?:out )?even(?:ly)? out\b",
            r"\b(?:come|comes|came|coming) out even\b|\b(?:go|goes) up even\b|\bdoes(?: not|n't) go into\b",
            r"\bwhat(?: \S+)? (?:is|was|are)(?: left)? over\b",
            r"\bcome(?:s)? out (?:odd|uneven)\b",
        ),
        "A pot splits evenly or leaves an odd chip.",
        "The pot won't split evenly. Who gets the odd chip?",
        unless=(r"\bover (?:the (?:line|cap|limit|call|bet)|here|there|by|in the|\d|\{\}|with)\b",),
    ),
    Phrase(
        "is-no",
        (
            (
                rf"\b(?:is|are|was|were|it['’]s|that['’]s) no (?:longer a |such "
                rf"|real |whole |full |legal |valid |single )?{THING}\b"
            ),
            r"\b(?:is|are) none of (?:it|them|these|this)\b(?=[.,;:]|$)|\bthat is none\b|\bwhat is no \w+\b",
        ),
        "A thing isn't something; “is no” is read twice.",
        "isn't a …: “a wrong level isn't a misdeal”",
        unless=(
            r"\bthere(?: \S+)? (?:is|are|was|were) no \w+\b|\bthere['’]s no \w+\b|\bhere is no\b",
            r"\b(?:is|was) no (?:longer|one|more)\b(?! a)",
            r"\b(?:If|Where|When|While|in which|so long as) there\b[^.]{0,20}\bno\b",
        ),
    ),
    Phrase(
        "in-no-figure",
        (
            (
                r"\bin no (?:figure|rule|rule's|book|list|memory|count|sum|score"
                r"|section|statistics?|hand|paragraph|ledger|profile)\b"
            ),
            (
                r"\bnothing (?:moved|moves)\b|\bkept in no\b|\b(?:counts?|counted"
                r"|enters?) (?:in|for|toward) no\b|\bfor nothing in\b"
            ),
            r"\bfeeds? no\b|\bgoes into no\b",
        ),
        "Say what is or isn't counted.",
        "not counted; clean hands don't count toward any rule",
        unless=(r"\bin no (?:hurry|time|way|case|mood|position|hand you)\b",),
    ),
    Phrase(
        "you-go-on",
        (
            r"\byou (?:go|went|will go) on (?:with|at|as|in|from)\b",
            r"\b(?:it|the hand|everything|all|this|play|the game) (?:goes|went) on (?:from|with|as|where|at|by)\b",
            r"\bhow (?:does|do|did|will|would) [^?]{1,40} go on\?",
            r"\bhow (?:it|this|the hand|the deal|this house|one)(?: \S+)*? go(?:es)? on\b|^Go on (?:with|as|from)\b",
            r"\bgoing on with (?:the|this|that|a) (?:hand|round|set|quiz|session)\b",
        ),
        "Say where the user is or what the dealer does.",
        "Back to your hand. Play continues with seat 4.",
        unless=(r"\bgoes on (?:as scheduled|with the show)\b",),
    ),
    Phrase(
        "not-here",
        (
            r"^Not here[.!]?$",
            (
                r"\b(?:right|wrong|true|allowed|legal|a call|a raise|binding"
                r"|one|not)(?: \w+)? (?:there|elsewhere), not here\b"
            ),
            r"^Not (?:at|in) (?:this|that) (?:house|book)[.!]?$|\b(?:only|just) not here\b|^Here not\b",
        ),
        "Say that the answer is wrong at this house.",
        "Wrong at this house",
    ),
    Phrase(
        "share-right-today",
        (
            (
                r"\b(?:share|part|percent)(?: that| of (?:it|this|them|these))? you would "
                r"(?:still )?(?:get|have|know|answer) (?:right|it right|today)\b"
            ),
            r"\bleaves to others\b|\bof what (?:it|this book|this house) leaves\b",
            r"\bit (?:thinks|believes|reckons) you (?:still )?(?:know|have|remember)\b",
            r"\b(?:is|was|are) (?:still )?(?:held|kept) (?:for|as) known\b",
        ),
        "A figure says what it counts in a few words.",
        "How much of this area you'd get right today",
    ),
)
