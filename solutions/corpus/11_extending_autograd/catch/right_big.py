# title: big tensors


def at(*numbers):
    return torch.tensor(numbers, dtype=torch.float64, requires_grad=True)


evidence = {
    "a": [at([1.0, 2.0, 3.0], [0.0, 0.5, -1.0], [2.0, 2.0, 2.5])],
    "b": [at(-3.0, 1.0), at(4.0, 2.0)],
    "c": at(30.0, 40.0),
    "d": "right",
    "e": (at(0.8),),
    "f": "right",
    "g": [at(-2.0, -3.0)],
}
