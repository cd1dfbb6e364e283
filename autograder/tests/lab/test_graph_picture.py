"""The picture: the same bytes everywhere, nothing cut off or overlapping, and a way without it."""

from __future__ import annotations

import itertools
import os
import re
import shlex
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import nbformat
import pytest
import torch
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_notebook

from autograder.lab import GraphDrawing, draw_graph
from autograder.lab._layout import Layout, lay_out
from autograder.lab._style import DETAIL_SIZE, TITLE_SIZE, text_width

pytestmark = pytest.mark.usefixtures("graphviz")

SANITIZE = Path(__file__).parents[3] / ".ci" / "nbval.cfg"

DRAW = """\
import torch
from autograder.lab import draw_graph
x = torch.ones(3, requires_grad=True)
c = torch.ones(3)
y = x * c
loss = (y**2 + x).sum()
drawing = draw_graph(loss, names={"x": x, "c": c, "y": y, "loss": loss}, show_saved=True)
"""
BLOCK_PYGRAPHVIZ = "import sys\nsys.modules['pygraphviz'] = None\n"
SHOW = "bundle = drawing._repr_mimebundle_()\nprint(sorted(bundle))\nprint(drawing)\n"


def run(code: str, **environment: str) -> str:
    """Return what ``code`` prints in a process of its own, which must be silent on stderr."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def make_network_drawing() -> GraphDrawing:
    model = torch.nn.Sequential(
        torch.nn.Linear(4, 8), torch.nn.Tanh(), torch.nn.Linear(8, 8), torch.nn.Linear(8, 2)
    )
    out = model(torch.ones(5, 4))
    loss = torch.nn.functional.cross_entropy(out, torch.zeros(5, dtype=torch.long))
    names = {**dict(model.named_parameters()), "out": out, "loss": loss}
    return draw_graph(loss, names=names, show_saved=True)


@pytest.fixture(scope="module")
def layout() -> Layout:
    return lay_out(make_network_drawing().graph)


@pytest.fixture(scope="module")
def svg() -> ElementTree.Element:
    return ElementTree.fromstring(make_network_drawing().svg or "")


@pytest.mark.slow
def test_the_same_graph_gives_the_same_bytes_in_another_process() -> None:
    code = DRAW + "print(drawing.svg)\nprint(drawing)"

    first = run(code, PYTHONHASHSEED="1")
    second = run("ballast = [object() for _ in range(99999)]\n" + code, PYTHONHASHSEED="2")

    assert "</svg>" in first
    assert first == second


@pytest.mark.slow
def test_without_graphviz_the_text_drawing_comes_with_the_remedy() -> None:
    shown = run(BLOCK_PYGRAPHVIZ + DRAW + SHOW, PATH="")

    assert shown.startswith("['text/plain']\nloss (): not a leaf\n└─ SumBackward0\n")
    assert "pip install pygraphviz" in shown.splitlines()[-1]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("problem", "says"),
    [
        pytest.param(
            'ImportError("libgobject-2.0.so.0: cannot open shared object file: No such file")',
            "the library libgobject-2.0.so.0 that it needs is missing or cannot be loaded. "
            "Get it with `apt install libglib2.0-0 libxext6 libxrender1 libexpat1` on Debian or "
            "Ubuntu, restart the kernel",
            id="glib",
        ),
        pytest.param(
            'ImportError("libother.so.1: cannot open shared object file: No such file")',
            "the library libother.so.1 that it needs is missing or cannot be loaded. "
            "Get it with your system's packages",
            id="another-library",
        ),
        pytest.param(
            "ModuleNotFoundError(\"No module named '_pygv'\", name='_pygv')",
            "pygraphviz is installed and cannot be loaded: No module named '_pygv'",
            id="broken",
        ),
    ],
)
def test_a_pygraphviz_that_cannot_be_loaded_is_not_told_to_be_installed(
    tmp_path: Path, problem: str, says: str
) -> None:
    (tmp_path / "pygraphviz.py").write_text(f"raise {problem}\n")

    shown = run(DRAW + SHOW, PATH="", PYTHONPATH=str(tmp_path))

    assert shown.startswith("['text/plain']\nloss (): not a leaf\n")
    assert says in shown.splitlines()[-1]
    assert "pip install" not in shown


@pytest.mark.slow
def test_a_dot_program_on_the_path_gives_the_same_picture(tmp_path: Path) -> None:
    pytest.importorskip("pygraphviz")
    dot = tmp_path / "dot"
    # A real program with dot's contract; it lays out with the Graphviz of the wheel.
    dot.write_text(
        # As pip starts a script whose Python lies in a folder with a space.
        f"#!/bin/sh\n'''exec' {shlex.quote(sys.executable)} \"$0\" \"$@\"\n' '''\n"
        "import sys\n"
        "from pygraphviz import AGraph\n"
        "assert sys.argv[1:] == ['-Tplain']\n"
        "source = sys.stdin.read()\n"
        "sys.stdout.buffer.write(AGraph(string=source).draw(format='plain', prog='dot'))\n"
    )
    dot.chmod(0o755)

    by_program = run(BLOCK_PYGRAPHVIZ + DRAW + "print(drawing.svg)", PATH=str(tmp_path))

    assert "</svg>" in by_program
    assert by_program == run(DRAW + "print(drawing.svg)")


@pytest.mark.slow
def test_a_broken_dot_program_falls_back_to_text(tmp_path: Path) -> None:
    dot = tmp_path / "dot"
    dot.write_text("#!/bin/sh\nexit 1\n")
    dot.chmod(0o755)

    shown = run(BLOCK_PYGRAPHVIZ + DRAW + SHOW, PATH=str(tmp_path))

    assert shown.startswith("['text/plain']")
    assert "`dot` program of this machine does not work" in shown.splitlines()[-1]


def test_no_boxes_overlap_and_none_is_outside(layout: Layout) -> None:
    for one, other in itertools.combinations(layout.boxes, 2):
        apart_x = abs(one.x - other.x) >= (one.width + other.width) / 2
        apart_y = abs(one.y - other.y) >= (one.height + other.height) / 2
        assert apart_x or apart_y
    for box in layout.boxes:
        assert box.width / 2 - 0.1 <= box.x <= layout.width - box.width / 2 + 0.1
        assert box.height / 2 - 0.1 <= box.y <= layout.height - box.height / 2 + 0.1


def test_every_text_fits_its_box(layout: Layout) -> None:
    graph = make_network_drawing().graph

    for node, box in zip(graph.nodes, layout.boxes, strict=True):
        assert text_width(node.title, TITLE_SIZE) + 16 <= box.width
        assert text_width(node.detail, DETAIL_SIZE) + 16 <= box.width


def test_every_edge_ends_on_the_box_it_points_to(layout: Layout) -> None:
    graph = make_network_drawing().graph

    for edge, spline in zip(graph.edges, layout.splines, strict=True):
        for place, (x, y) in ((edge.tail, spline[0]), (edge.head, spline[-1])):
            box = layout.boxes[place]
            assert abs(x - box.x) <= box.width / 2 + 1
            assert abs(y - box.y) <= box.height / 2 + 1


def test_the_picture_has_its_own_white_ground_and_a_name_for_screen_readers(
    svg: ElementTree.Element,
) -> None:
    name = svg.attrib["aria-label"]
    title, ground = svg[0], svg[1]

    assert svg.attrib["role"] == "img"
    assert name.startswith("Autograd graph of loss (): 1")
    assert title.text == name
    assert ground.attrib["fill"] == "#ffffff"
    assert ground.attrib["width"] == svg.attrib["width"]
    assert ground.attrib["height"] == svg.attrib["height"]


def test_the_picture_holds_every_word_of_the_graph(svg: ElementTree.Element) -> None:
    words = {element.text for element in svg.iter("{http://www.w3.org/2000/svg}text")}

    for node in make_network_drawing().graph.nodes:
        assert {node.title, node.detail} - {""} <= words


def test_a_saved_tensor_changed_in_place_keeps_its_box_in_the_picture() -> None:
    x, c = torch.ones(3, requires_grad=True), torch.ones(3)
    y = x * c
    names = {"x": x, "c": c, "y": y}
    before = draw_graph(y, names=names, show_saved=True)
    c.add_(1)

    after = draw_graph(y, names=names, show_saved=True)

    words = [element.text for element in ElementTree.fromstring(after.svg or "").iter()]
    title = words.index("saved other (3,)")
    assert words[title + 1] == "c changed in place: version 1, saved at 0"
    assert (after.svg or "").count("<rect") == (before.svg or "").count("<rect")


def test_nothing_of_a_machine_or_a_version_is_in_the_picture() -> None:
    picture = make_network_drawing().svg or ""

    assert not re.search(r"<!--|graphviz|0x[0-9a-f]{6}|\d{9}| id=", picture, re.IGNORECASE)


def test_markup_in_a_name_stays_text() -> None:
    x = torch.ones(1, requires_grad=True)

    svg = ElementTree.fromstring(draw_graph(x * 2, names={'<b>"&': x}).svg or "")

    assert '<b>"& (1,)' in {element.text for element in svg.iter()}


@pytest.mark.slow
def test_nbval_compares_the_text_of_a_drawing_and_not_its_coordinates(tmp_path: Path) -> None:
    notebook = new_notebook(cells=[new_code_cell(DRAW + "drawing")])
    NotebookClient(notebook, kernel_name="python3", record_timing=False).execute()
    shown = notebook.cells[0].outputs[0].data
    nbformat.write(notebook, tmp_path / "same.ipynb")
    shown["image/svg+xml"] = shown["image/svg+xml"].replace('font-size="13"', 'font-size="9"')
    nbformat.write(notebook, tmp_path / "moved.ipynb")
    shown["text/plain"] = shown["text/plain"].replace("y (3,)", "y (4,)")
    nbformat.write(notebook, tmp_path / "other_graph.ipynb")

    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--nbval", "-rfp"]
    command += ["--nbval-sanitize-with", str(SANITIZE), "-c", os.devnull]
    command += ["--rootdir", "."]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=300)

    found = re.findall(r"^(PASSED|FAILED) (\w+)\.ipynb", done.stdout, re.MULTILINE)
    verdicts = {name: verdict for verdict, name in found}
    assert verdicts == {"same": "PASSED", "moved": "PASSED", "other_graph": "FAILED"}, done.stdout
