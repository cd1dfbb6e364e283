"""The gradebook in PostgreSQL, where nbgrader can have it: the same grades as in its own file.

It needs PostgreSQL's server and a driver (`pip install "psycopg[binary]"`), and is skipped without.
"""

from __future__ import annotations

import csv
import os
import pwd
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from autograder.authoring.releasing import release
from autograder.gradebook.course import Course
from autograder.gradebook.grade_class import grade_class
from autograder.gradebook.marking.sheet import Refused, Wish
from autograder.gradebook.marking.sheets import Sheets
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.summary import summarise
from autograder.tests.support.grading_fixtures import (
    UNIT,
    answer,
    hand_in_as,
    make_graded_course,
)

pytestmark = pytest.mark.slow

PROGRAMS = sorted(Path("/usr/lib/postgresql").glob("*/bin")) or [Path("/nowhere")]
ANSWERS = {
    "ada": {"double": answer("def double(x):\n    return 2 * x")},
    "ben": {"double": answer("def double(x):\n    return x * x")},
    "cy": {"leaf": answer("def make_leaf(values):\n    return values.clone()")},
}


@pytest.fixture(scope="module")
def server(tmp_path_factory) -> Iterator[str]:
    """The address of an empty database, on a server of its own that listens on no network."""
    pytest.importorskip("psycopg")
    if not shutil.which("initdb", path=str(PROGRAMS[-1])):
        pytest.skip("PostgreSQL's server is not installed")
    folder = tmp_path_factory.mktemp("pg")
    # It refuses to run as root; as others it runs as whoever runs the test.
    user = "postgres" if os.geteuid() == 0 and _exists("postgres") else None
    if user:
        for each in (folder, *folder.parents[:2]):
            each.chmod(0o755)
        shutil.chown(folder, user)
    data = folder / "data"

    def run(program: str, *arguments: str) -> None:
        command = [str(PROGRAMS[-1] / program), "-D", str(data), *arguments]
        subprocess.run(command, check=True, user=user, cwd=folder, capture_output=True)

    run("initdb", "-A", "trust", "-U", "grader")
    settings = f"-c listen_addresses='' -c unix_socket_directories='{folder}'"
    run("pg_ctl", "-w", "-o", settings, "-l", str(folder / "log"), "start")
    yield f"postgresql://grader@/postgres?host={folder}"
    run("pg_ctl", "-m", "immediate", "stop")


def _exists(user: str) -> bool:
    return any(each.pw_name == user for each in pwd.getpwall())


def make_class(root: Path, url: str = "") -> Course:
    make_graded_course(root)
    config = root / "nbgrader_config.py"
    if url:
        text = re.sub(r"db_url = .*", lambda _: f"db_url = {url!r}", config.read_text("utf-8"))
        config.write_text(text, "utf-8")
    release(root)
    course = Course(root)
    for student, answers in ANSWERS.items():
        hand_in_as(course, student, answers, {"leaf-why": f"{student} cannot say."})
    return course


def exported(course: Course) -> list[list[str]]:
    command = [sys.executable, "-m", "nbgrader", "export"]
    subprocess.run(command, cwd=course.root, check=True, capture_output=True)
    with (course.root / "work" / "reports" / "grades.csv").open(encoding="utf-8") as file:
        return sorted(csv.reader(file))


def test_grades_are_the_same_as_in_a_file(server, tmp_path):
    file, postgres = make_class(tmp_path / "file"), make_class(tmp_path / "postgres", server)
    for course in (file, postgres):
        grade_class(course.root)

    assert exported(postgres) == exported(file)
    assert len(exported(postgres)) == 1 + len(ANSWERS)
    assert not (postgres.root / "work" / "gradebook.db").exists()


def test_what_a_person_gave_outlives_a_regrade_and_pages_and_report_have_it(server, tmp_path):
    course = make_class(tmp_path, server)
    grade_class(course.root)
    with course.gradebook() as gradebook:
        grade = gradebook.find_grade("leaf-why", f"{UNIT}_exercise", UNIT, "ada")
        grade.manual_score, grade.needs_manual_grade = 2, False
        gradebook.db.commit()

    grade_class(course.root, students=["ada"], force=True)

    with course.gradebook() as gradebook:
        assert gradebook.find_grade("leaf-why", f"{UNIT}_exercise", UNIT, "ada").manual_score == 2
    assert len(write_pages(course.root)) == len(ANSWERS)
    scores = {result.student: result.score for result in summarise(course.root).results}
    assert scores["ada"] == 2 + 3  # what the person gave, and the question that is right


def test_prose_is_marked_there_and_whoever_comes_second_is_refused(server, tmp_path):
    course = make_class(tmp_path, server)
    grade_class(course.root)
    with course.gradebook() as gradebook:
        sheet = Sheets(course.root, gradebook.engine, [UNIT]).all()[UNIT, "leaf-why"]
        item = sheet.rubric.add("Names it.", 1)
        seen = {key: each["seen"] for key, each in sheet.state()["answers"].items()}

        for answer in seen:
            sheet.give(Wish(answer, seen[answer], items=(item,), words="Why?"), "Ann")
        for answer in seen:
            with pytest.raises(Refused, match="Somebody else"):
                sheet.give(Wish(answer, seen[answer], points=3), "Ben")
        sheet.rubric.change(item, "Names it.", 1.5)

        assert sheet.follow() == (3, 0)
        for student in ANSWERS:
            place = (f"{UNIT}_exercise", UNIT, student)
            assert gradebook.find_grade("leaf-why", *place).manual_score == 1.5
            comment = gradebook.find_comment("leaf-why", *place).manual_comment
            assert comment == "Names it. (+1.5)\n\nWhy?"
