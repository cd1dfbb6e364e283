"""The repository's name is set in one place and written into every badge and install line."""

from __future__ import annotations

import json
from pathlib import Path

import nbformat
import pytest

from autograder.authoring.badges import badges_for, read_repository, verify_badges, write_badges
from autograder.course.canonical import verify_canonical
from autograder.course.layout import NotebookKind
from autograder.course.problems import AuthorError

OLD, NEW = "somebody/old-course", "somebody-else/new.course"
ROOT = Path(__file__).parents[3]


def badge_block(repository: str) -> str:
    return f"<!-- badges -->\n{badges_for(repository)}<!-- /badges -->"


def set_repository(root: Path, repository: str) -> None:
    (root / "pyproject.toml").write_text(f'[tool.autograder]\nrepository = "{repository}"\n')


def write_lesson(path: Path, first_cell: str) -> None:
    printed = nbformat.v4.new_output("stream", name="stdout", text="kept\n")
    setup = f"%pip install -q git+https://github.com/{OLD}.git@main"
    cells = [
        nbformat.v4.new_markdown_cell(first_cell, id="title"),
        nbformat.v4.new_code_cell(setup, id="setup", execution_count=1, outputs=[printed]),
    ]
    path.parent.mkdir(parents=True, exist_ok=True)
    nbformat.write(nbformat.v4.new_notebook(cells=cells), path)


@pytest.fixture
def course(tmp_path: Path) -> Path:
    """A course whose every file names the old repository, rightly."""
    set_repository(tmp_path, OLD)
    start = badge_block(OLD)
    (tmp_path / "README.md").write_text(
        f"# Course\n{start}\n\n`git clone https://github.com/{OLD}`, "
        "not https://github.com/pytorch/pytorch\n"
    )
    write_lesson(
        tmp_path / "course/03_graph.ipynb",
        "# Graph\n\nAfter this you can …",
    )
    (tmp_path / "course/README.md").write_text(f"# Lessons\n{start}\n")
    write_lesson(tmp_path / "solutions/03_graph/03_graph_exercise.ipynb", "# Graph")
    return tmp_path


def test_files_that_agree_are_left_alone(course: Path) -> None:
    assert verify_badges(course) == []
    assert write_badges(course) == []


def test_a_changed_name_is_reported_in_every_file_and_written_by_one_command(course: Path) -> None:
    set_repository(course, NEW)
    stale = verify_badges(course)
    changed = write_badges(course)

    assert {problem.mend for problem in stale} == {"make badges"}
    assert [problem.where for problem in stale] == [
        "README.md",
        "course/README.md",
        "course/03_graph.ipynb",
        "solutions/03_graph/03_graph_exercise.ipynb",
    ]
    assert [str(path.relative_to(course)) for path in changed] == [item.where for item in stale]
    assert verify_badges(course) == []
    assert not [path for path in changed if OLD in path.read_text()]


def test_only_the_names_change_in_a_lesson(course: Path) -> None:
    path = course / "course/03_graph.ipynb"
    set_repository(course, NEW)
    write_badges(course)  # the first write is canonical
    before = path.read_text()
    set_repository(course, OLD)
    write_badges(course)
    set_repository(course, NEW)
    write_badges(course)

    assert path.read_text() == before
    assert verify_canonical(path, NotebookKind.LESSON) == []
    cells = json.loads(before)["cells"]
    assert [cell["id"] for cell in cells] == ["title", "setup"]
    assert cells[1]["outputs"][0]["text"] == ["kept\n"]
    assert cells[1]["source"] == [f"%pip install -q git+https://github.com/{NEW}.git@main"]


def test_links_to_other_repositories_stay(course: Path) -> None:
    set_repository(course, NEW)
    write_badges(course)

    readme = (course / "README.md").read_text()
    assert f"git clone https://github.com/{NEW}`" in readme
    assert "https://github.com/pytorch/pytorch" in readme


def test_badges_open_the_first_page(course: Path) -> None:
    readme = (course / "README.md").read_text()

    assert f"/gh/{OLD}/HEAD?urlpath=lab/tree/work/mine/course/00_start_here.ipynb)" in readme
    assert f"/github/{OLD}/blob/main/course/00_start_here.ipynb)" in readme


def test_badges_in_a_notebook_are_reported_and_taken_out(course: Path) -> None:
    path = course / "course/04_leaf.ipynb"
    write_lesson(path, f"# Leaf\n\n{badge_block(OLD)}\n\nAfter this you can …")

    [problem] = verify_badges(course)
    write_badges(course)

    assert (problem.where, problem.mend) == ("course/04_leaf.ipynb", "make badges")
    title = nbformat.read(path, as_version=4).cells[0].source
    assert title == "# Leaf\n\nAfter this you can …"
    assert verify_badges(course) == []


def test_a_page_without_a_place_for_badges_is_reported(course: Path) -> None:
    (course / "course/README.md").write_text("# Lessons\n")

    [problem] = verify_badges(course)

    assert problem.where == "course/README.md"
    assert "<!-- badges -->" in problem.what


@pytest.mark.parametrize("name", ["", "no-owner", "https://example.org/a/b", "a b/c"])
def test_a_name_that_is_not_owner_and_name_is_refused(tmp_path: Path, name: str) -> None:
    set_repository(tmp_path, name)

    with pytest.raises(AuthorError, match="owner/name"):
        read_repository(tmp_path)


def test_every_badge_of_this_course_is_up_to_date() -> None:
    assert (ROOT / "README.md").exists()
    assert [str(problem) for problem in verify_badges(ROOT)] == []
