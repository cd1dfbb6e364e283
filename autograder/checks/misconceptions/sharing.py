"""Misconceptions about detach, .data and changes in place."""

from autograder.checks.misconceptions.entry import Misconception

ENTRIES = [
    Misconception(
        "detach-is-no-copy",
        "detach() and .data make no copy: this tensor looks at memory that is changed later",
        "keep values with .detach().clone()",
        "Same memory, no history",
    ),
    Misconception(
        "data-write-unseen",
        "a write through .data is not counted: backward() goes on with the changed values",
        "ask whether that memory was saved; if it was, the gradient is wrong, and nothing is said",
        "One write, three outcomes",
    ),
    Misconception(
        "saved-value-changed",
        "a tensor that an operation had saved for backward() was changed in place",
        "find it by its shape; change a clone of it, or change it after backward()",
        "The version counter",
    ),
    Misconception(
        "detach-writes-are-counted",
        "detach() shares memory and counter: backward() notices a change made through it",
        "ask two questions: was that memory saved? was the change counted?",
        "The version counter",
    ),
    Misconception(
        "changes-are-counted-not-values",
        "changes are counted, values are not compared: one that changes nothing counts too",
        "ask whether the change was counted, not whether the numbers differ",
        "The version counter",
    ),
    Misconception(
        "no-grad-still-counts",
        "no_grad() switches off the recording, not the counting of changes",
        "ask whether the changed tensor had been saved: then backward() refuses, no_grad() or not",
        "The version counter",
    ),
    Misconception(
        "write-not-counted",
        "the memory was changed, and not counted: the change went through .data or NumPy",
        "read through .detach(), and write into a .clone() only",
        "The version counter",
    ),
    Misconception(
        "only-saved-tensors-matter",
        "a change is harmless where nobody saved what it changes",
        "ask what the derivative is computed from: the input, the output, both, or neither",
        "What an operation saves",
    ),
    Misconception(
        "two-changes-at-once",
        "input and output were changed in the same run, so either may be the reason",
        "make one run for the input and another for the output",
        "What an operation saves",
    ),
    Misconception(
        "numpy-write-unseen",
        "the array shares memory with the tensor, and nobody counts what NumPy writes",
        "give the array memory of its own: .detach().clone().numpy()",
        "NumPy writes past the counter",
    ),
    Misconception(
        "numpy-of-recorded",
        "NumPy has no history, so a tensor that requires grad is not handed to it as it is",
        "say that the history may end here: .detach().numpy(), and .clone() if it is written to",
        "NumPy writes past the counter",
    ),
    Misconception(
        "copies-share-nothing",
        "a clone has memory of its own: a write to it changes nothing else",
        "ask which memory is written to",
        "Detach, clone, or both",
    ),
    Misconception(
        "slope-of-a-step",
        "the gradient is zero everywhere: it is that of the hard values themselves",
        "let the gradient come from the soft values, and make the difference a constant",
        "A constant on purpose: stop-gradient",
    ),
    Misconception(
        "soft-part-is-the-input",
        "the gradient passes as it is: it is that of the input, not of the soft function",
        "put the soft function in the place that is not detached",
        "A constant on purpose: stop-gradient",
    ),
    Misconception(
        "forward-is-still-soft",
        "these are the soft values: forward was not changed at all",
        "add to the soft values what they lack to the hard ones, as a constant",
        "A constant on purpose: stop-gradient",
    ),
    Misconception(
        "taken-for-a-constant",
        "an earlier result was taken for a constant, so the gradient through it is missing",
        "go on with the result itself, not with its .detach(), .data or .item()",
        "A constant on purpose: stop-gradient",
    ),
    Misconception(
        "wrong-part-detached",
        "the part that should carry the gradient was detached, and the other one was not",
        "detach the difference, and leave the soft values connected",
        "A constant on purpose: stop-gradient",
    ),
    Misconception(
        "state-carries-history",
        "the state took its history along from one part into the next",
        "go on with h.detach() where a new part begins",
        "Truncated back-propagation",
    ),
    Misconception(
        "cut-too-often",
        "the state was cut inside a part, so a step has no influence on the losses after it",
        "cut where a new part begins, and nowhere else",
        "Truncated back-propagation",
    ),
    Misconception(
        "state-thrown-away",
        "each part began with the first state: the value was forgotten, not only its history",
        "carry the value on: the new part begins with the last state, detached",
        "Truncated back-propagation",
    ),
    Misconception(
        "first-state-cut-off",
        "the first state was cut off before it was used, so no gradient reaches it",
        "cut between two parts, not before the first one",
        "Truncated back-propagation",
    ),
    Misconception(
        "view-shares-counter",
        "a view has no counter of its own: writing one element counts for all elements",
        "collect the results in a list, and make one tensor of them at the end",
        "What autograd checks in place",
    ),
    Misconception(
        "several-views-at-once",
        "unbind, split and chunk make several views at once; none may be written through",
        "collect the results in a list, and make one tensor of them at the end",
        "What autograd checks in place",
    ),
]
