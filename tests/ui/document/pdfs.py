"""PDF files made for tests, of a few lines a page in a font that every reader has."""

from pathlib import Path

LOCK = "/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <{key}> /U <{key}> >> /ID [<00> <00>] ".format(key="5a" * 32)


def write(path: Path, pages: list[list[str]], *, locked: bool = False, size: tuple[int, int] = (400, 600)) -> Path:
    """A PDF with these lines on its pages, at 12 points from the top; `locked` asks for a password nobody knows."""
    kids = " ".join(f"{4 + 2 * n} 0 R" for n in range(len(pages)))
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        f"<< /Type /Pages /Kids [{kids}] /Count {len(pages)} >>",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    for number, lines in enumerate(pages):
        drawn = " ".join(f"1 0 0 1 40 {size[1] - 50 - 20 * at} Tm ({line}) Tj" for at, line in enumerate(lines))
        stream = f"BT /F1 12 Tf {drawn} ET"
        objects.append(
            f"<< /Type /Page /Parent 2 0 R /MediaBox [0 0 {size[0]} {size[1]}] "
            f"/Resources << /Font << /F1 3 0 R >> >> /Contents {5 + 2 * number} 0 R >>"
        )
        objects.append(f"<< /Length {len(stream)} >>\nstream\n{stream}\nendstream")
    path.write_bytes(_whole(objects, LOCK if locked else ""))
    return path


def _whole(objects: list[str], lock: str) -> bytes:
    out, places = b"%PDF-1.4\n", []
    for number, each in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{each}\nendobj\n".encode()
    table = "".join(f"{place:010d} 00000 n \n" for place in places)
    head = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n{table}"
    end = f"trailer << /Size {len(objects) + 1} /Root 1 0 R {lock}>>\nstartxref\n{len(out)}\n%%EOF\n"
    return out + head.encode() + end.encode()
