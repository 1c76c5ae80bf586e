"""The close-up of the felt: a few seats, their chips and cards drawn large, and what happened in order."""
