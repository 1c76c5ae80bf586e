"""The law of the room: records, facts and points of what spans tables."""
