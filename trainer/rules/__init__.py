"""Law: what each house's book demands of a situation. Looks at facts only; never moves a card."""
