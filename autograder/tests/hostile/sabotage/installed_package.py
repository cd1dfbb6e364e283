# title: the grader's own package and its bytecode are changed on disk
# unit: 03_requires_grad_and_the_graph
# in: scratch first
from pathlib import Path

import autograder
import torch

for module in (autograder, torch):
    folder = Path(module.__file__).parent
    for path in (folder / "{{MARK}}.py", folder / "__pycache__" / "{{MARK}}.pyc"):
        try:
            path.write_text("raise SystemExit\n")
        except OSError:
            pass
