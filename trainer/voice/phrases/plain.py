"""Plain English: one word for people, for again, for what is needed, what things total, how much there may be."""

from trainer.voice.phrases.phrase import Phrase

PHRASES = (
    Phrase(
        "somebody",
        (r"\b(?:somebody|nobody|everybody|anybody)(?:['’]s)?\b",),
        "People at a table are players, the dealer and the floor.",
        "a player, no one, all players, anyone",
    ),
    Phrase(
        "in-order",
        (
            (
                r"\b(?:is|was|are|were|be|been|it['’]s|that['’]s|seems?|both"
                r"|still|not|quite|ruled|raise|call|bet|fold|as|and)"
                r" in order\b(?! (?:of|to|from|one|by|clockwise|until|that|around|for)\b)"
            ),
            r"\bit(?:['’]s| is| was| would be| is not) in order to\b",
            r"^In order\b(?! (?:to|of|from|by)\b|:|,)",
            r"\bin order (?:only|as long as|where|if|here|at this house)\b",
        ),
        "Chips are in order in a tray; an act is allowed.",
        "allowed, correct, proper",
        unless=(
            (
                r"\b(?:cards?|deck|decks|suits?|stub|chips?|seats|numbers|stacks|tray|names|list|files|hands|streets)"
                r"(?: is| are| was| were|'s)?(?: all| back| still| not)? in order\b"
            ),
            r"\b(?:dealt|put|kept|listed|acts?|called|shown|seated|one by one and) in order\b",
        ),
    ),
    Phrase(
        "put-right",
        (
            (
                r"\b(?:puts?|putting|set|sets|setting) (?:(?!the right|her|your right)\S+ ){0,4}?right"
                r"(?=[.,;:?!)]|$| (?:by|before|at|to|for|as|once|while|when"
                r"|where|with|without|first|yourself|myself|alone|until"
                r"|and|or|if|only|too|later|here is|again|through|just|every|all"
                r"|this|that|what|it|his|a|an|takes|is|has|and)\b)"
            ),
        ),
        "A dealer fixes a mistake.",
        "correct, fix; “I'll fix it”",
        unless=(
            (
                r"\b(?:put|puts|putting|set|sets) (?:\S+ ){0,4}(?:on|to|at|from"
                r"|in|off) (?:the|his|her|your|their|its) right\b"
            ),
            (
                r"\bright (?:at|before|as|by|when|where|to) (?:the (?:line|rail"
                r"|edge|betting|end|top|start|left|right)|his|her|seat)\b"
            ),
            r"\b(?:left|and|or) right\b",
        ),
    ),
    Phrase(
        "once-more",
        (r"\banew\b", r"\bonce more\b", r"\bafresh\b"),
        "Again is the word.",
        "again",
        unless=(
            r"\bonce more (?:than|chips|players|people|money|action|cards|hands|entries|seats|tables|are|of)\b",
            r"\b(?:more than|at least|at most|only) once more\b",
        ),
    ),
    Phrase(
        "it-takes",
        (
            (
                r"\bit (?:only |still |always |also |then )?(?:takes|took)\b(?="
                r"(?: \S+)? (?:a|an|two|three|four|all|both|more|another|at|the"
                r"|substantial|no|only|one|action|chips|cards|players|\{\}|\d|words|nothing|somebody|someone|whoever)?)"
            ),
        ),
        "Say what the rule requires, and of whom.",
        "requires, needs",
        unless=(
            r"\b(?:long as|all|what|whatever|where|rake|chips|time) it takes\b",
            (
                r"\bit (?:only |still |also |usually )?(?:takes|took) (?:\S+ ){0,4}?"
                r"(?:minutes?|seconds?|hours?|hands? to learn|time|longer|forever|practice"
                r"|while|moment|days?|weeks?|years?|orbits?|place|effect|long|ms)\b"
            ),
            (
                r"\bit takes (?:down|off|up|away|back|out|in|over|its|his|her|their"
                r"|your|him|part|the (?:pot|button|place|card|chip|whole pot"
                r"|main|side|big blind|blind|half|low|high))\b"
            ),
        ),
    ),
    Phrase(
        "comes-to",
        (
            (
                r"\b(?:comes?|came|coming) to (?:only |just |about |exactly |in all "
                r"|at least |at most |more than |less than |no more than |over |under )*"
                r"(?:\{\}|\d[\d,]*|half|double|twice|nothing|as much|too (?:much"
                r"|little)|one (?:big|small) b\w+|less|more)(?!['’\w])"
            ),
            (
                r"\b(?:comes?|came|coming) to (?:a|an|the) (?:full |whole |legal |proper |fixed |large |small )*"
                r"(?:bet|raise|call|minimum|maximum|least|most|total|size|double|half|sum)\b"
            ),
            (
                r"\b(?:what|how much) [^.?]{1,50}? (?:comes?|came) to(?=[.,;:?)]|$"
                r"| (?:at|in|and|is|are|hangs|once|there|here|for|alone)\b)"
            ),
            r"^What [^.?]{0,40}\bcomes? to\b$",
        ),
        "Chips total an amount; a bet is an amount.",
        "totals, is",
        unless=(
            (
                r"\b(?:action|turn|button|blinds?|players?|dealer|floor|who|she|he"
                r"|seat \S+|clock|break|chair|hands?|cards?|card|they|you"
                r"|one|{}|push|order) (?:now |next |then |first )?(?:comes?|came|coming) to \{\}"
            ),
            r"\b(?:comes?|came) to (?:one|more|less|over|under) (?:end|tables?|seats?|player|side|the)\b",
            r"\bwhat(?:ever)? (?:\S+ )?(?:comes?|came) to (?:you|seat|mind|light|the)\b",
        ),
    ),
    Phrase(
        "the-least",
        (
            r"\bat the (?:least|most)\b",
            (
                r"\bthe (?:least|most)(?= (?:that|there|he|she|they|seat \S+|it|is"
                r"|was|to|of all|in all|any|you|we|one|\{\}|\d)|[.,;:?)]|$)"
            ),
            (
                r"(?<!at )\b(?:the least|least|the most|legal most) (?:legal |full |possible "
                r"|total )?(?:raises?|bets?|totals?|amounts?|wagers?|call|opening)\b"
                r"(?! likely| often| of)"
            ),
        ),
        "Limits on a bet are the minimum and the maximum.",
        "minimum, maximum",
        unless=(
            r"\bthe (?:least|most) (?:that|they|he|she|we|you) (?:could|can) (?:hope|ask|expect)\b",
            (
                r"\b(?:has|have|had|with|holds|won|lost|lose|wins?|know|knows|matters?|talks?"
                r"|worry|hurts?|tell|counts?|show)(?: by far)? the (?:least|most)\b"
            ),
            r"\bthe (?:least|most) (?:it|one) \w+ (?:player|dealer)\b|\bleast amount of (?:time|talk|trouble)\b",
        ),
    ),
    Phrase(
        "in-silence",
        (r"\bin (?:complete |total )?silence\b", r"\bwithout (?:a|any|one|another|saying a|so much as a) word\b"),
        "Chips go in silently.",
        "silently, without declaring",
        unless=(
            r"\bwithout (?:a|any|another) word (?:from|to|of|about|with)\b",
            (
                r"\bin silence (?:for|as the anthem|to honor|to remember)\b|\b(?:sits?"
                r"|sat|stands?|stood|watch\w*|waits?|waited) in silence\b"
            ),
        ),
    ),
    Phrase(
        "save-for-except",
        (
            r"(?:,|\w) save (?:for|by|in|where|when|at|on|if|that|with|as)\b",
            r"(?<!,) but for (?:the|a|an|his|her|one|seat|what|money|that|those|this|their|its|two|\{\})\b",
        ),
        "Except is the word.",
        "except",
        unless=(
            (
                r"\b(?:to|can|can't|cannot|could|may|must|will|and|or|not|you|players?|they|we"
                r"|please|did|dealers?) save (?:for|by|in|where|when|at|on|if|that|with|as)\b"
            ),
            r"\bnot (?:\S+ ){1,6}but for\b|\b(?:nothing|all|anything|last|thing) but for\b",
        ),
    ),
    Phrase(
        "british-spelling",
        (
            r"\b\w*(?:colour|honour|favour|behaviour|neighbour|labour|rumour|harbour)(?!, )\w*\b",
            (
                r"\b(?:penal|recogn|organ|real|author|summar|minim|maxim|memor|apolog"
                r"|final|normal|emphas|critic|standard|categor|util|custom"
                r"|special|initial|general)is(?:e|es|ed|ing|ation)\b"
            ),
            (
                r"\b(?:practis(?:e|es|ed|ing)|analys(?:e|es|ed|ing)|cancell(?:ed|ing)"
                r"|travell\w+|labell\w+|modell\w+|signall\w+|totall(?:ed|ing))\b"
            ),
            (
                r"\b(?:centres?|metres?|theatres?|greys?|grey\w+|licences?|defences?"
                r"|offences?|judgements?|cheques?|programmes?|catalogues?"
                r"|whilst|amongst|learnt|spelt|burnt|dealt with by hisself)\b"
            ),
        ),
        "Spelling is American.",
        "color, penalize, favor, center, gray, canceled, practice, judgment",
        unless=(r"`[^`]*`", r"\bHarbour (?:Club|House|Card)\b"),
    ),
)
