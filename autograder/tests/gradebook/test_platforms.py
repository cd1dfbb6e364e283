"""Grades and pages for Canvas and Moodle: files of their documented forms, and nobody mixed up.

`canvas_reads` and `moodle_reads` follow what these programs do with a file: Canvas in its
gradebook_importer.rb, Moodle in mod/assign/feedback/file/importziplib.php.
"""

from __future__ import annotations

import csv
import io
import zipfile
from pathlib import Path

import pytest

from autograder.cli import main
from autograder.course.problems import AuthorError
from autograder.gradebook.pages.writing import write_pages
from autograder.gradebook.platforms.listed import Row, match
from autograder.gradebook.platforms.writing import write_grades
from autograder.gradebook.roster import ROSTER, Person, Roster
from autograder.tests.devtools.stock import run_nbgrader
from autograder.tests.support.grading_fixtures import UNIT, hand_in_as
from autograder.tests.support.record_fixtures import (
    make_released_course,
    open_recorder,
    outcome_of,
)

pytestmark = pytest.mark.slow

PEOPLE = """\
id,first_name,last_name,email,lms_user_id,section
ada,Ada,Lovelace,ada@example.org,4522,A
tur,Alan,Turing,tur@example.org,4523,B
jo1,Jo,Smith,jo1@example.org,,A
jo2,Jo,Smith,jo2@example.org,,B
eve,Eve,Harrington,eve@example.org,4599,B
"""
# `ada` and `turingalan_4523` are certain; which Jo wrote the third, and who `stranger` is, is not.
SCORES = {"ada": 3.0, "turingalan_4523": 2.0, "Jo-Smith_801": 1.0, "stranger": 0.0}
CANVAS = f"""\
\ufeffStudent,ID,SIS User ID,SIS Login ID,Section,Warm-up (1),Doubling (7781),Current Score
    Points Possible,,,,,5,12,(read only)
"Lovelace, Ada",4522,,ADA@example.org,A,5,,50
"Turing, Alan",4523,,tur@example.org,B,4,9,40
"Harrington, Eve",4599,,eve@example.org,B,3,7.5,30
"Student, Test",99,,,,,,
{""}"""
WORKSHEET = """\
Identifier,Full name,ID number,Email address,Status,Grade,Maximum Grade,Feedback comments
Participant 801,Ada Lovelace,,ada@example.org,Submitted,,11.00,
Participant 802,Alan Turing,,tur@example.org,Submitted,,11.00,good
Participant 803,Eve Harrington,,eve@example.org,No submission,4.00,11.00,
"""


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    course = make_released_course(tmp_path_factory.mktemp("platforms") / "course")
    (course.root / "work").mkdir(exist_ok=True)
    (course.root / ROSTER).write_text(PEOPLE, "utf-8")
    for student in SCORES:
        hand_in_as(course, student, {})
    with open_recorder(course) as recorder:
        for student, points in SCORES.items():
            lost = {"double-test": 0.0, "double-hidden": 0.0, "leaf-test": 0.0, "leaf-hidden": 0.0}
            earned = {"double-test": min(points, 2.0), "double-hidden": max(points - 2.0, 0.0)}
            outcome = outcome_of(course, student, lost | earned)
            recorder.seed_of(outcome.submission)
            recorder.record(outcome)
    write_pages(course.root)
    return course


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def grades_for(course, tmp_path: Path, platform: str, listed: str = "", **more):
    path = None
    if listed:
        path = tmp_path / "list.csv"
        path.write_text(listed, "utf-8")
    said = write_grades(course.root, platform, listed=path, **more)
    folder = course.root / "work" / "grades"
    return said, rows(folder / f"{platform}.csv"), rows(folder / "left_out.csv")


def canvas_reads(path: Path) -> dict[str, dict[str, str]]:
    """ID -> assignment -> grade, with the points under an empty ID, as Canvas's importer does."""
    table = list(csv.reader(io.StringIO(path.read_text("utf-8"), newline=""), strict=True))
    head = table[0]
    names = 2 if head[:2] == ["LastName", "FirstName"] else 1
    assert names == 2 or "Student" in head[0]
    assert "ID" in head[names]
    columns = names + 2
    if "SIS Login ID" in head[names + 1]:
        columns += 1
    elif "SIS User ID" in head[names + 1] and "SIS Login ID" in head[names + 2]:
        columns += 2 + ("Integration ID" in head[names + 3])
    assert "Section" in head[columns - 1]
    found = {}
    for row in table[1:]:
        assert len(row) == len(head)
        id = "" if "Points Possible" in row[0] else row[names]
        found[id] = dict(zip(head[columns:], row[columns:], strict=True))
    return found


