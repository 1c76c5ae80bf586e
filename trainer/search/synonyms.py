"""The field's words: which are the same word written otherwise, and which mean the same thing.

One group a line, its terms divided by commas, several words allowed. Plurals and endings need no term of their own
(the index folds them); `spellings` and `synonyms` give the groups in which a term stands.
"""

import re
from collections.abc import Mapping
from functools import cache

SPELLINGS = """
colour, color
colour up, color up, colour-up
colouring, coloring
favour, favor
honour, honor
behaviour, behavior
neighbour, neighbor
cancelled, canceled
cancelling, canceling
penalise, penalize
recognise, recognize
organise, organize
cheque, check
grey, gray
overchip, over chip
undercall, under call
underraise, under raise
underbet, under bet
overbet, over bet
rebuy, re buy
reentry, re entry
reenter, re enter
redraw, re draw
redeal, re deal
reshuffle, re shuffle
reopen, re open
reraise, re raise
addon, add on
allin, all in
bringin, bring in
showdown, show down
misdeal, mis deal
buyin, buy in
holdem, hold em, hold'em
preflop, pre flop
downcard, down card
upcard, up card
doorcard, door card
facedown, face down
faceup, face up
latecomer, late comer
payout, pay out
payoff, pay off
headsup, heads up
no limit, nolimit, nl
pot limit, potlimit, pl
side pot, sidepot
main pot, mainpot
checkraise, check raise
high low, hi lo, hi low
hand for hand, h4h
big blind, bb
small blind, sb
out of turn, oot
decide, decision, decides
deal, dealt
lay, laid
show, shown
mobile, cellphone, cell phone
jewellery, jewelry
1, one
2, two
3, three
4, four
5, five
6, six
7, seven
8, eight
9, nine
10, ten
1st, first
2nd, second
3rd, third
4th, fourth
5th, fifth
6th, sixth
7th, seventh
pct, percent, per cent
min, minimum
max, maximum
"""

