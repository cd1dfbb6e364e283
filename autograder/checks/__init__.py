"""What a test cell calls: probes that observe, draws, and checks that judge."""

import autograder.checks.fit  # noqa: F401 - first: it refuses a PyTorch that will not do
from autograder.checks.autograd import (
    check_gradient,
    check_leaf,
    check_no_gradient,
    check_reaches,
    check_requires_grad,
    check_same_tensor,
    check_shares_memory,
)
from autograder.checks.check_failure import CheckFailure, NotAttempted
from autograder.checks.compare import (
    check_answered,
    check_raises,
    check_ran,
    check_tensor,
    check_that,
    check_unchanged,
    check_value,
)
from autograder.checks.draws import drawn, floats, integers, one_of
from autograder.checks.idioms import check_idioms, check_without
from autograder.checks.observing.opaque import opaque
from autograder.checks.observing.places import every_device
from autograder.checks.observing.source import cell_of
from autograder.checks.predictions import check_predictions
from autograder.checks.probe import Seen, probe
from autograder.checks.processes import check_processes
from autograder.course.findings import Finding

__all__ = [
    "CheckFailure",
    "Finding",
    "NotAttempted",
    "Seen",
    "cell_of",
    "check_answered",
    "check_gradient",
    "check_idioms",
    "check_leaf",
    "check_no_gradient",
    "check_predictions",
    "check_processes",
    "check_raises",
    "check_ran",
    "check_reaches",
    "check_requires_grad",
    "check_same_tensor",
    "check_shares_memory",
    "check_tensor",
    "check_that",
    "check_unchanged",
    "check_value",
    "check_without",
    "drawn",
    "every_device",
    "floats",
    "integers",
    "one_of",
    "opaque",
    "probe",
]
