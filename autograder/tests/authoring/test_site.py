"""The site: whole pages from stored outputs, whose every link and anchor is there, offline."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import nbformat
import pytest

from autograder.authoring.site import write_site
from autograder.authoring.site_text import page_of
from autograder.course.canonical import read_notebook
from autograder.course.put_away import revealing_cells
from autograder.tests.support.notebook_fixtures import REPOSITORY, code, make_notebook, markdown


def page(*cells, link=lambda url: url):
    made = page_of(make_notebook(*cells), link)
    return made, "\n".join(made.blocks)


def shows(source: str, *outputs: Any) -> Any:
    return code(source, outputs=list(outputs))


def printed(text: str) -> Any:
    return nbformat.v4.new_output("stream", text=text)


class Reader(HTMLParser):
    """What a page links to, its anchors, its pictures and what it would fetch."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.links: list[str] = []
        self.ids: set[str] = set()
        self.fetched: list[str] = []
        self.silent: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        known = {name: value or "" for name, value in attrs}
        self.ids.add(known.get("id", ""))
        if tag == "a" and "href" in known:
            self.links.append(known["href"])
        if tag in ("script", "img", "iframe", "source") and "src" in known:
            self.fetched.append(known["src"])
        if tag == "link":
            self.fetched.append(known["href"])
        if tag == "img" and not known.get("alt"):
            self.silent.append(known.get("src", "")[:60])


def test_headings_have_the_anchors_of_jupyterlab():
    made, html = page(markdown("# 6 · `detach()`\n\n## 6.1 Same memory, *no* history"))

    assert 'id="6.1-Same-memory,-no-history"' in html
    assert (made.title, made.sections[1].heading) == ("6 · detach()", "6.1 Same memory, no history")


def test_what_answers_a_prediction_is_folded_and_nothing_else_is():
    made, html = page(
        markdown("**Predict.** What is it?"),
        shows("# guess 1.1-1:\nprint(3 * 3)", printed("9\n")),
        markdown("Next."),
        shows("print(16)", printed("16\n")),
    )

    predicted, other = made.blocks[1], made.blocks[3]
    assert predicted.index("<details") < predicted.index(">9<") < predicted.index("</details>")
    assert "# guess" not in predicted
    assert "<details" not in other and ">16<" in other


def test_the_setup_is_folded_below_its_title():
    made, _ = page(code("# Setup: run this cell first.\nimport torch"))

    assert made.blocks[0].index("<summary>Setup</summary>") < made.blocks[0].index("torch")


def test_an_error_is_text_without_colour_codes():
    told = "\x1b[31mRuntimeError\x1b[39m: a < b"
    error = nbformat.v4.new_output("error", ename="RuntimeError", evalue="", traceback=[told])

    _, html = page(shows("f()", error))

    assert "RuntimeError: a &lt; b" in html and "\x1b" not in html


def test_a_picture_has_its_words():
    output = nbformat.v4.new_output(
        "display_data", {"image/png": "AAAA", "text/plain": "a < b"}, metadata={}
    )

    _, html = page(shows("plot()", output))

    assert '<img alt="a &lt; b"' in html


def test_formulas_are_drawn_by_the_browser():
    _, html = page(markdown(r"Here $\frac{a}{b}$."))

    assert "<mfrac>" in html and "$" not in html


def test_a_cell_of_a_table_knows_its_column():
    _, html = page(markdown("| `x` | a < b |\n|---|---|\n| 1 | 2 |\n| 3 | |"))

    assert re.findall(r'<td data-column="([^"]*)">(\d?)', html) == [
        ("x", "1"),
        ("a &lt; b", "2"),
        ("x", "3"),
        ("a &lt; b", ""),
    ]


def test_a_table_without_a_head_names_no_columns():
    _, html = page(markdown("<table><tr><td>1</td></tr></table>"))

    assert '<td data-column="">1</td>' in html


def test_a_page_stands_alone(sound_course, tmp_path):
    pages = write_site(sound_course, tmp_path / "site")

    assert [path.name for path in pages] == ["index.html", "01_squares.html"]
    text = pages[1].read_text("utf-8")
    assert "/exercises/01_squares/01_squares_exercise.ipynb" in text
    assert "colab.research.google.com" in text and "mybinder.org" in text
    assert set(Reader(text).fetched) == {"style.css", "index.js", "search.js"}


def test_a_page_names_the_button_that_opens_an_output(sound_course, tmp_path):
    text = write_site(sound_course, tmp_path / "site")[1].read_text("utf-8")
    _, html = page(markdown("**Predict.**"), shows("print(9)", printed("9\n")))

    named = re.search(r"<em>(.+?)</em>", text.partition('class="reading"')[2])
    assert named
    assert f"<summary>{named[1]}. " in html


def test_the_start_page_sets_apart_what_has_to_be_installed(sound_course, tmp_path):
    text = write_site(sound_course, tmp_path / "site")[0].read_text("utf-8")

    buttons = re.sub(r"<[^>]+>", "", text.partition('class="buttons">')[2].partition("</p>")[0])
    told = " ".join(buttons.split())
    assert told == "With nothing to install: Binder Colab or On your machine"
    assert "you can do after it" in text and "After it you can" not in text


@pytest.fixture(scope="module")
def site(tmp_path_factory) -> Path:
    target = Path(tmp_path_factory.mktemp("site"))
    write_site(REPOSITORY, target)
    return target


@pytest.mark.slow
def test_every_link_and_anchor_of_this_course_is_there(site):
    pages = {path.name: Reader(path.read_text("utf-8")) for path in site.glob("*.html")}

    lost = []
    for name, read in pages.items():
        for url in read.links:
            if "://" in url or url.startswith("mailto:"):
                continue
            file, _, place = url.partition("#")
            target = pages.get(file or name)
            if target is None or (place and unquote(place) not in target.ids):
                lost.append(f"{name}: {url}")
    assert lost == []
    fetched = {each for read in pages.values() for each in read.fetched}
    assert {each for each in fetched if not each.startswith("data:")} == {
        "style.css", "index.js", "search.js",
    }  # fmt: skip
    assert [each for read in pages.values() for each in read.silent] == []


@pytest.mark.slow
def test_every_prediction_of_this_course_is_folded(site):
    for path in sorted((REPOSITORY / "course").glob("*.ipynb")):
        asked = [cell for cell in revealing_cells(read_notebook(path)) if cell.outputs]
        html = (site / f"{path.stem}.html").read_text("utf-8")
        assert len(re.findall(r'class="reveal"', html)) == len(asked), path.name
