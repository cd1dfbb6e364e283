"""The report of a class: what a teacher reads there, and what no learner can put there."""

from __future__ import annotations

import csv
import re
import shutil
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from autograder.cli import main
from autograder.course.findings import Finding
from autograder.course.graded_assignment import read_assignment
from autograder.course.outcome import Outcome, Status, Submission, Verdict, Why
from autograder.course.outline import Section
from autograder.course.problems import AuthorError
from autograder.gradebook.course import Course
from autograder.gradebook.report.answers import ANSWERS
from autograder.gradebook.report.asked import Asked, read_asked
from autograder.gradebook.report.causes import Cause, Seen, Unnamed
from autograder.gradebook.report.choosing import Chosen
from autograder.gradebook.report.environment import make_environment
from autograder.gradebook.report.items import Item
from autograder.gradebook.report.term import (
    UnitLine,
    doubtful,
    ideas_over_units,
    most_unexplained,
    over_units,
)
from autograder.gradebook.report.topics import (
    Besides,
    Reason,
    Topic,
    Unexplained,
    find_unexplained,
)
from autograder.gradebook.results import Result
from autograder.gradebook.roster import ROSTER
from autograder.gradebook.summary import summarise
from autograder.tests.devtools.recorded_class import outcome_of
from autograder.tests.devtools.simulated_class import hand_in, read_unit
from autograder.tests.support.grading_fixtures import UNIT, answer
from autograder.tests.support.notebook_fixtures import REPOSITORY
from autograder.tests.support.record_fixtures import make_released_course, open_recorder

pytestmark = pytest.mark.slow

SQUARE = "def double({0}):\n    # {1} wrote this\n    return {0} * {0}\n"
SHORT = "def double(x):\n    return torch.cat([2 * x[:2], x[2:]])\n"
EVIL = "=cmd|'/c calc'!A0<script>alert(1)</script>\x1b[2J\u202e"
PEOPLE = """\
id,first_name,last_name,email,lms_user_id,section
ada,Ada,Lovelace,,1,A
ben,Ben,Bitdiddle,,2,A
cyd,Cyd,Charisse,,3,B
dan,Dan,Dare,,4,B
eve,Eve,Harrington,,5,B
"""
SQUARED = {"double-test": "no diagnosis", "double-hidden": "sum-instead-of-weights"}


def graded(course: Course, student: str, source: str | None, fails: dict[str, str]) -> Outcome:
    """The outcome of a submission whose first question is answered with ``source``."""
    unit = read_unit(course.root, UNIT)
    given = None if source is None else answer(source)
    if given:
        given.fails.update(fails)
    chosen = {"double": given, "leaf": unit.solution("leaf")}
    hand_in(unit, chosen, {}, course.submitted(student, UNIT))
    return outcome_of(unit, read_assignment(course.root, UNIT), student, chosen, {})


@pytest.fixture(scope="module")
def course(tmp_path_factory):
    course = make_released_course(tmp_path_factory.mktemp("report") / "course")
    (course.root / "work").mkdir(exist_ok=True)
    (course.root / ROSTER).write_text(PEOPLE, "utf-8")
    outcomes = [
        graded(course, "ada", SQUARE.format("x", "Ada"), SQUARED),
        graded(course, "ben", SQUARE.format("lovelace", "Ben"), SQUARED),
        graded(course, "cyd", SHORT, {"double-hidden": "no diagnosis"}),
        graded(course, "dan", None, {}),
        graded(course, EVIL.replace("/", ""), f"x = {EVIL!r}\n", {"double-test": "no diagnosis"}),
    ]
    said = Finding(f"`{EVIL}` is wrong.")
    outcomes[-1] = Outcome(**{
        **vars(outcomes[-1]),
        "verdicts": (Verdict("double-test", Why.FAILED, 0.0, said), *outcomes[-1].verdicts[1:]),
    })  # fmt: skip
    short = Finding("`double` is wrong.", given="x = 3", seen="6", wanted="9")
    outcomes[2] = Outcome(**{
        **vars(outcomes[2]),
        "verdicts": (Verdict("double-hidden", Why.FAILED, 0.0, short),),
    })  # fmt: skip
    with open_recorder(course) as recorder:
        for outcome in outcomes:
            recorder.seed_of(outcome.submission)
        recorder.record(*outcomes)
        broken = Submission("flo", UNIT)
        recorder.record(Outcome(broken, Status.NOT_GRADED, detail=f"no notebook {EVIL}"))
    return course


