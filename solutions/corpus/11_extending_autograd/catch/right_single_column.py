# title: a column, opposite arguments


def s(v, r=True):
    return torch.tensor(v, dtype=torch.float64, requires_grad=r)
evidence = {
    "a": (s([[0.5], [0.2]]),),
    "b": (s(1.0), s(-1.0)),
    "c": (s([1.0, 50.0]),),
    "d": "right",
    "e": (s(3.0),),
    "f": "right",
    "g": (s([1.0, -1.0]),),
}
