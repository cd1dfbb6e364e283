# title: where the branches of forward meet
# fails: catch-test [checked-on-a-kink]
# fails: catch-rest [first-derivative-hides-it]


def s(v, r=True):
    return torch.tensor(v, dtype=torch.float64, requires_grad=r)
evidence = {
    "a": (s([[0.5, 1.0], [0.2, 3.0]]),),
    "b": (s(3.0), s(4.0)),
    "c": (s([20.0]),),
    "d": "right",
    "e": (s(math.pi / 2),),
    "f": "right",
    "g": (s([0.0]),),
}