@pytest.fixture(scope="module")
def folder(course):
    return summarise(course.root).page.parent


@pytest.fixture(scope="module")
def page(folder):
    return (folder / f"{UNIT}.html").read_text("utf-8")


def rows(path: Path) -> list[dict[str, str]]:
    with path.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file))


def test_a_misconception_has_its_denominator_learners_section_and_example(page):
    [article] = re.findall(
        r"<article[^>]*>(?:(?!</article>).)*sum-instead.*?</article>", page, re.S
    )

    assert "<b>2</b> of 4 who tried" in article
    assert "Ada Lovelace" in article and "Ben Bitdiddle" in article
    assert "2.5 Flattening" in article or "Lesson:" in article
    assert "return x * x" in article
    assert "wrote this" not in article


def test_an_example_that_names_a_learner_is_not_shown(page):
    assert "return lovelace" not in page


def test_failures_without_a_cause_are_grouped_and_counted(page):
    part = page.partition('id="unnamed"')[2]

    assert "<b>2</b> of 4 who tried" in part
    assert "torch.cat" in part
    assert "<b>1</b> with the same structure" not in part


def test_what_a_check_found_stands_beside_its_example_but_not_what_it_expected(page):
    part = page.partition('id="unnamed"')[2]

    assert "<li>given: x = 3</li><li>you have: 6</li></ul>" in part
    assert "expected" not in part


def test_a_topic_says_how_many_learners_met_what(folder, page):
    term = (folder / "term.html").read_text("utf-8")

    for text in (page, term):
        assert re.search(r'#idea-sum-instead-of-weights">2 learners</a>: ', text)


def test_where_nobody_is_unusually_similar_nothing_is_counted(page):
    assert "<summary>No pairs</summary>" in page


def test_every_link_within_the_report_leads_somewhere(folder):
    pages = {path.name: path.read_text("utf-8") for path in folder.glob("*.html")}
    links = {
        (to or name, mark)
        for name, text in pages.items()
        for to, mark in re.findall(r'href="([^"#]*)#([^"]+)"', text)
    }

    assert {f"{UNIT}.html", "term.html"} <= {*pages}
    assert any(mark.startswith("idea-") for _, mark in links)
    assert any(mark.startswith("unnamed-") for _, mark in links)
    for to, mark in links:
        assert f'id="{mark}"' in pages[to], (to, mark)


def test_who_handed_in_nothing_and_who_has_no_score_is_said(page):
    assert "Eve Harrington" in page.partition('id="missing"')[2].partition("</section>")[0]
    assert "not graded: no notebook" in page.partition('id="without"')[2]


def test_a_model_answer_is_whole_and_a_task_has_no_links_that_lead_nowhere():
    asked = {each.id: each for each in read_asked(REPOSITORY, "04_leaf_gradients")}

    assert "..." not in asked["leaf-or-not"].model
    assert asked["initial-weights"].model.startswith("def initial_weights(")
    assert "return" in asked["initial-weights"].model
    assert not any(".ipynb" in each.text for each in asked.values())


def test_questions_are_counted_by_how_they_ended(folder):
    first = rows(folder / "questions.csv")[0]

    assert {key: first[key] for key in ("graded", "tried", "full", "partly", "none")} == {
        "graded": "5", "tried": "4", "full": "0", "partly": "2", "none": "2",
    }  # fmt: skip
    assert (first["not_attempted"], first["mean"], first["discrimination"]) == ("1", "0.6", "")
    assert float(first["difficulty"]) == pytest.approx(1 - 0.6 / 3)


def test_the_long_table_has_a_row_for_each_cell_and_names_the_cause(folder):
    found = {(row["learner"], row["cell"]): row for row in rows(folder / "cells.csv")}

    hidden = found["ada", "double-hidden"]
    assert (hidden["points"], hidden["max"]) == ("0", "1")
    assert (hidden["cause"], hidden["ended"]) == ("sum-instead-of-weights", "failed")
    assert found["ada", "leaf-test"]["ended"] == "passed"
    assert found["dan", "double-test"]["ended"] == "not attempted"
    assert len(found) == 5 * 6
    assert found["ada", "drawing"]["points"] == ""


