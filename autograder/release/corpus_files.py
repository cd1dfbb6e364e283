"""Where the wrong-answer corpus keeps its files: one folder a question, one file an answer."""

from __future__ import annotations

from pathlib import Path

CORPUS = Path("autograder", "tests", "corpus")


def answer_paths(root: Path, assignment: str, question: str, *, wrong: bool) -> list[Path]:
    """The files with wrong, or with right, answers to one question."""
    folder = root / CORPUS / assignment / question
    return sorted(folder.glob("wrong_*.py" if wrong else "right_*.py"))


def answer_body(path: Path) -> str:
    """The answer in a corpus file: what follows its comment header."""
    lines = path.read_text("utf-8").split("\n")
    start = next((n for n, line in enumerate(lines) if line and not line.startswith("#")), 0)
    return "\n".join(lines[start:])
