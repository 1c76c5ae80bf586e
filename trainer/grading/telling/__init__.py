"""The few words of a debrief: what was wrong and where, what to do, and what was done beside what it takes."""
