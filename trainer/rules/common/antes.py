"""What comes of the ante that the big blind posts for the whole table, at every house that has one."""

from trainer.rules.ruling import Ruling

POSTS_BOTH = Ruling(
    "tournament.blind-posted-before-ante", "the big blind posts the blind and then the ante", fault=False
)
NO_ANTE = Ruling("tournament.no-ante-posted", "no ante is posted", fault=False)
