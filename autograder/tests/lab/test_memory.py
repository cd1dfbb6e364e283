"""A memory drawing states the live tensors' facts, and every element stands under its cell."""

from __future__ import annotations

import itertools
import os
import re
import subprocess
import sys
import warnings
import xml.etree.ElementTree as ElementTree
from dataclasses import replace

import numpy
import pytest
import torch

from autograder.checks.observing.taking import Observer
from autograder.lab import draw_memory
from autograder.lab._memory import labels_of
from autograder.lab._places import place_of, read_cell
from autograder.lab._style import text_width

DRAW = """\
import torch
from autograder.lab import draw_memory
x = torch.arange(6.0).reshape(2, 3)
names = {"x": x, "x.T": x.T, "row": x[1], "copy": x.clone(), "array": x.numpy()}
drawing = draw_memory(names=names)
print(drawing, drawing.svg)
"""


def looks(drawing):
    return {look.name: look for storage in drawing.memory.storages for look in storage.looks}


def letters(drawing):
    """Return the storage of each name."""
    return {
        look.name: storage.letter for storage in drawing.memory.storages for look in storage.looks
    }


def make_views():
    x = torch.arange(24.0).reshape(2, 3, 4)
    return {
        "x": x,
        "permuted": x.permute(2, 0, 1),
        "slice": x[:, 1:, ::2],
        "expanded": x[:, :1].expand(2, 5, 4),
        "windows": x.flatten().unfold(0, 3, 1),
        "diagonal": x[0].diagonal(),
        "one": x[1, 2, 3],
        "none": x[:0],
        "overlapping": x.as_strided((3, 3), (1, 1), 2),
    }


def test_the_text_is_a_table_of_cells_and_the_tensors_that_read_them():
    x = torch.arange(6.0).reshape(2, 3)

    assert repr(draw_memory(names={"x": x, "x.T": x.T})).splitlines() == [
        "Storage A: 6 cells of float32, 24 bytes, cpu, shared by 2",
        "  cell   0    1    2    3    4    5",
        "  value  0.0  1.0  2.0  3.0  4.0  5.0",
        "├─ x: shape (2, 3), stride (3, 1), offset 0, _version 0, requires_grad False, contiguous",
        "│  reads cells [[0, 1, 2], [3, 4, 5]]",
        "└─ x.T: shape (3, 2), stride (1, 3), offset 0, _version 0, requires_grad False, "
        "not contiguous",
        "   reads cells [[0, 3], [1, 4], [2, 5]]",
    ]


@pytest.mark.parametrize("name", make_views())
def test_the_facts_drawn_are_the_facts_of_the_live_tensor(name):
    views = make_views()
    tensor = views[name]
    seen = Observer().take(tensor)

    facts = looks(draw_memory(names=views))[name].facts

    assert facts == (
        f"shape {seen.shape}",
        f"stride {seen.stride}",
        f"offset {seen.offset}",
        f"_version {seen.version}",
        f"requires_grad {seen.requires_grad}",
        "contiguous" if tensor.is_contiguous() else "not contiguous",
    )


@pytest.mark.parametrize("name", make_views())
def test_every_element_is_found_in_the_cell_that_holds_it(name):
    views = make_views()
    tensor, look = views[name], looks(draw_memory(names=views))[name]
    cells = views["x"].flatten()
    readers: dict[int, list[tuple[int, ...]]] = {}
    for index in itertools.product(*map(range, tensor.shape)):
        assert cells[look.cell_of(index)] == tensor[index]
        readers.setdefault(look.cell_of(index), []).append(index)

    for cell in range(24):
        expected = readers.get(cell, [])
        assert look.readers(cell) == (len(expected), expected[:4])


def test_versions_and_flags_are_read_when_the_drawing_is_made():
    y = torch.ones(2, requires_grad=True) * 1
    before = repr(draw_memory(y))
    y.add_(1)

    after = looks(draw_memory(names={"y": y, "y.data": y.data}))

    assert "_version 0, requires_grad True" in before
    assert "_version 1" in after["y"].facts and "requires_grad True" in after["y"].facts
    assert "_version 0" in after["y.data"].facts and "requires_grad False" in after["y.data"].facts


def test_sharing_is_told_from_equal_values():
    x = torch.ones(3)

    drawn = letters(
        draw_memory(names={"x": x, "copy": x.clone(), "d": x.detach(), "same": x, "v": x[2:]})
    )

    assert drawn == {"x, same": "A", "copy": "B", "d": "A", "v": "A"}


