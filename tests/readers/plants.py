"""Sentences that are wrong by the voice of the program and were plausibly its own once: an attentive reader finds them.

Each is what nobody at an American poker table would say: syntax of another tongue, words that are not the field's, a
chain of colons. The facts in them are right or plausible, so that only the wording gives them away.
"""

from tests.readers.line import Line

TDA, TDA_22, PLAYERS, FOXWOODS = (
    "Poker TDA · 2024",
    "Poker TDA · 2022",
    "Players Casino · Nov 2025",
    "Foxwoods · Feb 2020",
)

PLANTS: tuple[Line, ...] = (
    Line(
        "stem",
        f"question raise-behind-the-line, {TDA}",
        "Seat 5 has said “raise” and now lies there 1,400 in one pile. To how much does it go?",
    ),
    Line(
        "stem",
        f"question river-both-fold, {PLAYERS}",
        "Seat 2 lets go his cards before it is on him. What becomes of the hand?",
    ),
    Line(
        "stem",
        f"question button-empty-seat, {FOXWOODS}",
        "On what does it hang at this house who has the button in the next hand?",
    ),
    Line(
        "option", f"question short-all-in-reopens, {TDA_22}", "Whoever has acted already may only still call or let go"
    ),
    Line(
        "option", f"question chips-behind-cards, {PLAYERS}", "The heap counts as it lies, and nothing comes back of it"
    ),
    Line("option", f"question exposed-first-card, {TDA}", "The card goes out and the player gets another in its stead"),
    Line(
        "reason",
        f"question undercall-heads-up, {FOXWOODS}",
        "Who puts in less than the bet has called: the rest is owed, before the next card, at any rate.",
    ),
    Line(
        "reason",
        f"question absent-blind, {TDA}",
        "Nobody sits there at the last card, so that the hand is to be killed.",
    ),
    Line(
        "reason",
        f"question odd-chip-stud, {TDA_22}",
        "The pot does not come out even: the odd chip has the highest card by suit.",
    ),
    Line(
        "ruling",
        f"rule of {PLAYERS}, 41-A",
        "A raise of less than the least: it is put right up to the smallest there is.",
    ),
    Line(
        "ruling",
        f"rule of {TDA}, 53-B",
        "Who acts before it is his turn binds himself, save the action to him changes.",
    ),
    Line("step", "step of a remedy", "Mix the four cards anew, hidden."),
    Line("step", "step of a remedy, in short", "Let the floor draw one of the heap"),
    Line(
        "finding",
        f"short-stub-seventh, {FOXWOODS}",
        "With this card the stub does not suffice any more, and you had to know it before.",
    ),
    Line("finding", f"bets-string-two-motions, {PLAYERS}", "You let the second motion stand in silence."),
    Line(
        "finding",
        f"turns-skipped-seat, {TDA}",
        "Here nothing was to be stopped: seat 4 was due and it was also told him.",
    ),
    Line("ledger", f"{PLAYERS}, 34-B", "Of a player who goes out on break the book says nothing as to his blinds."),
    Line("ledger", f"{FOXWOODS}, 47", "Chips that lie in the pot are bound: they stay, whatever was meant by them."),
    Line("ledger", f"{TDA}, 62", "The floor is to be fetched before somebody's hand is asked for."),
    Line("heading", f"paragraph 29 of {TDA_22}", "What becomes of cards fallen to the ground"),
    Line("heading", f"paragraph 18-C of {PLAYERS}", "Who stands up is dealt out"),
    Line("scenario", "title of burns-second-before-turn", "Twice burned, and one lies too much"),
    Line("scenario", "hint in showdown-one-card-shown", "Does somebody who shows one card have it already?"),
    Line(
        "speech",
        f"presence-late-to-seat, {TDA}, the floor says",
        "My decision: carry on with this hand, the missing one is out.",
    ),
    Line("caption", f"pots-three-way, {TDA_22}, caption", "Seat 7 goes with everything, and three chips lie over."),
    Line("report", f"bets-undercall-turn, {PLAYERS}, to the floor", "Since then nobody has done anything more."),
    Line("debrief", f"turns-out-of-turn-raise, {FOXWOODS}", "On the flop seat 6 bet too early, seat 5 being due."),
    Line("debrief", f"boxed-river, {TDA}, a line", "The card face up was to be taken out of the game by you alone."),
    Line(
        "answer",
        "trainer rule tda-2022-ill-43-ex-2.txt --book upt",
        "Seat 4 is bound to 2,000: most 6,000, by the largest step 1,500.",
    ),
    Line(
        "answer",
        "trainer rule players-2025-ill-50-ex-2.txt --book tda-2024",
        "Of that the book knows nothing; whether it is let pass decides the floor.",
    ),
    Line("screen", "today", "You find here what you have to do again, ordered by when it falls due."),
    Line("screen", "settings data", "The file is laid aside in this folder, and nothing of it gets lost."),
    Line("screen", "waiting", "It is waited for seat 3: chips are still owed."),
    Line("command", "trainer compare --help", "Tells of two books in what they go apart, and with which paragraph."),
    Line("error", "semantics", "In this file stands no seat for the button: give it one that is taken."),
    Line("docs", "docs/scenarios.md", "What is not said in the file is let to chance, which the seed holds fast."),
)
