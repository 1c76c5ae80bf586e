"""What a user may attach: PDFs and texts open, everything else is one clear sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.ui.document import pdfs
from trainer.ui.document import opening
from trainer.ui.document.book import BookTrouble
from trainer.ui.document.opening import open_book
from trainer.ui.document.pdf import PdfBook
from trainer.ui.document.text import TextBook

PAGES = [["Made-up rules", "page one"], ["35: A made-up heading", "35-A-1 a line of it"], ["the end"]]


def test_a_pdf_has_its_pages_and_says_where_words_stand(tmp_path: Path) -> None:
    book = open_book(pdfs.write(tmp_path / "Our house.pdf", PAGES))
    assert isinstance(book, PdfBook)
    assert (book.name, book.pages, book.shape(1)) == ("Our house.pdf", 3, (400, 600))
    assert book.has(2, "MADE-UP heading")
    assert not book.has(1, "heading")
    (box,) = book.found(2, "35-A-1")
    assert 0 < box.left < box.right < 0.5
    assert 0.1 < box.top < box.bottom < 0.15
    assert book.found(2, "  ") == ()
    book.close()


def test_a_page_is_drawn_as_wide_as_it_is_wanted_and_never_as_large_as_a_wall(tmp_path: Path) -> None:
    book = open_book(pdfs.write(tmp_path / "a.pdf", PAGES))
    assert isinstance(book, PdfBook)
    drawn = book.render(1, 800)
    assert (drawn.width, drawn.height) == (800, 1200)
    assert len(drawn.pixels) == drawn.stride * drawn.height
    assert len(set(drawn.pixels)) > 2, "there is ink on it"
    wall = open_book(pdfs.write(tmp_path / "wall.pdf", [["x"]], size=(10, 14000)))
    assert isinstance(wall, PdfBook)
    assert wall.render(1, 4000).height <= 6000
    for page in (0, 4, -9):
        with pytest.raises(BookTrouble, match="cannot be read"):
            book.shape(page or 99)


@pytest.mark.parametrize("ending", [".txt", ".md", ".MD", ".markdown"])
def test_a_text_is_read_whole(tmp_path: Path, ending: str) -> None:
    path = tmp_path / f"own{ending}"
    path.write_text("\ufeff# Zwölf\n♠", encoding="utf-8")
    book = open_book(path)
    assert isinstance(book, TextBook)
    assert book.text == "# Zwölf\n♠"
    assert book.markdown == (ending.lower() != ".txt")


@pytest.mark.parametrize("code", ["utf-8", "utf-8-sig", "utf-16", "utf-16-le", "utf-16-be", "cp1252"])
@pytest.mark.parametrize("line", ["\n", "\r\n", "\r"])
def test_a_text_of_another_program_is_read_as_well(tmp_path: Path, code: str, line: str) -> None:
    words = "§ 35\nBoxed card – “two”, Größe\n"
    mark = {"utf-16-le": b"\xff\xfe", "utf-16-be": b"\xfe\xff"}.get(code, b"")
    path = tmp_path / "own.txt"
    path.write_bytes(mark + words.replace("\n", line).encode(code))
    book = open_book(path)
    assert isinstance(book, TextBook)
    assert book.text == words


def broken(path: Path) -> None:
    path.write_bytes(b"no PDF at all")


def cut_short(path: Path) -> None:
    path.write_bytes(pdfs.write(path, PAGES).read_bytes()[:120])


def locked(path: Path) -> None:
    pdfs.write(path, PAGES, locked=True)


@pytest.mark.parametrize(
    ("name", "make", "sentence"),
    [
        ("gone.pdf", None, "gone.pdf is no longer in"),
        ("folder.pdf", Path.mkdir, "folder.pdf is no longer in"),
        ("empty.pdf", Path.touch, "empty.pdf is empty."),
        ("book.docx", Path.touch, "book.docx is neither a PDF nor a text file."),
        ("broken.pdf", broken, "broken.pdf is damaged or isn’t a PDF."),
        ("short.pdf", cut_short, "short.pdf is damaged or isn’t a PDF."),
        ("locked.pdf", locked, "locked.pdf is locked with a password"),
        ("old.txt", lambda path: path.write_bytes(b"\xff\xfe\xe4"), "old.txt isn’t text that can be read here."),
        ("code.txt", lambda path: path.write_bytes(bytes(range(256))), "code.txt isn’t text that can be read here."),
        ("japan.txt", lambda path: path.write_bytes("ルール".encode("shift_jis")), "japan.txt isn’t text that can be"),
        ("a\x00b.pdf", None, "can’t be opened|is no longer in"),
    ],
)
def test_what_cannot_be_read_is_told_in_one_sentence(tmp_path: Path, name: str, make: object, sentence: str) -> None:
    path = tmp_path / name
    if callable(make):
        make(path)
    with pytest.raises(BookTrouble, match=sentence) as told:
        open_book(path)
    assert "\n" not in str(told.value)


def test_a_file_too_large_to_be_read_is_not_begun(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MOST_PDF", 100)
    monkeypatch.setattr(opening, "MOST_TEXT", 3)
    with pytest.raises(BookTrouble, match="too large to be read here"):
        open_book(pdfs.write(tmp_path / "a.pdf", PAGES))
    (tmp_path / "a.txt").write_text("four")
    with pytest.raises(BookTrouble, match="too large"):
        open_book(tmp_path / "a.txt")


def test_what_reads_a_pdf_is_loaded_with_the_first_one() -> None:
    code = "import sys, trainer.ui.rules_page, trainer.ui.document.pane; print('pypdfium2' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, timeout=280, check=True)
    assert done.stdout.strip() == "False"
