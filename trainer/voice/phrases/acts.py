"""What players do: whose turn it is, what a bet is called, how hands and players leave."""

from trainer.voice.phrases.phrase import Phrase

WHO = (
    r"(?:who|whoever|that|players?|seats?|seat (?:\d+|\{\})|\{\}|hand|one|he|she|they|them|people|both|all"
    r"|somebody|nobody)"
)
WAGER = r"(?:bets?|raises?|calls?|folds?|checks?|all-ins?|acts?|action|words?|bettors?|raisers?|callers?|wagers?)"

PHRASES = (
    Phrase(
        "what-stands",
        (
            r"\bwhat(?: still| then|, if anything,)? stands\b",
            r"\blet(?:s|ting)? (?:\S+ ){0,5}?stand\b",
            r"\b(?:stands?|stood|standing) in (?:its|his|her|their|whose|the) (?:place|stead)\b",
            r"\b(?:stands?|stood) there\b",
            r"\b(?:comes?|came) to stand\b",
            r"\b(?:stands?|standing) in (?:stacks|piles)\b",
        ),
        "A bet stands, and that is all that stands in a card room.",
        "the bet stands, is binding, plays, is a call; for things: is, is on the table",
        unless=(r"\blet(?:s|ting)? (?:\S+ ){0,3}?stand (?:up|by|behind|on|at|around|near|next)\b",),
    ),
    Phrase(
        "who-is-due",
        (
            rf"\b{WHO}(?: is| was| are| were|'s| still)(?: next| now| still| just)? due\b",
            r"\bthe (?:player|seat|one|hand|card)s? (?:that (?:is|was) )?due\b",
            r"\b(?:whoever's|the one) due\b|\bdue (?:player|seat|order)s?\b",
            r"\b(?:action|act|turn)(?: is| was)?(?: still)? due\b",
            r"\bdue for the (?:big |small )?(?:blind|button)\b",
        ),
        "Dealers say whose action it is and who owes the blind.",
        "next to act, the action is on seat 3, owes the blind",
        unless=(
            r"\bdue to (?:a|an|the|his|its|her|their)\b",
            (
                r"\b(?:seat \S+|players?|they|he|she|\{\})(?: is| are| was"
                r"| were) due (?:a|an|any|\d[\d,]*|back|change)\b"
            ),
        ),
    ),
    Phrase(
        "who-folds-is",
        (
            (
                r"^Who (?:has |is |was |had |does |did |may |can )?(?:not "
                r"|never |only |once |already )?[a-z-]+\b[^?]*[.;]$"
            ),
            (
                r"\b(?:for|because|as|if|when|where|since|until|unless|but|so|than|and for|only) who "
                r"(?:has|is|was|had|folds?|folded|bets?|calls?|called|raises?"
                r"|raised|acts?|acted|checks?|checked|sees?|asks?)\b"
            ),
            (
                r"[;:] who (?:has|is|was|folds?|bets?|calls?|raises?|acts?|checks?) [^?,;]*"
                r"\b(?:may|must|can|is|has|loses|keeps|gets|pays)\b[^?]*$"
            ),
        ),
        "“Who” alone asks a question; the one who does it is a player.",
        "a player who folds …",
        unless=(
            r"^Who (?:decides|acts|wins|shows|gets|pays|rules):[^.;]*|^Who [^.;:]*: (?:`…`|\{\})[^;]*",
            r"^Who (?:decides|acts|wins|shows|gets|pays|rules) [^.;]*\b(?:depends|varies|differs|matters?|is up to)\b",
        ),
    ),
    Phrase(
        "goes-out",
        (
            rf"\b{WHO}(?: each| then| now| also| has| have| had)? (?:goes|go|went|gone) out\b",
            (
                r"\b(?:two|three|four|five|six|several|first|last|entrants?"
                r"|short stack|other|others|anybody|anyone|everyone)"
                r"(?: players?)?(?: has| have)? (?:goes|go|went|gone) out\b"
            ),
            r"\bgoing out (?:first|last|together|in|on this hand|of the (?:event|tournament))\b",
        ),
        "Players bust; cards and chips go out.",
        "busts, is eliminated",
        unless=(r"\bout (?:of turn|of play|of order|of position|on a limb|to|and|for a)\b",),
    ),
    Phrase(
        "early-bet",
        (
            rf"\bearly {WAGER}\b",
            (
                r"\b(?:acts?|acted|bets?|calls?|called|checks?|checked|folds?|folded|raises?|raised|spoke|speaks|wagers?)"
                r" (?:too )?early\b"
            ),
            (
                r"\b(?:somebody|who|whoever|player|seat \S+|he|she|another"
                r"|one)(?: else)? (?:was|is|came|comes) (?:too )?early\b"
            ),
        ),
        "What comes before its turn is out of turn.",
        "out-of-turn bet; acts out of turn, acts behind",
        unless=(
            r"\bearly (?:position|levels?|in|on|street|stages?|rounds?|bird|action in|registration|seats?)\b",
            r"\bearly (?:all-ins?|raises?|folds?) (?:in|of) the (?:tournament|event|session|night)\b",
        ),
    ),
    Phrase(
        "let-go",
        (
            (
                r"\blet(?:s|ting)? (?:(?:\S+) ){0,4}?go\b(?! (?:on|ahead|to"
                r"|all|in|out|first|through|by|back|up|down|around"
                r"|home|past|after|before|for|unless|at that|unpunished|uncorrected|until|without|bad|broke)\b)"
            ),
        ),
        "Players fold, dealers muck and kill hands, chips are released.",
        "players fold; dealers muck and kill hands; chips are released",
        unless=(
            (
                r"\blet(?:s|ting)? (?:it|that|this|the mistake|the comment)"
                r"(?: one)? go\b(?= [^.]*\b(?:warning|penalty)\b)"
            ),
        ),
    ),
    Phrase(
        "has-it",
        (
            (
                r"\b(?:has|have|had) it(?= (?:so|that|now|where|twice|there"
                r"|here|this way|otherwise|for certain)\b|[.,;:?!]|$)"
            ),
        ),
        "Say who gets or wins what.",
        "gets, wins, receives",
        unless=(
            r"\b(?:I|you|we)(?:'ve| have| had)? (?:have |had |has )?it\b",
            r"\b(?:had|has|have) it (?:all|in|made|coming)\b",
            (
                r"\b(?:says?|claims?|swears?|thinks?|thought"
                r"|who had ever) (?:he|she|they|seat \S+) (?:has|had|have) it\b"
            ),
        ),
    ),
    Phrase(
        "what-becomes-of",
        (
            r"\bwhat(?: now| then)? about\b",
            r"\bwhat of (?:the|his|her|their|its|seat|it|that|a|an|this|those|these|\{\})\b(?! is| was| are)",
            r"\bwhat (?:will |has |is |had )?(?:becomes?|became|to become) of\b",
        ),
        "A dealer asks what happens to it.",
        "What happens to …?",
        unless=(
            r"\bwhat about (?:you|me|us|it,|lunch|dinner|a break)\b",
            r"\b(?:asks?|knows?|sure|clear) what about\b",
        ),
    ),
    Phrase(
        "before-for-a-place",
        (
            (
                r"\b(?:chips|cards?|stacks?|piles?|hand|hands|button|money"
                r"|lies?|lay|lying|stands?|tabled|pushed|placed|put|set"
                r"|has|have|had|what|left|kept|lammer)(?: \S+){0,2} before "
                r"(?:him|her|them|himself|herself|themselves|you|it"
                r"|seat \S+|the player|the dealer|each player|every player|its player|the others?|players)"
                r"(?=[.,;:?!)]|$| (?:as|in|and|or|face|with|at|when|while|that|to|so|(?:is|are) (?:live|dead|not))\b)"
            ),
        ),
        "“Before” is time at a table; the place is in front of a player.",
        "in front of",
        unless=(
            (
                r"\bbefore (?:it|that|him|her|them|seat \S+|the (?:player"
                r"|dealer)) (?:is(?! live| dead| not)|was|has|had|acts?)\b"
            ),
            (
                r"\b(?:acts?|acted|act|called|calls|folded|checked"
                r"|action)\b[^.]{0,14} before (?:him|her|them|seat \S+|it)\b"
            ),
        ),
    ),
    Phrase(
        "nothing-left-but",
        (
            r"\bnothing (?:is|was|else is|more is) left (?:to|for) (?:him|her|them|seat|the|a|\{\}|whoever|anybody)",
            r"\bnothing left (?:to|for) (?:him|her|them|seat \S+|the player) but\b",
            r"\b(?:leaves?|left) (?:him|her|them|seat \S+|the \S+(?: \S+)?|\{\})(?: with)? nothing but to\b",
            r"\b(?:is|are) left to (?:him|her|them|seat \S+|\{\})(?=[.,;:]|$| but)",
            r"\bhas nothing left but\b",
        ),
        "Say what the player may do.",
        "may only",
    ),
)
