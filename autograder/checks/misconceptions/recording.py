"""Misconceptions about switching recording off, and freezing."""

from autograder.checks.misconceptions.entry import Misconception

ENTRIES = [
    Misconception(
        "inference-tensor",
        "it was made under inference_mode: it has no history, and cannot ask for one later",
        "compute it outside inference_mode, or go on with x.clone(), which is a normal tensor",
        "Inference mode",
    ),
    Misconception(
        "no-grad-needs-with",
        "without `with`, torch.no_grad() only makes an object: nothing is switched off",
        "write `with torch.no_grad():`, or `@torch.no_grad()` above a function",
        "A block that is not recorded",
    ),
    Misconception(
        "no-grad-changes-flags",
        "no_grad switches recording off; it sets no flag: what you ask to require grad does",
        "keep two questions apart: is recording on here? does this tensor require grad?",
        "A block that is not recorded",
    ),
    Misconception(
        "flag-instead-of-no-grad",
        "flags were switched off to keep a computation from being recorded, and stayed off",
        "leave the flags alone, and put the computation under `with torch.no_grad():`",
        "A block that is not recorded",
    ),
    Misconception(
        "recording-not-needed",
        "this was recorded, though nobody wants a gradient of it",
        "compute it under `with torch.no_grad():`",
        "A block that is not recorded",
    ),
    Misconception(
        "unrecorded-is-constant",
        "what was made while recording was off stays a constant, also where recording is on",
        "ask where the tensor was made, not only where it is used",
        "A block that is not recorded",
    ),
    Misconception(
        "innermost-block-decides",
        "of several blocks the innermost one decides; at its end the one around it counts again",
        "go through the blocks from the inside to the outside",
        "A bool decides; on inside off",
    ),
    Misconception(
        "recording-not-switched-on",
        "recording was asked for, and the caller's no_grad was still in force",
        "switch it on as well: set_grad_enabled(True) or enable_grad()",
        "A bool decides; on inside off",
    ),
    Misconception(
        "recording-off-too-long",
        "recording was switched off for a part that has to be recorded as well",
        "let the block end before that part, or switch recording on again for it",
        "A block that is not recorded",
    ),
    Misconception(
        "recording-left-on",
        "recording was switched on for a caller who had it off",
        "put back what was there before: a `with` block does",
        "Restoring what was there before",
    ),
    Misconception(
        "recording-left-off",
        "recording was switched off and stayed off after the call",
        "use a `with` block: it is left properly after an error too",
        "The plain function leaks after an error",
    ),
    Misconception(
        "inference-mode-not-lifted",
        "enable_grad has no effect inside inference_mode",
        "leave inference mode, or use no_grad instead",
        "Inference mode",
    ),
    Misconception(
        "eval-is-not-no-grad",
        "eval() was in force, and everything was recorded all the same",
        "add `with torch.no_grad():`; eval() only changes what modules compute",
        "Evaluation mode records too",
    ),
    Misconception(
        "no-grad-is-not-eval",
        "the network ran in training mode: dropout drops, and batch norm learns from the data",
        "call net.eval() first; no_grad() changes nothing that modules compute",
        "Evaluation mode records too",
    ),
    Misconception(
        "mode-not-restored",
        "the modules are not in the modes in which they were before",
        "write down the training flag of each module first, and put it back at the end",
        "Evaluation mode records too",
    ),
    Misconception(
        "new-head-frozen",
        "the head was frozen with the rest",
        "freeze first, and replace the head afterwards: a new layer requires grad",
        "A new head on a frozen body",
    ),
    Misconception(
        "label-is-not-the-layer",
        "out_features is a label: setting it changes no weight",
        "put a new layer there: net.fc = nn.Linear(..., classes)",
        "A new head on a frozen body",
    ),
    Misconception(
        "optimizer-holds-old-head",
        "the optimizer holds the parameters of the head that was replaced",
        "replace the head first, and build the optimizer from the new one",
        "A new head on a frozen body",
    ),
    Misconception(
        "optimizer-holds-the-body",
        "the optimizer was given parameters of the body as well",
        "give it net.fc.parameters() only",
        "A new head on a frozen body",
    ),
    Misconception(
        "recorded-and-dropped",
        "it was recorded, and its graph thrown away afterwards: detach() spares nothing",
        "switch recording off before it runs: `with torch.no_grad():`",
        "What a graph keeps alive",
    ),
]
