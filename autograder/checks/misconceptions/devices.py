"""Misconceptions about devices."""

from autograder.checks.misconceptions.entry import Misconception

ENTRIES = [
    Misconception(
        "made-on-the-cpu",
        "a new tensor was made on the CPU, while the input lives on another device",
        "make it where the input is: x.new_zeros(...), torch.zeros_like(x) or device=x.device",
        "Code that does not care about the device",
    ),
    Misconception(
        "cuda-hard-coded",
        "the code asks for CUDA whatever the input's device is, and CUDA is not here",
        "follow the input: device=x.device, x.new_zeros(...) or .to(x.device)",
        "Code that does not care about the device",
    ),
    Misconception(
        "devices-mixed",
        "an operation met tensors on two devices; PyTorch never moves one by itself",
        "move one of them first, with .to(other.device)",
        "Tensors on two devices do not mix",
    ),
    Misconception(
        "numpy-needs-the-cpu",
        "NumPy reads the memory of the CPU only",
        "copy it over first: x.detach().cpu().numpy()",
        "From a device to NumPy",
    ),
    Misconception(
        "device-compared-whole",
        'a device is no string, and torch.device("cuda") is not equal to torch.device("cuda:0")',
        'compare types: device.type == "cuda"',
        "Where a tensor lives",
    ),
    Misconception(
        "tensor-not-registered",
        "a module moves and saves its parameters and buffers; a plain attribute stays behind",
        "register it in __init__: self.register_buffer(name, tensor)",
        "Code that does not care about the device",
    ),
    Misconception(
        "moved-tensor-not-kept",
        "x.to(...) returns another tensor and leaves x where it is",
        "use what it returns: x = x.to(...)",
        "Code that does not care about the device",
    ),
    Misconception(
        "trained-what-stayed-behind",
        "here the weights never changed: what the gradients or the optimizer reach was not moved",
        "move first; then make the leaf, or the optimizer",
        "Tensors on two devices do not mix",
    ),
    Misconception(
        "cpu-index-is-taken-along",
        "x[i] takes an index from the CPU along; gather, index_select and others refuse it",
        "ask which kind of indexing it is, then which side is on the CPU",
        "Tensors on two devices do not mix",
    ),
    Misconception(
        "number-may-mix",
        "a 0-dimensional CPU tensor counts as a number; tensors with dimensions do not mix",
        "look at the dimensions of the tensor that is on the CPU",
        "Tensors on two devices do not mix",
    ),
    Misconception(
        "array-shares-memory-on-the-cpu",
        "on the CPU, detach(), cpu() and numpy() copy nothing: the array is the tensor's memory",
        "copy on purpose, at the end of the line",
        "From a device to NumPy",
    ),
    Misconception(
        "waited-after-each",
        "each call was waited for, so the device had nothing to do in between",
        "wait once, after the last call",
        "A GPU works asynchronously",
    ),
    Misconception(
        "timed-without-waiting",
        "the clock was stopped while work was still in the queue",
        "wait before you start the clock and before you stop it",
        "A GPU works asynchronously",
    ),
    Misconception(
        "warm-up-counted",
        "the slow first round, or work from before, is part of the time",
        "do one round first and wait for it; then start the clock",
        "A GPU works asynchronously",
    ),
]
