# title: tensors without a tuple


def at(*numbers):
    return torch.tensor(numbers, dtype=torch.float64, requires_grad=True)


evidence = {
    "a": at([1.0, 2.0], [3.0, 5.0]),
    "b": (at(3.0), at(4.0)),
    "c": at([21.0, 1.0]),
    "d": "right",
    "e": at(2.0),
    "f": "right",
    "g": at(-0.1),
}
