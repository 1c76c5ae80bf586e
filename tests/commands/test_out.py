"""`--out` of every command that writes files: nothing is written over without `--force`, and no link leads out."""

import pytest

from tests.commands.conftest import CLEAN
from tests.systems import LINKS
from trainer.ui.demo.run import REPORT

WRITERS = {
    "screenshot": ("screenshot", "settings"),
    "convert": ("convert", CLEAN, "--to", "phh"),
}


@pytest.mark.parametrize("name", WRITERS)
def test_a_file_in_the_way_stays_and_is_named(run, tmp_path, name):
    out = tmp_path / "a.png"
    out.write_bytes(b"mine")
    result = run(*WRITERS[name], "--out", out)
    assert (result.exit_code, result.output) == (1, f"{out}: already exists; use --force to overwrite it\n")
    assert out.read_bytes() == b"mine"
    assert run(*WRITERS[name], "--out", out, "--force").exit_code == 0
    assert out.read_bytes() != b"mine"


@LINKS
@pytest.mark.parametrize("name", WRITERS)
def test_a_link_is_not_followed_even_by_force(run, tmp_path, name):
    (tmp_path / "out").mkdir()
    (tmp_path / "elsewhere").write_bytes(b"mine")
    link = tmp_path / "out" / "a.png"
    link.symlink_to(tmp_path / "elsewhere")
    result = run(*WRITERS[name], "--out", link, "--force")
    assert result.exit_code == 2
    assert result.output == f"{link}: is a link that leads out of its folder; give the real path\n"
    assert (tmp_path / "elsewhere").read_bytes() == b"mine"


def test_pages_that_are_there_stay(run, tmp_path):
    (tmp_path / "upt.html").write_text("mine", encoding="utf-8")
    result = run("pages", "--out", tmp_path)
    assert result.exit_code == 1
    assert f"{tmp_path / 'upt.html'}: already exists; use --force to overwrite it" in result.output
    assert (tmp_path / "upt.html").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("name", [REPORT, "boxed-upt-mistake-1-onset.png"])
def test_a_demo_does_not_begin_where_another_one_lies(run, tmp_path, name):
    (tmp_path / name).write_bytes(b"mine")
    result = run("demo", "--out", tmp_path, "--book", "upt")
    assert (result.exit_code, result.output) == (
        2,
        f"demo: {tmp_path / name}: already exists; use --force to overwrite it\n",
    )
    assert (tmp_path / name).read_bytes() == b"mine"


def test_what_a_demo_of_another_house_left_is_not_in_the_way(run, tmp_path, monkeypatch):
    (tmp_path / "boxed-upt-mistake-1-onset.png").write_bytes(b"mine")
    monkeypatch.setattr("trainer.ui.demo.run.EXERCISES", ())
    assert run("demo", "--out", tmp_path, "--book", "metropolitan").exit_code == 0
