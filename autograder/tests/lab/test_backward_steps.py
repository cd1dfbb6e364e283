"""The steps of `backward()`: one line a call, in the engine's order, and nothing is run."""

from __future__ import annotations

import base64
import gc
import os
import re
import subprocess
import sys
import weakref
import xml.etree.ElementTree as ElementTree
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import nbformat
import pytest
import torch
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook
from torch import Tensor

from autograder.lab import BackwardDrawing, draw_backward

pytestmark = pytest.mark.usefixtures("graphviz")

SANITIZE = Path(__file__).parents[3] / ".ci" / "nbval.cfg"

DRAW = """\
import torch
from autograder.lab import draw_backward
x = torch.tensor(3.0, requires_grad=True)
y = x * 2
draw_backward(y * x, names={"x": x, "y": y})"""


def make_leaf(*numbers: float) -> Tensor:
    return torch.tensor(numbers or 3, dtype=torch.float32, requires_grad=True)


def make_drawing() -> BackwardDrawing:
    x, c = make_leaf(), torch.tensor(2.0)
    y = x * c
    loss = y * x
    return draw_backward(loss, names={"x": x, "c": c, "y": y, "loss": loss})


def test_the_text_is_a_numbered_list_of_what_arrives_and_what_is_sent_to_whom() -> None:
    assert repr(make_drawing()).splitlines() == [
        "backward() from loss: 3 calls; drawn, not run",
        "1. MulBackward0 of loss gets 1.0; sends 3.0 to MulBackward0 of y "
        "and 6.0 to AccumulateGrad of x (part 1 of 2)",
        "2. MulBackward0 of y gets 3.0; sends 6.0 to AccumulateGrad of x (part 2 of 2)",
        "3. AccumulateGrad of x gets 6.0 + 6.0 = 12.0; x.grad None -> 12.0",
    ]


def test_what_a_leaf_is_filled_with_is_added_to_what_it_has() -> None:
    x = make_leaf(1, 2)
    x.grad = torch.tensor([10.0, 10.0])
    loss = (x * x).sum()

    last = draw_backward(loss, names={"x": x}).lines[-1]

    assert last.endswith("gets [1.0, 2.0] + [1.0, 2.0] = [2.0, 4.0]; "
                         "x.grad [10.0, 10.0] -> [12.0, 14.0]")  # fmt: skip
    loss.backward()
    assert x.grad.tolist() == [12.0, 14.0]


def test_a_result_that_retains_its_gradient_is_filled_when_its_operation_is_called() -> None:
    x = make_leaf()
    y = x.exp()
    y.retain_grad()

    drawing = draw_backward(y * 2, names={"x": x, "y": y})

    assert drawing.lines[1].endswith("; y.grad None -> 2.0")
    assert y.grad is None


def test_two_operations_of_one_kind_are_told_apart_by_their_step() -> None:
    x = make_leaf()

    lines = draw_backward(x.exp().exp(), names={"x": x}).lines

    assert lines[0].startswith("1. ExpBackward0 gets 1.0; sends ")
    assert lines[0].endswith(" to ExpBackward0 (step 2)")
    assert lines[1].startswith("2. ExpBackward0 gets ")


def test_what_the_engine_sums_for_a_broadcast_input_is_told() -> None:
    x, b = torch.ones(5, 4), make_leaf(0, 0, 0, 0)

    lines = draw_backward((x + b).sum(), names={"b": b}).lines

    assert lines[1].endswith(
        "sends [5.0, 5.0, 5.0, 5.0] (summed by the engine from shape (5, 4)) to AccumulateGrad of b"
    )


def test_each_output_of_one_operation_has_its_own_gradient_and_an_unused_one_nothing() -> None:
    x = make_leaf(1, 2, 3)
    a, _, c = x.unbind()

    lines = draw_backward(a * c, names={"x": x, "a": a, "c": c}).lines

    assert lines[1].startswith("2. UnbindBackward0 of a and c gets 3.0; nothing; 1.0; sends ")
    assert lines[2].endswith("x.grad None -> [3.0, 0.0, 1.0]")


def test_looking_runs_nothing_of_the_learners_and_changes_nothing() -> None:
    ran: list[str] = []

    class Own(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad_out: Tensor) -> Tensor:
            ran.append("own")
            return grad_out * 2

    x = make_leaf()
    y = Own.apply(x * 1)
    y.register_hook(lambda grad: ran.append("hook"))
    names = {"x": x, "y": y}

    drawing = draw_backward(y, names=names)

    assert (ran, x.grad, x._version) == ([], None, 0)
    assert drawing.lines[0].endswith(
        "sends ? to MulBackward0 (not known: its backward() is your own code)"
    )
    assert drawing.lines[-1].endswith("x.grad None -> ?")
    assert drawing.notes == [
        "not run: the hook on y; in backward() it may change what goes on from there",
        "run_own=True runs your own code, to fill in each ?",
    ]
    assert draw_backward(y, names=names, run_own=True).lines[-1].endswith("x.grad None -> 2.0")
    assert ran == ["own"]


def test_own_code_that_raises_is_not_to_be_run_once_more() -> None:
    class Raises(torch.autograd.Function):
        @staticmethod
        def forward(ctx: Any, x: Tensor) -> Tensor:
            return x * 2

        @staticmethod
        def backward(ctx: Any, grad_out: Tensor) -> Tensor:
            raise ValueError("not yet")

    drawing = draw_backward(Raises.apply(make_leaf()), run_own=True)

    assert drawing.lines[0].endswith("(not known: it raises ValueError: not yet)")
    assert drawing.notes == []


