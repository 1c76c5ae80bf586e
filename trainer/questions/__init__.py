"""Questions: files in every form, drawn for a house by chance, answered by the engine where a rule decides."""
