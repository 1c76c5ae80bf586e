"""A round of quick drills: the question under the close-up, what is answered, what stands instead, the round's end."""
