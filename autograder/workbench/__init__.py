"""The learner's side: verdicts where the learner looks, marking, progress, a learner's copies.

What this module imports at once runs in every learner's kernel, on Colab too: torch, matplotlib,
IPython and the standard library are all there is.
"""

from autograder.workbench.beginning import begin
from autograder.workbench.calls import grade_me, progress, start_over

__all__ = ["begin", "grade_me", "progress", "start_over"]
