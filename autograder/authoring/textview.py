"""The text view: notebooks as percent scripts in .text/, for editing with any editor.

    notebook --make_texts--> .text/...py --(edit)--> take_texts --> notebook

What was last made is remembered as two hashes per notebook: of the text file, and of the text
the notebook gave. A text whose own hash differs was edited; a notebook that now gives another
text was changed since. Both at once is refused, in either direction: file times decide nothing,
because git sets them as it likes. A notebook that was only run again gives the same text.
Jupytext's pairing is not used: a paired notebook carries its solution into the release.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from autograder.course.canonical import canonical_text, read_notebook, write_notebook
from autograder.course.layout import NotebookKind, kind_of, relative, source_paths
from autograder.course.problems import AuthorError, Problem

TEXTS = ".text"
_RECORD = "made.json"
_FORMAT = "py:percent"


@dataclass(frozen=True)
class Made:
    """Hashes of a text file and of its notebook's text, when the two last agreed."""

    text: str
    notebook: str


@dataclass(frozen=True)
class TextChanges:
    """What was written, and what was refused with its reason."""

    written: list[str]
    refused: list[Problem]


def make_texts(root: Path, notebooks: Iterable[Path] = ()) -> TextChanges:
    """Write the text of the given notebooks, or of all; never over an edited text."""
    record = _read_record(root)
    written, refused = [], []
    for path in list(notebooks) or [path for path, _ in source_paths(root)]:
        kind_of(path, root)
        name, target = relative(path, root), text_path(path, root)
        text = _text_of(read_notebook(path))
        if target.exists() and not _is_as_made(target, record.get(name)):
            if target.read_text("utf-8") != text:
                refused.append(_edited(target, name, root))
                continue
        if not target.exists() or target.read_text("utf-8") != text:
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_text(text, "utf-8")
            written.append(relative(target, root))
        record[name] = Made(_hash(text), _hash(text))
    _write_record(root, record)
    return TextChanges(written, refused)


def take_texts(root: Path, texts: Iterable[Path] = ()) -> TextChanges:
    """Bring edited texts back into their notebooks, keeping cell ids and outputs."""
    record = _read_record(root)
    written, refused = [], []
    for text in list(texts) or sorted((root / TEXTS).rglob("*.py")):
        path = notebook_path(text, root)
        name, made = relative(path, root), record.get(relative(path, root))
        if _is_as_made(text, made):
            continue
        if problem := _conflict(text, path, made, root):
            refused.append(problem)
            continue
        notebook = _merged(text, path)
        if write_notebook(path, notebook, kind_of(path, root)):
            written.append(name)
        record[name] = Made(_hash(text.read_text("utf-8")), _hash(_text_of(read_notebook(path))))
    _write_record(root, record)
    return TextChanges(written, refused)


def text_path(notebook: Path, root: Path) -> Path:
    """The text file that belongs to ``notebook``."""
    return (root / TEXTS / relative(notebook, root)).with_suffix(".py")


def notebook_path(text: Path, root: Path) -> Path:
    """The notebook that belongs to a text file."""
    try:
        inside = text.resolve().relative_to((root / TEXTS).resolve())
    except ValueError as error:
        raise AuthorError(f"{text}: is not a file in {TEXTS}/; `make text` writes them.") from error
    path = (root / inside).with_suffix(".ipynb")
    kind_of(path, root)
    return path


def _conflict(text: Path, path: Path, made: Made | None, root: Path) -> Problem | None:
    name = relative(path, root)
    where = relative(text, root)
    if not path.exists():
        if made is None:
            return None  # a new notebook, written as text first
        return Problem(where, f"{name} was deleted since its text was made; delete the text too.")
    current = _text_of(read_notebook(path))
    if made is not None and _hash(current) == made.notebook:
        return None
    if _text_of(_merged(text, path)) == current:
        return None  # the same edit was made on both sides
    return Problem(
        where,
        f"{name} changed since its text was made, so nothing was written; move your text"
        " elsewhere, run `make text`, and make your edit again in the new text.",
    )


def _edited(text: Path, name: str, root: Path) -> Problem:
    return Problem(
        relative(text, root),
        f"holds edits that {name} does not have, so it was not made anew;"
        " bring them in with `make untext`, or delete the text.",
    )


def _merged(text: Path, path: Path) -> NotebookNode:
    """The text as a notebook; ids and outputs from the notebook where cells match."""
    import jupytext
    from jupytext.combine import combine_inputs_with_outputs

    try:
        notebook: NotebookNode = jupytext.reads(text.read_text("utf-8"), fmt=_FORMAT)
    except Exception as error:  # jupytext raises what the first odd line makes it raise
        raise AuthorError(f"{text}: is not a percent script that can be read ({error}).") from error
    for cell in notebook.cells:
        cell.pop("id", None)  # jupytext draws random ids; ours come from the cell's text
    if path.exists():
        notebook = combine_inputs_with_outputs(notebook, read_notebook(path), fmt=_FORMAT)
    notebook.metadata.pop("jupytext", None)
    return notebook


def _text_of(notebook: NotebookNode) -> str:
    """The percent script of a notebook; the same for every form the notebook is stored in."""
    import jupytext

    settled = nbformat.v4.reads(canonical_text(notebook, NotebookKind.SOLUTION))  # type: ignore[no-untyped-call]
    text: str = jupytext.writes(settled, fmt=_FORMAT)
    return text


def _is_as_made(text: Path, made: Made | None) -> bool:
    return made is not None and _hash(text.read_text("utf-8")) == made.text


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def _read_record(root: Path) -> dict[str, Made]:
    path = root / TEXTS / _RECORD
    if not path.exists():
        return {}
    try:
        return {name: Made(**made) for name, made in json.loads(path.read_text("utf-8")).items()}
    except (ValueError, TypeError, AttributeError) as error:
        raise AuthorError(f"{path}: cannot be read ({error}); delete it.") from error


def _write_record(root: Path, record: dict[str, Made]) -> None:
    path = root / TEXTS / _RECORD
    path.parent.mkdir(exist_ok=True)
    known = {name: asdict(made) for name, made in sorted(record.items()) if (root / name).exists()}
    path.write_text(json.dumps(known, indent=1) + "\n", "utf-8")
