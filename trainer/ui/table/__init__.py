"""The painted table: a pure picture in, a scene of moving cards and chips out."""
