"""Where a word stands in our own code: looked up when there is a fault to tell, and not before."""

import ast
import sys
from inspect import getsource


def written_in(module: str, word: str) -> str:
    """The file and the last line at which a module writes a word; its file alone where it does not."""
    name = f"{module.replace('.', '/')}.py"
    try:
        tree = ast.parse(getsource(sys.modules[module]))
    except (KeyError, OSError, TypeError):  # no source beside the program, as in a bundle
        return name
    lines = [each.lineno for each in ast.walk(tree) if isinstance(each, ast.Constant) and each.value == word]
    return f"{name}:{max(lines)}" if lines else name