def test_arrays_and_tensors_over_one_memory_are_drawn_together():
    array = numpy.arange(6.0)
    part, whole = torch.from_numpy(array[2:]), torch.from_numpy(array)
    names = {"part": part, "array": array, "whole": whole, "back": array[::-1]}

    drawing = draw_memory(names=names)

    assert set(letters(drawing).values()) == {"A"}
    assert looks(drawing)["part"].cells() == [2, 3, 4, 5]
    assert looks(drawing)["part"].notes == ("its own storage begins at cell 2",)
    assert looks(drawing)["back"].cells() == [5, 4, 3, 2, 1, 0]
    assert "strides (-8,) in bytes" in looks(drawing)["back"].facts
    assert drawing.memory.storages[0].values == ("0.0", "1.0", "2.0", "3.0", "4.0", "5.0")


def test_an_array_made_from_a_view_shows_the_whole_storage():
    x = torch.arange(6)

    drawing = draw_memory(names={"array": x[1::2].numpy()})

    assert drawing.memory.storages[0].count == 6
    assert looks(drawing)["array"].cells() == [1, 3, 5]


def test_a_tensor_that_joins_two_arrays_joins_their_memory():
    array = numpy.zeros(8, dtype="int32")
    left, right = torch.from_numpy(array[:3]), torch.from_numpy(array[5:])

    apart = letters(draw_memory(names={"left": left, "right": right}))
    joined = letters(draw_memory(names={"left": left, "right": right, "array": array}))

    assert apart == {"left": "A", "right": "B"}
    assert joined == {"left": "A", "right": "A", "array": "A"}


def test_one_storage_read_as_two_element_types_is_drawn_twice_under_one_letter():
    x = torch.tensor([1.0, -2.0])

    drawing = draw_memory(names={"x": x, "bits": x.view(torch.int32)})

    assert [storage.letter for storage in drawing.memory.storages] == ["A", "A"]
    assert drawing.memory.storages[1].values == ("1065353216", "-1073741824")


@pytest.mark.parametrize(
    ("tensor", "values"),
    [
        pytest.param(torch.tensor(7), ("7",), id="0-d"),
        pytest.param(torch.tensor([True, False]), ("True", "False"), id="bool"),
        pytest.param(torch.empty(0), (), id="empty"),
        pytest.param(torch.tensor([1 + 2j]), ("1+2j",), id="complex"),
        pytest.param(torch.tensor([0.5], dtype=torch.bfloat16), ("0.5",), id="bfloat16"),
        pytest.param(torch.tensor([float("nan"), -1e20]), ("nan", "-1e+20"), id="nan"),
        pytest.param(torch.ones(2, device="meta"), ("", ""), id="meta"),
        pytest.param(torch.tensor([0.1]), ("0.1",), id="float32"),
    ],
)
def test_cells_hold_the_values_of_any_element_type(tensor, values):
    assert draw_memory(tensor).memory.storages[0].values == values


def test_inference_tensors_have_no_version_and_conjugates_say_so():
    with torch.inference_mode():
        inference = torch.ones(2)

    assert "no _version (inference tensor)" in repr(draw_memory(inference))
    assert "reads the conjugate" in repr(draw_memory(torch.tensor([1 + 2j]).conj()))


def test_a_storage_that_became_too_small_is_drawn_with_a_warning():
    x = torch.ones(4)
    x.untyped_storage().resize_(8)

    drawing = draw_memory(x)

    assert drawing.memory.storages[0].values == ("1.0", "1.0")
    assert "its storage is too small for it" in repr(drawing)


def test_a_long_storage_is_cut_where_no_tensor_begins_or_ends():
    big = torch.arange(1000.0)

    storage = draw_memory(names={"big": big, "v": big[500:503]}).memory.storages[0]

    assert {0, 1, 2, 500, 501, 502, 999} <= set(storage.shown) <= set(range(1000))
    assert len(storage.shown) <= 20
    assert [float(value) for value in storage.values] == [float(cell) for cell in storage.shown]
    assert len(storage.shown) + sum(count for _, count in storage.gaps()) == 1000


def test_a_cell_read_a_million_times_says_how_often_and_takes_no_memory():
    x = torch.ones(3).expand(1_000_000_000, 3)

    look = looks(draw_memory(names={"x": x}))["x"]

    assert labels_of(look, 1) == ["[0,1]", "[1,1]", "[2,1]", "×1000000000"]


def test_cells_of_a_device_whose_memory_cannot_be_read_directly_come_through_the_tensor():
    row = torch.arange(6.0, requires_grad=True)[4:]
    place = replace(place_of(row), device="elsewhere")

    assert [read_cell(place, place.low, cell) for cell in (0, 5)] == [0.0, 5.0]


def test_memory_that_nobody_filled_can_be_drawn_without_values():
    text = repr(draw_memory(torch.ones(2), values=False))

    assert "value" not in text
    assert "  cell   0  1" in text