def test_canvas_gets_its_own_table_back_with_our_scores_in_it(course, tmp_path):
    said, table, left_out = grades_for(course, tmp_path, "canvas", CANVAS)

    assert canvas_reads(course.root / "work" / "grades" / "canvas.csv") == {
        "": {"Doubling (7781)": "12"},
        "4522": {"Doubling (7781)": "3"},
        "4523": {"Doubling (7781)": "2"},
        "4599": {"Doubling (7781)": "7.5"},  # nothing of ours: what Canvas has stays
        "99": {"Doubling (7781)": ""},
    }
    assert table[1]["Student"] == "Lovelace, Ada"
    assert {row["learner"] for row in left_out} == {"Jo-Smith_801", "stranger"}
    assert any("Canvas has 12 points, this course 11" in each for each in said)
    assert any("2 scores fit no row" in each for each in said)
    assert any("In 4 of the submissions a person has yet to grade" in each for each in said)
    assert not any("Canvas deletes" in each for each in said)


def test_without_an_export_canvas_gets_the_class_list(course, tmp_path):
    said, _, left_out = grades_for(course, tmp_path, "canvas")

    assert sum("Canvas deletes the grades" in each for each in said) == 1
    read = canvas_reads(course.root / "work" / "grades" / "canvas.csv")
    assert (
        read["4522"] == {UNIT: "3"} and read["4523"] == {UNIT: "2"} and read["4599"] == {UNIT: ""}
    )
    assert {row["learner"] for row in left_out} == {"Jo-Smith_801", "stranger"}


def test_moodles_gradebook_gets_names_addresses_and_a_column_a_unit(course, tmp_path):
    _, table, left_out = grades_for(course, tmp_path, "moodle")

    assert [(row["Email address"], row[UNIT]) for row in table] == [
        ("ada@example.org", "3"), ("tur@example.org", "2"), ("jo1@example.org", "-"),
        ("jo2@example.org", "-"), ("eve@example.org", "-"),
    ]  # fmt: skip
    assert {row["why"] for row in left_out} == {"no line of the class list is certainly theirs"}


def test_moodles_worksheet_comes_back_with_only_the_grades_changed(course, tmp_path):
    _, table, _ = grades_for(course, tmp_path, "moodle", WORKSHEET, units=["1"])

    before = list(csv.DictReader(io.StringIO(WORKSHEET)))
    assert [row["Grade"] for row in table] == ["3", "2", "4.00"]
    assert [{**row, "Grade": ""} for row in table] == [{**row, "Grade": ""} for row in before]


def test_a_comment_of_several_lines_comes_back_as_it_was(course, tmp_path):
    comment = '<p>good</p>\r\n<p>"see", 1.2\u2028below</p>'
    quoted = comment.replace('"', '""')
    worksheet = WORKSHEET.replace(",good\n", f',"{quoted}"\n')

    _, table, _ = grades_for(course, tmp_path, "moodle", worksheet, units=["1"])

    assert [row["Feedback comments"] for row in table] == ["", comment, ""]
    assert [row["Grade"] for row in table] == ["3", "2", "4.00"]


def test_moodles_gradebook_gets_no_zero_where_there_is_no_grade(course, tmp_path):
    listed = "First name,Last name,ID number\nAda,L,ada\nEve,H,eve\n"

    _, table, _ = grades_for(course, tmp_path, "moodle", listed)

    assert [row[UNIT] for row in table] == ["3", "-"]


def test_canvas_may_show_names_in_two_columns(course, tmp_path):
    listed = (
        'LastName,FirstName,ID,SIS User ID,SIS Login ID,Integration ID,Section,"Doubling (7781)"\n'
        "    Points Possible,,,,,,,11\n"
        '"d’Arc, ""Jeanne""",李,4522,,,,A,\n'
        "Turing,Alan,77,,,,B,\n"
    )

    grades_for(course, tmp_path, "canvas", listed)

    assert canvas_reads(course.root / "work" / "grades" / "canvas.csv") == {
        "": {"Doubling (7781)": "11"},
        "4522": {"Doubling (7781)": "3"},
        "77": {"Doubling (7781)": "2"},
    }


