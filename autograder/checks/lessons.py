"""Where a lesson treats an idea: from a section's title to its lesson.

The package knows titles, never files: the course beside the notebook says in which
lesson a title stands. Without a course nearby (Colab, a grading sandbox) the title
alone is still a place to look for.
"""

import json
import re
from functools import lru_cache
from pathlib import Path

# "## 3.5 Gradients accumulate": the number is the course's, the title is the idea's.
HEADING = re.compile(r"^#{1,6}\s+((?:\d+(?:\.\d+)*\s+)?(.+?))\s*$", re.MULTILINE)


def where_to_read(title: str) -> str:
    """``title``, with its number and lesson file if a course folder is found above us."""
    try:
        course = next(
            folder / "course"
            for folder in [Path.cwd(), *Path.cwd().parents]
            if (folder / "course").is_dir() and (folder / "exercises").is_dir()
        )
        found = _sections(course).get(title)
    except (StopIteration, OSError):
        found = None
    return f"“{found[0]}” in course/{found[1]}" if found else f"the lesson section “{title}”"


@lru_cache(maxsize=4)
def _sections(course: Path) -> dict[str, tuple[str, str]]:
    """Title without number -> (title with number, file name), over all lessons."""
    found: dict[str, tuple[str, str]] = {}
    for path in sorted(course.glob("*.ipynb")):
        try:
            cells = json.loads(path.read_text(encoding="utf-8"))["cells"]
            for cell in cells:
                if cell["cell_type"] == "markdown":
                    for heading, title in HEADING.findall("".join(cell["source"])):
                        found.setdefault(title, (heading, path.name))
        except (ValueError, KeyError, TypeError, OSError):
            continue  # a lesson the learner broke must not break a message
    return found
