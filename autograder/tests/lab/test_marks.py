"""What the text speaks of is strong in the picture and marked in the text, the rest is quiet."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ElementTree

import pytest
import torch

from autograder.lab import draw_graph, draw_memory
from autograder.lab._style import FADED, PALE

pytestmark = pytest.mark.usefixtures("graphviz")


def words_of(svg: str | None) -> list[tuple[str, dict[str, str]]]:
    root = ElementTree.fromstring(svg or "")
    return [(e.text or "", e.attrib) for e in root.iter() if e.tag.endswith("text")]


def bold_words(svg: str | None) -> list[str]:
    return [word for word, look in words_of(svg) if look.get("font-weight") == "bold"]


def make_views() -> dict[str, torch.Tensor]:
    x = torch.arange(6.0).reshape(2, 3)
    x.add_(1)
    return {"x": x, "row": x[1]}


def test_a_marked_fact_is_strong_and_the_others_are_left_to_the_text() -> None:
    drawing = draw_memory(names=make_views(), mark="_version")

    assert repr(drawing).count("_version 1 <--,") == 2
    assert bold_words(drawing.svg) == ["Storage A", "x", "_version 1", "row", "_version 1"]
    assert "requires_grad" not in (drawing.svg or "")
    assert repr(drawing).replace(" <--", "") == repr(draw_memory(names=make_views()))


def test_a_marked_tensor_is_strong_and_the_other_rows_are_quiet() -> None:
    drawing = draw_memory(names=make_views(), mark=["row", "offset"])

    assert "├─ x: shape (2, 3), stride (3, 1), offset 0, " in repr(drawing)
    assert "└─ row <--: shape (3,), stride (1,), offset 3 <--, " in repr(drawing)
    assert bold_words(drawing.svg) == ["Storage A", "row", "offset 3"]
    assert dict(words_of(drawing.svg))["[1,2]"]["fill"] == FADED


def test_without_a_mark_small_facts_are_smaller_and_fainter_than_what_they_speak_of() -> None:
    words = dict(words_of(draw_memory(names=make_views()).svg))
    facts = next(look for word, look in words.items() if word.startswith("shape (2, 3)"))

    assert facts["fill"] == FADED
    assert float(facts["font-size"]) < float(words["[0,0]"]["font-size"])


def test_cells_are_listed_in_the_picture_only_where_boxes_do_not_say_them_all() -> None:
    few = draw_memory(names=make_views()).svg or ""
    many = draw_memory(torch.arange(500.0)).svg or ""

    assert "reads cells" not in few
    assert "reads cells [0, 1, 2, …, 497, 498, 499]" in many


@pytest.mark.parametrize(
    ("mark", "marked"),
    [
        pytest.param("x", ["x (): leaf, requires grad  <--"], id="tensor"),
        pytest.param(
            "MulBackward0", ["MulBackward0  <--", "MulBackward0  <--"], id="operations-of-a-kind"
        ),
        pytest.param(
            ["y", "AccumulateGrad"],
            ["y (): not a leaf  <--", "AccumulateGrad: adds into x.grad [1]  <--"],
            id="both",
        ),
    ],
)
def test_marked_nodes_are_strong_in_the_picture_and_marked_in_the_text(
    mark: str | list[str], marked: list[str]
) -> None:
    x = torch.tensor(3.0, requires_grad=True)
    y = x * x
    names = {"x": x, "y": y}

    drawing = draw_graph(y * x, names=names, mark=mark)

    lines = [re.sub("^[ │├└─]+", "", line) for line in repr(drawing).splitlines()]
    assert [line for line in lines if line.endswith("<--")] == marked
    assert sorted(bold_words(drawing.svg)) == sorted(
        re.split(r":|  <", m)[0].replace(" [1]", "") for m in marked
    )
    assert repr(drawing).replace("  <--", "") == repr(draw_graph(y * x, names=names))


def test_an_edge_between_marked_nodes_is_strong() -> None:
    x = torch.tensor(3.0, requires_grad=True)

    svg = draw_graph(x.exp(), names={"x": x}, mark=["x", "AccumulateGrad"]).svg or ""

    assert len(re.findall(r'fill="none"[^>]*stroke-width="2.5"', svg)) == 1


def test_a_dotted_line_beside_what_is_marked_can_still_be_seen() -> None:
    x = torch.tensor(3.0, requires_grad=True)

    svg = draw_graph(x.exp(), names={"x": x}, show_saved=True, mark="AccumulateGrad").svg or ""

    quiet = re.findall(r'fill="none" stroke="([^"]*)"(?: stroke-dasharray="([^"]*)")?/>', svg)
    assert (FADED, "2 3") in quiet
    assert (PALE, "") in quiet
    assert (PALE, "2 3") not in quiet


def test_a_mark_that_is_not_drawn_is_refused_with_what_could_be_marked() -> None:
    x = torch.ones(2, requires_grad=True)

    with pytest.raises(ValueError, match="mark='version' is not in the drawing; it has shape, str"):
        draw_memory(names={"x": x}, mark="version")
    with pytest.raises(ValueError, match="it has tensor, ExpBackward0, x, Acc"):
        draw_graph(x.exp(), names={"x": x}, mark=["x", "z"])
