"""The normal form of learners' code: what it forgets, what it keeps; and no text ends it all."""

from __future__ import annotations

import pytest

from autograder.gradebook.report.forms import LONGEST, Forms

CODE = "def double(x):\n    y = 2 * x\n    return y.sum(dim=0, keepdim=True)"


@pytest.fixture(scope="module")
def forms():
    with Forms() as forms:
        yield forms


@pytest.mark.slow
@pytest.mark.parametrize(
    "text",
    [
        pytest.param(CODE.replace("y", "result"), id="names"),
        pytest.param(CODE.replace("\n", "  # mine\n", 1), id="comments"),
        pytest.param(CODE.replace("x):\n", 'x):\n    """Ada\'s."""\n'), id="docstring"),
        pytest.param(CODE.replace("(x)", "(x: 'Tensor') -> None"), id="annotations"),
        pytest.param(CODE.replace("2 * x", "(2 *\n        x)"), id="layout"),
        pytest.param(CODE.replace("dim=0, keepdim=True", "keepdim=True, dim=0"), id="keywords"),
        pytest.param("%matplotlib inline\n" + CODE, id="magic"),
    ],
)
def test_what_does_not_change_the_program_does_not_change_its_form(forms, text):
    one, other = forms.of([CODE, text])

    assert one.form is not None and one.form == other.form and one.size == other.size


@pytest.mark.slow
@pytest.mark.parametrize("text", [CODE.replace("2", "3"), CODE.replace("y.sum", "y.mean")])
def test_another_program_has_another_form(forms, text):
    one, other = forms.of([CODE, text])

    assert one.form != other.form


@pytest.mark.slow
def test_what_is_shown_has_no_remarks_and_is_laid_out_as_it_was(forms):
    [form, crowded] = forms.of(
        [
            'def f(x):\n    """By Ada."""\n    # Ada wrote this\n    y = ( 1,\n'
            "          2 )  # Ada\n    return y",
            "def f(x): 'Ada'; return x",
        ]
    )

    assert form.shown == "def f(x):\n    y = ( 1,\n          2 )\n    return y"
    assert crowded.shown == "def f(x):\n    return x"


@pytest.mark.slow
def test_no_text_keeps_the_others_from_their_forms(forms):
    hostile = [
        "(" * (LONGEST - 1),
        "-" * (LONGEST - 1) + "1",
        "lambda:" * 2800 + "1",
        "x" + ".a" * 9000,
        "a=" * 9000 + "1",
        "\x00",
        "\ud800",
        "def f(:",
        "x" * (LONGEST + 1),
    ]
    found = forms.of([CODE, *hostile, "x = 1"])

    assert found[0].form and found[-1].form == "v0 = 1"
    assert all(each.form is None and each.why for each in found[1:4])
    assert found[-2].why == "too long to be compared"


@pytest.mark.slow
def test_a_child_that_dies_is_started_again():
    with Forms() as forms:
        forms.of(["x = 1"])
        assert forms._child is not None
        forms._child.kill()
        forms._child.wait()

        assert [form.form for form in forms.of(["y = 2", "z = 3"])] == ["v0 = 2", "v0 = 3"]