SYNONYMS = """
floor, floorman, floor manager, floor person, td, tournament director, director, supervisor, manager, pit boss
muck, discard, discards, fold pile, discard pile, dead cards, throw away
boxed, boxed card, face up card, face up in the deck, faced card, turned over in the deck, wrong way up
overchip, oversized chip, oversize chip, single oversized chip, single chip, one chip, big chip, one large chip
undercall, short call, calls less, call too small, called less, called short
underraise, short raise, raise too small, less than a minimum raise
underbet, short bet, bet too small
string bet, string raise, string bets, two motions, several motions, further motion, back to the stack
misdeal, bad deal, deal again, spoiled deal, void deal
redeal, deal again, deal anew, new deal
button, dealer button, buck, dealer position
dead button, missing button, empty button
heads up, two players, one on one, headsup button
stub, deck stub, rest of the deck, remaining deck, remainder of the deck, undealt cards
disordered stub, dropped stub, dropped deck, fallen stub, knocked over deck
burn, burn card, burned card, burnt, burnt card, missed burn
all in, shove, jam, push all in, shoves, jams, tank all chips
all in button, all in plaque, all in lammer
substantial action, sa, significant action, enough action
showdown, show hands, table the hands, turn the cards over
tabling, table the hand, tabled, turned face up, lay down the hand
order of show, who shows first, show first, last aggressor
bring in, forced bet, low card bet
ante, antes, bba, big blind ante, button ante
chip race, race off, race, raced, colour up, chip up, exchange of chips, change of chips up, odd chips raced
rebuy, add on, buy again, buy more chips
re-entry, reenter, enter again, second entry, second bullet, new bullet
dead hand, kill, killed, killed hand, fouled hand, foul, fouled
rabbit hunting, rabbit, rabbit hunt, rabbit cam, see the next card
exposed card, flashed card, flash, flashed, shown by accident, turned by mistake, exposed
premature card, early card, too early, early, too soon, premature, before betting was over, before action was complete
early turn, premature turn, turn too early, turn comes too early
early flop, premature flop, flop too early, flop comes too early
early river, premature river, river too early, river comes too early
four card flop, extra card on the flop, too many cards on the flop, 4 card flop, flop of four
extra card, too many cards, one card too many, third card
missing card, too few cards, one card short, short a card
turn, fourth street, 4th street
river, fifth street, 5th street, last card
seventh street, 7th street, last stud card
hole card, pocket card, down card, starting card
up card, door card, open card
board, community cards, common cards, flop turn and river
scramble, wash, washed, mix the cards
shuffle, riffle, shuffling machine
cut, cut card, cutting the deck
joker, scrap card, scrap, non standard card, foreign card
fouled deck, duplicate card, two of the same card, missing from the deck, wrong deck
new deck, deck change, deck setup, change of deck
out of turn, oot, before his turn, acting early, not his turn, action out of order
skipped, passed over, jumped, missed a player, action skipped
string, continuous motion
declaration, verbal declaration, announce, verbal, spoken, says, words bind
conditional, if you bet, in advance, conditional statement
gesture, hand signal, tap, tapping the table, knock
binding, bound, committed, must stand, cannot take it back
wager, bet, stake
raise, reraise, raising
raise cap, cap, number of raises, most raises, three raises, raise limit
minimum raise, min raise, least raise, smallest raise
reopen, reopening, open again, may raise again, full raise, right to raise
pot limit, pot size bet, bet the pot, maximum bet, how much is pot
accepted action, call blind, called without knowing, misheard amount, gross misunderstanding
count, chip count, how much, how much is it, stack count
hidden chip, concealed chip, chips behind, pocketed chips, hiding chips
visible chips, chips in view, chip stacks in sight
chips in transit, transit, carrying chips, moving chips, rack up
make change, breaking a chip, change for a chip
prior chips, chips from the blind, chips already in, previous bet
odd chip, last chip, leftover chip, indivisible chip, remainder of the pot
split pot, chop, chopped pot, divided pot, shared pot, ties, tie
side pot, second pot, separate pot
order of pots, which pot first
dispute, disputed pot, contested pot, argument over the pot, claim
cards speak, cards read themselves, best hand wins whatever is said
play the board, playing the board, plays the board
ask to see, request to see, see a hand, hand requested, show me
fold, pass, throw in, lay down, give up the hand
folded hand, mucked hand, hand in the muck
protect, protection, card protector, card guard, unprotected hand, protect your hand
clock, shot clock, call the clock, time bank, tanking, thinking time, calling time
stalling, slow play, slow rolling, wasting time, delaying, tanking on the bubble
hand for hand, bubble, on the bubble
level, blind level, new level, levels change, clock runs out
balance, balancing, move a player, table balance, even tables
break a table, table break, breaking, broken table
final table, last table, redraw
random seat, draw for seats, seat draw, seat assignment
late entry, late registration, late, latecomer, late reg
absent, away, not at the table, missing player, absent player, sitting out, sit out, blinded off
at your seat, in the seat, at the seat
dodging blinds, skip the blinds, avoid the blinds, missed blind
post, posting, put up the blind
straddle, live straddle
bounty, knockout, ko, head prize, bounty chip
payout, prize, prize money, prizes, payouts, paid places
deal making, chop the prize, making a deal, split the prize money, save
registration, sign up, buy in, entry, register, entry fee
structure, starting stack, schedule, structure sheet
fee, rake, house fee
high hand, highest hand, jackpot, promotion
phone, mobile, cell phone, telephone, electronic device, device, tablet, headphones, earphones, music
language, english only, foreign language, english
identity, face covered, mask, sunglasses, hat, hoodie, identification
etiquette, good manners, politeness, courtesy
penalty, missed hands, warning, punished, suspension, disqualification, ban, round penalty
collusion, soft play, chip dumping, cheating, soft playing, team play
disclosure, talking about the hand, discussing the hand, telling the hand, one player to a hand, advice
exposing cards, showing cards, shows his cards, show your cards
abuse, insult, bad language, profanity, swearing, obscene
conduct, behaviour, misconduct
ethics, ethical, fair play
splash the pot, splashing, splashed pot
pitch, pitching, throw cards
spread the pot, spreading the pot
bring in the bets, bringing in bets, sweep the bets, pull in the bets, collect the bets, drag the bets
push the pot, pushes, pot pushed, ship the pot, award the pot
stud, seven card stud, razz
mixed games, horse, mixed
satellite, qualifier, seat event
silent, silence, nothing printed
authority, who decides, who rules
precedence, which rule applies, which rules
official words, official terms, official betting terms, terminology
responsibility, duty, duties, player's job
rail, spectators, railbirds
dealer error, dealing error, dealer mistake, mistake of the dealer
clockwise, to the left, left of the button
dealt in, dealing in, gets a hand
new player, newcomer, joining player
first two cards, first cards
lost chips, dropped chips, found chips, missing chips
belongings, bags, personal items
"""

OWNED = re.compile(r"['\u2019]s\b")
Group = tuple[tuple[str, ...], ...]  # its terms, each as its words


def fold(word: str) -> str:
    """A word as terms are compared: small, and without the s of a plural."""
    small = word.casefold()
    return small[:-1] if len(small) > 3 and small.endswith("s") and not small.endswith("ss") else small


def _groups(text: str) -> tuple[Group, ...]:
    return tuple(tuple(dict.fromkeys(parts(term) for term in line.split(","))) for line in text.strip().splitlines())


def parts(term: str) -> tuple[str, ...]:
    """The words of a term: letters and figures, whatever stands between them, without the 's of an owner."""
    owned = OWNED.sub("", term.casefold())
    return tuple("".join(each if each.isalnum() else " " for each in owned).split())


@cache
def spellings() -> Mapping[tuple[str, ...], tuple[Group, ...]]:
    """Groups of one word in several spellings, by each folded term."""
    return _by_term(_groups(SPELLINGS))


@cache
def synonyms() -> Mapping[tuple[str, ...], tuple[Group, ...]]:
    """Groups of terms that mean one thing, by each folded term."""
    return _by_term(_groups(SYNONYMS))


@cache
def of_length(size: int) -> tuple[tuple[str, ...], ...]:
    """The folded terms of so many words."""
    return tuple(dict.fromkeys(key for key in (*spellings(), *synonyms()) if len(key) == size))


def _by_term(groups: tuple[Group, ...]) -> Mapping[tuple[str, ...], tuple[Group, ...]]:
    found: dict[tuple[str, ...], tuple[Group, ...]] = {}
    for group in groups:
        for key in dict.fromkeys(tuple(map(fold, term)) for term in group):
            found[key] = (*found.get(key, ()), group)
    return found


@cache
def longest() -> int:
    """The most words that a term has."""
    return max(len(key) for key in (*spellings(), *synonyms()))
