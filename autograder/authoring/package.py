"""What the installed package holds: the wheel, really built, in a folder that is thrown away."""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

from autograder.course.problems import AuthorError

# What a build reads besides the package; a copy is built, so the checkout stays as it is.
_READ = ("pyproject.toml", "README.md", "LICENSE", "MANIFEST.in", "setup.cfg", "setup.py")
_BUILD = "import sys; from setuptools.build_meta import build_wheel; build_wheel(sys.argv[1])"


def wheel_texts(root: Path, project: str = ".") -> dict[str, str]:
    """The text of each file in the wheel of the course's package, by its path in the wheel.

    Args:
        project: the folder whose pyproject.toml says what is built.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy, wheels = Path(folder, "copy"), Path(folder, "wheels")
        shutil.copytree(
            root / "autograder",
            copy / "autograder",
            ignore=shutil.ignore_patterns("__pycache__", "*.pyc"),
        )
        (copy / project).mkdir(exist_ok=True)
        for name in _READ:
            if (root / project / name).is_file():
                shutil.copy(root / project / name, copy / project / name)
        wheels.mkdir()
        built = subprocess.run(
            [sys.executable, "-c", _BUILD, str(wheels)],
            cwd=copy / project,
            capture_output=True,
            text=True,
            check=False,
        )
        if built.returncode:
            last = (built.stderr.strip().splitlines() or ["no reason given"])[-1]
            raise AuthorError(
                f"autograder/: its wheel cannot be built, so leaks in it cannot be seen: {last}"
            )
        with zipfile.ZipFile(next(wheels.glob("*.whl"))) as wheel:
            return {
                name: wheel.read(name).decode("utf-8", errors="replace")
                for name in wheel.namelist()
            }
