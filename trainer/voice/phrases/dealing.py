"""What a dealer handles and does: cards, chips, the push, the floor's own words."""

from trainer.voice.phrases.phrase import Phrase

PLACES = (
    r"(?:there|here|in|on|at|with|among|aside|apart|beside|over|under|face|open|above|below|next|behind|by|before"
    r"|boxed|alone|together|between|near|outside|across|directly|mixed|still|beneath|as|forward|down)"
)

PHRASES = (
    Phrase(
        "lies-there",
        (
            rf"\b(?:lies|lie|lay|lain) {PLACES}\b",
            r"\blying\b",
            (
                r"\b(?:what|that|which|chips?|cards?|hands?|bets?|it|they|pot"
                r"|board|stack|where|how) (?:\S+ )?(?:lies|lie|lay)"
                r"(?=[.,;:?!)]|$| (?:of|when|while|and|or|to|so)\b)"
            ),
        ),
        "Chips and cards are somewhere; nobody says that they lie there.",
        "on the table, in front of seat 3, in the pot",
        unless=(
            r"\b(?:lays?|laying) down\b",
            (
                r"\b(?:lie|lies|lying|lied) (?:to|about)\b|\b(?:caught|is|was|were"
                r"|are|he's|you're|not) lying(?=[.,;:?!]|$| about| to)"
            ),
            r"\blay (?:aside|off|open|over|down|face up|face down) (?:the|a|an|his|its|one|two|your)\b",
            (
                r"\b(?:to|must|may|can|will|should|don't|and|then|dealers?"
                r"|you|we|I|players) lay(?: it| them)?\b(?! there)"
            ),
        ),
    ),
    Phrase(
        "lay-the-flop",
        (
            (
                r"\b(?:lay|lays|laid|laying) (?:out |down )?(?:\S+ ){0,3}?"
                r"(?:flop|turn|river|board|boards|street|burn|burns)\b"
            ),
            (
                r"\b(?:lay|lays|laid|laying) (?:out |down )?(?:the |a |one "
                r"|two |three |\{\} |another )?(?:\S+ )?cards?\b"
            ),
            (
                r"\b(?:flop|turn|river|street|board|cards?|it)(?: \S+){0,2}? (?:is"
                r"|are|was|were|been|be|last|first|burned and) laid\b"
            ),
            r"\b(?:is|are|was|were|been|be) laid (?:aside|out|in|on|down|face|as|before|up|without|too)\b",
        ),
        "Dealers spread the flop and turn up a card.",
        "spread the flop; deal the turn; turn up a card; set a card aside",
        unless=(
            r"\blay(?:s|ing)? (?:down|his hand down|it down)(?! (?:the |a )?(?:flop|turn|river|board))\b",
            (
                r"\blaid (?:down|it down) (?:a|his|her|the|an) (?:hand|set|flush"
                r"|straight|pair|winner|winning|big|better|monster)\b"
            ),
            r"\b(?:lay|laid) (?:\S+ ){0,3}(?:felt|floor|odds|rules)\b|\bfelt (?:is|was|gets) laid\b",
        ),
    ),
    Phrase(
        "turn-the-flop",
        (
            r"\bturn(?:s|ed|ing)?(?: over| up)? (?:the|a|your|this) (?:whole |next |next three )?(?:flop|board)\b",
            r"\b(?:flop|board) (?:is|was|has been|gets) turned\b",
            (
                r"\bturn(?:s|ed|ing)? (?:the next|a|one|another|the third|the fourth|the fifth) card"
                r"(?! (?:up|over|face|around|sideways|back|upside))\b(?!s)"
            ),
        ),
        "The turn is a street. A flop is spread, a card is turned up.",
        "spread the flop; turn up a card",
    ),
    Phrase(
        "mix-the-cards",
        (r"\bmix(?:es|ed|ing)?\b",),
        "A deck is washed, a few cards are scrambled.",
        "wash the deck; scramble a few cards",
        unless=(
            r"\bmixed (?:games?|shift|rotation|event|tournament|limits?|round|bag|table|field|crowd|feelings)\b",
            r"\bmix(?:ed|es|ing)? (?:the )?\d+s\b",
            (
                r"\b(?:a|the|every|each|this|that|which|choice|stud|our|your"
                r"|its|good|game) mix\b|\bmix of\b|\bmixing games\b"
            ),
            r"\b(?:chips?|stacks?|colors|denominations|money)\b[^.]{0,30}\bmix(?:ed|es|ing)?\b",
            (
                r"\bmix(?:ed|es|ing)? (?:\S+ ){0,2}(?:chips|stacks|colors"
                r"|denominations|games|up his|up her|up the (?:bets|names))\b"
            ),
        ),
    ),
    Phrase(
        "face-up-card",
        (
            r"\bface[- ]up cards?\b",
            r"\b(?:hidden|covered|open) cards?\b",
            (
                r"(?<!pick)(?<!picks)(?<!picked)(?<!turn)(?<!turns)(?<!turned)(?<!picking)(?<!turning)(?<!gather)(?<!scoop)"
                r"(?<!give)(?<!gives)(?<!giving)(?<!hold)(?<!face)(?<!faced)(?<!clean)(?<!speed) up[ -]cards?\b"
            ),
            r"(?<!face)(?<!lay)(?<!lays)(?<!put)(?<!set)(?<!laid) down[ -]cards?\b",
        ),
        "Stud has upcards and downcards.",
        "upcard, downcard, open pair, door card",
        unless=(r"\bopen card (?:rooms?|games?|tables?|clubs?)\b", r"\b(?:covered|hidden) card (?:rooms?|shows?)\b"),
    ),
    Phrase(
        "takeover",
        (
            r"\btakeovers?\b",
            r"\brelief\b",
            r"\breliev(?:e|es|ed|ing) (?:the |a |another |you|him|her|that |your |our )?(?:dealer|you|him|her)?",
            (
                r"\btak(?:e|es|ing|en) over (?:the (?:table|box|deal|game|seat)"
                r"|from (?:the|a|another)|as dealer|at a table)\b"
            ),
        ),
        "A dealer is pushed: one taps out, the next taps in.",
        "push, tap in, tap out, the outgoing dealer",
        unless=(
            (
                r"\b(?:to \S+(?: \S+)?|what a|sigh of|tax|visible|with"
                r"|much to \S+|disaster|pain) relief\b|\brelieved (?:to|that)\b"
            ),
            r"\brelieved of\b|\bhostile takeover\b",
        ),
    ),
    Phrase(
        "rack-for-tray",
        (
            r"\bdealer['’]s rack\b|\byour rack\b",
            r"\b(?:from|out of|into|in|to|with|against|at|of) the rack\b",
            r"\b(?:pots?|stacks?|seat|bank) (?:and|or|nor) (?:the )?rack\b",
            r"\bthe rack (?:has|holds|is short|gives|pays|is out)\b",
        ),
        "A rack carries 100 chips; the dealer has a tray.",
        "the tray (the dealer's); a rack carries 100",
        unless=(
            r"\bin the rack (?:he|she|they|you|that|on his|of)\b|\brack (?:of|full|with)\b",
            r"\b(?:player|seat \S+)(?:'s)?[^.]{0,40}\b(?:from|in|out of|into|with) the rack\b",
            r"\bcage\b[^.]{0,40}rack\b|\brack\b[^.]{0,30}\bcage\b",
        ),
    ),
    Phrase(
        "heap",
        (r"\bheap(?:s|ed)?\b",),
        "Chips are in a stack or a pile.",
        "stack, pile",
        unless=(r"\bheaps? of (?:trouble|praise|experience)\b|\bheap(?:s|ed)? praise\b|\bscrap heap\b",),
    ),
    Phrase(
        "bring-in-the-bets",
        (
            r"\b(?:bring|brings|bringing|brought) in (?:\S+ ){0,2}?(?:bets?|chips|wagers|antes|blinds)\b",
            r"\bbring in bet\b|\b(?:bring|brings|bringing|brought) (?:\S+ ){1,3}?(?:bets|chips|wagers|antes) in\b",
            r"\b(?:bets?|chips|wagers|antes)(?: \S+){0,3}? brought in\b",
        ),
        "Bets are pulled in; the bring-in is stud's forced bet.",
        "pull in the bets; the low card brings it in",
        unless=(
            r"\b(?:bring|brings|bringing|brought) in (?:more|new|extra|additional|fresh|another|outside|players?)\b",
        ),
    ),
    Phrase(
        "floor-carry-on",
        (r"\bcarry on\b(?! (?:bags?|luggage|your person|item))", r"\band now\?"),
        "The floor says what floors say.",
        "“Play on.” “What happened?” “What do you want to do?”",
    ),
    Phrase(
        "reclaimed-hand",
        (
            r"\breclaim(?:s|ed|ing)?\b(?=[^.]{0,50}\b(?:cards?|hands?|muck|fold)\b)",
            r"\b(?:cards?|hands?|fold|muck)\b[^.]{0,40}\breclaim(?:s|ed|ing)?\b",
            r"\b(?:fetch|fetched|fetches|fetching) (?:\S+ ){0,4}?(?:back|out of the muck)\b",
        ),
        "A hand in the muck is retrieved or it isn't.",
        "retrieved",
        unless=(
            r"\bfetch(?:es|ed)? (?:the )?(?:floor|chips|a chair|drinks)\b",
            r"\breclaim(?:s|ed)? (?:\S+ ){0,2}(?:seat|spot|rack)\b",
        ),
    ),
    Phrase(
        "odd-back",
        (
            r"\bodd[- ]back(?:s|ed)?\b",
            r"\b(?:card|one) (?:with|of|has) (?:a |an |the )?(?:other|another|different|odd|wrong|foreign) back\b",
            r"\b(?:other|foreign|strange|stranger'?s?) back(?:s)? (?:in|among)\b|\bforeign cards?\b|\bother-backed\b",
        ),
        "A card from another deck is an off-color card.",
        "off-color card",
    ),
)
