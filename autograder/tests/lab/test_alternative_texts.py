"""Every picture a lesson shows has words for who does not see it, wherever it is shown."""

from __future__ import annotations

import base64
import os
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import nbformat
import pytest
import torch
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

from autograder.lab import draw_backward, draw_graph, draw_memory, draw_values, show_plot

SANITIZE = Path(__file__).parents[3] / ".ci" / "nbval.cfg"
SENTENCE = 'The "loss" falls from 3 to 1 & stays.'

PLOT = f"""\
%matplotlib inline
import matplotlib.pyplot as plt
from autograder.lab import show_plot
plt.plot([3, 1, 1])
show_plot({SENTENCE!r})
print("then")"""


class Images(HTMLParser):
    """Collects the images and the words of an HTML output."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.images: list[dict[str, str | None]] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "img":
            self.images.append(dict(attrs))

    def handle_data(self, data: str) -> None:
        self.words += data


def make_drawings() -> dict[str, Any]:
    x = torch.tensor(3.0, requires_grad=True)
    names = {"<x>": x}
    return {
        "graph": draw_graph(x.exp(), names=names),
        "memory": draw_memory(names=names),
        "steps": draw_backward(x.exp(), names=names),
        "values": draw_values(SimpleNamespace(data=3.0, grad=1.0, parents=())),
    }


@pytest.fixture
def drawing(which: str, request: pytest.FixtureRequest) -> Any:
    if which != "memory":
        request.getfixturevalue("graphviz")
    return make_drawings()[which]


@pytest.mark.parametrize("which", ["graph", "memory", "steps", "values"])
def test_a_drawing_in_html_has_an_alternative_text_and_its_whole_text(drawing: Any) -> None:
    page = Images(drawing._repr_mimebundle_()["text/html"])

    assert page.images and all((image["alt"] or "").strip() for image in page.images)
    assert all(line in page.words for line in repr(drawing).splitlines())


@pytest.mark.parametrize("which", ["graph", "memory", "values"])
def test_the_alternative_text_of_a_drawing_is_the_name_of_its_svg(drawing: Any) -> None:
    [image] = Images(drawing.html).images
    picture = base64.b64decode((image["src"] or "").partition("base64,")[2]).decode()

    assert picture == drawing.svg
    assert f"<title>{(image['alt'] or '').replace('<', '&lt;').replace('>', '&gt;')}<" in picture


def test_a_drawing_without_a_picture_has_no_empty_image() -> None:
    assert list(draw_graph(torch.ones(1))._repr_mimebundle_()) == ["text/plain"]


@pytest.mark.parametrize(
    ("arguments", "kind", "says"),
    [
        pytest.param((" ",), ValueError, "say what there is to see", id="empty"),
        pytest.param((3,), TypeError, "needs a sentence first, and this is a int", id="no-text"),
        pytest.param((SENTENCE,), ValueError, "There is no plot to show yet", id="no-plot"),
    ],
)
def test_a_plot_without_words_or_without_a_plot_is_refused_with_the_remedy(
    arguments: Any, kind: type[Exception], says: str
) -> None:
    with pytest.raises(kind, match=says):
        show_plot(*arguments)


@pytest.mark.slow
def test_a_plot_is_shown_once_in_its_place_with_its_words(tmp_path: Path) -> None:
    notebook = new_notebook(cells=[new_code_cell(PLOT)])
    NotebookClient(notebook, kernel_name="python3", record_timing=False).execute()
    shown, printed = notebook.cells[0].outputs
    [image] = Images(shown.data["text/html"]).images

    assert (printed.text, shown.data["text/plain"]) == ("then\n", f"Plot: {SENTENCE}")
    assert image["alt"] == SENTENCE
    assert (image["src"] or "").partition("base64,")[2] == shown.data["image/png"].replace("\n", "")
    assert base64.b64decode(shown.data["image/png"]).startswith(b"\x89PNG")
    assert shown.metadata["image/png"]["alt"] == SENTENCE


@pytest.mark.slow
def test_nbval_compares_the_words_of_a_plot_and_not_its_pixels(tmp_path: Path) -> None:
    notebook = new_notebook(cells=[new_code_cell(PLOT)])
    NotebookClient(notebook, kernel_name="python3", record_timing=False).execute()
    shown = notebook.cells[0].outputs[0].data
    shown["text/html"] = re.sub("base64,.{40}", "base64,AAAA", shown["text/html"])
    nbformat.write(notebook, tmp_path / "other_pixels.ipynb")
    shown["text/plain"] = shown["text/plain"].replace("falls", "rises")
    nbformat.write(notebook, tmp_path / "other_words.ipynb")

    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbval", "-rfp"]
    command += ["--nbval-sanitize-with", str(SANITIZE), "-c", os.devnull, "--rootdir", "."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)

    verdicts = dict(
        reversed(found)
        for found in re.findall(r"^(PASSED|FAILED) (\w+)\.ipynb", done.stdout, re.MULTILINE)
    )
    assert verdicts == {"other_pixels": "PASSED", "other_words": "FAILED"}, done.stdout