def test_nothing_a_learner_wrote_does_anything_on_a_page_or_in_a_table(folder):
    for path in folder.rglob("*.*"):
        text = path.read_text("utf-8")
        assert not re.search("[\x00-\x08\x0b-\x1f\x7f-\x9f\u202e]", text), path
        if path.suffix == ".html":
            assert "<script" not in text and "&lt;script&gt;" in text
            assert "default-src 'none'" in text
        else:
            assert not any(
                field.startswith(("=", "+", "-", "@"))
                for row in rows(path)
                for field in row.values()
                if not re.fullmatch(r"-?[\d.]+(e-\d+)?", field)
            )


def test_every_picture_has_words(page):
    pictures = re.findall(r"<svg[^>]*>", page)

    assert pictures and all('role="img"' in each and "aria-label=" in each for each in pictures)


def test_a_page_asks_nothing_of_a_network(folder):
    for path in folder.glob("*.html"):
        text = path.read_text("utf-8")
        assert not re.search(r"""(?:src|href)=["'](?:https?:)?//|url\(|@import""", text), path


def test_notebooks_are_read_once(course, folder, page):
    away = course.root / "work" / "away"
    shutil.move(course.root / "work" / "autograded", away)
    try:
        summarise(course.root)
        again = (folder / f"{UNIT}.html").read_text("utf-8")
    finally:
        shutil.move(away, course.root / "work" / "autograded")

    # But for those that are now reported as without a notebook, nothing has changed.
    assert "return x * x" in again
    assert (course.root / ANSWERS / f"{UNIT}.jsonl").is_file()


def test_a_damaged_cache_is_made_anew(course, page):
    cache = course.root / ANSWERS / f"{UNIT}.jsonl"
    cache.write_text('{"token": "x"\nnonsense\n{"token": 1, "answers": 3}\n', "utf-8")

    summary = summarise(course.root)

    assert "return x * x" in (summary.page.parent / f"{UNIT}.html").read_text("utf-8")


def test_a_section_has_a_report_of_its_own(course, capsys):
    assert main(["--course", str(course.root), "results", "--section", "B", "--unit", "1"]) == 0

    folder = course.root / "work" / "reports" / "unit-01_section-B"
    assert {row["learner"] for row in rows(folder / "cells.csv")} == {"cyd", "dan"}
    assert [row["learner"] for row in rows(folder / "not_handed_in.csv")] == ["eve"]
    assert "only section B" in (folder / "term.html").read_text("utf-8")
    # Of what no check could explain, nobody is counted as somebody who has the wrong idea.
    assert re.search(r"  0 of 2  .* \(perhaps 1 more\)$", capsys.readouterr().out, re.M)


@pytest.mark.parametrize(
    ("chosen", "says"),
    [
        pytest.param(Chosen(sections=["C"]), "section of the class; there are A, B", id="section"),
        pytest.param(Chosen(students=["who"]), "who: is not in the class", id="student"),
        pytest.param(Chosen(units=["99"]), f"no such unit; there are {UNIT}", id="unit"),
    ],
)  # fmt: skip
def test_what_there_is_not_is_refused(course, chosen, says):
    with pytest.raises(AuthorError, match=says):
        summarise(course.root, chosen)


def test_an_anonymous_report_names_nobody_and_has_the_same_numbers(course, folder):
    summary = summarise(course.root, anonymous=True)

    shared = summary.page.parent
    secret = re.compile(
        r"\b(ada|ben|cyd|dan|eve|flo|lovelace|bitdiddle|charisse|dare|harrington|calc)\b", re.I
    )
    for path in shared.rglob("*.*"):
        assert not secret.search(path.read_text("utf-8")), path
    assert "With names" in (folder / "term.html").read_text("utf-8")
    assert "With names" not in (shared / "term.html").read_text("utf-8")
    plain, hidden = rows(folder / "cells.csv"), rows(shared / "cells.csv")
    assert sorted((r["cell"], r["points"], r["cause"]) for r in plain) == sorted(
        (r["cell"], r["points"], r["cause"]) for r in hidden
    )
    assert rows(folder / "questions.csv") == rows(shared / "questions.csv")


