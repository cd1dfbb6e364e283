"""Misconceptions about retain_grad and hooks."""

from autograder.checks.misconceptions.entry import Misconception

ENTRIES = [
    Misconception(
        "no-gradient-comes-by",
        "this tensor does not require grad, so no gradient will ever come by to be kept or watched",
        "ask a tensor whose requires_grad is True, and skip the others",
        "Keeping a gradient in the middle",
    ),
    Misconception(
        "asked-another-tensor",
        "the tensor that was asked to keep its gradient is not the one the loss was made of",
        "call retain_grad() on the very tensor that goes into the next step",
        "Keeping a gradient in the middle",
    ),
    Misconception(
        "hook-runs-once-for-the-sum",
        "a hook is called once, with the sum of all the parts that arrive",
        "add up what comes from every use of the tensor, then call the hook",
        "A hook watches a gradient pass",
    ),
    Misconception(
        "hook-sees-one-pass",
        "a hook is given what this backward() brings; .grad holds the sum of all",
        "keep what the hook is given, not .grad",
        "A hook watches a gradient pass",
    ),
    Misconception(
        "hook-left-behind",
        "a hook is still registered, and will run in every later backward()",
        "keep the handle that registering returns, and call its remove()",
        "Hooks stack up",
    ),
    Misconception(
        "hook-left-after-error",
        "the line that removes the hook was not reached, because an error came before it",
        "remove it in any case: `with x.register_hook(...):`, or try and finally",
        "Hooks stack up",
    ),
    Misconception(
        "others-hooks-removed",
        "hooks that other code had registered were removed too",
        "remove your own hook by its handle, and leave the others",
        "Hooks stack up",
    ),
    Misconception(
        "handle-not-returned",
        "the handles were not handed over, so nobody can remove the hooks",
        "collect what registering returns, and return it",
        "Hooks stack up",
    ),
    Misconception(
        "hook-returns-nothing",
        "the hook returned None, so the gradient went on as it was",
        "return the new gradient",
        "A hook can replace the gradient",
    ),
    Misconception(
        "hook-changes-what-is-behind",
        "what a hook returns goes on to everything behind it, and to nothing else",
        "follow the graph from the loss: what lies behind the hook gets its result",
        "A hook can replace the gradient",
    ),
    Misconception(
        "hook-returned-something-else",
        "a hook may return None or a tensor of the same shape and dtype",
        "return a tensor like the one the hook was given",
        "A hook can replace the gradient",
    ),
    Misconception(
        "hook-edits-in-place",
        "the hook wrote into the gradient it was given, which is also somebody else's",
        "make a new tensor and return it: `grad * 0`, not `grad.mul_(0)`",
        "Never edit a gradient in place",
    ),
    Misconception(
        "own-copy-may-be-edited",
        "only the tensor that a hook is given belongs to others; a new one may be edited",
        "ask for each in-place line: is this the tensor that came in, or a new one?",
        "Never edit a gradient in place",
    ),
    Misconception(
        "kept-without-a-copy",
        "what the hook kept is the gradient itself, and somebody edited it afterwards",
        "keep a copy: grad.clone()",
        "Never edit a gradient in place",
    ),
    Misconception(
        "hooks-run-in-order",
        "hooks on one tensor run in the order of registration, each on what the last one left",
        "start with what arrives, and apply the hooks one after the other",
        "In which order hooks run",
    ),
    Misconception(
        "kept-gradient-comes-last",
        "retain_grad() keeps what the hooks have left, whenever it was called",
        "apply all hooks first, then read .grad",
        "In which order hooks run",
    ),
    Misconception(
        "looked-after-other-hooks",
        "other hooks had changed the gradient before you looked at it",
        "look first: a hook that register_hook put there earlier is called before those",
        "In which order hooks run",
    ),
    Misconception(
        "hook-before-accumulation",
        "a hook on a leaf runs before the gradient is added to .grad",
        "to work with .grad itself, use register_post_accumulate_grad_hook",
        "In which order hooks run",
    ),
    Misconception(
        "late-hook-on-a-result",
        "only a leaf has a .grad to accumulate into, so only a leaf can have such a hook",
        "use register_hook on a result",
        "In which order hooks run",
    ),
    Misconception(
        "loop-variable-in-hook",
        "all hooks made in the loop use its variable, and that means the last one when they run",
        "use what the hook is given, or fix the value: `lambda grad, name=name: ...`",
        "In which order hooks run",
    ),
    Misconception(
        "wrapped-output-changed",
        "a full backward hook cannot stand next to a layer that works in place",
        "use a forward hook, and register a hook on the output that it is given",
        "Hooks on modules",
    ),
    Misconception(
        "output-overwritten",
        "the output was kept without a copy, and the next layer wrote into it",
        "keep output.detach().clone()",
        "Hooks on modules",
    ),
    Misconception(
        "kept-gradient-follows-the-tensor",
        "the next layer worked in place, and retain_grad() kept the gradient of what it left there",
        "register a hook on the output: it stays with the values of that moment",
        "Hooks on modules",
    ),
    Misconception(
        "another-operation",
        "grad_fn names another operation than the one that is asked for",
        "compare the names one by one: each belongs to one way to compute it, and to no other",
        "What grad_fn names say",
    ),
]
