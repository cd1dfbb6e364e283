"""Who is in the class, and whose a folder is: by what is certain, never by a number alone."""

from __future__ import annotations

import pytest

from autograder.course.problems import AuthorError
from autograder.gradebook.roster import ROSTER, Person, read_roster

HEAD = "id,first_name,last_name,email,lms_user_id,section\n"
CLASS = HEAD + (
    "ada,Ada,Lovelace,ada@example.org,4522,A\n"
    "tur,Alan,Turing,,4523,B\n"
    "jo1,Jo,Smith,,1,A\n"
    "jo2,Jo,Smith,,2,B\n"
    "nameless,,,,77,\n"
)


@pytest.fixture
def write(tmp_path):
    (tmp_path / "work").mkdir()

    def write(text, encoding="utf-8"):
        (tmp_path / ROSTER).write_text(text, encoding)
        return tmp_path

    return write


@pytest.mark.parametrize(
    ("folder", "whose"),
    [
        pytest.param("ada", "ada", id="id"),
        pytest.param("turingalan_4523", "tur", id="canvas"),
        pytest.param("Alan-Turing_801", "tur", id="moodle"),
        pytest.param("smithjo_2", "jo2", id="two-of-one-name-with-number"),
        pytest.param("Jo-Smith_801", None, id="two-of-one-name"),
        pytest.param("Alan-Turing_4522", "tur", id="number-of-somebody-else"),
        pytest.param("somebody_77", None, id="number-alone"),
        pytest.param("eve", None, id="nobody"),
    ],
)
def test_a_folder_is_somebodys_only_where_that_is_certain(write, folder, whose):
    roster = read_roster(write(CLASS))

    person = roster.person_of(folder)

    assert (person.id if person else None) == whose


def test_what_excel_saves_is_read(write):
    text = CLASS.replace(",", ";").replace("id;", " ID;", 1).replace("first_name", "First name")

    assert read_roster(write(text, "utf-8-sig")).people["ada"] == Person(
        "ada", "Ada", "Lovelace", "ada@example.org", "4522", "A"
    )


def test_without_a_file_the_class_is_who_the_gradebook_knows(tmp_path):
    class Student:
        id, first_name, last_name, email, lms_user_id = "ada", "Ada", None, None, None

    roster = read_roster(tmp_path, [Student()])

    assert (roster.people["ada"].name, roster.is_file) == ("Ada", False)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("student,name\nada,Ada\n", "no column `id`", id="no-id"),
        pytest.param(HEAD + "ada,,,,,\nada,,,,,\n", "has ada more than once", id="twice"),
    ],
)
def test_a_file_that_would_mix_people_up_is_refused(write, text, says):
    with pytest.raises(AuthorError, match=says):
        read_roster(write(text))


def test_a_file_of_another_encoding_is_refused(write):
    with pytest.raises(AuthorError, match="UTF-8"):
        read_roster(write(HEAD + "jörg,,,,,\n", "cp1252"))