def test_what_was_asked_is_there_and_a_model_answer_for_the_instructor_alone(page, course):
    [asked] = re.findall(r'<article id="question-1">.*?</article>', page, re.S)
    shared = (
        summarise(course.root, anonymous=True).page.with_name(f"{UNIT}.html").read_text("utf-8")
    )

    assert "Question 1" in asked
    assert "<pre>def double(x):" in asked and "return 2 * x" in asked
    assert 'id="question-1"' in shared and "Model answer" not in shared
    assert page.count('href="#question-1"') > 1


def test_the_order_of_an_anonymous_report_is_not_that_of_the_class_list(course):
    shared = summarise(course.root, anonymous=True).page.parent

    cells = [row["learner"] for row in rows(shared / "cells.csv") if row["cell"] == "double-test"]
    scores = [row["student"] for row in rows(shared / "results.csv")]
    on_page = re.findall(r'<th scope="row">(L\d+)', (shared / "term.html").read_text("utf-8"))
    assert min(len(cells), len(scores), len(on_page)) >= 5
    for listed in (cells, scores, on_page):
        assert listed == sorted(listed)


def test_two_learners_of_one_name_are_told_apart(folder):
    term = (folder / "term.html").read_text("utf-8")

    assert '<th scope="row">Ada Lovelace <span class="id">ada</span></th>' in term


def test_a_section_met_in_two_units_counts_each_learner_once():
    section = Section("03_graph", "3.10 Frozen parameters")

    def line(number: str, *topics: Topic) -> UnitLine:
        return UnitLine(f"{number}_unit", number, number, [], [], [], topics, f"{number}.html")

    third = line("03", topic_of(section, "ada", "ben"), topic_of(None, "dan"))
    fourth = line("04", topic_of(section, "ben", "cyd", "eve"), topic_of(None, "ada"))

    widest, *others = over_units([third, fourth])

    assert (widest.section, sorted(widest.learners)) == (section, ["ada", "ben", "cyd", "eve"])
    assert [line.number for line, _ in widest.units] == ["04", "03"]
    assert [each.title for each in others] == ["03_unit, Question 5", "04_unit, Question 5"]


def test_recognised_ideas_come_before_failures_that_may_be_of_the_section():
    known = Section("03_graph", "3.10 Frozen parameters")
    guessed = Section("03_graph", "3.5 Gradients accumulate")
    unit = UnitLine("03", "03", "03", [], [], [], [
        topic_of(known, "ada", "ben", others=["cyd"]),
        topic_of(guessed, others=["ada", "ben", "cyd", "dan"]),
    ], "03.html")  # fmt: skip
    later = UnitLine("04", "04", "04", [], [], [], [topic_of(known, "cyd")], "04.html")

    first, second = over_units([unit, later])

    assert (first.section, sorted(first.learners), first.others) == (
        known,
        ["ada", "ben", "cyd"],
        {*()},
    )
    assert (second.section, second.learners, len(second.others)) == (guessed, {*()}, 4)


def test_a_wrong_idea_is_counted_over_all_units_and_who_had_it_again_of_those_who_could():
    frozen = Section("03_graph", "3.10 Frozen parameters")

    def line(number: str, graded: str, reason: Reason) -> UnitLine:
        topic = Topic(frozen, frozen.heading, reason.learners, [], [reason])
        results = [Result(each, number, Status.GRADED, 1, 2) for each in graded.split()]
        return UnitLine(number, number, number, results, [], [], [topic], f"{number}.html")

    def idea(name: str, *learners: str, known: bool = True) -> Reason:
        return Reason(f"the idea {name}", learners, f"idea-{name}", is_known=known)

    third = line("03", "ada ben cyd", idea("a", "ada", "ben", "cyd"))
    fourth = line("04", "ada ben eve", idea("a", "ben", "eve"))
    fifth = line("05", "ada cyd eve", idea("b", "ada"))
    sixth = line("06", "ada ben", idea("b", "ben"))

    first, second = ideas_over_units([third, fourth, fifth, sixth])
    guessed = ideas_over_units([line("03", "ada", idea("q", "ada", known=False))] * 2)

    assert (first.text, first.learners) == ("the idea a", {"ada", "ben", "cyd", "eve"})
    assert (first.again, first.before) == ({"ben"}, {"ada", "ben"})
    assert [(line.number, reason.learners) for line, reason in first.units] == [
        ("03", ("ada", "ben", "cyd")),
        ("04", ("ben", "eve")),
    ]
    assert (second.text, second.learners) == ("the idea b", {"ada", "ben"})
    assert (second.again, second.before) == (set(), {"ada"})
    assert guessed == []


