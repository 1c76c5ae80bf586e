"""The seed of today's attacks, the same as that of every other search."""

from tests.seeds import seed as seed
