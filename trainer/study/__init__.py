"""Studying at one's own pace: what is worth doing now, how far one is, and what another house would change."""
