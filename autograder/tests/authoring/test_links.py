"""Links lead to files and headings that exist; what is shown as code is no link."""

from __future__ import annotations

import pytest

from autograder.authoring.headings import anchor, headings, without_number
from autograder.authoring.links import link_targets, verify_links
from autograder.course.canonical import write_notebook
from autograder.course.layout import NotebookKind
from autograder.tests.support.notebook_fixtures import make_notebook, markdown


@pytest.fixture
def site(tmp_path):
    lesson = make_notebook(
        markdown("# One\n\n## 1.1 The `grad_fn` of *x*\n\n```python\n# no heading\n```"),
        markdown('<a id="named"></a>Text'),
    )
    write_notebook(tmp_path / "course" / "01_one.ipynb", lesson, NotebookKind.LESSON)
    (tmp_path / "solutions").mkdir()
    (tmp_path / "README.md").write_text("# Title\n\n## Get started, now!\n", "utf-8")
    return tmp_path


def broken(site, text):
    (site / "page.md").write_text(text, "utf-8")
    return [problem.what for problem in verify_links(site)]


@pytest.mark.parametrize(
    "text",
    [
        pytest.param("[a](course/01_one.ipynb)", id="file"),
        pytest.param("[a](course/)", id="folder"),
        pytest.param("[a](course/01_one.ipynb#1.1-The-grad_fn-of-x)", id="jupyter-anchor"),
        pytest.param("[a](course/01_one.ipynb#named)", id="named-anchor"),
        pytest.param("[a](README.md#get-started-now)", id="github-anchor"),
        pytest.param("# Here\n[a](#here)", id="same-page"),
        pytest.param('[a](README.md "a title")', id="title"),
        pytest.param("[a]: README.md", id="reference"),
        pytest.param("[a](https://example.org/none) [b](mailto:a@b.c)", id="elsewhere"),
        pytest.param("`[a](none.md)` and\n```\n[b](none.md)\n```", id="code"),
        pytest.param("   ```markdown\n   [b](none.md)\n   ```", id="indented-code"),
    ],
)
def test_sound_link_is_no_problem(site, text):
    assert broken(site, text) == []


@pytest.mark.parametrize(
    ("text", "says"),
    [
        pytest.param("[a](none.md)", "leads to a file that does not exist", id="file"),
        pytest.param("![a](none.png)", "leads to a file that does not exist", id="picture"),
        pytest.param('<img src="none.png">', "leads to a file that does not exist", id="html"),
        pytest.param("[a]: none.md", "leads to a file that does not exist", id="reference"),
        pytest.param("[a](course/01_one.ipynb#1.2)", "names a heading that is not", id="anchor"),
        pytest.param("[a](course/01_one.ipynb#no-heading)", "names a heading", id="code-heading"),
        pytest.param("[a](README.md#Get-started)", "names a heading", id="github-anchor"),
        pytest.param("[a](#nowhere)", "names a heading", id="same-page"),
        pytest.param("[a](../outside.md)", "leads out of the course", id="outside"),
        pytest.param("[a](/lab/tree)", "starts at the root of a server", id="absolute"),
        pytest.param("[![a](x.svg)](README.md)", "link `x.svg` leads to a file", id="nested"),
    ],
)
def test_broken_link_is_found(site, text, says):
    (what,) = broken(site, text)

    assert says in what


def test_numbers_of_headings_are_stripped_and_titles_kept():
    assert without_number("3.5 Gradients accumulate") == "Gradients accumulate"
    assert without_number("3 ways to say it") == "ways to say it"
    assert without_number("Gradients") == "Gradients"


def test_headings_are_read_as_a_reader_sees_them(site):
    assert headings(site / "course" / "01_one.ipynb") == ["One", "1.1 The grad_fn of x"]
    assert anchor("1.1 The grad_fn", notebook=True) == "1.1-The-grad_fn"
    assert anchor("Get started, now!", notebook=False) == "get-started-now"


def test_targets_within_code_are_not_links():
    assert link_targets("[a](one.md) `[b](two.md)`") == ["one.md"]
