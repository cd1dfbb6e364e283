"""The misconceptions a check can recognise: one stable id each, and what to say.

Ids are written into notebook outputs and collected by reports, so an id is never
renamed or reused. ``section`` is the title of the lesson section that treats the
idea, without its number; `make check` proves that each one exists.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Misconception:
    """One wrong idea: how we say it, one thing to try, and where to read."""

    id: str
    cause: str
    try_next: str
    section: str


_ALL = [
    Misconception(
        "nothing-requires-grad",
        "no graph leads here: nothing that went in requires grad, or the history was cut",
        "look at requires_grad of what went in, before it was used, and for cuts on the way",
        "When nothing requires grad",
    ),
    Misconception(
        "flag-set-too-late",
        "requires_grad was switched on after the operation, which was therefore not recorded",
        "switch requires_grad on first, then compute",
        "Which tensors are recorded",
    ),
    Misconception(
        "never-asked-to-record",
        "this tensor does not require grad, so autograd keeps no gradient for it",
        "create it with requires_grad=True, or call .requires_grad_() before using it",
        "Which tensors are recorded",
    ),
    Misconception(
        "inference-tensor",
        "it was made under inference_mode: it has no history, and cannot ask for one later",
        "compute it outside inference_mode, or go on with x.clone(), which is a normal tensor",
        "Which tensors are recorded",
    ),
    Misconception(
        "integers-cannot-require-grad",
        "only floating point (and complex) tensors can require grad",
        "make the values floating point first: 1.0 instead of 1, or .float()",
        "Which tensors are recorded",
    ),
    Misconception(
        "flag-of-a-computed-tensor",
        "requires_grad cannot be switched off on the result of an operation",
        "use .detach() to get a tensor without the history",
        "Which tensors are recorded",
    ),
    Misconception(
        "callers-tensor-flagged",
        "the flag was set on the caller's own tensor, not on a new one",
        "make a new tensor first: .clone() always does, .float() of a float tensor does not",
        "Which tensors are recorded",
    ),
    Misconception(
        "grad-fn-forgotten",
        "the graph is walked with grad_fn and next_functions, not with the tensor's values",
        "start at result.grad_fn and follow next_functions",
        "Reading and drawing the graph",
    ),
    Misconception(
        "leaf-has-no-grad-fn",
        "a leaf's grad_fn is None: no operation made it; in the graph it appears as AccumulateGrad",
        "ask for the grad_fn of a result, and look for AccumulateGrad nodes to find leaves",
        "Reading and drawing the graph",
    ),
    Misconception(
        "edge-leads-nowhere",
        "a None was used as a node: where no gradient is needed there is no node",
        "skip None: an edge to a constant leads nowhere, and a leaf has no grad_fn",
        "Reading and drawing the graph",
    ),
    Misconception(
        "node-met-twice",
        "a node that several paths lead to was taken once for each path",
        "remember the nodes you have met, and skip them",
        "Reading and drawing the graph",
    ),
    Misconception(
        "only-first-edge",
        "only the first edge of each node was followed",
        "next_functions has one edge for each input: follow them all",
        "Reading and drawing the graph",
    ),
    Misconception(
        "same-name-same-node",
        "two operations of the same kind are two nodes with the same name",
        "compare the nodes themselves, not their names",
        "Reading and drawing the graph",
    ),
    Misconception(
        "vector-needs-a-vector",
        "backward() without an argument needs a scalar; a vector output needs a vector of weights",
        "reduce to a scalar first, or pass backward(v) with v of the output's shape",
        "Scalars, vectors and the vector-Jacobian product",
    ),
    Misconception(
        "vector-of-wrong-shape",
        "the vector given to backward() must have the shape of the output",
        "build it with torch.ones_like(output), or give it output.shape",
        "Scalars, vectors and the vector-Jacobian product",
    ),
    Misconception(
        "sum-instead-of-weights",
        "every output was weighted with 1: the vector of weights was not used",
        "give the vector to backward() (or to autograd.grad as grad_outputs)",
        "Scalars, vectors and the vector-Jacobian product",
    ),
    Misconception(
        "jacobian-expected",
        "backward() gives v times the Jacobian, never the Jacobian itself",
        "call it once for each row, with a one-hot v",
        "Scalars, vectors and the vector-Jacobian product",
    ),
    Misconception(
        "accumulated-gradient",
        "backward() adds to .grad; an earlier gradient is still in it",
        "clear it before the backward() you want to read: x.grad = None",
        "Gradients accumulate",
    ),
    Misconception(
        "accumulation-lost",
        "the gradient was cleared between backward() calls, so only the last one is left",
        "let .grad add up, and clear it only when a new sum begins",
        "Gradients accumulate",
    ),
    Misconception(
        "gradient-replaced",
        "backward() does not replace .grad: it adds to what is there",
        "write down .grad after each backward(), and add",
        "Gradients accumulate",
    ),
    Misconception(
        "gradient-not-copied",
        "the same .grad tensor was kept several times, and later backward() calls changed it",
        "set x.grad = None after each use, or keep x.grad.clone()",
        "Gradients accumulate",
    ),
    Misconception(
        "unscaled-micro-batches",
        "the gradients of the parts were added without scaling them to the mean of the whole",
        "weigh each part's loss with its share of the whole batch before backward()",
        "Gradients accumulate",
    ),
    Misconception(
        "parts-weighed-equally",
        "every part counted the same, though the parts differ in size",
        "weigh each part's loss with its share of all samples",
        "Gradients accumulate",
    ),
    Misconception(
        "freed-graph",
        "the first backward() freed what the graph had saved; it cannot run through it again",
        "compute the forward pass again, or give the first backward() retain_graph=True",
        "The graph is freed",
    ),
    Misconception(
        "every-second-backward-raises",
        "a second backward() raises only where it needs saved values that were freed",
        "ask what the operation had to save for its backward: a sum saves no tensor",
        "The graph is freed",
    ),
    Misconception(
        "unused-input",
        "the result does not depend on this tensor through any recorded operation",
        "use the very tensor that went into the computation, not a copy made afterwards",
        "Second derivatives",
    ),
    Misconception(
        "first-derivative-without-graph",
        "the first derivative was computed without create_graph=True, so it has no history",
        "ask for it with torch.autograd.grad(..., create_graph=True)",
        "Second derivatives",
    ),
    Misconception(
        "stopped-at-first-derivative",
        "this is the first derivative",
        "differentiate the first derivative once more",
        "Second derivatives",
    ),
    Misconception(
        "derivatives-added-up",
        "the second derivative was added to the first one, which was still in .grad",
        "use torch.autograd.grad, which returns gradients instead of adding them to .grad",
        "Second derivatives",
    ),
    Misconception(
        "grad-returned-not-stored",
        "torch.autograd.grad returns the gradients and leaves .grad alone",
        "use what it returns, or call backward() to fill .grad",
        "Second derivatives",
    ),
    Misconception(
        "data-should-not-require-grad",
        "inputs and targets are data: they need no gradient of their own",
        "leave requires_grad off for data; the parameters carry the graph",
        "Inputs and targets need no gradient",
    ),
    Misconception(
        "graph-through-the-target",
        "a gradient flowed through a part that should count as a constant",
        "cut that part off with .detach() (or compute it under torch.no_grad())",
        "Inputs and targets need no gradient",
    ),
    Misconception(
        "target-trained-instead",
        "the prediction was cut off, so only the target is trained",
        "cut the target off, and leave the prediction connected",
        "Inputs and targets need no gradient",
    ),
    Misconception(
        "re-wrapped-tensor",
        "a new tensor was built from the values, and the values have no history",
        "keep working with the tensor itself; use torch.stack or torch.cat to combine tensors",
        "Re-wrapping forgets the history",
    ),
    Misconception(
        "number-instead-of-tensor",
        "the tensor was turned into a Python number, and numbers have no history",
        "stay with tensors until after backward(); take .item() only to print",
        "Re-wrapping forgets the history",
    ),
    Misconception(
        "graph-cut",
        "the history does not lead back to this tensor, so no gradient can reach it",
        "look for .detach(), .data, .item(), torch.tensor(...) or no_grad() on the way",
        "Re-wrapping forgets the history",
    ),
    Misconception(
        "history-kept",
        "the tensor is still connected to its history",
        "use .detach() to keep the values and forget the history",
        "Re-wrapping forgets the history",
    ),
    Misconception(
        "module-flag-does-nothing",
        "module.requires_grad = False only adds an attribute to the module",
        "use module.requires_grad_(False), or set it on each parameter",
        "Frozen parameters",
    ),
    Misconception(
        "frozen-too-much",
        "parameters that should train were frozen too",
        "freeze only the part you name, and leave the others requiring grad",
        "Frozen parameters",
    ),
    Misconception(
        "nothing-frozen",
        "the parameters still require grad",
        "set requires_grad to False on each parameter of the part to freeze",
        "Frozen parameters",
    ),
    Misconception(
        "only-own-parameters",
        "an output requires grad if anything before it does, not only its own layer's parameters",
        "go through the layers in order: once a result requires grad, all that follow do",
        "Frozen parameters",
    ),
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
]

CATALOGUE: dict[str, Misconception] = {entry.id: entry for entry in _ALL}
