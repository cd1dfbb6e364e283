"""Misconceptions about turning tensors into numbers."""

from autograder.checks.misconceptions.entry import Misconception

ENTRIES = [
    Misconception(
        "item-of-many",
        ".item(), int() and float() are for a tensor with exactly one element",
        "reduce it to one element first, or take all of them with .tolist()",
        "One element becomes a number",
    ),
    Misconception(
        "still-a-tensor",
        "this is still a tensor, though it may hold one value only; it is not a Python number",
        "take .item() for one value, .tolist() for many",
        "One element becomes a number",
    ),
    Misconception(
        "item-keeps-the-type",
        "the element type decides: integers give int, booleans bool, floating point float",
        "look at the dtype of the tensor",
        "One element becomes a number",
    ),
    Misconception(
        "int-cuts-off",
        "int() cuts the digits off, towards zero",
        "take float(x) or x.item() to keep them, round(x.item()) to round",
        "Python asks for a number",
    ),
    Misconception(
        "list-of-tensors",
        "list(x), and a loop over x, give tensors, not numbers",
        "take x.tolist()",
        "Many elements become a list",
    ),
    Misconception(
        "written-digits",
        "a float32 is not exactly the number you wrote, and in Python its true digits show",
        "compare where both are rounded alike: in the tensor, as in x == 0.1",
        "More digits than you wrote",
    ),
    Misconception(
        "digits-rounded-away",
        "digits were rounded away; the way from a tensor to Python needs no rounding",
        "take what .item() or .tolist() gives, unrounded",
        "More digits than you wrote",
    ),
    Misconception(
        "tensor-as-key",
        "dictionaries and sets tell tensors apart by object, not by value",
        "use the number: .item() for one key, .tolist() for many",
        "A tensor is not a number",
    ),
    Misconception(
        "total-keeps-nodes",
        "after backward() a stored loss keeps its graph, but nothing that the graph had saved",
        "ask two questions: is the graph still reachable? has backward() freed what it saved?",
        "What a running total keeps",
    ),
    Misconception(
        "number-keeps-nothing",
        "a number, or a tensor without history, keeps nothing of the graph alive",
        "ask whether what is stored has a grad_fn",
        "What a running total keeps",
    ),
    Misconception(
        "total-keeps-everything",
        "a stored loss keeps all that its graph saved, because no backward() ever freed it",
        "keep numbers, and evaluate inside `with torch.no_grad():`",
        "The evaluation loop",
    ),
    Misconception(
        "recorded-for-nothing",
        "the forward pass was recorded, though nobody will call backward()",
        "put the forward pass, too, inside `with torch.no_grad():`",
        "The evaluation loop",
    ),
    Misconception(
        "old-loss-index",
        "a loss has no dimension to index; loss.data[0] was written when it had one",
        "take loss.item()",
        "Indexing a loss, as in 2017",
    ),
    Misconception(
        "number-is-a-constant",
        "inside the loss a Python number is a constant, like a detached tensor: no gradient passes",
        "stay with tensors: torch.sqrt instead of math.sqrt, torch.stack instead of torch.tensor",
        "Numbers inside the loss",
    ),
]
