"""autograder/grader/ builds the package that pyproject.toml builds, for those without PyTorch."""

from __future__ import annotations

import tomllib
from email import message_from_string
from typing import Any

import pytest

from autograder.authoring.package import wheel_texts
from autograder.tests.support.notebook_fixtures import REPOSITORY

GRADER = "autograder/grader"


def project(folder: str) -> dict[str, Any]:
    text = (REPOSITORY / folder / "pyproject.toml").read_text("utf-8")
    return dict(tomllib.loads(text)["project"])


def test_what_both_say_is_the_same() -> None:
    ours, grader = project("."), project(GRADER)

    for key in ("version", "requires-python", "license", "scripts"):
        assert grader[key] == ours[key]
    known = {*ours["dependencies"], *ours["optional-dependencies"]["course"]}
    assert set(grader["dependencies"]) <= known


@pytest.mark.slow
def test_its_wheel_has_the_same_package_and_asks_for_no_torch() -> None:
    ours, grader = wheel_texts(REPOSITORY), wheel_texts(REPOSITORY, GRADER)

    of_package = {name: text for name, text in ours.items() if name.startswith("autograder/")}
    assert {name: grader.get(name) for name in of_package} == of_package
    [metadata] = (text for name, text in grader.items() if name.endswith("/METADATA"))
    wanted = message_from_string(metadata).get_all("Requires-Dist", [])
    assert len(wanted) == 3 and not any(each.startswith("torch") for each in wanted)
