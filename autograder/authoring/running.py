"""Running a notebook top to bottom in a kernel of its own, to store what a reader will see."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import nbformat
from nbformat import NotebookNode

from autograder.course.canonical import read_notebook, write_notebook
from autograder.course.layout import NotebookKind
from autograder.course.problems import AuthorError

# Matplotlib puts the date and random ids into every SVG unless it is told these.
_REPRODUCIBLE = {"SOURCE_DATE_EPOCH": "0", "PYTHONHASHSEED": "0"}
_MATPLOTLIBRC = "svg.hashsalt: lesson\n"


def run_notebook(path: Path, *, limit_s: int = 120) -> bool:
    """Run the lesson in ``path`` and store its outputs; return whether the file changed.

    A cell that raises without the tag ``raises-exception`` stops the run and nothing is stored.
    """
    executed = execute(read_notebook(path), folder=path.parent, limit_s=limit_s, name=str(path))
    return write_notebook(path, executed, NotebookKind.LESSON)


def execute(notebook: NotebookNode, *, folder: Path, limit_s: int, name: str) -> NotebookNode:
    """A copy of ``notebook`` with the outputs of a fresh run in ``folder``."""
    from nbclient import NotebookClient
    from nbclient.exceptions import CellExecutionError, CellTimeoutError, DeadKernelError

    running: NotebookNode = nbformat.from_dict(notebook)  # type: ignore[no-untyped-call]
    client = NotebookClient(
        running,
        timeout=limit_s,
        kernel_name="python3",
        record_timing=False,
        resources={"metadata": {"path": str(folder)}},
    )
    with _reproducible_environment() as environment, tempfile.TemporaryFile("w+") as log:
        try:
            # A kernel's own warnings are no part of the lesson; they matter when it dies.
            client.execute(env=environment, stderr=log)
        except CellExecutionError as error:
            raise AuthorError(
                f"{name}: {_failing_cell(running)} raised {error.ename}: "
                f"{error.evalue}; tag it `raises-exception` if it should."
            ) from error
        except CellTimeoutError as error:
            raise AuthorError(f"{name}: a cell ran longer than {limit_s} s.") from error
        except DeadKernelError as error:
            log.seek(0)
            raise AuthorError(f"{name}: the kernel died. {log.read()[-500:]}".rstrip()) from error
    return running


def _failing_cell(notebook: NotebookNode) -> str:
    for number, cell in enumerate(notebook.cells, start=1):
        failed = any(output.output_type == "error" for output in cell.get("outputs", []))
        if failed and "raises-exception" not in cell.metadata.get("tags", []):
            return f"cell {number} (`{cell.get('id', '')}`)"
    return "a cell"


@contextmanager
def _reproducible_environment() -> Iterator[dict[str, str]]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Path(folder, "matplotlibrc")
        settings.write_text(_MATPLOTLIBRC, "utf-8")
        yield {**os.environ, **_REPRODUCIBLE, "MATPLOTLIBRC": str(settings)}