@pytest.mark.parametrize(("low", "is_listed"), [(-0.02, True), (0.0, True), (0.01, False)])
def test_a_question_whose_discrimination_may_be_nothing_is_for_its_author_to_see(low, is_listed):
    asked = Asked("q", 1, "Which?", {"q-test": 2.0}, by_hand=False)
    item = Item(asked, 300, 0, 100, 0, 200, 0, 0.7, discrimination=0.1, low=low, high=0.2)
    line = UnitLine("03", "03", "03", [], [], [item], [], "03.html")

    assert doubtful([line]) == ([(item, line)] if is_listed else [])


def test_the_learners_of_a_topic_are_all_accounted_for():
    one, other = (
        Reason("an idea", ["ada", "ben"], "idea-a", is_known=True),
        Reason("another", ["ben"], "idea-b", is_known=True),
    )
    topic = Topic(None, "3.10 Frozen parameters", ["ada", "ben", "cyd"], ["dan"], [one, other])

    assert topic.besides([one, other]) == (1, 1)
    assert topic.besides([other]) == (2, 1)


@pytest.mark.parametrize(
    ("rest", "says"),
    [
        pytest.param(
            Besides(15, 118),
            "15 more with other known mistakes; 118 failed, and no check could say why",
            id="both",
        ),
        pytest.param(Besides(15, 0), "15 more with other known mistakes", id="known"),
        pytest.param(Besides(0, 3), "3 more failed, and no check could say why", id="unexplained"),
    ],
)
def test_known_mistakes_and_failures_that_nobody_can_explain_are_counted_apart(rest, says):
    macros: Any = make_environment().get_template("macros.html.j2").module

    assert str(macros.besides(rest)) == says


@pytest.mark.parametrize(
    ("failed", "named", "is_listed"),
    [
        pytest.param(10, 9, True, id="a-quarter-and-more-than-any-cause"),
        pytest.param(9, 2, False, id="too-few"),
        pytest.param(10, 10, False, id="not-more-than-a-cause"),
    ],
)
def test_a_question_that_many_failed_for_no_known_reason_is_to_be_talked_about(
    failed, named, is_listed
):
    asked = Asked("q", 3, "Watch", {"q-test": 4.0}, by_hand=False)
    learners = [f"s{number}" for number in range(40)]
    unnamed = Unnamed(asked, learners[:failed], 40, [])
    seen = [Seen(asked, learners[:named], 40)]
    cause = Cause("idea", "an idea", None, learners[:named], 40, seen, None)

    found = find_unexplained([cause], [unnamed])

    expected = Unexplained(3, "Watch", failed, 40, "unnamed-3")
    assert found == ([expected] if is_listed else [])


def test_the_term_begins_with_the_question_that_most_failed_for_no_known_reason():
    few, many = Unexplained(1, "A", 70, 250, "unnamed-1"), Unexplained(2, "B", 98, 257, "unnamed-2")
    third = UnitLine("03", "03", "03", [], [], [], [], "03.html", [few])
    fourth = UnitLine("04", "04", "04", [], [], [], [], "04.html", [many])

    assert most_unexplained([third, fourth]) == [(many, fourth), (few, third)]


def test_unexplained_failures_are_in_the_lists_of_what_to_talk_about(course):
    folder = summarise(course.root, Chosen(sections=["B"])).page.parent

    for name, to in ((f"{UNIT}.html", ""), ("term.html", f"{UNIT}.html")):
        text = (folder / name).read_text("utf-8")
        assert "<b>1</b> of 1 who tried failed, and no check could say why" in text
        assert f'<a href="{to}#unnamed-1">the groups of similar answers</a>' in text


def test_points_end_at_what_runs_by_itself_while_prose_waits(page):
    part = page.partition("Points of the questions that are graded automatically</h3>")[2]

    words = re.search(r'aria-label="([^"]*)"', part)
    assert words and words[1].endswith(" to 6: 0")


def topic_of(section: Section | None, *learners: str, others: Sequence[str] = ()) -> Topic:
    return Topic(section, section.heading if section else "Question 5", learners, others, [])
