# title: one argument that does not require grad


def s(v, r=True):
    return torch.tensor(v, dtype=torch.float64, requires_grad=r)
evidence = {
    "a": (s([[0.5, 1.0], [0.2, 3.0]]),),
    "b": (s(3.0), s(4.0, False)),
    "c": (s([1.0, 50.0]),),
    "d": "right",
    "e": (s([3.0, 1.0]),),
    "f": "right",
    "g": (s([1.0, -1.0]),),
}
