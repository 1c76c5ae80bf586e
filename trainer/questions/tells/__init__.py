"""What gives an answer away to somebody who knows no rule: measured over all draws, and held against chance."""
