"""What is said first of a ruling on turns and folds: the sentence with its figures."""

from collections.abc import Mapping

OVERTAKEN = (
    "Seat {seat}'s action isn't binding: {back} goes back, and they may call {call}, raise to {raise_to} or fold."
)
FOLDED = "Seat {seat}'s action isn't binding: {back} goes back, and {then_acts}."
FOLDED_SAID = "Seat {seat}'s {act} isn't binding: {then_acts}."
NO_LONGER, THEN = (
    "Seat {seat}'s {overtaken} is no longer binding:",
    "seat {due} acts, then seat {seat} may {left_then}.",
)
NEXT, FOLDS = "{his_fold}, and the action is on seat {due}.", "{his_fold}."
MAY_HOLD = "The floor may hold seat {seat} to the out-of-turn"
CALL_BINDS = "Seat {seat}'s call of {called} is binding, and seat {seat} may not bet or raise this turn"
CALL_WAITS = "seat {seat}'s call of {called} is binding unless someone bets or raises first"
BACK_TO, UNLESS = "The action backs up to seat {due}", "unless someone bets or raises first"


def _with_why(*sentences: str) -> tuple[str, ...]:
    """Each of them, before it the same with whose bet or raise changed the action."""
    both = ((each.replace("isn't binding:", "isn't binding, as {changed_by}:"), each) for each in sentences)
    return tuple(dict.fromkeys(one for pair in both for one in pair))


