"""`trainer generate`: fresh hands that are proved, the same for the same seed."""

import json

import pytest

from tests.scenarios.hands import packaged
from trainer.commands import generate
from trainer.commands.generate import TRIES
from trainer.grading.proving import Proof
from trainer.scenarios.injectors import INJECTORS
from trainer.scenarios.loader import load


def test_without_a_topic_it_lists_what_there_is(run):
    result = run("generate")
    assert result.exit_code == 0
    head, *lines = result.output.splitlines()
    assert head.split("  ")[0] == "name" and "what goes wrong" in head and head.endswith("topics")
    assert [line.split()[0] for line in lines] == list(INJECTORS)
    flop = next(line for line in lines if line.startswith("four-card-flop "))
    assert [each.strip() for each in flop.split("  ") if each] == [
        "four-card-flop",
        "A four-card flop",
        "deal.four-card-flop",
    ]


def test_hands_of_one_irregularity_are_written_and_stand_every_check(run, tmp_path):
    out = tmp_path / "hands"
    result = run("generate", "four-card-flop", "--count", 3, "--seed", 5, "--out", out)
    assert (result.exit_code, result.output.splitlines()[-1]) == (0, "four-card-flop: 3 written")
    files = sorted(out.glob("*.toml"))
    assert len(files) == 3
    assert files[0].read_text(encoding="utf-8").startswith("# Generated: A four-card flop, seed 5.\n")
    checked = run("check", out)
    assert (checked.exit_code, checked.output) == (0, "3 files checked, 0 faults\n")


def test_the_same_seed_gives_the_same_files_and_another_seed_others(run, tmp_path):
    for name, seed in (("a", 5), ("b", 5), ("c", 6)):
        assert run("generate", "string-bet", "--seed", seed, "--out", tmp_path / name).exit_code == 0
    texts = {
        name: {path.name: path.read_bytes() for path in (tmp_path / name).glob("*.toml")} for name in ("a", "b", "c")
    }
    assert texts["a"] == texts["b"]
    assert not texts["a"].keys() & texts["c"].keys()


def test_a_topic_of_the_rulebooks_stands_for_all_that_teaches_it(run, tmp_path):
    result = run("generate", "deal.misdeal", "--out", tmp_path, "--json")
    assert list(json.loads(result.output)["written"]) == [
        each.key for each in INJECTORS.values() if "deal.misdeal" in each.teaches
    ]


def test_a_name_that_nothing_has_is_one_clear_error(run, tmp_path):
    result = run("generate", "deal.misdel", "--out", tmp_path)
    assert result.exit_code == 1
    assert "deal.misdel: nothing that can go wrong has that name or topic" in result.output
    assert "deal.misdeal" in result.output
    assert len(result.output.splitlines()) == 1


def test_a_rulebook_that_asks_nothing_of_the_dealer_is_no_fault(run, tmp_path):
    result = run("generate", "two-cards-to-the-button", "--book", "tda-2024", "--out", tmp_path)
    says = "two-cards-to-the-button: none written. TDA 2024 asks nothing of the dealer here.\n"
    assert (result.exit_code, result.output) == (0, says)
    assert not [*tmp_path.iterdir()]


ASKS_NOTHING, UNFAIR = Proof((), ()), Proof(("string",), ("a typical mistake costs nothing",))


@pytest.mark.parametrize(
    ("proofs", "code", "says"),
    [
        ([ASKS_NOTHING] * TRIES, 0, ["string-bet: none written. TDA 2024 asks nothing of the dealer here."]),
        ([UNFAIR] * TRIES, 1, ["string-bet: 0 written", f"  {TRIES} left out: a typical mistake costs nothing"]),
        (
            [*[ASKS_NOTHING] * (TRIES - 1), UNFAIR],
            1,
            [
                "string-bet: 0 written",
                "  1 left out: a typical mistake costs nothing",
                f"  {TRIES - 1} left out: the rulebook asks nothing of the dealer",
            ],
        ),
        (
            [*[UNFAIR] * (TRIES - 1), Proof(("string",), ())],
            0,
            ["string-bet: 1 written", f"  {TRIES - 1} left out: a typical mistake costs nothing"],
        ),
    ],
)
def test_only_what_could_not_be_written_though_something_is_asked_is_a_fault(
    run, tmp_path, monkeypatch, proofs, code, says
):
    given = iter(proofs)
    monkeypatch.setattr(generate, "proving", lambda *_: done(next(given)))
    result = run("generate", "string-bet", "--out", tmp_path)
    assert (result.exit_code, result.output.splitlines()) == (code, says)


def done(proof):
    """The proof, without a piece of work."""
    return proof
    yield


def test_without_a_folder_nothing_is_dealt(run):
    result = run("generate", "string-bet")
    assert (result.exit_code, result.output) == (2, "--out DIR is missing: name the folder for the hands\n")


def test_what_is_there_is_not_written_over_unless_forced(run, tmp_path):
    args = ("generate", "string-bet", "--out", tmp_path)
    assert run(*args).exit_code == 0
    (there,) = tmp_path.glob("*.toml")
    there.write_text("mine", encoding="utf-8")
    result = run(*args)
    assert result.exit_code == 1
    assert there.read_text(encoding="utf-8") == "mine"
    assert run(*args, "--force").exit_code == 0
    assert there.read_text(encoding="utf-8") != "mine"


@pytest.mark.parametrize("count", ["0", "1001", "x"])
def test_a_count_out_of_range_is_refused(run, tmp_path, count):
    assert run("generate", "string-bet", "--count", count, "--out", tmp_path).exit_code == 2


# --- authored scenarios at other tables ------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["four-card-flop-pointed-out", "clean-holdem-six", "bets-in-order-overchip"])
def test_a_scenario_that_ships_is_written_at_other_tables(run, tmp_path, name):
    """One goes wrong, one is a clean hand, and in one the rulebook finds no fault."""
    result = run("generate", name, "--count", 3, "--seed", 4, "--out", tmp_path)
    assert (result.exit_code, result.output) == (0, f"{name}: 3 written\n")
    made = [load(path) for path in sorted(tmp_path.glob("*.toml"))]
    assert [each.id for each in made] == [f"{name}-4-{number}" for number in range(3)]
    assert len({(each.seats, each.button) for each in made}) == 3
    assert {(each.title, each.topics) for each in made} == {(packaged()[name].title, packaged()[name].topics)}
    checked = run("check", tmp_path)
    assert (checked.exit_code, checked.output) == (0, "3 files checked, 0 faults\n")


def test_what_is_not_graded_as_the_scenario_is_left_out(run, tmp_path, monkeypatch):
    own, other = Proof(("string",), ("its clean twin has something wrong in it",)), Proof(("turn",), ())
    unfair = Proof(("string",), (*own.faults, "a typical mistake costs nothing"))
    given = iter([own, other, unfair, own])
    monkeypatch.setattr(generate, "proving", lambda *_: done(next(given)))
    result = run("generate", "bets-string-bet-opened", "--out", tmp_path)
    assert (result.exit_code, result.output.splitlines()) == (
        0,
        [
            "bets-string-bet-opened: 1 written",
            "  1 left out: a typical mistake costs nothing",
            "  1 left out: it isn't graded as the scenario is",
        ],
    )


def test_an_id_that_nearly_is_one_is_told(run, tmp_path):
    result = run("generate", "four-card-flop-pointed-ou", "--out", tmp_path)
    assert result.exit_code == 1
    assert "four-card-flop-pointed-out" in result.output
