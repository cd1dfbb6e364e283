"""Fixtures that many tests share."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import pytest

from autograder.tests.support.kernel_sockets import pytest_configure
from autograder.tests.support.notebook_fixtures import make_course
from autograder.tests.support.pictures import graphviz, pytest_terminal_summary
from autograder.tests.support.sandbox_fixtures import bystander, hosts, open_folder, sandbox

__all__ = [
    "bystander",
    "graphviz",
    "hosts",
    "open_folder",
    "pytest_configure",
    "pytest_terminal_summary",
    "sandbox",
]


# What tests expect is so on every machine; those with the marker `cuda` take the GPUs back.
VISIBLE_GPUS = os.environ.get("CUDA_VISIBLE_DEVICES")
os.environ["CUDA_VISIBLE_DEVICES"] = ""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Files with slow tests first: the quick ones fill what the slow leave of the processors."""
    slow = {item.path for item in items if item.get_closest_marker("slow")}
    items.sort(key=lambda item: item.path not in slow)


@pytest.fixture(scope="session")
def sound_course(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A small sound course; read it, do not change it."""
    return make_course(tmp_path_factory.mktemp("sound") / "course")


@pytest.fixture
def course(sound_course: Path, tmp_path: Path) -> Path:
    """A small sound course of one unit, to be broken by the test."""
    return Path(shutil.copytree(sound_course, tmp_path / "course"))
