"""Importing this refuses, in one sentence, a PyTorch that the checks cannot work with.

Their modules take private names of PyTorch when they are imported, so this one comes before them.
"""

from autograder.checks.private_names import Need, require

require(Need.CHECKS)
