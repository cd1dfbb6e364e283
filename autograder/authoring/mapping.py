"""The curriculum map: idea -> lesson section -> question -> wrong answers, as data and as tables.

The data is in assignments.toml; the tables in course/README.md are written from it.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path

from autograder.authoring.corpus import CORPUS, read_corpus
from autograder.authoring.headings import anchor, headings, without_number
from autograder.authoring.idea_names import ENTRIES
from autograder.course.canonical import read_notebook
from autograder.course.layout import EXERCISES, LESSONS, SOLUTIONS, lesson_paths, relative
from autograder.course.manifest import Assignment, Manifest, read_manifest
from autograder.course.problems import AuthorError, Problem
from autograder.course.roles import Role, read_roles

TABLES = f"{LESSONS}/README.md"
MARKS = (
    "<!-- Written by `make map` from solutions/assignments.toml: begin -->",
    "<!-- Written by `make map`: end -->",
)
_MEND = "make map"
_MANIFEST = "solutions/assignments.toml"
_WRONG_ANSWERS = 2


def verify_map(root: Path, manifest: Manifest) -> list[Problem]:
    """Ideas without a section, question or wrong answers; questions the manifest has wrong."""
    wrong = _wrong_answers(root)
    problems: list[Problem] = []
    for assignment in manifest.values():
        answers = _answer_roles(root, assignment)
        problems += _verify_listed(assignment, answers)
        problems += _verify_sections(root, assignment)
        problems += _verify_graded(assignment, answers, wrong)
    seen: dict[str, str] = {}
    for assignment in manifest.values():
        for row in assignment.rows:
            if row.id in seen:
                what = f"row {row.id} stands in [{seen[row.id]}] too."
                problems.append(Problem(f"{_MANIFEST}, [{assignment.name}]", what))
            seen[row.id] = assignment.name
    return problems


def verify_tables(root: Path) -> list[Problem]:
    """Whether course/README.md says what the manifest says."""
    path = root / TABLES
    try:
        if path.read_text("utf-8") == _with_tables(root):
            return []
    except OSError:
        return [Problem(TABLES, "does not exist; write it, with the two marks of its tables.")]
    except AuthorError as error:
        return [Problem(TABLES, str(error).partition(": ")[2])]
    return [Problem(TABLES, "does not say what solutions/assignments.toml says.", _MEND)]


def write_map(root: Path) -> bool:
    """Write the tables into course/README.md; return whether that changed it."""
    path = root / TABLES
    if not path.is_file():
        raise AuthorError(f"{TABLES}: does not exist; write it with these two lines in it:\n"
                          + "\n".join(MARKS))  # fmt: skip
    text = _with_tables(root)
    changed = path.read_text("utf-8") != text
    if changed:
        path.write_text(text, "utf-8")
    return changed


def verify_catalogue(root: Path, sections: Mapping[str, str]) -> list[Problem]:
    """Misconceptions (id -> section title, unnumbered) whose section is in no lesson or several."""
    titles = [
        (without_number(title), path.name)
        for path in lesson_paths(root)
        for title in headings(path)
    ]
    problems = []
    for identity, section in sections.items():
        found = [name for title, name in titles if title == section]
        if len(found) != 1:
            says = f"is a heading of {', '.join(found)}"
            if not found:
                says = "is no lesson's heading; write one, without its number"
            where = f"{_entries_with(identity, root)}, `{identity}`"
            problems.append(Problem(where, f"its section “{section}” {says}."))
    return problems


def _entries_with(identity: str, root: Path) -> str:
    """The file with an entry of the catalogue; its folder, where the package lies elsewhere."""
    begin = re.compile(rf"^\[{re.escape(identity)}\]", re.MULTILINE)
    for path in sorted((root / ENTRIES).glob("*.toml")):
        if begin.search(path.read_text("utf-8")):
            return relative(path, root)
    return f"{ENTRIES}/"


def _answer_roles(root: Path, assignment: Assignment) -> dict[str, Role]:
    path = root / SOLUTIONS / assignment.name / assignment.notebook
    if not path.is_file():
        return {}  # said by the guard
    cells = read_roles(read_notebook(path))
    return {str(cell.grade_id): cell.role for cell in cells if cell.role.is_answer}


def _wrong_answers(root: Path) -> Counter[tuple[str, str]]:
    """How many wrong answers the corpus has to each question of each unit.

    By their names: what is wrong since some version of PyTorch is not counted, or the tables would
    depend on the version installed.
    """
    answers = read_corpus(root / CORPUS)
    wrong = (answer for answer in answers if answer.name.startswith("wrong_"))
    return Counter((answer.unit, answer.question) for answer in wrong)


def _verify_listed(assignment: Assignment, answers: Mapping[str, Role]) -> Iterable[Problem]:
    where = f"{_MANIFEST}, [{assignment.name}.questions]"
    for name in answers.keys() - assignment.questions.keys():
        yield Problem(where, f"does not list the question `{name}`.")
    for name in assignment.questions.keys() - answers.keys():
        yield Problem(where, f"lists `{name}`, which is no answer cell of the notebook.")
    known = {row.id for row in assignment.rows}
    for name, rows in assignment.questions.items():
        if not rows:
            yield Problem(where, f"`{name}` grades no row.")
        for row in rows:
            if row not in known:
                yield Problem(where, f"`{name}` grades {row}, which is no row of this assignment.")


def _verify_sections(root: Path, assignment: Assignment) -> Iterable[Problem]:
    where = f"{_MANIFEST}, [{assignment.name}.rows]"
    lesson = root / assignment.lesson
    if not lesson.is_file():
        yield Problem(f"{_MANIFEST}, [{assignment.name}]", f"no lesson {assignment.lesson}.")
        return
    titles = headings(lesson)
    for row in assignment.rows:
        if not row.sections:
            yield Problem(where, f"{row.id} has no lesson section.")
        for section in row.sections:
            if section not in titles:
                yield Problem(where, f"{row.id}: {assignment.lesson} has no “{section}”.")


def _verify_graded(
    assignment: Assignment, answers: Mapping[str, Role], wrong: Counter[tuple[str, str]]
) -> Iterable[Problem]:
    where = f"{_MANIFEST}, [{assignment.name}.rows]"
    for row in assignment.rows:
        asked = [name for name, rows in assignment.questions.items() if row.id in rows]
        run = [name for name in asked if answers.get(name) is Role.SOLUTION]
        if not run:
            yield Problem(where, f"{row.id} is graded by no question that is run.")
            continue
        if max(wrong[assignment.name, name] for name in run) < _WRONG_ANSWERS:
            folders = " or ".join(f"{CORPUS.as_posix()}/{assignment.name}/{name}/" for name in run)
            what = f"{row.id} has fewer than {_WRONG_ANSWERS} wrong answers in {folders}."
            yield Problem(where, what)


def _with_tables(root: Path) -> str:
    """The text of course/README.md with the tables as the manifest has them."""
    text = (root / TABLES).read_text("utf-8")
    before, begin, rest = text.partition(MARKS[0])
    _, end, after = rest.partition(MARKS[1])
    if not begin or not end:
        raise AuthorError(f"{TABLES}: lacks the two marks of its tables:\n" + "\n".join(MARKS))
    manifest = read_manifest(root)
    tables = [*_lesson_table(manifest), "", *_row_table(root, manifest)] if manifest else []
    return "\n".join([before + begin, "", *tables, "", end + after])


def _lesson_table(manifest: Manifest) -> list[str]:
    lines = ["| Lesson | After it you can | Exercise |", "|---|---|---|"]
    for unit in manifest.values():
        lesson = f"[{unit.title}]({_from_lessons(unit.lesson)})"
        exercise = f"[{unit.name}]({_from_lessons(f'{EXERCISES}/{unit.name}/{unit.notebook}')})"
        lines.append(f"| {lesson} | {unit.can_do} | {exercise} |")
    return lines


def _row_table(root: Path, manifest: Manifest) -> list[str]:
    wrong = _wrong_answers(root)
    lines = ["| | Idea | Read | Practise | Wrong answers tried |", "|---|---|---|---|---|"]
    for unit in manifest.values():
        lesson = _from_lessons(unit.lesson)
        for row in unit.rows:
            read = ", ".join(
                f"[{title}]({lesson}#{_quoted(anchor(title, notebook=True))})"
                for title in row.sections
            )
            asked = [name for name, rows in unit.questions.items() if row.id in rows]
            tried = sum(wrong[unit.name, name] for name in asked)
            practise = ", ".join(f"`{name}`" for name in asked)
            lines.append(f"| {row.id} | {row.title} | {read} | {practise} | {tried} |")
    return lines


def _from_lessons(path: str) -> str:
    inside = path.removeprefix(f"{LESSONS}/")
    return inside if inside != path else f"../{path}"


def _quoted(fragment: str) -> str:
    return fragment.replace("(", "%28").replace(")", "%29")
