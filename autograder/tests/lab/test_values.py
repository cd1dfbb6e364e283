"""Whether the numbers of an engine that somebody wrote are drawn as they are."""

from dataclasses import dataclass
from typing import Any

import pytest

from autograder.lab import draw_values

pytestmark = pytest.mark.usefixtures("graphviz")


@dataclass(eq=False)
class Number:
    data: Any
    parents: tuple[Any, ...] = ()
    grad: Any = 0.0


def test_every_number_is_written_with_data_and_gradient():
    x = Number(3.0, grad=6.0)
    square = Number(9.0, (x, x), grad=1.0)

    text = draw_values(square, {"x": x, "y": square}).text

    assert text.splitlines() == [
        "y: data 9 | grad 1",
        "├─ x: data 3 | grad 6 [1]",
        "└─ x [1], see above",
    ]


def test_numbers_without_a_name_are_drawn_too():
    drawing = draw_values(Number(1.5, (Number(0.5, grad=None),)))

    assert drawing.text.splitlines() == [
        "a result: data 1.5 | grad 0",
        "└─ a number: data 0.5 | grad None",
    ]


def test_the_picture_says_what_it_shows_to_those_who_cannot_see_it():
    pytest.importorskip("pygraphviz")
    x = Number(3.0)

    svg = draw_values(Number(9.0, (x, x)), {"x": x})._repr_svg_()

    assert svg is not None
    assert 'aria-label="Autograd graph of a result: numbers given: 1, numbers computed: 1"' in svg


def test_a_graph_nobody_would_read_is_refused():
    number = Number(0.0)
    for _ in range(10_000):
        number = Number(0.0, (number,))

    with pytest.raises(ValueError, match="at most 40"):
        draw_values(number)
