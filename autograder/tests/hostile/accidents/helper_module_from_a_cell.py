# title: A cell writes a helper module and a data file into the working folder; an answer uses both
# unit: 02_storage_and_views
# loses: nothing
# flagged: no
# in: scratch before cell-of
get_ipython().run_cell_magic(
    "writefile",
    "my_little_helpers.py",
    "def dot(a, b):\n    return sum(i * j for i, j in zip(a, b))\n",
)
# in: scratch before cell-of
import json
from pathlib import Path

_ = Path("my_notes.json").write_text(json.dumps({"start": 0}))
# in: answer cell-of
import json
from pathlib import Path

from my_little_helpers import dot

notes = json.loads(Path("my_notes.json").read_text())


def cell_of(x, index):
    return notes["start"] + x.storage_offset() + dot(index, x.stride())
