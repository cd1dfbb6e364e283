"""Misconceptions about leaves, their gradients and updates by hand."""

from autograder.checks.misconceptions.entry import Misconception

ENTRIES = [
    Misconception(
        "leaf-means-requires-grad",
        "being a leaf and requiring grad are two different things",
        "ask two questions: was it made by a recorded operation? does it require grad?",
        "What a leaf is",
    ),
    Misconception(
        "every-result-is-a-non-leaf",
        "a result is a non-leaf only if the operation was recorded",
        "check whether any input required grad; if none did, the result is a leaf",
        "What a leaf is",
    ),
    Misconception(
        "grad-of-non-leaf",
        "this tensor was made by a recorded operation; only leaves keep their .grad",
        "read the gradient of the leaf it was made from, or call retain_grad() before backward()",
        "Only leaves keep their gradient",
    ),
    Misconception(
        "retain-grad-too-late",
        "retain_grad() was called after backward(), when the gradient had already passed",
        "call retain_grad() before backward()",
        "Only leaves keep their gradient",
    ),
    Misconception(
        "gradient-of-the-leaf",
        "this is the gradient of the leaf, not of the intermediate result",
        "keep the intermediate result under a name of its own, and ask for its gradient",
        "Only leaves keep their gradient",
    ),
    Misconception(
        "leaves-filled-on-the-way",
        "backward() went on to the leaves and added to their .grad as well",
        "ask torch.autograd.grad for one gradient, or put a copy of the old .grad back",
        "Only leaves keep their gradient",
    ),
    Misconception(
        "leaf-lost-at-creation",
        "an operation after requires_grad=True made a new tensor, and that one is no leaf",
        "build the values first, then call .requires_grad_() last",
        "Leaves lost by accident",
    ),
    Misconception(
        "optimize-non-leaf",
        "an optimizer can only change leaves; this tensor is the result of an operation",
        "build the values first, then call .requires_grad_() last",
        "Leaves lost by accident",
    ),
    Misconception(
        "leaf-changed-in-place",
        "a leaf that requires grad may not be changed in place while autograd records",
        "make the change inside `with torch.no_grad():`",
        "Changing a leaf in place",
    ),
    Misconception(
        "update-recorded",
        "the update itself was recorded by autograd",
        "make the update in place inside `with torch.no_grad():`",
        "Changing a leaf in place",
    ),
    Misconception(
        "rebound-leaf",
        "`w = w - ...` makes a new tensor and gives it the old name; the leaf is gone",
        "change the leaf itself: `w -= ...` inside `with torch.no_grad():`",
        "Rebinding loses the leaf",
    ),
    Misconception(
        "rebound-loop-variable",
        "`p = p - ...` in a loop only gives the loop's name a new tensor; no parameter changed",
        "change each parameter in place: `p -= ...` inside `with torch.no_grad():`",
        "Rebinding loses the leaf",
    ),
    Misconception(
        "trained-a-copy",
        "a copy was changed; the tensor that was handed over is as it was",
        "change the tensor itself, in place, inside `with torch.no_grad():`",
        "Rebinding loses the leaf",
    ),
    Misconception(
        "cleared-before-first-backward",
        ".grad is None until the first backward(), and None has no zero_()",
        "set x.grad = None, which is always allowed",
        "Clearing gradients",
    ),
    Misconception(
        "cleared-too-early",
        "the gradients were cleared between backward() and the step, so the step saw none",
        "clear before backward(), never between backward() and the step",
        "Clearing gradients",
    ),
    Misconception(
        "none-is-not-zero",
        "a gradient of None makes an optimizer skip the parameter; zeros do not",
        "decide which you want: None skips, zeros still move momentum and weight decay",
        "Clearing gradients",
    ),
    Misconception(
        "stale-gradient",
        "an old gradient was still stored, and the step used it",
        "set .grad = None when you freeze a parameter",
        "Stale gradients move frozen parameters",
    ),
    Misconception(
        "flipped-sign",
        "the sign is flipped: the step goes uphill",
        "descend: subtract the learning rate times the gradient",
        "One SGD step by hand",
    ),
    Misconception(
        "step-without-learning-rate",
        "the step is the whole gradient: the learning rate was not used",
        "multiply the gradient by lr",
        "One SGD step by hand",
    ),
    Misconception(
        "plain-momentum",
        "this is the step of plain momentum: it follows the buffer alone",
        "follow g + momentum * b, not b",
        "One SGD step by hand",
    ),
    Misconception(
        "weight-decay-missing",
        "the weight decay was not added to the gradient",
        "add decay * w to the gradient before anything else uses it",
        "One SGD step by hand",
    ),
    Misconception(
        "gradient-changed-by-the-step",
        "step() changed .grad, which it should only read",
        "compute with new tensors: `p.grad + ...`, not `p.grad += ...` or `p.grad.add_(...)`",
        "One SGD step by hand",
    ),
]