SENTENCES: Mapping[str, tuple[str, ...]] = {
    "bet.turn-of-another-player": ("It isn't seat {seat}'s turn.",),
    "bet.action-backs-up": (
        f"{NO_LONGER} {{returned}} goes back; {THEN}",
        f"{NO_LONGER} {THEN}",
        f"{NO_LONGER} {{returned}} goes back; {NEXT}",
        f"{NO_LONGER} {NEXT}",
        f"{NO_LONGER} {{returned}} goes back; {FOLDS}",
        f"{NO_LONGER} {FOLDS}",
        f"{BACK_TO}, who faces {{faced}}: {{waiting}} {UNLESS}, {{frees}}.",
        f"{BACK_TO}, who faces {{faced}}: {{waiting}} {UNLESS}.",
        f"{BACK_TO}: {{waiting}} {UNLESS}, {{frees}}.",
        f"{BACK_TO}: {{waiting}} {UNLESS}.",
        "The action backs up to seat {due}: seat {seat}'s action is binding unless someone bets or raises first.",
        "The action backs up: seat {seat}'s action is binding unless someone bets or raises first.",
    ),
    "bet.backs-up-to-skipped-player": (
        "The action backs up to seat {due}, who keeps every choice.",
        "The action backs up to seat {seat}, who keeps every choice.",
    ),
    "bet.binds-unless-action-changes": (
        f"{NO_LONGER} {{returned}} goes back; {THEN}",
        f"{NO_LONGER} {THEN}",
        f"{NO_LONGER} {{returned}} goes back; {NEXT}",
        f"{NO_LONGER} {NEXT}",
        f"{NO_LONGER} {{returned}} goes back; {FOLDS}",
        f"{NO_LONGER} {FOLDS}",
        f"The action goes back to seat {{due}}: {CALL_WAITS}; if it is binding, {{excess}} goes back.",
        "The action goes back to seat {due}: seat {seat}'s action is binding unless someone bets or raises first.",
        "Seat {seat}'s action is binding unless someone bets or raises first.",
    ),
    "bet.binds-without-raise": (
        "Seat {seat}'s {bound} was binding, with no bet or raise at that turn; the action is on seat {due_then}.",
        "Seat {seat}'s {bound} was binding, with no bet or raise at that turn.",
        f"{CALL_BINDS}: {{excess}} goes back; the action is on seat {{due_then}}.",
        f"{CALL_BINDS}: {{excess}} goes back.",
        (
            "Seat {seat}'s {act} is binding, and seat {seat} may not bet or raise this turn; the action is on seat "
            "{due_then}."
        ),
        "Seat {seat}'s {act} is binding, and seat {seat} may not bet or raise this turn: {bet_after_all} goes back.",
        "Seat {seat}'s {act} is binding, and seat {seat} may not bet or raise this turn.",
        "Seat {seat}'s action is binding, with no bet or raise at their turn.",
    ),
    "bet.out-of-turn-binds": (
        (
            "Seat {seat}'s out-of-turn {acted} is binding at {to}, and {excess} goes back; the action is on seat "
            "{due_then}."
        ),
        "Seat {seat}'s out-of-turn {acted} is binding at {to}, and {excess} goes back.",
        "Seat {seat}'s out-of-turn {acted} is binding at {to}, as {no_change}; the action is on seat {due_then}.",
        "Seat {seat}'s out-of-turn {acted} is binding at {to}; the action is on seat {due_then}.",
        "Seat {seat}'s out-of-turn action is binding at {to}; the action is on seat {due_then}.",
        "Seat {seat}'s out-of-turn {acted} is binding at {to}.",
        "Seat {seat}'s out-of-turn action is binding at {to}.",
        "{folds}; the action is on seat {due_then}, who may {keeps}.",
        (
            "Seat {seat}'s out-of-turn {acted} is binding, and the {after_fold} goes back; the action is on seat "
            "{due_then}."
        ),
        "Seat {seat}'s out-of-turn {acted} is binding, and the {after_fold} goes back.",
        "Seat {seat}'s out-of-turn {acted} is binding; the action is on seat {due_then}, who may {keeps}.",
        "{folds}; the action is on seat {due_then}.",
        "{folds}.",
        "Seat {seat}'s out-of-turn {acted} is binding; the action is on seat {due_then}.",
        "Seat {seat}'s out-of-turn action is binding; the action is on seat {due_then}.",
        "Seat {seat}'s out-of-turn {acted} is binding.",
        "Seat {seat}'s out-of-turn action is binding.",
    ),
    "bet.acted-already": (
        "Seat {seat}'s {did} is binding: the {back} goes back, and the action is on seat {due_then}.",
        "Seat {seat}'s {did} is binding, not the {act}; the action is on seat {due_then}.",
        "Seat {seat}'s {did} is binding: the {back} goes back.",
        "Seat {seat}'s {did} is binding, not the {act}.",
        "Seat {seat} has acted and is held to it.",
    ),
    "bet.may-bind-after-call": (
        f"{MAY_HOLD} call of {{called}}, and {{excess}} goes back; seat {{seat}} may not raise this turn.",
        f"{MAY_HOLD} {{acted}}, and seat {{seat}} may not raise this turn.",
        f"{MAY_HOLD} act.",
    ),
    "bet.not-binding-every-choice": _with_why(
        FOLDED,
        OVERTAKEN,
        FOLDED_SAID,
        "Seat {seat}'s {act} isn't binding: seat {seat} may call {call}, raise to {raise_to} or fold.",
        "Seat {seat}'s action isn't binding: {back} goes back, and every choice is open.",
        "Seat {seat}'s action isn't binding: every choice is open.",
    ),
    "bet.not-binding-no-raise": _with_why(
        FOLDED.replace("{back}", "{freed}"),
        "Seat {seat}'s {act} isn't binding: {freed} goes back, and they may call {call} or fold, but not raise.",
        "Seat {seat}'s {act} isn't binding: they may call {call} or fold, but not raise.",
        "The action goes back to seat {due}: seat {seat}'s action isn't binding, but seat {seat} may not bet or raise.",
        "Seat {seat}'s action isn't binding, but seat {seat} may not bet or raise.",
    ),
    "bet.goes-back-call-or-fold": _with_why(
        FOLDED,
        "Seat {seat}'s action isn't binding: {back} goes back, and seat {seat} may only call {call} or fold.",
        FOLDED_SAID,
        "Seat {seat}'s {act} isn't binding: seat {seat} may only call {call} or fold.",
        "Seat {seat}'s action isn't binding: {back} goes back, and seat {seat} may call or fold.",
        "Seat {seat}'s action isn't binding: seat {seat} may call or fold.",
    ),
    "bet.all-in-stands": (
        "Seat {seat}'s out-of-turn all-in of {to} stands and may be penalized; the action is on seat {next_up}.",
        "Seat {seat}'s out-of-turn all-in of {to} stands and may be penalized.",
        "Seat {seat}'s all-in stands.",
    ),
    "bet.all-in-stands-no-decision": ("Seat {seat}'s out-of-turn all-in stands: there is nothing left to decide.",),
    "bet.in-turn-behind-all-in": ("Seat {seat} acts in turn: the out-of-turn all-in stands.",),
    "bet.in-turn-after-posted-minimum": ("Seat {seat} acts in turn: the posted minimum plays.",),
    "bet.out-of-turn-posts-minimum": (
        "Seat {seat} posts the minimum, {post}, and gets {rest} back; the action is on seat {due}.",
        "Seat {seat} posts the minimum, {post}: {goes_in} goes in; the action is on seat {due}.",
        "Seat {seat} posts the minimum, {post}, so {more_in} more goes in; the action is on seat {due}.",
        "Seat {seat} posts the minimum, {post}; the action is on seat {due}.",
        "Seat {seat}'s bet posts the minimum, and the action goes back.",
    ),
    "bet.posted-minimum-check-only": (
        "Seat {seat}'s posted {post} plays, and seat {seat} may only check.",
        "Seat {seat}'s posted minimum plays, and seat {seat} may only check.",
    ),
    "bet.call-fold-or-reraise": (
        "Seat {seat} posted {post} and may call, fold or re-raise.",
        "Seat {seat} may call, fold or re-raise.",
    ),
    "bet.short-raise-call-or-fold": (
        "Seat {seat} posted {post} and may only call or fold.",
        "Seat {seat} may only call or fold.",
    ),
    "bet.held-to-what-was-said": (
        "Seat {seat} is held to the out-of-turn words: {to}.",
        "Seat {seat} is held to the out-of-turn words: at least {least}.",
        "Seat {seat} is held to the out-of-turn words.",
    ),
    "bet.held-to-fold": ("Seat {seat} is held to the out-of-turn fold.",),
    "bet.spoken-fold-binds": ("Seat {seat}'s spoken fold is binding: the hand is folded.",),
    "bet.fold-said-with-nothing-due-binds": (
        "Seat {seat}'s out-of-turn fold is binding unless a bet or raise comes before seat {seat}'s turn.",
    ),
    "bet.fold-binds": (
        "The chips came first: seat {seat}'s {stays} stays in the pot, and the fold is binding and may be penalized.",
        "The chips came first: seat {seat}'s {bet} of {stood} stands, and the fold is binding and may be penalized.",
        "Seat {seat}'s fold is binding and may be penalized.",
    ),
    "bet.fold-out-of-turn-dead": (
        "Seat {seat}'s hand is dead, and the {after_fold} goes back; the action is on seat {due}.",
        "Seat {seat}'s hand is dead, and the {after_fold} goes back.",
        "Seat {seat}'s hand is dead; the action is on seat {due}.",
        "Seat {seat}'s hand is dead.",
    ),
    "bet.fold-out-of-turn-released": (
        "Seat {seat}'s spoken fold isn't binding; the action is on seat {due}.",
        "Seat {seat}'s spoken fold isn't binding.",
    ),
    "bet.hand-already-dead": (
        "Seat {seat}'s hand is dead, and the {after_fold} goes back.",
        "Seat {seat}'s hand is dead.",
    ),
    "bet.thrown-away-hand-not-dead-yet": (
        "Seat {seat}'s hand, thrown in with nothing to call, is dead only once seat {due} or another behind acts.",
        "Seat {seat}'s hand, thrown in with nothing to call, is dead only once a player behind acts.",
    ),
    "bet.thrown-away-between-rounds-up-to-floor": (
        "Seat {seat} threw the hand away between rounds: the floor may rule it dead or live.",
    ),
    "bet.thrown-away-hand-dead": ("Seat {seat}'s thrown-away hand is dead.",),
    "bet.skipped-hand-dead-or-limited": (
        (
            "{went_past}, and the floor decides whether seat {seat}'s hand is dead, or live with no right to bet or "
            "raise."
        ),
        "The action after seat {seat} is binding at {to}, and the floor decides on seat {seat}'s hand.",
        "The action after seat {seat} is binding, and the floor decides on seat {seat}'s hand.",
    ),
    "bet.skipped-hand-up-to-floor": (
        "{went_past}, as there was substantial action, and the floor rules on seat {seat}'s hand.",
        "The action after seat {seat} is binding at {to}, and the floor rules on seat {seat}'s hand.",
        "The action after seat {seat} is binding, and the floor rules on seat {seat}'s hand.",
    ),
}
