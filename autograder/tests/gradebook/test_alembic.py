"""nbgrader makes a gradebook wherever its own packages lie, and in every locale."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import nbgrader
import pytest

MAKES_ONE = """
from autograder.gradebook.alembic import make_alembic_work
make_alembic_work()
from nbgrader.api import get_alembic_version
print(get_alembic_version())
"""


@pytest.mark.slow
@pytest.mark.parametrize("where", ["C", "POSIX", "C.UTF-8"])
def test_a_gradebook_can_be_made_in_a_folder_of_any_name(tmp_path, where):
    packages = tmp_path / "für alle"
    packages.mkdir()
    (packages / "nbgrader").symlink_to(Path(nbgrader.__file__).parent)

    done = subprocess.run(
        [sys.executable, "-W", "ignore", "-c", MAKES_ONE],
        env={"LC_ALL": where, "PYTHONPATH": os.pathsep.join([str(packages), *sys.path])},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )

    assert done.returncode == 0 and done.stdout.strip(), done.stderr