def moodle_reads(archive: zipfile.ZipFile) -> dict[int, str]:
    """Participant -> file, as Moodle's importer understands the names in the zip."""
    found = {}
    for name in archive.namelist():
        assert not name.rpartition("/")[2].startswith((".", "~"))
        parts = name.split("/")
        info = parts[0].split("_", 4)
        assert len(info) >= 4 and info[1].isdigit() and info[2:4] == ["assignsubmission", "file"]
        found[int(info[1])] = "/".join(filter(None, [*info[4:], *parts[1:]]))
    return found


def test_moodle_takes_the_feedback_pages_back(course, tmp_path, capsys):
    listed = tmp_path / "worksheet.csv"
    listed.write_text(WORKSHEET, "utf-8")

    assert main(["--course", str(course.root), "feedback", "--moodle", "--list", str(listed)]) == 0

    with zipfile.ZipFile(course.root / "work" / "grades" / f"{UNIT}_feedback.zip") as archive:
        assert moodle_reads(archive) == {801: f"{UNIT}_feedback.html", 802: f"{UNIT}_feedback.html"}
        page = archive.read(f"Ada Lovelace_801_assignsubmission_file_/{UNIT}_feedback.html")
    assert page == course.feedback("ada", UNIT).read_bytes()
    said = capsys.readouterr().out
    assert "Of Jo-Smith_801, stranger Moodle's number is unknown" in said


def test_folders_that_moodle_named_need_no_worksheet(course, tmp_path):
    assert main(["--course", str(course.root), "feedback", "--moodle"]) == 0

    with zipfile.ZipFile(course.root / "work" / "grades" / f"{UNIT}_feedback.zip") as archive:
        assert 801 in moodle_reads(archive)


ROSTER_OF_TEN = Roster({
    "ada": Person("ada", "Ada", "Lovelace", "ada@example.org", "4522"),
    "bob": Person("bob", "Bob", "Ray", "bob@example.org"),
})  # fmt: skip


@pytest.mark.parametrize(
    ("row_list", "student", "expected"),
    [
        pytest.param([("ADA@example.org", "", "x")], "ada", 0, id="address"),
        pytest.param([("", "4522", "x")], "ada", 0, id="number"),
        pytest.param([("", "1", "Lovelace, Ada")], "ada", 0, id="name"),
        pytest.param([("", "4522", "x"), ("ada", "1", "y")], "ada", "more than one", id="contrary"),
        pytest.param([("ada", "", "x"), ("ada", "", "x")], "ada", "more than one", id="doubled"),
        pytest.param([("", "1", "Bob Ray"), ("", "2", "Bob Ray")], "bob", "no row", id="two-bobs"),
        pytest.param([("zoe", "9", "Zoe")], "ada", "no row", id="absent"),
    ],
)
def test_a_row_is_somebodys_only_where_that_is_certain(row_list, student, expected):
    made = [
        Row(place, frozenset(filter(None, [id.casefold()])), number, name)
        for place, (id, number, name) in enumerate(row_list)
    ]

    matched = match([student], ROSTER_OF_TEN, made)

    if isinstance(expected, int):
        assert matched.row_of == {student: expected}
    else:
        assert matched.without[student].startswith(expected) and not matched.row_of


def test_two_learners_never_share_a_row():
    row = Row(0, frozenset(["ada", "bob"]), "", "x")

    matched = match(["ada", "bob"], ROSTER_OF_TEN, [row])

    assert matched.row_of == {} and set(matched.without) == {"ada", "bob"}


@pytest.mark.parametrize(
    ("platform", "listed", "says"),
    [
        pytest.param("canvas", "Name,Nr\n", "no columns Student and ID", id="canvas"),
        pytest.param("moodle", "Name,Nr\n", "none of the columns", id="moodle"),
        pytest.param("moodle", "Identifier,Full name\n", "no column Grade", id="worksheet"),
        pytest.param("canvas", "Student,ID,Section,Doubling (1),01 Doubling (2)\n",
                     "could all be meant", id="two-columns"),
    ],
)  # fmt: skip
def test_a_list_of_another_form_is_refused(course, tmp_path, platform, listed, says):
    with pytest.raises(AuthorError, match=says):
        grades_for(course, tmp_path, platform, listed)


def test_nbgraders_own_export_lands_where_git_ignores_it(course):
    done = run_nbgrader(course.root, "export")

    assert done.returncode == 0
    assert not (course.root / "grades.csv").exists()
    table = rows(course.root / "work" / "reports" / "grades.csv")
    assert {row["student_id"] for row in table} >= set(SCORES)
