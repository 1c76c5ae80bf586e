"""The box: what the trainee's mouse and keys mean, and the screen on which a hand is dealt."""