def test_looking_keeps_nothing_alive() -> None:
    gc.collect()
    gc.disable()
    try:
        x = make_leaf()
        y = x.exp()
        drawing = draw_backward(y * x, names={"x": x, "y": y})
        watched = [weakref.ref(x), weakref.ref(y)]
        del x, y
        assert [ref() for ref in watched] == [None, None]
        assert drawing.pictures
    finally:
        gc.enable()


@pytest.mark.parametrize(
    ("make", "says"),
    [
        pytest.param(lambda: torch.ones(1), "no graph: the tensor does not require", id="no-graph"),
        pytest.param(
            lambda: make_leaf(), "1. AccumulateGrad gets 1.0; .grad None -> 1.0", id="leaf"
        ),
    ],
)
def test_a_tensor_without_operations_is_answered_in_a_line(make: Any, says: str) -> None:
    assert says in repr(draw_backward(make()))


def test_a_freed_graph_gets_one_sentence_and_no_picture() -> None:
    loss = make_leaf().exp()
    loss.backward()

    drawing = draw_backward(loss)

    assert repr(drawing).startswith("no gradients: a backward pass has freed what ExpBackward0")
    assert list(drawing._repr_mimebundle_()) == ["text/plain"]


def test_several_numbers_start_from_grad_out() -> None:
    x = make_leaf(1, 2)

    with pytest.raises(ValueError, match="add grad_out="):
        draw_backward(x * 2)
    lines = draw_backward(x * 2, grad_out=torch.tensor([1.0, 10.0])).lines

    assert lines[0].startswith("1. MulBackward0 gets [1.0, 10.0]; sends [2.0, 20.0] to ")


def test_what_is_no_tensor_is_refused_by_name() -> None:
    with pytest.raises(TypeError, match="draw_backward draws tensors, and argument 1 is a float"):
        draw_backward(1.5)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match=r"for example draw_backward\(loss\)"):
        draw_backward()


class Tags(HTMLParser):
    """Collects the tags and words of an HTML output."""

    def __init__(self, html: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.words = ""
        self.feed(html)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def handle_data(self, data: str) -> None:
        self.words += data


def test_the_html_says_every_line_and_shows_a_described_picture_for_each_step() -> None:
    drawing = make_drawing()
    page = Tags(drawing.html or "")
    images = [attributes for tag, attributes in page.tags if tag == "img"]

    assert all(line in page.words for line in repr(drawing).splitlines())
    assert [image["alt"] for image in images] == [
        f"The graph at step {line}" for line in drawing.lines
    ]
    for image, picture in zip(images, drawing.pictures, strict=True):
        assert base64.b64decode((image["src"] or "").split(",")[1]).decode() == picture


def test_the_html_needs_no_script_style_or_input_which_an_untrusted_notebook_drops() -> None:
    tags = {tag for tag, _ in Tags(make_drawing().html or "").tags}

    assert tags == {"p", "details", "summary", "img"}


def test_in_the_picture_of_a_step_its_node_alone_is_strong_and_later_numbers_are_missing() -> None:
    first, _, last = [ElementTree.fromstring(svg) for svg in make_drawing().pictures]
    words = [[e.text for e in svg.iter() if e.tag.endswith("text")] for svg in (first, last)]
    strong = [
        e.text for e in first.iter() if e.attrib.get("font-weight") == "bold" and e.text != "x ()"
    ]

    assert sorted(map(str, strong)) == ["1. MulBackward0", "↑ 1.0", "↑ 3.0", "↑ 6.0"]
    assert "↑ 12.0" in words[1] and "↑ 12.0" not in words[0]
    assert "data 3.0 · x.grad None -> 12.0" in words[1]


def test_many_steps_are_told_in_full_and_drawn_once() -> None:
    x = make_leaf()
    y = x
    for _ in range(20):
        y = y + 1

    drawing = draw_backward(y)

    assert len(drawing.lines) == 21
    assert (drawing.pictures, (drawing.html or "").count("<img")) == ([], 1)


@pytest.mark.slow
def test_nbval_compares_the_words_of_the_steps_and_not_their_pictures(tmp_path: Path) -> None:
    notebook = new_notebook(cells=[new_code_cell(DRAW)])
    NotebookClient(notebook, kernel_name="python3", record_timing=False).execute()
    shown = notebook.cells[0].outputs[0].data
    nbformat.write(notebook, tmp_path / "same.ipynb")
    shown["text/html"] = shown["text/html"].replace("base64,PHN2", "base64,PHN3")
    shown["image/svg+xml"] = shown["image/svg+xml"].replace('font-size="13"', 'font-size="9"')
    nbformat.write(notebook, tmp_path / "moved.ipynb")
    shown["text/html"] = shown["text/html"].replace("gets 3.0", "gets 4.0")
    nbformat.write(notebook, tmp_path / "other_words.ipynb")

    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbval", "-rfp"]
    command += ["--nbval-sanitize-with", str(SANITIZE), "-c", os.devnull, "--rootdir", "."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)

    found = re.findall(r"^(PASSED|FAILED) (\w+)\.ipynb", done.stdout, re.MULTILINE)
    verdicts = {name: verdict for verdict, name in found}
    assert verdicts == {"same": "PASSED", "moved": "PASSED", "other_words": "FAILED"}, done.stdout
