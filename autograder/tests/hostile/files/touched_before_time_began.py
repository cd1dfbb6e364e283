# title: The notebook was last changed in 1901, a file beside it in 2446, and a folder cannot be written to
# unit: 02_storage_and_views
# loses: nothing
# in: folder
import os
from pathlib import Path


def spoil(folder):
    folder = Path(folder)
    for notebook in folder.glob("*.ipynb"):
        os.utime(notebook, (-(2**31), -(2**31)))
    late = folder / "late.txt"
    late.write_text("later")
    try:
        os.utime(late, (15_000_000_000, 15_000_000_000))
    except (OSError, OverflowError):
        pass
    closed = folder / "closed"
    closed.mkdir()
    (closed / "inside.txt").write_text("stays")
    closed.chmod(0o500)
    os.utime(folder, (-1, -1))
