"""Tables as CSV files that spreadsheets open and nothing in them runs."""

from __future__ import annotations

import csv
from collections.abc import Iterable, Sequence
from pathlib import Path

from autograder.gradebook.plain import no_formula

Value = str | float | None


def write_table(path: Path, columns: Sequence[str], rows: Iterable[Sequence[Value]]) -> Path:
    """Write ``rows`` below ``columns``; ``None`` is an empty field. Returns the path."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("w", encoding="utf-8", newline="") as file:
        csv.writer(file, lineterminator="\n").writerow(columns)
    append_rows(path, rows)
    return path


def append_rows(path: Path, rows: Iterable[Sequence[Value]]) -> None:
    """Add ``rows`` to a table."""
    with path.open("a", encoding="utf-8", newline="") as file:
        table = csv.writer(file, lineterminator="\n")
        table.writerows([_field(value) for value in row] for row in rows)


def _field(value: Value) -> str:
    if value is None:
        return ""
    return no_formula(value) if isinstance(value, str) else f"{round(value, 4):g}"
