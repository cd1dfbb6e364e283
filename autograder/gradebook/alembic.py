"""What `alembic` needs, which nbgrader starts by name when it makes a gradebook."""

from __future__ import annotations

import locale
import os
import sys
from pathlib import Path


def make_alembic_work() -> None:
    """Let it be that of this environment, activated or not, and read what nbgrader wrote for it."""
    programs, known = str(Path(sys.executable).parent), os.environ.get("PATH", os.defpath)
    if programs not in known.split(os.pathsep):
        os.environ["PATH"] = programs + os.pathsep + known
    # In the C locale Python writes UTF-8, and alembic reads its settings, and with them the name of
    # the course's folder, as ASCII.
    if sys.flags.utf8_mode and locale.getencoding().lower() != "utf-8":
        os.environ["LC_ALL"] = "C.UTF-8"
