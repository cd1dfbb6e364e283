# title: shapes that do not go together
# fails: catch-test [no diagnosis]


def s(v, r=True):
    return torch.tensor(v, dtype=torch.float64, requires_grad=r)
evidence = {
    "a": (s([[0.5, 1.0], [0.2, 3.0]]),),
    "b": (s([3.0, 1.0]), s([4.0, 1.0, 2.0])),
    "c": (s([30.0]),),
    "d": "right",
    "e": (s([0.3]),),
    "f": "right",
    "g": (s([-0.3]),),
}
