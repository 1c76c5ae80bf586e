"""The phrases that are wrong, each with its context: the field's words, the habits of speech, the bad old sentences."""

from trainer.voice.phrases import acts, dealing, habits, one_word, plain, rewritten, rulebook, shorter
from trainer.voice.phrases.phrase import Phrase as Phrase

PHRASES = (
    *acts.PHRASES,
    *dealing.PHRASES,
    *plain.PHRASES,
    *rulebook.PHRASES,
    *habits.PHRASES,
    *rewritten.PHRASES,
    *shorter.PHRASES,
    *one_word.PHRASES,
)
