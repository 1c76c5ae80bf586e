"""The demo: whole hands dealt through the real window by real mouse and keyboard events, without waiting."""