def test_a_subclass_is_not_asked_about_itself_and_nothing_changes_or_warns():
    class Liar(torch.Tensor):
        @classmethod
        def __torch_function__(cls, func, types, args=(), kwargs=None):
            raise AssertionError("asked")

    with warnings.catch_warnings():
        warnings.simplefilter("error")
        w = torch.ones(2, requires_grad=True)
        y = w * 2
        draw_memory(torch.ones(2).as_subclass(Liar), w, y, y.detach())

    assert (w._version, y._version, w.grad, y.retains_grad) == (0, 0, None, False)


@pytest.mark.parametrize(
    ("value", "sentence"),
    [
        pytest.param(torch.eye(2).to_sparse(), "not drawn: s is a sparse_coo tensor", id="sparse"),
        pytest.param(numpy.array(["a"]), "not drawn: s has elements of type <U1", id="text"),
        pytest.param(
            numpy.zeros(2, dtype=">f4"), "not drawn: s has elements of type >f4", id="endian"
        ),
    ],
)
def test_what_has_no_storage_of_cells_is_named_with_the_reason(value, sentence):
    drawing = draw_memory(names={"x": torch.ones(1), "s": value})

    assert sentence in repr(drawing)
    assert list(looks(drawing)) == ["x"]


def test_too_many_tensors_get_a_sentence_and_no_picture():
    drawing = draw_memory(*(torch.ones(1) for _ in range(13)))

    assert repr(drawing) == "too many to draw: 13 tensors. Draw 12 or fewer at a time."
    assert drawing.svg is None


@pytest.mark.parametrize(
    ("arguments", "says"),
    [((), "needs a tensor"), (([1.0],), "not a list"), ((torch.ones(1), 3), "not a int")],
)
def test_something_else_than_tensors_is_refused_in_a_sentence(arguments, says):
    with pytest.raises(TypeError, match=says):
        draw_memory(*arguments)


@pytest.mark.slow
def test_the_same_tensors_give_the_same_bytes_in_another_process():
    def run(code, seed):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-W", "error", "-c", code]
        done = subprocess.run(command, env=environment, capture_output=True, timeout=120)
        assert (done.returncode, done.stderr) == (0, b"")
        return done.stdout

    first = run(DRAW, "1")

    assert b"</svg>" in first
    assert first == run("ballast = [object() for _ in range(99999)]\n" + DRAW, "2")


def test_the_picture_says_all_that_the_text_says_and_holds_no_address():
    drawing = draw_memory(names=make_views())
    svg = ElementTree.fromstring(drawing.svg or "")
    words = [element.text or "" for element in svg.iter("{http://www.w3.org/2000/svg}text")]

    for name, look in looks(drawing).items():
        assert name in words
        assert " · ".join(look.facts) in words
        for cell in drawing.memory.storages[0].shown:
            assert set(labels_of(look, cell)) <= set(words)
    assert set(drawing.memory.storages[0].values) <= set(words)
    assert not re.search(r"0x|\d{9}| id=", repr(drawing) + (drawing.svg or ""))
    assert svg.attrib["aria-label"].startswith("Memory: storage A (24 cells of float32")


def test_nothing_of_the_picture_is_outside_or_wider_than_its_box():
    big = torch.arange(500.0).mul(-1.2345e-5)
    drawing = draw_memory(names={"big": big, "square": big.view(20, 25).T, "x": torch.eye(3)})
    svg = ElementTree.fromstring(drawing.svg or "")
    width, height = float(svg.attrib["width"]), float(svg.attrib["height"])
    boxes = [
        {k: float(v) for k, v in b.attrib.items() if k in "xywidthheight"}
        for b in svg.iter()
        if b.tag.endswith("rect") and "x" in b.attrib
    ]

    assert boxes
    for box in boxes:
        assert 0 <= box["x"] and box["x"] + box["width"] <= width
        assert 0 <= box["y"] and box["y"] + box["height"] <= height
    for text in svg.iter("{http://www.w3.org/2000/svg}text"):
        room = text_width(text.text or "", float(text.attrib["font-size"]))
        left = float(text.attrib["x"])
        left -= 0 if text.attrib.get("text-anchor") == "start" else room / 2
        assert 0 <= left and left + room <= width + 1
        assert float(text.attrib["y"]) <= height


def test_neighbouring_rows_differ_in_their_border_not_only_in_colour():
    x = torch.ones(2)
    names = {name: x.view(2) for name in "abcd"}
    svg = ElementTree.fromstring(draw_memory(names=names).svg or "")

    boxes = [e for e in svg.iter() if e.tag.endswith("rect") and e.attrib.get("rx") == "3"]

    assert len(boxes) == 8
    assert len({box.attrib.get("stroke-dasharray") for box in boxes}) == 4
